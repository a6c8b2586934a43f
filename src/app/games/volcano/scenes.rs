//! What VOLCANO draws.

use leptos::prelude::*;

use super::{
    components::{
        board::{SeaBoard, Stage},
        deck::Deck,
        happening::GreatMoment,
        lines,
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
            shore::Shore,
            sides::quarters,
        },
        shell::text::Locale,
        table::{Desk, lesson::notes::Lesson, rulebook::Book, scenes::Scenes},
    },
    rules::{
        Score, Seat,
        volcano::{Action, Config, Event, ScorePart, State},
    },
    session::Table,
};

impl Scenes for VolcanoTable {
    const BOOK: Book = rulebook::BOOK;
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

    fn curtain(config: &Config, seat: Seat) -> AnyView {
        view! { <Shore number=emblem_of(config.players, seat) /> }.into_any()
    }

    fn stage(desk: Desk<Self>) -> AnyView {
        view! { <Stage desk /> }.into_any()
    }

    fn great_moment(desk: Desk<Self>) -> AnyView {
        view! { <GreatMoment desk /> }.into_any()
    }

    fn players(desk: Desk<Self>) -> AnyView {
        view! { <Players desk /> }.into_any()
    }

    fn board(desk: Desk<Self>) -> AnyView {
        view! { <SeaBoard desk /> }.into_any()
    }

    fn sheet(desk: Desk<Self>) -> AnyView {
        view! { <Sheet desk /> }.into_any()
    }

    fn deck(desk: Desk<Self>, full: bool) -> AnyView {
        view! { <Deck desk full /> }.into_any()
    }

    fn watched(desk: Desk<Self>) -> AnyView {
        view! { <Watched desk /> }.into_any()
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
