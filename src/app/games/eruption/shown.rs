//! What of the game is drawn at rest, which lags behind the game while something is being told.

use leptos::prelude::*;

use super::table::EruptionTable;
use crate::{
    app::table::Desk,
    rules::{
        Seat,
        eruption::{Board, PlayerView, Village},
    },
};

/// What of the game is drawn at rest: as it is, or as it was at the beat that is being told.
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
pub fn shown(desk: Desk<EruptionTable>) -> Memo<Shown> {
    Memo::new(move |_| {
        let beat = desk.telling.beat.get();
        desk.view.with(|view| {
            let villages = view.players.iter().map(|player| match &beat {
                Some(beat) => (player.village, beat.degrees[player.seat.index()], beat.seat == player.seat),
                None => (player.village, player.temperature.get(), view.seat == player.seat),
            });
            let villages = villages.collect();
            let ruined = |player: &&PlayerView| match &beat {
                Some(beat) => beat.ruins[player.seat.index()],
                None => player.burnt_out,
            };
            let ruins = view.players.iter().filter(ruined).map(|player| player.village).collect();
            Shown { board: beat.as_ref().map_or(view.board, |beat| beat.board), villages, ruins }
        })
    })
}

/// A player's temperature as it is shown now.
pub fn shown_degrees(desk: Desk<EruptionTable>, seat: Seat) -> u16 {
    let told = desk.telling.beat.with(|beat| beat.as_ref().map(|beat| beat.degrees[seat.index()]));
    told.unwrap_or_else(|| desk.view.with(|view| view.players[seat.index()].temperature.get()))
}
