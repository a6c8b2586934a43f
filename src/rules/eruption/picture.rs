//! The island as text: for tests, playthrough files and bug reports.
//!
//! One word for each hex, in columns from west to east, each half a hex lower or higher than the next: `.` is empty, `#` the
//! volcano, `*` an eruption tile; a lava tile is written as its lava edges (`025`: N, SE and NW). Walls follow in a line of
//! their own, in the notation of records.

use std::fmt;

use super::{board::Board, hex::Hex, island::is_volcano, tile::Tile};

/// How many characters lie between two columns; in one line only every other column has a hex.
const COLUMN: usize = 4;

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in rows().enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            let mut width = 0;
            for (q, r) in row {
                let column = (q + 5) as usize * COLUMN;
                let word = self.word(q, r);
                write!(f, "{:gap$}{word}", "", gap = column - width)?;
                width = column + word.len();
            }
        }
        let mut before = "\nwalls:";
        for (edge, material) in self.all_walls() {
            write!(f, "{before} {edge} {material}")?;
            before = ";";
        }
        Ok(())
    }
}

impl Board {
    fn word(&self, q: i8, r: i8) -> String {
        match Hex::at(q, r).map(|hex| self.tile(hex)) {
            None => "#".into(),
            Some(None) => ".".into(),
            Some(Some(Tile::ERUPTION)) => "*".into(),
            Some(Some(tile)) => tile.edges().map(|dir| dir.index().to_string()).collect(),
        }
    }
}

/// The hexes of the picture, volcano included: line by line, each from west to east.
pub(super) fn rows() -> impl Iterator<Item = impl Iterator<Item = (i8, i8)>> {
    (-8..=8_i8).map(|line| {
        let row = (-5..=5).filter(move |q| (line - q) % 2 == 0).map(move |q| (q, (line - q) / 2));
        row.filter(|(q, r)| Hex::at(*q, *r).is_some() || is_volcano(*q, *r))
    })
}
