//! The public notation of a state and of the standings (`docs/records.md`).

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    cell::Cell,
    island::Island,
    state::{Stage, State},
};
use crate::rules::{Score, Seat};

/// The whole state, as everybody may know it.
#[derive(Serialize)]
pub(super) struct StateNotation {
    /// Row by row; a dot for a current that has not been dealt.
    currents: [String; 5],
    danger: u8,
    eruptions: u8,
    /// Column and row of each.
    islands: BTreeMap<&'static str, [u8; 2]>,
    parent: Option<usize>,
    players: Vec<PlayerNotation>,
    resources: [u32; 5],
    turn: u32,
}

#[derive(Serialize)]
struct PlayerNotation {
    at: Option<&'static str>,
    hits: u8,
    points: u32,
}

/// A row of the standings.
#[derive(Serialize)]
pub(super) struct StandingNotation {
    hits: i32,
    points: i32,
    rank: u8,
    seat: usize,
}

impl State {
    pub(super) fn notation(&self) -> StateNotation {
        let place = |island: &Island| {
            let cell = self.board.chart.cell(*island);
            (island.name(), [cell.column(), cell.row()])
        };
        let drawn = !matches!(self.stage, Stage::Currents { .. } | Stage::Parent);
        StateNotation {
            currents: self.currents_notation(),
            danger: self.board.danger.level(),
            eruptions: self.board.eruptions,
            islands: Island::ALL.iter().map(place).collect(),
            parent: drawn.then(|| self.board.parent.index()),
            players: Seat::first(self.config.players).map(|seat| self.player_notation(seat)).collect(),
            resources: self.board.resources,
            turn: self.turn,
        }
    }

    fn currents_notation(&self) -> [String; 5] {
        let mut rows = [const { String::new() }; 5];
        for cell in Cell::all() {
            let dealt = !matches!(self.stage, Stage::Currents { next } if cell >= next);
            let letter = if dealt { self.board.chart.currents.dir(cell).name() } else { "." };
            rows[usize::from(cell.row() - 1)].push_str(letter);
        }
        rows
    }

    fn player_notation(&self, seat: Seat) -> PlayerNotation {
        let pawn = self.board.pawn(seat);
        PlayerNotation { at: pawn.at.map(Island::name), hits: pawn.hits, points: pawn.points }
    }

    /// The standings, best first.
    pub(super) fn ranking(&self) -> Vec<StandingNotation> {
        let mut scores = self.standings();
        scores.sort_by_key(|score| (score.rank, score.seat));
        let row = |score: Score<_>| StandingNotation {
            hits: score.tie_break,
            points: score.total,
            rank: score.rank,
            seat: score.seat.index(),
        };
        scores.into_iter().map(row).collect()
    }
}
