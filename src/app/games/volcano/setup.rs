//! VOLCANO in the set-up and in lists.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::{
    components::setup::{Options, SeaMap, SeaPicture},
    pawns::emblem_of,
    table::VolcanoTable,
};
use crate::{
    app::{
        board::{
            emblems,
            sides::{emblem_name, side_name},
        },
        games::shelved::{Place, Shelved},
        shell::text::Locale,
    },
    rules::{
        Game, Seat,
        volcano::{Config, State},
    },
    session::Table,
};

/// The options of the last game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft(Config);

impl Default for Draft {
    fn default() -> Draft {
        Draft(Config::new(4))
    }
}

/// Where the seats are round the map, in percent, clockwise from the top.
const PLACES: [[u8; 2]; 6] = [[50, 10], [86, 30], [86, 72], [50, 90], [14, 72], [14, 30]];

impl Shelved for VolcanoTable {
    type Draft = Draft;

    fn config(draft: &Draft, players: u8) -> Config {
        Config { players, ..draft.0 }
    }

    fn options(draft: RwSignal<Draft>, l: Locale) -> AnyView {
        let config = Signal::derive(move || draft.read().0);
        view! { <Options config change=move |config| draft.set(Draft(config)) l /> }.into_any()
    }

    fn place(players: u8, seat: Seat, l: Locale) -> Place {
        let emblem = emblem_of(players, seat);
        Place {
            class: emblems::class(emblem),
            name: emblem_name(emblem, l),
            side: side_name(emblem, l),
            at: PLACES[emblem],
        }
    }

    fn map(players: Memo<u8>, l: Locale) -> AnyView {
        view! { <SeaMap players l /> }.into_any()
    }

    fn picture(table: &Table<State>) -> AnyView {
        let (board, players) = (*table.state().board(), table.state().config().players);
        view! { <SeaPicture board players /> }.into_any()
    }
}
