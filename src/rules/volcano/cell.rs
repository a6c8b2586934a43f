//! The 25 cells of the sea, the four directions of a current, and sets of cells.

use std::fmt;

use crate::rules::NotationError;

/// A direction of a current; clockwise from the top of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dir {
    /// North: up.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Dir {
    /// All four, clockwise from the top.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];
    const NAMES: [&'static str; 4] = ["N", "E", "S", "W"];
    const STEPS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

    /// 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The step in columns and rows.
    pub const fn step(self) -> (i8, i8) {
        Dir::STEPS[self as usize]
    }

    /// Its letter in the notation.
    pub const fn name(self) -> &'static str {
        Dir::NAMES[self as usize]
    }

    pub(super) fn parse(text: &str) -> Result<Dir, NotationError> {
        let index = Dir::NAMES.iter().position(|name| *name == text);
        index.map(|index| Dir::ALL[index]).ok_or_else(|| NotationError::new(text, "one of N E S W"))
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How many columns and rows the sea has.
pub const SIDE: u8 = 5;
/// How many cells the sea has.
pub const CELLS: usize = 25;

const NONE: u8 = u8::MAX;

/// The cell beyond each cell in the four directions, or `NONE` off the grid.
const BEYOND: [[u8; 4]; CELLS] = {
    let mut out = [[NONE; 4]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut dir = 0;
        while dir < 4 {
            let x = (cell % 5) as i8 + Dir::STEPS[dir].0;
            let y = (cell / 5) as i8 + Dir::STEPS[dir].1;
            if x >= 0 && x < 5 && y >= 0 && y < 5 {
                out[cell][dir] = (y * 5 + x) as u8;
            }
            dir += 1;
        }
        cell += 1;
    }
    out
};

/// The four orthogonal cells beside each cell, and all eight round it.
const BESIDE: [[CellSet; 2]; CELLS] = {
    let mut out = [[CellSet(0); 2]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut other = 0;
        while other < CELLS {
            let (dx, dy) = ((cell % 5).abs_diff(other % 5), (cell / 5).abs_diff(other / 5));
            if dx + dy == 1 {
                out[cell][0].0 |= 1 << other;
            }
            if dx <= 1 && dy <= 1 && dx + dy > 0 {
                out[cell][1].0 |= 1 << other;
            }
            other += 1;
        }
        cell += 1;
    }
    out
};

/// A cell of the sea, ordered row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column and row, both 1 to 5.
    pub const fn at(column: u8, row: u8) -> Option<Cell> {
        if column < 1 || column > SIDE || row < 1 || row > SIDE {
            return None;
        }
        Some(Cell((row - 1) * SIDE + column - 1))
    }

    /// The same, for the tables of this game, which name only cells that exist.
    pub(super) const fn known(column: u8, row: u8) -> Cell {
        match Cell::at(column, row) {
            Some(cell) => cell,
            None => panic!("a table names a cell that does not exist"),
        }
    }

    /// All 25, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..CELLS as u8).map(Cell)
    }

    /// 0 to 24, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 to 5, from the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE + 1
    }

    /// 1 to 5, from the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE + 1
    }

    /// The next cell in that direction; `None` off the grid.
    pub const fn beyond(self, dir: Dir) -> Option<Cell> {
        match BEYOND[self.0 as usize][dir as usize] {
            NONE => None,
            cell => Some(Cell(cell)),
        }
    }

    /// The four orthogonal cells (V9).
    pub const fn beside(self) -> CellSet {
        BESIDE[self.0 as usize][0]
    }

    /// The eight cells round it (V9, V14).
    pub const fn around(self) -> CellSet {
        BESIDE[self.0 as usize][1]
    }

    /// The cell that comes after it, row by row.
    pub(super) fn following(self) -> Option<Cell> {
        Cell::all().nth(self.index() + 1)
    }

    pub(super) fn parse(text: &str) -> Result<Cell, NotationError> {
        let cell = match text.as_bytes() {
            [x @ b'1'..=b'5', b',', y @ b'1'..=b'5'] => Cell::at(x - b'0', y - b'0'),
            _ => None,
        };
        cell.ok_or_else(|| NotationError::new(text, "a cell from 1,1 to 5,5"))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({self})")
    }
}

/// A set of cells: one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u32);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// Whether the cell is in it.
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Adds a cell.
    pub const fn add(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Takes a cell away.
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every cell in it, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |cell| self.has(*cell))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> CellSet {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|cell| set.add(cell));
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> CellSet {
        names.split_whitespace().map(|name| Cell::parse(name).unwrap()).collect()
    }

    #[test]
    fn cells_are_named_by_column_and_row() {
        assert!(Cell::all().eq(Cell::all().map(|cell| Cell::parse(&cell.to_string()).unwrap())));
        assert_eq!(Cell::known(2, 1).index(), 1);
        for (column, row) in [(0, 3), (6, 3), (3, 0), (3, 6)] {
            assert_eq!(Cell::at(column, row), None, "{column},{row}");
        }
        for bad in ["", "1", "0,1", "1,6", "1, 1", "11,1", "1,1 ", "a,1"] {
            assert!(Cell::parse(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_set_has_what_was_added_and_not_removed() {
        let mut set = CellSet::EMPTY;
        assert!(set.is_empty());
        set.add(Cell::known(2, 1));
        set.add(Cell::known(5, 5));
        assert!(!set.is_empty());
        set.remove(Cell::known(5, 5));
        set.remove(Cell::known(3, 3));
        assert_eq!((set, set.len()), (cells("2,1"), 1));
        set.add(Cell::known(1, 1));
        assert!(set.iter().eq([Cell::known(1, 1), Cell::known(2, 1)]));
    }

    #[test]
    fn a_corner_has_two_cells_beside_it_and_three_round_it() {
        assert_eq!(Cell::known(1, 1).beside(), cells("2,1 1,2"));
        assert_eq!(Cell::known(1, 1).around(), cells("2,1 1,2 2,2"));
        assert_eq!(Cell::known(1, 5).around(), cells("1,4 2,4 2,5"));
        assert_eq!(Cell::known(5, 5).around(), cells("4,4 5,4 4,5"));
        assert_eq!(Cell::known(3, 3).beside(), cells("3,2 2,3 4,3 3,4"));
        assert_eq!(Cell::known(3, 3).around().len(), 8);
    }

    #[test]
    fn what_lies_beyond_is_one_step_away() {
        for (cell, dir) in Cell::all().flat_map(|cell| Dir::ALL.map(|dir| (cell, dir))) {
            let (columns, rows) = dir.step();
            let to = Cell::at(
                cell.column().checked_add_signed(columns).unwrap(),
                cell.row().checked_add_signed(rows).unwrap(),
            );
            assert_eq!(cell.beyond(dir), to, "{dir} of {cell}");
        }
    }

    #[test]
    fn beyond_the_edge_there_is_nothing() {
        assert_eq!(Cell::known(3, 1).beyond(Dir::N), None);
        assert_eq!(Cell::known(5, 2).beyond(Dir::E), None);
        assert_eq!(Cell::known(3, 3).beyond(Dir::S), Cell::at(3, 4));
        assert_eq!(Cell::known(3, 3).beyond(Dir::W), Cell::at(2, 3));
    }
}
