//! What a game draws.

use leptos::prelude::*;

use super::{
    contract::{Action, Config, Event, PlayedGame, ScorePart},
    lesson::notes::Lesson,
    rulebook::Rulebook,
    store::TableStore,
};
use crate::{
    app::shell::text::Locale,
    rules::{Game, Score, Seat},
    session::Table,
};

/// The pictures of a game: components that draw what its model says, and small pictures for lists.
pub trait Scenes: PlayedGame {
    /// Its rules to read.
    const RULEBOOK: Rulebook;
    /// How it is learned by playing, if it has such a lesson.
    const LESSON: Option<&'static Lesson> = None;

    /// The mark of a seat: emblem and colour.
    fn mark(config: &Config<Self>, seat: Seat, size: u16) -> AnyView;

    /// The mark of a team, in games and variants that have teams.
    fn team_mark(_index: usize) -> AnyView {
        ().into_any()
    }

    /// The mark of whom the players play against, where that is none of them.
    fn rival_mark() -> AnyView {
        ().into_any()
    }

    /// The class that brings a seat's colours and pattern.
    fn class(config: &Config<Self>, seat: Seat) -> &'static str;

    /// On which side of a device that lies flat a seat is: how many quarters the table is turned, clockwise.
    fn side(config: &Config<Self>, seat: Seat) -> u8;

    /// The picture on the curtain before that seat's decision; there must be nothing in it that is not public.
    fn curtain(store: TableStore<Self>, seat: Seat) -> AnyView;

    /// The board as everybody sees it, for the curtain, while what happened is being told.
    fn stage(store: TableStore<Self>) -> AnyView;

    /// The part of the board on which an action of a seat is seen best, in a game in which it has just been done: for a picture of it.
    fn pictured(store: TableStore<Self>, _: Seat, _: Action<Self>) -> AnyView {
        Self::stage(store)
    }

    /// A moment that takes the whole screen while it is told; nothing otherwise.
    fn great_moment(store: TableStore<Self>) -> AnyView;

    /// The players' panels.
    fn players(store: TableStore<Self>) -> AnyView;

    /// The board.
    fn board(store: TableStore<Self>) -> AnyView;

    /// Prompt, controls, hand.
    fn sheet(store: TableStore<Self>) -> AnyView;

    /// Stacks, stocks and discards, in words and pictures: in short beside the board, or in full.
    fn deck(store: TableStore<Self>, full: bool) -> AnyView;

    /// In a replay: what there is to see beside board, players and log.
    fn watched(store: TableStore<Self>) -> AnyView;

    /// At the end of a game: what there is to see of it besides standings, course and numbers.
    fn ending(_: TableStore<Self>) -> AnyView {
        ().into_any()
    }

    /// A small picture of an event, or nothing if words are enough.
    fn event_picture(event: &Event<Self>) -> Option<AnyView>;

    /// A small picture of an action, for the list of all.
    fn action_picture(session: &Table<Self::Rules>, action: Action<Self>) -> Option<AnyView>;

    /// What the tie-break of a score is made of.
    fn tie_break(locale: Locale, score: &Score<ScorePart<Self>>) -> AnyView;

    /// The picture of what is marked in the course of the game.
    fn landmark(size: u16) -> AnyView;
}

impl<T: Scenes> TableStore<T> {
    /// The mark of a seat: emblem and colour.
    pub fn mark(self, seat: Seat, size: u16) -> AnyView {
        self.session.with_untracked(|session| T::mark(session.state().config(), seat, size))
    }

    /// The class that brings a seat's colours and pattern.
    pub fn class(self, seat: Seat) -> &'static str {
        self.session.with_untracked(|session| T::class(session.state().config(), seat))
    }
}
