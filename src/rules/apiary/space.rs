//! The action spaces of the board, and where a worker can be.

use std::{fmt, str::FromStr};

use super::NotationError;

/// An action that a worker can be placed on (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names are those of the rules")]
pub enum Act {
    Explore,
    /// On the small board: all three rows.
    Advance,
    /// On the large board: farms.
    AdvanceFarm,
    /// On the large board: recruits and developments.
    AdvanceGuild,
    Grow,
    Research,
    Convert,
    Carve,
}

impl Act {
    pub(super) const SMALL: [Act; 6] =
        [Act::Explore, Act::Advance, Act::Grow, Act::Research, Act::Convert, Act::Carve];
    pub(super) const LARGE: [Act; 7] = [
        Act::Explore,
        Act::AdvanceFarm,
        Act::AdvanceGuild,
        Act::Grow,
        Act::Research,
        Act::Convert,
        Act::Carve,
    ];
    const ALL: [Act; 8] = [
        Act::Explore,
        Act::Advance,
        Act::AdvanceFarm,
        Act::AdvanceGuild,
        Act::Grow,
        Act::Research,
        Act::Convert,
        Act::Carve,
    ];

    /// Its word.
    pub const fn name(self) -> &'static str {
        ["explore", "advance", "advance-farm", "advance-guild", "grow", "research", "convert", "carve"]
            [self as usize]
    }

    /// How many spaces it has.
    pub const fn spaces(self) -> u8 {
        match self {
            Act::Explore | Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => 2,
            _ => 1,
        }
    }

    /// Its first space among all spaces of the board. Advance and the farm pair are the same one.
    pub(super) const fn first_space(self) -> u8 {
        match self {
            Act::Explore => 0,
            Act::Advance | Act::AdvanceFarm => 2,
            Act::AdvanceGuild => 4,
            Act::Grow => 6,
            Act::Research => 7,
            Act::Convert => 8,
            Act::Carve => 9,
        }
    }
}

/// How many spaces a board has at most.
pub(super) const SPACES: usize = 10;

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Act {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Act, NotationError> {
        let act = Act::ALL.into_iter().find(|act| act.name() == text);
        act.ok_or_else(|| NotationError::new(text, "an action of the board"))
    }
}

/// Where an active worker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// In the active pool.
    Active,
    /// In the landing area.
    Landing,
    /// On a space of an action, counted from 0.
    At(Act, u8),
}

impl Spot {
    /// The space on the board, if it is one.
    pub(super) fn space(self) -> Option<u8> {
        match self {
            Spot::At(act, place) if place < act.spaces() => Some(act.first_space() + place),
            _ => None,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Active => f.write_str("active"),
            Spot::Landing => f.write_str("landing"),
            Spot::At(act, place) if act.spaces() > 1 => write!(f, "{act}.{}", place + 1),
            Spot::At(act, _) => write!(f, "{act}"),
        }
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Spot, NotationError> {
        match text {
            "active" => return Ok(Spot::Active),
            "landing" => return Ok(Spot::Landing),
            _ => {}
        }
        let wrong = || NotationError::new(text, "a place of a worker");
        let (act, place) = match text.split_once('.') {
            Some((act, "1")) => (act.parse::<Act>()?, 0),
            Some((act, "2")) => (act.parse::<Act>()?, 1),
            Some(_) => return Err(wrong()),
            None => (text.parse::<Act>()?, 0),
        };
        if (act.spaces() > 1) == text.contains('.') { Ok(Spot::At(act, place)) } else { Err(wrong()) }
    }
}
