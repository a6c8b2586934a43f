//! Which way the board lies before the players. It can be turned in sixths, so that the acting village is at the bottom:
//! places turn, pictures and numbers stay upright. The island has the same outline in all six ways, so a turned place is again
//! a place of the island, and everything is drawn there as if the board had been printed so.

use hexx::Vec2;

use super::{geometry::polar, sides::Sides};
use crate::rules::eruption::{Dir, Edge, Hex, HexSet, Slot, Tile, Village};

/// How far the board is turned, clockwise, in sixths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Facing(u8);

impl Facing {
    /// As it is printed: the orange village is at the top.
    pub const PRINTED: Facing = Facing(0);

    /// With that village at the bottom.
    pub const fn towards(village: Village) -> Facing {
        Facing((9 - village.index() as u8) % 6)
    }

    /// The one that takes a place on the screen back to the place that the rules name.
    pub const fn back(self) -> Facing {
        Facing((6 - self.0) % 6)
    }

    /// The angle, clockwise.
    pub fn degrees(self) -> f32 {
        60.0 * f32::from(self.0)
    }

    /// Where a direction points.
    pub const fn dir(self, dir: Dir) -> Dir {
        dir.turned(self.0 as usize)
    }

    /// Where a hex lies.
    pub fn hex(self, hex: Hex) -> Hex {
        let (q, r) = self.axial(hex.axial());
        // The island looks the same from all six sides; a test looks at every hex.
        Hex::at(q, r).unwrap_or(hex)
    }

    /// Where any hex lies, the volcano's too.
    pub fn axial(self, (q, r): (i8, i8)) -> (i8, i8) {
        (0..self.0).fold((q, r), |(q, r), _| (-r, q + r))
    }

    /// Where some hexes lie.
    pub fn hexes(self, hexes: HexSet) -> HexSet {
        hexes.iter().map(|hex| self.hex(hex)).collect()
    }

    /// Where an edge is.
    pub fn edge(self, edge: Edge) -> Edge {
        match edge {
            Edge::Lava { front, side } => Edge::Lava { front: self.hex(front), side: self.dir(side) },
            Edge::Village(slot) => Edge::Village(self.slot(slot)),
        }
    }

    /// Where a village edge is.
    pub fn slot(self, slot: Slot) -> Slot {
        let (hex, dir) = slot.place();
        Slot::at(self.hex(hex), self.dir(dir)).unwrap_or(slot)
    }

    /// Where a village is: the one that is printed there.
    pub fn place_of(self, village: Village) -> Village {
        Village::ALL[(village.index() + self.0 as usize) % 6]
    }

    /// How a tile lies.
    pub const fn tile(self, tile: Tile) -> Tile {
        tile.turned(self.0 as usize)
    }

    /// Where the sides of a tile are.
    pub fn sides(self, sides: Sides) -> Sides {
        sides.iter().map(|dir| self.dir(dir)).collect()
    }

    /// Where a point is; the middle of the volcano is the origin.
    pub fn point(self, point: Vec2) -> Vec2 {
        let turn = polar(self.degrees(), 1.0);
        Vec2::new(point.x * turn.x - point.y * turn.y, point.x * turn.y + point.y * turn.x)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::eruption::art::geometry::{centre, edge_place};

    /// The six ways the board can lie.
    fn all() -> impl Iterator<Item = Facing> {
        Village::ALL.into_iter().map(Facing::towards)
    }

    #[test]
    fn the_village_that_acts_comes_to_the_bottom() {
        for village in Village::ALL {
            let facing = Facing::towards(village);
            assert_eq!(facing.place_of(village), Village::ALL[3]);
            let slots = village.slots().map(|slot| facing.slot(slot));
            assert!(slots.eq(Village::ALL[3].slots()), "its edges keep their order");
        }
        assert_eq!(Facing::towards(Village::ALL[3]), Facing::PRINTED);
    }

    #[test]
    fn every_place_turns_to_a_place_of_the_island_and_back() {
        for facing in all() {
            let back = facing.back();
            for hex in Hex::all() {
                assert_eq!(back.hex(facing.hex(hex)), hex);
                assert!(centre(facing.hex(hex)).distance(facing.point(centre(hex))) < 0.1);
            }
            for edge in Edge::all() {
                assert_eq!(back.edge(facing.edge(edge)), edge);
                let (place, turned) = (edge_place(edge).0, edge_place(facing.edge(edge)).0);
                assert!(turned.distance(facing.point(place)) < 0.1, "{edge}");
            }
            assert_eq!(facing.hexes(HexSet::ALL), HexSet::ALL);
            assert_eq!(back.tile(facing.tile(Tile::ERUPTION)), Tile::ERUPTION);
        }
    }

    #[test]
    fn a_tile_turns_with_the_edges_that_it_has() {
        for facing in all() {
            for kind in crate::rules::eruption::Kind::all() {
                for tile in kind.turns().map(|turn| kind.tile(turn)) {
                    for dir in Dir::ALL {
                        assert_eq!(facing.tile(tile).has(facing.dir(dir)), tile.has(dir));
                    }
                    assert_eq!(facing.sides(tile.into()), facing.tile(tile).into());
                }
            }
        }
    }
}
