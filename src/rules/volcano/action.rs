//! Actions and their notation: the words of a record (`docs/records.md`).

use std::{fmt, str::FromStr};

use super::{
    cell::{Cell, Dir},
    island::Island,
};
use crate::rules::{Die, NotationError, Seat};

/// Everything that can happen in a game of VOLCANO: chance first, then decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: the current of a cell (V1).
    Current(Cell, Dir),
    /// Chance: that seat is the first parent (V3).
    Parent(Seat),
    /// Chance: the eruption check (V6, V7).
    Check(Die),
    /// Chance: the event check (V7).
    Event(Die),
    /// Put the pawn on an island (V4).
    Start(Island),
    /// Event 5: two islands swap places; in the order 1 to 5, volcano.
    Swap(Island, Island),
    /// Event 6: an island gets two resources.
    Add(Island),
    /// Turn a current (V8 a).
    Turn(Cell, Dir),
    /// Move to an island (V8 b).
    Sail(Island),
    /// Choose GO (V8 c).
    Go,
    /// Choose STAY (V8 c).
    Stay,
    /// Move after an eruption, or stay on the own island (V14).
    Flee(Island),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Current(cell, dir) => write!(f, "current {cell} {dir}"),
            Action::Parent(seat) => write!(f, "parent {seat}"),
            Action::Check(die) => write!(f, "check {die}"),
            Action::Event(die) => write!(f, "event {die}"),
            Action::Start(island) => write!(f, "start {island}"),
            Action::Swap(one, two) => write!(f, "swap {one} {two}"),
            Action::Add(island) => write!(f, "add {island}"),
            Action::Turn(cell, dir) => write!(f, "turn {cell} {dir}"),
            Action::Sail(island) => write!(f, "sail {island}"),
            Action::Go => f.write_str("go"),
            Action::Stay => f.write_str("stay"),
            Action::Flee(island) => write!(f, "flee {island}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        // One word more than the longest action has.
        let (mut words, mut count) = ([""; 4], 0);
        for word in text.split(' ').take(words.len()) {
            words[count] = word;
            count += 1;
        }
        Ok(match words[..count] {
            ["current", cell, dir] => Action::Current(Cell::parse(cell)?, Dir::parse(dir)?),
            ["parent", seat] => Action::Parent(Seat::parse(seat)?),
            ["check", die] => Action::Check(Die::parse(die)?),
            ["event", die] => Action::Event(Die::parse(die)?),
            ["start", island] => Action::Start(Island::parse(island)?),
            ["swap", one, two] => Action::Swap(Island::parse(one)?, Island::parse(two)?),
            ["add", island] => Action::Add(Island::parse(island)?),
            ["turn", cell, dir] => Action::Turn(Cell::parse(cell)?, Dir::parse(dir)?),
            ["sail", island] => Action::Sail(Island::parse(island)?),
            ["go"] => Action::Go,
            ["stay"] => Action::Stay,
            ["flee", island] => Action::Flee(Island::parse(island)?),
            _ => return Err(NotationError::new(text, "an action")),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_notation_round_trip() {
        for text in [
            "current 1,1 N",
            "parent 3",
            "check 6",
            "event 1",
            "start V",
            "swap 2 V",
            "add 5",
            "turn 5,3 W",
            "sail V",
            "go",
            "stay",
            "flee 1",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            " ",
            "Go",
            "go ",
            " go",
            "go  ",
            "go   ",
            "go now",
            "check 0",
            "check 7",
            "check 6 ",
            "event 1  ",
            "parent 6",
            "start 6",
            "start v",
            "swap 1",
            "swap 1 2 3",
            "turn 0,1 N",
            "turn 1,1 NE",
            "turn 1,1 N ",
            "current 1,1",
            "sail 1 2",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
