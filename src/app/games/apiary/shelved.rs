//! Apiary on the shelf: what the set-up and the lists ask of it.

use leptos::prelude::*;

use super::{
    packs,
    setup::{self, Draft},
    table::ApiaryTable,
};
use crate::{
    app::{
        games::shelved::{Place, Shelved},
        shell::{storage::BrowserStore, text::Locale},
    },
    rules::{
        Seat,
        apiary::{Config, State},
    },
    session::Table,
};

impl Shelved for ApiaryTable {
    type Draft = Draft;

    fn prepare() {
        packs::register_kept(&BrowserStore);
    }

    fn config(draft: &Draft, players: u8) -> Config {
        setup::config(draft, players)
    }

    fn options(draft: RwSignal<Draft>, l: Locale) -> AnyView {
        setup::options(draft, l)
    }

    fn sides(draft: RwSignal<Draft>, names: Memo<Vec<String>>, l: Locale) -> AnyView {
        setup::sides(draft, names, l)
    }

    fn place(players: u8, seat: Seat, l: Locale) -> Place {
        setup::place(players, seat, l)
    }

    fn map(players: Memo<u8>, l: Locale) -> AnyView {
        setup::map(players, l)
    }

    fn picture(table: &Table<State>) -> AnyView {
        setup::picture(table)
    }
}
