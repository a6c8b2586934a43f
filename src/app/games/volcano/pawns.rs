//! The pawns: whose emblem is on each, and where they stand.

use hexx::Vec2;

use super::art::middle;
use crate::{
    app::board::plane::at,
    rules::{
        Seat,
        volcano::{Board, IslandSet},
    },
};

/// Where the pawns on an island stand, by how many there are: the feet of each, the back row first, no emblem hidden.
const SLOTS: [&[(f32, f32)]; 7] = [
    &[],
    &[(0.0, 76.0)],
    &[(-28.0, 75.0), (28.0, 75.0)],
    &[(-54.0, 71.0), (0.0, 78.0), (54.0, 71.0)],
    &[(-66.0, 72.0), (-22.0, 79.0), (22.0, 79.0), (66.0, 72.0)],
    &[(-26.0, 42.0), (26.0, 42.0), (-54.0, 76.0), (0.0, 80.0), (54.0, 76.0)],
    &[(-44.0, 42.0), (8.0, 40.0), (60.0, 42.0), (-66.0, 76.0), (-17.0, 80.0), (34.0, 79.0)],
];

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

/// Where a pawn stands: its feet.
pub fn pawn_at(board: &Board, seat: Seat) -> Option<Vec2> {
    let island = board.pawn(seat).at?;
    let there = board.players_on(IslandSet::from_iter([island]));
    let own = there.iter().position(|one| one == seat)?;
    let (x, y) = *SLOTS.get(there.len() as usize)?.get(own)?;
    Some(middle(board.chart().cell(island)) + at(x, y))
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
                    assert!(places[..number].iter().all(|other| other.distance(*one) > 40.0));
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
