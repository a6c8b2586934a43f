//! Some of the six sides of a hex.

use crate::rules::eruption::{Dir, Tile};

/// Some of the six sides of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// Every side.
    pub const ALL: Sides = Sides(0b11_1111);
    /// The volcano's middle: N, SE, SW.
    pub const EVEN: Sides = Sides(0b01_0101);
    /// The volcano's hexes with mouths: NE, S, NW.
    pub const ODD: Sides = Sides(0b10_1010);

    /// Whether it holds this side.
    pub fn has(self, dir: Dir) -> bool {
        self.0 >> dir.index() & 1 != 0
    }

    /// Its sides, clockwise.
    pub fn iter(self) -> impl Iterator<Item = Dir> + Clone {
        Dir::ALL.into_iter().filter(move |dir| self.has(*dir))
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those that are not among the others.
    pub fn without(self, others: Sides) -> Sides {
        Sides(self.0 & !others.0)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Dir> for Sides {
    fn from_iter<T: IntoIterator<Item = Dir>>(sides: T) -> Sides {
        Sides(sides.into_iter().fold(0, |mask, dir| mask | 1 << dir.index()))
    }
}

impl From<Tile> for Sides {
    fn from(tile: Tile) -> Sides {
        tile.edges().collect()
    }
}
