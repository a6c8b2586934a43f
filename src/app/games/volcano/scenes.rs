//! What VOLCANO draws.

use leptos::prelude::*;

use super::{
    components::{
        board::{SeaBoard, Stage},
        deck::Deck,
        happening::GreatMoment,
        lines,
        own_island::OwnIsland,
        players::Players,
        rulebook,
        sheet::{Sheet, Watched},
    },
    lesson,
    pawns::emblem_of,
    report,
    table::VolcanoTable,
};
use crate::{
    app::{
        board::{
            emblems,
            pieces::{Emblem, FlameIcon},
            sides::quarters,
        },
        shell::text::Locale,
        table::{TableStore, lesson::notes::Lesson, rulebook::Rulebook, scenes::Scenes},
    },
    rules::{
        Score, Seat,
        volcano::{Action, Config, Event, ScorePart, State},
    },
    session::Table,
};

impl Scenes for VolcanoTable {
    const RULEBOOK: Rulebook = rulebook::RULEBOOK;
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);

    fn mark(config: &Config, seat: Seat, size: u16) -> AnyView {
        view! { <Emblem number=emblem_of(config.players, seat) size /> }.into_any()
    }

    fn class(config: &Config, seat: Seat) -> &'static str {
        emblems::class(emblem_of(config.players, seat))
    }

    fn side(config: &Config, seat: Seat) -> u8 {
        quarters(emblem_of(config.players, seat))
    }

    fn curtain(store: TableStore<Self>, seat: Seat) -> AnyView {
        view! { <OwnIsland store seat /> }.into_any()
    }

    fn stage(store: TableStore<Self>) -> AnyView {
        view! { <Stage store /> }.into_any()
    }

    fn great_moment(store: TableStore<Self>) -> AnyView {
        view! { <GreatMoment store /> }.into_any()
    }

    fn players(store: TableStore<Self>) -> AnyView {
        view! { <Players store /> }.into_any()
    }

    fn board(store: TableStore<Self>) -> AnyView {
        view! { <SeaBoard store /> }.into_any()
    }

    fn sheet(store: TableStore<Self>) -> AnyView {
        view! { <Sheet store /> }.into_any()
    }

    fn deck(store: TableStore<Self>, full: bool) -> AnyView {
        view! { <Deck store full /> }.into_any()
    }

    fn watched(store: TableStore<Self>) -> AnyView {
        view! { <Watched store /> }.into_any()
    }

    fn event_picture(event: &Event) -> Option<AnyView> {
        lines::event_picture(event)
    }

    fn action_picture(_: &Table<State>, action: Action) -> Option<AnyView> {
        lines::action_picture(action)
    }

    fn tie_break(locale: Locale, score: &Score<ScorePart>) -> AnyView {
        view! { <span class="tie num">{report::tie_break(locale, score)}</span> }.into_any()
    }

    fn landmark(size: u16) -> AnyView {
        view! { <FlameIcon size /> }.into_any()
    }
}
