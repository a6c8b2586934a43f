//! What each action of the board would be for a worker, before it is placed (A24–A28).

#[cfg(test)]
mod tests;

use crate::{
    app::games::apiary::situation::{Situation, asked},
    rules::{
        Seat,
        apiary::{Act, Action, Cell, Heap, Illegal, Item, ItemKind, Owner, Resource, State, View, Worker},
    },
};

/// What an action would be.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The action.
    pub act: Act,
    /// The strength of the worker.
    pub worker: u8,
    /// The strengths of the other workers that count.
    pub others: Vec<u8>,
    /// Whether the empty lower space counts 1.
    pub empty: bool,
    /// What clauses add.
    pub modifier: i8,
    /// The sum of all that.
    pub strength: u8,
    /// Who shifts to the second space.
    pub shifted: Option<Worker>,
    /// Who is bumped.
    pub bumped: Option<Worker>,
    /// Whether it is done with strength 4.
    pub four: bool,
    /// What it gives.
    pub gives: Gives,
    /// Why the worker cannot be placed there.
    pub refused: Option<Illegal>,
}

/// What an action gives with its strength.
#[derive(Clone, Debug, PartialEq)]
pub enum Gives {
    /// The planets that the queen ship reaches.
    Cells {
        /// With this strength.
        now: Vec<Cell>,
        /// With so much more, 1 or 2.
        farther: Vec<(Cell, u8)>,
    },
    /// So many columns of the rows, from the left.
    Columns(u8),
    /// What could be bought now, each without the other.
    Grow {
        /// So many workers,
        workers: u8,
        /// or so many frames.
        frames: u8,
    },
    /// Seeds.
    Seeds {
        /// So many are drawn,
        draw: u8,
        /// so many of them kept.
        keep: u8,
    },
    /// So many conversions.
    Conversions(u8),
    /// So many carvings can be paid.
    Carvings(u8),
}

/// How much farther is told where the ship would get.
const FARTHER: u8 = 2;

/// One preview for each action of the board, in its order, for a worker of that strength of whoever decides; of the seat on
/// turn while nobody does.
pub fn previews(at: &Situation<'_>, worker: u8) -> Vec<Preview> {
    let state = &at.view.state;
    let on_turn = || match state.on_turn() {
        Some(Owner::Seat(seat)) => Some(seat),
        _ => None,
    };
    let Some(seat) = asked(at.view).map(|(seat, _)| seat).or_else(on_turn) else { return Vec::new() };
    let acts = state.spaces().filter(|(_, place, _)| *place == 0);
    acts.filter_map(|(act, ..)| {
        let placing = state.placing(seat, act, worker)?;
        Some(Preview {
            act,
            worker,
            others: placing.other.into_iter().collect(),
            empty: placing.empty,
            modifier: placing.modifier.min(100) as i8,
            strength: placing.strength,
            shifted: placing.shifted,
            bumped: placing.bumped,
            four: worker == 4,
            gives: gives(at.view, seat, act, placing.strength),
            refused: (at.check)(Action::Place(act, worker)).err(),
        })
    })
    .collect()
}

fn gives(view: &View, seat: Seat, act: Act, strength: u8) -> Gives {
    let state = &view.state;
    match act {
        Act::Explore => cells(state, strength),
        Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => Gives::Columns(state.columns_opened(strength)),
        Act::Grow => grow(state, seat, strength),
        Act::Research => {
            // The heap of a view holds the seeds of other hands too: how many lie in the stack is told beside it.
            let discards = state.heap(ItemKind::Seed, Heap::Discards).count() as u8;
            let draw = strength.min(view.seed_stack.saturating_add(discards));
            Gives::Seeds { draw, keep: state.seeds_kept(seat).min(draw) }
        }
        Act::Convert => Gives::Conversions(strength),
        Act::Carve => {
            let payable = |tile: &Item| state.lacks(seat, *tile).is_some_and(|lacks| lacks.is_empty());
            Gives::Carvings(state.carving_slots().flatten().filter(payable).count() as u8)
        }
    }
}

/// A42, A43.
fn cells(state: &State, strength: u8) -> Gives {
    let (mut now, mut farther) = (Vec::new(), Vec::new());
    for planet in state.planet_cells() {
        match planet.cell.distance(state.ship()) {
            0 => {}
            steps if steps <= strength => now.push(planet.cell),
            steps if steps - strength <= FARTHER => farther.push((planet.cell, steps - strength)),
            _ => {}
        }
    }
    Gives::Cells { now, farther }
}

/// A61.
fn grow(state: &State, seat: Seat, strength: u8) -> Gives {
    let Some(sheet) = state.sheet(seat) else { return Gives::Grow { workers: 0, frames: 0 } };
    let (own, pollen) = (sheet.resources(), state.worker_price(seat).get(Resource::Pollen));
    let workers = own.get(Resource::Pollen).checked_div(pollen).unwrap_or(u8::MAX);
    let frames = own.basics().checked_div(state.frame_price(seat).into()).unwrap_or(u16::MAX).min(255) as u8;
    Gives::Grow {
        workers: workers.min(strength).min(3).min(sheet.supply()),
        frames: frames.min(strength / 2).min(state.frames_left()),
    }
}
