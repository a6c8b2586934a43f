//! What workers do: bees, a bump, a retrieve, Advance, three conversions.

use super::{BLUE, ORANGE, arrow, label, owned};
use crate::{
    app::games::apiary::art::{
        bee::{Look, bee},
        card,
        fit::line,
        icons::{self, put},
        phrase,
        tile::{Shown, tile},
    },
    rules::apiary::{
        Basket, Pack, Resource,
        pack::{Dance, TileKind, Trigger},
    },
};

/// A bee of a seat.
fn worker_of(seat: usize, strength: u8, x: f32, y: f32, size: f32) -> String {
    let look = Look { strength, pattern: seat as u8, leaves: strength == 4, ..Look::default() };
    owned(seat, &put(x, y, size, &bee(look)))
}

/// The four strengths.
pub fn worker() -> String {
    (1..=4)
        .map(|strength| worker_of(ORANGE, strength, f32::from(strength) * 80.0 - 35.0, 44.0, 1.0))
        .collect()
}

/// The two spaces of an action, one below the other.
fn spaces(x: f32) -> String {
    let ring = "<circle class=\"ap-space\" r=\"30\"/>";
    [put(x, 36.0, 1.0, ring), put(x, 102.0, 1.0, ring)].concat()
}

/// Before and after a worker is placed: who is on the first space shifts, who is on the last is bumped.
pub fn bump() -> String {
    let mine = 2;
    [
        worker_of(mine, 2, 34.0, 36.0, 0.8),
        arrow(72.0, 36.0),
        spaces(120.0),
        worker_of(ORANGE, 1, 120.0, 36.0, 0.8),
        worker_of(BLUE, 3, 120.0, 102.0, 0.8),
        arrow(172.0, 70.0),
        spaces(222.0),
        worker_of(mine, 2, 222.0, 36.0, 0.8),
        worker_of(ORANGE, 1, 222.0, 102.0, 0.8),
        arrow(264.0, 102.0),
        worker_of(BLUE, 3, 298.0, 94.0, 0.8),
    ]
    .concat()
}

/// Three come back: each of strength 1 to 3 with the farm that pays, and the last goes to sleep.
pub fn retrieve(pack: &Pack) -> String {
    let lane = |at: usize, strength: u8| {
        let y = 46.0 + at as f32 * 86.0;
        let from = [worker_of(ORANGE, strength, 44.0, y, 1.0), arrow(96.0, y)].concat();
        let farm = pack.tiles[TileKind::Farm as usize].get(at);
        let rest = match strength {
            4 => put(160.0, y, 2.4, icons::MOON),
            _ => [
                farm.map(|face| put(160.0, y, 0.85, &tile(pack, face, Shown::default()))).unwrap_or_default(),
                arrow(224.0, y),
                worker_of(ORANGE, strength + 1, 282.0, y, 1.0),
            ]
            .concat(),
        };
        [from, rest].concat()
    };
    [lane(0, 1), lane(1, 2), lane(2, 4)].concat()
}

/// Strength 2 over an empty space makes 3: what the three rows offer.
pub fn advance(pack: &Pack) -> String {
    let sum = 3;
    let row = |(at, kind): (usize, TileKind)| {
        let faces = pack.tiles[kind as usize].iter().skip(3).take(3).enumerate();
        let drawn = faces.map(|(column, face)| {
            let art = tile(pack, face, Shown { price: Some(face.cost), ..Shown::default() });
            let place = put(62.0 + column as f32 * 104.0, 112.0 + at as f32 * 76.0, 0.74, &art);
            match pack.thresholds.get(column).is_some_and(|needed| *needed <= sum) {
                true => place,
                false => ["<g class=\"ap-dim\">", &place, "</g>"].concat(),
            }
        });
        drawn.collect::<String>()
    };
    let ring = "<circle class=\"ap-space\" r=\"26\"/>";
    [
        put(34.0, 34.0, 1.6, &icons::advance()),
        put(96.0, 34.0, 1.0, ring),
        worker_of(ORANGE, 2, 96.0, 34.0, 0.7),
        put(160.0, 34.0, 1.0, ring),
        label(160.0, 34.0, "+1"),
        label(244.0, 34.0, &["2 + 1 = ", &sum.to_string()].concat()),
        TileKind::ROWS.into_iter().enumerate().map(row).collect(),
    ]
    .concat()
}

/// A pollen becomes water, then pollen and fibre wax, then the wax is danced away.
pub fn convert(pack: &Pack) -> String {
    let goods = |y: f32, paid: Basket, got: Basket| {
        let (paid, got) = (line(&phrase::goods(paid)), line(&phrase::goods(got)));
        [
            "<rect class=\"ap-pad\" x=\"90\" y=\"".to_owned(),
            crate::app::board::decimal::number(y - 20.0),
            "\" width=\"150\" height=\"40\" rx=\"12\"/>".to_owned(),
            put(132.0 - paid.width * 0.6, y, 1.2, &paid.art),
            arrow(168.0, y),
            put(188.0, y, 1.2, &got.art),
        ]
        .concat()
    };
    let one = |resource| Basket::of(resource, 1);
    let waxed = pack.dances.iter().find(|dance| dance.cost.fixed == one(Resource::Wax));
    let danced = |dance: &Dance| {
        let tokens: Vec<_> = pack.dance_tokens.iter().rev().take(usize::from(dance.spots)).collect();
        put(50.0, 126.0, 1.15, &card::dance(pack, dance, &tokens))
    };
    [
        ["<g class=\"ap-text\">", &put(44.0, 48.0, 1.6, &icons::trigger(Trigger::Convert)), "</g>"].concat(),
        goods(24.0, one(Resource::Pollen), one(Resource::Water)),
        goods(72.0, one(Resource::Pollen).with(one(Resource::Fibre)), one(Resource::Wax)),
        waxed.map(danced).unwrap_or_default(),
    ]
    .concat()
}
