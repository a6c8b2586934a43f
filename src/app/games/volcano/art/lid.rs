//! The lid of the box.

use super::{island, put};
use crate::rules::volcano::Island;

/// The picture on the lid of the box, as inner SVG.
pub fn lid() -> String {
    let currents: String = (0..25)
        .map(|number| {
            let (x, y) = (24 + number % 5 * 48, 28 + number / 5 * 48);
            let (dx, dy, arrow) = ARROWS[((number * 7 + number / 3) % 4) as usize];
            ["M", &(x + dx).to_string(), " ", &(y + dy).to_string(), arrow].concat()
        })
        .collect();
    [
        SEA,
        &currents,
        "\"/>",
        &put(&island(Island::One), "52 60) scale(.44"),
        &put(&island(Island::Two), "192 82) scale(.42"),
        &put(&island(Island::Three), "58 198) scale(.44"),
        &put(&["<g class=\"v5\">", &island(Island::Five), "</g>"].concat(), "198 208) scale(.4"),
        LID,
    ]
    .concat()
}

const SEA: &str = r##"<rect width="240" height="288" rx="3" fill="#14566b"/><path fill="none" stroke="#9fe0df" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" opacity=".42" d=""##;

/// A current up, to the right, down and to the left: where it begins, from the middle of its cell, and how it goes on.
const ARROWS: [(i32, i32, &str); 4] = [
    (-12, 5, "q12-10 24 0m-24-8l12-10 12 10"),
    (-5, -12, "q10 12 0 24m8-24l10 12-10 12"),
    (12, -5, "q-12 10-24 0m24 8l-12 10-12-10"),
    (5, 12, "q-10-12 0-24m-8 24l-10-12 10-12"),
];

const LID: &str = r##"<g transform="translate(122 146)"><ellipse cx="2" cy="24" rx="60" ry="26" fill="#0b3446" opacity=".5"/><path d="M-56 22Q-30 8-14-38Q0-46 14-38Q30 8 56 22Q0 46-56 22Z" fill="#4b4044"/><path d="M4-42Q10-40 14-38Q30 8 56 22Q24 36 6 34Z" fill="#332b2f"/><path d="M-13-38Q0-30 13-38Q8-20 12-8 4-2 6 12L0 24-4 4-10-8Z" fill="#e8421a"/><path d="M-9-38Q0-32 9-38 4-20 6-12L1 8-2-10Z" fill="#ffb02e"/><ellipse cy="-39" rx="14" ry="5" fill="#ffd452"/><g fill="#e9e3da"><circle cx="-6" cy="-56" r="9" opacity=".85"/><circle cx="6" cy="-71" r="12" opacity=".7"/><circle cx="-4" cy="-88" r="9" opacity=".5"/></g></g><path d="M0 238H240V285a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z" fill="#0c3a4a"/><rect x="5" y="5" width="230" height="278" rx="2" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>"##;
