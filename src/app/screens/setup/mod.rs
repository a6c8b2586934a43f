//! The set-up of a new game: who plays, who begins, by which options. All that was chosen the last time is chosen already, so
//! that one tap starts. [`draft`] is what is being set up, [`last`] what of it is remembered, [`seats`] shows the players at their
//! places.

mod controls;
mod draft;
pub mod last;
mod seats;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, SubmitEvent};

use controls::{find, focus};
use draft::Draft;
use seats::{Berths, Elsewhere, SeatRows, Starter};

use super::{learn_link::LearnLink, unknown::UnknownGame};
use crate::{
    app::{
        games::{
            catalog::{GameInfo, info},
            load::Part,
            part::{Form, SharedDeal},
            with_game::WithGame,
        },
        shell::{
            controls::{Switch, WordChoices},
            icon::Icon,
            page::Page,
            route::Route,
            settings::use_locale,
            views::show_when,
        },
    },
    t,
};

/// The ids of the radio buttons for the number of players.
const COUNT_IDS: [&str; 10] = ["n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9"];

/// The set-up of that game.
#[component]
pub fn Setup(game: String) -> impl IntoView {
    match info(&game) {
        Some(game) => view! {
            <WithGame game let:part>
                <SetupForm game part />
            </WithGame>
        }
        .into_any(),
        None => view! { <UnknownGame /> }.into_any(),
    }
}

/// The form for a new game. In that of a deal that somebody has shared, players, options and luck are settled; who plays is
/// not.
#[component]
pub fn SetupForm(
    /// The game.
    game: &'static GameInfo,
    /// Its code.
    part: Part,
    /// The deal, if one was shared.
    #[prop(optional)]
    deal: Option<SharedDeal>,
) -> impl IntoView {
    let l = use_locale();
    let draft = Draft::recalled(game);
    let settled = deal.is_some();
    let (options, start) = match deal {
        Some(SharedDeal { players, start }) => {
            draft.set_players(players);
            (view! { <p class="muted">{t!(l, setup::settled)}</p> }.into_any(), start)
        }
        None => {
            draft.keep();
            let names = move |_: Option<&_>| {
                (0..usize::from(draft.players.get())).map(|at| draft.spoken(l, at)).collect()
            };
            let Form { options, start } = part.form(Memo::new(names), l);
            (options, start)
        }
    };
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let Some((seats, options)) = draft.checked(l) else { return };
        match start(seats, options) {
            // Back then leads to the shelf, not to a second game.
            Some(id) => Route::Table(id).replace(),
            // What is wrong with the options is looked at.
            None => focus(".table-rules .field-error:not(:empty)"),
        }
    };
    let title = match settled {
        true => t!(l, setup::same_deal, game = (game.title)(l)),
        false => t!(l, setup::title, game = (game.title)(l)),
    };
    view! {
        <div on:keydown=enter>
            <Page title class="setup">
                <form novalidate on:submit=begin>
                    <div class="cols">
                        <WhoPlays game part draft settled />
                        <SeatMap part draft />
                        <TableRules game draft options />
                    </div>
                    <div class="go">
                        <button type="submit" class="btn primary">
                            {move || if draft.people().is_empty() { t!(l, setup::watch) } else { t!(l, setup::start) }}
                        </button>
                    </div>
                </form>
            </Page>
        </div>
    }
}

/// How many play, who they are, who begins, and whether some of them sit elsewhere.
#[component]
fn WhoPlays(game: &'static GameInfo, part: Part, draft: Draft, settled: bool) -> impl IntoView {
    let l = use_locale();
    let count = (!settled).then(|| {
        let players = game.players.clone();
        let count = players.map(|n| (n, COUNT_IDS[usize::from(n) % COUNT_IDS.len()], n.to_string()));
        view! {
            <WordChoices
                legend=t!(l, setup::count)
                group="players"
                choices=count.collect()
                value=draft.players
                set=move |players| draft.set_players(players)
            />
        }
        .into_any()
    });
    let error = move || draft.error.get().map(|(_, why)| why);
    // One who plays alone begins, has no company and sits here.
    let several = Memo::new(move |_| draft.players.get() > 1);
    let starter = move || {
        let legend = (game.labels)(l).starts;
        (!settled && several.get())
            .then(|| view! { <Starter legend part draft players=draft.players.get() /> }.into_any())
    };
    let elsewhere = move || {
        (several.get() && draft.by_link.get()).then(|| {
            view! { <Elsewhere part draft players=draft.players.get() people=draft.people() /> }.into_any()
        })
    };
    let bots = move || draft.people().len() < usize::from(draft.players.get());
    let only_me = move || {
        view! {
            <button type="button" class="btn quiet" on:click=move |_| draft.seat_bots()>
                <Icon name="pawn" />
                {t!(l, setup::only_me)}
            </button>
        }
        .into_any()
    };
    let by_link = move || {
        view! {
            <Switch
                label=t!(l, play_by_link::offer)
                help=t!(l, play_by_link::help)
                on=draft.by_link
                set=move |on| draft.by_link.set(on)
            />
        }
        .into_any()
    };
    let honest = move || view! { <p class="honest">{t!(l, bots::honest)}</p> }.into_any();
    view! {
        <section class="panel who-plays">
            <div class="head">
                <h2>{t!(l, setup::who)}</h2>
                {show_when(move || several.get(), only_me)}
            </div>
            {count}
            {move || view! { <SeatRows part draft players=draft.players.get() /> }}
            <p class="field-error" id="name-error" role="alert">
                {move || error()}
            </p>
            {show_when(bots, honest)}
            {move || starter()}
            {show_when(move || several.get(), by_link)}
            {move || elsewhere()}
        </section>
    }
}

/// Who sits where.
#[component]
fn SeatMap(part: Part, draft: Draft) -> impl IntoView {
    let l = use_locale();
    view! {
        <section class="panel mapbox">
            <h2>{t!(l, setup::seats)}</h2>
            <p class="muted small">{t!(l, setup::swap_help)}</p>
            <div class="map">
                {part.map(Memo::new(move |_| draft.players.get()), l)}
                {move || view! { <Berths part draft players=draft.players.get() /> }}
            </div>
        </section>
    }
}

/// The game's own options, and those of every table.
#[component]
fn TableRules(game: &'static GameInfo, draft: Draft, options: AnyView) -> impl IntoView {
    let l = use_locale();
    let hints = game.foretells.then(|| {
        view! {
            <Switch
                label=t!(l, setup::hints)
                help=t!(l, setup::hints_help)
                on=Signal::derive(move || !draft.no_hints.get())
                set=move |on: bool| draft.no_hints.set(!on)
            />
        }
        .into_any()
    });
    // Bots ask nobody.
    let people = move || {
        let (players, bots) = (usize::from(draft.players.get()), draft.bots.read());
        (0..players).any(|at| bots.get(at).is_none_or(Option::is_none))
    };
    let coach = move || {
        view! {
            <Switch
                label=t!(l, setup::coach)
                help=t!(l, setup::coach_help)
                on=Signal::derive(move || !draft.no_coach.get())
                set=move |on: bool| draft.no_coach.set(!on)
            />
        }
        .into_any()
    };
    let book = Route::Rules { game: game.id.to_owned(), at: "options".to_owned() };
    view! {
        <section class="panel table-rules">
            <h2>{t!(l, setup::options)}</h2>
            {options}
            {hints}
            {show_when(people, coach)}
            <Switch
                label=(game.labels)(l).open_hands
                help=t!(l, setup::open_hands_help)
                on=draft.open_hands
                set=move |on| draft.open_hands.set(on)
            />
            <Switch
                label=t!(l, setup::teaching)
                help=t!(l, setup::teaching_help)
                on=draft.teaching
                set=move |on| draft.teaching.set(on)
            />
            <a class="btn quiet" href=book.href()>
                <Icon name="book" />
                {t!(l, book::title, game = (game.title)(l))}
            </a>
            <LearnLink l game class="btn quiet" />
        </section>
    }
}

/// Enter starts, wherever the focus is, unless it is on something that Enter presses.
fn enter(event: KeyboardEvent) {
    let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    let own = on.is_some_and(|on| matches!(on.tag_name().as_str(), "A" | "BUTTON" | "INPUT"));
    let start = find("form .go button").filter(|_| event.key() == "Enter" && !own && !event.is_composing());
    if let Some(start) = start {
        start.click();
    }
}
