//! The end of a game in words and numbers.

use super::game::{Config, ScorePart, TableGame};
use crate::{
    app::shell::text::Locale,
    rules::{Counted, Score},
    session::Table,
};

/// How a game ended.
pub trait Summary: TableGame {
    /// The end of a game. `scores` are in the order of their ranks.
    fn report(
        session: &Table<Self::Rules>,
        tally: &<Self::Rules as Counted>::Tally,
        scores: &[Score<ScorePart<Self>>],
        locale: Locale,
    ) -> Report;

    /// The team of a score's seat, in games and variants that have teams.
    fn team(_: &Config<Self>, _: &Score<ScorePart<Self>>, _: Locale) -> Option<Team> {
        None
    }

    /// The config of a rematch in which everybody has moved one seat on: whoever played together still does.
    fn swapped(config: &Config<Self>) -> Config<Self> {
        config.clone()
    }

    /// The number that is followed turn by turn, with its unit.
    fn level(locale: Locale, value: i32) -> String;
}

/// The end of a game, beside the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Whom the players played against, where that is none of them.
    pub rival: Option<Rival>,
    /// How the game ended and what counts, in a line or two.
    pub verdict: String,
    /// The scores in words, in the order of the ranks.
    pub scores: Vec<String>,
    /// What is special about a seat's score, in that order.
    pub remarks: Vec<Option<String>>,
    /// Between each two that follow each other in the standings: what decided.
    pub decisions: Vec<String>,
    /// The chart of the course of the game.
    pub course: Course,
    /// The game in numbers.
    pub numbers: Vec<Numbers>,
    /// Luck, a line for each seat.
    pub luck: Vec<String>,
}

/// Somebody in the standings who has no seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// Its name.
    pub name: String,
    /// Its rank.
    pub rank: u8,
    /// Its score in words.
    pub score: String,
    /// What is special about it.
    pub remark: String,
}

/// A team in the standings: its members have one rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Which it is.
    pub index: usize,
    /// Its name.
    pub name: String,
    /// Its score.
    pub score: String,
    /// What counts between teams with the same score.
    pub tie_break: String,
}

/// What is in a chart besides its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// What is shown.
    pub title: String,
    /// What a landmark is.
    pub landmark: String,
    /// Whether it is the work of whoever's turn it was; else their mark beside it would look like somebody's who was struck.
    pub by_turn: bool,
    /// The highest value.
    pub top: i32,
    /// Values with a line across, from the lowest.
    pub grid: Vec<i32>,
    /// From each line of the grid to the next but the first: the name of that band.
    pub bands: Vec<&'static str>,
}

/// A row of the game in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// What is counted.
    pub name: &'static str,
    /// By seat, as they are shown.
    pub texts: Vec<String>,
    /// By seat, whether it is the best; none is if all are alike.
    pub best: Vec<bool>,
}
