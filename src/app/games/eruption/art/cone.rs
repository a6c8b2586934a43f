//! The volcano: eighteen facets from the outline of its seven hexes to the vent, in two bands, lit from the upper left. Its
//! lava is drawn as on tiles: four hexes of it have sides with lava, six of which are the mouths.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{at, centre_of, corner, noise, wobble},
    lava::{Sides, Stream},
    path::{PathBuilder, path},
    trig,
};
use crate::{
    app::games::eruption::facing::Facing,
    rules::eruption::{Dir, HexSet, MOUTHS},
};

/// How many brightnesses the facets have.
const TONES: usize = 10;
const TONE_CLASSES: [&str; TONES] = [
    "facet f0", "facet f1", "facet f2", "facet f3", "facet f4", "facet f5", "facet f6", "facet f7",
    "facet f8", "facet f9",
];

/// The mountain without lava and vent, the lowest paint first.
pub fn cone() -> Vec<Shape> {
    let rim = rim();
    let n = rim.len();
    let shoulder: Vec<_> =
        rim.iter().enumerate().map(|(i, p)| *p * (0.6 + 0.1 * wobble(i as i32, 31, 0))).collect();
    let (mut facets, mut ridges): ([PathBuilder; TONES], _) = (Default::default(), PathBuilder::new());
    let mut facet = |points: &[Vec2], light: f32| {
        let tone = (light.clamp(0.0, 1.0) * (TONES - 1) as f32).round() as usize;
        facets[tone.min(TONES - 1)].polygon(points.iter().copied());
    };
    for (i, p) in rim.iter().enumerate() {
        let (key, next) = (i as i32, (i + 1) % n);
        let away = angle(*p + rim[next]);
        let sun = (trig::cos(away + 2.25) + 1.0) / 2.0;
        facet(&[*p, rim[next], shoulder[next], shoulder[i]], sun * 0.52 + noise(key, 6, 0) * 0.16 - 0.02);
        facet(&[shoulder[i], shoulder[next], Vec2::ZERO], sun * 0.72 + noise(key, 8, 0) * 0.22 + 0.08);
        let bend = shoulder[i] + at(wobble(key, 4, 0), wobble(key, 5, 0)) * 7.0;
        ridges.open_line([*p * (0.86 + noise(key, 3, 0) * 0.1), bend, *p * 0.3]);
    }
    let outline = path(|p| {
        p.polygon(rim.iter().copied());
    });
    let shadow = path(|p| {
        p.polygon(rim.iter().map(|point| *point + at(0.0, 9.0)));
    });
    let mut shapes = vec![Shape { class: "cone-shadow", d: shadow }];
    shapes.extend(
        TONE_CLASSES.into_iter().zip(&mut facets).map(|(class, path)| Shape { class, d: path.finish() }),
    );
    shapes.push(Shape { class: "cone-ridges", d: ridges.finish() });
    shapes.push(Shape { class: "cone-outline", d: outline });
    shapes
}

/// The outline of the seven hexes: three corners of each outer one, clockwise.
fn rim() -> Vec<Vec2> {
    let mut rim: Vec<_> = Dir::ALL
        .into_iter()
        .flat_map(|dir| [5, 6, 7].map(|k| centre_of(dir.step()) + corner(dir.index() + k - 2)))
        .collect();
    rim.sort_by(|a, b| angle(*a).total_cmp(&angle(*b)));
    rim
}

/// The lava on the mountain, as the board lies; it bulges out of a mouth that no tile has closed.
pub fn streams(occupied: HexSet, facing: Facing) -> impl Iterator<Item = Stream> {
    let mouth = |place: (i8, i8)| {
        let mouths = MOUTHS.map(|(front, side)| (facing.hex(front), facing.dir(side)));
        let open = mouths.into_iter().filter(move |(front, side)| {
            let ((q, r), (dq, dr)) = (front.axial(), side.step());
            (q + dq, r + dr) == place && !occupied.has(*front)
        });
        Stream::on(place, facing.sides(Sides::ODD), open.map(|(_, side)| side.opposite()).collect())
    };
    let outer = [Dir::N, Dir::SE, Dir::SW].map(|dir| mouth(facing.dir(dir).step()));
    [Stream::on((0, 0), facing.sides(Sides::EVEN), Sides::NONE)].into_iter().chain(outer)
}

/// The angle of a point, clockwise from east, in radians.
fn angle(point: Vec2) -> f32 {
    trig::atan2(point.y, point.x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_has_eighteen_corners_one_side_apart() {
        let rim = rim();
        assert_eq!(rim.len(), 18);
        assert!((0..18).all(|i| (rim[i].distance(rim[(i + 1) % 18]) - 100.0).abs() < 0.1));
    }

    #[test]
    fn six_mouths_are_open_at_first() {
        let streams = |occupied| streams(occupied, Facing::PRINTED);
        let open = |occupied| streams(occupied).map(|stream| stream.open.len()).sum::<u32>();
        assert_eq!((open(HexSet::EMPTY), open(HexSet::ALL)), (6, 0));
        assert!(streams(HexSet::EMPTY).all(|stream| stream.open.iter().all(|dir| stream.sides.has(dir))));
    }
}
