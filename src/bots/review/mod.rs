//! What a coach finds in a game that is over, as plain data: what was looked at and how closely ([`Review`]), what is to be looked at
//! next, and what all of it comes to. Whoever has a worker asks it ([`Task`]) and hands in its answers; nothing here searches.
//!
//! A review has three passes: a rough look at every decision, a finer one from the first turn on, and one more at the turning points.
//! It may be left between any two looks, written down, and gone on with.

mod decided;
mod found;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use decided::{Decided, decisions};
pub use found::{Point, Tally};

use super::{
    ask::{Answer, ToldWay},
    judged::{Judged, fingerprint},
    luck::Fortune,
};
use crate::{rules::Counted, session::Table};

/// What is written down has this format.
const VERSION: u32 = 2;
/// From this loss of chance on the reasons are kept, and a decision may be a turning point.
const TURNING: f64 = 0.05;
/// Differences of chance below this count as equal. A rough look is too rough to tell them, so nothing is said of it but the chances.
const EQUAL: f64 = 0.03;

/// How closely decisions are looked at, in iterations of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passes {
    /// First all of them.
    pub rough: u32,
    /// Then all of them again.
    pub fine: u32,
    /// At last the turning points.
    pub deep: u32,
}

impl Passes {
    /// Those of a game.
    pub fn of<G: Judged>() -> Passes {
        let weighed = |iterations: u32| (iterations / G::WEIGHT).max(1);
        Passes { rough: weighed(100), fine: weighed(2_000), deep: weighed(8_000) }
    }
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// What luck has done.
    Luck,
    /// A look at the decision of that step.
    Look {
        /// The step in the history, from 0.
        step: usize,
        /// How many iterations.
        iterations: u32,
        /// Which pass it belongs to, from 0.
        pass: u8,
    },
}

/// What has been found so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    version: u32,
    /// Of which game it is.
    game: String,
    /// What luck has done, once that has been asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    luck: Option<Vec<Fortune>>,
    /// In the order of the steps.
    looks: Vec<Look>,
}

/// A look at one decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Look {
    /// Its step in the history, from 0.
    pub step: usize,
    /// How many iterations were searched.
    pub iterations: u32,
    /// The chance of each seat to win before it, from 0 to 1.
    pub chances: Vec<f64>,
    /// What was done.
    pub played: Looked,
    /// What the coach would have done.
    pub best: Looked,
    /// The chance of the best action beside what was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<f64>,
}

/// An action, as it was looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Looked {
    /// In its notation.
    pub action: String,
    /// The chance of whoever decides, to win after it, from 0 to 1.
    pub chance: f64,
    /// By the names of the parts: what changes with it. Kept only where the two differ much.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<(String, f64)>,
}

impl Looked {
    fn of(way: &ToldWay) -> Looked {
        let reasons = way.reasons.iter().map(|(name, value)| (name.clone(), rounded(*value)));
        Looked { action: way.action.clone(), chance: rounded(way.chance), reasons: reasons.collect() }
    }

    /// What changes in a part with it; 0 if nothing is known of that part.
    pub fn part(&self, name: &str) -> f64 {
        self.reasons.iter().find(|(known, _)| known == name).map_or(0.0, |(_, value)| *value)
    }
}

impl Look {
    fn of(step: usize, answer: &Answer) -> Option<Look> {
        let (best, played) = (answer.ways.first()?, answer.played.as_ref()?);
        let other = answer.ways.iter().find(|way| way.action != played.action);
        let mut look = Look {
            step,
            iterations: answer.iterations,
            chances: answer.chances.iter().map(|chance| rounded(*chance)).collect(),
            played: Looked::of(played),
            best: Looked::of(best),
            other: other.map(|way| rounded(way.chance)),
        };
        if look.loss() < TURNING {
            look.played.reasons.clear();
            look.best.reasons.clear();
        }
        Some(look)
    }

    /// How much of the chance to win the coach would have had more; 0 if what was done is no worse.
    pub fn loss(&self) -> f64 {
        (self.best.chance - self.played.chance).max(0.0)
    }

    /// Whether it is what the coach would have done.
    pub fn is_same(&self) -> bool {
        self.best.action == self.played.action
    }

    /// Whether it is as good as what the coach would have done, by what is known.
    pub fn is_as_good(&self) -> bool {
        self.is_same() || self.loss() < EQUAL
    }

    /// The parts in which the two differ, the largest difference first: what was done against what the coach would have done.
    pub fn differences(&self) -> Vec<(String, f64)> {
        let mut names: Vec<&String> =
            self.played.reasons.iter().chain(&self.best.reasons).map(|(name, _)| name).collect();
        names.sort();
        names.dedup();
        let difference = |name: &String| self.played.part(name) - self.best.part(name);
        let mut parts: Vec<_> =
            names.into_iter().map(|name| (name.clone(), rounded(difference(name)))).collect();
        parts.sort_by(|(_, one), (_, two)| two.abs().total_cmp(&one.abs()));
        parts
    }

    /// Whether it can be what was found about a decision of a game with so many seats.
    fn is_sound(&self, seats: usize) -> bool {
        let shares = [self.played.chance, self.best.chance, self.other.unwrap_or(0.0)];
        self.chances.len() == seats
            && self.chances.iter().chain(&shares).all(|chance| (0.0..=1.0).contains(chance))
            && self.played.reasons.iter().chain(&self.best.reasons).all(|(_, value)| value.is_finite())
    }
}

/// What tells games apart: their rules and all that has happened, but not who played.
pub fn game_of<G: Counted>(table: &Table<G>) -> String {
    let record = table.record();
    let mark = fingerprint((record.game, record.rules, record.config.to_string(), record.steps));
    format!("{mark:016x}")
}

impl Review {
    /// Nothing has been found yet.
    pub fn new(game: &str) -> Review {
        Review { version: VERSION, game: game.to_owned(), luck: None, looks: Vec::new() }
    }

    /// What was written down, if it is about this game and can be gone on with.
    pub fn read(text: &str, game: &str, decided: &[Decided], seats: usize) -> Option<Review> {
        let review: Review = serde_json::from_str(text).ok()?;
        let known = |look: &Look| decided.iter().any(|decided| decided.step == look.step);
        let sound = (review.version, review.game.as_str()) == (VERSION, game)
            && review.looks.iter().all(|look| known(look) && look.is_sound(seats))
            && review.looks.is_sorted_by(|one, two| one.step < two.step)
            && review.luck.iter().flatten().all(|one| one.off.len() == seats);
        sound.then_some(review)
    }

    /// Takes in what was found elsewhere about the same game, where that was looked at more closely.
    pub fn merge(&mut self, other: Review) {
        self.luck = self.luck.take().or(other.luck);
        for look in other.looks {
            match self.looks.binary_search_by(|own| own.step.cmp(&look.step)) {
                Ok(place) if self.looks[place].iterations < look.iterations => self.looks[place] = look,
                Ok(_) => {}
                Err(place) => self.looks.insert(place, look),
            }
        }
    }

    /// All of it, to be written down.
    pub fn to_json(&self) -> String {
        crate::fields::line(self)
    }

    /// What has been found about luck; nothing before that was asked.
    pub fn luck(&self) -> Option<&[Fortune]> {
        self.luck.as_deref()
    }

    /// The look at a decision, if there was one.
    pub fn look(&self, step: usize) -> Option<&Look> {
        let place = self.looks.binary_search_by(|look| look.step.cmp(&step)).ok()?;
        self.looks.get(place)
    }

    /// What is to be done next; nothing if all is done.
    pub fn next(&self, decided: &[Decided], passes: &Passes) -> Option<Task> {
        if self.luck.is_none() {
            return Some(Task::Luck);
        }
        let done = |step| self.look(step).map_or(0, |look| look.iterations);
        let below =
            |iterations: u32| decided.iter().map(|one| one.step).find(|step| done(*step) < iterations);
        let look = |step, iterations, pass| Task::Look { step, iterations, pass };
        below(passes.rough)
            .map(|step| look(step, passes.rough, 0))
            .or_else(|| below(passes.fine).map(|step| look(step, passes.fine, 1)))
            .or_else(|| {
                let points = self.turning_points(decided, passes);
                let rough = points.into_iter().find(|point| point.look.iterations < passes.deep)?;
                Some(look(rough.look.step, passes.deep, 2))
            })
    }

    /// Takes in what came of a task; whether that said anything.
    pub fn take(&mut self, task: Task, answer: &Answer) -> bool {
        match task {
            Task::Luck => self.luck = Some(answer.luck.clone()),
            Task::Look { step, iterations, .. } => {
                let Some(mut look) = Look::of(step, answer) else { return false };
                // What has nothing to be searched is known at once.
                look.iterations = look.iterations.max(iterations);
                match self.looks.binary_search_by(|look| look.step.cmp(&step)) {
                    Ok(place) => self.looks[place] = look,
                    Err(place) => self.looks.insert(place, look),
                }
            }
        }
        true
    }
}

/// To a thousandth: what is kept need not be longer.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
