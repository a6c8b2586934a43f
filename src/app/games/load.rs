//! Brings the code of games: [`GamePart`] for the set-up, [`TablePart`] for the table.

use std::{fmt, marker::PhantomData};

use leptos::task::spawn_local;

use super::{
    apiary::ApiaryTable,
    catalog::{GAMES, GameInfo},
    eruption::EruptionTable,
    part::{GamePart, InBox},
    table_part::TablePart,
    volcano::VolcanoTable,
};
use crate::rules::{Game, apiary, eruption, volcano};

/// A game whose code for the set-up is here.
pub type Part = &'static dyn GamePart;

/// A game whose code for the table is here.
pub type Playable = &'static dyn TablePart;

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

/// A function that brings code. With the feature `split` it is a split point: what is reached through it and from nowhere else
/// is a part of the program of its own, which is fetched when it is first asked for.
macro_rules! part {
    ($name:ident, $what:ty, $code:expr) => {
        #[cfg(feature = "split")]
        #[leptos::wasm_split::wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
        fn $name() -> Result<$what, NotLoaded> {
            Ok($code)
        }

        #[cfg(not(feature = "split"))]
        async fn $name() -> Result<$what, NotLoaded> {
            Ok($code)
        }
    };
}

// What is needed of a game before it is played is little, and the same code for the most part: it is one part for all.
part!(setups_part, [Part; GAMES.len()], [&ERUPTION, &VOLCANO, &APIARY]);
part!(eruption_part, Playable, &ERUPTION);
part!(volcano_part, Playable, &VOLCANO);
part!(apiary_part, Playable, &APIARY);

static ERUPTION: InBox<EruptionTable> = InBox(PhantomData);
static VOLCANO: InBox<VolcanoTable> = InBox(PhantomData);
static APIARY: InBox<ApiaryTable> = InBox(PhantomData);

/// The code of a game for its set-up; what is here already is there at once.
pub async fn open(game: &GameInfo) -> Result<Part, NotLoaded> {
    let [eruption, volcano, apiary] = setups_part().await?;
    match game.id {
        eruption::State::ID => Ok(eruption),
        volcano::State::ID => Ok(volcano),
        apiary::State::ID => Ok(apiary),
        _ => Err(NotLoaded),
    }
}

/// The code of a game for its table.
pub async fn open_table(game: &GameInfo) -> Result<Playable, NotLoaded> {
    match game.id {
        eruption::State::ID => eruption_part().await,
        volcano::State::ID => volcano_part().await,
        apiary::State::ID => apiary_part().await,
        _ => Err(NotLoaded),
    }
}

/// Brings the code of all games, so that none has to be waited for: first what is chosen first. What cannot be fetched now is
/// fetched when it is needed.
pub fn preload() {
    spawn_local(async {
        let _ = setups_part().await;
        for game in &GAMES {
            let _ = open_table(game).await;
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

    /// What is fetched, in a program that has everything.
    fn here<P>(game: &GameInfo, fetched: impl Future<Output = Result<P, NotLoaded>>) -> P {
        match pin!(fetched).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(Ok(part)) => part,
            other => panic!("{}: {:?}", game.id, other.map(|opened| opened.err())),
        }
    }

    #[test]
    fn every_game_of_the_catalog_has_code_and_a_place_for_every_seat() {
        for game in &GAMES {
            let part = here(game, open(game));
            assert_eq!(here(game, open_table(game)).book().game, game.id);
            assert_eq!(part.teaches(), game.teaches);
            assert!(game.players.contains(&(game.bots + 1)), "{}", game.id);
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
