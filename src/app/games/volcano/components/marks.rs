//! What is marked on the sea: ways and trails on the water, the places that islands would leave, rings round the islands that can
//! be chosen; and over everything what is chosen, and the ways a current can be turned. Each mark is drawn from its own slice of
//! the marks.

use leptos::prelude::*;

use crate::app::shell::views::live;

use super::super::{
    art::{PITCH, middle, ring, shape},
    model::Marks,
};
use crate::{
    app::board::{
        decimal::number,
        path::path,
        plane::{at, placed, translate},
    },
    rules::volcano::{Cell, Dir, Island},
};

/// The radius of a button that turns a current.
pub const BUTTON: f32 = 52.0;
/// How far these buttons stay from the middle of the sea.
const RIM: f32 = 449.0;

/// On the water: the way of the current, the trails of the look ahead with the places that would be left, and rings round what
/// can be chosen.
#[component]
pub fn LowMarks(marks: Signal<Marks>) -> impl IntoView {
    let way = Memo::new(move |_| marks.read().path.clone());
    let trails = Memo::new(move |_| marks.read().trails.clone());
    let left = Memo::new(move |_| marks.read().left.clone());
    let rings = Memo::new(move |_| marks.read().rings.clone());
    let trail = |(_, cells): &(Island, Vec<Cell>)| {
        let chevrons: String = cells.windows(2).map(chevron).collect();
        [line(["tr-bed", "tr-dots"], cells), chevrons].concat()
    };
    let foot = |(island, cell): &(Island, Cell)| {
        let name = if *island == Island::Volcano { "▲" } else { island.name() };
        let art = [&shape("", &ring(*island, 0.96)), "<text y=\"8\">", name, "</text>"].concat();
        ["<g class=\"foot\" transform=\"", &translate(middle(*cell)), "\">", &art, "</g>"].concat()
    };
    view! {
        <g inner_html=move || way.with(|cells| line(["leeway", "leeway top"], cells)) />
        <g class="trails" inner_html=move || trails.with(|trails| trails.iter().map(trail).collect::<String>()) />
        <g inner_html=move || left.with(|left| left.iter().map(foot).collect::<String>()) />
        <g inner_html=move || rings.with(|rings| rings.iter().map(spot).collect::<String>()) />
    }
}

/// A line over the cards, twice: dark, and light on it.
fn line(classes: [&str; 2], cells: &[Cell]) -> String {
    if cells.len() < 2 {
        return String::new();
    }
    let d = path(|to| {
        to.open_line(cells.iter().map(|cell| middle(*cell)));
    });
    classes.map(|class| shape(class, &d)).concat()
}

/// The sign of one step of a trail.
fn chevron(step: &[Cell]) -> String {
    let (from, to) = (middle(step[0]), middle(step[1]));
    let way = (to - from) / PITCH;
    let degrees = 90.0 * (1.0 - way.x) * way.x.abs() + 90.0 * way.y;
    let place = placed((from + to) / 2.0, degrees, 1.0);
    ["<path class=\"tr-ch\" transform=\"", &place, "\" d=\"M-11-15L9 0-11 15\"/>"].concat()
}

/// A ring round an island that can be chosen, or is.
fn spot((island, cell, chosen): &(Island, Cell, bool)) -> String {
    let lines = match chosen {
        true => [("chosen-dark", 1.24), ("chosen-line", 1.24)],
        false => [("legal-out", 1.34), ("legal-line", 1.22)],
    };
    let line = |(class, size)| shape(class, &ring(*island, size));
    let class = if *chosen { "spot" } else { "spot legal" };
    [
        "<g class=\"",
        class,
        "\" transform=\"",
        &translate(middle(*cell)),
        "\">",
        &lines.map(line).concat(),
        "</g>",
    ]
    .concat()
}

/// Where the button is that turns the current of a card that way: round the card, never past the rim.
pub fn button(cell: Cell, dir: Dir) -> hexx::Vec2 {
    let (x, y) = dir.step();
    let place = middle(cell) + at(x.into(), y.into()) * 122.0;
    at(place.x.clamp(-RIM, RIM), place.y.clamp(-RIM, RIM))
}

/// Over islands and pawns: the card whose current would be turned, with its four ways.
#[component]
pub fn HighMarks(marks: Signal<Marks>) -> impl IntoView {
    let turned = Memo::new(move |_| marks.read().turned);
    live(move || {
        let (cell, [now, to]) = turned.get()?;
        let way = |dir: Dir| {
            let class = if dir == to {
                "way4 pick"
            } else if dir == now {
                "way4 now"
            } else {
                "way4"
            };
            let place = placed(button(cell, dir), 90.0 * dir.index() as f32, 1.0);
            [
                "<g class=\"",
                class,
                "\" transform=\"",
                &place,
                "\"><circle r=\"",
                &number(BUTTON),
                "\"/><path d=\"M0-28L25-2H10V24H-10V-2H-25Z\"/></g>",
            ]
            .concat()
        };
        Some(
            view! {
                <g class="current-ghost">
                    <g transform=translate(middle(cell))>
                        <Frame class="raised" half=95 />
                    </g>
                    <g inner_html=Dir::ALL.map(way).concat() />
                </g>
            }
            .into_any(),
        )
    })
}

/// A square round the middle of a card.
#[component]
pub fn Frame(class: &'static str, half: i32) -> impl IntoView {
    view! { <rect class=class x=(-half).to_string() y=(-half).to_string() width=(2 * half).to_string() height=(2 * half).to_string() rx="20" /> }
}
