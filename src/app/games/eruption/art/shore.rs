//! Shore and beach: shallow water, foam that is a thread round the capes and thick in the bays, sand. And the steam of lava in
//! the sea.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{at, noise, polar, wobble},
    path::path,
    trig,
};

/// The mean radius of the island.
const ISLAND: f32 = 880.0;

/// Up to 1 in the bays, where the villages are, and down to -1 at the six capes.
fn bay(degrees: f32) -> f32 {
    trig::cos(((degrees + 90.0) * 6.0).to_radians())
}

/// The shore, grown by so much, and by so much more in the bays; `rough` and `salt` are its accidents.
fn line([grow, in_bays, rough]: [f32; 3], salt: i32) -> String {
    let point = |i: i32| {
        let (angle, bay) = (i as f32 * 5.0, bay(i as f32 * 5.0));
        polar(angle, ISLAND - bay * 16.0 + wobble(i, salt, 0) * rough + grow + in_bays * bay.max(0.0))
    };
    let points: Vec<Vec2> = (0..72).map(point).collect();
    path(|path| {
        path.blob(&points);
    })
}

/// Foam gathers in the bays: the shore line, pushed out there and frayed.
fn foam() -> String {
    let edge = |i: i32| wobble(i % 72, 3, 0);
    let point = |i: i32| {
        let (angle, bay) = (i as f32 * 2.5, bay(i as f32 * 2.5));
        let base = (edge(i / 2) + edge((i + 1) / 2)) * 3.5;
        let frayed = bay.max(0.0) * (8.0 + noise(i, 14, 0) * 11.0) + noise(i, 15, 0) * 3.0;
        polar(angle, ISLAND - bay * 16.0 + base + 5.0 + frayed)
    };
    let points: Vec<Vec2> = (0..144).map(point).collect();
    path(|path| {
        path.blob(&points);
    })
}

/// Broken lines of foam that lie in the bays.
fn breakers() -> String {
    path(|path| {
        for (village, k) in (0..6).flat_map(|village| (0..3).map(move |k| (village, k))) {
            let angle = 60.0 * village as f32 - 90.0 + 13.0 * wobble(village, k, 7);
            let (radius, half) = (ISLAND + 6.0 + k as f32 * 13.0, 5.0 + noise(village, k, 8) * 6.0);
            path.move_to(polar(angle - half, radius)).arc_to(radius, true, polar(angle + half, radius));
        }
    })
}

/// Water and beach, the lowest paint first.
pub fn shore() -> [Shape; 7] {
    let grains = path(|path| {
        for i in 0..220 {
            let grain = polar(noise(i, 1, 0) * 360.0, 700.0 + noise(i, 2, 0) * 165.0);
            path.disc(grain, 2.0 + noise(i, 4, 0) * 3.0);
        }
    });
    [
        Shape { class: "lagoon far", d: line([62.0, 0.0, 2.5], 9) },
        Shape { class: "lagoon", d: line([24.0, 14.0, 8.0], 6) },
        Shape { class: "foam", d: foam() },
        Shape { class: "breakers", d: breakers() },
        Shape { class: "sand-wet", d: line([-2.0, -1.0, 7.0], 3) },
        Shape { class: "sand", d: line([-17.0, -3.0, 7.0], 3) },
        Shape { class: "sand-dots", d: grains },
    ]
}

/// Steam over lava that runs into the sea, at the middle of such an edge, with its direction outwards.
pub fn steam(edges: impl IntoIterator<Item = (Vec2, Vec2)>) -> Shape {
    let puffs = [(-24.0, 29.0, 15.0), (4.0, 38.0, 22.0), (26.0, 28.0, 12.0), (-6.0, 59.0, 13.0)];
    let d = path(|p| {
        for (middle, out) in edges {
            for (along, away, radius) in puffs {
                p.disc(middle + out * away + out.perp() * along, radius);
            }
        }
    });
    Shape { class: "steam", d }
}

/// An irregular round shape with half-axes; its accidents start from `seed`.
pub fn patch(centre: Vec2, [wide, high]: [f32; 2], seed: i32, [corners, rough]: [f32; 2]) -> Vec<Vec2> {
    let point = |i: i32| {
        let p = polar(i as f32 * 360.0 / corners, 1.0 + rough / 2.0 * wobble(seed, i, 3));
        centre + at(p.x * wide, p.y * high)
    };
    (0..corners as i32).map(point).collect()
}
