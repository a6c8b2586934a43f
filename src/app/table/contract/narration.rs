//! The game in words.

use super::{
    game::{Action, Event},
    interaction::Interaction,
};
use crate::{app::shell::text::Locale, rules::Seat, session::Table, t};

/// What a game has to say, in every language.
pub trait Narration: Interaction {
    /// An action in words, for the list of all.
    fn describe(session: &Table<Self::Rules>, locale: Locale, action: Action<Self>) -> String;

    /// The heading under which an action stands in that list; actions of one heading follow each other. Empty for none.
    fn heading(_session: &Table<Self::Rules>, _locale: Locale, _action: Action<Self>) -> String {
        String::new()
    }

    /// An event in words, of the step of that number; nothing if another one tells it.
    fn tell(session: &Table<Self::Rules>, step: usize, locale: Locale, event: &Event<Self>)
    -> Option<String>;

    /// The lines of the log about an act that begins with that step: a decision, with all that came of it. Its player's mark
    /// stands beside them, so the name need not be said again.
    fn notes(
        session: &Table<Self::Rules>,
        step: usize,
        locale: Locale,
        seat: Option<Seat>,
        events: &[Event<Self>],
    ) -> Vec<Note>;

    /// Whether a turn begins with an event: its line is the heading of those that follow.
    fn heads(event: &Event<Self>) -> bool;

    /// Whose doing an event is.
    fn actor(event: &Event<Self>) -> Option<Seat>;

    /// Where on the board an event happened, by the name that the board has for it.
    fn event_place(event: &Event<Self>) -> Option<String>;

    /// Where on the board an action would be.
    fn action_place(session: &Table<Self::Rules>, action: Action<Self>) -> Option<String>;

    /// Why the last message did nothing, in words.
    fn refusal(ui: &Self::Ui, session: &Table<Self::Rules>, locale: Locale) -> Option<String>;

    /// What a player who comes back to the table wants to know: all that has happened since that step, the last of the own.
    fn news(session: &Table<Self::Rules>, locale: Locale, seat: Seat, last: usize) -> News;

    /// In a replay: where in its turn the game stands, in a few words; nothing before the first turn and after the last.
    fn moment(session: &Table<Self::Rules>, locale: Locale) -> String;

    /// What stacks, stocks and discards are called.
    fn deck_title(locale: Locale) -> &'static str {
        t!(locale, table::deck)
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Whose doing it was.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The place, among the events of the act, of the one that has the picture and the place on the board.
    pub event: usize,
}

/// What a player is told on the curtain. Everybody may read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// How the player stands, if that has changed.
    pub own: Option<String>,
    /// What the others did, a line for each turn, oldest first.
    pub turns: Vec<(Seat, String)>,
}
