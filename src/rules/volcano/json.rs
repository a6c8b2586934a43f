//! The public notation of a state and of the standings (`docs/records.md`).

use crate::json::{Map, Value, json};

use super::{
    cell::Cell,
    island::Island,
    state::{Stage, State},
};
use crate::rules::{Score, Seat};

impl State {
    pub(super) fn notation_json(&self) -> Value {
        let cell_json = |island: &Island| {
            let cell = self.board.chart.cell(*island);
            (island.name().to_string(), json!([cell.column(), cell.row()]))
        };
        let islands: Map = Island::ALL.iter().map(cell_json).collect();
        let players: Vec<Value> =
            Seat::first(self.config.players).map(|seat| self.player_json(seat)).collect();
        let parent = (!matches!(self.stage, Stage::Currents { .. } | Stage::Parent))
            .then(|| self.board.parent.index());
        json!({
            "currents": self.currents_json(),
            "islands": islands,
            "resources": self.board.resources,
            "players": players,
            "danger": self.board.danger.level(),
            "eruptions": self.board.eruptions,
            "parent": parent,
            "turn": self.turn,
        })
    }

    /// Row by row; a dot for a current that has not been dealt.
    fn currents_json(&self) -> Vec<String> {
        let mut rows = vec![String::new(); 5];
        for cell in Cell::all() {
            let dealt = !matches!(self.stage, Stage::Currents { next } if cell >= next);
            let letter = if dealt { self.board.chart.currents.dir(cell).name() } else { "." };
            rows[usize::from(cell.row() - 1)].push_str(letter);
        }
        rows
    }

    fn player_json(&self, seat: Seat) -> Value {
        let pawn = self.board.pawn(seat);
        json!({ "at": pawn.at.map(Island::name), "points": pawn.points, "hits": pawn.hits })
    }

    pub(super) fn ranking_json(&self) -> Value {
        let mut scores = self.standings();
        scores.sort_by_key(|score| (score.rank, score.seat));
        let row = |score: Score<_>| {
            json!({
                "seat": score.seat.index(), "rank": score.rank, "points": score.total, "hits": score.tie_break,
            })
        };
        scores.into_iter().map(row).collect()
    }
}
