//! What of the game is drawn at rest, which lags behind the game while something is being told.

use leptos::prelude::*;

use super::table::EruptionTable;
use crate::{
    app::table::TableStore,
    rules::{
        Seat,
        eruption::{Board, PlayerView, Village},
    },
};

/// What of the game is drawn at rest: as it is, or as it was at the step that is being told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The island.
    pub board: Board,
    /// Each village with its temperature, in seat order, and whether it is its turn.
    pub villages: Vec<(Village, u16, bool)>,
    /// The villages in ruins.
    pub ruins: Vec<Village>,
}

/// What is drawn now.
pub fn shown(store: TableStore<EruptionTable>) -> Memo<Shown> {
    Memo::new(move |_| {
        let step = store.animation.step.get();
        store.view.with(|view| {
            let villages = view.players.iter().map(|player| match &step {
                Some(step) => (player.village, step.degrees[player.seat.index()], step.seat == player.seat),
                None => (player.village, player.temperature.get(), view.seat == player.seat),
            });
            let villages = villages.collect();
            let ruined = |player: &&PlayerView| match &step {
                Some(step) => step.ruins[player.seat.index()],
                None => player.burnt_out,
            };
            let ruins = view.players.iter().filter(ruined).map(|player| player.village).collect();
            Shown { board: step.as_ref().map_or(view.board, |step| step.board), villages, ruins }
        })
    })
}

/// Whose turn it is, as it is shown now.
pub fn shown_seat(store: TableStore<EruptionTable>) -> Seat {
    let told = store.animation.step.with(|step| step.as_ref().map(|step| step.seat));
    told.unwrap_or_else(|| store.view.with(|view| view.seat))
}

/// A player's temperature as it is shown now.
pub fn shown_degrees(store: TableStore<EruptionTable>, seat: Seat) -> u16 {
    let told = store.animation.step.with(|step| step.as_ref().map(|step| step.degrees[seat.index()]));
    told.unwrap_or_else(|| store.view.with(|view| view.players[seat.index()].temperature.get()))
}
