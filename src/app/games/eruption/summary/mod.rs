//! The end of Eruption in words and numbers.

mod report;
#[cfg(test)]
mod tests;
mod verdict;

use super::table::EruptionTable;
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Report, Summary, Team},
    },
    rules::{
        Score,
        eruption::{Config, ScorePart, State, Tally},
    },
    session::Table,
};

pub use verdict::own_tie_break;

impl Summary for EruptionTable {
    fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], locale: Locale) -> Report {
        report::report(table, tally, scores, locale)
    }

    fn swapped(config: &Config) -> Config {
        Config { clans: config.clans.rotated(config.players), ..*config }
    }

    fn level(locale: Locale, value: i32) -> String {
        report::level(locale, value)
    }

    fn team(config: &Config, score: &Score<ScorePart>, locale: Locale) -> Option<Team> {
        verdict::team(config.clans, score, locale)
    }
}
