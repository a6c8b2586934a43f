//! A lesson under way: at which note it is, and how it goes on.

use leptos::prelude::*;

use super::{
    coach::Coach,
    notes::{Kind, Lesson, Note},
};
use crate::app::{
    shell::storage::{recall, remember},
    table::{contract::Action, scenes::Scenes, store::TableStore},
};
use crate::{rules::Game, session::Table, t};

/// A lesson under way. Copied freely: it holds only signals.
pub struct Progress<T: Scenes> {
    /// The store that shows its game.
    pub store: TableStore<T>,
    /// What is said.
    pub lesson: &'static Lesson,
    coach: Coach,
    /// The whole game.
    whole: StoredValue<Table<T::Rules>>,
    /// The number of the note.
    pub at: RwSignal<usize>,
    /// Whether the learner came back to it and has done nothing since.
    pub resumed: RwSignal<bool>,
    /// What is said to the last thing that was tried.
    pub answer: RwSignal<String>,
}

impl<T: Scenes> Clone for Progress<T> {
    fn clone(&self) -> Progress<T> {
        *self
    }
}

impl<T: Scenes> Copy for Progress<T> {}

/// Under which name it is remembered how far somebody came.
fn key(game: &str) -> String {
    ["lesson/", game].concat()
}

impl<T: Scenes> Progress<T> {
    /// A lesson where it was left. From now on it answers what the coach hears.
    pub fn new(
        store: TableStore<T>,
        lesson: &'static Lesson,
        coach: Coach,
        whole: Table<T::Rules>,
    ) -> Progress<T> {
        let last = lesson.notes.len().saturating_sub(1);
        let left = recall(&key(T::Rules::ID)).as_u64().and_then(|note| usize::try_from(note).ok());
        let left = left.unwrap_or(0).min(last);
        let progress = Progress {
            store,
            lesson,
            coach,
            whole: StoredValue::new(whole),
            at: RwSignal::new(left),
            resumed: RwSignal::new(left > 0),
            answer: RwSignal::new(String::new()),
        };
        progress.go_to(left);
        Effect::new(move |_| {
            if let Some(tried) = coach.tried.get() {
                untrack(|| progress.tried(&tried));
            }
        });
        progress
    }

    /// The present note.
    pub fn note(self) -> &'static Note {
        &self.lesson.notes[self.at.get()]
    }

    /// The words of the note: the title, the text, the answer.
    pub fn words(self, which: usize) -> &'static str {
        self.note().words[self.store.locale as usize].get(which).copied().unwrap_or_default()
    }

    /// Goes to a note. The next one's steps are told; whatever else lies between is jumped over.
    fn go_to(self, to: usize) {
        let notes = self.lesson.notes;
        let (before, Some(note)) = (self.at.get_untracked(), notes.get(to)) else { return };
        self.coach.acts.set(note.kind == Kind::Act);
        self.coach.aim.set(note.aim.to_owned());
        self.coach.place.set_value(String::new());
        if let Some(then) = self.whole.with_value(|whole| whole.at(note.step)) {
            self.store.ui.set(T::Ui::default());
            self.store.show(then);
        }
        self.at.set(to);
        let place = match note.kind {
            Kind::Act => self
                .due()
                .and_then(|due| self.store.session.with_untracked(|session| T::action_place(session, due))),
            _ => None,
        };
        self.coach.place.set_value(place.unwrap_or_else(|| note.aim.to_owned()));
        self.store.point_at(String::new());
        let told = to == before + 1 && note.kind != Kind::Later;
        self.store.tell(if told { notes[before].step..note.step } else { 0..0 });
        self.answer.set(String::new());
        // Whoever is done begins anew the next time.
        let left = if note.kind == Kind::End { 0 } else { to };
        remember(&key(T::Rules::ID), &left);
    }

    /// By hand: then the lesson is under way again.
    pub fn step_to(self, to: usize) {
        self.resumed.set(false);
        self.go_to(to);
    }

    /// On to the next note.
    pub fn on(self) {
        self.step_to(self.at.get_untracked() + 1);
    }

    /// The action of the record at the present note.
    fn due(self) -> Option<Action<T>> {
        let note = untrack(|| self.note());
        self.whole.with_value(|whole| whole.history().get(note.step).map(|step| step.action))
    }

    /// What the learner has to do now, in words.
    pub fn to_do(self) -> Option<String> {
        let due = self.due()?;
        Some(self.store.session.with_untracked(|session| T::describe(session, self.store.locale, due)))
    }

    /// Does for the learner what is to be done, as far as selecting it.
    pub fn show(self) {
        if let Some(due) = self.due() {
            self.store.send(T::pick(due));
        }
    }

    /// What is due leads on; anything else gets an answer.
    fn tried(self, action: &str) {
        let acts = self.coach.acts.get();
        if acts && self.due().is_some_and(|due| due.to_string() == action) {
            self.on();
        } else if acts {
            self.answer.set(self.words(2).to_owned());
        } else if self.note().kind != Kind::End {
            self.answer.set(t!(self.store.locale, lesson::only_read).to_owned());
        }
    }
}
