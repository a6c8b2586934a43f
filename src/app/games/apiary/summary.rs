//! The end of Apiary in words and numbers.

use super::{report, table::ApiaryTable};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Report, Summary},
    },
    rules::{
        Score,
        apiary::{ScorePart, State, Tally},
    },
    session::Table,
    t,
};

impl Summary for ApiaryTable {
    fn report(table: &Table<State>, tally: &Tally, scores: &[Score<ScorePart>], locale: Locale) -> Report {
        report::report(table, tally, scores, locale)
    }

    fn level(locale: Locale, value: i32) -> String {
        t!(locale, apiary::effect::vp, count = value)
    }
}
