//! The look of VOLCANO as constant inner SVG, painted by the classes of `55-volcano.css`, and where things are on the board: cards
//! of 180 units in a grid of 190, the middle of the sea at the origin, y downwards.

use hexx::Vec2;

use crate::{
    app::board::{
        emblems::{HUT, PALM},
        plane::at,
    },
    rules::volcano::{Cell, Island},
};

/// The side of the picture.
pub const SIDE: f32 = 990.0;
/// The same as an SVG `viewBox`.
pub const FRAME: &str = "-495 -495 990 990";
/// From the middle of a cell to that of the next.
pub const PITCH: f32 = 190.0;

/// The middle of a cell.
pub fn middle(cell: Cell) -> Vec2 {
    at(f32::from(cell.column()) - 3.0, f32::from(cell.row()) - 3.0) * PITCH
}

/// The cell under a point.
pub fn cell_at(point: Vec2) -> Option<Cell> {
    let number = |x: f32| (x / PITCH + 3.5).floor().clamp(0.0, 9.0) as u8;
    Cell::at(number(point.x), number(point.y))
}

/// The streams of a current that runs north.
pub const STREAM: &str =
    r#"<path class="stream" d="M-36 78C-48 34-24 14-36-40M36 78C24 34 48 14 36-40M0 84C-10 44 10 4 0-44"/>"#;
/// Its head, which lies over whatever is on the card.
pub const HEAD: &str = r#"<path class="head" d="M0-89L27-60 11-62V-50H-11V-62L-27-60Z"/>"#;
/// A resource of one point, and of three.
pub const RESOURCES: [&str; 2] = [
    r#"<g class="res1"><circle r="15"/><text>1</text></g>"#,
    r#"<g class="res3"><path d="M0-20L20 0 0 20-20 0Z"/><text>3</text></g>"#,
];
/// The crown of the parent, 20 × 16.
pub const CROWN: &str = r#"<path class="crown" d="M1 4L6 8 10 1 14 8 19 4 17 15H3Z"/>"#;
/// The pictures of GO and STAY, 32 × 32, in lines: arrows that go on, and an anchor.
pub const VOTES: [&str; 2] = [
    r#"<path d="M5 8L13 16 5 24M15 8L23 16 15 24M28 8V24"/>"#,
    r#"<circle cx="16" cy="6" r="3"/><path d="M16 9V28M10 14H22M5 19Q6 28 16 28T27 19M5 19L2.5 23M27 19L29.5 23"/>"#,
];

/// The outlines of the islands and of what grows on them.
const OUTLINES: [[&str; 2]; 6] = [
    [
        "M61 0c0 9 3 21-3 28c-5 7-20 9-30 12c-10 4-18 8-28 10c-10 1-25 3-34 0c-9-4-18-15-22-23c-3-8-2-18-1-27c1-9 1-17 5-25c4-8 10-19 18-24c9-4 24-4 34-2c10 1 18 7 28 11c10 3 25 5 30 12c6 6 3 19 3 28Z",
        "M41 0c0 7-2 16-7 21c-6 5-18 8-27 10c-9 1-22 2-30-1c-8-3-14-12-17-19c-3-7-2-15 1-22c3-7 8-16 16-20c7-4 21-5 31-3c10 1 22 6 28 11c5 6 6 16 5 23Z",
    ],
    [
        "M60 0c0 9-4 18-9 24c-6 7-14 12-22 18c-9 5-19 14-29 15c-10 1-22-6-32-11c-9-5-19-11-24-19c-5-8-7-18-7-27c1-9 6-17 11-25c5-8 11-18 19-22c9-5 22-6 33-6c11 0 24 1 33 5c9 4 18 13 23 21c4 8 5 18 4 27Z",
        "M43 0c0 7-4 16-10 21c-5 6-16 12-25 13c-9 1-21-3-29-7c-7-4-14-10-18-16c-3-7-6-16-3-23c3-6 12-13 21-16c8-3 19-4 28-3c9 1 19 5 25 10c6 6 11 14 11 21Z",
    ],
    [
        "M64 0c-1 8-10 16-16 23c-6 7-11 16-19 20c-8 4-19 5-29 6c-10 1-23 2-33-2c-9-3-17-12-23-20c-6-8-13-19-11-27c1-8 12-16 18-24c6-7 10-16 19-20c8-4 20-3 30-3c10 1 20 1 29 5c9 3 19 9 25 16c6 7 11 18 10 26Z",
        "M47 0c0 6-10 14-16 19c-7 6-14 15-23 17c-8 1-20-5-28-9c-8-4-16-9-20-16c-4-6-7-17-4-23c3-7 15-12 23-15c9-4 20-7 28-5c9 1 17 7 23 13c7 5 17 13 17 19Z",
    ],
    [
        "M56 0c-1 9 5 20 0 27c-5 7-18 10-27 15c-10 4-19 9-29 10c-10 1-23-1-32-5c-10-4-20-11-25-19c-5-8-5-19-4-28c0-9 2-19 7-26c6-7 17-10 26-14c9-5 18-11 28-11c10-1 20 3 30 7c10 4 24 9 28 16c4 7-2 19-2 28Z",
        "M42 0c1 7-5 14-11 20c-5 6-14 14-23 15c-9 1-22-3-29-7c-8-4-12-11-16-18c-3-7-9-16-6-22c3-6 15-11 24-14c8-3 18-5 26-4c8 1 17 6 23 11c6 5 12 12 12 19Z",
    ],
    [
        "M61 0c-1 9-2 18-7 26c-4 8-11 19-21 23c-9 3-23 0-33-1c-10-1-21-1-29-6c-8-4-15-12-19-19c-5-7-9-15-9-23c0-8 4-16 9-23c5-7 11-14 19-19c8-5 19-9 29-10c10-2 25-2 34 2c10 4 18 15 22 23c4 8 5 18 5 27Z",
        "M43 0c0 7-3 16-9 22c-6 5-17 8-27 10c-9 1-23 3-30-1c-8-4-10-14-13-21c-4-7-11-16-9-22c3-7 14-14 23-18c8-3 20-6 30-4c10 1 21 6 27 12c6 5 8 15 8 22Z",
    ],
    [
        "M66 0c0 11 0 24-6 32c-5 9-18 14-28 19c-10 5-21 12-32 12c-11 0-23-6-32-12c-9-6-16-13-22-22c-6-8-12-19-13-29c0-10 6-21 11-30c6-9 13-18 22-24c10-6 23-15 34-15c11 1 21 13 31 18c11 6 25 9 31 18c6 8 5 22 4 33Z",
        "M42 0c-1 7-5 14-11 20c-5 6-14 13-23 15c-9 1-21-3-29-7c-8-4-16-10-20-17c-3-6-3-16 0-22c3-7 12-13 20-16c8-4 19-7 29-6c9 1 22 5 28 10c6 6 7 16 6 23Z",
    ],
];

/// What each of the five is known by besides its number: palms, a lighthouse, firs, an arch of rock, huts.
const CRESTS: [&str; 5] = [
    "",
    r#"<path class="cr-wall" d="M-11 16L-7-42H7L11 16Z"/><path class="cr-red" d="M-10 2H10L9-10H-9ZM-8-22H8L7-32H-7Z"/><path class="cr-lamp" d="M-11-42H11L7-54H-7Z"/><path class="cr-red" d="M-10-54L0-66 10-54Z"/>"#,
    r#"<path class="fir" d="M-42 12L-27-26-12 12ZM12 12L28-30 44 12ZM-22 16L0-46 22 16Z"/><path class="fir-dim" d="M0-46L22 16H5ZM28-30L44 12H31ZM-27-26L-12 12H-24Z"/>"#,
    r#"<path class="rock" d="M-40 16Q-42-32-15-40T36-22Q44-8 40 16H19Q21-10 2-13T-17 16Z"/><path class="rock-lit" d="M-30-4q4-20 15-24M25-6q-4-10-14-14"/>"#,
    "",
];

/// The cone with its lava.
const CONE: &str = r#"<path class="facet f2" d="M62 0L54 29L0 0Z"/><path class="facet f0" d="M54 29L31 50L0 0Z"/><path class="facet f2" d="M31 50L0 58L0 0Z"/><path class="facet f2" d="M0 58L-31 50L0 0Z"/><path class="facet f4" d="M-31 50L-54 29L0 0Z"/><path class="facet f7" d="M-54 29L-62 0L0 0Z"/><path class="facet f9" d="M-62 0L-54 -29L0 0Z"/><path class="facet f8" d="M-54 -29L-31 -50L0 0Z"/><path class="facet f8" d="M-31 -50L0 -58L0 0Z"/><path class="facet f7" d="M0 -58L31 -50L0 0Z"/><path class="facet f5" d="M31 -50L54 -29L0 0Z"/><path class="facet f3" d="M54 -29L62 0L0 0Z"/><path class="lava-crust" d="M17 0Q12 -26 21 -58L0 -64L-21 -58Q-12 -26 -17 0ZM-10 14Q14 25 35 51L52 37L60 16Q28 5 10 -14ZM-8 -15Q-28 3 -61 11L-55 32L-40 47Q-17 23 8 15Z"/><path class="lava-edge" d="M13 0Q9 -26 16 -58L0 -64L-16 -58Q-9 -26 -13 0ZM-7 11Q16 22 38 47L52 37L57 20Q27 7 7 -11ZM-6 -11Q-27 5 -58 15L-55 32L-42 43Q-18 21 6 11Z"/><path class="lava-mid" d="M8 0Q6 -26 10 -58L0 -64L-10 -58Q-6 -26 -8 0ZM-5 7Q18 20 42 41L52 37L53 25Q25 10 5 -7ZM-4 -7Q-25 8 -55 20L-55 32L-45 38Q-20 18 4 7Z"/><path class="lava-hot" d="M4 0Q3 -26 5 -58L0 -64L-4 -58Q-3 -26 -4 0ZM-2 3Q20 17 45 37L52 37L50 30Q23 13 2 -3ZM-2 -3Q-24 11 -52 25L-55 32L-48 33Q-21 15 2 3Z"/><circle class="vent-rim" r="25"/><circle class="vent-stones" r="21"/><circle class="lava-edge" r="19"/><circle class="lava-mid" r="14.5"/><circle class="lava-hot" r="9.5"/><circle class="lava-core" r="4.5"/>"#;

/// An island, as inner SVG.
pub fn island(island: Island) -> String {
    let [shore, top] = OUTLINES[island.index()];
    let path = |class: &str, d: &str, transform: &str| {
        [r#"<path class=""#, class, r#"" d=""#, d, r#"" transform=""#, transform, r#""/>"#].concat()
    };
    let put = |art: &str, place: &str| ["<g transform=\"translate(", place, ")\">", art, "</g>"].concat();
    let crest = match island {
        Island::One => [put(PALM, "-12 -14) scale(.95"), put(PALM, "22 -8) scale(.7")].concat(),
        Island::Five => [put(HUT, "-14 -4) scale(.78"), put(HUT, "24 6) scale(.58")].concat(),
        Island::Volcano => CONE.to_owned(),
        _ => CRESTS[island.index()].to_owned(),
    };
    let class =
        ["isl-top", "isl-top dry", "isl-top", "isl-top stony", "isl-top", "isl-top ash"][island.index()];
    let number = match island {
        Island::Volcano => String::new(),
        _ => put(&["<circle r=\"20\"/><text>", island.name(), "</text>"].concat(), "-64 -60"),
    };
    [
        path("isl-shadow", shore, "translate(5 10)"),
        path("isl-foam", shore, "scale(1.04)"),
        path("isl-sand", shore, "scale(.94)"),
        path(class, top, if island == Island::Volcano { "scale(1.5)" } else { "translate(0 -5)" }),
        crest,
        ["<g class=\"no\">", &number, "</g>"].concat(),
    ]
    .concat()
}

/// The picture of an event, 68 × 68 round the origin, as inner SVG: by the face of the die.
pub fn event(face: u8) -> String {
    [EVENT_SEA, "<g>", EVENTS[usize::from(face.clamp(1, 6)) - 1], "</g>"].concat()
}

/// What it lies on.
const EVENT_SEA: &str = r#"<rect class="ev-sea" x="-33" y="-33" width="66" height="66" rx="10"/>"#;

const EVENTS: [&str; 6] = [
    r#"<path class="ev-die" d="M-20-14a6 6 0 0 1 6-6H14a6 6 0 0 1 6 6V14a6 6 0 0 1-6 6H-14a6 6 0 0 1-6-6Z"/><path class="ev-pip" d="M-9-9h.1M9 9h.1M0 0h.1"/><path class="ev-bar" d="M-24 24L24-24"/>"#,
    r#"<path class="ev-line" d="M22-6A23 23 0 1 0 20 12M25-20V-5H10"/><path class="ev-die" d="M-11-7a4 4 0 0 1 4-4H7a4 4 0 0 1 4 4V7a4 4 0 0 1-4 4H-7a4 4 0 0 1-4-4Z"/><path class="ev-pip" d="M0 0h.1"/>"#,
    r#"<path class="head" d="M-14-28L0-12-9-13V10H-19V-13L-28-12Z"/><path class="head" d="M14 28L0 12 9 13V-10H19V13L28 12Z"/>"#,
    r#"<ellipse class="isl-sand" cy="10" rx="26" ry="16"/><g class="ev-pawn"><circle cx="-12" cy="4" r="7"/><circle cx="12" cy="4" r="7"/><circle cy="12" r="7"/></g><path class="ev-line" d="M-26-24L-14-10M26-24L14-10M0-30V-12"/>"#,
    r#"<ellipse class="isl-sand" cx="-17" cy="6" rx="13" ry="10"/><ellipse class="isl-sand" cx="17" cy="6" rx="13" ry="10"/><path class="ev-line" d="M-18-10Q0-30 18-10M10-14l9 5 2-10M18 22Q0 36-18 22M-10 25l-9-4-1 10"/>"#,
    r#"<ellipse class="isl-sand" cy="8" rx="26" ry="17"/><g class="res1" transform="translate(-10 2) scale(.8)"><circle r="15"/><text>1</text></g><g class="res1" transform="translate(11 8) scale(.8)"><circle r="15"/><text>1</text></g>"#,
];

/// The picture on the lid of the box, as inner SVG.
pub fn lid() -> String {
    let mut sea = String::from(
        r##"<rect width="240" height="288" rx="3" fill="#14566b"/><g fill="none" stroke="#9fe0df" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" opacity=".42">"##,
    );
    for number in 0..25 {
        let (x, y, turn) = (24 + number % 5 * 48, 28 + number / 5 * 48, (number * 7 + number / 3) % 4 * 90);
        let numbers = [x, y, turn].map(|number: i32| number.to_string());
        sea += &[
            "<path d=\"M-12 5q12-10 24 0M-12-3L0-13 12-3\" transform=\"translate(",
            &numbers[0],
            " ",
            &numbers[1],
            ") rotate(",
            &numbers[2],
            ")\"/>",
        ]
        .concat();
    }
    let put = |art: &str, place: &str| ["<g transform=\"translate(", place, ")\">", art, "</g>"].concat();
    [
        &sea,
        "</g>",
        &put(&island(Island::One), "52 60) scale(.44"),
        &put(&island(Island::Two), "192 82) scale(.42"),
        &put(&island(Island::Three), "58 198) scale(.44"),
        &put(&["<g class=\"v5\">", &island(Island::Five), "</g>"].concat(), "198 208) scale(.4"),
        LID,
    ]
    .concat()
}

const LID: &str = r##"<g transform="translate(122 146)"><ellipse cx="2" cy="24" rx="60" ry="26" fill="#0b3446" opacity=".5"/><path d="M-56 22Q-30 8-14-38Q0-46 14-38Q30 8 56 22Q0 46-56 22Z" fill="#4b4044"/><path d="M4-42Q10-40 14-38Q30 8 56 22Q24 36 6 34Z" fill="#332b2f"/><path d="M-13-38Q0-30 13-38Q8-20 12-8 4-2 6 12L0 24-4 4-10-8Z" fill="#e8421a"/><path d="M-9-38Q0-32 9-38 4-20 6-12L1 8-2-10Z" fill="#ffb02e"/><ellipse cy="-39" rx="14" ry="5" fill="#ffd452"/><g fill="#e9e3da"><circle cx="-6" cy="-56" r="9" opacity=".85"/><circle cx="6" cy="-71" r="12" opacity=".7"/><circle cx="-4" cy="-88" r="9" opacity=".5"/></g></g><path d="M0 238H240V285a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z" fill="#0c3a4a"/><rect x="5" y="5" width="230" height="278" rx="2" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_a_card_means_its_cell() {
        for cell in Cell::all() {
            for step in [at(0.0, 0.0), at(-90.0, 90.0), at(90.0, -90.0)] {
                assert_eq!(cell_at(middle(cell) + step), Some(cell));
            }
        }
        assert_eq!([cell_at(at(-480.0, 0.0)), cell_at(at(0.0, 5000.0))], [None, None]);
    }

    #[test]
    fn every_island_has_its_own_outline_and_every_event_its_own_picture() {
        for (number, one) in Island::ALL.into_iter().enumerate() {
            assert!(Island::ALL[..number].iter().all(|other| island(*other) != island(one)));
        }
        for one in 1..=6 {
            assert!((1..one).all(|other| event(other) != event(one)));
        }
    }
}
