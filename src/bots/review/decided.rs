//! Which decisions of a game there are to look at, and whose they were.

use crate::{
    rules::{Counted, Seat},
    session::{Aside, Table},
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
        found.push(Decided { step, seat, turn, person: by_person(table, seat, step) });
    }
    found
}

/// Whether a person decided for a seat at a step, by what is noted of seats that changed hands.
fn by_person<G: Counted>(table: &Table<G>, seat: Seat, step: usize) -> bool {
    let mut changes =
        table.options().notes.iter().filter(|note| note.seat == seat && note.aside != Aside::Plain);
    let before = changes.clone().take_while(|note| note.at <= step).last();
    match (before, changes.find(|note| note.at > step)) {
        (Some(note), _) => note.aside == Aside::Person,
        // Before the first change it was the other way round.
        (None, Some(note)) => note.aside != Aside::Person,
        (None, None) => table.bot(seat).is_none(),
    }
}
