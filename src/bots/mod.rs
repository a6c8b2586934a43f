//! Players that think: for every empty seat, and for a coach.
//!
//! A player is given an [`InfoSet`], all that one seat can know, and never the true state. What a position is worth is said by
//! each game ([`Judged`]: `eruption`, `volcano`, `apiary`), in named parts; everything else here knows no game. [`Greedy`] looks
//! one own action ahead, [`Search`] is information-set Monte Carlo tree search, a [`Level`] is one of them with a character, and
//! [`think`] is what a tool asks. An app asks a [`Mind`] in a worker, in
//! plain data ([`Ask`], [`Answer`]), and does without ([`simple`], [`simple_ways`]) if there is none. Nothing here has a clock or a random source: both are given. The same seed gives the same
//! answer on every machine, as long as the budget is counted in iterations.
//!
//! How strong they are, and where the methods come from: `docs/bots.md`. Next: `judged` for the contract, `search` for the tree.
//!
//! ```
//! use caldera::{bots::{Budget, InfoSet, Level, think}, rules::{Game, Pending, eruption}, session::Playout};
//! use rand::SeedableRng;
//!
//! let mut game = eruption::State::new(&eruption::Config::new(2)).unwrap();
//! Playout::new(1).deal(&mut game);
//! let known = InfoSet::of(&game).unwrap();
//! let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(7);
//! let thought = think(&known, Level::Sharp, &Budget::Iterations(200), &mut rng).unwrap();
//! assert!(game.check(thought.action).is_ok());
//! assert_eq!(thought.ways[0].action, thought.action);
//! ```
#![warn(missing_docs)]

mod apiary;
mod ask;
mod eruption;
mod follow;
mod greedy;
mod infoset;
mod judged;
mod level;
mod luck;
mod player;
mod random;
pub mod review;
mod search;
mod simple;
mod thought;
mod volcano;

#[cfg(test)]
mod tests;

pub use apiary::Part as ApiaryPart;
pub use ask::{About, Answer, Ask, Effort, Mind, Reply, ToldWay, Unanswered};
pub use eruption::{Part as EruptionPart, USUAL_END};
pub use greedy::Greedy;
pub use infoset::{InfoSet, Sight};
pub use judged::{Budgets, Judged, PerSeat, SEATS};
pub use level::{Character, Level};
pub use luck::{Fortune, luck};
pub use player::{Bot, Player, Stopped, play_game};
pub use random::any;
pub use search::{Search, Tried};
pub use simple::{simple, simple_ways};
pub use thought::{Budget, Reason, Thinking, Thought, Way, think};
pub use volcano::Part as VolcanoPart;
