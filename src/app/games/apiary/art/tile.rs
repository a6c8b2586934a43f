//! Faces of tiles: the kind is ground, rim and picture above; below, on a light plate, is what the tile does, in icons. A tile is a
//! flat-topped hexagon of side 50.

use super::{
    fit::{fit, line},
    icons::{self, BASIC, REFINED, discs, hexes, put},
    phrase::{self, Part},
};
use crate::{
    app::board::plane::polar,
    rules::apiary::{
        Basket, Pack, Resource,
        pack::{Face, TileKind},
    },
};

/// The side of a hexagon of the hive.
pub const SIDE: f32 = 50.0;

/// What is drawn above the plate: hills, stripes, a pattern.
const GROUNDS: [&str; 4] = [
    r#"<path class="ap-t-farm2" d="M-44 4Q-20-14 6-8T44 2V10H-44Z"/><path class="ap-t-furrow" d="M-34 8Q-18-9-6-10M-14 8Q-6-4 0-9M8 8Q6-2 6-9M28 8Q20-6 12-9"/>"#,
    r#"<path class="ap-t-stripe" d="M-32.6-7L-20-42H-8L-20.6-7ZM3.4-7L16-42H24.2L25.4-40 15.4-7Z"/>"#,
    r#"<path class="ap-t-stripe" d="M-34.6-24H34.6L37-20H-37Z"/>"#,
    r#"<path class="ap-t-carving2" opacity=".45" d="M-42.7-10Q-26-26-6-18T30-32L24.2-42H-24.2Z"/>"#,
];
/// Who or what lives there; a farm has its spots in this place.
const CRESTS: [&str; 4] = [
    "",
    r#"<g transform="translate(0 -24) scale(.86)"><path class="ap-honey ap-ol" d="M-17 13Q-15-4 0-4T17 13Z"/><circle class="ap-ol ap-b-face" cy="-5" r="9.5"/><path class="ap-dk" d="M-4.8-5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM1.8-5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z"/><path class="ap-st ap-thin" d="M-3-1Q0 1.5 3-1M-5-14Q-8-19-5-20M5-14Q8-19 5-20"/><path class="ap-dk" d="M-14 7Q0 1 14 7L15.5 10Q0 4-15.5 10Z"/></g>"#,
    r#"<g transform="translate(0 -23)"><path class="ap-creamc ap-ol" d="M-20 15V0L-10-8 0 0V15Z"/><path class="ap-redc ap-ol" d="M-23 1L-10-10 3 1Z"/><path class="ap-steelc ap-ol" d="M3 15V-9Q11-18 19-9V15Z"/><path class="ap-dk" d="M-13 15V7H-7V15ZM8-4H14V2H8Z"/></g>"#,
    r#"<g transform="translate(0 -23) scale(.92)"><path class="ap-goldc ap-ol" d="M-15 15H15L12 9H-12Z"/><path class="ap-creamc ap-ol" d="M0-18L5-9 15-8 8-1 10 9H-10L-8-1-15-8-5-9Z"/><path class="ap-ln" d="M0-14V5M-9-6L0-2 9-6"/></g>"#,
];
const WORDS: [&str; 4] = ["farm", "recruit", "development", "carving"];

/// A storage spot: what it takes, one bit for each resource, and what it holds.
pub fn socket(takes: u8, held: Option<Resource>) -> String {
    let inside = match held {
        Some(one) => put(0.0, 0.0, 0.68, icons::resource(one)),
        None => hint(takes),
    };
    [r#"<rect class="ap-sock" x="-8.5" y="-8.5" width="17" height="17" rx="5"/>"#, &inside].concat()
}

/// What an empty spot takes: one icon, two, the sign for any basic or refined resource, or a ring of dots.
fn hint(takes: u8) -> String {
    let all: Vec<Resource> = Resource::ALL.into_iter().filter(|one| takes & 1 << *one as u8 != 0).collect();
    let small = |art: &str, scale| ["<g class=\"ap-hint\">", &put(0.0, 0.0, scale, art), "</g>"].concat();
    match (takes, all.as_slice()) {
        (0b00111, _) => small(BASIC, 0.56),
        (0b11000, _) => small(REFINED, 0.58),
        (_, [one]) => small(icons::resource(*one), 0.56),
        (_, [one, other]) => {
            let two =
                [put(-2.8, -2.0, 0.38, icons::resource(*one)), put(2.8, 2.0, 0.38, icons::resource(*other))];
            ["<g class=\"ap-hint\">", &two.concat(), "</g>"].concat()
        }
        _ => {
            let dot = |(number, one): (usize, &Resource)| {
                let place = polar(number as f32 * 72.0 - 90.0, 4.6);
                discs(DOTS[*one as usize], 2.3, &[(place.x, place.y)])
            };
            all.iter().enumerate().map(dot).collect()
        }
    }
}

/// The classes of the resources' dots.
const DOTS: [&str; 5] =
    ["ap-dot ap-pollen", "ap-dot ap-fibre", "ap-dot ap-water", "ap-dot ap-wax", "ap-dot ap-amber"];

/// What a tile says on its plate.
pub fn text(pack: &Pack, face: &Face) -> Vec<Part> {
    match face.kind {
        TileKind::Farm => phrase::income(pack, face.effect),
        TileKind::Recruit => phrase::clauses(pack, face.clauses),
        TileKind::Development => phrase::effect(pack, face.effect),
        TileKind::Carving => phrase::end(pack, face.effect),
    }
}

/// What is shown of a tile besides its face.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shown<'a> {
    /// What its spots hold.
    pub held: &'a [Option<Resource>],
    /// What it costs here and now.
    pub price: Option<Basket>,
}

/// A tile round the origin, as inner SVG.
pub fn tile(pack: &Pack, face: &Face, shown: Shown<'_>) -> String {
    let (kind, word) = (face.kind as usize, WORDS[face.kind as usize]);
    let farm = face.kind == TileKind::Farm;
    let middle = (face.spots.len() as f32 - 1.0) / 2.0;
    let spots = face.spots.iter().enumerate().map(|(number, takes)| {
        let held = shown.held.get(number).copied().flatten();
        put((number as f32 - middle) * 20.0, -26.0, 1.0, &socket(*takes, held))
    });
    let (width, height, most) = if farm { (70.0, 30.0, 1.0) } else { (68.0, 38.0, 0.98) };
    let origin = [(0.0, 0.0)];
    let mut art = [
        hexes(&["ap-t-", word].concat(), 48.5, &origin),
        GROUNDS[kind].to_owned(),
        r#"<path class="ap-hx-plate" d="M-44.5-7H44.5L48.5 0 24.2 42H-24.2L-48.5 0Z"/>"#.to_owned(),
        ["<path class=\"ap-t-", word, "2\" d=\"M-42.7-10H42.7L45-6H-45Z\"/>"].concat(),
        hexes(&["ap-t-rim ap-r-", word].concat(), 45.0, &origin),
        hexes("ap-hx-line", 48.5, &origin),
        CRESTS[kind].to_owned(),
    ]
    .concat();
    art.extend(spots);
    art += &put(0.0, 14.0, 1.0, &fit(&text(pack, face), width, height, most));
    if face.vp > 0 {
        let number = ["<text class=\"ap-gv ap-small\" y=\".5\">", &face.vp.to_string(), "</text>"].concat();
        let (x, y) = if farm { (36.0, -6.0) } else { (30.0, -26.0) };
        art += &put(x, y, 1.0, &[hexes("ap-medal", 10.0, &origin), number].concat());
    }
    if let Some(price) = shown.price {
        art += &tag(price);
    }
    art
}

/// The price on the upper left edge, a line for each resource.
fn tag(price: Basket) -> String {
    let lines: Vec<_> = phrase::price(price).iter().map(line).collect();
    let free = lines.is_empty();
    let widest = lines.iter().map(|one| one.width).fold(if free { 14.0 } else { 0.0 }, f32::max);
    let (width, height) = (widest * 0.74 + 7.0, lines.len().max(1) as f32 * 18.0 + 4.0);
    let number = crate::app::board::decimal::number;
    let mut art = [
        "<rect class=\"ap-costchip\" x=\"",
        &number(-width / 2.0),
        "\" y=\"",
        &number(-height / 2.0),
        "\" width=\"",
        &number(width),
        "\" height=\"",
        &number(height),
        "\" rx=\"7\"/>",
    ]
    .concat();
    if free {
        art += "<text class=\"ap-gt\">0</text>";
    }
    for (row, one) in lines.iter().enumerate() {
        art += &put(one.width * -0.37, 11.0 - height / 2.0 + row as f32 * 18.0, 0.74, &one.art);
    }
    put(-28.0 - width / 2.0, -46.0 + height / 2.0, 1.0, &art)
}
