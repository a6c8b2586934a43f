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
            plane::{at, translate},
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
    let over = |seat: Seat| pawn_at(&step.board, seat).unwrap_or_default() - at(0.0, 84.0);
    let seats = || step.board.clockwise();
    let art: Vec<AnyView> = match step.event {
        Event::Checked { hits, .. } if step.last => {
            let (class, art) = if hits { ("flares", light(330.0)) } else { ("steams", STEAM.to_owned()) };
            vec![moved(class, on(Island::Volcano) + at(0.0, -80.0), 0, art)]
        }
        Event::Erupted { number, .. } => eruption(step, number > 2),
        Event::Hit { .. } if step.last => {
            let struck = seats().filter(|seat| step.board.hit().has(*seat));
            struck.flat_map(|seat| lost(step, seat, over(seat))).collect()
        }
        Event::Gained { seat, island, amount, .. } => {
            let (from, to) = (on(island) + at(50.0, -36.0), over(seat) + at(0.0, 60.0));
            let each = |n| hop([from, to], 90.0, [240, n * 60], RESOURCES[0]);
            let gained = |seat: Seat| step.board.pawn(seat).points - step.before.pawn(seat).points;
            let counted = seats().filter(|one| gained(*one) > 0).map(|one| {
                let class = if one == seat { "cool" } else { "cool still" };
                rising(class, over(one), "+", gained(one))
            });
            (0..amount.min(4)).map(each).chain(counted).collect()
        }
        Event::Grew { .. } => {
            let grown = |island: Island| {
                let place = on(island) + at(50.0, -40.0);
                [
                    moved("drops", place, 0, RESOURCES[0].to_owned()),
                    rising("cool", place - at(0.0, 44.0), "+", 1),
                ]
            };
            Island::RICH.into_iter().flat_map(grown).collect()
        }
        Event::Added { island, amount, .. } => {
            let each =
                |n| hop([Vec2::ZERO, on(island) + at(50.0, -30.0)], 260.0, [520, n * 140], RESOURCES[0]);
            let count = rising("cool", on(island) + at(0.0, -84.0), "+", amount);
            (0..amount).map(each).chain([count]).collect()
        }
        Event::DriftStopped { at: cell, stop, .. } => {
            let dir = step.board.chart().currents().dir(cell);
            let (x, y) = dir.step();
            let place = middle(cell) + at(x.into(), y.into()) * if stop == Stop::Edge { 88.0 } else { 96.0 };
            let turned =
                ["<g transform=\"rotate(", &(90 * dir.index() + 180).to_string(), ")\">", SPRAY, "</g>"];
            vec![moved("pops", place, 0, turned.concat())]
        }
        _ => return None,
    };
    Some(view! { <g class="told">{art}</g> }.into_any())
}

/// Light round a point.
fn light(radius: f32) -> String {
    let disc = path(|to| {
        to.disc(at(0.0, 0.0), radius);
    });
    [GLOW, &shape("flare", &disc)].concat()
}

/// How that light fades; the paint is in the style sheet.
const GLOW: &str = r##"<defs><radialGradient id="glow"><stop offset="0" class="gl0"/><stop offset=".38" class="gl1"/><stop offset="1" class="gl2"/></radialGradient></defs>"##;

/// A picture at a place that moves by its class, after a while in milliseconds.
fn moved(class: &'static str, place: Vec2, wait: u32, art: String) -> AnyView {
    view! {
        <g transform=translate(place)>
            <g class=class style:--wait=milliseconds(wait) inner_html=art />
        </g>
    }
    .into_any()
}

/// A number that rises from a place.
fn rising(class: &'static str, place: Vec2, sign: &str, value: u32) -> AnyView {
    let text = [if value == 0 { "" } else { sign }, &value.to_string()].concat();
    let art = ["<g class=\"figure\"><text>", &text, "</text></g>"].concat();
    moved(class, place, 0, art)
}

/// Something that flies from one place to another on an arc, so high above the higher of both; how long it takes, and when it
/// begins, in milliseconds. Across it goes evenly, up and down as a thrown thing does.
fn hop([from, to]: [Vec2; 2], lift: f32, [length, wait]: [u32; 2], art: &'static str) -> AnyView {
    let pixels = |value: f32| [&number(value), "px"].concat();
    view! {
        <g
            class="fly-x"
            style:--x0=pixels(from.x)
            style:--x1=pixels(to.x)
            style:--y0=pixels(from.y)
            style:--y1=pixels(to.y)
            style:--top=pixels(from.y.min(to.y) - lift)
            style:--t=milliseconds(length)
            style:--wait=milliseconds(wait)
        >
            <g class="fly-y" inner_html=art />
        </g>
    }
    .into_any()
}

fn milliseconds(time: u32) -> String {
    [&time.to_string(), "ms"].concat()
}

/// A pawn that is struck: what it lost is said, and flies back to the bank.
fn lost(step: &AnimationStep, seat: Seat, place: Vec2) -> Vec<AnyView> {
    let lost = step.before.pawn(seat).points - step.board.pawn(seat).points;
    let tokens = (0..lost / 3).map(|_| RESOURCES[1]).chain((0..lost % 3).map(|_| RESOURCES[0]));
    let (from, bank) = (place + at(0.0, 60.0), at(place.x * 0.4, BANK));
    let flying = tokens
        .zip(0..)
        .map(|(token, n)| hop([from, bank + at(n as f32 * 40.0, 0.0)], 110.0, [620, 560 + n * 70], token));
    [rising("hit", place - at(0.0, 40.0), "−", lost)].into_iter().chain(flying).collect()
}

/// How many flakes of ash fall at a time.
const FLAKES: u32 = 22;

/// Flakes of ash over the whole sea; `n` tells several such clouds apart.
fn ash(n: u32) -> String {
    let flake = |i: u32| {
        let i = i + n * FLAKES;
        let place = |step: u32| (i * step % 97) as f32 * 10.0 - 485.0;
        path(|to| {
            to.disc(at(place(37), place(61)), 6.0 + (i % 4) as f32 * 2.5);
        })
    };
    shape("flake", &(0..FLAKES).map(flake).collect::<String>())
}

/// The volcano blows: light, fountain and cloud, a bomb for each cell round it, which bursts on land and splashes in the sea. The
/// third time all of it is larger, there are two volleys, and ash falls.
fn eruption(step: &AnimationStep, last: bool) -> Vec<AnyView> {
    let chart = step.board.chart();
    let volcano = chart.cell(Island::Volcano);
    let mouth = middle(volcano) + at(0.0, MOUTH);
    let height = match (last, volcano.row()) {
        (_, 1) => 240.0,
        (true, 3..) => 500.0,
        _ => 340.0,
    };
    let mut art = vec![
        view! { <rect class="dim" x="-509" y="-509" width="1018" height="1018" /> }.into_any(),
        moved("flares long", mouth, 0, light(if last { 430.0 } else { 330.0 })),
        moved("column", mouth, 0, column(height)),
    ];
    if last {
        art.extend((0..3).map(|n| moved("ashes", Vec2::ZERO, 1_300 + n * 350, ash(n))));
    }
    for volley in 0..1 + u32::from(last) {
        for (cell, n) in volcano.around().iter().zip(0..) {
            let (to, wait) = (middle(cell), 760 + volley * 620 + n * 50);
            art.push(hop([mouth, to], 190.0 + (n % 3) as f32 * 46.0, [560, wait], BOMB));
            let (hit, size) = if chart.island(cell).is_some() { (BURST, ".8") } else { (SPRAY, "1.2") };
            art.push(moved(
                "pops",
                to,
                wait + 540,
                ["<g transform=\"scale(", size, ")\">", hit, "</g>"].concat(),
            ));
        }
    }
    art
}
