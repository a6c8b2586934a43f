//! What to do when a game is over: another one, or looking back at this one.

use leptos::prelude::*;

use crate::app::{
    shell::{controls::WordChoices, fetched::once_fetched, icon::Icon, route::Route, text::Locale},
    table::context::use_table,
};
use crate::{session::Start, t};

/// What to do next.
#[component]
pub fn Ways(
    /// The id of the game's save, for addresses.
    save: String,
    /// Who begins the next game.
    start: Start,
    /// The name of who begins it after a swap.
    first: String,
    /// Starts it, with swapped seats or not.
    rematch: Callback<bool>,
    /// Whether the links to the game are open.
    share: RwSignal<bool>,
) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let same = match start {
        Start::Random => t!(l, end::same_random).to_owned(),
        Start::Seat(seat) => t!(l, end::same_seat, name = untrack(|| table.name(seat))),
    };
    let swapped = RwSignal::new(false);
    let first = StoredValue::new(first);
    let help = move || match swapped.get() {
        true => t!(l, end::swapped_help, name = first.get_value()),
        false => same.clone(),
    };
    let seats = vec![
        (false, "seats-same", t!(l, end::seats_same).to_owned()),
        (true, "seats-on", t!(l, end::seats_on).to_owned()),
    ];
    let replay = Route::Replay { save: save.clone(), step: None };
    let review = Route::Review(save.clone());
    let found = |save: &str| match untrack(|| table.game().found(save)) {
        Some(found) => {
            let fetch = move || {
                let found = found.clone();
                async move { said(found.entry().await, l) }
            };
            once_fetched(fetch, move || said(None, l))
        }
        None => said(None, l),
    };
    view! {
        <a class="over-game" href=review.href()>
            {found(&save)}
            <Icon name="forward" />
        </a>
        <div class="rematch">
            <button type="button" class="btn primary" on:click=move |_| rematch.run(swapped.get_untracked())>
                {t!(l, table::rematch)}
            </button>
            <WordChoices
                legend=t!(l, setup::seats)
                group="rematch"
                choices=seats
                value=swapped
                set=move |on| swapped.set(on)
            />
            <p class="small muted">{move || help()}</p>
        </div>
        <div class="row">
            <a class="btn" href=replay.href()>
                <Icon name="play" />
                {t!(l, end::replay)}
            </a>
            <a class="btn" href=Route::Table(save).href()>
                {t!(l, table::see_board)}
            </a>
            <button type="button" class="btn" on:click=move |_| share.set(true)>
                <Icon name="share" />
                {t!(l, link::share)}
            </button>
            <button type="button" class="btn" on:click=move |_| table.export()>
                <Icon name="export" />
                {t!(l, table::export)}
            </button>
            <a class="btn quiet" href=Route::Shelf.href()>
                {t!(l, table::to_shelf)}
            </a>
        </div>
    }
}

/// The picture of the review and what is said of it: what was found in the game, or before that, what there is to be found.
fn said(found: Option<(AnyView, String)>, l: Locale) -> AnyView {
    let plain = || (view! { <Icon name="course" /> }.into_any(), t!(l, end::review_help).to_owned());
    let (picture, text) = found.unwrap_or_else(plain);
    view! {
        {picture}
        <span class="over-game-name">{t!(l, end::review)}</span>
        <span class="small muted">{text}</span>
    }
    .into_any()
}
