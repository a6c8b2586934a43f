//! VOLCANO in the set-up and in lists.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::{VolcanoTable, board::emblem_of, rules::sea_at_start, table};
use crate::app::shell::{controls::switch, text::Locale};
use crate::{
    app::{
        board::emblems,
        board::sides::{emblem_name, side_name},
        dom::{all, el, made},
        games::shelved::{Place, Shelved},
    },
    rules::{
        Game, Seat,
        volcano::{Adjacent, Config, Layout, State},
    },
    session::Table,
    t,
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
        let layout = switch(
            t!(l, volcano::setup::layout),
            t!(l, volcano::setup::layout_help),
            move || draft.with(|draft| draft.0.layout == Layout::FiveInCentre),
            move |on| {
                draft.update(|draft| {
                    draft.0.layout = if on { Layout::FiveInCentre } else { Layout::VolcanoInCentre }
                });
            },
        );
        let adjacent = switch(
            t!(l, volcano::setup::adjacent),
            t!(l, volcano::setup::adjacent_help),
            move || draft.with(|draft| draft.0.adjacent == Adjacent::Eight),
            move |on| {
                draft.update(|draft| draft.0.adjacent = if on { Adjacent::Eight } else { Adjacent::Four });
            },
        );
        made(all([el("p.muted.small").child(t!(l, volcano::setup::note)), layout, adjacent])).into_any()
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
        let unofficial = move || {
            let official = Config::new(players.get()).is_official();
            (!official).then(|| el("p.unofficial").child(t!(l, volcano::unofficial)))
        };
        let sea = sea_at_start().map(|board| table::picture(board, 0));
        let map = el("div.seamap[role=img]").attr("aria-label", t!(l, volcano::setup::map));
        made(map.child(sea).child(unofficial)).into_any()
    }

    fn picture(table: &Table<State>) -> AnyView {
        let sea = table::picture(*table.state().board(), table.state().config().players);
        made(el("div[aria-hidden=true]").child(sea)).into_any()
    }
}
