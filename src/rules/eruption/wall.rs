//! Walls: their materials and the edges they stand on.

use std::{fmt, str::FromStr};

use super::{
    hex::{Dir, Hex, parse_axial},
    island::{Slot, is_volcano},
    notation::NotationError,
};

/// What a wall is made of, the weakest first (1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Material {
    /// Bonus 0; holds 15 times in 36.
    Straw,
    /// Bonus 1; holds 21 times in 36.
    Wood,
    /// Bonus 2; holds 26 times in 36.
    Stone,
}

impl Material {
    /// All three, the weakest first.
    pub const ALL: [Material; 3] = [Material::Straw, Material::Wood, Material::Stone];
    const NAMES: [&'static str; 3] = ["straw", "wood", "stone"];

    /// 0 to 2.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many walls the box holds.
    pub const fn stock(self) -> u8 {
        [18, 15, 15][self as usize]
    }

    /// What is added to the wall die.
    pub const fn bonus(self) -> u8 {
        self as u8
    }

    /// Whether a wall of this holds against that roll: the wall die with the bonus must beat the lava die.
    pub const fn holds(self, wall: u8, lava: u8) -> bool {
        wall + self.bonus() > lava
    }

    /// In how many of the 36 rolls it holds.
    pub fn odds(self) -> u8 {
        let rolls = (1..=6).flat_map(|wall| (1..=6).map(move |lava| (wall, lava)));
        rolls.filter(|(wall, lava)| self.holds(*wall, *lava)).count() as u8
    }

    /// One step weaker (E60).
    pub const fn weaker(self) -> Option<Material> {
        match self {
            Material::Straw => None,
            Material::Wood => Some(Material::Straw),
            Material::Stone => Some(Material::Wood),
        }
    }

    /// What it counts in the tie-break (E75).
    pub const fn worth(self) -> i32 {
        self as i32 + 1
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Material::NAMES[self.index()])
    }
}

impl FromStr for Material {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Material, NotationError> {
        let found = Material::ALL.into_iter().find(|material| Material::NAMES[material.index()] == text);
        found.ok_or_else(|| NotationError::new(text, "a material: straw, wood or stone"))
    }
}

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
    fn dice_cases_of_the_rules_page() {
        assert!(!Material::Straw.holds(6, 6));
        assert!(Material::Wood.holds(6, 6));
        assert!(Material::Stone.holds(1, 2));
        assert!(!Material::Stone.holds(1, 3));
        assert!(Material::Straw.holds(2, 1));
        assert_eq!(Material::ALL.map(Material::odds), [15, 21, 26]);
    }

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
