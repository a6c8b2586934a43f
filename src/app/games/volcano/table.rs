//! VOLCANO for the table frame.

use super::words::Words;
use crate::{
    app::{shell::text::Locale, table::TableGame},
    rules::{
        Game, Pending, Viewer,
        volcano::{State, View as GameView},
    },
    session::Table,
    t,
};

/// VOLCANO at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VolcanoTable;

/// The words of a table.
pub fn words(table: &Table<State>, locale: Locale) -> Words {
    let names = table.seats().iter().map(|seat| seat.name.clone()).collect();
    Words { locale, names, chart: *table.state().board().chart() }
}

/// The same when a step of the history was due: places are named after the islands as they lay then.
pub fn words_at(table: &Table<State>, step: usize, locale: Locale) -> Words {
    let mut words = words(table, locale);
    if let Some(then) = table.state_at(step) {
        words.chart = *then.board().chart();
    }
    words
}

/// How whoever decides sees the game: what they may choose does not depend on what others have chosen.
pub fn seen(table: &Table<State>) -> GameView {
    match table.state().pending() {
        Pending::Decision { seat, .. } => table.view(Viewer::Seat(seat)),
        _ => table.view(Viewer::Table),
    }
}

impl TableGame for VolcanoTable {
    type Rules = State;

    const TURNS: bool = false;

    fn title(locale: Locale) -> &'static str {
        t!(locale, games::volcano::title)
    }
}
