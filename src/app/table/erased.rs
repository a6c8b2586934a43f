//! What the frame does with a game, done by its desk: the one part of the frame that is compiled for each game. Whatever does
//! not need the game's types is handed on at once.

use std::ops::Range;

use super::{
    any::{Choice, Erased, Outcome, Rank},
    desk::{Desk, deciding},
    game::{Action, News, TableGame},
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
    rules::{Counted, Game, Seat},
    session::{self, By, Moment, SeatInfo, Snapshot, Step, Table, Way},
    t,
};

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
        self.session.with(|session| refusals(self.locale, &session.moment(), session.seats()))
    }

    fn travel(&self, way: Way) {
        Desk::travel(*self, way);
    }

    fn redo(&self) {
        Desk::redo(*self);
    }

    fn return_to(&self, step: usize) -> (String, Option<String>) {
        self.session.with_untracked(|session| {
            let lines = lines::<T>(session, self.viewer.get_untracked(), step, self.locale);
            let refusal = session.moment().left(Way::Before(step)).err();
            let refusal = refusal.map(|why| undo_words(self.locale, session.seats(), why));
            (lines.into_iter().next().map(|line| line.text).unwrap_or_default(), refusal)
        })
    }

    fn branch(&self, step: usize) -> Option<Snapshot> {
        self.session.with_untracked(|session| Some(session.branch(step, storage::entropy())?.snapshot()))
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
            scores.sort_by_key(place);
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

    fn snapshot(&self) -> Snapshot {
        self.session.with_untracked(Table::snapshot)
    }

    fn go_on(&self, record: &str) -> bool {
        let Ok(table) = session::load(record.as_bytes(), storage::entropy()) else { return false };
        self.hide();
        self.session.set(table);
        Desk::tell(*self, 0..0);
        true
    }
}

/// Why undo, redo and the restart of the turn refuse.
fn refusals(l: Locale, moment: &Moment, seats: &[SeatInfo]) -> [Option<String>; 3] {
    let back = |way| moment.left(way).err().map(|why| undo_words(l, seats, why));
    let redo = moment.redo().is_err().then(|| t!(l, table::redo_nothing).to_owned());
    [back(Way::Undo), redo, back(Way::Turn)]
}
