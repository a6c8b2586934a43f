//! The games. Everything here is pure: no browser, no clock, no input or output, no random source and no prose.
//!
//! A game is a sequence of **actions**; each belongs to a seat or to **chance** (dice, drawn tiles, drawn cards). What comes
//! next is always plain data in the state, so every moment can be saved, and a record of the actions replays without a seed.
//! [`Game`] is the contract that each game fulfils; the session, the tools and the screens know only that.
//! Next: [`eruption`] or [`volcano`] for a game, [`crate::session`] for a game at a table.
//!
//! ```
//! use caldera::rules::{eruption::{Action, Config, State}, Game, Pending, Seat};
//!
//! let mut game = State::new(&Config::new(2)).unwrap();
//! // The first thing that happens is chance: who begins?
//! assert!(matches!(game.pending(), Pending::Chance(_)));
//! game.apply(Action::Start(Seat::new(1))).unwrap();
//! // Then three cards for each seat; any outcome that is possible may be applied.
//! while let Pending::Chance(_) = game.pending() {
//!     let mut outcomes = Vec::new();
//!     game.outcomes(&mut outcomes);
//!     game.apply(outcomes[0].0).unwrap();
//! }
//! // Seat 1 now has to place the tile it drew, and every way to do so is listed.
//! let mut actions = Vec::new();
//! game.actions(&mut actions);
//! assert!(actions.iter().all(|action| game.check(*action).is_ok()));
//! // What is not legal is refused with the number of the rule, and changes nothing.
//! let refused = "place 5,-3 0".parse::<Action>().unwrap();
//! assert_eq!(caldera::rules::Refusal::rule(&game.apply(refused).unwrap_err()), "E25");
//! ```
#![warn(missing_docs)]

pub mod apiary;
mod counted;
mod die;
pub mod eruption;
mod named;
mod notation;
mod score;
mod seat;
mod seats;
#[cfg(test)]
pub(crate) mod trial;
pub mod volcano;

use std::{
    error::Error,
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

pub use counted::Counted;
pub use die::Die;
pub use named::{GAMES, Task, for_game};
pub use notation::NotationError;
pub use score::{Score, rank};
pub use seat::Seat;
pub use seats::Seats;

/// What comes next in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending<Prompt, Chance> {
    /// A seat has to decide. It need not be the seat on turn.
    Decision {
        /// Who decides.
        seat: Seat,
        /// What is to be decided, with all that a screen or a bot needs to ask for it.
        prompt: Prompt,
    },
    /// Dice, a draw, a shuffle: one of [`Game::outcomes`] comes next.
    Chance(Chance),
    /// Nothing: [`Game::scores`] says how it ended.
    Over,
}

/// From where a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// One player: what is public, and the own secrets.
    Seat(Seat),
    /// The table: only what is public.
    Table,
    /// All secrets: tables that play with open hands, and finished games.
    Everything,
}

impl Viewer {
    /// Whether this viewer may see the secrets of `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Table => false,
            Viewer::Everything => true,
        }
    }
}

/// Why an action was refused: a typed reason with the number of the rule it would break.
pub trait Refusal: Error + Clone + PartialEq {
    /// The rule's number in the game's rules page, e.g. `E25`.
    fn rule(&self) -> &'static str;
}

/// Where the events of [`Game::play`] go: a `Vec` keeps them, `()` drops them without building a list.
pub trait Sink<Event> {
    /// Takes one event, in the order in which things happened.
    fn push(&mut self, event: Event);
}

impl<Event> Sink<Event> for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

impl<Event> Sink<Event> for () {
    fn push(&mut self, _: Event) {}
}

/// The contract of every game: the state of one game, from the first shuffle to the final scores.
///
/// Implementations promise: [`actions`](Game::actions) and [`outcomes`](Game::outcomes) list exactly what
/// [`check`](Game::check) accepts, in ascending order and once each; [`play`](Game::play) is atomic; any action, from any
/// source, may be tried in any state without a panic; equal actions from equal states give equal states.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name in records and addresses, e.g. `eruption`.
    const ID: &'static str;
    /// Raised when a change makes old records replay differently.
    const RULES: u32;
    /// The name of the chance that decides who begins. Its outcomes are written as this word and the seat: `start 2`.
    const BEGINNER: &'static str = "start";

    /// Players and options, as a record holds them. An option that is absent has its default; a key that the game does not
    /// know is an error. Whether there can be such a game is the question of [`new`](Game::new).
    type Config: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Why a config is no game.
    type ConfigError: Error;
    /// Decisions and chance outcomes alike, with a short notation (`Display` and `FromStr`).
    type Action: Copy + Ord + Hash + Debug + Send + Sync + Display + FromStr<Err = Self::NotationError>;
    /// Why a text is no action.
    type NotationError: Error;
    /// What a seat is asked; its `Display` is the name used by tools.
    type Prompt: Clone + Debug + PartialEq + Send + Sync + Display;
    /// What chance is to decide.
    type Chance: Copy + Debug + PartialEq + Send + Sync + Display;
    /// A fact of what happened, with its cause.
    type Event: Clone + Debug + PartialEq + Send + Sync;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// What a viewer may see.
    type View: Clone + Debug + PartialEq + Send + Sync;
    /// The parts that scores are made of.
    type ScorePart: Copy + Debug + PartialEq + Send + Sync;

    /// The state before the first action, or why there can be no such game.
    fn new(config: &Self::Config) -> Result<Self, Self::ConfigError>;

    /// The config this game was made from.
    fn config(&self) -> &Self::Config;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// What comes next.
    fn pending(&self) -> Pending<Self::Prompt, Self::Chance>;

    /// Replaces the contents of `out` by every legal action of the pending decision; by nothing otherwise.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Replaces the contents of `out` by every outcome of the pending chance with its weight, which is not nought; by nothing
    /// otherwise.
    fn outcomes(&self, out: &mut Vec<(Self::Action, u32)>);

    /// Whether this action can be played now, and if not, which rule forbids it.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action and all that follows from it without a decision or chance. A refusal leaves the state untouched.
    fn play(
        &mut self,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// [`play`](Game::play), with the events as a list.
    fn apply(&mut self, action: Self::Action) -> Result<Vec<Self::Event>, Self::Illegal> {
        let mut events = Vec::new();
        self.play(action, &mut events)?;
        Ok(events)
    }

    /// The one seat that sees what comes out of this chance, if not everybody does.
    fn sole_witness(_: Self::Chance) -> Option<Seat> {
        None
    }

    /// What may be seen from there. Secrets of others are absent, not hidden.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether the view of `seat` now holds anything that the table's does not: the screen then needs its curtain.
    fn has_secrets(&self, seat: Seat) -> bool;

    /// Whether the pending decision is asked of its seat before everybody, in the middle of somebody else's turn: what it decides
    /// by lies open, so the screen needs no curtain even if the seat has secrets.
    fn asks_openly(&self) -> bool {
        false
    }

    /// The event as this viewer saw it, or nothing if it went unseen.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether this turned up what seats had decided in secret: whoever decided before it knows more since. What chance turns up does
    /// not count.
    fn reveals(_: &Self::Event) -> bool {
        false
    }

    /// A full state that `seat` could not tell from the true one, drawn at random: what a bot may think about.
    fn resample(&self, seat: Seat, rng: &mut impl Rng) -> Self;

    /// Per seat, in seat order: the score so far with its parts, and the rank it would give.
    fn scores(&self) -> Vec<Score<Self::ScorePart>>;

    /// The public notation of the whole state, for `arena replay`, tests and bug reports.
    fn state_json(&self) -> Value;

    /// The public notation of the standings.
    fn standings_json(&self) -> Value;
}
