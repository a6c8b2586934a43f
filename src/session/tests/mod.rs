//! Tests of the session: the policy of undo with a scripted game, everything else over random games.

mod books;
mod bots;
mod cards;
mod dealer;
mod interrupted;
mod load;
mod marks;
mod messages;
mod playouts;
mod script;
mod statistics;
mod stores;
mod table;
mod undo;

use super::{Options, Playout, SeatInfo, Table};
use crate::rules::{Game, eruption::State};

pub(crate) fn seats(count: u8) -> Vec<SeatInfo> {
    ["Aki", "Ben", "Chie", "Dan", "Emi", "Finn"]
        .into_iter()
        .take(usize::from(count))
        .map(SeatInfo::new)
        .collect()
}

/// A dealt table of any game, its own options at their defaults.
pub(crate) fn dealt<G: Game>(players: u8, options: Options, entropy: u64) -> Table<G> {
    let config = serde_json::from_value(serde_json::json!({ "players": players })).unwrap();
    let mut table = Table::new(&config, seats(players), options, entropy).unwrap();
    table.deal();
    table
}

/// A dealt table of Eruption.
pub(crate) fn eruption(players: u8, options: Options, entropy: u64) -> Table<State> {
    dealt(players, options, entropy)
}

/// Whole random games of Eruption's variants, in every combination, so many of each.
pub(crate) fn variants(games: u64) -> Vec<Table<State>> {
    let mut tables = Vec::new();
    for (players, clans) in [(3, ""), (4, "ABBA"), (6, "AABBCC"), (6, "ABBABA")] {
        for (annihilation, forecast) in [(false, false), (true, false), (false, true), (true, true)] {
            let mut config =
                serde_json::json!({ "players": players, "annihilation": annihilation, "forecast": forecast });
            if !clans.is_empty() {
                config["clans"] = clans.into();
            }
            let config = serde_json::from_value(config).unwrap();
            for seed in 0..games {
                let mut table = Table::new(&config, seats(players), Options::default(), seed).unwrap();
                table.deal();
                play_on(&mut table, &mut Playout::new(seed), u32::MAX);
                assert!(table.is_over());
                tables.push(table);
            }
        }
    }
    tables
}

/// Plays up to so many random decisions.
pub(crate) fn play_on<G: Game>(table: &mut Table<G>, playout: &mut Playout<G>, decisions: u32) {
    for _ in 0..decisions {
        let Some(action) = playout.choose(table.state()) else { return };
        table.play(action).unwrap();
    }
}

pub(crate) fn teaching() -> Options {
    Options { teaching: true, ..Options::default() }
}
