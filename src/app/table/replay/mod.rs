//! A game looked at step by step: forwards and back, by turn, by itself, or wherever the slider is put. The board, the players
//! and the log are those of the table, at a store where nobody plays. [`Playback::go_to`](playback::Playback::go_to) is the one
//! way from step to step. The hands of a game that is not over stay covered.

mod jump;
mod playback;
mod transport;

use leptos::prelude::*;

use self::{playback::Playback, transport::Transport};
use super::{
    autosave::Autosave,
    bar::LogButton,
    columns::{LogColumn, Players},
    drawers::provide_drawers,
    keys::on_keys,
    layout::provide_layout,
    lines::Line,
    links::Links,
    log::Log,
    moment::Captions,
    review::Found,
    scenes::Scenes,
    share::{BeforeSecrets, ShareDialog},
    store::TableStore,
};
use crate::app::{
    board::viewport::ViewportState,
    shell::{
        dialog::Dialog,
        icon::Icon,
        page::{Alert, Heading},
        route::{Route, use_route},
        text::Locale,
        views::{CollectAny, live, show_when},
    },
};
use crate::{
    session::{Table, slots::SlotId},
    t,
};

/// The replay of that game, saved under `save`, at the step that the address names. The autosave keeps nothing of it, but knows
/// the store, where games that go on from here are saved.
pub fn replay<T: Scenes>(
    table: Table<T::Rules>,
    autosave: Autosave,
    l: Locale,
    save: String,
) -> impl IntoView {
    let route = use_route();
    // What luck does before anybody has decided is no course of a game.
    let first = table.history().iter().position(|step| step.seat().is_some()).unwrap_or(0);
    let step = asked(&route.get_untracked(), first, table.history().len());
    table.at(step).map(|then| {
        let links = Links::of(&table, T::title(l));
        let over = table.is_over();
        let goes_on = over || !links.by_link;
        let back = if table.is_over() { Route::End(save.clone()) } else { Route::Table(save.clone()) };
        let store = TableStore::<T>::watching(then, autosave, l);
        let found = Found::of(&table, store, &save);
        let playback = Playback::new(store, table, save, [first, step]);
        view! { <Room playback back links goes_on over found /> }.into_any()
    })
}

/// The step that an address names; `first` if it names none.
fn asked(route: &Route, first: usize, last: usize) -> usize {
    match route {
        Route::Replay { step: Some(step), .. } => (*step).min(last),
        _ => first,
    }
}

/// The replay on the screen.
#[component]
fn Room(
    playback: Playback,
    /// What is shown after the replay.
    back: Route,
    links: Links,
    /// Whether the game may be played on from here.
    goes_on: bool,
    /// Whether the game is over.
    over: bool,
    /// What the coach has found in it.
    found: Option<Found>,
) -> impl IntoView {
    let (table, l) = (playback.table, playback.table.locale);
    let drawers = provide_drawers();
    provide_context(ViewportState::default());
    provide_layout(Memo::new(|_| 0));
    on_keys(".table", move |event| playback.key(event));
    let names = links.names.join(" · ");
    let hidden = links.hidden;
    let links = StoredValue::new(links);
    view! {
        <div class="room">
            <div class="table replay">
                <Bar l back />
                <Players />
                <main class="boardwrap">{table.game().board()} <Captions /></main>
                <section class="sheet" aria-label=t!(l, replay::controls)>
                    <Gone playback />
                    <Now playback />
                    <Transport playback found />
                    <Ways playback share=drawers.share names goes_on hidden over />
                    <div class="beside">{table.game().watched()}</div>
                    <LogColumn />
                </section>
            </div>
            <Dialog open=drawers.log title=t!(l, table::log) class="drawer">
                <Log chosen=move |()| drawers.log.set(false) />
            </Dialog>
            <Dialog open=drawers.deck title=table.game().deck_title() class="drawer">
                {table.game().deck(true)}
            </Dialog>
            <ShareDialog l open=drawers.share links=Signal::derive(move || links.get_value()) />
        </div>
    }
}

/// The way out, the title, and the way to the log where it has no column of its own.
#[component]
fn Bar(l: Locale, back: Route) -> impl IntoView {
    view! {
        <header class="bar">
            <a class="btn quiet icon menu-button" href=back.href() aria-label=t!(l, replay::leave)>
                <Icon name="back" />
            </a>
            <Heading>{t!(l, replay::title)}</Heading>
            <LogButton />
        </header>
    }
}

/// The game is deleted while it is looked at, here or in another tab.
#[component]
fn Gone(playback: Playback) -> impl IntoView {
    let (l, storage) = (playback.table.locale, playback.table.autosave.storage);
    let gone = Memo::new(move |_| {
        storage.elsewhere.track();
        let slot = SlotId::new(&playback.save()).filter(|id| storage.held(&id.to_string()).is_none());
        slot.is_some_and(|id| storage.slots().entry(&id) == Ok(None))
    });
    live(move || gone.get().then(|| view! { <Alert>{t!(l, saves::replay_gone)}</Alert> }))
}

/// What happened in this step. While it plays by itself nothing is read out.
#[component]
fn Now(playback: Playback) -> impl IntoView {
    let (table, l) = (playback.table, playback.table.locale);
    let told = Memo::new(move |_| table.lines(table.steps.get().saturating_sub(1)));
    let row = move |line: Line| {
        view! {
            <li>
                <span class="line-mark">{line.seat.map(|seat| table.mark(seat, 18))}</span>
                <span>{line.text}</span>
            </li>
        }
    };
    view! {
        <div class="now">
            <p class="step">{move || playback.place()}</p>
            <div class="told" aria-live=move || if playback.playing.get() { "off" } else { "polite" }>
                <ol>{move || told.get().into_iter().map(row).collect_any()}</ol>
                {show_when(move || told.read().is_empty(), move || view! { <p class="muted small">{t!(l, replay::nothing)}</p> }.into_any())}
            </div>
        </div>
    }
}

/// Goes on from what is shown, or shares the whole game. What others still play by link is not played on without them.
#[component]
fn Ways(
    playback: Playback,
    share: RwSignal<bool>,
    /// Who plays.
    names: String,
    goes_on: bool,
    /// Whether the game is not over, and not all of it is open.
    hidden: bool,
    /// Whether the game is over.
    over: bool,
) -> impl IntoView {
    let (l, open) = (playback.table.locale, RwSignal::new(false));
    let branch = Callback::new(move |()| playback.branch(&names));
    let begin = move |_| match hidden && playback.hides() {
        true => open.set(true),
        false => branch.run(()),
    };
    let go_on = goes_on.then(|| {
        view! {
            <button type="button" class="btn" data-control="branch" on:click=begin>
                {t!(l, replay::go_on)}
            </button>
            <Dialog open title=t!(l, saves::hidden_title) class="card">
                <BeforeSecrets
                    l
                    warning=t!(l, saves::hidden)
                    anyway=t!(l, replay::go_on)
                    go=branch
                    leave=move |()| open.set(false)
                />
            </Dialog>
        }
        .into_any()
    });
    let review = over.then(|| {
        view! {
            <a class="btn quiet" href=Route::Review(playback.save()).href()>
                <Icon name="course" />
                {t!(l, end::review)}
            </a>
        }
        .into_any()
    });
    view! {
        <div class="row ways">
            {go_on}
            <button type="button" class="btn quiet" on:click=move |_| share.set(true)>
                <Icon name="share" />
                {t!(l, link::share)}
            </button>
            {review}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_names_a_step_of_the_game() {
        let at = |step| Route::Replay { save: "x1".into(), step };
        assert_eq!([None, Some(7), Some(0), Some(99)].map(|step| asked(&at(step), 26, 40)), [26, 7, 0, 40]);
        assert_eq!(asked(&Route::Shelf, 0, 40), 0);
    }
}
