//! Hexes of a hive and cells of the planet grid (1.1).

use std::fmt;

use super::NotationError;

/// A hex of a hive, in axial coordinates; the faction hex is `(0, 0)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the coordinates")]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

impl Hex {
    /// The six directions, clockwise from north.
    pub const DIRECTIONS: [Hex; 6] =
        [Hex::new(0, -1), Hex::new(1, -1), Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0)];
    /// The three hexes of every faction tile: the faction hex and two for storage (A10).
    pub const FACTION: [Hex; 3] = [Hex::new(0, 0), Hex::new(1, 0), Hex::new(0, 1)];

    /// The hex at these coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The hex that lies so far from this one. Coordinates stop at the bounds of their type, where no hive reaches.
    #[must_use]
    pub const fn plus(self, other: Hex) -> Hex {
        Hex::new(self.q.saturating_add(other.q), self.r.saturating_add(other.r))
    }

    /// Turned clockwise about the faction hex by one step.
    #[must_use]
    pub const fn turned(self) -> Hex {
        Hex::new(self.r.saturating_neg(), self.q.saturating_add(self.r))
    }

    /// Turned by so many steps.
    #[must_use]
    pub fn turned_by(self, steps: u8) -> Hex {
        (0..steps).fold(self, |hex, _| hex.turned())
    }

    /// The six hexes that share an edge with it.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        Hex::DIRECTIONS.into_iter().map(move |direction| self.plus(direction))
    }

    /// Whether the two share an edge.
    pub fn touches(self, other: Hex) -> bool {
        self.neighbours().any(|hex| hex == other)
    }

    /// Whether it belongs to the faction tile.
    pub fn is_faction(self) -> bool {
        Hex::FACTION.contains(&self)
    }

    /// Reads `q,r`; hives stay within 60 of the faction hex.
    pub(super) fn parse(text: &str) -> Result<Hex, NotationError> {
        let wrong = || NotationError::new(text, "a hex such as 2,-1");
        let (q, r) = text.split_once(',').ok_or_else(wrong)?;
        match (coordinate(q), coordinate(r)) {
            (Some(q), Some(r)) => Ok(Hex { q, r }),
            _ => Err(wrong()),
        }
    }
}

/// A number from −60 to 60 as it is written, without plus sign or leading zeros.
fn coordinate(text: &str) -> Option<i8> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit())
        && (!digits.starts_with('0') || text == "0")
        && digits.len() <= 2;
    text.parse().ok().filter(|number: &i8| plain && (-60..=60).contains(number))
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// A cell of the planet grid: column and row, from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the coordinates")]
pub struct Cell {
    pub column: u8,
    pub row: u8,
}

impl Cell {
    /// Steps between two cells of the grid.
    pub const fn distance(self, other: Cell) -> u8 {
        self.column.abs_diff(other.column) + self.row.abs_diff(other.row)
    }

    /// Reads `column,row`, each one digit.
    pub(super) fn parse(text: &str) -> Result<Cell, NotationError> {
        match text.as_bytes() {
            [column @ b'0'..=b'9', b',', row @ b'0'..=b'9'] => {
                Ok(Cell { column: column - b'0', row: row - b'0' })
            }
            _ => Err(NotationError::new(text, "a cell such as 2,1")),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tips_of_a_frame_turn_as_in_worked_case_24() {
        let turned = |steps| [Hex::new(-1, 1), Hex::new(1, 0)].map(|tip| tip.turned_by(steps));
        assert_eq!(turned(1), [Hex::new(-1, 0), Hex::new(0, 1)]);
        assert_eq!(turned(2), [Hex::new(0, -1), Hex::new(-1, 1)]);
    }

    #[test]
    fn hexes_and_cells_are_read_as_they_are_written() {
        for text in ["0,0", "-3,12", "60,-60"] {
            assert_eq!(Hex::parse(text).unwrap().to_string(), text);
        }
        for text in ["", "0", "-0,1", "+1,0", "01,0", "61,0", "1,2,3", "1, 2"] {
            assert!(Hex::parse(text).is_err(), "{text:?}");
        }
        assert_eq!(Cell::parse("2,3"), Ok(Cell { column: 2, row: 3 }));
        assert!(Cell::parse("2,10").is_err());
    }
}
