//! The open sea: shelves of ever deeper water, reefs, shoals of fish, swell in small families, two boats and a whale. It is one
//! constant picture, painted once.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{at, noise, placed, polar, wobble},
    markup,
    path::{PathBuilder, path},
    shore::patch,
};

/// Shallow water: class, middle, half-axes, seed, corners and roughness.
const SHELVES: [(&str, [f32; 4], i32, [f32; 2]); 4] = [
    ("shelf s1", [40.0, 20.0, 2050.0, 1700.0], 4, [18.0, 0.26]),
    ("shelf s2", [-20.0, 40.0, 1560.0, 1390.0], 9, [18.0, 0.22]),
    ("shelf s3", [10.0, 0.0, 1260.0, 1230.0], 14, [20.0, 0.12]),
    ("shelf s4", [0.0, 6.0, 1120.0, 1116.0], 17, [22.0, 0.05]),
];
/// Deep water: middle and half-axes.
const DEEPS: [[f32; 4]; 4] = [
    [-1700.0, 240.0, 330.0, 240.0],
    [1720.0, -260.0, 350.0, 260.0],
    [240.0, 1500.0, 420.0, 170.0],
    [-300.0, -1500.0, 420.0, 170.0],
];
/// Reefs: middle and half-axes.
const REEFS: [[f32; 4]; 4] = [
    [-1290.0, -720.0, 190.0, 110.0],
    [1330.0, 760.0, 210.0, 120.0],
    [-1240.0, 830.0, 160.0, 90.0],
    [1260.0, -840.0, 150.0, 90.0],
];
/// Where fish are, and where they go.
const SHOALS: [(f32, f32, f32); 4] =
    [(-1160.0, -330.0, 1.0), (1210.0, 360.0, -1.0), (930.0, -1010.0, 1.0), (-900.0, 1030.0, -1.0)];

const BOAT: &str = r#"<path class="wake" d="M-150 26q40-12 84-8M-130 38q36-10 76-8M-96 14q20-6 36-4"/><path class="c-hull" d="M-52 8Q0 30 52 6 40 28 0 29-36 29-52 8ZM-34 36Q0 44 34 34L30 40Q0 49-30 42Z"/><path class="rigging" d="M-10 16L-6 38M16 16L18 36M0 12V-62"/><path class="sail" d="M4-62Q44-28 50 0L4 4Z"/><path class="sail fore" d="M-3-50Q-28-20-30 2L-3 4Z"/>"#;
const WHALE: &str = r#"<path class="whale" d="M-110 20Q-70-34 10-30 80-24 104 10 60 26 0 26-60 28-110 20Z"/><path class="wake" d="M-34-40q-4-26-26-30M-30-40q2-30 24-36"/><path class="swell" d="M-140 30q30-12 60 0t60 0M10 34q30-12 60 0t60 0"/>"#;

/// The sea, as inner SVG.
pub fn sea() -> String {
    let round = |path: &mut PathBuilder, [x, y, wide, high]: [f32; 4], seed: i32| {
        path.blob(&patch(at(x, y), [wide, high], seed, [14.0, 0.3]));
    };
    let mut shapes: Vec<Shape> = SHELVES
        .into_iter()
        .map(|(class, [x, y, wide, high], seed, form)| {
            let d = path(|path| {
                path.blob(&patch(at(x, y), [wide, high], seed, form));
            });
            Shape { class, d }
        })
        .collect();
    let all = |draw: &dyn Fn(&mut PathBuilder)| path(|path| draw(path));
    let deeps = all(&|path| {
        for (deep, seed) in DEEPS.into_iter().zip(21..) {
            round(path, deep, seed);
        }
    });
    let reefs = all(&|path| {
        for (reef, seed) in REEFS.into_iter().zip(3..) {
            round(path, reef, seed);
        }
    });
    let crests = all(&|path| {
        for ([x, y, wide, high], seed) in REEFS.into_iter().zip(13..) {
            round(path, [x - 12.0, y - 8.0, wide * 0.62, high * 0.56], seed);
        }
    });
    let corals = all(&|path| {
        for ([x, y, wide, high], seed) in REEFS.into_iter().zip(3..) {
            for i in 0..9 {
                let p = polar(noise(seed, i, 0) * 360.0, 0.2 + noise(seed, i, 2) * 0.6);
                path.disc(at(x + p.x * wide, y + p.y * high), 5.0 + noise(seed, i, 3) * 9.0);
            }
        }
    });
    let fish = all(&|path| {
        for ((x, y, ahead), k) in SHOALS.into_iter().zip(0..) {
            for i in 0..7 {
                let place = at(x + wobble(i + k * 9, 5, 0) * 85.0, y + wobble(i + k * 9, 6, 0) * 40.0);
                fish(path, place, 0.9 + noise(i, k, 0) * 0.4, ahead);
            }
        }
    });
    shapes.extend([
        Shape { class: "deep-sea", d: deeps },
        Shape { class: "reef", d: reefs },
        Shape { class: "reef crest", d: crests },
        Shape { class: "coral", d: corals },
        Shape { class: "shoal", d: fish },
        Shape { class: "swell", d: swell() },
    ]);
    let stamp = |art: &str, place: String| ["<g transform=\"", &place, "\">", art, "</g>"].concat();
    [
        markup(&shapes),
        stamp(BOAT, placed(at(-1210.0, 560.0), 0.0, 0.95)),
        stamp(BOAT, placed(at(1180.0, -560.0), 0.0, 0.8)),
        stamp(WHALE, placed(at(1150.0, 1010.0), 0.0, 1.1)),
    ]
    .concat()
}

/// A fish that swims to the right or to the left.
fn fish(path: &mut PathBuilder, place: Vec2, size: f32, ahead: f32) {
    let p = |x: f32, y: f32| place + at(x * ahead, y) * size;
    path.move_to(p(0.0, 0.0)).quad_to(p(9.0, -6.0), p(18.0, 0.0)).quad_to(p(9.0, 6.0), p(0.0, 0.0));
    path.line_to(p(-7.0, -4.0)).line_to(p(-5.0, 0.0)).line_to(p(-7.0, 4.0)).close();
}

/// Swell in families of two to four, never a grid.
fn swell() -> String {
    path(|path| {
        for i in 0..30 {
            let place = polar(i as f32 * 137.5 + noise(i, 41, 0) * 30.0, 1130.0 + noise(i, 42, 0) * 900.0);
            for k in 0..2 + (noise(i, 43, 0) * 2.4) as i32 {
                let half = 26.0 + noise(i, k, 44) * 34.0;
                let crest = at(half * 0.5, -10.0 - noise(i, k, 0) * 4.0);
                let from = place + at(30.0 * wobble(i, k, 45) - half, k as f32 * 17.0);
                let middle = from + at(half, 0.0);
                path.move_to(from).quad_to(from + crest, middle);
                path.quad_to(middle + at(crest.x, -crest.y), middle + at(half, 0.0));
            }
        }
    })
}
