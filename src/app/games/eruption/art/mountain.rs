//! The picture of the volcano: facets with true normals, lit from the upper left and sorted by brightness into nine paths, the
//! shadow that it throws, stones and trees round its foot. It never changes but with the way the board lies.

use hexx::{Vec2, Vec3};

use super::{
    Shape,
    cone::{RIM, TILT, foot, height, streams},
    geometry::{at, centre_of, edge_ends, middle, noise, normal, polar, wobble},
    jungle::{Foliage, clump},
    path::{PathBuilder, path},
    trig,
};
use crate::rules::eruption::{Dir, HexSet, is_volcano};

/// How many brightnesses the facets have.
const SHADES: usize = 9;
const SHADE_CLASSES: [&str; SHADES] =
    ["mt f0", "mt f1", "mt f2", "mt f3", "mt f4", "mt f5", "mt f6", "mt f7", "mt f8"];
/// How many corners a ring of the mountain has.
const CORNERS: usize = 24;
/// The rings, as shares of the way from the middle to the foot.
const RINGS: [f32; 5] = [RIM, 0.4, 0.58, 0.79, 1.0];
/// Where light comes from.
const LIGHT: Vec3 = Vec3::new(-0.56, -0.5, 0.66);

type Ring = [Vec3; CORNERS];

/// The ground that the mountain stands on: under the slabs.
pub fn apron() -> Shape {
    let d = path(|path| {
        for place in [(0, 0)].into_iter().chain(Dir::ALL.map(Dir::step)) {
            path.hexagon(centre_of(place), 100.5);
        }
    });
    Shape { class: "apron", d }
}

/// The mountain without lava and vent, the lowest paint first; its streams leave to even sides, or to odd ones.
pub fn mountain(even: bool) -> Vec<Shape> {
    let rings: [Ring; 5] = [0, 1, 2, 3, 4].map(|j| ring(j, even));
    let mut shapes =
        vec![Shape { class: "mt-shadow", d: shadow(&rings) }, Shape { class: "pebbles", d: pebbles() }];
    let mut shades: [PathBuilder; SHADES] = Default::default();
    for j in 0..4 {
        for i in 0..CORNERS {
            let k = (i + 1) % CORNERS;
            let [a, b] = [i, k].map(|i| rings[j][i]);
            let [c, d] = [i, k].map(|i| rings[j + 1][i]);
            // Every other ring is turned by half a corner.
            let (one, two) = if j % 2 == 1 { ([a, b, d], [a, c, d]) } else { ([a, b, c], [b, c, d]) };
            for facet in [one, two] {
                let seen = facet.map(|p| at(p.x, p.y - p.z * TILT));
                clockwise(&mut shades[shade(facet)], &seen);
            }
        }
    }
    shapes.extend(
        SHADE_CLASSES.into_iter().zip(&mut shades).map(|(class, path)| Shape { class, d: path.finish() }),
    );
    shapes.extend(trees(even).finish());
    shapes
}

fn ring(j: usize, even: bool) -> Ring {
    std::array::from_fn(|i| {
        let (n, salt) = (i as i32, j as i32);
        let corner = i as f32 + (j % 2) as f32 * 0.5 + 0.2 * wobble(n, salt, 91);
        let direction = corner * std::f32::consts::TAU / CORNERS as f32;
        let inside = j == 0 || j == 4;
        let rho = RINGS[j] * if inside { 1.0 } else { 1.0 + 0.08 * wobble(n, salt, 92) };
        let p = at(trig::cos(direction), trig::sin(direction)) * (rho * foot(direction));
        let rough = [4.5, 6.0, 7.0, 7.0, 0.0][j] * wobble(n, salt, 93);
        p.extend(height(p, even) + rough)
    })
}

/// How bright a facet is.
fn shade([a, b, c]: [Vec3; 3]) -> usize {
    let normal = (b - a).cross(c - a).normalize_or_zero();
    let light = (normal * normal.z.signum()).dot(LIGHT).max(0.0);
    ((light - 0.22) / 0.7 * (SHADES - 1) as f32).round().clamp(0.0, (SHADES - 1) as f32) as usize
}

/// A polygon, clockwise whichever way its points run: all of a path are, or they would cut holes into each other.
fn clockwise(path: &mut PathBuilder, points: &[Vec2]) {
    let n = points.len();
    let area: f32 = (0..n).map(|i| points[i].perp_dot(points[(i + 1) % n])).sum();
    if area < 0.0 {
        path.polygon(points.iter().rev().copied());
    } else {
        path.polygon(points.iter().copied());
    }
}

/// All rings and what lies between them, thrown to the lower right as far as they are high.
fn shadow(rings: &[Ring; 5]) -> String {
    let thrown = rings.map(|ring| ring.map(|p| at(p.x + p.z * 2.3, p.y + p.z * 1.35)));
    path(|path| {
        for pair in thrown.windows(2) {
            clockwise(path, &pair[0]);
            for i in 0..CORNERS {
                let k = (i + 1) % CORNERS;
                clockwise(path, &[pair[0][i], pair[0][k], pair[1][k], pair[1][i]]);
            }
        }
    })
}

fn pebbles() -> String {
    path(|path| {
        for i in 0..60 {
            let degrees = noise(i, 95, 0) * 360.0;
            let away = foot(degrees.to_radians()) * (0.97 + noise(i, 96, 0) * 0.14);
            let size = 3.0 + noise(i, 97, 0) * 6.0;
            path.polygon((0..5).map(|k| {
                let p = polar(k as f32 * 72.0 + noise(i, k, 0) * 40.0, size);
                polar(degrees, away) + at(p.x * 1.2, p.y * 0.9)
            }));
        }
    })
}

/// Jungle creeps over the foot wherever no lava leaves.
fn trees(even: bool) -> Foliage {
    let mouths: Vec<_> = streams(HexSet::EMPTY, even)
        .flat_map(|stream| stream.open.iter().map(move |side| centre_of(stream.place) + middle(side)))
        .collect();
    let mut foliage = Foliage::default();
    for (q, r) in Dir::ALL.map(Dir::step) {
        let outwards = |side: &Dir| {
            let (dq, dr) = side.step();
            !is_volcano(q + dq, r + dr)
        };
        let (centre, q, r) = (centre_of((q, r)), i32::from(q), i32::from(r));
        for side in Dir::ALL.into_iter().filter(outwards) {
            let ([a, b], d) = (edge_ends(side), side.index() as i32);
            for i in 0..5 {
                let along = (i as f32 + 0.5 + 0.4 * wobble(i, d, q + 9)) / 5.0;
                let back = -14.0 + noise(q * 5 + i, r, d) * 46.0;
                let place = centre + a + (b - a) * along - normal(side) * back;
                let free = mouths.iter().all(|mouth| mouth.distance(place) > 50.0);
                if free && noise(q * 7 + i, r * 5 + d, 12) > 0.36 {
                    clump(&mut foliage, place, 9.0 + noise(i, q, r + d) * 13.0, i + q * 3 + r * 7 + d);
                }
            }
        }
    }
    foliage
}
