//! Eruption in the set-up and in lists.

use leptos::prelude::*;

use super::{
    art::{facing::Facing, scene::GroundPicture, village},
    components::{
        clans::ClanOptions,
        setup::{SavedIsland, SeatMap, Variants},
    },
    draft::{Draft, among},
    table::EruptionTable,
    words::Words,
};
use crate::{
    app::{
        board::sides::side_name,
        games::shelved::{Place, Shelved},
        shell::text::Locale,
    },
    rules::{
        Game, Seat,
        eruption::{Config, State, Village},
    },
    session::Table,
};

/// Where the emblems of the villages are on the small island, in percent.
const EMBLEMS: [[u8; 2]; 6] = [[50, 12], [83, 31], [83, 69], [50, 88], [17, 69], [17, 31]];

impl Shelved for EruptionTable {
    type Draft = Draft;

    fn config(draft: &Draft, players: u8) -> Config {
        Config { players, clans: among(draft.0.clans, players), ..draft.0 }
    }

    fn options(draft: RwSignal<Draft>, locale: Locale) -> AnyView {
        view! { <Variants draft locale /> }.into_any()
    }

    fn sides(draft: RwSignal<Draft>, names: Memo<Vec<String>>, locale: Locale) -> AnyView {
        view! { <ClanOptions draft names locale /> }.into_any()
    }

    fn place(players: u8, seat: Seat, l: Locale) -> Place {
        let Some(village) = Village::in_play(players).get(seat.index()) else {
            return Place { class: "", name: "", side: "", at: [50, 50] };
        };
        let words = Words { locale: l, names: Vec::new(), villages: Vec::new(), facing: Facing::PRINTED };
        let side = side_name(village.index(), l);
        let at = EMBLEMS[village.index() % EMBLEMS.len()];
        Place { class: village::class(*village), name: words.emblem(*village), side, at }
    }

    fn map(players: Memo<u8>, locale: Locale) -> AnyView {
        view! { <SeatMap players locale /> }.into_any()
    }

    fn picture(table: &Table<State>) -> AnyView {
        let state = table.state();
        let ruins = Seat::first(state.seats()).filter(|seat| state.player(*seat).burnt_out > 0);
        let picture = GroundPicture::of(state.board(), Village::in_play(state.config().players))
            .ruined(ruins.map(|seat| state.village(seat)));
        view! { <SavedIsland picture /> }.into_any()
    }
}
