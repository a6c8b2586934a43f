//! What makes the lava seamless, small and steady.

use hexx::Vec2;

use super::*;
use crate::rules::eruption::{Dir, Tile};
use crate::{
    app::games::eruption::art::geometry::{middle, normal},
    rules::eruption::Kind,
};

fn every_tile() -> impl Iterator<Item = Tile> {
    let turned = |kind: Kind| kind.turns().map(move |turn| kind.tile(turn));
    Kind::all().flat_map(turned).chain([Tile::ERUPTION])
}

/// The channels, and the course of a tile at a place.
fn channels() -> impl Iterator<Item = Layer> {
    TABLE.into_iter().filter_map(|(_, paint, _)| match paint {
        Paint::Channel(layer) => Some(layer),
        _ => None,
    })
}

fn course(place: (i8, i8), tile: Tile) -> Course {
    Course::of(&Stream::on(place, tile.into(), Sides::NONE))
}

#[test]
fn every_pair_of_tiles_meets_at_the_border_at_the_same_points() {
    // Far from the volcano, where nothing is lifted.
    let here = (-1, 4);
    for side in Dir::ALL {
        let there = (here.0 + side.step().0, here.1 + side.step().1);
        let across = normal(side) * (2.0 * middle(side).length());
        for one in every_tile().filter(|tile| tile.has(side)) {
            let a = *course(here, one).ports.iter().find(|port| port.side == side).unwrap();
            for other in every_tile().filter(|tile| tile.has(side.opposite())) {
                let b = *course(there, other).ports.iter().find(|port| port.side == side.opposite()).unwrap();
                // What is to the right of the middle from here is to its left from there.
                for along in [-20.0, 0.0, 20.0, a.thread] {
                    let met = b.point(-along, 0.0) + across;
                    assert!(a.point(along, 0.0).distance(met) < 0.01, "{one:?} and {other:?} at {side}");
                }
                assert!(a.heading.distance(-b.heading) < 0.001, "{one:?} and {other:?} bend at {side}");
                assert!((a.width - b.width).abs() < 0.001 && (a.thread + b.thread).abs() < 0.01);
            }
        }
    }
}

#[test]
fn banks_begin_and_end_on_the_border() {
    for tile in every_tile().filter(|tile| tile.edges().count() > 1) {
        let course = course((-1, 4), tile);
        for (bend, layer) in course.bends().flat_map(|bend| channels().map(move |layer| (bend, layer))) {
            let points = outline::bank(&course, &bend, &layer);
            let ends = [
                bend.from.point(layer.width * bend.from.width, 0.0),
                bend.to.point(-layer.width * bend.to.width, 0.0),
            ];
            assert!(points[0].distance(course.seen(ends[0])) < 0.01, "{tile:?}");
            assert!(points[points.len() - 1].distance(course.seen(ends[1])) < 0.01, "{tile:?}");
        }
    }
}

#[test]
fn all_outlines_run_the_same_way_round() {
    // One path for the whole board is filled without holes only then.
    for tile in every_tile().filter(|tile| tile.edges().count() > 1) {
        let course = course((-1, 4), tile);
        for layer in channels() {
            let points: Vec<Vec2> =
                course.bends().flat_map(|bend| outline::bank(&course, &bend, &layer)).collect();
            let area: f32 =
                (0..points.len()).map(|i| points[i].perp_dot(points[(i + 1) % points.len()])).sum();
            assert!(area > 0.0, "{tile:?}");
        }
    }
}

#[test]
fn two_crossings_do_not_look_alike_but_those_of_a_lone_tile_do() {
    let port = |stream: Stream| Course::of(&stream).ports[0];
    let (one, other) =
        (Stream::on((-1, 4), Sides::EVEN, Sides::NONE), Stream::on((2, 2), Sides::EVEN, Sides::NONE));
    assert!(port(one).middle.distance(port(other).middle) > 0.1);
    assert_eq!(port(Stream::alone(Sides::EVEN, 1)).middle, middle(Dir::N));
}

#[test]
fn an_open_end_reaches_over_the_border_and_its_heat_does_not() {
    // The N side of a hex: outwards is up.
    let stream =
        Stream { open: [Dir::N].into_iter().collect(), ..Stream::on((-1, 4), Sides::EVEN, Sides::NONE) };
    let course = Course::of(&stream);
    let border = course.seen(course.ports[0].middle).y;
    for layer in channels() {
        let bank = outline::bank(&course, &course.bends().next().unwrap(), &layer);
        let tongue = outline::tongues(&course, stream.open, &layer);
        assert!(!tongue.is_empty());
        assert_eq!(bank[0].y > border + 1.0, layer.width < 17.0, "{layer:?}");
    }
}

#[test]
fn a_tile_is_small() {
    for tile in every_tile() {
        let layers = layers(&Stream::on((-5, 3), tile.into(), tile.into()));
        let size: usize = layers.iter().map(String::len).sum();
        assert!(size < 14_000, "{tile:?} takes {size} bytes");
        assert!(layers.iter().all(|layer| layer.len() < 2_400), "{tile:?}");
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
