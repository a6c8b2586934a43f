//! Eruption at a table: what the files of this folder share.

use leptos::prelude::*;

use super::{art::facing::Facing, ui::Situation, words::Words};
use crate::{
    app::{
        shell::{settings::try_settings, text::Locale},
        table::{TableGame, store::acting},
    },
    rules::{
        Game, Pending, Seat,
        eruption::{Action, Config, State, Village},
    },
    session::Table,
    t,
};

/// Eruption at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EruptionTable;

/// The words of a table.
pub fn words(table: &Table<State>, locale: Locale) -> Words {
    Words {
        locale,
        names: table.seats().iter().map(|seat| seat.name.clone()).collect(),
        villages: Village::in_play(table.state().config().players).to_vec(),
        facing: facing_of(
            table,
            try_settings().is_some_and(|settings| settings.get_untracked().turns_boards()),
        ),
    }
}

/// How the board lies: with the village of whoever acts at the bottom, if the board is to be turned.
pub fn facing_of(table: &Table<State>, turned: bool) -> Facing {
    match acting(table) {
        Some(seat) if turned => Facing::towards(village_of(table.state().config(), seat)),
        _ => Facing::PRINTED,
    }
}

/// The village of a seat.
pub fn village_of(config: &Config, seat: Seat) -> Village {
    let villages = Village::in_play(config.players);
    villages[seat.index() % villages.len()]
}

/// Runs something with what the interface needs to know about the pending decision, if there is one.
pub fn with_situation<R>(
    table: &Table<State>,
    legal: &[Action],
    run: impl FnOnce(&Situation<'_>) -> R,
) -> Option<R> {
    let Pending::Decision { prompt, .. } = table.state().pending() else { return None };
    let check = |action| table.state().check(action);
    Some(run(&Situation { prompt, legal, check: &check }))
}

impl TableGame for EruptionTable {
    type Rules = State;

    fn title(locale: Locale) -> &'static str {
        t!(locale, games::eruption::title)
    }
}
