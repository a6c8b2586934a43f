//! The dice of the last roll, with bonus and outcome: everybody sees them, whoever's turn it is.

use std::cmp::Ordering;

use leptos::prelude::*;

use super::pieces::WallIcon;
use crate::{
    app::{
        board::{
            dice::DieKind,
            pieces::{DieFace, TumblingDie},
        },
        games::eruption::{
            animation::Scene,
            rolls::{Roll, last_rolls},
            table::{EruptionTable, words},
            words::Words,
        },
        shell::views::{CollectAny, live},
        table::TableStore,
    },
    t,
};

/// The dice on the screen.
#[component]
pub fn LastRoll(store: TableStore<EruptionTable>) -> impl IntoView {
    let step = move || store.animation.step.get().filter(|step| !step.rolls.is_empty());
    let rolls =
        Memo::new(move |_| step().map_or_else(|| store.session.with(last_rolls), |step| step.rolls.to_vec()));
    // While they are told, those to come are blank and keep their place.
    let told = Memo::new(move |_| {
        step().map_or((usize::MAX, false), |step| (step.rolled, matches!(step.scene, Scene::Roll(..))))
    });
    let row = move |(at, roll): (usize, Roll)| {
        let state = Memo::new(move |_| {
            let (told, rolling) = told.get();
            match (at + 1).cmp(&told) {
                Ordering::Equal if rolling => DieState::Rolls,
                Ordering::Greater => DieState::Waits,
                _ => DieState::Lies,
            }
        });
        let words = store.session.with_untracked(|table| words(table, store.locale));
        view! { <RollRow roll words state /> }
    };
    view! {
        <section
            class=move || if rolls.read().is_empty() { "last none" } else { "last" }
            aria-label=t!(store.locale, table::last_roll)
        >
            <ul>{move || rolls.get().into_iter().enumerate().map(row).collect_any()}</ul>
        </section>
    }
}

/// A wall's roll: the dice, the wall, and what came of it.
#[component]
fn RollRow(roll: Roll, words: Words, state: Memo<DieState>) -> impl IntoView {
    let (headline, detail) = roll_words(&words, roll);
    view! {
        <li class=move || state.get().row(roll.holds)>
            <span class="dice">
                <Die kind=DieKind::Lava pips=roll.lava.pips() state />
                <Die kind=DieKind::Wall pips=roll.wall.pips() state />
            </span>
            <WallIcon material=roll.material size=32 />
            <span class=move || state.get().class()>{headline} <span class="detail num">{detail}</span></span>
        </li>
    }
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
    /// The class of the row; what it says of a wall is not seen before the dice lie.
    fn row(self, holds: bool) -> &'static str {
        match (self, holds) {
            (DieState::Waits, _) => "waits",
            (DieState::Rolls, true) => "rolls",
            (DieState::Rolls, false) => "rolls lost",
            (DieState::Lies, true) => "",
            (DieState::Lies, false) => "lost",
        }
    }

    /// The class of the words on the outcome.
    fn class(self) -> &'static str {
        match self {
            DieState::Waits => "outcome waits",
            DieState::Rolls => "outcome rolls",
            DieState::Lies => "outcome",
        }
    }
}

#[component]
fn Die(kind: DieKind, pips: u8, state: Memo<DieState>) -> impl IntoView {
    live(move || match state.get() {
        DieState::Waits => view! { <DieFace kind pips=0 size=34 /> }.into_any(),
        DieState::Rolls => view! { <TumblingDie kind pips size=34 /> }.into_any(),
        DieState::Lies => view! { <DieFace kind pips size=34 /> }.into_any(),
    })
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
