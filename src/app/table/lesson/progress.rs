//! A lesson under way: at which note it is, and how it goes on.

use leptos::prelude::*;

use super::{
    coach::Coach,
    notes::{Kind, Lesson, Note},
};
use crate::app::{
    shell::{
        effect::effect,
        storage::{recall, remember},
    },
    table::{
        context::{TableContext, provide_table},
        scenes::Scenes,
        store::TableStore,
    },
};
use crate::{session::Table, t};

/// A lesson under way. Copied freely: it holds only signals and callbacks.
#[derive(Clone, Copy)]
pub struct Progress {
    /// The table that shows its game.
    pub table: TableContext,
    /// What is said.
    pub lesson: &'static Lesson,
    coach: Coach,
    /// Shows the game as it was after so many steps.
    show: Callback<usize>,
    /// The action that the record has after so many steps.
    due: Callback<usize, Option<Due>>,
    /// Does for the learner what the record has after so many steps, as far as selecting it.
    pick: Callback<usize>,
    /// The number of the note.
    pub at: RwSignal<usize>,
    /// Whether the learner came back to it and has done nothing since.
    pub resumed: RwSignal<bool>,
    /// What is said to the last thing that was tried.
    pub answer: RwSignal<String>,
}

/// What a learner has to do.
struct Due {
    /// The action in notation.
    action: String,
    /// The same in words.
    words: String,
    /// Where it is on the board.
    place: Option<String>,
}

/// Under which name it is remembered how far somebody came.
fn key(game: &str) -> String {
    ["lesson/", game].concat()
}

impl Progress {
    /// A lesson where it was left. From now on it answers what the coach hears.
    pub fn new<T: Scenes>(
        store: TableStore<T>,
        lesson: &'static Lesson,
        coach: Coach,
        whole: Table<T::Rules>,
    ) -> Progress {
        let (whole, table) = (StoredValue::new(whole), provide_table(store));
        let action =
            move |step: usize| whole.with_value(|whole| whole.history().get(step).map(|step| step.action));
        let show = move |step| {
            if let Some(then) = whole.with_value(|whole| whole.at(step)) {
                store.ui.set(T::Ui::default());
                store.show(then);
            }
        };
        let due = move |step| {
            let action = action(step)?;
            store.game.with_untracked(|session| {
                Some(Due {
                    action: action.to_string(),
                    words: T::describe(session, store.locale, action),
                    place: T::action_place(session, action),
                })
            })
        };
        let pick = move |step| {
            if let Some(action) = action(step) {
                store.send(T::pick(action));
            }
        };
        let last = lesson.notes.len().saturating_sub(1);
        let left = recall(&key(table.book.game)).as_u64().and_then(|note| usize::try_from(note).ok());
        let left = left.unwrap_or(0).min(last);
        let progress = Progress {
            table,
            lesson,
            coach,
            show: Callback::new(show),
            due: Callback::new(due),
            pick: Callback::new(pick),
            at: RwSignal::new(left),
            resumed: RwSignal::new(left > 0),
            answer: RwSignal::new(String::new()),
        };
        progress.go_to(left);
        effect(move || {
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
        self.note().words[self.table.locale as usize].get(which).copied().unwrap_or_default()
    }

    /// Goes to a note. The next one's steps are told; whatever else lies between is jumped over.
    fn go_to(self, to: usize) {
        let notes = self.lesson.notes;
        let (before, Some(note)) = (self.at.get_untracked(), notes.get(to)) else { return };
        self.coach.acts.set(note.kind == Kind::Act);
        self.coach.aim.set(note.aim.to_owned());
        self.coach.place.set_value(String::new());
        self.show.run(note.step);
        self.at.set(to);
        let place = match note.kind {
            Kind::Act => self.due().and_then(|due| due.place),
            _ => None,
        };
        self.coach.place.set_value(place.unwrap_or_else(|| note.aim.to_owned()));
        self.table.point_at(String::new());
        let told = to == before + 1 && note.kind != Kind::Later;
        self.table.tell(if told { notes[before].step..note.step } else { 0..0 });
        self.answer.set(String::new());
        // Whoever is done begins anew the next time.
        let left = if note.kind == Kind::End { 0 } else { to };
        remember(&key(self.table.book.game), &left);
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
    fn due(self) -> Option<Due> {
        self.due.run(untrack(|| self.note()).step)
    }

    /// What the learner has to do now, in words.
    pub fn to_do(self) -> Option<String> {
        self.due().map(|due| due.words)
    }

    /// Does for the learner what is to be done, as far as selecting it.
    pub fn show(self) {
        self.pick.run(untrack(|| self.note()).step);
    }

    /// What is due leads on; anything else gets an answer.
    fn tried(self, action: &str) {
        let acts = self.coach.acts.get();
        if acts && self.due().is_some_and(|due| due.action == action) {
            self.on();
        } else if acts {
            self.answer.set(self.words(2).to_owned());
        } else if self.note().kind != Kind::End {
            self.answer.set(t!(self.table.locale, lesson::only_read).to_owned());
        }
    }
}
