//! Sea and beach. The shore line stroked ever wider gives the bands of depth for nothing.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{at, noise, polar, wobble},
    path::path,
    trig,
};

/// The mean radius of the island.
const ISLAND: f32 = 880.0;

/// The shore, grown by so much: bays at the villages, capes between them.
fn line(grow: f32) -> Vec<Vec2> {
    let point = |i: i32| {
        let angle = i as f32 * 5.0;
        let bay = trig::cos(((angle + 90.0) * 6.0).to_radians());
        polar(angle, ISLAND - bay * 16.0 + wobble(i, 3, 0) * 7.0 + grow)
    };
    (0..72).map(point).collect()
}

/// The sea, the lowest paint first. It runs on for `far` units from the centre.
pub fn sea(far: f32) -> [Shape; 6] {
    let shore = path(|p| {
        p.blob(&line(0.0));
    });
    let waves = path(|p| {
        for i in 0..110 {
            let start = polar(i as f32 * 137.5, 1090.0 + (far - 1090.0) * (i % 13) as f32 / 12.0);
            p.move_to(start - at(26.0, 0.0));
            p.quad_to(start + at(-13.0, -10.0), start);
            p.quad_to(start + at(13.0, 10.0), start + at(26.0, 0.0));
        }
    });
    let swell = path(|p| {
        p.blob(&line(36.0));
    });
    [
        Shape { class: "depth d3", d: shore.clone() },
        Shape { class: "depth d2", d: shore.clone() },
        Shape { class: "depth d1", d: shore.clone() },
        Shape { class: "sea-line", d: swell },
        Shape { class: "foam", d: shore },
        Shape { class: "waves", d: waves },
    ]
}

/// The beach, the lowest paint first.
pub fn sand() -> [Shape; 3] {
    let grains = path(|p| {
        for i in 0..240 {
            let grain = polar(noise(i, 1, 0) * 360.0, 610.0 + noise(i, 2, 0) * 250.0);
            p.disc(grain, 2.0 + noise(i, 4, 0) * 3.0);
        }
    });
    let shore = |grow: f32| {
        path(|p| {
            p.blob(&line(grow));
        })
    };
    [
        Shape { class: "sand-wet", d: shore(-2.0) },
        Shape { class: "sand", d: shore(-16.0) },
        Shape { class: "sand-dots", d: grains },
    ]
}

/// Steam over lava that runs into the sea, at the middle of such an edge, with its direction outwards.
pub fn steam(edges: impl IntoIterator<Item = (Vec2, Vec2)>) -> Shape {
    let puffs = [(-24.0, 28.0, 17.0), (4.0, 36.0, 24.0), (26.0, 26.0, 14.0), (-6.0, 57.0, 15.0)];
    let d = path(|p| {
        for (middle, out) in edges {
            for (along, away, radius) in puffs {
                p.disc(middle + out * away + out.perp() * along, radius);
            }
        }
    });
    Shape { class: "steam", d }
}
