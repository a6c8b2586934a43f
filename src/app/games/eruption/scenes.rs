//! What Eruption draws.

use leptos::prelude::*;

use super::{
    art::village,
    clans,
    components::{
        board::Board,
        dice::LastRoll,
        pictures,
        pieces::EmblemMark,
        stage::{GreatMoment, Stage},
    },
    controls::controls_view,
    deck::{deck, full_deck},
    hand::hand_view,
    lesson,
    players::players,
    prompt::{facts_view, prompt_line},
    report, rules,
    table::{EruptionTable, village_of},
};
use crate::{
    app::{
        board::{pieces::FlameIcon, shore::Shore, sides::quarters},
        dom::{Content, made},
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
        view! { <Stage desk /> }.into_any()
    }

    fn great_moment(desk: Desk<Self>) -> AnyView {
        view! { <GreatMoment desk /> }.into_any()
    }

    fn players(desk: Desk<Self>) -> AnyView {
        made(players(desk)).into_any()
    }

    fn board(desk: Desk<Self>) -> AnyView {
        view! { <Board desk /> }.into_any()
    }

    fn sheet(desk: Desk<Self>) -> AnyView {
        view! {
            {made(prompt_line(desk))}
            <div class="place">{made(facts_view(desk))} {made(controls_view(desk))}</div>
            <LastRoll desk />
            {made(hand_view(desk))}
        }
        .into_any()
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
        view! { <FlameIcon size /> }.into_any()
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
        pictures::event_picture(event)
    }

    fn action_picture(table: &Table<State>, action: Action) -> Option<AnyView> {
        pictures::action_picture(table.state(), action)
    }
}
