//! Why an action is refused. Each reason knows its rule; the words for players are the screen's.

use std::{error::Error, fmt};

use super::{
    cell::{Cell, Dir},
    island::Island,
};
use crate::rules::{Refusal, Seat};

/// The reason why an action cannot be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Something else is due now.
    NotNow,
    /// The currents are dealt row by row: another cell is due.
    OtherCell(Cell),
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// An island cannot swap places with itself.
    SameIsland(Island),
    /// The two islands are named in the other order.
    SwapOrder,
    /// No resources lie on the volcano.
    NotOnVolcano,
    /// The player has turned as many currents as this turn allows.
    NoTurnLeft,
    /// That current was turned already: the second one has to be another.
    SameCurrent(Cell),
    /// The current leads there already.
    SameDirection(Cell, Dir),
    /// The player has moved already.
    Sailed,
    /// The player is on that island.
    AtHome(Island),
    /// That island is neither beside the own one nor connected to it by current.
    OutOfReach(Island),
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "V17",
            Illegal::NotNow => "V6",
            Illegal::OtherCell(_) => "V1",
            Illegal::NoSuchSeat(_) => "V3",
            Illegal::SameIsland(_) | Illegal::SwapOrder | Illegal::NotOnVolcano | Illegal::SameCurrent(_) => {
                "V7"
            }
            Illegal::NoTurnLeft | Illegal::Sailed | Illegal::AtHome(_) | Illegal::OutOfReach(_) => "V8",
            Illegal::SameDirection(..) => "V11",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => write!(f, "the game is over"),
            Illegal::NotNow => write!(f, "something else is due now"),
            Illegal::OtherCell(cell) => write!(f, "the current of {cell} is dealt now"),
            Illegal::NoSuchSeat(seat) => write!(f, "nobody sits at seat {seat}"),
            Illegal::SameIsland(island) => write!(f, "{island} cannot swap places with itself"),
            Illegal::SwapOrder => write!(f, "the two islands are named in the order 1 to 5, V"),
            Illegal::NotOnVolcano => write!(f, "no resources lie on the volcano"),
            Illegal::NoTurnLeft => write!(f, "no further current may be turned"),
            Illegal::SameCurrent(cell) => write!(f, "the current of {cell} was turned already"),
            Illegal::SameDirection(cell, dir) => write!(f, "the current of {cell} leads {dir} already"),
            Illegal::Sailed => write!(f, "the player has moved already"),
            Illegal::AtHome(island) => write!(f, "the player is on {island}"),
            Illegal::OutOfReach(island) => write!(f, "{island} is neither beside nor downstream"),
        }
    }
}

impl Error for Illegal {}
