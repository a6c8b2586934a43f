//! What a game tells the table frame, which knows nothing else of it.

use super::desk::Desk;
use crate::{
    app::{
        book::Book,
        dom::{El, View},
        text::Locale,
    },
    rules::{Game, Score, Seat},
    session::Table,
};

/// A game that can be played at the table.
pub trait TableGame: Copy + Send + Sync + 'static {
    /// Its rules.
    type Rules: Game;
    /// What has been tapped but not done.
    type Ui: Copy + Default + PartialEq + Send + Sync + 'static;
    /// Everything a player can do to the interface.
    type Msg: Copy + 'static;

    /// Its rules.
    const BOOK: Book;

    /// Where its rules speak of what is going on: the phase, the selected card, the reason of a refusal.
    fn place_in_book(desk: Desk<Self>) -> &'static str;

    /// The game's name.
    fn title(locale: Locale) -> &'static str;

    /// Handles a message; gives the action that shall be played, if any.
    fn update(ui: &mut Self::Ui, msg: Self::Msg, session: &Table<Self::Rules>) -> Option<Action<Self>>;

    /// The message that selects an action of the list, or plays it if there is nothing to select.
    fn pick(action: Action<Self>) -> Self::Msg;

    /// An action in words, for the list of all.
    fn describe(session: &Table<Self::Rules>, locale: Locale, action: Action<Self>) -> String;

    /// An event in words; nothing if another one tells it.
    fn tell(session: &Table<Self::Rules>, locale: Locale, event: &Event<Self>) -> Option<String>;

    /// Why the last message did nothing, in words.
    fn refusal(ui: &Self::Ui, session: &Table<Self::Rules>, locale: Locale) -> Option<String>;

    /// A small picture of what an event is about, or nothing if words are enough.
    fn event_picture(event: &Event<Self>) -> Option<El>;

    /// Where on the board it happened, by the name that the board has for it.
    fn event_place(event: &Event<Self>) -> Option<String>;

    /// What a player who comes back to the table wants to know: all that has happened from that step on.
    fn news(session: &Table<Self::Rules>, locale: Locale, seat: Seat, from: usize) -> News;

    /// Whose doing an event is.
    fn actor(event: &Event<Self>) -> Option<Seat>;

    /// The mark of a seat: emblem and colour.
    fn mark(config: &Config<Self>, seat: Seat, size: u16) -> El;

    /// The picture on the curtain before that seat's decision; there must be nothing in it that is not public.
    fn curtain(config: &Config<Self>, seat: Seat) -> El;

    /// The players' panels.
    fn players(desk: Desk<Self>) -> View;

    /// The board.
    fn board(desk: Desk<Self>) -> View;

    /// Prompt, controls, hand.
    fn sheet(desk: Desk<Self>) -> View;

    /// Stacks, stocks and discards, in words and pictures.
    fn deck(desk: Desk<Self>) -> View;

    /// A line on how the game ended, and how the ranks are found.
    fn verdict(session: &Table<Self::Rules>, locale: Locale) -> String;

    /// A score in words, and what it and its tie-break are made of.
    fn score(locale: Locale, score: &Score<ScorePart<Self>>) -> (String, String);
}

/// What a player is told on the curtain. Everybody may read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// How the player stands, if that has changed.
    pub own: Option<String>,
    /// What the others did, a line for each turn, oldest first.
    pub turns: Vec<(Seat, String)>,
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
