//! Brings the code of a game: its [`GamePart`].

use std::{fmt, marker::PhantomData};

use leptos::task::spawn_local;

use super::{
    catalog::{GAMES, GameInfo},
    eruption::EruptionTable,
    part::{GamePart, InBox},
    volcano::VolcanoTable,
};
use crate::rules::{Game, eruption, volcano};

/// A game whose code is here.
pub type Part = &'static dyn GamePart;

/// The code of a game could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLoaded;

impl fmt::Display for NotLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the code of the game could not be fetched")
    }
}

impl std::error::Error for NotLoaded {}

#[cfg(feature = "split")]
impl From<leptos::wasm_split::SplitLoaderError> for NotLoaded {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> NotLoaded {
        NotLoaded
    }
}

/// The function that brings a game's code. With the feature `split` it is a split point: what is reached through it and from
/// nowhere else is a part of the program of its own, which is fetched when it is first asked for.
macro_rules! part {
    ($name:ident, $table:ty) => {
        #[cfg(feature = "split")]
        #[leptos::wasm_split::wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
        fn $name() -> Result<Part, NotLoaded> {
            Ok(&InBox::<$table>(PhantomData))
        }

        #[cfg(not(feature = "split"))]
        async fn $name() -> Result<Part, NotLoaded> {
            Ok(&InBox::<$table>(PhantomData))
        }
    };
}

part!(eruption_part, EruptionTable);
part!(volcano_part, VolcanoTable);

/// The code of a game; what is here already is there at once.
pub async fn open(game: &GameInfo) -> Result<Part, NotLoaded> {
    match game.id {
        eruption::State::ID => eruption_part().await,
        volcano::State::ID => volcano_part().await,
        _ => Err(NotLoaded),
    }
}

/// Brings the code of all games, so that none has to be waited for. What cannot be fetched now is fetched when it is needed.
pub fn preload() {
    spawn_local(async {
        for game in &GAMES {
            let _ = open(game).await;
        }
    });
}

#[cfg(test)]
mod tests {
    use std::{
        future::Future,
        pin::pin,
        task::{Context, Poll, Waker},
    };

    use super::*;
    use crate::{app::shell::text::Locale, rules::Seat};

    #[test]
    fn every_game_of_the_catalog_has_code_and_a_place_for_every_seat() {
        for game in &GAMES {
            let part = match pin!(open(game)).poll(&mut Context::from_waker(Waker::noop())) {
                Poll::Ready(Ok(part)) => part,
                other => panic!("{}: {:?}", game.id, other.map(|opened| opened.err())),
            };
            assert_eq!(part.book().game, game.id);
            assert_eq!(part.teaches(), game.teaches);
            for players in game.players.clone() {
                let places: Vec<_> =
                    Seat::first(players).map(|seat| part.place(players, seat, Locale::En)).collect();
                for (at, place) in places.iter().enumerate() {
                    assert!(!place.name.is_empty() && !places[..at].contains(place), "{place:?}");
                }
            }
        }
    }
}
