//! The games on the shelf: [`GAMES`], one line each. A game says of itself, as [`shelved::Shelved`], what the shelf and the
//! set-up show; [`part::BoxedGame`] is the same without its types, so that the screens know no game by name. [`open`] opens a
//! saved game, whichever it is.

pub mod catalog;
pub mod eruption;
pub mod open;
pub mod opened;
pub mod part;
pub mod shelved;
pub mod volcano;

use std::marker::PhantomData;

use part::{BoxedGame, InBox};

/// Every game on the shelf.
pub const GAMES: [&dyn BoxedGame; 2] =
    [&InBox::<eruption::EruptionTable>(PhantomData), &InBox::<volcano::VolcanoTable>(PhantomData)];

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn BoxedGame> {
    GAMES.into_iter().find(|game| game.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::shell::text::Locale, rules::Seat};

    #[test]
    fn every_game_is_found_by_its_id_and_has_a_place_for_every_seat() {
        for shelved in GAMES {
            assert!(catalog::info(shelved.id()).is_some());
            assert_eq!(game(shelved.id()).map(|found| found.id()), Some(shelved.id()));
            for players in shelved.players() {
                let places: Vec<_> =
                    Seat::first(players).map(|seat| shelved.place(players, seat, Locale::En)).collect();
                for (at, place) in places.iter().enumerate() {
                    assert!(!place.name.is_empty() && !places[..at].contains(place), "{place:?}");
                }
            }
        }
        assert!(game("no such game").is_none());
    }
}
