//! What an action would be for a worker, before it is placed (A24, A27, A28), for whoever looks at a state from outside.

use super::{
    look::Worker,
    resource::Basket,
    space::Act,
    state::{Bee, State},
    workers::owner,
};
use crate::rules::Seat;

/// What an action would be for a worker on its first space, as the board is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The strength of the other worker that counts, on the second space after the shift.
    pub other: Option<u8>,
    /// Whether the empty second space counts 1.
    pub empty: bool,
    /// What clauses add.
    pub modifier: u8,
    /// All of it together.
    pub strength: u8,
    /// Who shifts to the second space.
    pub shifted: Option<Worker>,
    /// Who loses its space.
    pub bumped: Option<Worker>,
}

impl State {
    /// The number of a seat, if there is such a seat.
    pub(super) fn number_of(&self, seat: Seat) -> Option<u8> {
        u8::try_from(seat.index()).ok().filter(|number| *number < self.config.players)
    }

    /// What an action would be for a worker of that strength of a seat; `None` if there is no such action or seat.
    pub fn placing(&self, seat: Seat, act: Act, worker: u8) -> Option<Placing> {
        let number = self.number_of(seat)?;
        if !self.acts().contains(&act) {
            return None;
        }
        let clauses = self.player(number).clauses;
        let modifier = match act {
            Act::Explore => clauses.steps,
            Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => clauses.advance,
            Act::Grow => clauses.grow,
            Act::Research => clauses.draw,
            Act::Convert => clauses.converts,
            Act::Carve => 0,
        };
        let pair = act.spaces() > 1;
        let other = if pair { self.second_after_shift(act) } else { None };
        let first = usize::from(act.first_space());
        let (first, second) = (self.spaces[first], if pair { self.spaces[first + 1] } else { None });
        let shown = |bee: Bee| Worker { owner: owner(bee.owner), strength: bee.strength };
        let lost = if pair { first.and(second) } else { first };
        let in_all = State::strength(act, worker, other);
        Some(Placing {
            other,
            empty: matches!(act, Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild) && other.is_none(),
            modifier,
            strength: in_all.saturating_add(modifier),
            shifted: first.filter(|_| pair).map(shown),
            bumped: lost.map(shown),
        })
    }

    /// How many columns of the rows a strength opens, from the left (A48); modifiers are in the strength.
    pub fn columns_opened(&self, strength: u8) -> u8 {
        self.columns(strength).trailing_ones() as u8
    }

    /// How many of the drawn seeds a Research keeps (A64).
    pub fn seeds_kept(&self, seat: Seat) -> u8 {
        self.number_of(seat).map_or(1, |number| self.kept(number))
    }

    /// What a new worker costs a seat (A61).
    pub fn worker_price(&self, seat: Seat) -> Basket {
        self.number_of(seat).map_or(Basket::NONE, |number| self.worker_cost(number))
    }

    /// How many basic resources a frame costs a seat (A61).
    pub fn frame_price(&self, seat: Seat) -> u8 {
        self.number_of(seat).map_or(0, |number| self.frame_cost(number))
    }
}
