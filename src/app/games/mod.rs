//! The games on the shelf: [`GAMES`], one line each. A game says of itself, as [`shelved::Shelved`], what the shelf and the
//! set-up show; [`part::BoxedGame`] is the same without its types, so that the screens know no game by name. [`listing::Listing`]
//! is what the shelf knows of a game before its part of the program has been fetched ([`load`]). [`open`] opens a saved game,
//! whichever it is.

pub mod eruption;
pub mod listing;
pub mod load;
pub mod open;
pub mod opened;
pub mod part;
pub mod shelved;
pub mod volcano;

use listing::Listing;
use part::BoxedGame;

/// Every game on the shelf.
pub const GAMES: [Listing; 2] = [
    Listing::of::<eruption::EruptionTable>(load::eruption),
    Listing::of::<volcano::VolcanoTable>(load::volcano),
];

/// What the shelf knows of the game with this id.
pub fn listing(id: &str) -> Option<Listing> {
    GAMES.into_iter().find(|game| game.id == id)
}

/// The game with this id, if its part is there.
pub fn game(id: &str) -> Option<&'static dyn BoxedGame> {
    listing(id)?.game()
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

    use super::*;
    use crate::{app::shell::text::Locale, rules::Seat};

    #[test]
    fn every_game_is_found_by_its_id_and_has_a_place_for_every_seat() {
        for known in GAMES {
            assert_eq!(listing(known.id).map(|found| found.id), Some(known.id));
            let Poll::Ready(Ok(shelved)) =
                (known.load)().as_mut().poll(&mut Context::from_waker(Waker::noop()))
            else {
                panic!("{} is not there at once", known.id)
            };
            assert_eq!(shelved.id(), known.id);
            for players in shelved.players() {
                let places: Vec<_> =
                    Seat::first(players).map(|seat| shelved.place(players, seat, Locale::En)).collect();
                for (at, place) in places.iter().enumerate() {
                    assert!(!place.name.is_empty() && !places[..at].contains(place), "{place:?}");
                }
            }
        }
        assert!(listing("no such game").is_none());
    }
}
