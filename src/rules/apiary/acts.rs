//! What an action needs, and how it begins (4.1): strength, strength 4, and whether any of it can be done (A25–A28).

use super::{
    event::Event,
    illegal::Illegal,
    pack::Trigger,
    space::Act,
    state::{State, seat},
    task::Task,
};
use crate::rules::Sink;

impl State {
    /// A27: the strength of an action for a worker of that strength on its first space, `other` being what stands on the
    /// second one. Modifiers come on top (A28).
    pub(super) fn strength(act: Act, own: u8, other: Option<u8>) -> u8 {
        match act {
            Act::Explore => own + other.unwrap_or(0),
            Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => own + other.unwrap_or(1),
            _ => own,
        }
    }

    /// A25: what the second space would hold after the shift of A24.
    pub(super) fn second_after_shift(&self, act: Act) -> Option<u8> {
        let first = usize::from(act.first_space());
        let shifted = self.spaces[first].or(if act.spaces() > 1 { self.spaces[first + 1] } else { None });
        shifted.map(|bee| bee.strength)
    }

    /// Whether the seat can place a worker of that strength there (A23, A25).
    pub(super) fn check_place(&self, number: u8, act: Act, strength: u8) -> Result<(), Illegal> {
        if !self.acts().contains(&act) {
            return Err(Illegal::NoAction);
        }
        let pool = &self.player(number).pool;
        let there = strength.checked_sub(1).and_then(|place| pool.get(usize::from(place)));
        if there.is_none_or(|workers| *workers == 0) {
            return Err(Illegal::NoWorker);
        }
        let in_all = State::strength(act, strength, self.second_after_shift(act));
        if self.can_act(number, act, in_all, strength) { Ok(()) } else { Err(Illegal::NothingToDo) }
    }

    /// A25: whether any part of the action can be done and paid now.
    fn can_act(&self, number: u8, act: Act, strength: u8, worker: u8) -> bool {
        let four = worker == 4;
        match act {
            // A46: there is always a legal end cell.
            Act::Explore => true,
            Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => {
                self.can_build(&self.advance_build(number, act, strength, four))
            }
            Act::Grow => self.can_grow(number, self.grow_strength(number, strength), 0, four),
            Act::Research => !self.seeds_left().is_empty(),
            Act::Convert => {
                self.conversions(number, strength) > 0 && self.can_convert(number)
                    || four && self.can_teach(number)
            }
            Act::Carve => {
                worker >= self.player(number).clauses.carve_at && self.can_build(&State::carve_build(number))
            }
        }
    }

    /// A26, A27: the bump is done; strength, modifiers and strength 4 are fixed now.
    pub(super) fn begin_action(&mut self, act: Act, log: &mut impl Sink<Event>) {
        let number = self.seat;
        let first = usize::from(act.first_space());
        let Some(worker) = self.spaces[first].map(|bee| bee.strength) else { return };
        let other = if act.spaces() > 1 { self.spaces[first + 1].map(|bee| bee.strength) } else { None };
        let strength = State::strength(act, worker, other);
        let four = worker == 4;
        if !self.can_act(number, act, strength, worker) {
            log.push(Event::ActionLost { seat: seat(number), act });
            return;
        }
        self.fire(number, action_trigger(act));
        let clauses = self.player(number).clauses;
        match act {
            Act::Explore => {
                let strength = strength.saturating_add(clauses.steps);
                self.push(Task::Ship { seat: number, strength, four });
            }
            Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => {
                self.push(Task::Build(self.advance_build(number, act, strength, four)));
            }
            Act::Grow => {
                let left = self.grow_strength(number, strength);
                self.push(Task::Grow { seat: number, left, workers: 0, four, done: false });
            }
            Act::Research => {
                if four {
                    self.push(Task::Plant { seat: number });
                }
                let (draw, keep) = (strength.saturating_add(clauses.draw), self.kept(number));
                self.push(Task::Look { seat: number, draw, keep });
            }
            Act::Convert => {
                let left = self.conversions(number, strength);
                self.push(Task::Convert { seat: number, left, action: true, done: false });
                if four {
                    self.push(Task::Teach { seat: number });
                }
            }
            Act::Carve => self.push(Task::Build(State::carve_build(number))),
        }
    }

    /// How many of the drawn seeds a Research keeps (A64).
    pub(super) fn kept(&self, number: u8) -> u8 {
        self.player(number).clauses.keep.saturating_add(1)
    }

    pub(super) fn grow_strength(&self, number: u8, strength: u8) -> u8 {
        strength.saturating_add(self.player(number).clauses.grow)
    }

    pub(super) fn conversions(&self, number: u8, strength: u8) -> u8 {
        strength.saturating_add(self.player(number).clauses.converts)
    }
}

/// The event of an action that is done.
const fn action_trigger(act: Act) -> Trigger {
    match act {
        Act::Explore => Trigger::Explore,
        Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => Trigger::Advance,
        Act::Grow => Trigger::Grow,
        Act::Research => Trigger::Research,
        Act::Convert => Trigger::Convert,
        Act::Carve => Trigger::Carve,
    }
}
