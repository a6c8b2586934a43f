//! The volcano's shape: a height field, looked at from a little above, so that a point is drawn as much higher as it is high.
//! Height and slope are nought at the foot: its lava is drawn as on tiles and lifted, and still meets the tiles. Four of its
//! hexes have sides with lava, six of which are the mouths. [`mountain`](super::mountain) is its picture.

use hexx::Vec2;

use super::{geometry::at, sides::Sides, stream::Stream, trig};
use crate::{
    app::games::eruption::art::facing::Facing,
    rules::eruption::{Dir, Hex, HexSet},
};

/// How high the mountain is.
const HEIGHT: f32 = 128.0;
/// How much higher a point is drawn, as a share of its height.
pub const TILT: f32 = 0.86;
/// Where its crater begins, as a share of the way from its middle to its foot.
pub const RIM: f32 = 0.25;
/// The middle of the crater.
pub const SUMMIT: Vec2 = at_height(HEIGHT - 10.0);

const fn at_height(height: f32) -> Vec2 {
    Vec2::new(0.0, -height * TILT)
}

/// How far the foot is from the middle in that direction, in radians.
pub fn foot(direction: f32) -> f32 {
    214.0 - 18.0 * trig::cos(6.0 * direction)
}

/// How high the mountain is there. Between its three streams are buttresses: they leave to even sides, or to odd ones.
pub fn height(point: Vec2, even: bool) -> f32 {
    let direction = trig::atan2(point.y, point.x);
    let rho = point.length() / foot(direction);
    if rho >= 1.0 {
        return 0.0;
    }
    if rho < RIM {
        return HEIGHT - 16.0 * (1.0 - (rho / RIM) * (rho / RIM));
    }
    let up = (1.0 - rho) / (1.0 - RIM);
    let flank = trig::sin(std::f32::consts::PI * up);
    let buttress = 15.0 * flank * flank * trig::sin(3.0 * direction);
    HEIGHT * trig::pow(up, 1.65) - if even { buttress } else { -buttress }
}

/// Where a point of the printed ground is seen on the mountain.
pub fn lift(point: Vec2, even: bool) -> Vec2 {
    point - at(0.0, height(point, even) * TILT)
}

/// Whether the volcano's middle has its lava on even sides, as it is printed.
pub fn is_even(facing: Facing) -> bool {
    facing.sides(Sides::EVEN) == Sides::EVEN
}

/// The lava on the mountain, as the board lies; it runs out of a mouth that no tile has closed.
pub fn streams(occupied: HexSet, even: bool) -> impl Iterator<Item = Stream> {
    let (middle, outer) = if even { (Sides::EVEN, Sides::ODD) } else { (Sides::ODD, Sides::EVEN) };
    let mouths = move |place: (i8, i8)| {
        let open = |side: &Dir| {
            let (dq, dr) = side.step();
            Hex::at(place.0 + dq, place.1 + dr).is_some_and(|front| !occupied.has(front))
        };
        Stream::on(place, outer, outer.iter().filter(open).collect())
    };
    [Stream::on((0, 0), middle, Sides::NONE)]
        .into_iter()
        .chain(middle.iter().map(move |side| mouths(side.step())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::eruption::art::geometry::{centre_of, middle, normal},
        rules::eruption::MOUTHS,
    };

    #[test]
    fn six_mouths_are_open_at_first_and_are_those_of_the_rules() {
        for even in [true, false] {
            let open = |occupied| streams(occupied, even).map(|stream| stream.open.len()).sum::<u32>();
            assert_eq!((open(HexSet::EMPTY), open(HexSet::ALL)), (6, 0));
        }
        for (front, side) in MOUTHS {
            let ((q, r), (dq, dr)) = (front.axial(), side.step());
            let mouth = streams(HexSet::EMPTY, true).find(|stream| stream.place == (q + dq, r + dr));
            assert!(mouth.is_some_and(|stream| stream.open.has(side.opposite())), "{front} {side}");
        }
    }

    #[test]
    fn the_mountain_is_flat_where_its_lava_meets_the_tiles() {
        for even in [true, false] {
            for stream in streams(HexSet::EMPTY, even) {
                for side in stream.open.iter() {
                    let mouth = centre_of(stream.place) + middle(side);
                    for point in [mouth, mouth - normal(side) * 6.0] {
                        assert!(height(point, even).abs() < 0.7, "{} at {point}", height(point, even));
                    }
                }
            }
            assert!((lift(Vec2::ZERO, even) - SUMMIT).length() < 6.0);
        }
    }
}
