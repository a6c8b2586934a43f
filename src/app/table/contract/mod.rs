//! What a game tells the table, in a few traits of one subject each. Whoever adds a game writes these five, a file for each:
//!
//! | trait | subject |
//! |---|---|
//! | [`Interaction`] | what is tapped, and which action comes of it |
//! | [`Narration`] | the game in words: actions, events, refusals, news |
//! | [`Staging`] | events cut into the steps of an animation |
//! | [`Summary`] | the end in words and numbers |
//! | [`Scenes`](super::scenes::Scenes) | what is drawn: board, players, sheet, small pictures |
//!
//! The first four know nothing of the screen and are tested natively.

mod game;
mod interaction;
mod narration;
mod staging;
mod summary;

pub use game::{Action, Config, Event, GameView, ScorePart, TableGame};
pub use interaction::Interaction;
pub use narration::{Narration, News, Note};
pub use staging::{Caption, Staging};
pub use summary::{Course, Numbers, Report, Rival, Summary, Team};

/// A game with all that can be told of it without drawing.
pub trait PlayedGame: Interaction + Narration + Staging + Summary {}

impl<T: Interaction + Narration + Staging + Summary> PlayedGame for T {}
