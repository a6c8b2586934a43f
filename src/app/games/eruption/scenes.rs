//! What Eruption draws.

use leptos::prelude::*;

use super::{
    art::village,
    components::{
        board::Board,
        clans::Badge,
        deck::{Deck, FullDeck},
        pictures,
        pieces::EmblemMark,
        players::Players,
        sheet::Sheet,
        stage::{GreatMoment, Stage},
        tie_break::TieBreak,
        watched::Watched,
    },
    lesson, rules,
    table::{EruptionTable, village_of},
};
use crate::{
    app::{
        board::{pieces::FlameIcon, shore::Shore, sides::quarters},
        shell::text::Locale,
        table::{TableStore, lesson::notes::Lesson, rulebook::Rulebook, scenes::Scenes},
    },
    rules::{
        Score, Seat,
        eruption::{Action, Clan, Config, Event, ScorePart, State},
    },
    session::Table,
};

impl Scenes for EruptionTable {
    const RULEBOOK: Rulebook = rules::RULEBOOK;
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);

    fn mark(config: &Config, seat: Seat, size: u16) -> AnyView {
        view! { <EmblemMark village=village_of(config, seat) size /> }.into_any()
    }

    fn curtain(store: TableStore<Self>, seat: Seat) -> AnyView {
        view! { <Shore number=village_of(&store.config(), seat).index() /> }.into_any()
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
        view! { <Board store /> }.into_any()
    }

    fn sheet(store: TableStore<Self>) -> AnyView {
        view! { <Sheet store /> }.into_any()
    }

    fn deck(store: TableStore<Self>, full: bool) -> AnyView {
        if full { view! { <FullDeck store /> }.into_any() } else { view! { <Deck store /> }.into_any() }
    }

    fn watched(store: TableStore<Self>) -> AnyView {
        view! { <Watched store /> }.into_any()
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
        Clan::ALL.get(index).map(|clan| view! { <Badge clan=*clan /> }.into_any()).into_any()
    }

    fn event_picture(event: &Event) -> Option<AnyView> {
        pictures::event_picture(event)
    }

    fn action_picture(table: &Table<State>, action: Action) -> Option<AnyView> {
        pictures::action_picture(table.state(), action)
    }
}
