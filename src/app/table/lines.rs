//! What has happened, as lines of text: event by event for the announcements and the replay, act by act for the log.

use leptos::prelude::*;

use super::{
    contract::{Event, Note, PlayedGame},
    store::TableStore,
};
use crate::{
    app::{board::face, shell::text::Locale},
    rules::{Game, Seat, Viewer},
    session::{self, Aside, Table},
    t,
};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose doing it was.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The number of the step, and of the event in it.
    pub at: (usize, usize),
    /// Whether it is the first to tell of a decision: to just before that the game may go back.
    pub decision: Option<usize>,
    /// Whether a turn begins with it.
    pub heads: bool,
}

/// All that happened from a step on, as the viewer saw it, oldest first.
pub fn lines<T: PlayedGame>(
    session: &Table<T::Rules>,
    viewer: Viewer,
    from: usize,
    locale: Locale,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let (mut acting, mut decision) = (None, None);
    for (index, step) in session.history().iter().enumerate().skip(from) {
        if step.is_choice() {
            decision = Some(index);
        }
        for (number, event) in step.events.iter().enumerate() {
            let Some(event) = T::Rules::witness(event, viewer) else { continue };
            // What nobody does happens in the turn of whoever acted last.
            acting = T::actor(&event).or(acting);
            if let Some(text) = T::tell(session, index, locale, &event) {
                let (decision, heads) = (decision.take(), T::heads(&event));
                lines.push(Line { seat: acting, text, at: (index, number), decision, heads });
            }
        }
    }
    lines
}

/// The log, as the viewer may see it, oldest first: a heading for each turn, and under it lines for each act.
pub fn log<T: PlayedGame>(session: &Table<T::Rules>, viewer: Viewer, locale: Locale) -> Vec<Line> {
    let mut log =
        Log::<T> { session, locale, acting: None, decision: None, act: Vec::new(), lines: Vec::new() };
    for (index, step) in session.history().iter().enumerate() {
        log.take_asides(index);
        if step.is_choice() {
            log.close();
            log.decision = Some(index);
            log.acting = step.seat();
        }
        for (number, event) in step.events.iter().enumerate() {
            if let Some(event) = T::Rules::witness(event, viewer) {
                log.take((index, number), event);
            }
        }
    }
    log.close();
    log.take_asides(session.history().len());
    log.lines
}

/// The log while it is written.
struct Log<'a, T: PlayedGame> {
    session: &'a Table<T::Rules>,
    locale: Locale,
    /// Whose act it is.
    acting: Option<Seat>,
    /// Its decision, until a line has told of it.
    decision: Option<usize>,
    /// What came of it so far.
    act: Vec<((usize, usize), Event<T>)>,
    lines: Vec<Line>,
}

impl<T: PlayedGame> Log<'_, T> {
    fn take(&mut self, at: (usize, usize), event: Event<T>) {
        if !T::heads(&event) {
            return self.act.push((at, event));
        }
        self.close();
        self.acting = T::actor(&event);
        if let Some(text) = T::tell(self.session, at.0, self.locale, &event) {
            let decision = self.decision.take();
            self.lines.push(Line { seat: self.acting, text, at, decision, heads: true });
        }
    }

    /// What happened beside the game before that step.
    fn take_asides(&mut self, step: usize) {
        let notes = self.session.options().notes.iter().enumerate();
        // Who sat there at first is said by the seats.
        for (number, session::Note { aside, seat, .. }) in
            notes.filter(|(_, note)| note.at == step && step > 0)
        {
            self.close();
            let text = aside_words(self.session, self.locale, *seat, *aside);
            // No event of the step has that number.
            let at = (step, usize::MAX - number);
            self.lines.push(Line { seat: Some(*seat), text, at, decision: None, heads: false });
        }
    }

    /// An act is over.
    fn close(&mut self) {
        let (places, events): (Vec<_>, Vec<_>) = self.act.drain(..).unzip();
        let first = places.first().map_or(0, |(step, _)| *step);
        for Note { seat, text, event } in T::notes(self.session, first, self.locale, self.acting, &events) {
            let (decision, heads) = (self.decision.take(), false);
            self.lines.push(Line { seat, text, at: places[event], decision, heads });
        }
    }
}

/// What happened beside the game, in a sentence.
fn aside_words<G: Game>(session: &Table<G>, l: Locale, seat: Seat, aside: Aside) -> String {
    let name = session.seats().get(seat.index()).map(|seat| seat.name.as_str()).unwrap_or_default();
    match aside {
        Aside::Person => t!(l, company::noted_person, name = name),
        Aside::Bot(level) => t!(l, company::noted_bot, name = name, bot = face::name(l, level)),
        Aside::Plain => t!(l, company::noted_plain).to_owned(),
        Aside::Thinking => t!(l, company::noted_thinking).to_owned(),
        Aside::Branch => t!(l, company::noted_branch).to_owned(),
        Aside::Coach => t!(l, hint::noted, name = name),
    }
}

impl<T: PlayedGame> TableStore<T> {
    /// The log, as it is seen now.
    pub fn log(self) -> Vec<Line> {
        self.session.with(|session| log::<T>(session, self.viewer.get(), self.locale))
    }

    /// What happened from a step on, as it is seen now.
    pub fn lines(self, from: usize) -> Vec<Line> {
        self.session.with(|session| lines::<T>(session, self.viewer.get(), from, self.locale))
    }

    /// What an event was, as it is seen now: by the numbers of its step and of the event in it.
    pub fn event_at(self, (step, number): (usize, usize)) -> Option<Event<T>> {
        self.session.with_untracked(|session| {
            let event = session.history().get(step)?.events.get(number)?;
            T::Rules::witness(event, self.viewer.get_untracked())
        })
    }
}
