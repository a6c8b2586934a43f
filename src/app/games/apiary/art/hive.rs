//! A hive: the mat with its bonuses, the faction in its middle, frames and tiles; and the comb of pods. Hexes are flat-topped, of side
//! 50, the faction hex at the origin.

use hexx::{HexLayout, Vec2};

use super::{
    fit::fit,
    icons::{self, hexes, put},
    phrase::{self, Part},
    tile::{SIDE, socket},
};
use crate::{
    app::board::{emblems, path::path, plane::translate},
    rules::apiary::{
        Hex, Pack, Resource,
        pack::{Atom, Effect, Faction, Pod, Step},
    },
};

const LAYOUT: HexLayout = HexLayout::flat().with_hex_size(SIDE);

/// The middle of a hex.
pub fn middle(hex: Hex) -> Vec2 {
    LAYOUT.hex_to_world_pos(hexx::Hex::new(hex.q.into(), hex.r.into()))
}

/// A picture at a hex.
pub fn at_hex(hex: Hex, art: &str) -> String {
    ["<g transform=\"", &translate(middle(hex)), "\">", art, "</g>"].concat()
}

/// The outlines of hexes of that side.
pub fn outlines(all: impl IntoIterator<Item = Hex>, side: f32) -> String {
    path(|p| {
        for hex in all {
            p.hexagon(middle(hex), side);
        }
    })
}

/// The box round hexes as an SVG `viewBox`, with so much room round it.
pub fn frame_of(all: impl IntoIterator<Item = Hex>, room: f32) -> String {
    let (mut low, mut high) = (Vec2::splat(f32::MAX), Vec2::splat(f32::MIN));
    for hex in all {
        low = low.min(middle(hex));
        high = high.max(middle(hex));
    }
    let (low, size) =
        (low - Vec2::new(SIDE, 43.4) - room, high - low + Vec2::new(2.0 * SIDE, 86.8) + 2.0 * room);
    [low.x, low.y, size.x, size.y].map(crate::app::board::decimal::number).join(" ")
}

/// The ground under a mat and under frames.
pub fn ground(mat: &[Hex], frames: &[Vec<Hex>]) -> String {
    let shape = |class: &str, d: &str| ["<path class=\"", class, "\" d=\"", d, "\"/>"].concat();
    let mut art = shape("ap-matedge", &outlines(mat.iter().copied(), 49.5));
    for frame in frames {
        let d = outlines(frame.iter().copied(), 49.5);
        art += &[shape("ap-framewood", &d), shape("ap-framewood2", &d)].concat();
    }
    art
}

/// An open hex of a mat or frame, with what covering it gives.
pub fn open(pack: &Pack, bonus: Effect) -> String {
    const PLATE: &str = r#"<rect class="ap-p-print" x="-31" y="-15" width="62" height="30" rx="9"/>"#;
    let origin = [(0.0, 0.0)];
    let mut art = [
        hexes("ap-cell", 49.0, &origin),
        hexes("ap-cell-in", 43.0, &origin),
        r#"<path class="ap-cell-hi" d="M-38-6L-20-36H18"/>"#.to_owned(),
    ]
    .concat();
    let parts = phrase::effect(pack, bonus);
    if !parts.is_empty() {
        art += &[PLATE, &fit(&parts, 56.0, 26.0, 0.95)].concat();
    }
    art
}

/// The three hexes of a faction tile: the emblem over its text, and its storage; `held` is what its spots hold. In the class of the
/// owner's colours.
pub fn faction(
    pack: &Pack,
    of: &Faction,
    upgraded: bool,
    emblem: usize,
    held: &[Option<Resource>],
) -> String {
    let origin = [(0.0, 0.0)];
    let ground = [hexes("ap-fac", 49.0, &origin), hexes("ap-fac2", 39.0, &origin)].concat();
    let text = fit(&phrase::clauses(pack, of.clauses[usize::from(upgraded)]), 62.0, 30.0, 0.8);
    let heart =
        [&ground, &*put(0.0, -16.0, 0.95, emblems::emblem(emblem)), &put(0.0, 18.0, 1.0, &text)].concat();
    let split = of.spots.len().div_ceil(2);
    let store = |from: usize, to: usize| {
        let spots: String = (from..to)
            .map(|number| {
                let (x, y) = spot(number - from, to - from);
                put(x, y, 1.35, &socket(of.spots[number], held.get(number).copied().flatten()))
            })
            .collect();
        [ground.as_str(), &spots].concat()
    };
    let [first, second, third] = Hex::FACTION;
    [at_hex(first, &heart), at_hex(second, &store(0, split)), at_hex(third, &store(split, of.spots.len()))]
        .concat()
}

/// Where a spot lies on its hex.
fn spot(number: usize, of: usize) -> (f32, f32) {
    match of {
        0 | 1 => (0.0, 0.0),
        2 => ([-13.0, 13.0][number % 2], 0.0),
        3 => ([-13.0, 13.0, 0.0][number % 3], [-12.0, -12.0, 13.0][number % 3]),
        4 => ([-13.0, 13.0][number % 2], [-13.0, 13.0][number / 2 % 2]),
        _ => ([-24.0, 0.0, 24.0][number % 3], [-13.0, 13.0][number / 3 % 2]),
    }
}

/// A pod of the comb: what it gives, or the cap of whose token lies on it, an emblem; with the row that is dealt anew first.
pub fn pod(pack: &Pack, of: &Pod, taken: Option<&str>) -> String {
    let origin = [(0.0, 0.0)];
    let ground = hexes("ap-sec-cell", 47.0, &origin);
    if let Some(emblem) = taken {
        let cap = hexes("ap-cap", 37.0, &origin);
        return [
            &ground,
            &cap,
            r#"<path class="ap-zzz" d="M8-24h9l-9 11h9"/>"#,
            &put(0.0, 5.0, 1.15, emblem),
        ]
        .concat();
    }
    let gift = |parts: &[Part], most| fit(parts, 66.0, 46.0, most);
    let effect = phrase::effect(pack, of.effect);
    match of.refresh {
        None => [ground, gift(&effect, 1.2)].concat(),
        Some(kind) => {
            let sign = fit(&[phrase::refreshed(kind)], 60.0, 24.0, 0.9);
            [ground, put(0.0, -8.0, 1.0, &gift(&effect, 1.15)), put(0.0, 26.0, 1.0, &sign)].concat()
        }
    }
}

/// What a hex of a mat gives by itself, or takes off what is built there.
pub fn lowers_price(pack: &Pack, bonus: Effect) -> bool {
    pack.steps(bonus).iter().any(|step| matches!(step, Step::Do(Atom::Less(..))))
}

/// The cogwheel of the Autopilot in the place of an emblem.
pub fn cogwheel() -> String {
    let teeth = path(|p| {
        let corner = |i: i32, side: f32| {
            let radius = if i % 2 == 0 { 11.5 } else { 8.7 };
            crate::app::board::plane::polar((i as f32 + side) * 22.5, radius)
        };
        p.polygon((0..16).flat_map(|i| [corner(i, -0.5), corner(i, 0.5)]));
    });
    [
        r##"<circle class="em-line" r="17"/><circle r="15" fill="#b9bec6"/><path fill="#262b33" d=""##,
        &teeth,
        r##""/><circle r="4" fill="#b9bec6"/>"##,
    ]
    .concat()
}

/// All small pictures that stand for a seat on the comb are emblems of the same size.
pub fn emblem(number: usize) -> String {
    put(0.0, 0.0, 1.0, emblems::emblem(number))
}

/// The icon of a resource in another size.
pub fn good(one: Resource, scale: f32) -> String {
    put(0.0, 0.0, scale, icons::resource(one))
}
