//! What Eruption draws.

use leptos::prelude::*;

use super::{
    EruptionTable,
    art::village,
    board::board,
    board_art::{emblem, flame_icon},
    clans,
    controls::controls_view,
    deck::{deck, full_deck},
    dice::last_roll,
    hand::hand_view,
    happening, lesson,
    players::players,
    prompt::{facts_view, prompt_line},
    report, rules,
    stage::{great_moment, stage},
    table::village_of,
};
use crate::{
    app::{
        board::{shore::shore, sides::quarters},
        dom::{Content, all, el, made},
        shell::text::Locale,
        table::{Desk, lesson::notes::Lesson, rulebook::Book, scenes::Scenes},
    },
    rules::{
        Score, Seat,
        eruption::{Action, Clan, Config, Event, ScorePart, State},
    },
    session::Table,
};

impl Scenes for EruptionTable {
    const BOOK: Book = rules::BOOK;
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);

    fn mark(config: &Config, seat: Seat, size: u16) -> AnyView {
        made(emblem(village_of(config, seat), size)).into_any()
    }

    fn curtain(config: &Config, seat: Seat) -> AnyView {
        made(shore(village_of(config, seat).index())).into_any()
    }

    fn stage(desk: Desk<Self>) -> AnyView {
        made(stage(desk)).into_any()
    }

    fn great_moment(desk: Desk<Self>) -> AnyView {
        made(great_moment(desk)).into_any()
    }

    fn players(desk: Desk<Self>) -> AnyView {
        made(players(desk)).into_any()
    }

    fn board(desk: Desk<Self>) -> AnyView {
        made(board(desk)).into_any()
    }

    fn sheet(desk: Desk<Self>) -> AnyView {
        let place = el("div.place").child(facts_view(desk)).child(controls_view(desk));
        made(all([prompt_line(desk), place, last_roll(desk), hand_view(desk)])).into_any()
    }

    fn deck(desk: Desk<Self>, full: bool) -> AnyView {
        made(if full { full_deck(desk).into_node() } else { deck(desk).into_node() }).into_any()
    }

    fn watched(desk: Desk<Self>) -> AnyView {
        made(report::watched(desk)).into_any()
    }

    fn tie_break(locale: Locale, score: &Score<ScorePart>) -> AnyView {
        made(report::tie_break(locale, score)).into_any()
    }

    fn landmark(size: u16) -> AnyView {
        made(flame_icon(size)).into_any()
    }

    fn class(config: &Config, seat: Seat) -> &'static str {
        village::class(village_of(config, seat))
    }

    fn side(config: &Config, seat: Seat) -> u8 {
        quarters(village_of(config, seat).index())
    }

    fn team_mark(index: usize) -> AnyView {
        made(Clan::ALL.get(index).map(|clan| clans::badge(*clan))).into_any()
    }

    fn event_picture(event: &Event) -> Option<AnyView> {
        happening::picture(event).map(|picture| made(picture).into_any())
    }

    fn action_picture(table: &Table<State>, action: Action) -> Option<AnyView> {
        happening::action_picture(table.state(), action).map(|picture| made(picture).into_any())
    }
}
