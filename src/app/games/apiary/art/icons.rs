//! The icons of the effect grammar as inner SVG: each lies within 12 units of the origin on both axes, has an outline, and can be
//! read at 14 pixels. `phrase` makes rows of them. Colours are classes of the style sheet.

use crate::{
    app::board::{
        path::path,
        plane::{at, placed},
    },
    rules::apiary::{
        Resource,
        pack::{Count, TileKind, Trigger},
    },
};

/// A picture at another place and in another size.
pub fn put(x: f32, y: f32, scale: f32, art: &str) -> String {
    ["<g transform=\"", &placed(at(x, y), 0.0, scale), "\">", art, "</g>"].concat()
}

/// Flat-topped hexagons of that class: side, and where each is.
pub fn hexes(class: &str, side: f32, middles: &[(f32, f32)]) -> String {
    let outline = path(|p| {
        for (x, y) in middles {
            p.hexagon(at(*x, *y), side);
        }
    });
    ["<path class=\"", class, "\" d=\"", &outline, "\"/>"].concat()
}

/// Discs of that class.
pub fn discs(class: &str, radius: f32, middles: &[(f32, f32)]) -> String {
    let outline = path(|p| {
        for (x, y) in middles {
            p.disc(at(*x, *y), radius);
        }
    });
    ["<path class=\"", class, "\" d=\"", &outline, "\"/>"].concat()
}

/// One hexagon at the origin.
fn hex(class: &str, side: f32) -> String {
    hexes(class, side, &[(0.0, 0.0)])
}

/// The five resources.
const RESOURCES: [&str; 5] = [
    r#"<path class="ap-ol ap-pollen" d="M-11 4a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z"/><path class="ap-ol ap-pollen" d="M-.5 4a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z"/><path class="ap-ol ap-pollen" d="M-6.3-4.5a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0-12.6 0Z"/><path class="ap-pollen" d="M-4 1.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"/><path class="ap-pollen-d" d="M-3.1-6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0ZM.9-3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0ZM-7.1 3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0ZM-4.1 6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0ZM2.9 6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0ZM5.9 3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0Z"/>"#,
    r#"<path class="ap-ol ap-fibre" d="M-9-8Q-3-13 1-7T9 2Q11 8 6 10-1 12-4 5T-10-1Q-12-5-9-8Z"/><path class="ap-fibre-d" d="M-8-4Q-2-5 1 1T8 6M-5-8Q0-6 3-1T8 2M-8 0Q-4 1-2 5T4 9"/><path class="ap-ol ap-tie" d="M-3-2L1-6 3-3-1 1Z"/>"#,
    r#"<path class="ap-ol ap-water" d="M0-11.5C5-5 8.5-1 8.5 4A8.5 8 0 0 1-8.5 4C-8.5-1-5-5 0-11.5Z"/><path class="ap-shine" d="M-4.5 3.5A4.5 5 0 0 0-.5 8.3"/>"#,
    r#"<path class="ap-ol ap-wax-d" d="M10 3L5 11.7L-5 11.7L-10 3L-5-5.7L5-5.7Z"/><path class="ap-ol ap-wax" d="M10-2L5 6.7L-5 6.7L-10-2L-5-10.7L5-10.7Z"/><path class="ap-wax-l" d="M5.5-2L2.8 2.8L-2.7 2.8L-5.5-2L-2.8-6.8L2.8-6.8Z"/>"#,
    r#"<path class="ap-ol ap-amber" d="M-8-5Q-10-1-10 3-10 11-5 11H5Q10 11 10 3 10-1 8-5Z"/><path class="ap-ol ap-lid" d="M-8.5-11H8.5V-5.5H-8.5Z"/><path class="ap-amber-l" d="M-6 0Q-7 3-6 6"/><path class="ap-ol ap-creamc ap-thin" d="M-3 1H6V7H-3Z"/>"#,
];

/// A resource.
pub const fn resource(resource: Resource) -> &'static str {
    RESOURCES[resource as usize]
}

/// A worker, without owner.
pub const BEE: &str = r#"<ellipse class="ap-ol ap-wing" cx="-3" cy="-6" rx="4.5" ry="3.5"/><ellipse class="ap-ol ap-wing" cx="3.5" cy="-6.5" rx="4.5" ry="3.5"/><ellipse class="ap-ol ap-honey" cy="1.5" rx="9" ry="6"/><path class="ap-dk" d="M-3.5-4.2Q-5 1.5-3.5 7.2L-.8 7.5Q-2 1.5-.8-4.5ZM2-4.4Q1 1.5 2 7.3L4.5 6.5Q3.6 1.5 4.5-3.6Z"/>"#;
/// The back of a seed card.
pub const CARD: &str = r#"<path class="ap-ol ap-seedc" d="M-7-10.5H7V10.5H-7Z"/>"#;
/// A sprout.
pub const SPROUT: &str = r#"<path class="ap-st" d="M0 8V-1"/><path class="ap-ol ap-leafc" d="M0 0C-6 0-7-4-6.5-6-2-6 0-4 0 0ZM0-1C5-1 6.5-5 6-8 2-7.5 0-5 0-1Z"/>"#;
/// Two arrows in a circle.
pub const CIRCLE: &str = r#"<path class="ap-st ap-bare" d="M-8-3A8.5 8.5 0 0 1 7-5M8 3A8.5 8.5 0 0 1-7 5"/><path class="ap-fillk ap-bare" d="M9.5-9V-2.5H3ZM-9.5 9V2.5H-3Z"/>"#;
/// The queen ship.
pub const SHIP: &str = r#"<path class="ap-ol ap-honey" d="M0-11Q8-4 7 6H-7Q-8-4 0-11Z"/><circle class="ap-ol ap-glass" cy="-2" r="3.2"/><path class="ap-ol ap-redc" d="M-7 1L-11 9-6 7ZM7 1L11 9 6 7Z"/><path class="ap-ol ap-flamec" d="M-3.5 7H3.5L0 12Z"/>"#;
/// A planet.
pub const PLANET: &str =
    r#"<circle class="ap-ol ap-planetc" r="7.5"/><path class="ap-st" d="M-11 4Q-4 1 2-2T11-5"/>"#;
/// Hibernation.
pub const MOON: &str = r#"<path class="ap-ol ap-moonc" d="M3-10.5A10.5 10.5 0 1 0 10.5 4.5 9 9 0 0 1 3-10.5Z"/><path class="ap-st ap-thin" d="M-4 0h4l-4 5h4"/>"#;
/// A dance.
pub const EIGHT: &str =
    r#"<path class="ap-st ap-bare ap-thick" d="M0 0C-4-7-11-6-11 0S-4 7 0 0 11-7 11 0 4 7 0 0Z"/>"#;
/// Queen's Favor.
pub const CROWN: &str = r#"<path class="ap-ol ap-goldc" d="M-10 8L-11-6-5 0 0-9 5 0 11-6 10 8Z"/><path class="ap-st ap-thin" d="M-8 5H8"/>"#;
/// Carving, the action.
pub const CHISEL: &str = r#"<path class="ap-ol ap-woodc" d="M-10-6L-6-10 0-4-4 0Z"/><path class="ap-ol ap-steelc" d="M-3 1L1-3 10 6 10 10 6 10Z"/>"#;
/// An arrow back.
pub const HOME: &str =
    r#"<path class="ap-st ap-bare" d="M9-6A9 9 0 1 0 9 6"/><path class="ap-fillk ap-bare" d="M12-9V-1H4Z"/>"#;
/// Any basic resource.
pub const BASIC: &str = r#"<path class="ap-ol ap-pollen" d="M0 0L-9.1-5.3A10.5 10.5 0 0 1 9.1-5.3Z"/><path class="ap-ol ap-water" d="M0 0L9.1-5.3A10.5 10.5 0 0 1 0 10.5Z"/><path class="ap-ol ap-fibre" d="M0 0V10.5A10.5 10.5 0 0 1-9.1-5.3Z"/>"#;
/// Wax or honey.
pub const REFINED: &str = r#"<path class="ap-ol ap-wax" d="M-1-10.5L-10.5-4V5L-1 10.5Z"/><path class="ap-ol ap-amber" d="M1-10.5L10.5-4V5L1 10.5Z"/>"#;
/// A worker gets stronger.
pub const STRENGTHEN: &str = r#"<path class="ap-ol ap-okc" d="M0-11.5L8-3H4V3H-4V-3H-8Z"/><path class="ap-ol ap-creamc" d="M-9 5H9V11.5H-9Z"/><path class="ap-dk" d="M-6 8.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM-1.5 8.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM3 8.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z"/>"#;
/// Building.
pub const HAMMER: &str = r#"<path class="ap-ol ap-woodc" d="M-10 7L-1-2 2 1-7 10Z"/><path class="ap-ol ap-steelc" d="M-4-7L1-11 11-1 7 4 4 2 3-1-1-4Z"/>"#;
/// All others.
pub const OTHERS: &str = r#"<path class="ap-ol ap-creamc" d="M-11 9Q-9 2-5 2T1 9Z"/><path class="ap-ol ap-creamc" d="M-1 9Q1 2 5 2T11 9Z"/><path class="ap-ol ap-creamc" d="M-8.6-2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM1.4-2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z"/><path class="ap-st ap-thin" d="M0-12V-7M-2.5-9L0-6.5 2.5-9"/>"#;
/// The faction tile is turned.
pub const UPGRADE: &str = r#"<path class="ap-ol ap-honey" d="M1.1 1L-1.7 5.8L-7.3 5.8L-10.1 1L-7.3-3.8L-1.7-3.8ZM9.6-4L6.8 .8L1.2 .8L-1.6-4L1.2-8.8L6.8-8.8ZM9.6 6L6.8 10.8L1.2 10.8L-1.6 6L1.2 1.2L6.8 1.2Z"/><path class="ap-ol ap-okc" d="M-5-12L0-7H-3V-2H-7V-7H-10Z"/>"#;
/// A frame.
pub const FRAME: &str = r#"<path class="ap-ol ap-woodc" d="M6.2-5L3.1 .4L-3.1 .4L-6.2-5L-3.1-10.4L3.1-10.4ZM6.2 5.7L3.1 11.1L-3.1 11.1L-6.2 5.7L-3.1 .3L3.1 .3Z"/><path class="ap-ol ap-woodc" d="M-2.5 .4L-5 4.7L-10 4.7L-12.5 .4L-10-3.9L-5-3.9ZM12.5 .4L10 4.7L5 4.7L2.5 .4L5-3.9L10-3.9Z"/><path class="ap-creamc" d="M3.2-5L1.6-2.2L-1.6-2.2L-3.2-5L-1.6-7.8L1.6-7.8ZM3.2 5.7L1.6 8.5L-1.6 8.5L-3.2 5.7L-1.6 2.9L1.6 2.9ZM-5.1 .4L-6.3 2.5L-8.7 2.5L-9.9 .4L-8.7-1.7L-6.3-1.7ZM9.9 .4L8.7 2.5L6.3 2.5L5.1 .4L6.3-1.7L8.7-1.7Z"/>"#;
/// Growing.
pub const SKEP: &str = r#"<path class="ap-ol ap-honey" d="M-6-9H6Q9-6 9-3 11 0 11 3 12 6 10 10H-10Q-12 6-11 3-11 0-9-3-9-6-6-9Z"/><path class="ap-oln ap-thin" d="M-9-3H9M-11 3H11"/><path class="ap-dk" d="M-3 10V7A3 3 0 0 1 3 7V10Z"/>"#;
/// The end of the game.
pub const FLAG: &str = r#"<path class="ap-st" d="M-8-11V12"/><path class="ap-ol ap-creamc" d="M-7-10.5H10L6-5 10 1H-7Z"/><path class="ap-dk" d="M-7-10.5H-2V-5H4V1H-2V-5H-7Z"/>"#;
/// A lightning bolt on a seed card: it is played.
const BOLT: &str = r#"<path class="ap-ol ap-goldc" d="M1-8L-5 2H0L-2 8 5-2H0Z"/>"#;
/// A plus on green ground.
pub(super) const PLUS: &str =
    r#"<path class="ap-ol ap-okc" d="M-1.5-12H1.5V-9H4.5V-6H1.5V-3H-1.5V-6H-4.5V-9H-1.5Z"/>"#;
/// An arrow down into the store.
const INTO: &str = r#"<path class="ap-ol ap-okc" d="M1 3H7V7H10L4 12.5-2 7H1Z"/>"#;
/// What is left behind by one that flies off.
const GONE: &str = r#"<path class="ap-st ap-bare ap-thin" d="M-12-5H-7M-12 1H-8M-12 7H-7"/>"#;

/// The class of a kind of tiles.
pub const fn class_of(kind: TileKind) -> &'static str {
    ["ap-k-farm", "ap-k-recruit", "ap-k-development", "ap-k-carving"][kind as usize]
}

/// What is drawn in the hexagon of a kind.
const KINDS: [&str; 4] = [
    r#"<path class="ap-ln" d="M-6 3Q0-1 6 3M-5 7Q0 4 5 7"/><path class="ap-ol ap-leafc" d="M0 1C-5-1-5-6 0-8 5-6 5-1 0 1Z"/>"#,
    r#"<circle class="ap-ol ap-creamc" cy="-2" r="4.5"/><path class="ap-ol ap-creamc" d="M-6 8Q0 1 6 8Z"/>"#,
    r#"<path class="ap-ol ap-creamc" d="M-6 6V-2L-2-5V-2L2-5V-2L6-5V6Z"/>"#,
    r#"<path class="ap-ol ap-creamc" d="M0-7L3-2 7 0 3 2 0 7-3 2-7 0-3-2Z"/>"#,
];

/// A tile of that kind.
pub fn kind(kind: TileKind) -> String {
    [hex(&[class_of(kind), " ap-ol"].concat(), 10.5), KINDS[kind as usize].to_owned()].concat()
}

/// A tile of any kind.
pub fn any_kind() -> String {
    [hex("ap-k-any ap-ol", 10.5), r#"<path class="ap-ol ap-creamc" d="M-5-4H5V5H-5Z"/>"#.to_owned()].concat()
}

/// A tile, whatever it is, without a face.
fn blank() -> String {
    hex("ap-ol ap-creamc", 10.5)
}

/// One of each kind.
fn set() -> String {
    let places = [(-5.0, -5.0), (5.0, -5.0), (-5.0, 5.0), (5.0, 5.0)];
    TileKind::ALL
        .into_iter()
        .zip(places)
        .map(|(kind, place)| hexes(&[class_of(kind), " ap-ol"].concat(), 5.2, &[place]))
        .collect()
}

/// VP, without their number.
pub fn medal(side: f32) -> String {
    hex("ap-ol ap-goldc", side)
}

/// A seed card.
pub fn card() -> String {
    [CARD, SPROUT].concat()
}

/// A new worker.
pub fn new_worker() -> String {
    [put(-1.0, 2.0, 0.92, BEE), put(6.0, 2.0, 1.0, PLUS)].concat()
}

/// A seed is planted.
pub fn plant() -> String {
    [r#"<path class="ap-ol ap-soilc" d="M-11.5 11Q-10 3 0 3T11.5 11Z"/>"#, &put(0.0, -3.0, 1.0, SPROUT)]
        .concat()
}

/// Workers come back to the pool.
pub fn recall() -> String {
    let arrow = r#"<path class="ap-st ap-bare" d="M10 5V-3Q10-9 3-9"/><path class="ap-fillk ap-bare" d="M4.5-13V-5L-1.5-9Z"/>"#;
    [put(-3.0, 2.0, 0.72, BEE), arrow.to_owned()].concat()
}

/// A farm pays.
pub fn income() -> String {
    [put(0.0, -1.0, 0.95, &kind(TileKind::Farm)), put(1.0, 0.0, 1.0, INTO)].concat()
}

/// What the planet under the ship shows.
pub fn harvest() -> String {
    [put(-1.0, -3.0, 0.9, PLANET), INTO.to_owned()].concat()
}

/// A tile goes into the reserve.
pub fn reserve() -> String {
    [blank(), r#"<path class="ap-ol ap-redc" d="M-4-9H4V7L0 3-4 7Z"/>"#.to_owned()].concat()
}

/// A row is dealt anew.
pub fn refresh() -> String {
    [hex("ap-ol ap-creamc", 5.0), CIRCLE.to_owned()].concat()
}

/// A carving of somebody else's counts.
pub fn copy() -> String {
    let two = hexes("ap-ol ap-k-carving", 7.0, &[(-4.0, -2.0), (4.0, 3.0)]);
    [two, r#"<path class="ap-st ap-thin" d="M4 0V6M1 3H7"/>"#.to_owned()].concat()
}

/// The outline and pips of a strength from 1 to 4: circle, pill, triangle, diamond.
pub fn plate(strength: u8) -> String {
    const OUTLINES: [&str; 4] = [
        "M-10.5 0a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0Z",
        "M-5-8H5A8 8 0 0 1 5 8H-5A8 8 0 0 1-5-8Z",
        "M0-11.5L11.5 9H-11.5Z",
        "M0-12L12 0 0 12-12 0Z",
    ];
    const PIPS: [&[(f32, f32)]; 4] = [
        &[(0.0, 0.0)],
        &[(-4.0, 0.0), (4.0, 0.0)],
        &[(0.0, -3.5), (-4.5, 4.5), (4.5, 4.5)],
        &[(0.0, -5.5), (-5.5, 0.0), (5.5, 0.0), (0.0, 5.5)],
    ];
    let at = usize::from(strength.clamp(1, 4) - 1);
    ["<path class=\"ap-ol ap-creamc\" d=\"", OUTLINES[at], "\"/>", &discs("ap-dk", 2.0, PIPS[at])].concat()
}

/// A few resources together.
fn goods() -> String {
    let part = |x, y, one| put(x, y, 0.62, resource(one));
    [part(-5.0, 3.0, Resource::Pollen), part(5.0, 3.0, Resource::Honey), part(0.0, -5.0, Resource::Water)]
        .concat()
}

/// A storage spot.
pub const SPOT: &str = r#"<path class="ap-ol ap-woodc" d="M-10-10H10V10H-10Z"/><circle class="ap-dk" r="6"/><path class="ap-shine" d="M-3 3A4.5 4.5 0 0 0 3 3"/>"#;

/// A tile of that kind is built.
fn built(face: &str) -> String {
    [put(-1.0, 1.0, 0.92, face), put(7.0, -6.0, 0.55, HAMMER)].concat()
}

/// What lies round a tile.
fn around(face: &str) -> String {
    let near = [(0.0, -7.5), (6.5, 3.8), (-6.5, 3.8)].map(|(x, y)| put(x, y, 0.42, face));
    [hex("ap-oln ap-dash", 5.0), near.concat()].concat()
}

/// The largest group of that kind.
fn group(of: TileKind) -> String {
    let others = hexes(&["ap-ol ", class_of(of)].concat(), 6.0, &[(-5.5, -3.0), (4.0, -6.0)]);
    [others, put(0.0, 5.0, 0.6, &kind(of))].concat()
}

/// What a clause listens for.
pub fn trigger(trigger: Trigger) -> String {
    match trigger {
        Trigger::Explore => SHIP.to_owned(),
        Trigger::Discover => [
            &put(-1.0, 1.0, 0.95, PLANET),
            r#"<path class="ap-ol ap-goldc" d="M7-12L8.5-8 12-7 8.5-5.5 7-2 5.5-5.5 2-7 5.5-8Z"/>"#,
        ]
        .concat(),
        Trigger::Advance => advance(),
        Trigger::BuildFarm => built(&kind(TileKind::Farm)),
        Trigger::BuildRecruit => built(&kind(TileKind::Recruit)),
        Trigger::BuildDevelopment => built(&kind(TileKind::Development)),
        Trigger::BuildCarving => built(&kind(TileKind::Carving)),
        Trigger::BuildAny => built(&any_kind()),
        Trigger::Grow => SKEP.to_owned(),
        Trigger::GainWorker => new_worker(),
        Trigger::Frame => FRAME.to_owned(),
        Trigger::Research => research(),
        Trigger::Plant => plant(),
        Trigger::Convert => CIRCLE.to_owned(),
        Trigger::Dance => EIGHT.to_owned(),
        Trigger::Carve => CHISEL.to_owned(),
        Trigger::Retrieve => retrieve(),
        Trigger::Bumped => bumped(),
        Trigger::Bump => {
            let arrow = r#"<path class="ap-fillk" d="M-1 7H8V4L11 8.5 8 12V10H-1Z"/>"#;
            [put(-5.0, 3.0, 0.62, BEE), put(6.0, -3.0, 0.5, BEE), arrow.to_owned()].concat()
        }
        Trigger::Hibernate => MOON.to_owned(),
        Trigger::Seed => [CARD, BOLT].concat(),
        Trigger::Place1 => plate(1),
        Trigger::Place2 => plate(2),
        Trigger::Place3 => plate(3),
        Trigger::Place4 => plate(4),
        Trigger::Teach => [put(0.0, 3.0, 0.85, EIGHT), PLUS.to_owned()].concat(),
        Trigger::Upgrade => UPGRADE.to_owned(),
    }
}

/// The action Advance.
pub fn advance() -> String {
    let places = [(-6.0, 6.0), (0.0, -1.0), (6.0, -7.0)];
    TileKind::ROWS
        .into_iter()
        .zip(places)
        .map(|(kind, place)| hexes(&["ap-ol ", class_of(kind)].concat(), 5.5, &[place]))
        .collect()
}

/// The action Research.
pub fn research() -> String {
    const CARDS: &str = r#"<path class="ap-ol ap-seedc" transform="rotate(-14) translate(-2 0)" d="M-7-10.5H7V10.5H-7Z"/><path class="ap-ol ap-seedc" transform="rotate(12) translate(2 0)" d="M-7-10.5H7V10.5H-7Z"/>"#;
    [CARDS, &put(1.0, 0.0, 0.9, SPROUT)].concat()
}

/// Workers are retrieved.
pub fn retrieve() -> String {
    [HOME, &put(-1.0, 0.0, 0.6, BEE)].concat()
}

/// A worker is sent off by another one.
pub fn bumped() -> String {
    [&put(3.0, 1.0, 0.8, BEE), GONE].concat()
}

/// What can be counted.
pub fn count(count: Count) -> String {
    match count {
        Count::Built(of) => kind(of),
        Count::Tile => blank(),
        Count::Set => set(),
        Count::Frame => FRAME.to_owned(),
        Count::Full => {
            [hex("ap-ol ap-honey", 10.5), r#"<path class="ap-st" d="M-5 0L-1 4 6-4"/>"#.to_owned()].concat()
        }
        Count::Planted => plant(),
        Count::Hand => card(),
        Count::Explored => PLANET.to_owned(),
        Count::Pod => MOON.to_owned(),
        Count::Sector => hexes("ap-ol ap-combc", 6.0, &[(-5.0, -3.0), (5.0, -3.0), (0.0, 5.5)]),
        Count::Worker => BEE.to_owned(),
        Count::Worker4 => [
            put(0.0, -2.0, 0.85, BEE),
            discs("ap-dk", 1.7, &[(-6.0, 9.0), (-2.0, 9.0), (2.0, 9.0), (6.0, 9.0)]),
        ]
        .concat(),
        Count::Strength => plate(4),
        Count::Favor => CROWN.to_owned(),
        Count::Resource(one) => resource(one).to_owned(),
        Count::Basic => BASIC.to_owned(),
        Count::Refined => REFINED.to_owned(),
        Count::Resources => goods(),
        Count::Spot => SPOT.to_owned(),
        Count::Empty => hex("ap-oln ap-dash", 10.5),
        Count::Bonus => [
            hex("ap-ol ap-combc", 10.5),
            r#"<path class="ap-ol ap-goldc" d="M0-6L2-2 6-1 3 2 4 6 0 4-4 6-3 2-6-1-2-2Z"/>"#.to_owned(),
        ]
        .concat(),
        Count::Outer => [FRAME, &hexes("ap-ol ap-k-development", 5.0, &[(0.0, -5.0)])].concat(),
        Count::Taught => EIGHT.to_owned(),
        Count::AdjacentVp => around(&medal(10.5)),
        Count::Adjacent(of) => around(&kind(of)),
        Count::AdjacentTile => around(&blank()),
        Count::AdjacentKinds => around(&set()),
        Count::AdjacentFaction => around(&hex("ap-ol ap-honey", 10.5)),
        Count::Group(of) => group(of),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_another_one() {
        let mut all: Vec<String> = RESOURCES.iter().map(|one| (*one).to_owned()).collect();
        all.extend(TileKind::ALL.map(kind));
        all.extend((1..=4).map(plate));
        all.extend(TileKind::ALL.map(|of| count(Count::Group(of))));
        all.extend(TileKind::ALL.map(|of| count(Count::Adjacent(of))));
        all.extend(
            [
                Count::Tile,
                Count::Set,
                Count::Full,
                Count::Sector,
                Count::Worker,
                Count::Worker4,
                Count::Resources,
            ]
            .map(count),
        );
        all.extend(
            [Count::Spot, Count::Empty, Count::Bonus, Count::Outer, Count::AdjacentVp, Count::AdjacentTile]
                .map(count),
        );
        all.extend([
            any_kind(),
            new_worker(),
            plant(),
            recall(),
            income(),
            harvest(),
            reserve(),
            refresh(),
            copy(),
            retrieve(),
            bumped(),
        ]);
        for (number, one) in all.iter().enumerate() {
            assert!(all[..number].iter().all(|other| other != one), "{number}: {one}");
            assert!(!one.contains("style="), "{one}");
        }
    }
}
