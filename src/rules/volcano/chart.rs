//! The chart of the sea: 25 currents, and which cell each island lies on. What is beside what, where a current leads, and how
//! the islands drift.

use super::{
    cell::{Cell, CellSet, Dir},
    config::{Adjacent, Layout},
    event::{Event, Stop},
    island::{Island, IslandSet},
    way::Way,
};
use crate::rules::Sink;

/// The directions of the 25 currents: two bits each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Currents(u64);

impl Currents {
    /// Where the current of that cell leads.
    pub const fn dir(self, cell: Cell) -> Dir {
        Dir::ALL[(self.0 >> (2 * cell.index()) & 3) as usize]
    }

    /// Turns the current of that cell.
    pub(super) const fn turn(&mut self, cell: Cell, dir: Dir) {
        let place = 2 * cell.index();
        self.0 = self.0 & !(3 << place) | (dir as u64) << place;
    }

    /// Where a walk or an island on that cell comes to in one step; `None` off the grid.
    pub const fn onward(self, cell: Cell) -> Option<Cell> {
        cell.beyond(self.dir(cell))
    }
}

impl std::fmt::Debug for Currents {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letters: String = Cell::all().map(|cell| self.dir(cell).name()).collect();
        write!(f, "Currents({letters})")
    }
}

/// The currents, and where the islands lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chart {
    pub(super) currents: Currents,
    pub(super) cells: [Cell; 6],
}

impl Chart {
    pub(super) fn new(layout: Layout) -> Chart {
        Chart { currents: Currents::default(), cells: Island::ALL.map(|island| layout.cell(island)) }
    }

    /// The currents.
    pub const fn currents(&self) -> Currents {
        self.currents
    }

    /// Where an island lies.
    pub const fn cell(&self, island: Island) -> Cell {
        self.cells[island as usize]
    }

    /// The island on a cell.
    pub fn island(&self, cell: Cell) -> Option<Island> {
        Island::ALL.into_iter().find(|island| self.cell(*island) == cell)
    }

    /// The cells that islands lie on.
    pub fn occupied(&self) -> CellSet {
        self.cells.into_iter().collect()
    }

    /// The islands that lie on these cells.
    pub fn islands_in(&self, cells: CellSet) -> IslandSet {
        Island::ALL.into_iter().filter(|island| cells.has(self.cell(*island))).collect()
    }

    /// V14: the volcano, and the islands in the eight cells round it.
    pub fn blast(&self) -> IslandSet {
        let mut blast = self.islands_in(self.cell(Island::Volcano).around());
        blast.add(Island::Volcano);
        blast
    }

    /// V10: the cells that the current leads to from an island, one after the other. It ends with the first island, before
    /// the edge of the grid, or when it comes to a cell for the second time or back home.
    pub fn downstream(&self, from: Island) -> Downstream {
        let at = self.cell(from);
        let mut ends = self.occupied();
        ends.remove(at);
        Downstream { currents: self.currents, ends, at: Some(at), passed: CellSet::from_iter([at]) }
    }

    /// V10: the island that the current leads to.
    pub fn connected(&self, from: Island) -> Option<Island> {
        self.downstream(from).last().and_then(|end| self.island(end))
    }

    /// V8: the islands that a player on this one may move to.
    pub fn reachable(&self, from: Island, adjacent: Adjacent) -> IslandSet {
        let mut reachable = self.islands_in(adjacent.beside(self.cell(from)));
        if let Some(island) = self.connected(from) {
            reachable.add(island);
        }
        reachable
    }

    /// V8: how one island can be reached from another; `None` if it cannot.
    pub fn way(&self, from: Island, to: Island, adjacent: Adjacent) -> Option<Way> {
        if adjacent.beside(self.cell(from)).has(self.cell(to)) {
            return Some(Way::Beside);
        }
        (self.connected(from) == Some(to)).then_some(Way::Current)
    }

    /// V7: two islands swap places.
    pub(super) fn swap(&mut self, islands: [Island; 2]) {
        self.cells.swap(islands[0].index(), islands[1].index());
    }

    /// V13: each island in turn makes up to `go` steps, each with the current under it at that moment, until it cannot.
    pub fn drift(&mut self, go: u8, events: &mut impl Sink<Event>) {
        let mut occupied = self.occupied();
        for island in Island::ALL {
            for step in 1..=go {
                let from = self.cell(island);
                let onward = self.currents.onward(from);
                let taken = onward.filter(|to| occupied.has(*to)).and_then(|to| self.island(to));
                let stop = match (onward, taken) {
                    (None, _) => Stop::Edge,
                    (Some(cell), Some(by)) => Stop::Blocked { cell, by },
                    (Some(to), None) => {
                        self.cells[island.index()] = to;
                        occupied.remove(from);
                        occupied.add(to);
                        events.push(Event::Drifted { island, step, from, to });
                        continue;
                    }
                };
                events.push(Event::DriftStopped { island, step, at: from, stop });
                break;
            }
        }
    }
}

/// A walk along the currents: see [`Chart::downstream`].
#[derive(Clone, Debug)]
pub struct Downstream {
    currents: Currents,
    ends: CellSet,
    at: Option<Cell>,
    passed: CellSet,
}

impl Iterator for Downstream {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let next = self.currents.onward(self.at.take()?)?;
        if self.passed.has(next) {
            return None;
        }
        self.passed.add(next);
        if !self.ends.has(next) {
            self.at = Some(next);
        }
        Some(next)
    }
}
