//! The Queen's Favor of every seat, and what it would pay (A99).

use crate::rules::{Game, Seat, apiary::State};

/// A seat on the track.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct FavorRow {
    pub seat: Seat,
    pub favor: u8,
    pub vp: i32,
}

/// All seats.
pub fn favor(state: &State) -> Vec<FavorRow> {
    let row = |seat: Seat| FavorRow {
        seat,
        favor: state.sheet(seat).map_or(0, |sheet| sheet.favor()),
        vp: state.favor_worth(seat),
    };
    Seat::first(state.seats()).map(row).collect()
}
