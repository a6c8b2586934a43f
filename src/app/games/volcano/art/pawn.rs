//! A pawn: colour, the emblem on its chest, the pattern of its village on the hem.

use super::shape;
use crate::app::board::emblems::emblem;

const BODY: &str = "M-22 1C-25-16-18-29-10-34A15.5 15.5 0 1 1 10-34C18-29 25-16 22 1Q0 9-22 1Z";

/// The pattern of the hem, by emblem.
const HEMS: [&str; 6] = [".1 9", "9 6", "9 5 .1 5", "3 3", "2.5 6", ""];

/// The pawn of an emblem, as inner SVG: its feet at the origin, 68 units tall; its parent has the class of the emblem. Its open
/// mouth is there too, to be shown when it is struck.
pub fn pawn(number: usize) -> String {
    [
        r#"<ellipse class="pw-sh" cx="4" cy="3" rx="25" ry="8"/><g class="body">"#,
        &shape("pw-line", BODY),
        &shape("pw", BODY),
        r#"<path class="pw-lit" d="M-18-4C-20-16-13-27-5-31L-9-36A11.5 11.5 0 0 1-1-57Q-16-48-7-34-16-26-18-4Z"/><path class="pw-hem" d="M-18.5-5Q0 1 18.5-5" stroke-dasharray=""#,
        HEMS[number % 6],
        r#""/><g transform="translate(0 -19) scale(1.2)">"#,
        emblem(number),
        r#"</g><path class="pw-face" d="M-5-46.5v2.5M5-46.5v2.5"/><path class="pw-face cry" d="M-2.5-38a2.5 3 0 1 0 5 0a2.5 3 0 1 0-5 0"/></g>"#,
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emblem_has_a_pawn_of_its_own() {
        for one in 0..6 {
            assert!((0..one).all(|other| pawn(other) != pawn(one)));
        }
    }
}
