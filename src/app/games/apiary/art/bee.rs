//! Workers: bees seen from the side, 74 units wide. Strength is size, gear and the outline of the plate with the pips; the owner is
//! colour, the pattern on the abdomen, and the emblem wherever a name could stand. The parent has the class of the owner's colours.

use super::icons::{MOON, discs, put};

/// The box of a bee with its plate.
pub const FRAME: &str = "-37 -38 74 74";

/// How a bee is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// 1 to 4.
    pub strength: u8,
    /// The pattern, by seat.
    pub pattern: u8,
    /// Without its strength in pips.
    pub bare: bool,
    /// It leaves at the next retrieve or bump.
    pub leaves: bool,
}

/// Bars, chevrons, two long lines, dots, one band; rivets of the Autopilot's ash group, and a grating of its amber one.
const PATTERNS: [&str; 7] = [
    r#"<path class="ap-b-bars" d="M-14.5-11V15M-3.5-12.4V16.4M7.5-10V14"/>"#,
    r#"<path class="ap-b-lines" d="M-21-7L-15 2-21 11M-12-11L-5 2-12 15M-2-11L5 2-2 15"/>"#,
    r#"<path class="ap-b-lines" d="M-26-1.5H16M-25 6.5H15"/>"#,
    r#"<path class="ap-b-pat" d="M-19.8-2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM-19.8 7a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM-10.8-6a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM-10.8 3a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM-10.8 11a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM-1.8-2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM-1.8 7a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z"/>"#,
    r#"<path class="ap-b-pat" d="M-12-12.3Q-5-13.7 2-12.3V16.3Q-5 17.7-12 16.3Z"/>"#,
    r#"<path class="ap-b-pat" d="M-20-6h6v6h-6ZM-20 5h6v6h-6ZM-8-8h6v6h-6ZM-8 6h6v6h-6ZM3-5h5v5h-5ZM3 5h5v5h-5Z"/>"#,
    r#"<path class="ap-b-lines" d="M-15-10V14M-5-12V16M5-11V15M-26 2H16"/>"#,
];

/// The outlines of the plates with rounded corners: circle, pill, triangle, diamond.
const PLATES: [&str; 4] = [
    "M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z",
    "M-6-7.5H6A7.5 7.5 0 0 1 6 7.5H-6A7.5 7.5 0 0 1-6-7.5Z",
    "M-2-10.5Q0-13 2-10.5L11.5 7Q12.5 9.5 10 9.5H-10Q-12.5 9.5-11.5 7Z",
    "M-1.5-12.5Q0-14 1.5-12.5L12.5-1.5Q14 0 12.5 1.5L1.5 12.5Q0 14-1.5 12.5L-12.5 1.5Q-14 0-12.5-1.5Z",
];
const PIPS: [&[(f32, f32)]; 4] = [
    &[(0.0, 0.0)],
    &[(-4.5, 0.0), (4.5, 0.0)],
    &[(0.0, -4.0), (-5.0, 4.5), (5.0, 4.5)],
    &[(0.0, -6.0), (-6.0, 0.0), (6.0, 0.0), (0.0, 6.0)],
];

/// The plate of a strength.
pub fn pips(strength: u8) -> String {
    let at = usize::from(strength.clamp(1, 4) - 1);
    [
        "<path class=\"ap-b-plate ap-b-line ap-fine\" d=\"",
        PLATES[at],
        "\"/>",
        &discs("ap-b-eye", 2.1, PIPS[at]),
    ]
    .concat()
}

const HALO: &str = r#"<path class="ap-b-halo" d="M-28 0A26 18 0 0 1 24-10 13 13 0 0 1 24 16 26 18 0 0 1-28 0Z"/><ellipse class="ap-b-shadow" cx="0" cy="22" rx="22" ry="4"/>"#;
const WINGS: &str =
    r#"<path class="ap-wing ap-b-line" d="M-2 2Q-20-4-17-14-10-22-2 2ZM1 2Q-4-20 8-20 20-14 1 2Z"/>"#;
const CAPE: &str = r#"<path class="ap-b-cape ap-b-line" d="M6-13Q-16-16-27 2-20 2-18 8-10 0 4 0Z"/>"#;
const COLLAR: &str = r#"<path class="ap-b-cape ap-b-line" d="M8-12Q-8-17-22-8-10-10-2-4Z"/>"#;
const BODY: &str = r#"<path class="ap-b-line ap-none" d="M-27 2L-34 4"/><ellipse class="ap-b-body" cx="-5" cy="2" rx="23" ry="15"/>"#;
const SHADE: &str = r##"<path d="M-27 7Q-5 21 17 7Q12 17-5 17-22 17-27 7Z" opacity=".14"/><ellipse class="ap-b-line ap-none" cx="-5" cy="2" rx="23" ry="15"/>"##;
const TANK: &str = r#"<rect class="ap-b-tank ap-b-line" x="-16" y="-19" width="17" height="9" rx="4.5"/><path class="ap-flamec ap-b-line ap-thin" d="M-16-18L-24-14.5-16-11Z"/>"#;
const HELMET: &str = r#"<circle class="ap-b-glass ap-b-line" cx="20.5" cy="-1.5" r="15"/>"#;
const FACE: [&str; 2] = [
    r#"<circle class="ap-b-face ap-b-line" cx="20" cy="-1" r="11"/>"#,
    r#"<circle class="ap-b-face ap-b-line ap-thin" cx="20" cy="-1" r="10"/>"#,
];
const SMILE: &str = r#"<circle class="ap-b-eye" cx="23" cy="-3" r="2.3"/><path class="ap-b-line ap-none ap-thin" d="M21 4Q24 6 27 3.5"/><circle class="ap-b-cheek" cx="17" cy="3" r="2.3"/>"#;
const FEELERS: [&str; 2] = [
    r#"<path class="ap-b-line ap-none ap-fine" d="M16-12Q15-21 18-23M23-12Q25-20 29-21"/>"#,
    r#"<path class="ap-b-line ap-none ap-fine" d="M16-16Q15-21 18-23M23-16Q25-20 29-21"/>"#,
];
const TIPS: &str =
    r#"<path class="ap-b-eye" d="M16-23a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM27-21a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z"/>"#;
const GLEAM: &str = r#"<path class="ap-gleam" d="M9.5-6Q12-12 18-13.5"/>"#;
const CROWN: &str = r#"<path class="ap-goldc ap-b-line ap-thin" d="M11-15L8-25 15-20.5 20-28 25-20.5 32-25 30-14Q20-19 11-15Z"/>"#;

/// A worker, as inner SVG within [`FRAME`].
pub fn bee(look: Look) -> String {
    let strength = look.strength.clamp(1, 4);
    let of = |from: u8, art: &'static str| if strength >= from { art } else { "" };
    let suited = usize::from(strength >= 2);
    let size = [0.72, 0.84, 0.95, 1.0][usize::from(strength - 1)];
    let wings = [0.82, 1.0, 1.18, 1.18][usize::from(strength - 1)];
    let body = [
        HALO,
        &put(-4.0, -13.0, wings, WINGS),
        of(4, CAPE),
        BODY,
        PATTERNS[usize::from(look.pattern) % PATTERNS.len()],
        SHADE,
        of(4, COLLAR),
        if strength == 3 { TANK } else { "" },
        of(2, HELMET),
        FACE[suited],
        SMILE,
        FEELERS[suited],
        TIPS,
        of(2, GLEAM),
        of(4, CROWN),
    ];
    let mut art = put(-1.0, 0.0, size, &body.concat());
    if !look.bare {
        art += &put(if strength == 1 { 13.0 } else { 17.0 }, 19.0, 1.0, &pips(strength));
    }
    if look.leaves {
        art += &put(-20.0, -20.0, 0.78, MOON);
    }
    art
}

/// The queen ship, 72 units high.
pub fn ship() -> String {
    const HULL: &str = r#"<path class="ap-flamec ap-b-line" d="M-9 22L-4 36 0 27 4 36 9 22Z"/><path class="ap-redc ap-b-line" d="M-15 4L-30 25-14 20ZM15 4L30 25 14 20Z"/><path class="ap-honey ap-b-line" d="M0-34C14-24 20-8 15 14L9 23H-9L-15 14C-20-8-14-24 0-34Z"/><path class="ap-b-line ap-none" d="M-14 6Q0 12 14 6M-16-4Q0 2 16-4"/><circle class="ap-b-line ap-glass" cy="-13" r="8"/><path class="ap-b-eye" d="M-4.8-13a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0ZM1.2-13a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z"/>"#;
    [HULL, &put(0.0, -33.0, 0.95, super::icons::CROWN)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_owner_and_every_strength_looks_different() {
        let mut all = Vec::new();
        for pattern in 0..5 {
            for strength in 1..=4 {
                for leaves in [false, true] {
                    all.push(bee(Look { strength, pattern, leaves, bare: false }));
                }
            }
        }
        for (number, one) in all.iter().enumerate() {
            assert!(all[..number].iter().all(|other| other != one));
        }
    }
}
