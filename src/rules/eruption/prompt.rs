use std::fmt;

use super::{hex::HexSet, material::Material, tile::Kind, wall::Edge};

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Place one of the eruption tiles held (E16).
    Erupt {
        /// How many are held.
        held: u8,
    },
    /// Take the top of one of the three stacks (E78).
    Take,
    /// Place the drawn lava tile (E24).
    Place {
        /// The tile in hand.
        kind: Kind,
        /// Hexes where every wall has held during this placement (E30).
        refused: HexSet,
    },
    /// Draw one more tile? (E37)
    Extra,
    /// Play and trade cards (E39).
    Cards {
        /// How many cards must still go before the phase can be left (E42).
        over: u8,
    },
    /// Move walls inside the own village (E46).
    Relocate {
        /// Moves made so far.
        moves: u8,
    },
    /// Put the drawn tile in place of another (E51).
    Replace {
        /// The tile in hand.
        kind: Kind,
    },
    /// Build walls, or end the turn (E58).
    Walls {
        /// Walls built so far in this phase.
        built: u8,
        /// How many are allowed.
        allowed: u8,
    },
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Prompt::Erupt { .. } => "erupt",
            Prompt::Take => "take",
            Prompt::Place { .. } => "place",
            Prompt::Extra => "extra",
            Prompt::Cards { .. } => "cards",
            Prompt::Relocate { .. } => "relocate",
            Prompt::Replace { .. } => "replace",
            Prompt::Walls { .. } => "walls",
        })
    }
}

/// What chance is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Who begins.
    Start,
    /// A card.
    Card,
    /// A lava tile.
    Tile,
    /// Two dice for one wall.
    Dice {
        /// The wall's edge.
        edge: Edge,
        /// What it is made of.
        material: Material,
    },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::Start => "start",
            Chance::Card => "card",
            Chance::Tile => "tile",
            Chance::Dice { .. } => "dice",
        })
    }
}
