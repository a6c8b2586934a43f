//! The end of a game that is over, as plain data.

use leptos::prelude::*;

use super::{
    contract::{Report, Team},
    scenes::Scenes,
};
use crate::{
    app::shell::text::Locale,
    order,
    rules::{Counted, Game, Seat},
    session::{Start, Table, Turn},
};

/// A game that is over, in words and numbers.
pub struct Outcome {
    /// In the order of the ranks.
    pub ranks: Vec<Rank>,
    /// The turns.
    pub turns: Vec<Turn>,
    /// By seat: the level before the first turn.
    pub beginning: Vec<i32>,
    /// All that is the game's own.
    pub report: Report,
    /// Who begins the next game.
    pub start: Start,
    /// The number that is followed turn by turn, with its unit.
    pub level: fn(Locale, i32) -> String,
    /// The names by seat after a swap.
    pub swapped: Vec<String>,
}

/// A place in the standings.
pub struct Rank {
    /// Whose it is.
    pub seat: Seat,
    /// Which it is, from 1.
    pub rank: u8,
    /// The score before tie-breaks.
    pub total: i32,
    /// What the tie-break is made of.
    pub tie_break: AnyView,
    /// The seat's team, in games that have teams.
    pub team: Option<Team>,
}

/// How the game ended.
pub fn outcome<T: Scenes>(session: &Table<T::Rules>, locale: Locale) -> Outcome {
    let config = session.state().config();
    let mut scores = session.scores();
    order::sort_by_key(&mut scores, |score| {
        (score.rank, T::team(config, score, locale).map(|team| team.index), score.seat)
    });
    let statistics = session.statistics();
    let tally = T::Rules::tally(config);
    Outcome {
        report: T::report(session, &statistics.tally, &scores, locale),
        beginning: Seat::first(session.state().seats()).map(|seat| T::Rules::level(&tally, seat)).collect(),
        level: T::level,
        turns: statistics.turns,
        start: session.options().start,
        swapped: session.rematch(true).0.into_iter().map(|seat| seat.name).collect(),
        ranks: scores
            .into_iter()
            .map(|score| Rank {
                seat: score.seat,
                rank: score.rank,
                total: score.total,
                tie_break: T::tie_break(locale, &score),
                team: T::team(config, &score, locale),
            })
            .collect(),
    }
}
