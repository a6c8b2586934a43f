//! The lava of one hex, as it is told to whatever draws it.

use super::{geometry::seed_of, sides::Sides};

/// The lava of one hex: all that its picture depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stream {
    /// Axial coordinates of the hex it is drawn on.
    pub place: (i8, i8),
    /// The sides that it reaches.
    pub sides: Sides,
    /// Those of them that face no other lava: there it runs over the border in a tongue.
    pub open: Sides,
    /// What its accidents start from.
    pub seed: i32,
    /// It lies on no board: it crosses its borders in their middles, and is drawn without its finest layers.
    pub lone: bool,
}

impl Stream {
    /// The lava of a tile on the board: its seed is its place, so that it never changes while it lies.
    pub fn on(place: (i8, i8), sides: Sides, open: Sides) -> Stream {
        Stream { place, sides, open, seed: seed_of(place), lone: false }
    }

    /// A tile for itself, at the origin.
    pub fn alone(sides: Sides, seed: i32) -> Stream {
        Stream { place: (0, 0), sides, open: Sides::NONE, seed, lone: true }
    }
}
