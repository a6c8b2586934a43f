//! Which decisions of a game there are to look at, and whose they were.

use crate::{
    rules::{Counted, Seat},
    session::Table,
};

/// A decision at which something else could have been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Its step in the history, from 0.
    pub step: usize,
    /// Whose it was.
    pub seat: Seat,
    /// In which turn, from 1; 0 before the first.
    pub turn: usize,
    /// Whether a person made it; else a bot did.
    pub person: bool,
}

/// All decisions of a game, in order.
pub fn decisions<G: Counted>(table: &Table<G>) -> Vec<Decided> {
    let statistics = table.statistics();
    let mut found = Vec::new();
    for (step, done) in table.history().iter().enumerate().filter(|(_, step)| step.is_choice()) {
        let Some(seat) = done.seat() else { continue };
        let turn = statistics.turn_at(step).map_or(0, |place| place + 1);
        found.push(Decided { step, seat, turn, person: table.person_at(seat, step) });
    }
    found
}
