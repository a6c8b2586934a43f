//! Resources in the storage spots of a hive (A70), and what does not fit (A72).

#[cfg(test)]
mod tests;

use crate::rules::{
    Game, Seat,
    apiary::{Basket, Resource, State},
};

/// Resources in their spots.
#[derive(Clone, Debug, PartialEq)]
pub struct Storage {
    /// What each spot takes, a bit for each resource, and what lies on it: the spots of the faction first, then those of the
    /// farms in the order built.
    pub spots: Vec<(u8, Option<Resource>)>,
    /// What does not fit.
    pub loose: Vec<Resource>,
    /// The Queen's Favor that discarding gives.
    pub favor: u8,
}

/// The resources of a seat, as many of them in spots as can be. What is loose is what the first legal way to end the turn
/// discards.
pub fn storage(state: &State, seat: Seat) -> Storage {
    discarding(state, seat, Basket::NONE)
}

/// How it is when that is discarded: every spot that would take some of it is filled, if the discard is legal. The Favor is
/// that of all that is discarded and of what is still loose.
pub fn discarding(state: &State, seat: Seat, gone: Basket) -> Storage {
    let Some(sheet) = state.sheet(seat) else { return arranged(&[], Basket::NONE, Basket::NONE) };
    let spots: Vec<u8> = sheet.spots().collect();
    let mut storage = arranged(&spots, sheet.resources().less(gone), gone);
    // A87: Favor ends with the track.
    let end = state.config().pack.0.favor_position.len().saturating_sub(1);
    let room = end.saturating_sub(sheet.favor().into());
    storage.favor = room.min(storage.loose.len() + usize::from(gone.total())) as u8;
    storage
}

/// What lies where while it is arranged.
struct Board<'a> {
    spots: &'a [u8],
    units: Vec<Resource>,
    /// The unit on each spot, and the spot of each unit.
    on: Vec<Option<usize>>,
    at: Vec<Option<usize>>,
}

impl Board<'_> {
    fn takes(&self, spot: usize, unit: usize) -> bool {
        self.spots[spot] >> self.units[unit] as u8 & 1 == 1
    }

    fn put(&mut self, unit: usize, spot: usize) {
        self.at[unit] = Some(spot);
        self.on[spot] = Some(unit);
    }

    /// Finds a place for a unit; others move to another one, but none is taken away.
    fn place(&mut self, unit: usize, order: &[usize], seen: &mut [bool]) -> bool {
        for spot in order {
            if seen[*spot] || !self.takes(*spot, unit) {
                continue;
            }
            seen[*spot] = true;
            let free = match self.on[*spot] {
                None => true,
                Some(other) => self.place(other, order, seen),
            };
            if free {
                self.put(unit, *spot);
                return true;
            }
        }
        false
    }

    /// Finds a unit for a spot; other spots get another one, but none is left empty.
    fn fill(&mut self, spot: usize, seen: &mut [bool]) -> bool {
        for unit in 0..self.units.len() {
            if seen[unit] || !self.takes(spot, unit) {
                continue;
            }
            seen[unit] = true;
            let free = match self.at[unit] {
                None => true,
                Some(other) => self.fill(other, seen),
            };
            if free {
                self.put(unit, spot);
                return true;
            }
        }
        false
    }
}

/// Lays resources on spots: first those that take something discarded are filled, then as many resources as can be get a
/// place, pollen first and honey last, each on a spot that takes as little else as can be.
fn arranged(spots: &[u8], resources: Basket, gone: Basket) -> Storage {
    let wanted = Resource::ALL.into_iter().filter(|kind| gone.get(*kind) > 0);
    let wanted = wanted.fold(0, |kinds, kind| kinds | 1 << kind as u8);
    let mut order: Vec<usize> = (0..spots.len()).collect();
    order.sort_by_key(|spot| spots[*spot].count_ones());
    let units = Resource::ALL.into_iter();
    let units: Vec<Resource> =
        units.flat_map(|kind| std::iter::repeat_n(kind, resources.get(kind).into())).collect();
    let at = vec![None; units.len()];
    let mut board = Board { spots, units, on: vec![None; spots.len()], at };
    for spot in order.iter().copied().filter(|spot| spots[*spot] & wanted != 0) {
        board.fill(spot, &mut vec![false; board.units.len()]);
    }
    // No unit of a kind has a place where one before had none.
    let mut full = None;
    for unit in 0..board.units.len() {
        if board.at[unit].is_none() && full != Some(board.units[unit]) {
            let placed = board.place(unit, &order, &mut vec![false; spots.len()]);
            full = if placed { full } else { Some(board.units[unit]) };
        }
    }
    tidy(&mut board, &order, wanted);
    let on = board.spots.iter().zip(&board.on);
    let loose = (0..board.units.len()).filter(|unit| board.at[*unit].is_none());
    Storage {
        spots: on.map(|(takes, unit)| (*takes, unit.map(|unit| board.units[unit]))).collect(),
        loose: loose.map(|unit| board.units[unit]).collect(),
        favor: 0,
    }
}

/// What lies on a spot that takes more kinds than a free one moves there.
fn tidy(board: &mut Board<'_>, order: &[usize], wanted: u8) {
    loop {
        let kinds = |spot: usize| board.spots[spot].count_ones();
        let movable = |unit: usize, to: usize| {
            let from = board.at[unit].filter(|from| board.spots[*from] & wanted == 0)?;
            (board.takes(to, unit) && kinds(to) < kinds(from)).then_some((unit, from, to))
        };
        let free = order.iter().copied().filter(|spot| board.on[*spot].is_none());
        let mut moves = free.flat_map(|to| (0..board.units.len()).map(move |unit| (unit, to)));
        let Some((unit, from, to)) = moves.find_map(|(unit, to)| movable(unit, to)) else { return };
        board.on[from] = None;
        board.put(unit, to);
    }
}
