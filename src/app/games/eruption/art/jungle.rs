//! The jungle: three tones of ground, all trees in three paths, the lines between hexes, and the
//! clearings with resources. Foliage and clearings are drawn on empty hexes only.

use hexx::Vec2;

use super::{
    Shape, Stamp,
    geometry::{at, centre, noise, placed, polar},
    path::{PathBuilder, path},
    wall,
};
use crate::{
    app::games::eruption::art::facing::Facing,
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

/// Trees, in three tones of which each is one path: dark skirts, crowns, lit crescents.
#[derive(Clone, Debug, Default)]
pub struct Foliage([PathBuilder; 3]);

impl Foliage {
    /// The paths, the lowest paint first.
    pub fn finish(self) -> [Shape; 3] {
        let mut classes = ["leaf l1", "leaf l2", "leaf l3"].into_iter();
        self.0.map(|mut path| Shape { class: classes.next().unwrap_or_default(), d: path.finish() })
    }
}

/// A tree of three lobes, lit from the upper left.
pub fn clump(foliage: &mut Foliage, place: Vec2, size: f32, seed: i32) {
    let [dark, crown, light] = &mut foliage.0;
    for k in 0..3 {
        let lobe = place + polar(k as f32 * 120.0 + noise(seed, k, 5) * 70.0, size * 0.5);
        let radius = size * (0.62 + noise(seed, k, 6) * 0.2);
        dark.disc(lobe + at(1.5, 4.0), radius);
        crown.disc(lobe - at(1.0, 1.0), radius * 0.86);
    }
    let (top, r) = (place - at(0.34, 0.42) * size, size * 0.5);
    let [left, right] = [top + at(-r, r * 0.4), top + at(r * 0.5, r * -0.4)];
    light.move_to(left).arc_to(r, true, right).arc_to(r * 1.3, false, left).close();
}

/// Trees of the empty hexes, as the board lies. They keep to their hexes, upright.
pub fn foliage(occupied: HexSet, facing: Facing) -> [Shape; 3] {
    let mut foliage = Foliage::default();
    for hex in (!occupied).iter() {
        let printed = facing.back().hex(hex);
        let (q, r) = (i32::from(printed.axial().0), i32::from(printed.axial().1));
        let clearing = resource(printed).is_some();
        let count = if clearing { 9 } else { 7 };
        for i in 0..count {
            let angle = i as f32 * 360.0 / count as f32 + noise(q * 9 + i, r, 0) * 34.0;
            let (away, size) = match i {
                _ if clearing => (76.0, 9.0),
                0 => (6.0, 13.0),
                _ => (44.0 + noise(q, r * 9 + i, 0) * 28.0, 13.0),
            };
            let place = centre(hex) + polar(angle, away);
            clump(&mut foliage, place, size + noise(i, q, r) * 6.0, q * 7 + r * 13 + i);
        }
    }
    foliage.finish()
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
        let point = |i: i32| centre(hex) + polar(i as f32 * 36.0, 53.0 + noise(q, r, i) * 8.0);
        path.blob(&(0..10).map(point).collect::<Vec<_>>());
        let transform = placed(centre(hex), 0.0, 1.25);
        stamps.push(Stamp { class: "resource", transform, art: wall::icon(material) });
    }
    (Shape { class: "clearing", d: path.finish() }, stamps)
}
