//! The board and the comb.

use super::{BLUE, ORANGE, owned};
use crate::{
    app::{
        board::{emblems, plane::translate},
        games::apiary::art::{
            bee::{Look, bee},
            hive,
            icons::{self, put},
            planet::{Held, Reach, cell},
            tile::{Shown, tile},
        },
        shell::text::Locale,
    },
    rules::apiary::{
        Pack, Resource,
        pack::{TileKind, Trigger},
    },
    t,
};

/// The actions of the small board with their signs, and how many spaces they have.
const ACTIONS: [(Trigger, usize); 6] = [
    (Trigger::Explore, 2),
    (Trigger::Advance, 2),
    (Trigger::Grow, 1),
    (Trigger::Research, 1),
    (Trigger::Convert, 1),
    (Trigger::Carve, 1),
];

fn names(l: Locale) -> [&'static str; 6] {
    [
        t!(l, apiary::act::a0),
        t!(l, apiary::act::a1),
        t!(l, apiary::act::a4),
        t!(l, apiary::act::a5),
        t!(l, apiary::act::a6),
        t!(l, apiary::act::a7),
    ]
}

/// The small board: planets, actions, rows, comb.
pub fn board(pack: &Pack, l: Locale) -> String {
    let row = |(at, kind): (usize, TileKind)| {
        let faces = pack.tiles[kind as usize].iter().take(3).enumerate();
        let drawn = faces.map(|(column, face)| {
            let shown = Shown { price: Some(face.cost), ..Shown::default() };
            put(46.0 + column as f32 * 70.0, 302.0 + at as f32 * 64.0, 0.6, &tile(pack, face, shown))
        });
        drawn.collect::<String>()
    };
    let rows: String = TileKind::ROWS.into_iter().enumerate().map(row).collect();
    let pads: String = ACTIONS
        .into_iter()
        .zip(names(l))
        .enumerate()
        .map(|(at, ((sign, spaces), name))| {
            put(200.0, 6.0 + at as f32 * 41.0, 1.0, &pad(at, sign, spaces, name))
        })
        .collect();
    [sky(pack), pads, rows, put(256.0, 372.0, 0.46, &comb(pack, 2))].concat()
}

/// An action with its spaces; a worker or two stand about.
fn pad(at: usize, sign: Trigger, spaces: usize, name: &str) -> String {
    let space = |number: usize| {
        let x = 196.0 - (spaces - number) as f32 * 38.0 + 16.0;
        let held = match (at, number) {
            (0, 0) => Some((ORANGE, 2)),
            (1, 0) => Some((BLUE, 1)),
            (3, 0) => Some((ORANGE, 1)),
            _ => None,
        };
        let bee = held.map(|(seat, strength)| {
            let look = Look { strength, pattern: seat as u8, ..Look::default() };
            owned(seat, &put(x, 17.0, 0.42, &bee(look)))
        });
        let ring = put(x, 18.0, 1.0, "<circle class=\"ap-space\" r=\"15\"/>");
        [ring, bee.unwrap_or_default()].concat()
    };
    [
        "<rect class=\"ap-pad\" width=\"214\" height=\"36\" rx=\"10\"/>".to_owned(),
        put(20.0, 18.0, 1.0, &icons::trigger(sign)),
        ["<text class=\"ap-padname\" x=\"38\" y=\"19\">", name, "</text>"].concat(),
        (0..spaces).map(space).collect(),
    ]
    .concat()
}

/// The planets of the small board: two are found, the ship has left its place.
fn sky(pack: &Pack) -> String {
    let board = pack.small;
    let mut art =
        "<rect class=\"ap-night\" x=\"4\" y=\"4\" width=\"188\" height=\"246\" rx=\"14\"/>".to_owned();
    let place = |column: u8, row: u8| (36.0 + f32::from(column) * 62.0, 36.0 + f32::from(row) * 61.0);
    let mut draw = |column: u8, row: u8, held: Held<'_>, ship: bool| {
        let (x, y) = place(column, row);
        art += &put(x, y, 0.6, &cell(pack, held, Reach::Any, ship));
    };
    for (number, at) in board.cells().enumerate() {
        let below = at.row + 1 == board.start.row && at.column == board.start.column;
        let planet = pack.planets.get(number);
        match (below || number == 3, planet) {
            (true, Some(planet)) => draw(at.column, at.row, Held::Planet(planet, &[Resource::Water]), below),
            _ => {
                let token = pack.tokens.get(number * 2 % pack.tokens.len().max(1));
                draw(at.column, at.row, token.map_or(Held::Start, Held::Token), false);
            }
        }
    }
    draw(board.start.column, board.start.row, Held::Start, false);
    art
}

/// The comb for so many seats, its pods in the colours of their sectors; on two of them lie tokens.
pub fn comb(pack: &Pack, seats: u8) -> String {
    let pods = pack
        .pods
        .iter()
        .enumerate()
        .filter(|(_, pod)| pack.sectors.get(pod.sector).is_some_and(|sector| sector.from <= seats));
    let drawn = pods.map(|(number, pod)| {
        let seat = [(2, ORANGE), (6, BLUE)].into_iter().find_map(|(at, seat)| (at == number).then_some(seat));
        let art = hive::pod(pack, pod, seat.map(emblems::emblem));
        let art = seat.map_or_else(|| art.clone(), |seat| owned(seat, &art));
        let class = ["ap-sec0", "ap-sec1", "ap-sec2", "ap-sec3"][pod.sector % 4];
        let place = translate(hive::middle(pod.hex));
        ["<g class=\"", class, "\" transform=\"", &place, "\">", &art, "</g>"].concat()
    });
    drawn.collect()
}
