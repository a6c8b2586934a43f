//! Who plays for a seat: a person or a bot, now and before. A seat may change hands during a game; that is noted.

use super::{
    level::Level,
    note::{Aside, MAX_NOTES, Note},
    table::Table,
    timeline::Step,
};
use crate::rules::{Game, Pending, Seat};

impl<G: Game> Table<G> {
    /// The seat of the only person at the table, if all others are bots.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = Seat::first(self.state().seats()).filter(|seat| self.bot(*seat).is_none());
        persons.next().filter(|_| persons.next().is_none())
    }

    /// The seat of the person who is alone with bots, and has been all the time: nobody else is there from whom anything has to be hidden.
    pub(super) fn alone(&self) -> Option<Seat> {
        let only = self.only_person()?;
        let mut others = Seat::first(self.state().seats()).filter(|seat| *seat != only);
        (!others.any(|seat| self.was_a_person(seat))).then_some(only)
    }

    /// The level of the bot that plays for this seat; `None` for a person.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats().get(seat.index()).and_then(|seat| seat.bot)
    }

    /// Whether a person decided for this seat after so many steps.
    pub fn person_at(&self, seat: Seat, step: usize) -> bool {
        let mut changes = self.changes(seat);
        match (changes.clone().take_while(|note| note.at <= step).last(), changes.next()) {
            (Some(note), _) => note.aside == Aside::Person,
            // Before the first change it was the other way round.
            (None, Some(next)) => next.aside != Aside::Person,
            (None, None) => self.bot(seat).is_none(),
        }
    }

    /// Whether any seat has changed hands.
    pub(super) fn has_changed_hands(&self) -> bool {
        self.options().notes.iter().any(|note| note.at > 0 && note.aside.is_change())
    }

    /// From the next decision on a bot of that level plays for this seat, or a person. It is noted; of several changes in a row the last
    /// one is, and nothing if it takes the others back. That a person has sat in the seat of a bot stays noted: they may have looked.
    pub fn hand_over(&mut self, seat: Seat, bot: Option<Level>) {
        let before = sits(self.bot(seat));
        let Some(info) = self.seats_mut().get_mut(seat.index()).filter(|info| info.bot != bot) else {
            return;
        };
        info.bot = bot;
        let at = self.history().len();
        // A bot that another bot follows would else be forgotten.
        if at > 0 && before != Aside::Person && self.changes(seat).next().is_none() {
            self.notes_mut().insert(0, Note { at: 0, aside: before, seat });
        }
        let earlier = self.changes(seat).take_while(|note| note.at < at).last().map(|note| note.aside);
        let looked =
            |note: &Note| note.aside == Aside::Person && earlier.is_some_and(|by| by != Aside::Person);
        self.notes_mut()
            .retain(|note| (note.at, note.seat) != (at, seat) || !note.aside.is_change() || looked(note));
        let last = self.changes(seat).take_while(|note| note.at <= at).last().map(|note| note.aside);
        if sits(bot) != last.unwrap_or(Aside::Person) {
            self.note(seat, sits(bot));
        }
    }

    /// Notes for the log what happened beside the game just now. The same is not noted twice at one moment.
    pub fn note(&mut self, seat: Seat, aside: Aside) {
        let note = Note { at: self.history().len(), aside, seat };
        let notes = self.notes_mut();
        if notes.len() < MAX_NOTES && !notes.contains(&note) {
            notes.push(note);
        }
    }

    /// Notes that the person in this seat has asked the coach: once for all that the seat decides in a row.
    pub fn note_coach(&mut self, seat: Seat) {
        let still_own = |note: &Note| {
            let since = self.history().get(note.at..);
            let others = |step: &Step<G>| step.seat().is_some_and(|by| by != seat);
            (note.aside, note.seat) == (Aside::Coach, seat)
                && since.is_some_and(|since| !since.iter().any(others))
        };
        if !self.options().notes.iter().any(still_own) {
            self.note(seat, Aside::Coach);
        }
    }

    /// Notes that bots play without thinking from here on, unless that was noted last.
    pub fn note_plain(&mut self, seat: Seat) {
        if !self.is_plain() {
            self.note(seat, Aside::Plain);
        }
    }

    /// Notes that bots think again, if it was noted that they do not.
    pub fn note_thinking(&mut self, seat: Seat) {
        if self.is_plain() {
            self.note(seat, Aside::Thinking);
        }
    }

    fn is_plain(&self) -> bool {
        let mut notes = self.options().notes.iter().rev();
        let last = notes.find(|note| matches!(note.aside, Aside::Plain | Aside::Thinking));
        last.is_some_and(|note| note.aside == Aside::Plain)
    }

    /// Notes that another game was as far as this one, if anybody has decided in it.
    pub(super) fn note_branch(&mut self) {
        let Some(last) = self.history().iter().rev().find_map(Step::seat) else { return };
        let next = match self.pending() {
            Pending::Decision { seat, .. } => seat,
            Pending::Chance(_) | Pending::Over => last,
        };
        self.note(next, Aside::Branch);
    }

    /// Whether the game began in the middle of another one.
    pub(super) fn is_branch(&self) -> bool {
        self.options().notes.iter().any(|note| note.aside == Aside::Branch)
    }

    /// What was noted after so many steps has not happened. Who took a seat since still sits there.
    pub(super) fn forget_notes(&mut self, step: usize) {
        let gone: Vec<Note> = self.notes_mut().extract_if(.., |note| note.at > step).collect();
        if gone.is_empty() {
            return;
        }
        for seat in Seat::first(self.state().seats()) {
            let Some(first) = gone.iter().find(|note| note.seat == seat && note.aside.is_change()) else {
                continue;
            };
            let otherwise = (first.aside != Aside::Person).then_some(Aside::Person);
            let then = self.changes(seat).last().map(|note| note.aside).or(otherwise);
            let now = sits(self.bot(seat));
            if then != Some(now) {
                self.notes_mut().push(Note { at: step, aside: now, seat });
            }
        }
    }

    fn was_a_person(&self, seat: Seat) -> bool {
        let mut changes = self.changes(seat);
        let began = changes.clone().next().is_some_and(|note| note.at > 0 && note.aside != Aside::Person);
        began || changes.any(|note| note.aside == Aside::Person)
    }

    fn changes(&self, seat: Seat) -> impl Iterator<Item = &Note> + Clone {
        self.options().notes.iter().filter(move |note| note.seat == seat && note.aside.is_change())
    }
}

fn sits(bot: Option<Level>) -> Aside {
    bot.map_or(Aside::Person, Aside::Bot)
}
