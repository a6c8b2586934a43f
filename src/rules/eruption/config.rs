//! Players and options.

use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};

use super::clan::Clans;
use crate::fields::is_default;

/// How many players, and the table options, in the order in which a record has them; what a record leaves out takes its
/// default, and the variants are written only where they are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Whether the game goes on until one side is left (E77).
    #[serde(default, skip_serializing_if = "is_default")]
    pub annihilation: bool,
    /// Who plays with whom (E76).
    #[serde(default, skip_serializing_if = "is_default")]
    pub clans: Clans,
    /// Whether the lava tiles lie in three stacks, face up (E78).
    #[serde(default, skip_serializing_if = "is_default")]
    pub forecast: bool,
    /// 2 to 6 (E1).
    pub players: u8,
    /// Whether the four Rain cards are in the deck (E47).
    #[serde(default = "yes")]
    pub rain: bool,
    /// Whether walls can run out (E60).
    #[serde(default)]
    pub wall_stock: WallStock,
    /// When the card of zone 2 is drawn (E15).
    #[serde(default)]
    pub zone_card: ZoneCard,
}

/// E60: the walls of the box, or as many as are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WallStock {
    /// 18 straw, 15 wood, 15 stone.
    #[default]
    Limited,
    /// Walls never run out.
    Unlimited,
}

/// E15: the moment of the card of zone 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ZoneCard {
    /// Directly after damage.
    #[default]
    AfterDamage,
    /// At the start of phase 3.
    CardPhase,
}

impl Config {
    /// That many players, every option at its default.
    pub const fn new(players: u8) -> Config {
        Config {
            players,
            rain: true,
            wall_stock: WallStock::Limited,
            zone_card: ZoneCard::AfterDamage,
            clans: Clans::NONE,
            annihilation: false,
            forecast: false,
        }
    }

    /// Why there can be no such game (E1, E76).
    pub(super) fn check(&self) -> Result<(), ConfigError> {
        if !(2..=6).contains(&self.players) {
            return Err(ConfigError::Players(self.players));
        }
        self.clans.check(self.players)
    }
}

const fn yes() -> bool {
    true
}

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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::fields::{line, read};

    #[test]
    fn a_config_is_read_as_it_is_written() {
        for (rain, wall_stock, zone_card) in [
            (true, WallStock::Limited, ZoneCard::CardPhase),
            (false, WallStock::Unlimited, ZoneCard::AfterDamage),
        ] {
            let config = Config { players: 5, rain, wall_stock, zone_card, ..Config::new(5) };
            assert_eq!(read(json!(config)), Ok(config));
            let clans = Clans::parse("ABCABC").unwrap();
            let variants = Config { players: 6, clans, annihilation: rain, forecast: !rain, ..config };
            assert_eq!(read(json!(variants)), Ok(variants));
            assert_eq!(line(&variants), json!(variants).to_string(), "in alphabetical order");
        }
        assert_eq!(read(json!({ "players": 3 })), Ok(Config::new(3)));
    }

    #[test]
    fn what_is_no_game_says_why_and_names_its_rule() {
        let why = |clans: &str, players: u8| {
            let clans = Clans::parse(clans).unwrap_or_default();
            Config { clans, ..Config::new(players) }.check().unwrap_err().to_string()
        };
        assert_eq!(why("", 7), "Eruption is for 2 to 6 players, not 7 (E1)");
        assert_eq!(why("ABABA", 5), "clans are for 4 or 6 players, not 5 (E76)");
        assert_eq!(why("AAB", 4), "3 seats have a clan, but there are 4 (E76)");
        assert_eq!(why("AAAA", 4), "everybody is in one clan (E76)");
        assert_eq!(why("AAAB", 4), "clans are of equal size, not of 3, 1 and 0 (E76)");
    }

    #[test]
    fn what_is_no_config_is_refused() {
        for (bad, why) in [
            (json!(3), "Config"),
            (json!({}), "players"),
            (json!({ "players": "3" }), "players"),
            (json!({ "players": 3.0 }), "players"),
            (json!({ "players": -3 }), "players"),
            (json!([4, true]), "object"),
            (json!({ "players": 256 }), "players"),
            (json!({ "players": 3, "rain": null }), "rain"),
            (json!({ "players": 3, "wall_stock": "Limited" }), "wall_stock"),
            (json!({ "players": 3, "zone_card": 1 }), "zone_card"),
            (json!({ "players": 3, "lava": 3 }), "lava"),
            (json!({ "players": 4, "clans": true }), "clans"),
            (json!({ "players": 4, "clans": "" }), "clans"),
            (json!({ "players": 4, "clans": "AABD" }), "clans"),
            (json!({ "players": 4, "clans": "AABBAABBA" }), "clans"),
            (json!({ "players": 4, "annihilation": 1 }), "annihilation"),
            (json!({ "players": 4, "forecast": "yes" }), "forecast"),
        ] {
            let error = read::<Config>(bad.clone()).unwrap_err();
            assert!(error.contains(why), "{bad}: {error}");
        }
    }
}
