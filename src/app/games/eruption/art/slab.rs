//! The basalt under the lava: thick hexagonal slabs, lit from the upper left. All slabs of the board share one path for each
//! paint; their dark lower sides come first, so that a slab hides the side of the one behind it.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{SIDE, at, corner, noise, polar},
    path::PathBuilder,
};

/// How thick a slab is.
const THICK: f32 = 7.0;
const SIZE: f32 = 0.985;

/// Slabs at these centres with these seeds, the lowest paint first.
pub fn slabs(places: impl IntoIterator<Item = (Vec2, i32)>) -> [Shape; 6] {
    let mut paths: [PathBuilder; 6] = Default::default();
    let [side, top, lit, dim, crack, rim] = &mut paths;
    for (centre, seed) in places {
        let c = |i: usize| centre + corner(i) * SIZE;
        side.hexagon(centre + at(0.0, THICK), SIDE * SIZE);
        top.hexagon(centre, SIDE * SIZE);
        lit.polygon([c(2), c(3), c(4), c(5), centre]);
        dim.polygon([c(0), c(1), c(2), centre]);
        rim.open_line([c(2), c(3), c(4), c(5)]);
        for i in 0..3 {
            let angle = noise(seed, i, 5) * 360.0;
            crack.open_line(
                [(angle, 83.0), (angle + 20.0, 62.0), (angle - 6.0, 44.0)].map(|(a, r)| centre + polar(a, r)),
            );
        }
    }
    let classes = ["slab-side", "slab-top", "slab-lit", "slab-dim", "slab-crack", "slab-rim"];
    let mut classes = classes.into_iter();
    paths.map(|mut path| Shape { class: classes.next().unwrap_or_default(), d: path.finish() })
}
