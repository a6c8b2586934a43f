//! Apiary for the table frame.

use crate::{
    app::{shell::text::Locale, table::TableGame},
    rules::{
        Game, Pending, Viewer,
        apiary::{State, View},
    },
    session::Table,
};

/// Apiary at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApiaryTable;

/// How whoever decides sees the game: what they may choose does not depend on what others hide.
pub fn seen(table: &Table<State>) -> View {
    match table.state().pending() {
        Pending::Decision { seat, .. } => table.view(Viewer::Seat(seat)),
        _ => table.view(Viewer::Table),
    }
}

impl TableGame for ApiaryTable {
    type Rules = State;

    const TURNS: bool = false;

    fn title(_: Locale) -> &'static str {
        "Apiary"
    }
}
