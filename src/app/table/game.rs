//! What a game tells the table frame, which knows nothing else of it.

use super::{desk::Desk, lesson::Lesson};
use crate::app::{
    shell::{sound::Sound, text::Locale},
    table::rulebook::Book,
};
use crate::{
    app::dom::{El, View},
    rules::{Counted, Game, Score, Seat},
    session::Table,
};

/// A game that can be played at the table.
pub trait TableGame: Copy + Send + Sync + 'static {
    /// Its rules.
    type Rules: Counted;
    /// What has been tapped but not done.
    type Ui: Copy + Default + PartialEq + Send + Sync + 'static;
    /// Everything a player can do to the interface.
    type Msg: Copy + 'static;
    /// One beat of telling what happened, with what is drawn while it is told.
    type Beat: Send + Sync + 'static;

    /// Its rules.
    const BOOK: Book;
    /// Whether its board can be turned to the player.
    const TURNS: bool = true;
    /// How it is learned by playing, if it has such a lesson.
    const LESSON: Option<&'static Lesson> = None;

    /// Where its rules speak of what is going on: the phase, the selected card, the reason of a refusal.
    fn place_in_book(desk: Desk<Self>) -> &'static str;

    /// The game's name.
    fn title(locale: Locale) -> &'static str;

    /// Whether what is asked now is answered in secret: then the curtain comes before it, even for one who hides nothing yet.
    fn asks_in_secret(_: &Self::Rules) -> bool {
        false
    }

    /// What of the interface outlives an action; nothing that tells what was chosen.
    fn kept(_: &Self::Ui) -> Self::Ui {
        Self::Ui::default()
    }

    /// Handles a message; gives the action that shall be played, if any.
    fn update(ui: &mut Self::Ui, msg: Self::Msg, session: &Table<Self::Rules>) -> Option<Action<Self>>;

    /// The message that selects an action of the list, or plays it if there is nothing to select.
    fn pick(action: Action<Self>) -> Self::Msg;

    /// Whether a message only moves what is looked at, and selects nothing: a replay takes no others.
    fn only_looks(msg: Self::Msg) -> bool;

    /// An action in words, for the list of all.
    fn describe(session: &Table<Self::Rules>, locale: Locale, action: Action<Self>) -> String;

    /// The heading under which an action stands in that list; actions of one heading follow each other. Empty for none.
    fn heading(_session: &Table<Self::Rules>, _locale: Locale, _action: Action<Self>) -> String {
        String::new()
    }

    /// An event in words; nothing if another one tells it.
    fn tell(session: &Table<Self::Rules>, locale: Locale, event: &Event<Self>) -> Option<String>;

    /// Why the last message did nothing, in words.
    fn refusal(ui: &Self::Ui, session: &Table<Self::Rules>, locale: Locale) -> Option<String>;

    /// A small picture of what an event is about, or nothing if words are enough.
    fn event_picture(event: &Event<Self>) -> Option<El>;

    /// Where on the board it happened, by the name that the board has for it.
    fn event_place(event: &Event<Self>) -> Option<String>;

    /// What a player who comes back to the table wants to know: all that has happened since that step, the last of the own.
    fn news(session: &Table<Self::Rules>, locale: Locale, seat: Seat, last: usize) -> News;

    /// Whose doing an event is.
    fn actor(event: &Event<Self>) -> Option<Seat>;

    /// What happened from `before` on, cut into beats. The events are as the viewer saw them.
    fn beats(before: &Self::Rules, events: Vec<Event<Self>>) -> Vec<Self::Beat>;

    /// How long a beat takes at the normal pace, in milliseconds.
    fn length(beat: &Self::Beat) -> u32;

    /// What is heard when a beat begins.
    fn sound(beat: &Self::Beat) -> Option<Sound>;

    /// The mark of a seat: emblem and colour.
    fn mark(config: &Config<Self>, seat: Seat, size: u16) -> El;

    /// The class that brings a seat's colours and pattern.
    fn class(config: &Config<Self>, seat: Seat) -> &'static str;

    /// On which side of a device that lies flat a seat is: how many quarters the table is turned, clockwise.
    fn side(config: &Config<Self>, seat: Seat) -> u8;

    /// The picture on the curtain before that seat's decision; there must be nothing in it that is not public.
    fn curtain(config: &Config<Self>, seat: Seat) -> El;

    /// The board as everybody sees it, for the curtain, while what happened is being told.
    fn stage(desk: Desk<Self>) -> View;

    /// A moment that takes the whole screen while it is told; nothing otherwise.
    fn great_moment(desk: Desk<Self>) -> View;

    /// The players' panels.
    fn players(desk: Desk<Self>) -> View;

    /// The board.
    fn board(desk: Desk<Self>) -> View;

    /// Prompt, controls, hand.
    fn sheet(desk: Desk<Self>) -> View;

    /// Stacks, stocks and discards, in words and pictures: in short beside the board, or in full.
    fn deck(desk: Desk<Self>, full: bool) -> View;

    /// What that is called.
    fn deck_title(locale: Locale) -> &'static str {
        crate::t!(locale, table::deck)
    }

    /// A small picture of an action, for the list of all, and where on the board it would be.
    fn action_picture(session: &Table<Self::Rules>, action: Action<Self>) -> (Option<El>, Option<String>);

    /// In a replay: where in its turn the game stands, in a few words; nothing before the first turn and after the last.
    fn moment(session: &Table<Self::Rules>, locale: Locale) -> String;

    /// In a replay: what there is to see beside board, players and log.
    fn watched(desk: Desk<Self>) -> View;

    /// The end of a game in words and numbers. `scores` are in the order of their ranks.
    fn report(
        session: &Table<Self::Rules>,
        tally: &<Self::Rules as Counted>::Tally,
        scores: &[Score<ScorePart<Self>>],
        locale: Locale,
    ) -> Report;

    /// What the tie-break of a score is made of.
    fn tie_break(locale: Locale, score: &Score<ScorePart<Self>>) -> View;

    /// The team of a score's seat, in games and variants that have teams.
    fn team(_: &Config<Self>, _: &Score<ScorePart<Self>>, _: Locale) -> Option<Team> {
        None
    }

    /// The config of a rematch in which everybody has moved one seat on: whoever played together still does.
    fn swapped(config: &Config<Self>) -> Config<Self> {
        config.clone()
    }

    /// The number that is followed turn by turn, with its unit.
    fn level(locale: Locale, value: i32) -> String;

    /// The picture of what is marked in the course of the game.
    fn landmark(size: u16) -> El;
}

/// The end of a game, beside the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How the game ended and what counts, in a line or two.
    pub verdict: String,
    /// The scores in words, in the order of the ranks.
    pub scores: Vec<String>,
    /// What is special about a seat's score, in that order.
    pub remarks: Vec<Option<String>>,
    /// Between each two that follow each other in the standings: what decided.
    pub decisions: Vec<String>,
    /// The chart of the course of the game.
    pub course: Course,
    /// The game in numbers.
    pub numbers: Vec<Numbers>,
    /// Luck, a line for each seat.
    pub luck: Vec<String>,
}

/// A team in the standings: its members have one rank.
#[derive(Debug)]
pub struct Team {
    /// Which it is.
    pub index: usize,
    /// Its mark.
    pub mark: El,
    /// Its name.
    pub name: String,
    /// Its score.
    pub score: String,
    /// What counts between teams with the same score.
    pub tie_break: String,
}

/// What is in a chart besides its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// What is shown.
    pub title: String,
    /// What a landmark is.
    pub landmark: String,
    /// The highest value.
    pub top: i32,
    /// Values with a line across, from the lowest.
    pub grid: Vec<i32>,
    /// From each line of the grid to the next but the first: the name of that band.
    pub bands: Vec<&'static str>,
}

/// A row of the game in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// What is counted.
    pub name: &'static str,
    /// By seat, as they are shown.
    pub texts: Vec<String>,
    /// By seat, whether it is the best; none is if all are alike.
    pub best: Vec<bool>,
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
