//! What a game tells the table, in a few traits of one subject each. Whoever adds a game writes these six, a file for each:
//!
//! | trait | subject |
//! |---|---|
//! | [`Interaction`] | what is tapped, and which action comes of it |
//! | [`Narration`] | the game in words: actions, events, refusals, news |
//! | [`Coaching`] | the bots' evaluation in words |
//! | [`Staging`] | events cut into the steps of an animation |
//! | [`Summary`] | the end in words and numbers |
//! | [`Scenes`](super::scenes::Scenes) | what is drawn: board, players, sheet, small pictures |
//!
//! The first five know nothing of the screen and are tested natively.

mod coaching;
mod game;
mod interaction;
mod narration;
mod staging;
mod summary;

pub use coaching::{Because, Case, Cases, Coaching, Why, by_sign, in_steps, signed};
pub use game::{Action, Config, Event, GameView, ScorePart, TableGame};
pub use interaction::Interaction;
pub use narration::{Narration, News, Note};
pub use staging::{Caption, Staging};
pub use summary::{Course, Numbers, Report, Rival, Summary, Team};

/// A game with all that can be told of it without drawing.
pub trait PlayedGame: Interaction + Narration + Coaching + Staging + Summary {}

impl<T: Interaction + Narration + Coaching + Staging + Summary> PlayedGame for T {}
