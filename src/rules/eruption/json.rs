//! The public notation of a state and of the standings (`docs/records.md`).

use crate::json::{Value, json};

use super::{
    hex::{Dir, Hex},
    state::State,
    wall::Material,
};
use crate::rules::Seat;

impl State {
    pub(super) fn notation_json(&self) -> Value {
        let tiles: Vec<Value> = Hex::all().filter_map(|hex| self.tile_json(hex)).collect();
        let mut walls: Vec<((i8, i8), Dir, Material)> = self
            .board
            .all_walls()
            .map(|(edge, material)| (edge.lava_side().0, edge.lava_side().1, material))
            .collect();
        walls.sort();
        let walls: Vec<Value> = walls
            .into_iter()
            .map(|((q, r), dir, material)| json!([q, r, dir.to_string(), material.to_string()]))
            .collect();
        let players: Vec<Value> =
            Seat::first(self.config.players).map(|seat| self.player_json(seat)).collect();
        let mut json = json!({
            "tiles": tiles,
            "walls": walls,
            "players": players,
            "stack": self.stack.len(),
            "draw_pile": self.draw_pile.len(),
            "discards": self.discards.len(),
            "eruption_row": self.eruption_row.iter().filter(|left| **left).count(),
        });
        if let Some(heights) = self.stack.heights() {
            let top = |pile| self.stack.top(pile).map(|kind| kind.to_string());
            let stack = |(pile, tiles)| json!({ "top": top(pile), "tiles": tiles });
            json["stacks"] = heights.into_iter().enumerate().map(stack).collect();
        }
        json
    }

    fn tile_json(&self, hex: Hex) -> Option<Value> {
        let (q, r) = hex.axial();
        Some(match self.board.tile(hex)?.kind() {
            Some((kind, turn)) => json!([q, r, kind.to_string(), turn.steps()]),
            None => json!([q, r, "012345", 0]),
        })
    }

    fn player_json(&self, seat: Seat) -> Value {
        let player = self.player(seat);
        let hand: Vec<&str> = player.hand.iter().map(|card| card.name()).collect();
        let mut json = json!({
            "temp": player.temperature.get(),
            "straw": player.walls(Material::Straw),
            "wood": player.walls(Material::Wood),
            "stone": player.walls(Material::Stone),
            "hand": hand,
            "eruption_tiles": player.eruption_tiles,
        });
        if self.config.annihilation {
            json["burnt_out"] = self.is_out(seat).into();
        }
        json
    }

    pub(super) fn ranking_json(&self) -> Value {
        let mut scores = self.standings();
        scores.sort_by_key(|score| (score.rank, score.seat));
        let row = |score: crate::rules::Score<_>| {
            let temperature = self.player(score.seat).temperature.get();
            let mut json = json!({
                "seat": score.seat.index(), "rank": score.rank, "temp": temperature,
                "tie_break": self.tie_break(score.seat),
            });
            if let Some(clan) = self.config.clans.of(score.seat) {
                let temperatures = self.side(score.seat).map(|mate| self.player(mate).temperature.get());
                json["clan"] = clan.to_string().into();
                json["clan_temp"] = temperatures.sum::<u16>().into();
                json["clan_tie_break"] = score.tie_break.into();
            }
            json
        };
        scores.into_iter().map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::eruption::Edge;

    #[test]
    fn tiles_and_players_are_written_as_documented() {
        let mut state = State::fresh(&crate::rules::eruption::Config::new(2));
        let (hex, kind) = (Hex::known(-1, 2), "0135".parse::<crate::rules::eruption::Kind>().unwrap());
        let turn = "4".parse().unwrap();
        state.board.put(hex, kind.tile(turn));
        state.board.put(Hex::known(1, 1), crate::rules::eruption::Tile::ERUPTION);
        assert_eq!(state.notation_json()["tiles"], json!([[-1, 2, "0135", 4], [1, 1, "012345", 0]]));
        state.players[1].hand = ["rain", "quake"].map(|card| card.parse().unwrap()).into_iter().collect();
        state.players[1].supply = [3, 0, 2];
        let player = json!({
            "temp": 0, "straw": 3, "wood": 0, "stone": 2, "hand": ["quake", "rain"], "eruption_tiles": 0,
        });
        assert_eq!(state.notation_json()["players"][1], player);
    }

    #[test]
    fn walls_are_sorted_by_the_hex_of_their_lava() {
        let mut state = State::fresh(&crate::rules::eruption::Config::new(2));
        let mouth: Edge = "0,-1/NW".parse().unwrap();
        state.board.build(mouth, Material::Wood);
        state.board.build("-2,-3/NE".parse().unwrap(), Material::Straw);
        assert_eq!(state.notation_json()["walls"], json!([[-2, -3, "NE", "straw"], [0, -1, "NW", "wood"]]));
    }
}
