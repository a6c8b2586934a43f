//! What the parts of Apiary's table share: the game as it is shown, what is asked, and what each action would be.

use leptos::prelude::*;

use crate::{
    app::{
        games::apiary::{
            model::{
                preview::{Preview, previews},
                question::{Choice, Panel, Question, done_so_far, question},
            },
            situation::{Situation, Target, asked, targets_of},
            table::{ApiaryTable, words},
            ui::Msg,
            words::Words,
        },
        shell::text::Locale,
        table::TableStore,
    },
    rules::{
        Game, Seat, Viewer,
        apiary::{Action, Illegal, Owner, Pack, Phase, Prompt, State, View},
    },
};

/// What the parts of the table share. Copied freely: it holds only signals.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub store: TableStore<ApiaryTable>,
    /// The language.
    pub l: Locale,
    /// The components of the game.
    pub pack: &'static Pack,
    /// Names and texts.
    pub words: StoredValue<Words>,
    /// The game as it is shown: while something is told, as it was before that.
    pub view: Memo<View>,
    /// What is asked; nothing while something is told, and where nobody may act.
    pub question: Memo<Option<Question>>,
    /// What each action would be for the chosen worker, while one is to be placed.
    pub previews: Memo<Vec<Preview>>,
    /// Whose hive, workers and resources are shown as the own ones.
    pub own: Memo<Seat>,
}

impl Desk {
    /// That of a table.
    pub fn new(store: TableStore<ApiaryTable>) -> Desk {
        let step = store.animation.step;
        let view = Memo::new(move |_| {
            let told = step.with(|step| step.as_ref().map(|step| step.before.view(store.viewer.get())));
            told.unwrap_or_else(|| store.view.get())
        });
        let question = Memo::new(move |_| {
            let (ui, legal) = (store.seen_ui.get(), store.legal.get());
            if legal.is_empty() {
                return None;
            }
            store.session.with(|table| {
                let done = done_so_far(table);
                situated(table.state(), &store.view.read(), &legal, |at| question(at, &ui, &done))
            })
        });
        let previews = Memo::new(move |_| {
            let (ui, legal) = (store.seen_ui.get(), store.legal.get());
            let view = store.view.read();
            if legal.is_empty() || !matches!(asked(&view), Some((_, Prompt::Turn))) {
                return Vec::new();
            }
            store.session.with(|table| {
                // With nobody in the pool there is nothing to send: all that is left is to retrieve.
                situated(table.state(), &view, &legal, |at| {
                    ui.strength(at).map(|strength| previews(at, strength))
                })
                .unwrap_or_default()
            })
        });
        let own = Memo::new(move |before: Option<&Seat>| {
            if let Some(question) = question.read().as_ref() {
                return question.seat;
            }
            let view = view.read();
            let looks = match view.viewer {
                Viewer::Seat(seat) => Some(seat),
                _ => None,
            };
            let turn = match view.state.on_turn() {
                Some(Owner::Seat(seat)) => Some(seat),
                _ => None,
            };
            looks.or(turn).or(before.copied()).unwrap_or(Seat::new(0))
        });
        let pack = store.config().pack.0;
        let words = StoredValue::new(store.session.with_untracked(|table| words(table, store.locale)));
        Desk { store, l: store.locale, pack, words, view, question, previews, own }
    }

    /// Does something with what is known now.
    pub fn at<R>(self, run: impl FnOnce(&Situation<'_>) -> R) -> R {
        let legal = self.store.legal.get();
        self.store.session.with(|table| situated(table.state(), &self.store.view.read(), &legal, run))
    }

    /// Something of the game as it is shown, as a memo.
    pub fn of<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&State) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.view.with(|view| read(&view.state)))
    }

    /// What stands on a button in words, with the reason why it cannot be pressed.
    pub fn label(self, text: &str, refused: Option<Illegal>) -> String {
        match refused {
            Some(why) => [text, ": ", self.words.with_value(|words| words.refusal(why))].concat(),
            None => text.to_owned(),
        }
    }

    /// Whether mats and factions are being chosen; while a choice is shown it is as it was.
    pub fn drafts(self) -> Memo<bool> {
        let set_up = self.of(|state| state.phase() == Phase::Setup);
        Memo::new(move |was: Option<&bool>| {
            self.question.with(|question| match question {
                Some(question) => matches!(question.panel, Panel::Draft | Panel::Factions),
                None => was == Some(&true) && set_up.get(),
            })
        })
    }

    /// How something that can be pointed at stands in what is asked.
    pub fn standing(self, target: Target) -> Memo<Standing> {
        Memo::new(move |_| {
            self.question.with(|question| {
                let choices = question.as_ref().map_or(&[][..], |question| &question.choices);
                let found = choices.iter().find(|choice| is_about(choice, target));
                found.map_or_else(Standing::default, |choice| Standing {
                    lit: choice.refused.is_none(),
                    chosen: choice.chosen,
                    refused: choice.refused,
                })
            })
        })
    }

    /// Whether the log, the list of actions or a lesson points at something.
    pub fn pointed(self, target: Target) -> Memo<bool> {
        let place = target.place();
        Memo::new(move |_| {
            let at = self.store.pointed.with(|words| words.split(' ').any(|word| word == place));
            at && !self.store.animation.is_on()
        })
    }

    /// The numbers of the coach's ways that are about something, the last thing that would be tapped for them.
    pub fn ways_at(self, target: Target) -> Memo<Option<String>> {
        Memo::new(move |_| {
            let (actions, _) = self.store.hint.ways();
            let about = |action: &Action| targets_of(*action).into_iter().flatten().last() == Some(target);
            let numbers: Vec<String> = (1..)
                .zip(&actions)
                .filter(|(_, action)| about(action))
                .map(|(number, _): (usize, _)| number.to_string())
                .collect();
            (!numbers.is_empty()).then(|| numbers.join(" "))
        })
    }

    /// A press.
    pub fn send(self, msg: Msg) {
        self.store.send(msg);
    }
}

/// How something stands in what is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// It can be chosen.
    pub lit: bool,
    /// It is chosen.
    pub chosen: bool,
    /// It is one of the things that are asked for, but cannot be chosen.
    pub refused: Option<Illegal>,
}

/// Whether a choice is what a tap on that thing means.
fn is_about(choice: &Choice, target: Target) -> bool {
    match choice.msg {
        Msg::Tap(tapped) => tapped == target,
        Msg::Pick(action) => targets_of(action).into_iter().flatten().last() == Some(target),
        _ => false,
    }
}

fn situated<R>(state: &State, view: &View, legal: &[Action], run: impl FnOnce(&Situation<'_>) -> R) -> R {
    let check = |action| state.check(action);
    run(&Situation { view, legal, check: &check })
}
