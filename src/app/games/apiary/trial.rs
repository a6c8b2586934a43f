//! Games for the tests of this folder.

use super::situation::Situation;
use crate::{
    rules::{
        Game, Pending, Viewer,
        apiary::{AdvanceFour, Config, SeedLimit, SeedTiming, Setup, State},
    },
    session::{Options, Playout, SeatInfo, Table, tests::play_on},
};

/// Does something with what is known at this moment of a game.
pub fn with<R>(game: &State, run: impl FnOnce(&Situation<'_>) -> R) -> R {
    let mut legal = Vec::new();
    game.actions(&mut legal);
    let viewer = match game.pending() {
        Pending::Decision { seat, .. } => Viewer::Seat(seat),
        _ => Viewer::Table,
    };
    let view = game.view(viewer);
    run(&Situation { view: &view, legal: &legal, check: &|action| game.check(action) })
}

/// A config that differs from number to number: all seat counts, the Autopilot, every kind of set-up.
pub fn config(number: u64) -> Config {
    let setups = [Setup::Two, Setup::Draft, Setup::Starters, Setup::Random];
    let setup = setups[(number / 5 % 4) as usize];
    let base = match number % 5 {
        0 => Config::solo(1 + (number / 5 % 6) as u8),
        seats => Config::new(1 + seats as u8),
    };
    Config {
        setup: if base.players == 1 && setup == Setup::Draft { Setup::Two } else { setup },
        advance_four: [AdvanceFour::Vp, AdvanceFour::Resources][(number / 3 % 2) as usize],
        seed_timing: [SeedTiming::Window, SeedTiming::Steps][(number / 2 % 2) as usize],
        seed_limit: [SeedLimit::None, SeedLimit::TwoAbilities, SeedLimit::TwoCards]
            [(number / 7 % 3) as usize],
        ..base
    }
}

/// Shows every decision of a random game, until enough are seen.
pub fn decisions(number: u64, mut see: impl FnMut(&State, &Situation<'_>)) {
    let Ok(mut game) = State::new(&config(number)) else { return };
    let mut playout = Playout::new(number);
    loop {
        if let Pending::Decision { .. } = game.pending() {
            with(&game, |at| see(&game, at));
        }
        if playout.step(&mut game, &mut ()).is_none() {
            return;
        }
    }
}

/// A random game of the config of that number, played to its end.
pub fn played(number: u64) -> Table<State> {
    let config = config(number);
    let names = ["Aki", "Ben", "Chie", "Dan", "Emi"];
    let seats = names.iter().take(config.players.into()).map(|name| SeatInfo::new(*name)).collect();
    let mut table = Table::new(&config, seats, Options::default(), number).unwrap();
    table.deal();
    play_on(&mut table, &mut Playout::new(number), u32::MAX);
    table
}
