//! Portraits of the factions: a bee's head, and what it wears says what it does.

use super::{
    fit::fit,
    icons::{BEE, hexes, put},
    phrase,
};
use crate::rules::apiary::{Pack, pack::Faction};

/// What the factions of the built-in pack wear, by number from 1; what is drawn otherwise is empty.
const WORN: [&str; 20] = [
    r##"<path class="ap-leafc ap-ol" d="M-20-12Q-26-26-12-22ZM20-12Q26-26 12-22Z"/>"##,
    r##"<path class="ap-goldc ap-ol" d="M0-38L4-27 16-26 7-19 10-8 0-14-10-8-7-19-16-26-4-27Z"/>"##,
    r##"<path class="ap-wax ap-ol" d="M-20 14L-26 24H26L20 14Q0 22-20 14Z"/><path class="ap-st" d="M22-28V-14M22-28L32-31V-17"/><path class="ap-dk" d="M15.6 -13a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM25.6 -16a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z"/>"##,
    r##"<path class="ap-steelc ap-ol" d="M-19-8Q-18-27 0-27T19-8Z"/><path class="ap-goldc ap-ol" d="M-7-27H7V-14H-7Z"/><path class="ap-flamec ap-ol" d="M0-26Q5-20 0-16-5-20 0-26Z"/>"##,
    r##"<path class="ap-moonc ap-ol" d="M-19-8Q-14-26 0-26 22-26 30-4L24-2Q18-14 8-14Q-6-14-19-8Z"/><circle class="ap-creamc ap-ol" cx="28" cy="-1" r="5"/>"##,
    r##"<path class="ap-water ap-ol" d="M-19-8Q-24-30 2-32-6-26-2-22 10-30 20-22 12-20 19-8 0-20-19-8Z"/>"##,
    r##"<path class="ap-woodc ap-ol" d="M-20-4Q-20-26 0-26T20-4L16-8H-16Z"/><circle class="ap-glass ap-ol" cx="-8" cy="-14" r="7"/><circle class="ap-glass ap-ol" cx="8" cy="-14" r="7"/><path class="ap-flamec ap-ol" d="M-20-8L-38-16-32-8-40-2Z"/>"##,
    r##"<path class="ap-honey ap-ol" d="M-32-10Q0-22 32-10 20-4 0-6-20-4-32-10Z"/><path class="ap-honey ap-ol" d="M-15-13Q-12-30 0-30T15-13Q0-18-15-13Z"/><path class="ap-fibre ap-ol" d="M-15-16Q0-21 15-16V-11Q0-16-15-11Z"/>"##,
    r##"<path class="ap-fillk ap-ol ap-felt" d="M-14-38H14V-14H-14Z"/><path class="ap-fillk ap-ol ap-felt" d="M-24-14H24V-9H-24Z"/><path class="ap-pollen ap-ol" d="M-14-20H14V-14H-14Z"/>"##,
    r##"<path class="ap-steelc ap-ol" d="M-21 4V-8Q-21-29 0-29T21-8V4L13-2V-9H-13V-2Z"/><path class="ap-redc ap-ol" d="M-3-28Q-6-42 8-40 4-34 4-28Z"/>"##,
    r##"<path class="ap-redc ap-ol" d="M-20-14Q0-24 20-14V-7Q0-17-20-7Z"/><path class="ap-redc ap-ol" d="M18-12L32-18 28-10 34-6Z"/>"##,
    r##"<path class="ap-leafc ap-ol" d="M2-18C-14-18-18-32-16-38-2-38 4-28 2-18ZM2-18C12-18 20-26 18-34 8-34 2-28 2-18Z"/><circle class="ap-ol" cx="-8" cy="-1" r="7" fill="#fff" fill-opacity=".5"/><circle class="ap-ol" cx="8" cy="-1" r="7" fill="#fff" fill-opacity=".5"/>"##,
    r##"<path class="ap-k-carving ap-ol" d="M-19-9Q0-22 19-9L18-15Q0-27-18-15Z"/><path class="ap-redc ap-ol" d="M6-18Q4-40 24-40 28-26 6-18Z"/><path class="ap-ln" d="M8-20L22-36"/>"##,
    r##"<path class="ap-pollen ap-ol" d="M-21-8Q-20-29 0-29T21-8L26-5H-26Z"/><path class="ap-pollen ap-ol" d="M-4-31H4V-9H-4Z"/>"##,
    r##"<path class="ap-steelc ap-ol" d="M-17 6Q-18 30 0 34 18 30 17 6 8 12 0 9-8 12-17 6Z"/><path class="ap-steelc ap-ol" d="M-15-9L-4-7-4-4-15-4ZM15-9L4-7 4-4 15-4Z"/>"##,
    "",
    r##"<path class="ap-fillk ap-ol ap-cloth" d="M0-36L30-24 0-12-30-24Z"/><path class="ap-fillk ap-ol ap-cloth" d="M-15-19V-10Q0-4 15-10V-19L0-13Z"/><path class="ap-goldc ap-ol" d="M26-23V-8L22-2H30L26-8Z"/>"##,
    r##"<path class="ap-amber ap-ol" d="M-17-10Q-20-30-12-34H12Q20-30 17-10Q0-18-17-10Z"/><path class="ap-lid ap-ol" d="M-15-40H15V-33H-15Z"/>"##,
    r##"<path class="ap-k-farm ap-ol" d="M-20-9Q-24-24-4-26-8-34 6-33 26-28 20-9 0-22-20-9Z"/><path class="ap-st ap-thin" d="M-16-14Q0-28 18-18M-8-24Q6-28 14-24"/><circle class="ap-redc ap-ol" cy="-17" r="4.5"/>"##,
    "",
];
/// Whose feelers are under what they wear.
const COVERED: [u8; 10] = [2, 5, 8, 9, 10, 16, 17, 18, 19, 20];
const FEELERS: &str = r#"<path class="ap-st ap-fine" d="M-8-17Q-11-28-16-29M8-17Q11-28 16-29"/>"#;
const SHOULDERS: &str = r#"<path class="ap-honey ap-ol" d="M-28 30Q-24 12 0 12T28 30L20 34H-20Z"/><path class="ap-dk" d="M-24 22Q0 12 24 22L26 27Q0 17-26 27Z"/>"#;
const FACE: &str = r##"<circle class="ap-b-face ap-ol" r="19"/><path class="ap-dk" d="M-9.6-1a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0ZM4.4-1a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z"/><path class="ap-st ap-fine" d="M-5 7Q0 11 5 7"/><path class="ap-b-cheek" d="M-15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM9 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"/>"##;

/// The box of a portrait.
pub const FRAME: &str = "-48 -46 96 92";

/// Petals or bees all round.
fn ring(count: u16, first: u16, class: &str, far: &str, d: &str) -> String {
    let one = |i: u16| {
        let turn = (i * 360 / count + first).to_string();
        [
            "<path class=\"",
            class,
            " ap-ol\" transform=\"rotate(",
            &turn,
            ") translate(0 ",
            far,
            ")\" d=\"",
            d,
            "\"/>",
        ]
        .concat()
    };
    (0..count).map(one).collect()
}

/// The portrait of a faction, as inner SVG within [`FRAME`]. One of another pack than the built-in one has the first icon of its text
/// on its front.
pub fn crest(pack: &Pack, of: &Faction) -> String {
    let number = of.item.number();
    let hue = (u16::from(number) * 67 + 20) % 360;
    let known = pack.is_caldera();
    let worn = WORN.get(usize::from(number.saturating_sub(1))).filter(|_| known).copied().unwrap_or("");
    let flower = ring(5, 0, "ap-pollen", "0", "M0-2C-5-6-4-12 0-13 4-12 5-6 0-2Z");
    let more = match (known, number) {
        (true, 1) => {
            [&put(0.0, -22.0, 1.0, &flower), r#"<circle class="ap-redc ap-ol" cy="-22" r="4"/>"#].concat()
        }
        (true, 16) => {
            [put(-22.0, -20.0, 0.95, BEE), put(22.0, -20.0, 0.95, BEE), put(0.0, -30.0, 0.95, BEE)].concat()
        }
        (false, _) => {
            let first = phrase::clauses(pack, of.clauses[0]).into_iter().take(1).collect::<Vec<_>>();
            put(0.0, -22.0, 1.0, &fit(&first, 44.0, 20.0, 1.0))
        }
        _ => String::new(),
    };
    let behind = match (known, number) {
        (true, 20) => ring(9, 20, "ap-k-recruit", "-19", "M0 4C-9 0-9-13 0-15 9-13 9 0 0 4Z"),
        _ => String::new(),
    };
    let feelers = if known && COVERED.contains(&number) { "" } else { FEELERS };
    let ground = |class: &str, side: f32, light: &str| {
        let paint = [" fill=\"hsl(", &hue.to_string(), light, ")\"/>"].concat();
        hexes(class, side, &[(0.0, 0.0)]).replace("/>", &paint)
    };
    let head = [SHOULDERS, &behind, FACE, feelers, worn, &more].concat();
    [
        ground("ap-ol", 46.0, " 42% 42%"),
        ground("ap-plain", 40.0, " 48% 72%"),
        r#"<path class="ap-light" d="M-40 0L-20-34.6H20L-24 34.6Z"/>"#.to_owned(),
        put(0.0, 6.0, 1.0, &head),
    ]
    .concat()
}
