//! The five islands: land with body, and on each what it is known by besides its number: palms at a lagoon, a lighthouse on chalk,
//! firs on earth, an arch of rock, huts with a jetty.

use hexx::Vec2;

use super::{
    ground::{blob, land},
    put, shape, volcano,
};
use crate::{
    app::board::{
        emblems::{HUT, PALM},
        plane::at,
    },
    rules::volcano::Island,
};

/// Raised ground with grass on it.
fn plateau(seed: i32, rx: f32, ry: f32, middle: Vec2, height: f32) -> String {
    let layers = [("i-turf3", height), ("i-turf2", height * 0.4), ("i-turf", 0.0)];
    let layer = |(class, low): (&str, f32)| shape(class, &blob(seed, rx, ry, middle + at(0.0, low), 0.16));
    let lit = blob(seed + 1, rx * 0.68, ry * 0.58, middle - at(rx * 0.14, ry * 0.16), 0.18);
    [layers.map(layer).concat(), shape("i-turf-lit", &lit)].concat()
}

/// A fir of 64 units.
const FIR: &str = r#"<path d="M0-64L8-38H5L14-18H9L20 0Q0 6-20 0L-9-18H-14L-5-38H-8Z"/><path class="fir-d" d="M0-64L8-38H5L14-18H9L20 0Q10 3 2 3Z"/>"#;
/// Where firs stand, from back to front, how large, in which tone.
const FIRS: [(&str, &str); 7] = [
    ("-34 -8) scale(.76", "fir1"),
    ("26 -12) scale(.74", "fir1"),
    ("-6 -16", "fir2"),
    ("-50 4) scale(.6", "fir2"),
    ("44 2) scale(.62", "fir2"),
    ("-22 6) scale(.84", "fir3"),
    ("14 4) scale(.82", "fir3"),
];

const TUFTS: &str = "M-46 4q3-10 6 0 3-11 6 0M40 2q3-9 5 0 3-9 5 0";
const LIGHTHOUSE: &str = r#"<path class="lh-house" d="M8-8V-26L22-36 36-26V-8Z"/><path class="lh-red line" d="M4-24L22-40 40-24 36-20 22-32 8-20Z"/><path class="lh-body" d="M-33 3L-28-58H-12L-7 3Q-20 9-33 3Z"/><path class="lh-red" d="M-32-9L-31-26Q-20-22-9-26L-8-9Q-20-4-32-9ZM-30-38L-28-54Q-20-50-12-54L-10-38Q-20-34-30-38Z"/><path class="fir-d" d="M-20 6L-19-58H-12L-7 3Q-12 6-20 6Z"/><path class="rk-back" d="M-34-58H-6L-9-64H-31Z"/><path class="lh-lamp" d="M-27-64V-76H-13V-64Z"/><path class="lh-red line" d="M-31-76Q-20-94-9-76Z"/><path class="lh-beam" d="M-13-74L62-92V-54L-13-67Z"/>"#;
const ARCH: &str = r#"<path class="rk-back" d="M-58 18Q-66-20-46-44-34-62-10-60 20-66 42-46 60-30 58 18Z"/><path class="rk" d="M-58 20Q-68-18-48-42-36-60-12-57 16-62 38-44 58-26 58 20Q46 27 30 21 34-8 14-20-8-28-20-10-27 2-24 22-44 28-58 20Z"/><path class="rk-hole" d="M-24 22Q-27 2-20-10-8-28 14-20 34-8 30 21 4 28-24 22Z"/><path class="bay" d="M-23 14Q0 6 30 13L30 21Q4 28-24 22Z"/><path class="rk-lit" d="M-52-16Q-48-36-32-46-40-28-40-6-46-4-52-16ZM-24-48Q-8-56 10-52-2-44-22-40Z"/><path class="rk-crack" d="M-44 14Q-38-4-44-16M40 16Q44-6 34-22M4-56Q2-42-8-34"/><path class="i-turf" d="M-40-48Q-30-60-12-57 16-62 36-45 18-50 6-48-10-46-20-50-32-50-40-48Z"/><path class="bird" d="M42-66q5-6 9 0 4-6 9 0M56-54q4-5 7 0 3-5 7 0"/>"#;
const JETTY: &str = r#"<path class="jt" d="M34 22L66 38M40 16L72 32"/><path class="jt post" d="M44 20V32M58 26V40M70 32V46M-13 28L10 25M-12 24L9 29"/>"#;
const FIRE: &str = r#"<path class="fl-out" d="M-8 26q5-12 8-16 4 8 5 16Z"/><path class="fl-in" d="M-5 26q3-6 5-9 2 4 3 9Z"/>"#;

/// What stands on an island.
fn crest(island: Island) -> String {
    match island {
        Island::One => [
            shape("lagoon-rim", &blob(21, 27.0, 13.0, at(8.0, 20.0), 0.1)),
            shape("bay", &blob(21, 23.0, 10.0, at(8.0, 21.0), 0.1)),
            plateau(14, 36.0, 18.0, at(-18.0, -2.0), 6.0),
            put(PALM, "-34 -18) scale(1.05"),
            put(PALM, "6 -12) scale(-.85 .85"),
            shape("i-tuft", TUFTS),
        ]
        .concat(),
        Island::Two => [&plateau(24, 46.0, 24.0, at(-8.0, 0.0), 12.0), LIGHTHOUSE].concat(),
        Island::Three => {
            let fir = |(place, tone)| ["<g class=\"fir ", tone, "\">", &put(FIR, place), "</g>"].concat();
            [plateau(33, 58.0, 30.0, at(-2.0, -2.0), 11.0), FIRS.map(fir).concat()].concat()
        }
        Island::Four => ARCH.to_owned(),
        Island::Five => [
            &plateau(52, 48.0, 22.0, at(-10.0, -6.0), 8.0),
            JETTY,
            &put(HUT, "-30 -12) scale(.86"),
            &["<g class=\"v3\">", &put(HUT, "18 -6) scale(.7"), "</g>"].concat(),
            FIRE,
        ]
        .concat(),
        Island::Volcano => String::new(),
    }
}

/// An island without what lies on it, as inner SVG; the volcano asleep.
pub fn island(island: Island) -> String {
    match island {
        Island::Volcano => volcano(1, false),
        _ => [land(island), crest(island)].concat(),
    }
}
