//! Why an action is refused. Each reason knows its rule; the words for players are the screen's.

use std::{error::Error, fmt};

use super::{
    card::Card,
    hex::{Dir, Hex},
    material::Material,
    wall::Edge,
};
use crate::rules::{Refusal, Seat};

/// The reason why an action cannot be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Something else is due now: another phase, a draw or a roll.
    NotNow,
    /// Chance cannot give this: no such card, tile or seat is left to draw.
    Impossible,
    /// The hex has a tile already.
    Taken(Hex),
    /// The hex has no tile.
    NoTile(Hex),
    /// That edge would meet a tile with lava on one side only.
    EdgeMismatch(Hex, Dir),
    /// That edge must bring lava to a mouth.
    MouthBlocked(Hex, Dir),
    /// That edge would bring lava against the blank volcano.
    BlankVolcano(Hex, Dir),
    /// No edge would join lava.
    NoJoin(Hex),
    /// The turn is not the smallest that gives this picture.
    TurnNotSmallest,
    /// Every wall before that hex held during this placement.
    Refused(Hex),
    /// An eruption tile would meet an edge without lava there.
    EruptionMismatch(Hex, Dir),
    /// The card is not in the hand.
    NotInHand(Card),
    /// No lava tile is left in the stack.
    NoStack,
    /// No tile of the stack fits anywhere.
    NothingFits,
    /// The supply has no such wall.
    NotInSupply(Material),
    /// No lava reaches that edge from the other side.
    NoLavaThere(Edge),
    /// The wall would not face an empty hex.
    NothingEmptyAcross(Edge),
    /// There is a wall on that edge.
    WallThere(Edge),
    /// That village belongs to somebody else or to nobody.
    ForeignVillage(Edge),
    /// There is no wall on that edge.
    NoWallThere(Edge),
    /// The own village has no wall to move.
    NoWallInVillage,
    /// The wall would stay where it is.
    SameEdge(Edge),
    /// Seven moves are enough for seven edges.
    TooManyMoves,
    /// A relocation moves at least one wall.
    NothingMoved,
    /// The village is at 0° already.
    NoHeat,
    /// Other tiles would lose their way to a source.
    CutsOff(Hex),
    /// With a lava tile in place of the eruption tile, some tile would have no source.
    NoSource(Hex),
    /// The tile would lie as it lies.
    SameTurn(Hex),
    /// No tile of the stack could replace one on the island.
    NothingToReplace,
    /// The stock has no wall to give for it.
    StockEmpty(Card),
    /// More than three cards are in hand.
    TooManyCards,
    /// Plain discards are for hands of more than three cards.
    DiscardNotNeeded,
    /// The two cards are named in the other order.
    CardOrder,
    /// Gifts are for clanmates who are still in the game.
    NoClanmate(Seat),
    /// There is no face-up tile on that stack, or there are no three stacks.
    NoTop(u8),
    /// The top of that stack fits nowhere.
    TopFitsNowhere(u8),
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "E68",
            Illegal::NotNow => "E6",
            Illegal::Impossible => "E2",
            Illegal::Taken(_) | Illegal::EdgeMismatch(..) | Illegal::NoJoin(_) | Illegal::TurnNotSmallest => {
                "E25"
            }
            Illegal::MouthBlocked(..) | Illegal::BlankVolcano(..) => "E25",
            Illegal::NoTile(_) | Illegal::CutsOff(_) => "E48",
            Illegal::Refused(_) => "E30",
            Illegal::EruptionMismatch(..) => "E17",
            Illegal::NotInHand(_) | Illegal::CardOrder => "E39",
            Illegal::NoStack => "E41",
            Illegal::NothingFits => "E28",
            Illegal::NotInSupply(_) => "E58",
            Illegal::NoLavaThere(_) => "E61",
            Illegal::NothingEmptyAcross(_) => "E62",
            Illegal::WallThere(_) => "E63",
            Illegal::ForeignVillage(_) => "E65",
            Illegal::NoWallThere(_) => "E49",
            Illegal::NoWallInVillage
            | Illegal::SameEdge(_)
            | Illegal::TooManyMoves
            | Illegal::NothingMoved => "E46",
            Illegal::NoHeat | Illegal::StockEmpty(_) => "E57",
            Illegal::NoSource(_) => "E54",
            Illegal::SameTurn(_) => "E50",
            Illegal::NothingToReplace => "E51",
            Illegal::TooManyCards | Illegal::DiscardNotNeeded => "E42",
            Illegal::NoClanmate(_) => "E76",
            Illegal::NoTop(_) | Illegal::TopFitsNowhere(_) => "E78",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => write!(f, "the game is over"),
            Illegal::NotNow => write!(f, "something else is due now"),
            Illegal::Impossible => write!(f, "no such outcome is left"),
            Illegal::Taken(hex) => write!(f, "{hex} has a tile already"),
            Illegal::NoTile(hex) => write!(f, "{hex} has no tile"),
            Illegal::EdgeMismatch(hex, dir) => {
                write!(f, "edge {dir} of {hex} would not match the tile beside it")
            }
            Illegal::MouthBlocked(hex, dir) => {
                write!(f, "edge {dir} of {hex} faces a mouth and must have lava")
            }
            Illegal::BlankVolcano(hex, dir) => write!(f, "edge {dir} of {hex} faces the blank volcano"),
            Illegal::NoJoin(hex) => write!(f, "no edge would join lava at {hex}"),
            Illegal::TurnNotSmallest => write!(f, "a smaller turn gives the same picture"),
            Illegal::Refused(hex) => write!(f, "every wall before {hex} has held during this placement"),
            Illegal::EruptionMismatch(hex, dir) => {
                write!(f, "an eruption tile would meet an edge without lava at {hex} {dir}")
            }
            Illegal::NotInHand(card) => write!(f, "{card} is not in the hand"),
            Illegal::NoStack => write!(f, "the stack of lava tiles is empty"),
            Illegal::NothingFits => write!(f, "no tile of the stack fits anywhere"),
            Illegal::NotInSupply(material) => write!(f, "there is no {material} wall in the supply"),
            Illegal::NoLavaThere(edge) => write!(f, "there is no lava at {edge}"),
            Illegal::NothingEmptyAcross(edge) => write!(f, "a wall at {edge} would not face an empty hex"),
            Illegal::WallThere(edge) => write!(f, "there is a wall at {edge}"),
            Illegal::ForeignVillage(edge) => write!(f, "{edge} is not on the own village"),
            Illegal::NoWallThere(edge) => write!(f, "there is no wall at {edge}"),
            Illegal::NoWallInVillage => write!(f, "there is no wall in the village"),
            Illegal::SameEdge(edge) => write!(f, "the wall at {edge} would not move"),
            Illegal::TooManyMoves => write!(f, "seven moves have been made"),
            Illegal::NothingMoved => write!(f, "no wall has been moved yet"),
            Illegal::NoHeat => write!(f, "the village is at 0 degrees"),
            Illegal::CutsOff(hex) => write!(f, "without the tile at {hex} others would have no source"),
            Illegal::NoSource(hex) => {
                write!(f, "without the eruption tile at {hex} tiles would have no source")
            }
            Illegal::SameTurn(hex) => write!(f, "the tile at {hex} would lie as it lies"),
            Illegal::NothingToReplace => write!(f, "no tile of the stack could replace one on the island"),
            Illegal::StockEmpty(card) => write!(f, "the stock has no wall to give for {card}"),
            Illegal::TooManyCards => write!(f, "more than three cards are in hand"),
            Illegal::DiscardNotNeeded => write!(f, "discards are for hands of more than three cards"),
            Illegal::CardOrder => write!(f, "the two cards go in alphabetical order"),
            Illegal::NoClanmate(seat) => write!(f, "seat {seat} is no clanmate in the game"),
            Illegal::NoTop(stack) => write!(f, "there is no tile on stack {stack}"),
            Illegal::TopFitsNowhere(stack) => write!(f, "the top of stack {stack} fits nowhere"),
        }
    }
}

impl Error for Illegal {}
