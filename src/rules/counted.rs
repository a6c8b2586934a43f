use std::fmt::Debug;

use super::{Game, Seat};

/// A game whose course can be told in numbers.
pub trait Counted: Game {
    /// All that is counted.
    type Tally: Clone + Debug + PartialEq;

    /// Nothing has happened yet in a game of this config.
    fn tally(config: &Self::Config) -> Self::Tally;

    /// Counts an event.
    fn count(tally: &mut Self::Tally, event: &Self::Event);

    /// Whose turn the event begins.
    fn turn_of(event: &Self::Event) -> Option<Seat>;

    /// Whether the event is one to be marked in the course of the game.
    fn is_landmark(event: &Self::Event) -> bool;

    /// The number that is followed turn by turn.
    fn level(tally: &Self::Tally, seat: Seat) -> i32;
}
