//! The sea as text: for tests, playthrough files and bug reports.
//!
//! Five rows of five cells: the letter of the current, then the island that lies on it, or a dot.

use std::fmt;

use super::{cell::Cell, chart::Chart, island::Island};

impl fmt::Display for Chart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            let gap = match (cell.column(), cell.row()) {
                (1, 1) => "",
                (1, _) => "\n",
                _ => " ",
            };
            let island = self.island(cell).map_or(".", Island::name);
            write!(f, "{gap}{}{island}", self.currents.dir(cell))?;
        }
        Ok(())
    }
}
