//! What every game at the table has, and the names of its types.

use crate::{
    app::shell::text::Locale,
    bots::Judged,
    rules::{Counted, Game},
};

/// A game that can be played at the table.
pub trait TableGame: Copy + Send + Sync + 'static {
    /// Its rules.
    type Rules: Counted + Judged;

    /// Whether its board can be turned to the player.
    const TURNS: bool = true;

    /// The component pack of a game as JSON, if it is not a built-in one: bots have to know it.
    fn pack(_: &Config<Self>) -> Option<String> {
        None
    }

    /// The game's name.
    fn title(locale: Locale) -> &'static str;
}

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
