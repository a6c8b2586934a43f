//! VOLCANO on the shelf and in the set-up.

use std::ops::RangeInclusive;

use crate::app::reactive::*;
use serde::{Deserialize, Serialize};

use super::{VolcanoTable, art, board::emblem_of, rules::sea_at_start, table};
use crate::{
    app::{
        board::{emblems, pieces::box_lid},
        dom::{El, View, all, el},
        games::{Place, Shelved, emblem_name, side_name},
        screens::controls::switch,
        text::Locale,
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
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    // Its look ahead is the rules at work on what lies open: a tool to play with, at every table.
    const FORETELLS: bool = false;
    type Draft = Draft;

    fn tagline(l: Locale) -> &'static str {
        t!(l, volcano::tagline)
    }

    fn facts(l: Locale) -> [&'static str; 2] {
        [t!(l, volcano::players_range), t!(l, volcano::minutes)]
    }

    fn credits(l: Locale) -> &'static str {
        t!(l, volcano::about)
    }

    fn lid(l: Locale) -> El {
        box_lid(&art::lid(), t!(l, volcano::title))
    }

    fn config(draft: &Draft, players: u8) -> Config {
        Config { players, ..draft.0 }
    }

    fn options(draft: RwSignal<Draft>, l: Locale) -> View {
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
        all([el("p.muted.small").child(t!(l, volcano::setup::note)), layout, adjacent])
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

    fn map(players: Memo<u8>, l: Locale) -> El {
        let unofficial = move || {
            let official = Config::new(players.get()).is_official();
            (!official).then(|| el("p.unofficial").child(t!(l, volcano::unofficial)))
        };
        let sea = sea_at_start().map(|board| table::picture(board, 0));
        el("div.seamap[role=img]").attr("aria-label", t!(l, volcano::setup::map)).child(sea).child(unofficial)
    }

    fn picture(table: &Table<State>) -> El {
        el("div[aria-hidden=true]")
            .child(table::picture(*table.state().board(), table.state().config().players))
    }
}
