//! Why a config is no game.

use std::{error::Error, fmt};

/// Why a config is no game of Eruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// E1: 2 to 6 players.
    Players(u8),
    /// E76: clans are for 4 or 6 players, because they have equal sizes and more than one member.
    ClansForFourOrSix(u8),
    /// E76: every seat belongs to a clan, and only seats do.
    ClanForEverySeat {
        /// How many seats have been given a clan.
        assigned: u8,
        /// How many seats there are.
        players: u8,
    },
    /// E76: somebody has to play against somebody.
    OneClan,
    /// E76: clans are of equal size.
    UnequalClans {
        /// How many seats each clan has, the empty ones included.
        sizes: [u8; 3],
    },
}

impl ConfigError {
    /// The number of the rule.
    pub const fn rule(self) -> &'static str {
        if let ConfigError::Players(_) = self { "E1" } else { "E76" }
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::Players(players) => write!(f, "Eruption is for 2 to 6 players, not {players}"),
            ConfigError::ClansForFourOrSix(players) => {
                write!(f, "clans are for 4 or 6 players, not {players}")
            }
            ConfigError::ClanForEverySeat { assigned, players } => {
                write!(f, "{assigned} seats have a clan, but there are {players}")
            }
            ConfigError::OneClan => write!(f, "everybody is in one clan"),
            ConfigError::UnequalClans { sizes: [a, b, c] } => {
                write!(f, "clans are of equal size, not of {a}, {b} and {c}")
            }
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl Error for ConfigError {}
