//! The emblems of the players, which name them without colour, and the small pictures that stand on every game's islands:
//! constant inner SVG, painted by classes.

/// The class that sets the colours of an emblem, `--v` and `--v-ink`, for all that is inside.
pub fn class(number: usize) -> &'static str {
    ["v0", "v1", "v2", "v3", "v4", "v5"][number % 6]
}

/// The box that an emblem fills.
pub const EMBLEM_BOX: &str = "-18 -18 36 36";

/// Star, moon, leaf, fish, shell, sail: on a disc in a dark ring, as inner SVG; its parent has their class.
const EMBLEMS: [&str; 6] = [
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M0-10.5L3-3.7 10.3-3.2 4.7 1.5 6.5 8.7 0 4.8-6.5 8.7-4.7 1.5-10.3-3.2-3-3.7Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M3.5-10A10 10 0 1 0 9.5 5.5 8.2 8.2 0 0 1 3.5-10Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M-8.5 8.5C-11-3-3-10 9.5-9.5 10.5 3 3 10.5-5.5 7L-8 10.5-10 9ZM-4.5 4.5L5-5-3 2.5Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M-10.5-6L-5.5-1.5C-2-7 6-7 10.5 0 6 7-2 7-5.5 1.5L-10.5 6C-9 2-9-2-10.5-6Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M0 9.5L-3 7-10 0C-10.5-3-9-4.5-7.5-4.5-7.5-7.5-5.5-8.5-3.5-7.5-2.5-10 2.5-10 3.5-7.5 5.5-8.5 7.5-7.5 7.5-4.5 9-4.5 10.5-3 10 0L3 7Z"/>"#,
    r#"<circle class="em-line" r="17"/><circle class="em-fill" r="15"/><path class="em-mark" d="M1-10.5C6-6 9-1 9.5 3.5H1ZM-1-6V3.5H-8C-6.5 0-4-3-1-6ZM-10 5.5H10L7 9.5H-7Z"/>"#,
];

/// The emblem of that number.
pub fn emblem(number: usize) -> &'static str {
    EMBLEMS[number % 6]
}

/// A hut.
pub const HUT: &str = r#"<path class="h-shadow" d="M-36 22a38 10 0 1 0 76 0a38 10 0 1 0-76 0Z"/><path class="h-wall" d="M-27-4H27V18Q0 28-27 18Z"/><path class="h-door" d="M-9 22V6a9 9 0 0 1 18 0V22Q0 24-9 22Z"/><path class="h-roof" d="M0-46C8-30 24-14 40-1 28 6 14 4 0 7-14 4-28 6-40-1-24-14-8-30 0-46Z"/><path class="h-thatch" d="M-5-30Q-14-12-27-1M5-30Q14-12 27-1M0-34V4M-2-28Q-6-10-13 2M2-28Q6-10 13 2"/><path class="h-knob" d="M0-52a6 6 0 1 0 .1 0Z"/>"#;
/// A palm.
pub const PALM: &str = r#"<path class="p-shade" d="M-22 26a24 6 0 1 0 48 0a24 6 0 1 0-48 0Z"/><path class="p-trunk" d="M-3 26Q-8 2 4-20L10-18Q0 4 5 26Z"/><path class="p-leaf" d="M6-20Q-14-40-36-22-16-28 6-20ZM6-20Q30-42 46-16 28-26 6-20ZM6-20Q-4-52-26-48-8-40 6-20ZM6-20Q22-54 40-44 20-42 6-20ZM6-20Q-20-22-28 2-14-16 6-20ZM6-20Q30-18 34 6 22-14 6-20Z"/><path class="p-nut" d="M-1-15a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM7-15a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"/>"#;
/// Somebody who stands and smiles.
pub const CALM: &str = r#"<path class="f-body" d="M-8 18Q-9-2 0-2 9-2 8 18Q0 21-8 18Z"/><path class="f-arm" d="M-7 4L-11 13M7 4L11 13"/><circle class="f-head" cy="-10" r="8.5"/><path class="f-face" d="M-3-11v1M3-11v1M-2-7Q0-5.5 2-7"/>"#;
/// Somebody with arms up and mouth open.
pub const ALARMED: &str = r#"<path class="f-body" d="M-8 18Q-9-2 0-2 9-2 8 18Q0 21-8 18Z"/><path class="f-arm" d="M-6 3L-15-10M6 3L15-10"/><circle class="f-head" cy="-10" r="8.5"/><path class="f-face" d="M-3-13v2M3-13v2M0-7.5v2"/>"#;
/// A flame, 48 × 66 units round the origin, as inner SVG.
pub const FLAME: &str = r#"<path class="fl-line" d="M0-34C14-16 24-8 24 8A24 24 0 0 1-24 8C-24-4-14-8-12-20-4-14-2-24 0-34Z"/><path class="fl-out" d="M0-26C11-11 19-5 19 8A19 19 0 0 1-19 8C-19-1-12-4-9-12-3-6-1-16 0-26Z"/><path class="fl-in" d="M1-4C6 3 10 6 10 13A10 10 0 0 1-10 13C-10 6-2 5 1-4Z"/>"#;
