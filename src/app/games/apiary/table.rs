//! Apiary for the table frame.

use super::{packs, words::Words};
use crate::{
    app::{
        shell::{storage::BrowserStore, text::Locale},
        table::TableGame,
    },
    rules::{
        Game, Pending, Viewer,
        apiary::{Config, Event, State, View},
    },
    session::Table,
    t,
};

/// Apiary at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApiaryTable;

/// The words of a table.
pub fn words(table: &Table<State>, locale: Locale) -> Words {
    let names = table.seats().iter().map(|seat| seat.name.clone()).collect();
    Words { locale, names, pack: table.state().config().pack.0 }
}

/// The words of a table at a step of its history: nothing in Apiary is called another name later.
pub fn words_at(table: &Table<State>, _: usize, locale: Locale) -> Words {
    words(table, locale)
}

/// The game for the words of an event of that step. A planet is named only after it was found: the game as it was is needed
/// for a flight, and for nothing else.
pub fn state_for(table: &Table<State>, step: usize, event: &Event) -> Option<State> {
    match event {
        Event::ShipMoved { .. } => table.state_at(step),
        _ => None,
    }
}

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

    fn pack(config: &Config) -> Option<String> {
        packs::text(&BrowserStore, config.pack.0)
    }

    fn title(locale: Locale) -> &'static str {
        t!(locale, games::apiary::title)
    }
}
