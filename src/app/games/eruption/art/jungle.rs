//! The jungle: three tones of ground, all foliage in three paths (dark, middle, light), the lines between hexes, and the
//! clearings with resources. Foliage and clearings are drawn on empty hexes only.

use hexx::Vec2;

use super::{
    Shape, Stamp,
    geometry::{at, centre, noise, placed, polar},
    path::{PathBuilder, path},
    wall,
};
use crate::{
    app::games::eruption::facing::Facing,
    rules::eruption::{Hex, HexSet, RESOURCES, resource},
};

/// The ground under everything, once and for all: the lowest paint first.
pub fn ground() -> [Shape; 4] {
    let mut paths: [PathBuilder; 4] = Default::default();
    for hex in Hex::all() {
        let (q, r) = hex.axial();
        let tone = (noise(q.into(), r.into(), 2) * 3.0) as usize;
        paths[0].hexagon(centre(hex), 118.0);
        paths[1 + tone.min(2)].hexagon(centre(hex), 100.5);
    }
    let mut classes = ["jungle-edge", "jungle j1", "jungle j2", "jungle j3"].into_iter();
    paths.map(|mut path| Shape { class: classes.next().unwrap_or_default(), d: path.finish() })
}

/// Ferns and trees of the empty hexes, as the board lies, the lowest paint first. They keep to their hexes, upright.
pub fn foliage(occupied: HexSet, facing: Facing) -> [Shape; 4] {
    let mut paths: [PathBuilder; 4] = Default::default();
    let [fern, dark, middle, light] = &mut paths;
    for hex in (!occupied).iter() {
        let printed = facing.back().hex(hex);
        for (root, size) in ferns(hex, printed) {
            for lean in [-0.8, 0.0, 0.8] {
                let tip = root + at(lean, -1.0 + lean.abs() * 0.4) * size;
                fern.move_to(root).quad_to(root + at(lean * 0.3, -0.8) * size, tip);
            }
        }
        let mut trees: Vec<_> = trees(hex, printed).collect();
        trees.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
        for (p, size) in trees {
            dark.disc(p + at(0.0, 3.0), size);
            middle.disc(p - at(1.0, 1.0), size * 0.82);
            light.disc(p - at(0.28, 0.36) * size, size * 0.34);
        }
    }
    let mut classes = ["fern", "leaf l1", "leaf l2", "leaf l3"].into_iter();
    paths.map(|mut path| Shape { class: classes.next().unwrap_or_default(), d: path.finish() })
}

/// Where the trees of a hex stand, and their sizes, if it is printed as another.
fn trees(hex: Hex, printed: Hex) -> impl Iterator<Item = (Vec2, f32)> {
    let (q, r) = (i32::from(printed.axial().0), i32::from(printed.axial().1));
    let clearing = resource(printed).is_some();
    let count = if clearing { 9 } else { 8 };
    (0..count).map(move |i| {
        let angle = i as f32 * 360.0 / count as f32 + noise(q * 9 + i, r, 0) * 30.0;
        let radius = if clearing { 74.0 } else { 30.0 + noise(q, r * 9 + i, 0) * 42.0 };
        let size = noise(i, q, r);
        (centre(hex) + polar(angle, radius), 9.0 + size * size * 14.0)
    })
}

/// Where the ferns of a hex grow, and how high they are.
fn ferns(hex: Hex, printed: Hex) -> impl Iterator<Item = (Vec2, f32)> {
    let (q, r) = (i32::from(printed.axial().0), i32::from(printed.axial().1));
    (0..5).map(move |i| {
        let place = polar(noise(q, r, i + 60) * 360.0, 20.0 + noise(r, q, i + 70) * 58.0);
        (centre(hex) + place, 9.0 + noise(q, i, r + 80) * 5.0)
    })
}

/// The lines between the hexes.
pub fn hex_lines() -> Shape {
    let d = path(|p| {
        for hex in Hex::all() {
            p.hexagon(centre(hex), 99.0);
        }
    });
    Shape { class: "hex-lines", d }
}

/// The clearings of the empty resource hexes, and what lies in them, as the board lies.
pub fn clearings(occupied: HexSet, facing: Facing) -> (Shape, Vec<Stamp>) {
    let (mut path, mut stamps) = (PathBuilder::new(), Vec::new());
    let places = RESOURCES.map(|(hex, material)| (facing.hex(hex), material));
    for (hex, material) in places.into_iter().filter(|(hex, _)| !occupied.has(*hex)) {
        let (q, r) = (i32::from(hex.axial().0), i32::from(hex.axial().1));
        let point = |i: i32| centre(hex) + polar(i as f32 * 36.0, 54.0 + noise(q, r, i) * 8.0);
        path.blob(&(0..10).map(point).collect::<Vec<_>>());
        let transform = placed(centre(hex), 0.0, 1.25);
        stamps.push(Stamp { class: "resource", transform, art: wall::icon(material) });
    }
    (Shape { class: "clearing", d: path.finish() }, stamps)
}
