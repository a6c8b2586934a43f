//! The volcano: a cone of basalt with a carved face, which wakes with the danger.

use super::{ground::land, shape};
use crate::{
    app::board::{
        path::path,
        plane::{at, noise, polar, wobble},
    },
    rules::volcano::Island,
};

/// The ribs of the cone.
const RIBS: i32 = 11;

/// The sides of the cone, from the rim of the crater to the shore, lit from the left.
fn facets() -> String {
    let rib = |i: i32| {
        let up = polar(190.8 + 201.6 / RIBS as f32 * i as f32, 1.0);
        let shore = at(up.x * (61.0 + wobble(i, 4, 0) * 3.5), 14.0 - up.y * 26.0 + wobble(i, 6, 0) * 2.0);
        (at(up.x * 27.0, -52.0 - up.y * 7.0), shore)
    };
    let facet = |i: i32| {
        let ((a, b), (c, e)) = (rib(i), rib(i + 1));
        let m = (a + b + c + e) / 4.0 + at(wobble(i, 8, 0) * 3.5, 3.0 + wobble(i, 9, 0) * 8.0);
        let light = 96.0 - 8.0 * i as f32 + 18.0 * (noise(i, 2, 0) - 0.5);
        let tone =
            |less: f32| ["facet f", &(((light - less) / 10.0).clamp(0.0, 9.0) as u8).to_string()].concat();
        let triangles = |corners: &[[hexx::Vec2; 3]]| {
            path(|to| {
                corners.iter().for_each(|three| {
                    to.polygon(*three);
                })
            })
        };
        [
            shape(&tone(0.0), &triangles(&[[a, c, m]])),
            shape(&tone(22.0), &triangles(&[[a, m, b], [c, m, e]])),
            shape(&tone(34.0), &triangles(&[[b, m, e]])),
        ]
        .concat()
    };
    (0..RIBS).map(facet).collect()
}

/// Asleep, one eye half open, awake, furious.
const EYES: [&str; 4] = [
    r#"<path class="vo-lid" d="M-27-7Q-18 1-9-7M9-7Q18 1 27-7M-9 17Q0 20 9 17"/>"#,
    r#"<path class="vo-eye" d="M-28-9Q-18-13-8-8-17-1-28-9Z"/><path class="vo-lid" d="M9-7Q18 1 27-7M-11 19Q0 15 11 19"/>"#,
    r#"<path class="vo-eye" d="M-30-14Q-18-16-8-6-20 2-30-14ZM30-14Q18-16 8-6 20 2 30-14ZM-17 24Q-8 14 0 16 8 14 17 24 8 21 0 22-8 21-17 24Z"/><path class="vo-pup" d="M-20-12q4 4 2 9h-4q-2-5 2-9ZM20-12q4 4 2 9h-4q-2-5 2-9Z"/><path class="vo-brow" d="M-34-20L-6-10M34-20L6-10"/>"#,
    r#"<path class="vo-eye" d="M-31-19Q-18-18-7-5-21 4-29-5-32-11-31-19ZM31-19Q18-18 7-5 21 4 29-5 32-11 31-19ZM-20 28Q-16 11 0 12 16 11 20 28 10 24 0 25-10 24-20 28Z"/><path class="vo-pup" d="M-21-15q5 6 2 13h-5q-2-7 3-13ZM21-15q5 6 2 13h-5q-2-7 3-13Z"/><path class="vo-brow" d="M-38-30L-4-11M38-30L4-11"/>"#,
];

/// What runs down its sides.
const FLOWS: [&str; 4] = [
    "",
    "M-22-49Q-30-36-40-30-44-18-52-8-50-20-44-32-36-44-29-50Z",
    "M-20-48Q-32-34-42-26-48-10-58 14-46 20-52 6-44-16-36-28-34-40-28-50ZM20-48Q32-36 42-28 50-8 52 8 54-14 48-32 36-46 28-50Z",
    "M-14-47Q-32-36-42-24-50-4-66 22-52 30-42 24-50 14-42-8-36-20-28-26-34-40-27-50ZM14-47Q32-36 42-24 50-4 66 22 52 30 42 24 50 14 42-8 36-20 28-26 34-40 27-50ZM-6-46Q-2-36-5-28 0-22 5-28 2-36 6-46Z",
];

/// The lake in the crater, seen from aside: its edge, and its core.
const LAKES: [[&str; 2]; 4] = [
    ["M-13-52a13 3 0 1 0 26 0a13 3 0 1 0-26 0Z", "M-6-52a6 1.5 0 1 0 12 0a6 1.5 0 1 0-12 0Z"],
    ["M-17-52a17 4.5 0 1 0 34 0a17 4.5 0 1 0-34 0Z", "M-10-52a10 2.5 0 1 0 20 0a10 2.5 0 1 0-20 0Z"],
    ["M-21-52a21 6 0 1 0 42 0a21 6 0 1 0-42 0Z", "M-14-52a14 3.5 0 1 0 28 0a14 3.5 0 1 0-28 0Z"],
    ["M-24-52a24 7 0 1 0 48 0a24 7 0 1 0-48 0Z", "M-18-52a18 4.5 0 1 0 36 0a18 4.5 0 1 0-36 0Z"],
];

/// Sparks over the crater.
const SPARKS: &str =
    r#"<path class="vo-spark" d="M-40-66l3 5M-26-86l2 6M34-78l-3 6M44-58l-5 3M14-98l-1 6"/>"#;

/// The face at a level of the danger.
pub fn eyes(level: u8) -> &'static str {
    EYES[usize::from(level.clamp(1, 4)) - 1]
}

/// Three puffs of smoke over the crater.
fn smoke(level: f32) -> String {
    let puff = |(number, y): (u8, f32)| {
        let (x, r) = (5.0 - 3.0 * f32::from(number % 2), 8.0 + level * (0.6 + 0.4 * f32::from(number)));
        let discs = path(|to| {
            to.disc(at(-x, y), r).disc(at(x, y - 4.0), r - 1.0);
        });
        shape(["fume", "fume fume2", "fume fume3"][usize::from(number)], &discs)
    };
    [(0, -68.0), (1, -83.0), (2, -98.0)].map(puff).concat()
}

/// The volcano at a level of the danger. Before an eruption it never sleeps: it glows, and sparks fly.
pub fn volcano(level: u8, due: bool) -> String {
    let at_level = usize::from(level.clamp(1, 4)) - 1;
    let mood = if due { at_level.max(2) } else { at_level };
    let glow = |(class, size): (&str, f32)| {
        let radius = (26.0 + 13.0 * f32::from(level) + if due { 20.0 } else { 0.0 }) * size;
        shape(
            class,
            &path(|to| {
                to.disc(at(0.0, -54.0), radius);
            }),
        )
    };
    let [lake, core] = LAKES[at_level];
    [
        land(Island::Volcano).as_str(),
        "<g class=\"cone\"><g class=\"cone-glow\">",
        &[("glow3", 1.0), ("glow2", 0.72), ("glow1", 0.46)].map(glow).concat(),
        "</g>",
        &smoke(f32::from(level)),
        r#"<path class="vo-sil" d="M-29-54Q-40-24-66 18-62 42 0 44 62 42 66 18 40-24 29-54Q0-66-29-54Z"/>"#,
        &facets(),
        &shape("vo-flow", FLOWS[mood]),
        r#"<path class="vo-pit" d="M-29-53A29 10 0 0 1 29-53Q26-44 0-43-26-44-29-53Z"/>"#,
        &shape("lava-mid", lake),
        &shape("lava-core", core),
        r#"<path class="vo-rim" d="M-29-53Q-26-45-13-44-4-40 4-43 16-46 29-53 26-41 12-39 0-36-12-39-26-42-29-53Z"/><path class="vo-sock" d="M-36-18Q-20-26-4-8-20 10-32-2ZM36-18Q20-26 4-8 20 10 32-2ZM-4-10L-10 8Q0 13 10 8L4-10Z"/>"#,
        EYES[mood],
        if due { SPARKS } else { "" },
        "</g>",
    ]
    .concat()
}
