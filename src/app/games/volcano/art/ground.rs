//! What an island rises on: the outline of its land, and its land with body.

use hexx::Vec2;

use super::shape;
use crate::{
    app::board::{
        path::path,
        plane::{at, polar, wobble},
    },
    rules::volcano::Island,
};

/// What the land of an island is: the seed of its outline, half its width and height, the height of its cliff, and of what it is.
pub struct Ground(i32, f32, f32, f32, &'static str);

/// The ground of the islands, and of the volcano.
const GROUNDS: [Ground; 6] = [
    Ground(11, 72.0, 47.0, 8.0, "sand"),
    Ground(25, 69.0, 45.0, 19.0, "chalk"),
    Ground(37, 72.0, 47.0, 15.0, "earth"),
    Ground(42, 72.0, 46.0, 12.0, "stone"),
    Ground(51, 73.0, 48.0, 10.0, "sand"),
    Ground(9, 74.0, 50.0, 9.0, "ash"),
];

/// A roundish outline, so rough.
pub fn blob(seed: i32, rx: f32, ry: f32, middle: Vec2, rough: f32) -> String {
    let point = |i: i32| {
        let p = polar((i * 36) as f32, 1.0 + wobble(seed, i, 3) * rough);
        middle + at(p.x * rx, p.y * ry)
    };
    path(|to| {
        to.blob(&(0..10).map(point).collect::<Vec<_>>());
    })
}

/// The land of an island: its shadow, two rings of shallow water, foam, a cliff in two strata, and its top.
pub fn land(island: Island) -> String {
    let Ground(seed, rx, ry, cliff, kind) = GROUNDS[island.index()];
    // Class, size, how far it lies below the top.
    let layers = [
        ("i-shadow", 1.02, cliff + 9.0),
        ("i-shallow2", 1.3, cliff * 0.55),
        ("i-shallow", 1.16, cliff * 0.6),
        ("i-foam", 1.045, cliff),
        ("i-cliff2", 1.0, cliff),
        ("i-cliff", 1.0, cliff * 0.55),
        ("i-top", 1.0, 0.0),
    ];
    let layer = |(class, size, low): (&str, f32, f32)| {
        let middle = at(if class == "i-shadow" { 9.0 } else { 0.0 }, 10.0 + low);
        shape(&[class, " ", kind].concat(), &blob(seed, rx * size, ry * size, middle, 0.1))
    };
    layers.map(layer).concat()
}

/// A line round an island, so much larger than its land.
pub fn ring(island: Island, size: f32) -> String {
    let Ground(seed, rx, ry, cliff, _) = GROUNDS[island.index()];
    blob(seed, rx * size, ry * size * 1.02, at(0.0, 10.0 + cliff * 0.6), 0.1)
}
