//! Who may sit in an empty seat: the levels of the bots, by name. How they think is the subject of [`crate::bots`].

use serde::{Deserialize, Serialize};

/// How strong a bot is. The tables of `docs/bots.md` say how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Pumice: builds for itself, seldom attacks, and slips now and then.
    Gentle,
    /// Basalt: weighs each of its own moves and counts the odds.
    Fair,
    /// Obsidian: reads a few moves ahead.
    Sharp,
    /// Magma: reads as far as the time allows.
    Fierce,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Gentle, Level::Fair, Level::Sharp, Level::Fierce];

    /// Its name in records and tools.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Gentle => "gentle",
            Level::Fair => "fair",
            Level::Sharp => "sharp",
            Level::Fierce => "fierce",
        }
    }

    /// The level of that name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}
