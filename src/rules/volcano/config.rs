//! Players and options.

use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};

use super::{
    cell::{Cell, CellSet},
    island::Island,
};

/// How many players, and the table options, in the order in which a record has them; what a record leaves out takes its
/// default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Which cells are beside each other.
    #[serde(default)]
    pub adjacent: Adjacent,
    /// Where the islands lie at first.
    #[serde(default)]
    pub layout: Layout,
    /// 4 to 6; 2 and 3 as an unofficial option (V18).
    pub players: u8,
}

/// Where the volcano and island 5 lie at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// The volcano in the centre, island 5 directly below it.
    #[default]
    VolcanoInCentre,
    /// Island 5 in the centre, the volcano directly above it.
    FiveInCentre,
}

impl Layout {
    /// The cell of each island before the first turn.
    pub const fn cell(self, island: Island) -> Cell {
        match (island, self) {
            (Island::One, _) => Cell::known(1, 1),
            (Island::Two, _) => Cell::known(5, 1),
            (Island::Three, _) => Cell::known(1, 5),
            (Island::Four, _) => Cell::known(5, 5),
            (Island::Five, Layout::VolcanoInCentre) => Cell::known(3, 4),
            (Island::Volcano, Layout::FiveInCentre) => Cell::known(3, 2),
            (Island::Five | Island::Volcano, _) => Cell::known(3, 3),
        }
    }
}

/// V9: which cells are beside each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adjacent {
    /// The four orthogonal ones.
    #[default]
    Four,
    /// The diagonal ones too.
    Eight,
}

impl Adjacent {
    /// The cells beside a cell.
    pub const fn beside(self, cell: Cell) -> CellSet {
        match self {
            Adjacent::Four => cell.beside(),
            Adjacent::Eight => cell.around(),
        }
    }
}

impl Config {
    /// That many players, every option at its default.
    pub const fn new(players: u8) -> Config {
        Config { players, layout: Layout::VolcanoInCentre, adjacent: Adjacent::Four }
    }

    /// Whether the game was made for that many (V18): a screen marks the others as unofficial.
    pub const fn is_official(self) -> bool {
        matches!(self.players, 4..=6)
    }
}

/// Why a config is no game of VOLCANO.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// V18: 4 to 6 players, or 2 and 3 unofficially.
    Players(u8),
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ConfigError::Players(players) = self;
        write!(f, "VOLCANO is for 4 to 6 players, or 2 and 3 unofficially, not {players} (V18)")
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
        for (layout, adjacent) in
            [(Layout::VolcanoInCentre, Adjacent::Eight), (Layout::FiveInCentre, Adjacent::Four)]
        {
            let config = Config { players: 5, layout, adjacent };
            assert_eq!(read(json!(config)), Ok(config));
            assert_eq!(line(&config), json!(config).to_string(), "in alphabetical order");
        }
        assert_eq!(read(json!({ "players": 3 })), Ok(Config::new(3)));
    }

    #[test]
    fn what_is_no_config_is_refused() {
        for (bad, why) in [
            (json!([]), "object"),
            (json!({ "layout": "five_in_centre" }), "players"),
            (json!({ "players": -4 }), "players"),
            (json!({ "players": 4, "layout": "five" }), "layout"),
            (json!({ "players": 4, "adjacent": 8 }), "adjacent"),
            (json!({ "players": 4, "rain": true }), "rain"),
        ] {
            let error = read::<Config>(bad.clone()).unwrap_err();
            assert!(error.contains(why), "{bad}: {error}");
        }
    }
}
