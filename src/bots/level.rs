//! The four levels, as data: how each thinks, and what is human about it. That they exist is known to every record.

use super::judged::Judged;
pub use crate::session::Level;

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// How much it minds what rivals gain, against what the game's evaluation says.
    pub rivalry: f64,
    /// Of a hundred decisions, in how many it slips: it takes one of the better third of its actions, whichever.
    pub slips: u32,
    /// How long it may think in play, in milliseconds.
    pub millis: u32,
}

impl Level {
    /// How it thinks.
    pub const fn character(self) -> Character {
        match self {
            Level::Gentle => Character { rivalry: 0.0, slips: 12, millis: 300 },
            Level::Fair => Character { rivalry: 1.0, slips: 0, millis: 300 },
            Level::Sharp => Character { rivalry: 1.0, slips: 0, millis: 300 },
            Level::Fierce => Character { rivalry: 1.0, slips: 0, millis: 1_000 },
        }
    }

    /// The iterations that it has for a decision in a game ([`Judged::ITERATIONS`]); none if it is greedy.
    pub const fn iterations<G: Judged>(self) -> Option<u32> {
        match self {
            Level::Gentle | Level::Fair => None,
            Level::Sharp => Some(G::ITERATIONS[0]),
            Level::Fierce => Some(G::ITERATIONS[1]),
        }
    }

    /// The most that it uses of the time it has in play: as many, so that it is as strong on every device that is quick enough.
    /// The strongest level uses all the time.
    pub const fn most_in_play<G: Judged>(self) -> u32 {
        match (self, self.iterations::<G>()) {
            (Level::Fierce, _) => u32::MAX,
            (_, Some(iterations)) => iterations,
            (_, None) => 0,
        }
    }
}
