//! What makes the lava seamless, small and steady.

use super::*;
use crate::rules::eruption::Kind;

fn every_tile() -> impl Iterator<Item = Tile> {
    let turned = |kind: Kind| kind.turns().map(move |turn| kind.tile(turn));
    Kind::all().flat_map(turned).chain([Tile::ERUPTION])
}

/// Where the channel of that half-width crosses the border `side` of a hex, and in which direction it runs there.
fn crossings(sides: Sides, side: Dir, width: f32, seed: i32) -> [(Vec2, Vec2); 2] {
    if sides.len() == 1 {
        let pool = pool(side, width, seed);
        let last = pool.len() - 1;
        return [
            (pool[0], (pool[0] - pool[1]).normalize()),
            (pool[last], (pool[last] - pool[last - 1]).normalize()),
        ];
    }
    let (mut leaving, mut reaching) = (None, None);
    for (from, to, gap) in pairs(sides) {
        let bank = bank(from, to, gap, width, seed);
        if from == side {
            leaving = Some((bank[0], normal(side)));
        }
        if to == side {
            reaching = Some((bank[STEPS], normal(side)));
        }
    }
    [leaving.unwrap(), reaching.unwrap()]
}

#[test]
fn every_pair_of_tiles_meets_at_the_border_at_the_same_points() {
    for one in every_tile() {
        for side in one.edges() {
            let across = normal(side) * (2.0 * middle(side).length());
            for other in every_tile().filter(|other| other.has(side.opposite())) {
                for (_, width) in TABLE.into_iter().filter(|(_, width)| *width > 0.0) {
                    let here = crossings(one.into(), side, width, 3);
                    let there = crossings(other.into(), side.opposite(), width, 8);
                    // What leaves one tile clockwise of the middle comes from anticlockwise of it in the other.
                    for (a, b) in [(here[0], there[1]), (here[1], there[0])] {
                        assert!(a.0.distance(b.0 + across) < 0.01, "{one:?} and {other:?} at {side}");
                        assert!(a.1.distance(-b.1) < 0.01, "{one:?} and {other:?} bend at {side}");
                    }
                }
            }
        }
    }
}

#[test]
fn all_outlines_run_the_same_way_round() {
    // One path for the whole board is filled without holes only then.
    for tile in every_tile() {
        let points: Vec<Vec2> = if tile.edges().count() == 1 {
            tile.edges().flat_map(|side| pool(side, 34.0, 1)).collect()
        } else {
            pairs(tile.into()).flat_map(|(side, next, gap)| bank(side, next, gap, 34.0, 1)).collect()
        };
        let area: f32 = (0..points.len()).map(|i| points[i].perp_dot(points[(i + 1) % points.len()])).sum();
        assert!(area > 0.0, "{tile:?}");
    }
}

#[test]
fn a_tile_is_small() {
    for tile in every_tile() {
        let layers = layers(&Stream::on((-5, 3), tile.into(), tile.into()));
        let size: usize = layers.iter().map(String::len).sum();
        assert!(size < 8_000, "{tile:?} takes {size} bytes");
        assert!(layers.iter().all(|layer| layer.len() < 1_600), "{tile:?}");
        assert!(!layers.concat().contains("NaN"));
    }
}

#[test]
fn the_same_stream_is_always_drawn_the_same_and_another_place_differs() {
    let stream = |place| Stream::on(place, Sides::EVEN, Sides::NONE);
    let mut painter = LavaPainter::default();
    let first = painter.paint([stream((1, 2)), stream((2, 2))]);
    assert_eq!(first, painter.paint([stream((1, 2)), stream((2, 2))]));
    assert_eq!(first, LavaPainter::default().paint([stream((1, 2)), stream((2, 2))]));
    assert_ne!(paint(Stream::alone(Sides::EVEN, 1)), paint(Stream::alone(Sides::EVEN, 2)));
}
