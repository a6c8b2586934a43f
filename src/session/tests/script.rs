//! A game whose course is its config, to put any sequence of seats and chance before the session: `0` and `1` are decisions
//! of those seats between `a` and `b`, `o` one of seat 1 that is asked openly, `x` and `y` decisions of seats 0 and 1 where only `a` is legal, `?` is chance.

use std::{error::Error, fmt, str::FromStr};

use rand::Rng;

use crate::rules::{Game, Pending, Refusal, Score, Seat, Sink, Viewer};

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Script {
    course: String,
    picks: Vec<Pick>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Pick {
    A,
    B,
    /// Of chance.
    Heads,
    /// Of chance, three times as likely.
    Tails,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Coin;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct No;

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "coin")
    }
}

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no")
    }
}

impl Error for No {}

impl Refusal for No {
    fn rule(&self) -> &'static str {
        "S1"
    }
}

const NAMES: [(Pick, &str); 4] =
    [(Pick::A, "a"), (Pick::B, "b"), (Pick::Heads, "heads"), (Pick::Tails, "tails")];

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES.iter().find(|(pick, _)| pick == self).unwrap().1)
    }
}

impl FromStr for Pick {
    type Err = No;

    fn from_str(text: &str) -> Result<Pick, No> {
        NAMES.iter().find(|(_, name)| *name == text).map(|(pick, _)| *pick).ok_or(No)
    }
}

impl Game for Script {
    const ID: &'static str = "script";
    const RULES: u32 = 1;

    type Config = String;
    type ConfigError = No;
    type Action = Pick;
    type NotationError = No;
    type Prompt = String;
    type Chance = Coin;
    type Event = Pick;
    type Illegal = No;
    type View = Vec<Pick>;
    type ScorePart = ();

    fn new(config: &String) -> Result<Script, No> {
        let known = config.chars().all(|sign| "01oxy?".contains(sign));
        known.then(|| Script { course: config.clone(), picks: Vec::new() }).ok_or(No)
    }

    fn config(&self) -> &String {
        &self.course
    }

    fn seats(&self) -> u8 {
        2
    }

    fn pending(&self) -> Pending<String, Coin> {
        let decision = |seat| Pending::Decision { seat: Seat::new(seat), prompt: "pick".into() };
        match self.course.as_bytes().get(self.picks.len()) {
            None => Pending::Over,
            Some(b'?') => Pending::Chance(Coin),
            Some(b'0' | b'x') => decision(0),
            Some(_) => decision(1),
        }
    }

    fn actions(&self, out: &mut Vec<Pick>) {
        out.clear();
        out.extend_from_slice(match self.course.as_bytes().get(self.picks.len()) {
            Some(b'0' | b'1' | b'o') => &[Pick::A, Pick::B],
            Some(b'x' | b'y') => &[Pick::A],
            _ => &[],
        });
    }

    fn outcomes(&self, out: &mut Vec<(Pick, u32)>) {
        out.clear();
        if self.pending() == Pending::Chance(Coin) {
            out.extend([(Pick::Heads, 1), (Pick::Tails, 3)]);
        }
    }

    fn check(&self, action: Pick) -> Result<(), No> {
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        self.actions(&mut actions);
        self.outcomes(&mut outcomes);
        actions.extend(outcomes.iter().map(|(action, _)| action));
        if actions.contains(&action) { Ok(()) } else { Err(No) }
    }

    fn play(&mut self, action: Pick, events: &mut impl Sink<Pick>) -> Result<(), No> {
        self.check(action)?;
        self.picks.push(action);
        events.push(action);
        Ok(())
    }

    fn view(&self, _: Viewer) -> Vec<Pick> {
        self.picks.clone()
    }

    fn has_secrets(&self, _: Seat) -> bool {
        true
    }

    fn asks_openly(&self) -> bool {
        self.course.as_bytes().get(self.picks.len()) == Some(&b'o')
    }

    fn witness(event: &Pick, _: Viewer) -> Option<Pick> {
        Some(*event)
    }

    fn resample(&self, _: Seat, _: &mut impl Rng) -> Script {
        self.clone()
    }

    fn scores(&self) -> Vec<Score<()>> {
        Vec::new()
    }

    fn state_json(&self) -> serde_json::Value {
        serde_json::Value::Null
    }

    fn standings_json(&self) -> serde_json::Value {
        serde_json::Value::Null
    }
}
