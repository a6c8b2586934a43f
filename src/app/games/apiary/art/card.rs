//! Seed cards and dances.

use super::{
    fit::{fit, line},
    icons::put,
    phrase,
};
use crate::{
    app::board::{decimal::number, plane::at, plane::translate},
    rules::apiary::{
        Pack,
        pack::{Dance, DanceToken, Seed},
    },
};

/// The box of a seed card.
pub const SEED: &str = "-50 -74 100 148";

/// A seed card: above what it does when it is played, below the soil what it scores when it is planted; between them a flower whose
/// petals and colour follow from its number.
pub fn seed(pack: &Pack, of: &Seed) -> String {
    const PAPER: &str = r#"<rect class="ap-sd-paper" x="-48" y="-72" width="96" height="144" rx="10"/><path class="ap-sd-sky" d="M-42-32H42V22H-42Z"/><path class="ap-sd-soil" d="M-48 22Q-20 14 0 20T48 20V62A10 10 0 0 1 38 72H-38A10 10 0 0 1-48 62Z"/>"#;
    let once = fit(&phrase::effect(pack, of.effect), 84.0, 32.0, 1.15);
    let planted = fit(&phrase::end(pack, of.end), 78.0, 30.0, 1.1);
    [
        PAPER,
        &put(0.0, -9.0, 1.0, &flower(of.item.number())),
        &put(0.0, -51.0, 1.0, &once),
        &put(
            0.0,
            48.0,
            1.0,
            &[
                "<rect class=\"ap-sd-plate\" x=\"-42\" y=\"-18\" width=\"84\" height=\"36\" rx=\"9\"/>",
                &planted,
            ]
            .concat(),
        ),
    ]
    .concat()
}

fn flower(of: u8) -> String {
    const STEM: &str = r#"<path class="ap-st" d="M0 34Q2 18 0 4"/><path class="ap-ol ap-leafc" d="M1 26C8 22 14 24 17 18 10 14 3 18 1 26ZM0 30C-6 25-12 27-16 22-10 17-3 21 0 30Z"/>"#;
    let (petals, hue) = (5 + u16::from(of) % 4, (u16::from(of) * 47 % 360).to_string());
    let petal = |i: u16| {
        let turn = (i * 360 / petals).to_string();
        [
            "<path class=\"ap-ol\" transform=\"rotate(",
            &turn,
            ")\" d=\"M0-2C-8-7-7-18 0-20 7-18 8-7 0-2Z\" fill=\"hsl(",
            &hue,
            " 68% 66%)\"/>",
        ]
        .concat()
    };
    [STEM, &(0..petals).map(petal).collect::<String>(), r#"<circle class="ap-ol ap-goldc" r="6.5"/>"#]
        .concat()
}

/// The box of a dance.
pub const DANCE: &str = "0 -20 200 40";

/// A dance in one line: what it costs and what it gives, with the tokens that have been taught to it; open spots are dashed.
pub fn dance(pack: &Pack, of: &Dance, tokens: &[&DanceToken]) -> String {
    let cost = line(&phrase::cost(of.cost));
    let mut art =
        [r#"<path class="ap-dn-paper" d="M8-19H192L199 0 192 19H8L1 0Z"/>"#, &put(14.0, 0.0, 1.0, &cost.art)]
            .concat();
    let mut x = 30.0 + cost.width;
    art += &["<text class=\"ap-gt\" x=\"", &number(x - 3.0), "\">▸</text>"].concat();
    x += 8.0;
    let gain = phrase::effect(pack, of.gain);
    if !gain.is_empty() {
        art += &put(x + 15.0, 0.0, 1.0, &fit(&gain, 28.0, 24.0, 1.0));
        x += 32.0;
    }
    for spot in 0..of.spots {
        let inside = match tokens.get(usize::from(spot)) {
            Some(token) => [
                "<circle class=\"ap-p-token\" r=\"15\"/>",
                &fit(&phrase::effect(pack, token.gain), 25.0, 22.0, 0.85),
            ]
            .concat(),
            None => "<circle class=\"ap-open\" r=\"15\"/>".to_owned(),
        };
        art += &["<g transform=\"", &translate(at(x + 17.0, 0.0)), "\">", &inside, "</g>"].concat();
        x += 35.0;
    }
    art
}
