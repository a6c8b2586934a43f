//! The lid of the box: bees at their comb among the stars.

use crate::app::board::{
    path::path,
    plane::{at, noise, placed},
};

/// The picture on the lid of the box, as inner SVG of 240 × 288 units.
pub fn lid() -> String {
    let stars = path(|p| {
        for i in 0..64 {
            p.move_to(at(noise(i, 13, 0) * 240.0, noise(i, 15, 0) * 238.0)).close();
        }
    });
    let cells: String = COMB.iter().map(|(column, row, tone)| cell(*column, *row, *tone)).collect();
    let bees: String = BEES.iter().map(|bee| bee.drawn()).collect();
    [
        SKY,
        r##"<path stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".8" d=""##,
        &stars,
        "\"/>",
        PLANET,
        &cells,
        &bees,
        FRONT,
    ]
    .concat()
}

/// The side of a cell.
const SIDE: f32 = 27.0;

/// A cell of the comb: filled with honey, with amber, or empty.
#[derive(Clone, Copy)]
enum Tone {
    Honey,
    Amber,
    Empty,
}

use Tone::{Amber, Empty, Honey};

/// Where the cells are, in columns and half rows from the middle of the comb.
const COMB: [(i8, i8, Tone); 16] = [
    (0, -2, Empty),
    (-1, -1, Honey),
    (1, -1, Amber),
    (2, -2, Empty),
    (-2, 0, Empty),
    (0, 0, Honey),
    (2, 0, Honey),
    (-1, 1, Amber),
    (1, 1, Honey),
    (-2, 2, Honey),
    (0, 2, Amber),
    (2, 2, Empty),
    (-1, 3, Honey),
    (1, 3, Honey),
    (3, 1, Amber),
    (-3, 1, Empty),
];

fn cell(column: i8, row: i8, tone: Tone) -> String {
    let middle = at(118.0 + f32::from(column) * SIDE * 1.5, 150.0 + f32::from(row) * SIDE * 0.866);
    let (fill, shine) = match tone {
        Honey => ("#ffce4f", true),
        Amber => ("#d98a1f", false),
        Empty => ("#3c2a4c", false),
    };
    let outline = path(|p| {
        p.hexagon(middle, SIDE);
    });
    let light = path(|p| {
        p.hexagon(middle - at(3.0, 4.0), SIDE * 0.54);
    });
    let light = match shine {
        true => ["<path fill=\"#ffe9a1\" opacity=\".6\" d=\"", &light, "\"/>"].concat(),
        false => String::new(),
    };
    ["<path stroke=\"#150e24\" stroke-width=\"3\" fill=\"", fill, "\" d=\"", &outline, "\"/>", &light]
        .concat()
}

/// A bee in a helmet.
struct Bee {
    place: (f32, f32),
    /// Clockwise, in degrees.
    turn: f32,
    size: f32,
    colour: &'static str,
}

const BEES: [Bee; 3] = [
    Bee { place: (72.0, 84.0), turn: -14.0, size: 1.0, colour: "#ffce4f" },
    Bee { place: (184.0, 132.0), turn: 16.0, size: 0.7, colour: "#f28c28" },
    Bee { place: (124.0, 206.0), turn: -8.0, size: 0.6, colour: "#9fe0df" },
];

impl Bee {
    fn drawn(&self) -> String {
        let place = placed(at(self.place.0, self.place.1), self.turn, self.size);
        ["<g transform=\"", &place, "\">", WINGS, self.colour, HEAD, "</g>"].concat()
    }
}

const SKY: &str = r##"<rect width="240" height="288" rx="3" fill="#1d1433"/><g fill="#7a3f9a"><circle cx="170" cy="90" r="120" opacity=".16"/><circle cx="176" cy="86" r="90" opacity=".2"/><circle cx="182" cy="82" r="58" opacity=".26"/><circle cx="188" cy="78" r="30" opacity=".3"/></g>"##;
const PLANET: &str = r##"<circle cx="200" cy="44" r="22" fill="#e9a15c"/><path d="M182 36Q198 44 222 36M180 50Q200 58 219 54" fill="none" stroke="#c67f3f" stroke-width="4" stroke-linecap="round"/><path d="M168 56Q196 34 234 30" fill="none" stroke="#ffe0b0" stroke-width="4" stroke-linecap="round"/>"##;
const WINGS: &str = r##"<ellipse cx="-14" cy="-20" rx="20" ry="12" fill="#d7f1ff" opacity=".85" transform="rotate(28)"/><ellipse cx="8" cy="-24" rx="20" ry="12" fill="#fff" opacity=".9" transform="rotate(-18)"/><path d="M-30 0L-42 3" stroke="#150e24" stroke-width="4" stroke-linecap="round"/><ellipse rx="30" ry="19" stroke="#150e24" stroke-width="3" fill=""##;
const HEAD: &str = r##""/><path d="M-12-17Q-18 0-12 17M2-19Q-4 0 2 19" stroke="#150e24" stroke-width="7" fill="none"/><circle cx="24" cy="-2" r="14" fill="#bfe9ff" fill-opacity=".55" stroke="#fff" stroke-width="3"/><circle cx="26" cy="-3" r="3" fill="#150e24"/><path d="M18-10Q22-14 28-12" stroke="#fff" stroke-width="2.5" fill="none" stroke-linecap="round"/>"##;
const FRONT: &str = r##"<path d="M0 238H240V285a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z" fill="#120b22"/><rect x="5" y="5" width="230" height="278" rx="2" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>"##;
