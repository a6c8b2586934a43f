//! The lid of the box.

use super::{island, put};
use crate::rules::volcano::Island;

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
