//! Games for the tests of this folder.

use super::situation::Situation;
use crate::{
    rules::{
        Game, Pending, Viewer,
        volcano::{Config, State},
    },
    session::Playout,
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

/// A game at the first decision of that kind.
pub fn game_at(players: u8, seed: u64, wanted: &str) -> State {
    let mut game = State::new(&Config::new(players)).unwrap();
    let mut playout = Playout::new(seed);
    loop {
        match game.pending() {
            Pending::Decision { prompt, .. } if prompt.to_string() == wanted => return game,
            _ => assert!(playout.step(&mut game, &mut ()).is_some(), "there is no {wanted}"),
        }
    }
}
