//! What has happened in a game, step by step, with the way back to every earlier state.
//!
//! A game cannot be run backwards; a timeline therefore keeps a copy of the state every few steps and replays from there.

use crate::rules::{Game, Pending, Seat};

/// One step of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<G: Game> {
    /// What was done.
    pub action: G::Action,
    /// Who did it.
    pub by: By<G>,
    /// Whether it was the only action that was legal. Undo does not stop at such a decision.
    pub forced: bool,
    /// Whether the seat had said before what it would answer, and was not asked: then the step belongs to the decision before it.
    pub standing: bool,
    /// What happened, in order.
    pub events: Vec<G::Event>,
}

/// Who did a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum By<G: Game> {
    /// A seat decided.
    Seat(Seat),
    /// Chance decided this.
    Chance(G::Chance),
}

impl<G: Game> Step<G> {
    /// The seat that decided, if it was not chance.
    pub fn seat(&self) -> Option<Seat> {
        match self.by {
            By::Seat(seat) => Some(seat),
            By::Chance(_) => None,
        }
    }

    /// Whether somebody could have done something else.
    pub fn is_choice(&self) -> bool {
        self.seat().is_some() && !self.forced && !self.standing
    }
}

/// How many steps lie between two kept states: undo replays at most this many.
const STRIDE: usize = 16;

/// The steps from the first state to the present one.
#[derive(Clone, Debug)]
pub(super) struct Timeline<G: Game> {
    /// The states after 0, [`STRIDE`], 2 × [`STRIDE`], … steps. Never empty.
    kept: Vec<G>,
    steps: Vec<Step<G>>,
    state: G,
    chances: u64,
    list: Vec<G::Action>,
}

impl<G: Game> Timeline<G> {
    pub(super) fn new(first: G) -> Timeline<G> {
        Timeline { kept: vec![first.clone()], steps: Vec::new(), state: first, chances: 0, list: Vec::new() }
    }

    pub(super) fn state(&self) -> &G {
        &self.state
    }

    pub(super) fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// How many of the steps were chance.
    pub(super) fn chances(&self) -> u64 {
        self.chances
    }

    /// Plays one action, whoever it belongs to. A refusal changes nothing.
    pub(super) fn push(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        let by = match self.state.pending() {
            Pending::Decision { seat, .. } => By::Seat(seat),
            Pending::Chance(chance) => By::Chance(chance),
            Pending::Over => return self.state.check(action),
        };
        let forced = matches!(by, By::Seat(_)) && {
            self.state.actions(&mut self.list);
            self.list.len() == 1
        };
        let events = self.state.apply(action)?;
        self.chances += u64::from(matches!(by, By::Chance(_)));
        self.steps.push(Step { action, by, forced, standing: false, events });
        if self.steps.len().is_multiple_of(STRIDE) {
            self.kept.push(self.state.clone());
        }
        Ok(())
    }

    /// Notes of a step that its seat was not asked.
    pub(super) fn mark_standing(&mut self, at: usize) {
        if let Some(step) = self.steps.get_mut(at) {
            step.standing = true;
        }
    }

    /// Goes back until only `length` steps are left, and gives those that were taken back, in their order.
    pub(super) fn cut(&mut self, length: usize) -> Vec<Step<G>> {
        let Some(state) = self.at(length) else { return Vec::new() };
        let taken = self.steps.split_off(length);
        self.state = state;
        self.kept.truncate(length / STRIDE + 1);
        self.chances -= taken.iter().filter(|step| step.seat().is_none()).count() as u64;
        taken
    }

    /// The timeline as it was after that many steps; `None` beyond the present.
    pub(super) fn first(&self, length: usize) -> Option<Timeline<G>> {
        let steps = self.steps.get(..length)?.to_vec();
        Some(Timeline {
            kept: self.kept.get(..=length / STRIDE)?.to_vec(),
            state: self.at(length)?,
            chances: steps.iter().filter(|step| step.seat().is_none()).count() as u64,
            steps,
            list: Vec::new(),
        })
    }

    /// The state after that many steps; `None` beyond the present.
    pub(super) fn at(&self, length: usize) -> Option<G> {
        let replayed = self.steps.get(length / STRIDE * STRIDE..length)?;
        let mut state = self.kept.get(length / STRIDE)?.clone();
        for step in replayed {
            // It was legal when it was pushed, and equal actions from equal states give equal states. Nobody wants the events,
            // but rules that tell none would be the rules compiled once more.
            state.apply(step.action).ok()?;
        }
        Some(state)
    }
}
