//! A game at the table without its types: what the frame asks of it, whichever it is.

use std::ops::Range;

use leptos::prelude::*;

use super::{
    contract::News,
    hint::shown::HintShown,
    lines::Line,
    links::Links,
    outcome::{Outcome, outcome},
    review::Found,
    scenes::Scenes,
    store::{TableStore, acting, deciding, has_acted, news_of},
};
use crate::{
    app::board::face::Manned,
    rules::Seat,
    session::{Level, Snapshot, Way},
};

/// A picture of what happened, and where on the board it did.
#[derive(Default)]
pub struct Illustration {
    /// The picture.
    pub picture: Option<AnyView>,
    /// The place, by the name that the board has for it.
    pub place: Option<String>,
}

/// An action of the list of all.
pub struct ListedAction {
    /// What it stands under; empty for nothing.
    pub heading: String,
    /// In words.
    pub text: String,
    /// A small picture.
    pub picture: Option<AnyView>,
    /// Where it would be.
    pub place: String,
}

/// The game of a table, without its types. What follows from it is reactive where its name is that of something that can change.
pub trait GameAtTable: Send + Sync {
    // What it looks like.

    /// The mark of a seat: emblem and colour.
    fn mark(&self, seat: Seat, size: u16) -> AnyView;
    /// The class that brings a seat's colours and pattern.
    fn class(&self, seat: Seat) -> &'static str;
    /// The mark of a team.
    fn team_mark(&self, team: usize) -> AnyView;
    /// The mark of whom the players play against, where that is none of them.
    fn rival_mark(&self) -> AnyView;
    /// The picture of what is marked in the course of the game.
    fn landmark(&self, size: u16) -> AnyView;
    /// The board.
    fn board(&self) -> AnyView;
    /// The players' panels.
    fn players(&self) -> AnyView;
    /// Prompt, controls, hand.
    fn sheet(&self) -> AnyView;
    /// Stacks, stocks and discards: in full or in short.
    fn deck(&self, full: bool) -> AnyView;
    /// The board as everybody sees it, to look at while the curtain is closed.
    fn stage(&self) -> AnyView;
    /// The picture on the curtain before that seat's decision.
    fn curtain_picture(&self, seat: Seat) -> AnyView;
    /// A moment that takes the whole screen.
    fn great_moment(&self) -> AnyView;
    /// In a replay: what there is to see beside board, players and log.
    fn watched(&self) -> AnyView;
    /// What there is to see of the end besides standings, course and numbers.
    fn ending(&self) -> AnyView;
    /// The end of the game, once it is over.
    fn outcome(&self) -> Outcome;
    /// What the coach has found in it before, if it is over and saved under `save`.
    fn found(&self, save: &str) -> Option<Found>;

    // What it says.

    /// A player's name.
    fn name(&self, seat: Seat) -> String;
    /// What happened from a step on, as it is seen now.
    fn lines(&self, from: usize) -> Vec<Line>;
    /// The log, as it is seen now, oldest line first.
    fn log(&self) -> Vec<Line>;
    /// What there is to see of a line: its picture, and its place on the board.
    fn illustration(&self, at: (usize, usize)) -> Illustration;
    /// What a player who comes back wants to know, or before their first step what the others have done; nothing if that is nothing.
    fn news(&self, seat: Seat) -> Option<News>;
    /// Whether a seat has done anything in this game.
    fn has_acted(&self, seat: Seat) -> bool;
    /// Whose decision is due by what has been told, or while chance decides, whose was the last.
    fn acting(&self) -> Option<Seat>;
    /// Whose decision is due by what has been told; nobody's while chance decides.
    fn deciding(&self) -> Option<Seat>;
    /// Whether a seat is at another device.
    fn is_away(&self, seat: Seat) -> bool;
    /// Whether it is played by link.
    fn is_by_link(&self) -> bool;
    /// Where in its turn the game stands.
    fn moment(&self) -> String;
    /// What stacks, stocks and discards are called.
    fn deck_title(&self) -> &'static str;
    /// Where the rulebook speaks of what is going on.
    fn place_in_book(&self) -> &'static str;

    // What can be done with it.

    /// Takes back what was decided, that far, or says why not.
    fn travel(&self, way: Way);
    /// Why it cannot be taken back that far; nothing if it can.
    fn barrier(&self, way: Way) -> Option<String>;
    /// Plays again what was taken back.
    fn redo(&self);
    /// Why nothing can be played again; nothing if it can.
    fn redo_barrier(&self) -> Option<String>;
    /// Another game that begins where this one was after so many steps.
    fn branch(&self, step: usize) -> Option<Snapshot>;
    /// The curtain opens.
    fn reveal(&self);
    /// All legal actions, as the list of actions shows them.
    fn actions(&self) -> Vec<ListedAction>;
    /// Selects an action of that list by its number.
    fn pick(&self, number: usize);
    /// Something points at a place on the board, or at nothing any more.
    fn point_at(&self, place: String);
    /// Tells what these steps of the history did; an empty range ends the animation.
    fn tell(&self, steps: Range<usize>);
    /// What was told last.
    fn told(&self) -> Range<usize>;
    /// The game as it is kept.
    fn snapshot(&self) -> Snapshot;
    /// The links to the game.
    fn links(&self) -> Links;
    /// Offers the game as a file, whether it could be saved or not.
    fn export(&self);
    /// Goes on from a record, if it is a game.
    fn go_on(&self, record: &str) -> bool;
    /// Which seats sit at this device.
    fn sit(&self, here: &[bool]);
    /// From the next decision on a bot plays for this seat, or a person.
    fn hand_over(&self, seat: Seat, bot: Option<Level>);
    /// Skips what bots do until a person has to decide.
    fn skip_bots(&self);
    /// Tells what was skipped.
    fn tell_skipped(&self);

    // The coach.

    /// Asks what the coach would do.
    fn ask_coach(&self);
    /// What it says; nothing while nobody has asked.
    fn hint(&self) -> Option<HintShown>;
    /// The small picture of one of its ways, by its place.
    fn hint_picture(&self, at: usize) -> Option<AnyView>;
    /// Looks at one of its ways.
    fn choose_hint(&self, at: usize);
    /// Selects the chosen way on the board. Nothing is done.
    fn put_hint(&self);
    /// It has said enough.
    fn close_hint(&self);
}

impl<T: Scenes> GameAtTable for TableStore<T> {
    fn mark(&self, seat: Seat, size: u16) -> AnyView {
        let mark = (*self).mark(seat, size);
        let levels = self.bots.levels;
        if untrack(|| self.bots.sit_here()) {
            let bot = Memo::new(move |_| levels.read().get(seat.index()).copied().flatten());
            let moods = self.moods;
            let mood = Signal::derive(move || moods.read().get(seat.index()).copied().unwrap_or_default());
            return view! { <Manned bot=bot.into() mood size>{mark}</Manned> }.into_any();
        }
        mark
    }

    fn class(&self, seat: Seat) -> &'static str {
        (*self).class(seat)
    }

    fn team_mark(&self, team: usize) -> AnyView {
        T::team_mark(team)
    }

    fn rival_mark(&self) -> AnyView {
        T::rival_mark()
    }

    fn landmark(&self, size: u16) -> AnyView {
        T::landmark(size)
    }

    fn board(&self) -> AnyView {
        T::board(*self)
    }

    fn players(&self) -> AnyView {
        T::players(*self)
    }

    fn sheet(&self) -> AnyView {
        T::sheet(*self)
    }

    fn deck(&self, full: bool) -> AnyView {
        T::deck(*self, full)
    }

    fn stage(&self) -> AnyView {
        T::stage(*self)
    }

    fn curtain_picture(&self, seat: Seat) -> AnyView {
        T::curtain(*self, seat)
    }

    fn great_moment(&self) -> AnyView {
        T::great_moment(*self)
    }

    fn watched(&self) -> AnyView {
        T::watched(*self)
    }

    fn ending(&self) -> AnyView {
        T::ending(*self)
    }

    fn outcome(&self) -> Outcome {
        self.session.with_untracked(|session| outcome::<T>(session, self.locale))
    }

    fn found(&self, save: &str) -> Option<Found> {
        self.session.with_untracked(|session| Found::of(session, *self, save))
    }

    fn name(&self, seat: Seat) -> String {
        (*self).name(seat)
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        (*self).lines(from)
    }

    fn log(&self) -> Vec<Line> {
        (*self).log()
    }

    fn illustration(&self, at: (usize, usize)) -> Illustration {
        self.event_at(at).map_or_else(Illustration::default, |event| Illustration {
            picture: T::event_picture(&event),
            place: T::event_place(&event),
        })
    }

    fn news(&self, seat: Seat) -> Option<News> {
        news_of(*self, seat)
    }

    fn has_acted(&self, seat: Seat) -> bool {
        self.session.with(|session| has_acted(session, seat))
    }

    fn acting(&self) -> Option<Seat> {
        self.session.with(acting)
    }

    fn deciding(&self) -> Option<Seat> {
        self.session.with(deciding)
    }

    fn is_away(&self, seat: Seat) -> bool {
        self.session.with(|session| session.is_away(seat))
    }

    fn is_by_link(&self) -> bool {
        self.session.with(|session| session.options().by_link)
    }

    fn moment(&self) -> String {
        self.session.with(|session| T::moment(session, self.locale))
    }

    fn deck_title(&self) -> &'static str {
        T::deck_title(self.locale)
    }

    fn place_in_book(&self) -> &'static str {
        (*self).place_in_book()
    }

    fn travel(&self, way: Way) {
        (*self).travel(way);
    }

    fn barrier(&self, way: Way) -> Option<String> {
        (*self).barrier(way)
    }

    fn redo(&self) {
        (*self).redo();
    }

    fn redo_barrier(&self) -> Option<String> {
        (*self).redo_barrier()
    }

    fn branch(&self, step: usize) -> Option<Snapshot> {
        (*self).branch(step)
    }

    fn reveal(&self) {
        (*self).reveal();
    }

    fn actions(&self) -> Vec<ListedAction> {
        let (l, legal) = (self.locale, self.legal.get());
        self.session.with_untracked(|session| {
            let one = |action| ListedAction {
                heading: T::heading(session, l, action),
                text: T::describe(session, l, action),
                picture: T::action_picture(session, action),
                place: T::action_place(session, action).unwrap_or_default(),
            };
            legal.into_iter().map(one).collect()
        })
    }

    fn pick(&self, number: usize) {
        let action = self.legal.with_untracked(|legal| legal.get(number).copied());
        if let Some(action) = action {
            self.send(T::pick(action));
        }
    }

    fn point_at(&self, place: String) {
        (*self).point_at(place);
    }

    fn tell(&self, steps: Range<usize>) {
        (*self).tell(steps);
    }

    fn told(&self) -> Range<usize> {
        self.animation.last()
    }

    fn snapshot(&self) -> Snapshot {
        (*self).snapshot()
    }

    fn links(&self) -> Links {
        (*self).links()
    }

    fn export(&self) {
        (*self).export();
    }

    fn go_on(&self, record: &str) -> bool {
        (*self).go_on(record)
    }

    fn sit(&self, here: &[bool]) {
        (*self).sit(here);
    }

    fn hand_over(&self, seat: Seat, bot: Option<Level>) {
        (*self).hand_over(seat, bot);
    }

    fn skip_bots(&self) {
        (*self).skip_bots();
    }

    fn tell_skipped(&self) {
        (*self).tell_skipped();
    }

    fn ask_coach(&self) {
        (*self).ask_coach();
    }

    fn hint(&self) -> Option<HintShown> {
        (*self).hint_shown()
    }

    fn hint_picture(&self, at: usize) -> Option<AnyView> {
        let action = self.hint.ways().0.get(at).copied()?;
        self.session.with_untracked(|session| T::action_picture(session, action))
    }

    fn choose_hint(&self, at: usize) {
        self.hint.choose(at);
    }

    fn put_hint(&self) {
        (*self).put_advised();
    }

    fn close_hint(&self) {
        self.hint.close();
    }
}
