//! The property suite that every game runs through, over random games of every number of players and set of options.
//!
//! A game joins with one line of [`games!`]: its module says which configs to play, how many games of each, how long a game
//! may be, and which invariants of its own hold in every state (they are in `tests/laws`, for the fuzz targets, too).
//! [`contract`] holds what every game promises, [`notation`] what its texts promise.

mod apiary;
mod contract;
mod eruption;
#[path = "../laws/mod.rs"]
mod laws;
mod notation;
mod packs;
mod volcano;

use caldera::rules::Game;

/// What a game brings to the suite.
trait Entry {
    /// The game.
    type State: Game;

    /// Configs to play, with the number of random games for each.
    fn configs() -> Vec<(<Self::State as Game>::Config, u64)>;

    /// Every action that the game's notation can write, or a choice of them: legal ones are sought among them.
    fn notation() -> Vec<<Self::State as Game>::Action>;

    /// Whether that is every one, so that none is legal that is not among them.
    const NOTATION_IS_WHOLE: bool = true;

    /// The ranks of opponents that have no seat.
    fn rivals(_: &Self::State) -> Vec<u8> {
        Vec::new()
    }

    /// More actions than any random game takes.
    const LONGEST: u32;

    /// Panics unless the game's own invariants hold between the state before an action and the state after it.
    fn invariants(before: &Self::State, after: &Self::State);
}

macro_rules! games {
    ($($game:ident: $entry:ty;)*) => {$(
        mod $game {
            #[test]
            fn keeps_the_contract_in_random_games() {
                crate::contract::random_games::<$entry>();
            }

            #[test]
            fn reads_any_text_or_refuses_it() {
                crate::notation::any_text::<$entry>();
            }
        }
    )*};
}

mod of {
    games! {
        apiary: crate::apiary::Apiary;
        eruption: crate::eruption::Eruption;
        volcano: crate::volcano::Volcano;
    }
}
