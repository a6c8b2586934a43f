//! The game that is gone over, without its types: what there is to know of it at once, what the worker is asked about it, and what is
//! shown and said of its steps.

use leptos::prelude::*;

use crate::{
    app::{
        shell::{storage::entropy, text::Locale},
        table::{
            contract::{Action, in_steps, signed},
            scenes::Scenes,
            store::{TableStore, deciding},
        },
    },
    bots::{
        About, Ask, Effort, Judged, Reason,
        review::{Decided, Look, Passes, Task, decisions, game_of},
    },
    rules::{Game, Viewer},
    session::{By, Level, Snapshot, Table, Turn},
};

/// The bot that the coach thinks like.
pub const COACH: Level = Level::Fierce;
/// A seed, so that a look that is made again finds the same.
const SEED: u64 = 16;
/// So many parts of a difference are told.
const PARTS: usize = 3;

/// What there is to know of a game before anything is looked at.
pub struct Facts {
    /// The id of its save, for addresses.
    pub save: String,
    /// The name of its save.
    pub name: String,
    /// What tells it from other games.
    pub game: String,
    /// Its decisions.
    pub decided: Vec<Decided>,
    /// Its turns.
    pub turns: Vec<Turn>,
    /// How it ended: the chance of each seat.
    pub end: Vec<f64>,
    /// How closely it is looked at.
    pub passes: Passes,
}

impl Facts {
    pub(super) fn of<T: Scenes>(table: &Table<T::Rules>, save: String, name: String) -> Facts {
        let chances = table.state().chances(Viewer::Everything);
        Facts {
            save,
            name,
            game: game_of(table),
            decided: decisions(table),
            turns: table.statistics().turns,
            end: chances.into_iter().take(table.state().seats().into()).collect(),
            passes: Passes::of::<T::Rules>(),
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.end.len()
    }

    /// The turn, from 1, in which a step was; 0 before the first.
    pub fn turn_at(&self, step: usize) -> usize {
        self.turns.iter().take_while(|turn| turn.from <= step).count()
    }
}

/// A part in which two actions differ.
pub struct Difference {
    /// The part.
    pub name: &'static str,
    /// How much, with sign and unit: what was played against what the coach would have played.
    pub value: String,
    /// Whether what was played is better in it.
    pub better: bool,
    /// Of which of the two the sentence is, because it changes more there: of what was played, or of the coach's.
    pub of_played: bool,
    /// What that one brings in this part, with sign and unit.
    pub own: String,
    /// The same of the other one; the two differ by the value.
    pub other: String,
    /// The sentence.
    pub text: String,
}

/// A game that is gone over.
pub trait Reviewed: Send + Sync {
    /// What the worker is asked for a task.
    fn ask(&self, task: Task) -> Ask;
    /// The board after a step; after another action in its place, if one is named.
    fn board(&self, step: usize, instead: Option<&str>) -> AnyView;
    /// A small picture of what was decided in a step, or of another action in its place, if it has one.
    fn picture(&self, step: usize, instead: Option<&str>) -> Option<AnyView>;
    /// What was decided in a step, or another action in its place, in words.
    fn says(&self, step: usize, instead: Option<&str>) -> String;
    /// In which parts what was played differs from what the coach would have played, the largest first.
    fn differences(&self, look: &Look) -> Vec<Difference>;
    /// Worth that somebody has gained, as the game's players count it.
    fn amount(&self, worth: f64) -> String;
    /// Whether dice have been rolled in this game since the first decision.
    fn rolls(&self) -> bool;
    /// Whether anything has been drawn.
    fn draws(&self) -> bool;
    /// Another game that begins where this one was before a step.
    fn branch(&self, step: usize) -> Option<Snapshot>;
}

/// A whole game with its types.
pub(super) struct Watched<T: Scenes> {
    whole: Table<T::Rules>,
    store: TableStore<T>,
    record: String,
    pack: Option<String>,
}

impl<T: Scenes> Watched<T> {
    pub(super) fn new(whole: Table<T::Rules>, store: TableStore<T>) -> Watched<T> {
        let (record, pack) = (whole.record().to_json(), T::pack(whole.state().config()));
        Watched { whole, store, record, pack }
    }

    fn locale(&self) -> Locale {
        self.store.locale
    }

    /// Whether there was such chance since the first decision.
    fn any_chance(&self, such: fn(&<T::Rules as Game>::Chance) -> bool) -> bool {
        let steps = self.whole.history().iter().skip_while(|step| step.seat().is_none());
        steps.into_iter().any(|step| match &step.by {
            By::Chance(chance) => such(chance),
            By::Seat(_) => false,
        })
    }

    /// What was done in a step, or the action of that notation.
    fn action(&self, step: usize, instead: Option<&str>) -> Option<Action<T>> {
        match instead {
            Some(text) => text.parse().ok(),
            None => self.whole.history().get(step).map(|step| step.action),
        }
    }
}

impl<T: Scenes> Reviewed for Watched<T> {
    fn ask(&self, task: Task) -> Ask {
        let (about, iterations) = match task {
            Task::Luck => (About::Luck, 0),
            Task::Look { step, iterations, .. } => (About::Step(step), iterations),
        };
        Ask {
            generation: 0,
            record: self.record.clone(),
            pack: self.pack.clone(),
            level: COACH,
            seed: SEED,
            effort: Effort::Iterations(iterations),
            explain: true,
            about,
        }
    }

    fn board(&self, step: usize, instead: Option<&str>) -> AnyView {
        let pictured = || {
            let (action, then) = (self.action(step, instead)?, self.whole.at(step)?);
            let (seat, after) = (deciding(&then)?, self.whole.instead(step, action)?);
            let store = TableStore::<T>::watching(after, self.store.autosave, self.locale());
            store.pointed.set(T::action_place(&then, action).unwrap_or_default());
            Some(T::pictured(store, seat, action))
        };
        pictured().into_any()
    }

    fn picture(&self, step: usize, instead: Option<&str>) -> Option<AnyView> {
        let (then, action) = self.whole.at(step).zip(self.action(step, instead))?;
        T::action_picture(&then, action)
    }

    fn says(&self, step: usize, instead: Option<&str>) -> String {
        let then = self.whole.at(step).zip(self.action(step, instead));
        then.map(|(then, action)| T::describe(&then, self.locale(), action)).unwrap_or_default()
    }

    fn differences(&self, look: &Look) -> Vec<Difference> {
        let l = self.locale();
        let Some(then) = self.whole.at(look.step) else { return Vec::new() };
        let parts = look.differences();
        let values: Vec<f64> = parts.iter().map(|(_, value)| *value).collect();
        let (_, steps) = in_steps(&values, T::STEP);
        let one = |((name, _), steps): (&(String, f64), i32)| {
            let why = Reason::named(name, T::Rules::PARTS)?;
            let [played, best] = [&look.played, &look.best].map(|looked| looked.part(name));
            let of_played = played.abs() >= best.abs();
            let (looked, own, to_other) =
                if of_played { (&look.played, played, -steps) } else { (&look.best, best, steps) };
            let action = self.action(look.step, Some(&looked.action))?;
            let text = T::because(&then, l, action, why, own).text;
            let in_full = (own / T::STEP).round() as i32;
            let [value, own, other] = [steps, in_full, in_full + to_other].map(|steps| signed::<T>(l, steps));
            Some(Difference { name: T::part(l, why), value, better: steps > 0, of_played, own, other, text })
        };
        parts.iter().zip(steps).filter(|(_, steps)| *steps != 0).filter_map(one).take(PARTS).collect()
    }

    fn amount(&self, worth: f64) -> String {
        let worth = if T::COUNTS_DOWN { -worth } else { worth };
        signed::<T>(self.locale(), (worth / T::STEP).round() as i32)
    }

    fn rolls(&self) -> bool {
        self.any_chance(T::Rules::rolls)
    }

    fn draws(&self) -> bool {
        self.any_chance(|chance| !T::Rules::rolls(chance))
    }

    fn branch(&self, step: usize) -> Option<Snapshot> {
        Some(self.whole.branch(step, entropy())?.snapshot())
    }
}
