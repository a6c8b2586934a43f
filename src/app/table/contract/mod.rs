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

mod interaction;
mod narration;
mod staging;
mod summary;

pub use interaction::Interaction;
pub use narration::{Narration, News};
pub use staging::Staging;
pub use summary::{Course, Numbers, Report, Summary, Team};

use crate::{
    app::shell::text::Locale,
    rules::{Counted, Game},
};

/// A game that can be played at the table.
pub trait TableGame: Copy + Send + Sync + 'static {
    /// Its rules.
    type Rules: Counted;

    /// Whether its board can be turned to the player.
    const TURNS: bool = true;

    /// The game's name.
    fn title(locale: Locale) -> &'static str;
}

/// A game with all that can be told of it without drawing.
pub trait PlayedGame: Interaction + Narration + Staging + Summary {}

impl<T: Interaction + Narration + Staging + Summary> PlayedGame for T {}

/// The actions of a table's game.
pub type Action<T> = <<T as TableGame>::Rules as Game>::Action;
/// The events of a table's game.
pub type Event<T> = <<T as TableGame>::Rules as Game>::Event;
/// The config of a table's game.
pub type Config<T> = <<T as TableGame>::Rules as Game>::Config;
/// The views of a table's game.
pub type GameView<T> = <<T as TableGame>::Rules as Game>::View;
/// The score parts of a table's game.
pub type ScorePart<T> = <<T as TableGame>::Rules as Game>::ScorePart;
