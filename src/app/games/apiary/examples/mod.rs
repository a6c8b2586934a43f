//! The pictures of the rules as SVG, drawn by the art of the game from the components of the built-in pack. [`board`] and [`comb`]
//! are what lies in the middle, [`moves`] what workers do, [`pieces`] single components and the Autopilot's cards.

mod board;
mod moves;
mod pieces;

use super::{art::icons::put, museum::face};
use crate::{
    app::{board::emblems, shell::text::Locale},
    rules::apiary::Pack,
};

/// A picture: the box of its drawing, and inner SVG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// As an SVG `viewBox`.
    pub frame: &'static str,
    /// Inner SVG.
    pub art: String,
}

/// The names of all pictures.
pub const NAMES: [&str; 13] = [
    "board",
    "worker",
    "bump",
    "retrieve",
    "comb",
    "planet",
    "advance",
    "convert",
    "frame",
    "storage",
    "seed",
    "dance",
    "autopilot",
];

/// The picture of that name.
pub fn scene(name: &str, l: Locale) -> Option<Scene> {
    let pack = Pack::caldera();
    let (frame, art) = match name {
        "board" => ("0 0 420 478", board::board(pack, l)),
        "comb" => ("-56 -94 492 318", board::comb(pack, 5)),
        "worker" => ("0 0 330 84", moves::worker()),
        "bump" => ("0 0 330 140", moves::bump()),
        "retrieve" => ("0 0 330 264", moves::retrieve(pack)),
        "advance" => ("0 0 330 306", moves::advance(pack)),
        "convert" => ("0 0 330 152", moves::convert(pack)),
        "planet" => ("0 0 220 160", pieces::planet(pack)),
        "frame" => ("-145 -104 290 252", face::frame(pack)),
        "storage" => ("-10 0 330 180", pieces::storage(pack)),
        "seed" => ("-80 -80 160 160", pieces::seed(pack)),
        "dance" => ("-30 -26 260 62", pieces::dance(pack)),
        "autopilot" => ("0 0 330 176", pieces::autopilot(pack, l)),
        _ => return None,
    };
    Some(Scene { frame, art })
}

/// The orange and the blue seat of the pictures.
const ORANGE: usize = 0;
const BLUE: usize = 3;

/// Something in the colours of a seat.
fn owned(seat: usize, art: &str) -> String {
    ["<g class=\"", emblems::class(seat), "\">", art, "</g>"].concat()
}

/// A text on the paper of the page, round its place.
fn label(x: f32, y: f32, text: &str) -> String {
    put(x, y, 1.0, &["<text class=\"ap-label\">", text, "</text>"].concat())
}

/// The arrow from what was to what is.
fn arrow(x: f32, y: f32) -> String {
    put(x, y, 1.0, "<path class=\"ap-then\" d=\"M-7-9L8 0-7 9Z\"/>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_drawn_in_both_languages_and_no_other() {
        for l in Locale::ALL {
            for name in NAMES {
                let Scene { frame, art } = scene(name, l).unwrap();
                assert_eq!(frame.split(' ').filter_map(|number| number.parse::<f32>().ok()).count(), 4);
                assert!(!art.contains("style=") && !art.contains("NaN"), "{name}");
                assert_eq!(art.matches("<g").count(), art.matches("</g>").count(), "{name}");
            }
            assert_eq!(scene("sea", l), None);
        }
        let differ = |name| scene(name, Locale::En) != scene(name, Locale::Ja);
        assert!(differ("board") && differ("autopilot") && !differ("seed"));
    }
}
