//! Where things are on the drawn island, in one place: flat-top hexes with a side of 100 units, the centre of the volcano at
//! the origin, y downwards. And the accidents of the drawing: numbers that look random and never change.

use hexx::{Hex as Axial, HexLayout, Vec2};

pub use crate::app::board::{
    decimal::number,
    plane::{at, noise, placed, polar, translate, wobble},
};
use crate::rules::eruption::{Dir, Edge, Hex, HexSet};

/// The side of a hex.
pub const SIDE: f32 = 100.0;
/// Half the width and height of the picture of the island: the meter and its markers are inside.
pub const HALF_FRAME: f32 = 1114.0;
/// The same as an SVG `viewBox`.
pub const FRAME: &str = "-1114 -1114 2228 2228";
/// From the centre of a hex to the middle of an edge.
pub const INRADIUS: f32 = 86.602_54;

/// How far to the front a place is, in tenths of a unit: what stands there hides what stands behind.
pub fn depth(place: Vec2) -> i64 {
    (place.y * 10.0).round() as i64
}

const LAYOUT: HexLayout = HexLayout::flat().with_hex_size(SIDE);

/// The centre of a playable hex.
pub fn centre(hex: Hex) -> Vec2 {
    LAYOUT.hex_to_world_pos(hex.to_hexx())
}

/// The centre of any hex, the volcano's too.
pub fn centre_of(axial: (i8, i8)) -> Vec2 {
    LAYOUT.hex_to_world_pos(Axial::new(axial.0.into(), axial.1.into()))
}

/// A corner of a hex at the origin; 0 is east, then clockwise.
pub fn corner(index: usize) -> Vec2 {
    polar(60.0 * (index % 6) as f32, SIDE)
}

/// The ends of an edge of a hex at the origin, clockwise.
pub fn edge_ends(dir: Dir) -> [Vec2; 2] {
    [corner(dir.index() + 4), corner(dir.index() + 5)]
}

/// The direction from a hex through that edge; its length is 1.
pub fn normal(dir: Dir) -> Vec2 {
    polar(60.0 * dir.index() as f32 - 90.0, 1.0)
}

/// The direction along that edge, clockwise round the hex; its length is 1.
pub fn tangent(dir: Dir) -> Vec2 {
    polar(60.0 * dir.index() as f32, 1.0)
}

/// The middle of that edge of a hex at the origin.
pub fn middle(dir: Dir) -> Vec2 {
    normal(dir) * INRADIUS
}

/// Where a wall's edge is on the board: the middle of the edge, and the side of the lava's hex that it is.
pub fn edge_place(edge: Edge) -> (Vec2, Dir) {
    let (axial, dir) = edge.lava_side();
    (centre_of(axial) + middle(dir), dir)
}

/// The hex nearest to a point, of those given, and how far its centre is: for fingers, which need more room than a hex has.
pub fn nearest_hex(point: Vec2, among: HexSet) -> Option<(Hex, f32)> {
    let away = |hex: Hex| (hex, centre(hex).distance(point));
    among.iter().map(away).min_by(|a, b| a.1.total_cmp(&b.1))
}

/// The edge nearest to a point, of those given, and how far its middle is.
pub fn nearest_edge(point: Vec2, among: impl IntoIterator<Item = Edge>) -> Option<(Edge, f32)> {
    let away = |edge: Edge| (edge, edge_place(edge).0.distance(point));
    among.into_iter().map(away).min_by(|a, b| a.1.total_cmp(&b.1))
}

/// The number that all chance in the drawing of that place starts from.
pub fn seed_of(axial: (i8, i8)) -> i32 {
    i32::from(axial.0) * 31 + i32::from(axial.1) * 17 + 5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_and_corners_agree_with_hexx() {
        for dir in Dir::ALL {
            let (q, r) = dir.step();
            assert!(centre_of((q, r)).distance(normal(dir) * 2.0 * INRADIUS) < 0.01, "{dir}");
        }
        let corners = LAYOUT.center_aligned_hex_corners();
        assert!((0..6).all(|i| corners.iter().any(|known| known.distance(corner(i)) < 0.01)));
    }

    #[test]
    fn edges_run_clockwise_and_meet() {
        for dir in Dir::ALL {
            let [from, to] = edge_ends(dir);
            assert!((to - from).normalize().distance(tangent(dir)) < 0.001);
            assert!(((from + to) / 2.0).distance(middle(dir)) < 0.001);
            assert!(to.distance(edge_ends(dir.turned(1))[0]) < 0.001);
        }
    }

    #[test]
    fn the_frame_is_one_size() {
        let (half, whole) = (-HALF_FRAME, 2.0 * HALF_FRAME);
        assert_eq!(FRAME, format!("{half} {half} {whole} {whole}"));
    }

    #[test]
    fn a_point_is_nearest_to_what_is_there() {
        for hex in Hex::all() {
            assert_eq!(
                nearest_hex(centre(hex) + at(20.0, -10.0), HexSet::ALL).map(|(near, _)| near),
                Some(hex)
            );
        }
        assert_eq!(nearest_hex(Vec2::ZERO, HexSet::EMPTY), None);
        for edge in Edge::all().filter(|edge| matches!(edge, Edge::Village(_))) {
            let place = edge_place(edge).0 + at(5.0, 5.0);
            assert_eq!(nearest_edge(place, Edge::all().skip(1)).map(|(_, away)| away < 8.0), Some(true));
        }
    }
}
