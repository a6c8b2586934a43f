//! Walls: the edges they stand on.

use std::{fmt, str::FromStr};

use super::{
    hex::{Dir, Hex, parse_axial},
    island::{Slot, is_volcano},
};
use crate::rules::NotationError;

/// An edge where a wall can be thought of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edge {
    /// Before the playable hex `front`, on its edge `side`. The wall's own lava is beyond: a tile's or a mouth's.
    Lava {
        /// The hex the wall faces.
        front: Hex,
        /// The edge of that hex.
        side: Dir,
    },
    /// On a village.
    Village(Slot),
}

impl Edge {
    /// Every edge between two playable hexes (seen from either), before a volcano hex, or on a village.
    pub fn all() -> impl Iterator<Item = Edge> {
        let lava = Hex::all().flat_map(|front| Dir::ALL.map(|side| Edge::Lava { front, side }));
        lava.filter(|edge| edge.exists()).chain(Slot::all().map(Edge::Village))
    }

    fn exists(self) -> bool {
        match self {
            Edge::Village(_) => true,
            Edge::Lava { front, side } => {
                let ((q, r), _) = self.lava_side();
                front.neighbour(side).is_some() || is_volcano(q, r)
            }
        }
    }

    /// The axial coordinates of the hex the lava comes from, and its edge: how the notation names the wall.
    pub const fn lava_side(self) -> ((i8, i8), Dir) {
        match self {
            Edge::Village(slot) => {
                let (hex, dir) = slot.place();
                (hex.axial(), dir)
            }
            Edge::Lava { front, side } => {
                let ((q, r), (dq, dr)) = (front.axial(), side.step());
                ((q + dq, r + dr), side.opposite())
            }
        }
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((q, r), dir) = self.lava_side();
        write!(f, "{q},{r}/{dir}")
    }
}

impl fmt::Debug for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edge({self})")
    }
}

impl FromStr for Edge {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Edge, NotationError> {
        let unknown = || NotationError::new(text, "an edge that can carry a wall, such as -1,2/SE");
        let (place, dir) = text.split_once('/').ok_or_else(unknown)?;
        let ((q, r), dir) = (parse_axial(place)?, Dir::parse(dir).ok_or_else(unknown)?);
        if let Some(slot) = Hex::at(q, r).and_then(|hex| Slot::at(hex, dir)) {
            return Ok(Edge::Village(slot));
        }
        if Hex::at(q, r).is_none() && !is_volcano(q, r) {
            return Err(unknown());
        }
        let front = Hex::at(q + dir.step().0, r + dir.step().1).ok_or_else(unknown)?;
        Ok(Edge::Lava { front, side: dir.opposite() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_round_trip_and_name_the_lava_side() {
        for edge in Edge::all() {
            assert_eq!(edge.to_string().parse(), Ok(edge));
        }
        assert_eq!("0,-1/NW".parse(), Ok(Edge::Lava { front: Hex::known(-1, -1), side: Dir::SE }));
        for bad in ["", "0,0", "0,0/N", "0,-3/X", "5,-3/SE", "9,9/N", "00,1/N", "+1,1/N", "127,-128/S"] {
            assert!(bad.parse::<Edge>().is_err(), "{bad}");
        }
        assert_eq!(Edge::all().count(), 2 * inner_borders() + 18 + 42);
    }

    fn inner_borders() -> usize {
        Hex::all().flat_map(|hex| Dir::ALL.map(|dir| hex.neighbour(dir))).flatten().count() / 2
    }
}
