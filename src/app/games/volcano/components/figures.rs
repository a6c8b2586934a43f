//! What is seen of a step of the animation on the board itself: light, bombs, tokens that fly, figures that rise. All of it is one
//! constant picture for each step, moved by the classes of `56-volcano-motion.css`.

use hexx::Vec2;
use leptos::prelude::*;

use super::super::{
    animation::AnimationStep,
    art::{
        RESOURCES,
        blast::{BOMB, BURST, SPRAY, STEAM, column},
        middle, shape,
    },
    pawns::pawn_at,
    table::VolcanoTable,
};
use crate::{
    app::{
        board::{
            decimal::number,
            path::path,
            plane::{at, placed, translate},
        },
        table::TableStore,
    },
    rules::{
        Seat,
        volcano::{Event, Island, Stop},
    },
};

/// From the middle of the volcano to the mouth of its crater.
const MOUTH: f32 = -54.0;
/// Where the bank is: below the sea.
const BANK: f32 = 560.0;

/// The picture of a step, if it has one.
pub fn figure(_: TableStore<VolcanoTable>, step: &AnimationStep) -> Option<AnyView> {
    let on = |island: Island| middle(step.board.chart().cell(island));
    let volcano = on(Island::Volcano);
    let over = |seat: Seat| pawn_at(&step.board, seat).unwrap_or_default() - at(0.0, 84.0);
    let seats = || step.board.clockwise();
    let art = match step.event {
        Event::Checked { hits, .. } if step.last => {
            let (class, art) = if hits { ("flares", light(330.0)) } else { ("steams", STEAM.to_owned()) };
            moved(class, volcano + at(0.0, -80.0), 0, &art)
        }
        Event::Erupted { number, .. } => eruption(step, number > 2),
        Event::Hit { .. } => {
            let struck = seats().filter(|seat| step.board.hit().has(*seat));
            struck.map(|seat| lost(step, seat, over(seat))).collect()
        }
        Event::Gained { seat, island, amount, .. } => {
            let (from, to) = (on(island) + at(50.0, -36.0), over(seat) + at(0.0, 60.0));
            let each = |n| hop([from, to], 90.0, [240, n * 60], RESOURCES[0]);
            let flying: String = (0..amount.min(4)).map(each).collect();
            let gained = |seat: Seat| step.board.pawn(seat).points - step.before.pawn(seat).points;
            let counted = seats().filter(|one| gained(*one) > 0).map(|one| {
                rising(if one == seat { "cool" } else { "cool still" }, over(one), "+", gained(one))
            });
            [flying, counted.collect()].concat()
        }
        Event::Grew { .. } => Island::RICH
            .into_iter()
            .map(|island| {
                [
                    moved("drops", on(island) + at(50.0, -40.0), 0, RESOURCES[0]),
                    rising("cool", on(island) + at(50.0, -84.0), "+", 1),
                ]
                .concat()
            })
            .collect(),
        Event::Added { island, amount, .. } => {
            let each =
                |n| hop([at(0.0, 0.0), on(island) + at(50.0, -30.0)], 260.0, [520, n * 140], RESOURCES[0]);
            [(0..amount).map(each).collect(), rising("cool", on(island) + at(0.0, -84.0), "+", amount)]
                .concat()
        }
        Event::DriftStopped { at: cell, stop, .. } => {
            let dir = step.board.chart().currents().dir(cell);
            let (x, y) = dir.step();
            let reach = if stop == Stop::Edge { 88.0 } else { 96.0 };
            let place = middle(cell) + at(x.into(), y.into()) * reach;
            [
                "<g class=\"splash\" transform=\"",
                &placed(place, 90.0 * dir.index() as f32 + 180.0, 0.9),
                "\"><g class=\"pops\">",
                SPRAY,
                "</g></g>",
            ]
            .concat()
        }
        _ => return None,
    };
    Some(view! { <g class="told" inner_html=art /> }.into_any())
}

/// Light round a point, in three rings.
fn light(radius: f32) -> String {
    let ring = |(class, size): (&str, f32)| {
        shape(
            class,
            &path(|to| {
                to.disc(at(0.0, 0.0), radius * size);
            }),
        )
    };
    [("glow3", 1.0), ("glow2", 0.66), ("glow1", 0.36)].map(ring).concat()
}

/// A picture at a place that moves by its class, after a while in milliseconds.
fn moved(class: &str, place: Vec2, wait: u32, art: &str) -> String {
    let wait = wait.to_string();
    [
        "<g transform=\"",
        &translate(place),
        "\"><g class=\"",
        class,
        "\" style=\"--wait:",
        &wait,
        "ms\">",
        art,
        "</g></g>",
    ]
    .concat()
}

/// A number that rises from a place.
fn rising(class: &str, place: Vec2, sign: &str, value: u32) -> String {
    let text = [if value == 0 { "" } else { sign }, &value.to_string()].concat();
    [
        "<g class=\"",
        class,
        "\" transform=\"",
        &translate(place),
        "\"><g class=\"figure\"><text>",
        &text,
        "</text></g></g>",
    ]
    .concat()
}

/// Something that flies from one place to another on an arc, so high above the higher of both; how long it takes, and when it
/// begins, in milliseconds. Across it goes evenly, up and down as a thrown thing does.
fn hop([from, to]: [Vec2; 2], lift: f32, [length, wait]: [u32; 2], art: &str) -> String {
    let pixels = |name: &str, value: f32| ["--", name, ":", &number(value), "px;"].concat();
    [
        "<g class=\"fly-x\" style=\"",
        &pixels("x0", from.x),
        &pixels("x1", to.x),
        &pixels("y0", from.y),
        &pixels("y1", to.y),
        &pixels("top", from.y.min(to.y) - lift),
        "--t:",
        &length.to_string(),
        "ms;--wait:",
        &wait.to_string(),
        "ms\"><g class=\"fly-y\">",
        art,
        "</g></g>",
    ]
    .concat()
}

/// A pawn that is struck: what it lost flies back to the bank.
fn lost(step: &AnimationStep, seat: Seat, place: Vec2) -> String {
    let lost = step.before.pawn(seat).points - step.board.pawn(seat).points;
    let tokens = (0..lost / 3).map(|_| RESOURCES[1]).chain((0..lost % 3).map(|_| RESOURCES[0]));
    let bank = at(place.x * 0.4, BANK);
    let flying: String = tokens
        .zip(0..)
        .map(|(token, n)| {
            hop([place + at(0.0, 60.0), bank + at(n as f32 * 40.0, 0.0)], 110.0, [620, 560 + n * 70], token)
        })
        .collect();
    [rising("hit", place - at(0.0, 40.0), "−", lost), flying].concat()
}

/// The volcano blows: light, fountain and cloud, a bomb for each cell round it, which bursts on land and splashes in the sea. The
/// third time all of it is larger, and there are two volleys.
fn eruption(step: &AnimationStep, last: bool) -> String {
    let chart = step.board.chart();
    let volcano = chart.cell(Island::Volcano);
    let mouth = middle(volcano) + at(0.0, MOUTH);
    let height = match (last, volcano.row()) {
        (_, 1) => 240.0,
        (true, 3..) => 500.0,
        _ => 340.0,
    };
    let mut art = [
        "<rect class=\"dim\" x=\"-509\" y=\"-509\" width=\"1018\" height=\"1018\"/>",
        &moved("flares long", mouth, 0, &light(if last { 430.0 } else { 330.0 })),
        &moved("column", mouth, 540, &column(height)),
    ]
    .concat();
    for volley in 0..1 + u32::from(last) {
        for (cell, n) in volcano.around().iter().zip(0..) {
            let (to, wait) = (middle(cell), 760 + volley * 620 + n * 50);
            art += &hop([mouth, to], 190.0 + (n % 3) as f32 * 46.0, [560, wait], BOMB);
            let (hit, size) = if chart.island(cell).is_some() { (BURST, 0.8) } else { (SPRAY, 1.2) };
            art += &moved(
                "pops",
                to,
                wait + 540,
                &["<g transform=\"scale(", &number(size), ")\">", hit, "</g>"].concat(),
            );
        }
    }
    art
}
