//! The dice of the last roll, with bonus and outcome: everybody sees them, whoever's turn it is.

use leptos::prelude::*;
use std::cmp::Ordering;

use super::{
    art::dice::DieKind,
    board_art::{die_face, tumbling_die, wall_icon},
    table::{EruptionTable, words},
    telling::{Beat, Scene},
    words::Words,
};
use crate::{
    app::{
        dom::{El, all, el},
        table::Desk,
    },
    rules::eruption::{Die, Event, Material, State},
    session::Table,
    t,
};

/// One wall's roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// What the wall was made of.
    pub material: Material,
    /// Its die.
    pub wall: Die,
    /// The lava's.
    pub lava: Die,
    /// Whether it held.
    pub holds: bool,
}

/// The rolls of the last time that dice were thrown, in their order: one for each wall.
pub fn last_rolls(table: &Table<State>) -> Vec<Roll> {
    let roll = |event: &Event| match *event {
        Event::WallRolled { material, wall, lava, holds, .. } => Some(Roll { material, wall, lava, holds }),
        _ => None,
    };
    let steps = table.history().iter().rev().map(|step| step.events.iter().find_map(roll));
    let mut rolls: Vec<Roll> = steps.skip_while(Option::is_none).map_while(|roll| roll).collect();
    rolls.reverse();
    rolls
}

/// The dice on the screen.
pub fn last_roll(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let rolls = Memo::new(move |_| desk.session.with(last_rolls));
    // While they are told, those to come are blank and keep their place.
    let told = Memo::new(move |_| {
        desk.telling.beat.with(|beat| match beat.as_deref() {
            Some(Beat { rolls: (told, 1..), scene, .. }) => (*told, matches!(scene, Scene::Roll(..))),
            _ => (usize::MAX, false),
        })
    });
    let row = move |(at, roll): (usize, Roll)| {
        let (told, rolling) = told.get();
        let state = match (at + 1).cmp(&told) {
            Ordering::Equal if rolling => DieState::Rolls,
            Ordering::Greater => DieState::Waits,
            _ => DieState::Lies,
        };
        let words = desk.session.with_untracked(|table| words(table, l));
        let (headline, detail) = roll_words(&words, roll);
        let dice = el("span.dice").child(die(DieKind::Lava, roll.lava.pips(), state)).child(die(
            DieKind::Wall,
            roll.wall.pips(),
            state,
        ));
        let text = el("span").class(state.class());
        el("li")
            .class((!roll.holds && state == DieState::Lies).then_some("lost"))
            .child(dice)
            .child(wall_icon(roll.material, 32))
            .child(text.child(headline).child(el("span.detail.num").child(detail)))
    };
    el("section")
        .class(move || if rolls.with(Vec::is_empty) { "last none" } else { "last" })
        .attr("aria-label", t!(l, table::last_roll))
        .child(el("ul").child(move || all(rolls.get().into_iter().enumerate().map(row))))
}

/// What a die is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DieState {
    /// It has not been thrown yet.
    Waits,
    /// It tumbles, and then shows its number.
    Rolls,
    /// It shows its number.
    Lies,
}

impl DieState {
    /// The class of the words on the outcome.
    fn class(self) -> &'static str {
        match self {
            DieState::Waits => "outcome waits",
            DieState::Rolls => "outcome rolls",
            DieState::Lies => "outcome",
        }
    }
}

fn die(kind: DieKind, pips: u8, state: DieState) -> El {
    match state {
        DieState::Waits => die_face(kind, 0, 34),
        DieState::Rolls => tumbling_die(kind, pips, 34),
        DieState::Lies => die_face(kind, pips, 34),
    }
}

/// The outcome, and how it came about.
fn roll_words(words: &Words, roll: Roll) -> (String, String) {
    let l = words.locale;
    let (wall, bonus, lava) = (roll.wall.pips(), roll.material.bonus(), roll.lava.pips());
    let name = words.wall(roll.material);
    if roll.holds {
        let detail = t!(l, eruption::roll::detail_holds, wall = wall, bonus = bonus, lava = lava);
        (t!(l, eruption::roll::holds, wall = name), detail)
    } else {
        let detail = t!(l, eruption::roll::detail_lost, wall = wall, bonus = bonus, lava = lava);
        (t!(l, eruption::roll::lost, wall = name), detail)
    }
}
