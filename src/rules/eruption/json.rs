//! The public notation of a state and of the standings (`docs/records.md`).

use serde::Serialize;

use super::{
    board::Board,
    hex::{Dir, Hex},
    state::State,
    wall::Material,
};
use crate::rules::Seat;

/// The whole state, as everybody may know it.
#[derive(Serialize)]
pub(super) struct StateNotation {
    discards: u8,
    draw_pile: u8,
    eruption_row: usize,
    players: Vec<PlayerNotation>,
    stack: u8,
    /// Only with Forecast.
    #[serde(skip_serializing_if = "Option::is_none")]
    stacks: Option<Vec<StackNotation>>,
    /// Hex, kind and turn.
    tiles: Vec<(i8, i8, String, usize)>,
    /// Edge and material.
    walls: Vec<(i8, i8, String, String)>,
}

#[derive(Serialize)]
struct PlayerNotation {
    /// Only with Annihilation.
    #[serde(skip_serializing_if = "Option::is_none")]
    burnt_out: Option<bool>,
    eruption_tiles: u8,
    hand: Vec<&'static str>,
    stone: u8,
    straw: u8,
    temp: u16,
    wood: u8,
}

#[derive(Serialize)]
struct StackNotation {
    tiles: u8,
    top: Option<String>,
}

/// A row of the standings.
#[derive(Serialize)]
pub(super) struct StandingNotation {
    #[serde(flatten)]
    clan: Option<ClanNotation>,
    rank: u8,
    seat: usize,
    temp: u16,
    tie_break: i32,
}

/// Only with clans: the sums that the rank comes from.
#[derive(Serialize)]
struct ClanNotation {
    clan: String,
    clan_temp: u16,
    clan_tie_break: i32,
}

impl State {
    pub(super) fn notation(&self) -> StateNotation {
        let top = |pile| self.stack.top(pile).map(|kind| kind.to_string());
        let stack = |(pile, tiles)| StackNotation { tiles, top: top(pile) };
        StateNotation {
            discards: self.discards.len(),
            draw_pile: self.draw_pile.len(),
            eruption_row: self.eruption_row.iter().filter(|left| **left).count(),
            players: Seat::first(self.config.players).map(|seat| self.player_notation(seat)).collect(),
            stack: self.stack.len(),
            stacks: self.stack.heights().map(|heights| heights.into_iter().enumerate().map(stack).collect()),
            tiles: tiles(&self.board),
            walls: walls(&self.board),
        }
    }

    fn player_notation(&self, seat: Seat) -> PlayerNotation {
        let player = self.player(seat);
        PlayerNotation {
            burnt_out: self.config.annihilation.then(|| self.is_out(seat)),
            eruption_tiles: player.eruption_tiles,
            hand: player.hand.iter().map(|card| card.name()).collect(),
            stone: player.walls(Material::Stone),
            straw: player.walls(Material::Straw),
            temp: player.temperature.get(),
            wood: player.walls(Material::Wood),
        }
    }

    /// The standings, best first.
    pub(super) fn ranking(&self) -> Vec<StandingNotation> {
        let mut scores = self.standings();
        scores.sort_by_key(|score| (score.rank, score.seat));
        let row = |score: crate::rules::Score<_>| StandingNotation {
            clan: self.config.clans.of(score.seat).map(|clan| ClanNotation {
                clan: clan.to_string(),
                clan_temp: self.side(score.seat).map(|mate| self.player(mate).temperature.get()).sum(),
                clan_tie_break: score.tie_break,
            }),
            rank: score.rank,
            seat: score.seat.index(),
            temp: self.player(score.seat).temperature.get(),
            tie_break: self.tie_break(score.seat),
        };
        scores.into_iter().map(row).collect()
    }
}

fn tiles(board: &Board) -> Vec<(i8, i8, String, usize)> {
    let tile = |hex: Hex| {
        let (q, r) = hex.axial();
        let (kind, turn) = match board.tile(hex)?.kind() {
            Some((kind, turn)) => (kind.to_string(), turn.steps()),
            None => ("012345".into(), 0),
        };
        Some((q, r, kind, turn))
    };
    Hex::all().filter_map(tile).collect()
}

fn walls(board: &Board) -> Vec<(i8, i8, String, String)> {
    let mut walls: Vec<((i8, i8), Dir, Material)> = board
        .all_walls()
        .map(|(edge, material)| (edge.lava_side().0, edge.lava_side().1, material))
        .collect();
    walls.sort();
    walls.into_iter().map(|((q, r), dir, material)| (q, r, dir.to_string(), material.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::{Game, eruption::Edge};

    #[test]
    fn tiles_and_players_are_written_as_documented() {
        let mut state = State::fresh(&crate::rules::eruption::Config::new(2));
        let (hex, kind) = (Hex::known(-1, 2), "0135".parse::<crate::rules::eruption::Kind>().unwrap());
        let turn = "4".parse().unwrap();
        state.board.put(hex, kind.tile(turn));
        state.board.put(Hex::known(1, 1), crate::rules::eruption::Tile::ERUPTION);
        assert_eq!(state.state_json()["tiles"], json!([[-1, 2, "0135", 4], [1, 1, "012345", 0]]));
        state.players[1].hand = ["rain", "quake"].map(|card| card.parse().unwrap()).into_iter().collect();
        state.players[1].supply = [3, 0, 2];
        let player = json!({
            "temp": 0, "straw": 3, "wood": 0, "stone": 2, "hand": ["quake", "rain"], "eruption_tiles": 0,
        });
        assert_eq!(state.state_json()["players"][1], player);
    }

    #[test]
    fn walls_are_sorted_by_the_hex_of_their_lava() {
        let mut state = State::fresh(&crate::rules::eruption::Config::new(2));
        let mouth: Edge = "0,-1/NW".parse().unwrap();
        state.board.build(mouth, Material::Wood);
        state.board.build("-2,-3/NE".parse().unwrap(), Material::Straw);
        assert_eq!(state.state_json()["walls"], json!([[-2, -3, "NE", "straw"], [0, -1, "NW", "wood"]]));
    }
}
