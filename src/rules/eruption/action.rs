//! Actions and their notation: the words of a record (`docs/records.md`).

use std::{fmt, str::FromStr};

use super::{
    card::Card,
    hex::Hex,
    island::Slot,
    material::Material,
    notation::NotationError,
    tile::{Kind, Turn},
    wall::Edge,
};
use crate::rules::{Die, Seat};

/// Everything that can happen in a game of Eruption: chance first, then decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: that seat begins (E4).
    Start(Seat),
    /// Chance: a card is drawn.
    Card(Card),
    /// Chance: a lava tile is drawn.
    Tile(Kind),
    /// Chance: a lava tile that was put back into its stack comes up again (E78).
    Again(Kind),
    /// Chance: one wall is rolled for.
    Dice {
        /// The wall's die.
        wall: Die,
        /// The lava's die.
        lava: Die,
    },
    /// Place an eruption tile (E16).
    Erupt(Hex),
    /// Take the top of that stack, from 0 (E78).
    Take(u8),
    /// Place the drawn lava tile (E24).
    Place(Hex, Turn),
    /// Draw one more tile, in zone 3 (E37).
    Extra,
    /// Do without it.
    NoExtra,
    /// Play Lava Flow (E44).
    LavaFlow,
    /// Play Reinforce (E45).
    Reinforce(Edge, Material),
    /// Play Relocate (E46); moves follow.
    Relocate,
    /// Play Rain (E47).
    Rain,
    /// Play Sinkhole (E48).
    Sinkhole(Hex),
    /// Play Volcanic Bomb (E49).
    VolcanicBomb(Edge),
    /// Play Aftershock (E50); the turn is the one afterwards.
    Aftershock(Hex, Turn),
    /// Play Quake (E51); a draw and a replacement follow.
    Quake,
    /// Relocate: carry a wall to another edge of the own village, or swap two.
    Move(Slot, Slot),
    /// Quake: put the drawn tile in place of another.
    Replace(Hex, Turn),
    /// Trade a card for its wall (E55).
    Trade(Card),
    /// Trade two cards for a lava tile (E39); in alphabetical order.
    TradeTwo(Card, Card),
    /// Discard a card beyond the third (E42).
    Discard(Card),
    /// Give a card to a clanmate (E76).
    GiveCard(Seat, Card),
    /// Give a wall of the supply to a clanmate (E76).
    GiveWall(Seat, Material),
    /// Leave phase 3, or end a relocation.
    Done,
    /// Build a wall in phase 4 (E58).
    Wall(Edge, Material),
    /// End the turn.
    End,
}

impl Action {
    /// Whether this is an outcome of chance and not a decision.
    pub const fn is_chance(self) -> bool {
        matches!(
            self,
            Action::Start(_) | Action::Card(_) | Action::Tile(_) | Action::Again(_) | Action::Dice { .. }
        )
    }

    /// Whether something happens by it that keeps Annihilation from ending quietly (E77): a tile is drawn or uncovered, a
    /// card is played or traded, a wall is built. Gifts and plain discards could go round for ever.
    pub(super) const fn stirs(self) -> bool {
        let draws = matches!(self, Action::Tile(_) | Action::Again(_) | Action::Take(_) | Action::Erupt(_));
        let trades = matches!(self, Action::Trade(_) | Action::TradeTwo(..) | Action::Wall(..));
        draws || trades || self.plays().is_some()
    }

    /// The card that this action plays for its effect.
    pub const fn plays(self) -> Option<Card> {
        Some(match self {
            Action::LavaFlow => Card::LavaFlow,
            Action::Reinforce(..) => Card::Reinforce,
            Action::Relocate => Card::Relocate,
            Action::Rain => Card::Rain,
            Action::Sinkhole(_) => Card::Sinkhole,
            Action::VolcanicBomb(_) => Card::VolcanicBomb,
            Action::Aftershock(..) => Card::Aftershock,
            Action::Quake => Card::Quake,
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(card) = self.plays() {
            write!(f, "play {card}")?;
        }
        match self {
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Tile(kind) => write!(f, "tile {kind}"),
            Action::Again(kind) => write!(f, "again {kind}"),
            Action::Dice { wall, lava } => write!(f, "dice {wall} {lava}"),
            Action::Erupt(hex) => write!(f, "erupt {hex}"),
            Action::Take(stack) => write!(f, "take {stack}"),
            Action::Place(hex, turn) => write!(f, "place {hex} {turn}"),
            Action::Extra => f.write_str("extra"),
            Action::NoExtra => f.write_str("no-extra"),
            Action::LavaFlow | Action::Relocate | Action::Rain | Action::Quake => Ok(()),
            Action::Reinforce(edge, material) => write!(f, " {edge} {material}"),
            Action::Sinkhole(hex) => write!(f, " {hex}"),
            Action::VolcanicBomb(edge) => write!(f, " {edge}"),
            Action::Aftershock(hex, turn) => write!(f, " {hex} {turn}"),
            Action::Move(from, to) => write!(f, "move {} {}", Edge::Village(*from), Edge::Village(*to)),
            Action::Replace(hex, turn) => write!(f, "replace {hex} {turn}"),
            Action::Trade(card) => write!(f, "trade {card}"),
            Action::TradeTwo(one, two) => write!(f, "trade2 {one} {two}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::GiveCard(seat, card) => write!(f, "give {seat} {card}"),
            Action::GiveWall(seat, material) => write!(f, "give {seat} {material}"),
            Action::Done => f.write_str("done"),
            Action::Wall(edge, material) => write!(f, "wall {edge} {material}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        // Longer than any word sequence of the notation: not worth splitting.
        let unknown = || NotationError::new(text, "an action");
        if text.len() > 60 {
            return Err(unknown());
        }
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["start", seat] => Action::Start(Seat::parse(seat)?),
            ["card", card] => Action::Card(card.parse()?),
            ["tile", kind] => Action::Tile(kind.parse()?),
            ["again", kind] => Action::Again(kind.parse()?),
            ["dice", wall, lava] => Action::Dice { wall: Die::parse(wall)?, lava: Die::parse(lava)? },
            ["erupt", hex] => Action::Erupt(Hex::parse(hex)?),
            ["take", stack] => Action::Take(parse_stack(stack)?),
            ["place", hex, turn] => Action::Place(Hex::parse(hex)?, turn.parse()?),
            ["extra"] => Action::Extra,
            ["no-extra"] => Action::NoExtra,
            ["play", "lava-flow"] => Action::LavaFlow,
            ["play", "reinforce", edge, material] => Action::Reinforce(edge.parse()?, material.parse()?),
            ["play", "relocate"] => Action::Relocate,
            ["play", "rain"] => Action::Rain,
            ["play", "sinkhole", hex] => Action::Sinkhole(Hex::parse(hex)?),
            ["play", "volcanic-bomb", edge] => Action::VolcanicBomb(edge.parse()?),
            ["play", "aftershock", hex, turn] => Action::Aftershock(Hex::parse(hex)?, turn.parse()?),
            ["play", "quake"] => Action::Quake,
            ["move", from, to] => Action::Move(parse_slot(from)?, parse_slot(to)?),
            ["replace", hex, turn] => Action::Replace(Hex::parse(hex)?, turn.parse()?),
            ["trade", card] => Action::Trade(card.parse()?),
            ["trade2", one, two] => Action::TradeTwo(one.parse()?, two.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["give", seat, what] => match what.parse() {
                Ok(material) => Action::GiveWall(Seat::parse(seat)?, material),
                Err(_) => Action::GiveCard(Seat::parse(seat)?, what.parse()?),
            },
            ["done"] => Action::Done,
            ["wall", edge, material] => Action::Wall(edge.parse()?, material.parse()?),
            ["end"] => Action::End,
            _ => return Err(unknown()),
        })
    }
}

fn parse_stack(text: &str) -> Result<u8, NotationError> {
    match text.as_bytes() {
        [digit @ b'0'..=b'2'] => Ok(digit - b'0'),
        _ => Err(NotationError::new(text, "a stack from 0 to 2")),
    }
}

fn parse_slot(text: &str) -> Result<Slot, NotationError> {
    match text.parse()? {
        Edge::Village(slot) => Ok(slot),
        Edge::Lava { .. } => Err(NotationError::new(text, "an edge of a village")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_is_told_from_decisions() {
        let is_chance = |text: &str| text.parse::<Action>().unwrap().is_chance();
        for chance in ["start 2", "card quake", "tile 0135", "again 03", "dice 6 1"] {
            assert!(is_chance(chance), "{chance}");
        }
        for decision in
            ["erupt -1,2", "take 2", "place -1,2 4", "extra", "play rain", "trade rain", "done", "end"]
        {
            assert!(!is_chance(decision), "{decision}");
        }
    }

    #[test]
    fn the_words_of_the_notation_round_trip() {
        for text in [
            "start 2",
            "card quake",
            "tile 0135",
            "again 03",
            "dice 6 1",
            "erupt -1,2",
            "take 2",
            "place -1,2 4",
            "extra",
            "no-extra",
            "play lava-flow",
            "play reinforce -1,2/SE wood",
            "play relocate",
            "play rain",
            "play sinkhole 0,3",
            "play volcanic-bomb 2,-5/NW",
            "play aftershock 0,3 5",
            "play quake",
            "move 2,-5/NW 1,-4/N",
            "replace 0,3 0",
            "trade rain",
            "trade2 quake rain",
            "discard sinkhole",
            "give 3 rain",
            "give 0 stone",
            "done",
            "wall 0,-1/NW stone",
            "end",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            " ",
            "place",
            "place 0,0 0",
            "place 0,3 6",
            "dice 0 1",
            "start 9",
            "take 3",
            "give 6 rain",
            "give 1 lava",
            "end ",
            "End",
            "move 0,-1/NW 1,-4/N",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
