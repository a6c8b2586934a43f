//! Asking a bot from elsewhere, in plain data: a page asks, a worker answers. Both have the same types and nothing else in common.
//!
//! The question holds a whole record, because a state is made of nothing else; what is thought with is the [`InfoSet`] of the seat
//! that has to decide, which is made of it at once. Any question gives an answer or the reason why there is none.

use std::any::Any;

use serde::{Deserialize, Serialize};

use super::{
    infoset::{InfoSet, Sight},
    judged::Judged,
    level::Level,
    luck::{Fortune, luck},
    thought::{Budget, Thinking, Thought, Way},
};
use crate::{
    fields::is_default,
    rules::{Game, Seat, apiary, eruption, volcano},
    session::{Headline, Table, load},
};

/// About a step so many ways are told.
const TOLD: usize = 3;

/// A question: what would a bot of this level do now?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Told again in the reply, so that the asker knows to which question it belongs.
    pub generation: u32,
    /// The [record](crate::session::Record) of the game as JSON. The seat that has to decide is the one that is asked.
    pub record: String,
    /// The component pack of the game as JSON, if it is not the built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// How strong.
    pub level: Level,
    /// Equal seeds think alike.
    pub seed: u64,
    /// How long.
    pub effort: Effort,
    /// Whether the ways are told as well.
    #[serde(default)]
    pub explain: bool,
    /// What of the game the question is about.
    #[serde(default, skip_serializing_if = "is_default")]
    pub about: About,
}

/// What of a game a question is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum About {
    /// The decision that is due.
    #[default]
    Now,
    /// The decision that the step of that number, from 0, was. What was done is always told, next to what would be.
    Step(usize),
    /// What luck has done in all of it. Nothing is searched for that.
    Luck,
}

/// How long to think. A level that is greedy takes no time, and neither does a forced move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Effort {
    /// So many milliseconds. What was thought about the game before may be used again.
    Millis(u32),
    /// So many iterations: the same question has the same answer everywhere.
    Iterations(u32),
}

/// What came of a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// That of the question.
    pub generation: u32,
    /// The answer.
    pub answer: Result<Answer, Unanswered>,
}

/// What the bot would do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The action in its notation: legal in the game of the question. Empty if that was about luck.
    pub action: String,
    /// How many iterations were searched.
    pub iterations: u32,
    /// The chance of each seat to win, from 0 to 1. Empty unless the ways are told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<f64>,
    /// The ways that were looked at, the best first, if they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<ToldWay>,
    /// What was done, if the question was about a step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<ToldWay>,
    /// What luck has done, if the question was about that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<Fortune>,
}

/// One [`Way`] to go on, without the game's types.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToldWay {
    /// The action in its notation.
    pub action: String,
    /// How often it was searched.
    pub visits: u32,
    /// The seat's chance to win after it, from 0 to 1.
    pub chance: f64,
    /// What the position is worth after it against what it is worth now, in the game's units.
    pub worth: f64,
    /// What that is made of: the names of the parts as the game's enum has them, and `Rivals`. Empty beyond the first ways, but not of
    /// what was done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<(String, f64)>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unanswered {
    /// The question, its record or its pack cannot be read.
    Unreadable(String),
    /// The record is one of a game that nobody can play here.
    UnknownGame(String),
    /// Nobody has to decide: chance is due, or the game is over.
    NothingToDecide,
}

/// Answers one question after the other. It keeps its last thought, for the next decision of the same seat in the same game.
#[derive(Default)]
pub struct Mind {
    kept: Option<Box<dyn Any>>,
}

/// A thought, and where it stands.
struct Kept<G: Judged> {
    thinking: Thinking<G>,
    level: Level,
    seat: Seat,
    steps: usize,
    state: G,
}

impl Mind {
    /// The reply to a question as JSON. `clock` tells milliseconds from any moment on.
    pub fn reply(&mut self, question: &str, clock: &dyn Fn() -> f64) -> String {
        let (generation, answer) = match serde_json::from_str::<Ask>(question) {
            Ok(ask) => (ask.generation, self.answer(&ask, clock)),
            Err(error) => (0, Err(Unanswered::Unreadable(error.to_string()))),
        };
        // There is nothing in a reply that JSON cannot say: its numbers are finite.
        serde_json::to_string(&Reply { generation, answer }).unwrap_or_default()
    }

    /// The answer to a question.
    pub fn answer(&mut self, ask: &Ask, clock: &dyn Fn() -> f64) -> Result<Answer, Unanswered> {
        let headline = Headline::peek(ask.record.as_bytes());
        let game = headline.map_err(|error| Unanswered::Unreadable(error.to_string()))?.game;
        match game.as_str() {
            eruption::State::ID => self.of::<eruption::State>(ask, clock),
            volcano::State::ID => self.of::<volcano::State>(ask, clock),
            apiary::State::ID => {
                if let Some(pack) = &ask.pack {
                    apiary::Pack::load(pack.as_bytes()).map_err(|errors| {
                        Unanswered::Unreadable(errors.first().map(ToString::to_string).unwrap_or_default())
                    })?;
                }
                self.of::<apiary::State>(ask, clock)
            }
            _ => Err(Unanswered::UnknownGame(game)),
        }
    }

    fn of<G: Judged>(&mut self, ask: &Ask, clock: &dyn Fn() -> f64) -> Result<Answer, Unanswered> {
        let table =
            load::<G>(ask.record.as_bytes(), 0).map_err(|error| Unanswered::Unreadable(error.to_string()))?;
        match ask.about {
            About::Now => {}
            About::Step(step) => return looked_back(&table, step, ask, clock),
            About::Luck => return Ok(Answer { luck: luck(&table), ..Answer::default() }),
        }
        let known = InfoSet::of(table.state()).ok_or(Unanswered::NothingToDecide)?;
        let (seat, seats) = (known.seat(), usize::from(known.seats()));
        let mut thinking = match ask.effort {
            Effort::Millis(_) => self.recalled(&table, ask.level, seat),
            Effort::Iterations(_) => None,
        }
        .map_or_else(
            || Thinking::new(known.clone(), ask.level, ask.seed),
            |mut thinking| {
                thinking.turn_to(known.clone());
                thinking
            },
        );
        thinking.run(&ask.effort.budget(clock));
        let answer = if ask.explain {
            thinking.thought().map(|thought| told(thought, seats))
        } else {
            let action = thinking.action();
            let iterations = thinking.iterations();
            action.map(|action| Answer { action: action.to_string(), iterations, ..Answer::default() })
        };
        let (steps, state, level) = (table.history().len(), table.state().clone(), ask.level);
        self.kept = Some(Box::new(Kept { thinking, level, seat, steps, state }));
        answer.ok_or(Unanswered::NothingToDecide)
    }

    /// The last thought, if it was about an earlier decision of the same seat in this game; it has seen all that happened since.
    fn recalled<G: Judged>(&mut self, table: &Table<G>, level: Level, seat: Seat) -> Option<Thinking<G>> {
        let kept = *self.kept.take()?.downcast::<Kept<G>>().ok()?;
        let Kept { mut thinking, steps, mut state, .. } = kept;
        if (kept.level, kept.seat) != (level, seat) || table.state_at(steps).as_ref() != Some(&state) {
            return None;
        }
        for step in &table.history()[steps..] {
            thinking.follow(Sight::of(&state, step.action, seat));
            state.play(step.action, &mut ()).ok()?;
        }
        Some(thinking)
    }
}

impl Effort {
    fn budget(self, clock: &dyn Fn() -> f64) -> Budget<'_> {
        match self {
            Effort::Millis(millis) => Budget::Time { millis, clock },
            Effort::Iterations(iterations) => Budget::Iterations(iterations),
        }
    }
}

/// The answer about a step of the game: by what its seat knew then, and nothing that was thought before.
fn looked_back<G: Judged>(
    table: &Table<G>,
    step: usize,
    ask: &Ask,
    clock: &dyn Fn() -> f64,
) -> Result<Answer, Unanswered> {
    let played = table.history().get(step).map(|step| step.action);
    let then = table.state_at(step).zip(played);
    let (then, played) = then.ok_or(Unanswered::NothingToDecide)?;
    let known = InfoSet::of(&then).ok_or(Unanswered::NothingToDecide)?;
    let seats = usize::from(known.seats());
    let mut thinking = Thinking::new(known, ask.level, ask.seed);
    thinking.keep(played);
    thinking.run(&ask.effort.budget(clock));
    thinking.look_at_kept();
    let thought = thinking.thought().ok_or(Unanswered::NothingToDecide)?;
    let mut answer = told(thought, seats);
    let name = played.to_string();
    answer.played = answer.ways.iter().find(|way| way.action == name).cloned();
    answer.ways.truncate(if ask.explain { TOLD } else { 0 });
    Ok(answer)
}

/// A thought without the game's types.
pub(super) fn told<A: ToString, Part: Copy + std::fmt::Debug>(
    thought: Thought<A, Part>,
    seats: usize,
) -> Answer {
    let told = |way: Way<A, Part>| ToldWay {
        action: way.action.to_string(),
        visits: way.visits,
        chance: way.chance,
        worth: way.worth,
        reasons: way.reasons.into_iter().map(|(reason, value)| (reason.name(), value)).collect(),
    };
    Answer {
        action: thought.action.to_string(),
        iterations: thought.iterations,
        chances: thought.chances.into_iter().take(seats).collect(),
        ways: thought.ways.into_iter().map(told).collect(),
        played: None,
        luck: Vec::new(),
    }
}
