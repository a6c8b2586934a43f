//! The pawns: whose emblem is on each, and where they stand.

use hexx::Vec2;

use super::art::middle;
use crate::{
    app::board::plane::at,
    rules::{
        Seat,
        volcano::{Board, Dir, IslandSet},
    },
};

/// How large a pawn is.
pub const PAWN: f32 = 21.0;

/// The emblem of a seat: neighbours at the table have colours that are far apart.
pub fn emblem_of(players: u8, seat: Seat) -> usize {
    let emblems: [usize; 6] = match players {
        2 => [0, 3, 0, 0, 0, 0],
        3 => [0, 2, 4, 0, 0, 0],
        4 => [1, 2, 4, 5, 0, 0],
        5 => [0, 1, 2, 4, 5, 0],
        _ => [0, 1, 2, 3, 4, 5],
    };
    emblems[seat.index() % 6]
}

/// Where a pawn stands: below the middle of its island, in rows of three, clear of the current's head.
pub fn pawn_at(board: &Board, seat: Seat) -> Option<Vec2> {
    let (island, chart) = (board.pawn(seat).at?, board.chart());
    let cell = chart.cell(island);
    let there = board.players_on(IslandSet::from_iter([island]));
    let (count, own) = (i32::from(there.len()), there.iter().position(|one| one == seat)? as i32);
    let row = own / 3;
    let in_row = (count - 3 * row).min(3);
    let south = chart.currents().dir(cell) == Dir::S;
    let low = if south { 36.0 } else { 64.0 };
    let x = (own % 3) as f32 * 46.0 - (in_row - 1) as f32 * 23.0;
    Some(middle(cell) + at(x, if count > 3 && row == 0 { low - 40.0 } else { low }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game,
            volcano::{Config, Island, State},
        },
        session::Playout,
    };

    #[test]
    fn pawns_that_share_an_island_never_hide_each_other() {
        let mut crowds = 0;
        for seed in 0..30 {
            let (mut game, mut playout) = (State::new(&Config::new(6)).unwrap(), Playout::new(seed));
            while playout.step(&mut game, &mut ()).is_some() {
                let board = game.board();
                let places: Vec<Vec2> = Seat::first(6).filter_map(|seat| pawn_at(board, seat)).collect();
                for (number, one) in places.iter().enumerate() {
                    assert!(places[..number].iter().all(|other| other.distance(*one) > 1.8 * PAWN));
                }
                crowds += u32::from(board.players_on(IslandSet::from_iter(Island::ALL)).len() == 6);
            }
        }
        assert!(crowds > 100);
    }

    #[test]
    fn emblems_are_different_for_all_seats_of_a_game() {
        for players in 2..=6 {
            let own: Vec<_> = Seat::first(players).map(|seat| emblem_of(players, seat)).collect();
            assert!((1..own.len()).all(|at| !own[..at].contains(&own[at])));
        }
    }
}
