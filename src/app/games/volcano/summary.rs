//! The end of VOLCANO in words and numbers.

use super::{report, table::VolcanoTable};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Report, Summary},
    },
    rules::{
        Score,
        volcano::{ScorePart, State, Tally},
    },
    session::Table,
};

impl Summary for VolcanoTable {
    fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], locale: Locale) -> Report {
        report::report(table, tally, scores, locale)
    }

    fn level(_: Locale, value: i32) -> String {
        value.to_string()
    }
}
