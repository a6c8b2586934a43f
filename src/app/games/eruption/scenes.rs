//! What Eruption draws.

use leptos::prelude::*;

use super::{
    art::village,
    board::board,
    components::{
        clans::Badge,
        deck::{Deck, FullDeck},
        pieces::EmblemMark,
        players::Players,
        sheet::Sheet,
        tie_break::TieBreak,
        watched::Watched,
    },
    happening, lesson, rules,
    stage::{great_moment, stage},
    table::{EruptionTable, village_of},
};
use crate::{
    app::{
        board::{pieces::FlameIcon, shore::Shore, sides::quarters},
        dom::made,
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
        view! { <EmblemMark village=village_of(config, seat) size /> }.into_any()
    }

    fn curtain(config: &Config, seat: Seat) -> AnyView {
        view! { <Shore number=village_of(config, seat).index() /> }.into_any()
    }

    fn stage(desk: Desk<Self>) -> AnyView {
        made(stage(desk)).into_any()
    }

    fn great_moment(desk: Desk<Self>) -> AnyView {
        made(great_moment(desk)).into_any()
    }

    fn players(desk: Desk<Self>) -> AnyView {
        view! { <Players desk /> }.into_any()
    }

    fn board(desk: Desk<Self>) -> AnyView {
        made(board(desk)).into_any()
    }

    fn sheet(desk: Desk<Self>) -> AnyView {
        view! { <Sheet desk /> }.into_any()
    }

    fn deck(desk: Desk<Self>, full: bool) -> AnyView {
        if full { view! { <FullDeck desk /> }.into_any() } else { view! { <Deck desk /> }.into_any() }
    }

    fn watched(desk: Desk<Self>) -> AnyView {
        view! { <Watched desk /> }.into_any()
    }

    fn tie_break(locale: Locale, score: &Score<ScorePart>) -> AnyView {
        view! { <TieBreak locale score=score.clone() /> }.into_any()
    }

    fn landmark(size: u16) -> AnyView {
        view! { <FlameIcon size /> }.into_any()
    }

    fn class(config: &Config, seat: Seat) -> &'static str {
        village::class(village_of(config, seat))
    }

    fn side(config: &Config, seat: Seat) -> u8 {
        quarters(village_of(config, seat).index())
    }

    fn team_mark(index: usize) -> AnyView {
        Clan::ALL.get(index).map(|clan| view! { <Badge clan=*clan /> }).into_any()
    }

    fn event_picture(event: &Event) -> Option<AnyView> {
        happening::picture(event).map(|picture| made(picture).into_any())
    }

    fn action_picture(table: &Table<State>, action: Action) -> Option<AnyView> {
        happening::action_picture(table.state(), action).map(|picture| made(picture).into_any())
    }
}
