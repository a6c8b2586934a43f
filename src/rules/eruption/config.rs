//! Players and options.

use std::{error::Error, fmt};

use serde_json::{Value, json};

use crate::json::{Fields, expected};

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
        Config { players, rain: true, wall_stock: WallStock::Limited, zone_card: ZoneCard::AfterDamage }
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
        };
        fields.end()?;
        Ok(config)
    }

    /// Writes a config, with every option.
    pub(super) fn to_json(self) -> Value {
        let wall_stock = match self.wall_stock {
            WallStock::Limited => "limited",
            WallStock::Unlimited => "unlimited",
        };
        let zone_card = match self.zone_card {
            ZoneCard::AfterDamage => "after_damage",
            ZoneCard::CardPhase => "card_phase",
        };
        json!({ "players": self.players, "rain": self.rain, "wall_stock": wall_stock, "zone_card": zone_card })
    }
}

/// Why a config is no game of Eruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// E1: 2 to 6 players.
    Players(u8),
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ConfigError::Players(players) = self;
        write!(f, "Eruption is for 2 to 6 players, not {players} (E1)")
    }
}

impl Error for ConfigError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_config_is_read_as_it_is_written() {
        for (rain, wall_stock, zone_card) in [
            (true, WallStock::Limited, ZoneCard::CardPhase),
            (false, WallStock::Unlimited, ZoneCard::AfterDamage),
        ] {
            let config = Config { players: 5, rain, wall_stock, zone_card };
            assert_eq!(Config::from_json(&config.to_json()), Ok(config));
        }
        assert_eq!(Config::from_json(&json!({ "players": 3 })), Ok(Config::new(3)));
    }

    #[test]
    fn what_is_no_config_is_refused() {
        for (bad, why) in [
            (json!(3), "object"),
            (json!({}), "players"),
            (json!({ "players": "3" }), "players"),
            (json!({ "players": 3.0 }), "players"),
            (json!({ "players": 256 }), "players"),
            (json!({ "players": 3, "rain": null }), "rain"),
            (json!({ "players": 3, "wall_stock": "Limited" }), "wall_stock"),
            (json!({ "players": 3, "zone_card": 1 }), "zone_card"),
            (json!({ "players": 3, "lava": 3 }), "lava"),
        ] {
            let error = Config::from_json(&bad).unwrap_err();
            assert!(error.contains(why), "{bad}: {error}");
        }
    }
}
