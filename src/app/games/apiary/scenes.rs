//! What Apiary draws.

use leptos::prelude::*;

use super::{
    art::{icons, phrase},
    components::{
        board::{Board, Pictured, Stage},
        comb::{CombBox, FavorTrack},
        desk::Desk,
        ending::{Ending, ScoreSheet},
        hive::Hive,
        museum::Museum,
        parts::{icon, line, mark},
        players::Players,
        scoring::Scoring,
        sheet::Sheet,
    },
    seats::{class_of, emblem_of},
    table::ApiaryTable,
};
use crate::{
    app::{
        board::{pieces::Emblem, sides::quarters},
        shell::text::Locale,
        table::{TableStore, lesson::notes::Lesson, rulebook::Rulebook, scenes::Scenes},
    },
    rules::{
        Score, Seat,
        apiary::{Action, Basket, Config, Event, Owner, ScorePart, State},
    },
    session::Table,
};

impl Scenes for ApiaryTable {
    const RULEBOOK: Rulebook = super::components::rulebook::RULEBOOK;
    const LESSON: Option<&'static Lesson> = Some(&super::lesson::LESSON);

    fn mark(_: &Config, seat: Seat, size: u16) -> AnyView {
        view! { <Emblem number=emblem_of(seat) size /> }.into_any()
    }

    fn class(_: &Config, seat: Seat) -> &'static str {
        class_of(Owner::Seat(seat))
    }

    fn side(_: &Config, seat: Seat) -> u8 {
        quarters(emblem_of(seat))
    }

    fn curtain(store: TableStore<Self>, seat: Seat) -> AnyView {
        let desk = Desk::new(store);
        view! { <Hive desk seat=Signal::stored(seat) acts=false /> }.into_any()
    }

    fn stage(store: TableStore<Self>) -> AnyView {
        view! { <Stage store /> }.into_any()
    }

    fn pictured(store: TableStore<Self>, seat: Seat, action: Action) -> AnyView {
        view! { <Pictured store seat action /> }.into_any()
    }

    fn great_moment(store: TableStore<Self>) -> AnyView {
        view! { <Scoring store /> }.into_any()
    }

    fn ending(store: TableStore<Self>) -> AnyView {
        view! { <Ending store /> }.into_any()
    }

    fn rival_mark() -> AnyView {
        mark(Owner::Autopilot, 44)
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
        let desk = Desk::new(store);
        let score = full.then(|| view! { <ScoreSheet desk /> <Museum pack=desk.pack l=desk.l /> }.into_any());
        view! { <div data-place="comb"><CombBox desk /><FavorTrack desk />{score}</div> }.into_any()
    }

    fn watched(store: TableStore<Self>) -> AnyView {
        let desk = Desk::new(store);
        view! { <Hive desk seat=desk.own acts=false /> }.into_any()
    }

    fn event_picture(event: &Event) -> Option<AnyView> {
        Some(match *event {
            Event::Gained { resources, .. } => goods(resources),
            Event::Hibernated { .. } | Event::PodTaken { .. } => icon(icons::MOON, 22),
            Event::Favored { .. } => icon(icons::CROWN, 22),
            Event::Bumped { .. } => icon(icons::bumped(), 22),
            Event::Retrieved { .. } => icon(icons::retrieve(), 22),
            Event::Explored { .. } | Event::ShipMoved { .. } => icon(icons::SHIP, 22),
            Event::FramePlaced { .. } => icon(icons::FRAME, 22),
            Event::Upgraded { .. } => icon(icons::UPGRADE, 22),
            Event::Planted { .. } => icon(icons::plant(), 22),
            Event::Danced { .. } | Event::Taught { .. } => icon(icons::EIGHT, 22),
            _ => return None,
        })
    }

    fn action_picture(_: &Table<State>, action: Action) -> Option<AnyView> {
        Some(match action {
            Action::Place(act, _) => icon(super::components::act::sign(act), 22),
            Action::Retrieve => icon(icons::retrieve(), 22),
            Action::Gain(one) | Action::Slot(one) => goods(Basket::of(one, 1)),
            Action::Pod(_) => icon(icons::MOON, 22),
            Action::Ship(_) => icon(icons::SHIP, 22),
            Action::Frame(..) => icon(icons::FRAME, 22),
            Action::Upgrade => icon(icons::UPGRADE, 22),
            Action::Plant(_) => icon(icons::plant(), 22),
            Action::Seed(_) | Action::SeedFor(..) => icon(icons::card(), 22),
            Action::Dance(..) | Action::Teach(..) => icon(icons::EIGHT, 22),
            _ => return None,
        })
    }

    fn tie_break(locale: Locale, score: &Score<ScorePart>) -> AnyView {
        view! { <span class="tie num">{super::report::tie_break(locale, score)}</span> }.into_any()
    }

    fn landmark(size: u16) -> AnyView {
        icon(icons::MOON, size)
    }
}

fn goods(of: Basket) -> AnyView {
    line(&[phrase::Part { glyphs: phrase::goods(of), breaks: 0 }], 20)
}
