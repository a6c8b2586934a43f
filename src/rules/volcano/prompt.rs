use std::fmt;

use super::{cell::Cell, island::Island};

/// A choice of V8 (c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vote {
    /// One more step for every island.
    Go,
    /// None.
    Stay,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Put the pawn on an island (V4).
    Start,
    /// Name two islands that swap places (V7, event 5).
    Swap,
    /// Name an island that gets two resources (V7, event 6).
    Add,
    /// Turn a current, move, and choose GO or STAY, which ends the actions (V8).
    Act {
        /// How many currents may still be turned: 1, or 2 for the parent with event 3.
        turns: u8,
        /// The current that was turned and may not be turned again.
        turned: Option<Cell>,
        /// Whether the player has moved.
        sailed: bool,
    },
    /// Move after the eruption, or stay (V14).
    Flee {
        /// Where the player is.
        at: Island,
    },
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Prompt::Start => "start",
            Prompt::Swap => "swap",
            Prompt::Add => "add",
            Prompt::Act { .. } => "act",
            Prompt::Flee { .. } => "flee",
        })
    }
}

/// What chance is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The current of that cell (V1).
    Current(Cell),
    /// The first parent (V3).
    Parent,
    /// The eruption check.
    Check {
        /// Whether it is the one before resource gain (V7).
        again: bool,
    },
    /// The event check.
    Event,
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::Current(_) => "current",
            Chance::Parent => "parent",
            Chance::Check { .. } => "check",
            Chance::Event => "event",
        })
    }
}
