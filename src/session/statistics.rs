//! The course of a game in numbers: what its events add up to, and a value for each seat at the end of every turn. All of it
//! is a fold over the history, so nothing of it is saved.

use super::{
    record::{Options, SeatInfo, Start},
    table::Table,
    timeline::Step,
};
use crate::rules::{Counted, Seat};

/// One turn of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it was.
    pub seat: Seat,
    /// After so many steps it had begun.
    pub from: usize,
    /// Whether something happened in it that is to be marked.
    pub landmark: bool,
    /// By seat: the level when it ended, or as it is now.
    pub levels: Vec<i32>,
}

/// The turns of a game so far, and what was counted in all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics<G: Counted> {
    /// In order. What happens before the first turn belongs to none.
    pub turns: Vec<Turn>,
    /// Everything.
    pub tally: G::Tally,
}

impl<G: Counted> Statistics<G> {
    /// Of a game with that config that went like this.
    pub fn of(config: &G::Config, seats: u8, steps: &[Step<G>]) -> Statistics<G> {
        let mut statistics = Statistics { turns: Vec::new(), tally: G::tally(config) };
        for (index, step) in steps.iter().enumerate() {
            for event in &step.events {
                if let Some(seat) = G::turn_of(event) {
                    statistics.end_turn(seats);
                    statistics.turns.push(Turn {
                        seat,
                        from: index + 1,
                        landmark: false,
                        levels: Vec::new(),
                    });
                }
                if let Some(turn) = statistics.turns.last_mut() {
                    turn.landmark |= G::is_landmark(event);
                }
                G::count(&mut statistics.tally, event);
            }
        }
        statistics.end_turn(seats);
        statistics
    }

    fn end_turn(&mut self, seats: u8) {
        if let Some(turn) = self.turns.last_mut() {
            turn.levels = Seat::first(seats).map(|seat| G::level(&self.tally, seat)).collect();
        }
    }

    /// The turn that was running after so many steps, by its place in [`turns`](Statistics::turns).
    pub fn turn_at(&self, steps: usize) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.from <= steps)
    }
}

impl<G: Counted> Table<G> {
    /// Who plays again after this game, in which seats, and how: as it was, with new luck. Swapped, everybody moves one seat
    /// on while the same seat begins, so that another player does.
    pub fn rematch(&self, swapped: bool) -> (Vec<SeatInfo>, Options) {
        let mut seats = self.seats().to_vec();
        let mut options = Options { seed: None, notes: Vec::new(), ..self.options().clone() };
        if swapped {
            seats.rotate_right(1);
            if let Some(turn) = self.statistics().turns.first() {
                options.start = Start::Seat(turn.seat);
            }
        }
        (seats, options)
    }

    /// What has happened so far, in numbers.
    pub fn statistics(&self) -> Statistics<G> {
        Statistics::of(self.state().config(), self.state().seats(), self.history())
    }
}
