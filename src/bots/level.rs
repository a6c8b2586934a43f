//! The four levels, as data: how each thinks, and what is human about it. That they exist is known to every record.

use super::judged::Judged;
pub use crate::session::Level;

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// How much it minds what rivals gain, against what the game's evaluation says. Below 0 it is glad of it: of what is the same to itself
    /// it does what hurts others least.
    pub rivalry: f64,
    /// Of a hundred decisions, in how many it slips: it takes any one of the better third of its actions, be it the best.
    pub slips: u32,
    /// How long it may think in play, in milliseconds.
    pub millis: u32,
}

impl Level {
    /// How it thinks.
    pub const fn character(self) -> Character {
        match self {
            Level::Gentle => Character { rivalry: -0.1, slips: 24, millis: 300 },
            Level::Fair | Level::Sharp => Character { rivalry: 1.0, slips: 0, millis: 300 },
            Level::Fierce => Character { rivalry: 1.0, slips: 0, millis: 1_000 },
        }
    }

    /// The iterations that it has in a game with so many seats; none if it is greedy.
    pub fn iterations<G: Judged>(self, seats: u8) -> Option<u32> {
        match self {
            Level::Gentle | Level::Fair => None,
            Level::Sharp => Some(G::budgets(seats).sharp),
            Level::Fierce => Some(G::budgets(seats).fierce),
        }
    }

    /// The most that it has in the time it has in play: no more than its iterations, so that it is as strong on every device that
    /// is quick enough. Only the strongest level uses all of its time.
    pub fn most_in_play<G: Judged>(self, seats: u8) -> u32 {
        match self {
            Level::Fierce => u32::MAX,
            _ => self.iterations::<G>(seats).unwrap_or(0),
        }
    }
}
