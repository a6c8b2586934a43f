//! A desk without the types of its game. What the parts of the frame do with the game goes through [`AnyDesk`], so that they
//! are compiled once for all games; [`Desk`] is the one thing that is compiled for each.

use std::{ops::Range, rc::Rc};

use crate::app::reactive::*;

use super::{
    desk::{Desk, deciding},
    game::{Action, News, Report, TableGame, Team},
    keeper::Keeper,
    lesson::Coach,
    log::{Line, event_at, lines},
    share::Links,
    undo_words,
};
use crate::{
    app::{
        book::Book,
        dom::{El, View},
        storage,
        text::Locale,
    },
    order::sort_short,
    rules::{Counted, Game, Seat},
    session::{By, Start, Step, Table, Turn, slots::SlotId},
    t,
};

/// A game that is over, in words and numbers.
pub struct Outcome {
    /// In the order of the ranks.
    pub ranks: Vec<Rank>,
    /// The turns.
    pub turns: Vec<Turn>,
    /// By seat: the level before the first turn.
    pub beginning: Vec<i32>,
    /// All that is the game's own.
    pub report: Report,
    /// Who begins the next game.
    pub start: Start,
    /// The names by seat after a swap.
    pub swapped: Vec<String>,
}

/// A place in the standings.
pub struct Rank {
    /// Who.
    pub seat: Seat,
    /// Which; equal ranks are shared.
    pub rank: u8,
    /// The score.
    pub total: i32,
    /// What the tie-break is made of.
    pub tie: View,
    /// The seat's team, in games that have teams.
    pub team: Option<Team>,
}

/// A legal action.
pub struct Choice {
    /// Of which kind it is, if actions are grouped.
    pub heading: String,
    /// In words.
    pub text: String,
    /// A small picture.
    pub picture: Option<El>,
    /// Where on the board it would be.
    pub place: Option<String>,
    /// Selects it.
    pub choose: Box<dyn Fn()>,
}

/// What the frame does with a game.
pub trait Erased {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// See [`Desk::name`].
    fn name(&self, seat: Seat) -> String;
    /// See [`Desk::mark`].
    fn mark(&self, seat: Seat, size: u16) -> El;
    /// See [`TableGame::class`].
    fn class(&self, seat: Seat) -> &'static str;
    /// See [`TableGame::side`]: that of whoever decides, or 0.
    fn side(&self) -> u8;
    /// See [`TableGame::level`].
    fn level(&self, value: i32) -> String;
    /// See [`TableGame::landmark`].
    fn landmark(&self, size: u16) -> El;
    /// See [`TableGame::curtain`].
    fn curtain_picture(&self, seat: Seat) -> El;
    /// See [`TableGame::stage`].
    fn stage(&self) -> View;
    /// See [`TableGame::players`].
    fn players(&self) -> View;
    /// See [`TableGame::board`].
    fn board(&self) -> View;
    /// See [`TableGame::deck`].
    fn deck(&self, full: bool) -> View;
    /// See [`TableGame::deck_title`].
    fn deck_title(&self) -> &'static str;
    /// See [`TableGame::sheet`].
    fn sheet(&self) -> View;
    /// See [`TableGame::great_moment`].
    fn great_moment(&self) -> View;
    /// See [`TableGame::title`].
    fn title(&self) -> &'static str;
    /// See [`TableGame::BOOK`].
    fn book(&self) -> Book;
    /// See [`TableGame::place_in_book`].
    fn place_in_book(&self) -> &'static str;
    /// See [`TableGame::TURNS`].
    fn turns(&self) -> bool;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// How much may be done.
    fn legal(&self) -> u32;
    /// Why undo, redo and the restart of the turn refuse, in this order; nothing for what can be done.
    fn back(&self) -> [Option<String>; 3];
    /// See [`Desk::undo`].
    fn undo(&self);
    /// See [`Desk::redo`].
    fn redo(&self);
    /// See [`Desk::restart_turn`].
    fn restart_turn(&self);
    /// The decision of that step in words, and why the game cannot go back to it, if it cannot.
    fn return_to(&self, step: usize) -> (String, Option<String>);
    /// See [`Desk::go_back`].
    fn go_back(&self, step: usize);
    /// Begins another game from there.
    fn branch(&self, step: usize);
    /// See [`Desk::hide`].
    fn hide(&self);
    /// See [`Desk::can_tell_again`].
    fn can_tell_again(&self) -> bool;
    /// Whatever reads this is drawn anew when the game or what is tapped changes.
    fn track(&self);
    /// See [`TableGame::watched`].
    fn watched(&self) -> View;
    /// See [`TableGame::moment`].
    fn moment(&self) -> String;
    /// What a player who comes back wants to know; nothing before the first own step.
    fn news(&self, seat: Seat) -> Option<News>;
    /// How many steps have been played.
    fn steps(&self) -> usize;
    /// What happened from a step on, as it is seen now.
    fn lines(&self, from: usize) -> Vec<Line>;
    /// The picture of an event, and where on the board it was.
    fn event(&self, at: (usize, usize)) -> (Option<El>, Option<String>);
    /// Every legal action.
    fn choices(&self) -> Vec<Choice>;
    /// The action that is written like this.
    fn choice(&self, notation: &str) -> Option<Choice>;
    /// The end of the game.
    fn outcome(&self) -> Outcome;
    /// See [`Desk::reveal`].
    fn reveal(&self);
    /// See [`Desk::tell`].
    fn tell(&self, steps: Range<usize>);
    /// See [`Desk::tell_again`].
    fn tell_again(&self);
    /// See [`Table::is_away`].
    fn is_away(&self, seat: Seat) -> bool;
    /// See [`Desk::sit`].
    fn sit(&self, here: &[bool]);
    /// The links to the game.
    fn links(&self) -> Links;
    /// See [`Keeper::export`].
    fn export(&self);
    /// Saves the game; in a slot of its own, if a name is given.
    fn save(&self, copy: Option<String>);
    /// Takes over what is in the slot with that id; whether it could be opened.
    fn open(&self, id: &SlotId) -> bool;
}

/// A desk without its types. What lies on every desk is here as well.
#[derive(Clone, Copy)]
pub struct AnyDesk {
    game: StoredValue<Rc<dyn Erased>>,
    /// See [`Desk::keeper`].
    pub keeper: Keeper,
    /// See [`Desk::notice`].
    pub notice: RwSignal<String>,
    /// See [`Desk::pointed`].
    pub pointed: RwSignal<String>,
    /// See [`Desk::coach`].
    pub coach: Option<Coach>,
    /// See [`Desk::locale`].
    pub locale: Locale,
    /// See [`Desk::watching`].
    pub watching: bool,
    /// See [`Desk::curtain`].
    pub curtain: Memo<Option<Seat>>,
    /// The beat that is being told.
    pub beat: RwSignal<Option<usize>>,
}

impl AnyDesk {
    /// What is the game's own.
    pub fn game(self) -> Rc<dyn Erased> {
        self.game.get_value()
    }

    /// See [`Desk::name`].
    pub fn name(self, seat: Seat) -> String {
        self.game().name(seat)
    }

    /// See [`Desk::mark`].
    pub fn mark(self, seat: Seat, size: u16) -> El {
        self.game().mark(seat, size)
    }

    /// See [`Desk::point_at`].
    pub fn point_at(self, place: String) {
        point_at(self.pointed, self.coach, place);
    }
}

/// Something beside the board points at a place on it, or at nothing any more: then the coach does, if there is one.
pub(super) fn point_at(pointed: RwSignal<String>, coach: Option<Coach>, place: String) {
    let place = match coach {
        Some(coach) if place.is_empty() => coach.place.get_value(),
        _ => place,
    };
    if pointed.with_untracked(|now| *now != place) {
        pointed.set(place);
    }
}

impl<T: TableGame> Desk<T> {
    /// The desk without its types.
    pub fn any(self) -> AnyDesk {
        AnyDesk {
            game: StoredValue::new(Rc::new(self)),
            keeper: self.keeper,
            notice: self.notice,
            pointed: self.pointed,
            coach: self.coach,
            locale: self.locale,
            watching: self.watching,
            curtain: self.curtain,
            beat: self.telling.clock.at,
        }
    }
}

fn choice_of<T: TableGame>(desk: Desk<T>, session: &Table<T::Rules>, action: Action<T>) -> Choice {
    let (picture, place) = T::action_picture(session, action);
    let text = T::describe(session, desk.locale, action);
    let heading = T::heading(session, desk.locale, action);
    Choice { heading, text, picture, place, choose: Box::new(move || desk.send(T::pick(action))) }
}

impl<T: TableGame> Erased for Desk<T> {
    fn seats(&self) -> u8 {
        self.session.with_untracked(|session| session.state().seats())
    }

    fn name(&self, seat: Seat) -> String {
        Desk::name(*self, seat)
    }

    fn mark(&self, seat: Seat, size: u16) -> El {
        Desk::mark(*self, seat, size)
    }

    fn class(&self, seat: Seat) -> &'static str {
        T::class(&self.config(), seat)
    }

    fn side(&self) -> u8 {
        self.session
            .with(|session| deciding(session).map_or(0, |seat| T::side(session.state().config(), seat)))
    }

    fn level(&self, value: i32) -> String {
        T::level(self.locale, value)
    }

    fn landmark(&self, size: u16) -> El {
        T::landmark(size)
    }

    fn curtain_picture(&self, seat: Seat) -> El {
        T::curtain(&self.config(), seat)
    }

    fn stage(&self) -> View {
        T::stage(*self)
    }

    fn players(&self) -> View {
        T::players(*self)
    }

    fn board(&self) -> View {
        T::board(*self)
    }

    fn deck(&self, full: bool) -> View {
        T::deck(*self, full)
    }

    fn deck_title(&self) -> &'static str {
        T::deck_title(self.locale)
    }

    fn sheet(&self) -> View {
        T::sheet(*self)
    }

    fn great_moment(&self) -> View {
        T::great_moment(*self)
    }

    fn title(&self) -> &'static str {
        T::title(self.locale)
    }

    fn book(&self) -> Book {
        T::BOOK
    }

    fn place_in_book(&self) -> &'static str {
        T::place_in_book(*self)
    }

    fn turns(&self) -> bool {
        T::TURNS
    }

    fn is_over(&self) -> bool {
        self.session.with(Table::is_over)
    }

    fn legal(&self) -> u32 {
        self.legal.with(|legal| legal.len() as u32)
    }

    fn back(&self) -> [Option<String>; 3] {
        self.session.with(|session| {
            let words = |why| undo_words(self.locale, session, &why);
            let redo = session.can_redo().is_err().then(|| t!(self.locale, table::redo_nothing).to_owned());
            [session.can_undo().err().map(words), redo, session.can_restart_turn().err().map(words)]
        })
    }

    fn undo(&self) {
        Desk::undo(*self);
    }

    fn redo(&self) {
        Desk::redo(*self);
    }

    fn restart_turn(&self) {
        Desk::restart_turn(*self);
    }

    fn return_to(&self, step: usize) -> (String, Option<String>) {
        self.session.with_untracked(|session| {
            let mut lines = lines::<T>(session, self.viewer.get_untracked(), step, self.locale).into_iter();
            let refusal = session.can_go_back(step).err().map(|why| undo_words(self.locale, session, &why));
            (lines.next().map(|Line { text, .. }| text).unwrap_or_default(), refusal)
        })
    }

    fn go_back(&self, step: usize) {
        Desk::go_back(*self, step);
    }

    fn branch(&self, step: usize) {
        self.session.with_untracked(|session| {
            if let Some(other) = session.branch(step, storage::entropy()) {
                self.keeper.branch(self.locale, &other);
            }
        });
    }

    fn hide(&self) {
        Desk::hide(*self);
    }

    fn can_tell_again(&self) -> bool {
        Desk::can_tell_again(*self)
    }

    fn track(&self) {
        self.ui.track();
        self.session.track();
    }

    fn watched(&self) -> View {
        T::watched(*self)
    }

    fn moment(&self) -> String {
        self.session.with(|session| T::moment(session, self.locale))
    }

    fn news(&self, seat: Seat) -> Option<News> {
        self.session.with(|session| {
            let own = |step: &Step<T::Rules>| matches!(step.by, By::Seat(by) if by == seat);
            let last = session.history().iter().rposition(own)?;
            Some(T::news(session, self.locale, seat, last))
        })
    }

    fn steps(&self) -> usize {
        self.session.with(|session| session.history().len())
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        self.session.with(|session| lines::<T>(session, self.viewer.get(), from, self.locale))
    }

    fn event(&self, at: (usize, usize)) -> (Option<El>, Option<String>) {
        let event = event_at(*self, at);
        event.map_or((None, None), |event| (T::event_picture(&event), T::event_place(&event)))
    }

    fn choices(&self) -> Vec<Choice> {
        let legal = self.legal.get();
        self.session
            .with(|session| legal.into_iter().map(|action| choice_of(*self, session, action)).collect())
    }

    fn choice(&self, notation: &str) -> Option<Choice> {
        let action = notation.parse().ok()?;
        Some(self.session.with_untracked(|session| choice_of(*self, session, action)))
    }

    fn outcome(&self) -> Outcome {
        let l = self.locale;
        self.session.with_untracked(|session| {
            let mut scores = session.scores();
            let config = session.state().config();
            let team = |score: &crate::rules::Score<_>| T::team(config, score, l);
            let place =
                |score: &crate::rules::Score<_>| (score.rank, team(score).map(|team| team.index), score.seat);
            sort_short(&mut scores, |a, b| place(a) < place(b));
            let statistics = session.statistics();
            let tally = T::Rules::tally(config);
            let rank = |score: &crate::rules::Score<_>| Rank {
                seat: score.seat,
                rank: score.rank,
                total: score.total,
                tie: T::tie_break(l, score),
                team: team(score),
            };
            Outcome {
                report: T::report(session, &statistics.tally, &scores, l),
                ranks: scores.iter().map(rank).collect(),
                turns: statistics.turns,
                beginning: Seat::first(session.state().seats())
                    .map(|seat| T::Rules::level(&tally, seat))
                    .collect(),
                start: session.options().start,
                swapped: session.rematch(true).0.into_iter().map(|seat| seat.name).collect(),
            }
        })
    }

    fn reveal(&self) {
        Desk::reveal(*self);
    }

    fn tell(&self, steps: Range<usize>) {
        Desk::tell(*self, steps);
    }

    fn tell_again(&self) {
        Desk::tell_again(*self);
    }

    fn is_away(&self, seat: Seat) -> bool {
        self.session.with(|session| session.is_away(seat))
    }

    fn sit(&self, here: &[bool]) {
        Desk::sit(*self, here);
    }

    fn links(&self) -> Links {
        self.session.with(|session| Links::of(session, T::title(self.locale)))
    }

    fn export(&self) {
        self.keeper.export(self.session);
    }

    fn save(&self, copy: Option<String>) {
        self.session.with_untracked(|session| self.keeper.save_as(session, copy));
    }

    fn open(&self, id: &SlotId) -> bool {
        let opened = self.keeper.storage.slots().open::<T::Rules>(id, storage::entropy());
        let Ok((table, ticket)) = opened else { return false };
        self.keeper.take_over(ticket);
        self.hide();
        self.session.set(table);
        Desk::tell(*self, 0..0);
        true
    }
}
