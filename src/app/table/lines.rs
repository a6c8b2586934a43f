//! What has happened, as lines of text: for the log, the replay and the announcements.

use leptos::prelude::*;

use super::{
    contract::{Event, PlayedGame},
    store::TableStore,
};
use crate::{
    app::shell::text::Locale,
    rules::{Game, Seat, Viewer},
    session::Table,
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
            if let Some(text) = T::tell(session, locale, &event) {
                lines.push(Line { seat: acting, text, at: (index, number), decision: decision.take() });
            }
        }
    }
    lines
}

impl<T: PlayedGame> TableStore<T> {
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
