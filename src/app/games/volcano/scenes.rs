//! What VOLCANO draws.

use leptos::prelude::*;

use super::{
    VolcanoTable,
    board::{board, emblem_of},
    happening, lesson, players, report, rules, sheet, stage,
};
use crate::{
    app::{
        board::{
            emblems,
            pieces::{emblem, flame_icon},
            shore::shore,
            sides::quarters,
        },
        dom::{Content, made},
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
    const BOOK: Book = rules::BOOK;
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);

    fn mark(config: &Config, seat: Seat, size: u16) -> AnyView {
        made(emblem(emblem_of(config.players, seat), size)).into_any()
    }

    fn curtain(config: &Config, seat: Seat) -> AnyView {
        made(shore(emblem_of(config.players, seat))).into_any()
    }

    fn stage(desk: Desk<Self>) -> AnyView {
        made(stage::stage(desk)).into_any()
    }

    fn great_moment(desk: Desk<Self>) -> AnyView {
        made(stage::great_moment(desk)).into_any()
    }

    fn players(desk: Desk<Self>) -> AnyView {
        made(players::players(desk)).into_any()
    }

    fn board(desk: Desk<Self>) -> AnyView {
        made(board(desk)).into_any()
    }

    fn sheet(desk: Desk<Self>) -> AnyView {
        made(sheet::sheet(desk)).into_any()
    }

    fn deck(desk: Desk<Self>, full: bool) -> AnyView {
        made(sheet::deck(desk, full).into_node()).into_any()
    }

    fn watched(desk: Desk<Self>) -> AnyView {
        made(sheet::watched(desk)).into_any()
    }

    fn tie_break(locale: Locale, score: &Score<ScorePart>) -> AnyView {
        made(report::tie_break(locale, score)).into_any()
    }

    fn landmark(size: u16) -> AnyView {
        made(flame_icon(size)).into_any()
    }

    fn class(config: &Config, seat: Seat) -> &'static str {
        emblems::class(emblem_of(config.players, seat))
    }

    fn side(config: &Config, seat: Seat) -> u8 {
        quarters(emblem_of(config.players, seat))
    }

    fn event_picture(event: &Event) -> Option<AnyView> {
        happening::picture(event).map(|picture| made(picture).into_any())
    }

    fn action_picture(_: &Table<State>, action: Action) -> Option<AnyView> {
        happening::action_picture(action).map(|picture| made(picture).into_any())
    }
}
