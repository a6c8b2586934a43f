//! The end of a game that is over, as plain data.

use super::contract::{Report, ScorePart, Summary, Team};
use crate::{
    app::shell::text::Locale,
    rules::{Counted, Game, Score, Seat},
    session::{Start, Table, Turn},
};

/// A game that is over, in words and numbers.
pub struct Outcome<T: Summary> {
    /// In the order of the ranks.
    pub ranks: Vec<Rank<T>>,
    /// The turns.
    pub turns: Vec<Turn>,
    /// By seat: the level before the first turn.
    pub beginning: Vec<i32>,
    /// All that is the game's own.
    pub report: Report,
    /// Who begins the next game.
    pub start: Start,
    /// The names by seat after a swap.
    pub swapped: Vec<String>,
}

/// A place in the standings.
pub struct Rank<T: Summary> {
    /// Whose, which, and of what.
    pub score: Score<ScorePart<T>>,
    /// The seat's team, in games that have teams.
    pub team: Option<Team>,
}

/// How the game ended.
pub fn outcome<T: Summary>(session: &Table<T::Rules>, locale: Locale) -> Outcome<T> {
    let config = session.state().config();
    let mut scores = session.scores();
    scores
        .sort_by_key(|score| (score.rank, T::team(config, score, locale).map(|team| team.index), score.seat));
    let statistics = session.statistics();
    let tally = T::Rules::tally(config);
    Outcome {
        report: T::report(session, &statistics.tally, &scores, locale),
        beginning: Seat::first(session.state().seats()).map(|seat| T::Rules::level(&tally, seat)).collect(),
        turns: statistics.turns,
        start: session.options().start,
        swapped: session.rematch(true).0.into_iter().map(|seat| seat.name).collect(),
        ranks: scores
            .into_iter()
            .map(|score| Rank { team: T::team(config, &score, locale), score })
            .collect(),
    }
}
