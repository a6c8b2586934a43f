//! Players and options.

use std::{error::Error, fmt};

use crate::json::Value;

use super::clan::Clans;
use crate::json::{Fields, expected, fields};

/// How many players, and the table options; what a record leaves out takes its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// 2 to 6 (E1).
    pub players: u8,
    /// Whether the four Rain cards are in the deck (E47).
    pub rain: bool,
    /// Whether walls can run out (E60).
    pub wall_stock: WallStock,
    /// When the card of zone 2 is drawn (E15).
    pub zone_card: ZoneCard,
    /// Who plays with whom (E76).
    pub clans: Clans,
    /// Whether the game goes on until one side is left (E77).
    pub annihilation: bool,
    /// Whether the lava tiles lie in three stacks, face up (E78).
    pub forecast: bool,
}

/// E60: the walls of the box, or as many as are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WallStock {
    /// 18 straw, 15 wood, 15 stone.
    #[default]
    Limited,
    /// Walls never run out.
    Unlimited,
}

/// E15: the moment of the card of zone 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

    /// Reads a config: only `players` has to be there, and nothing else but the options may.
    pub(super) fn from_json(value: &Value) -> Result<Config, String> {
        let mut fields = Fields::of(value.clone())?;
        fields.require(&["players"])?;
        let config = Config {
            players: fields.small("players")?.unwrap_or_default(),
            rain: fields.flag("rain")?.unwrap_or(true),
            wall_stock: match fields.text("wall_stock")?.as_deref() {
                None | Some("limited") => WallStock::Limited,
                Some("unlimited") => WallStock::Unlimited,
                Some(_) => return Err(expected("wall_stock", "\"limited\" or \"unlimited\"")),
            },
            zone_card: match fields.text("zone_card")?.as_deref() {
                None | Some("after_damage") => ZoneCard::AfterDamage,
                Some("card_phase") => ZoneCard::CardPhase,
                Some(_) => return Err(expected("zone_card", "\"after_damage\" or \"card_phase\"")),
            },
            clans: match fields.text("clans")? {
                None => Clans::NONE,
                Some(letters) => Clans::parse(&letters)
                    .ok_or_else(|| expected("clans", "a letter from A to C for each seat"))?,
            },
            annihilation: fields.flag("annihilation")?.unwrap_or(false),
            forecast: fields.flag("forecast")?.unwrap_or(false),
        };
        fields.end()?;
        Ok(config)
    }

    /// Writes a config, with every option of the base game and the variants that are played.
    pub(super) fn to_json(self) -> Value {
        let wall_stock = match self.wall_stock {
            WallStock::Limited => "limited",
            WallStock::Unlimited => "unlimited",
        };
        let zone_card = match self.zone_card {
            ZoneCard::AfterDamage => "after_damage",
            ZoneCard::CardPhase => "card_phase",
        };
        let mut json = vec![
            ("players", self.players.into()),
            ("rain", self.rain.into()),
            ("wall_stock", wall_stock.into()),
            ("zone_card", zone_card.into()),
        ];
        if self.clans != Clans::NONE {
            json.push(("clans", self.clans.letters().into()));
        }
        for (key, played) in [("annihilation", self.annihilation), ("forecast", self.forecast)] {
            if played {
                json.push((key, played.into()));
            }
        }
        fields(json)
    }
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
    use crate::json::json;

    use super::*;

    #[test]
    fn a_config_is_read_as_it_is_written() {
        for (rain, wall_stock, zone_card) in [
            (true, WallStock::Limited, ZoneCard::CardPhase),
            (false, WallStock::Unlimited, ZoneCard::AfterDamage),
        ] {
            let config = Config { players: 5, rain, wall_stock, zone_card, ..Config::new(5) };
            assert_eq!(Config::from_json(&config.to_json()), Ok(config));
            let clans = Clans::parse("ABCABC").unwrap();
            let variants = Config { players: 6, clans, annihilation: rain, forecast: !rain, ..config };
            assert_eq!(Config::from_json(&variants.to_json()), Ok(variants));
        }
        assert_eq!(Config::from_json(&json!({ "players": 3 })), Ok(Config::new(3)));
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
            (json!(3), "object"),
            (json!({}), "players"),
            (json!({ "players": "3" }), "players"),
            (json!({ "players": Value::Number("3.0".into()) }), "players"),
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
            let error = Config::from_json(&bad).unwrap_err();
            assert!(error.contains(why), "{bad}: {error}");
        }
    }
}
