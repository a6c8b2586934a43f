//! A vent: a ring of stones round a pool of lava. The volcano has a large one, an eruption tile a small one.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{noise, polar, wobble},
    path::{PathBuilder, path},
};

/// The radius of the volcano's vent.
pub const VOLCANO: f32 = 70.0;
/// The radius of the vent of an eruption tile.
pub const TILE: f32 = 38.0;

/// Vents at these centres with these radii and seeds, the lowest paint first.
pub fn craters(places: &[(Vec2, f32, i32)]) -> [Shape; 6] {
    let ring = |path: &mut PathBuilder, scale: f32, salt: i32| {
        for (centre, radius, seed) in places {
            let point = |i: i32| polar(i as f32 * 360.0 / 14.0, 1.0 + 0.1 * wobble(*seed, i, salt));
            path.blob(&(0..14).map(|i| *centre + point(i) * *radius * scale).collect::<Vec<_>>());
        }
    };
    let stones = |path: &mut PathBuilder| {
        for (centre, radius, seed) in places {
            for i in 0..11 {
                let angle = i as f32 * 360.0 / 11.0 + noise(*seed, i, 0) * 12.0;
                path.disc(*centre + polar(angle, radius * 1.02), radius * (0.17 + noise(*seed, i, 3) * 0.1));
            }
        }
    };
    [
        Shape { class: "vent-rim", d: path(|p| ring(p, 1.16, 1)) },
        Shape { class: "vent-stones", d: path(stones) },
        Shape { class: "lava-edge", d: path(|p| ring(p, 0.92, 2)) },
        Shape { class: "lava-mid", d: path(|p| ring(p, 0.72, 3)) },
        Shape { class: "lava-hot", d: path(|p| ring(p, 0.5, 4)) },
        Shape { class: "lava-core", d: path(|p| ring(p, 0.26, 5)) },
    ]
}
