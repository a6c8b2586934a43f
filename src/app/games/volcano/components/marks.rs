//! What is marked on the sea: ways and trails on the water, the ends of the trails, and over everything what can be chosen and
//! what is. Each mark is drawn from its own slice of the marks.

use leptos::prelude::*;

use super::super::{
    art::{HEAD, STREAM, middle},
    model::Marks,
};
use crate::{
    app::board::{decimal::number, plane::translate},
    rules::volcano::{Cell, Island},
};

/// How large the end of a trail is.
const END: i32 = 62;

/// On the water: the way of the current, and the trails of the look ahead.
#[component]
pub fn LowMarks(marks: Signal<Marks>) -> impl IntoView {
    let path = Memo::new(move |_| marks.read().path.clone());
    let trail = move |island| {
        let cells = Memo::new(move |_| trail_of(&marks.read(), island).to_vec());
        view! { <Way class=["drift", "drift top"] cells /> }
    };
    view! {
        <Way class=["way", "way top"] cells=path />
        {Island::ALL.map(trail).into_iter().collect_view()}
    }
}

/// The cards over which an island would drift; none if it would not.
fn trail_of(marks: &Marks, island: Island) -> &[Cell] {
    marks.trails.iter().find(|(one, _)| *one == island).map_or(&[], |(_, cells)| cells)
}

/// A line over the cards, twice: dark, and light on it.
#[component]
fn Way(class: [&'static str; 2], cells: Memo<Vec<Cell>>) -> impl IntoView {
    let points = move || {
        let point = |cell: &Cell| {
            let place = middle(*cell);
            [&number(place.x), ",", &number(place.y), " "].concat()
        };
        cells.read().iter().map(point).collect::<String>()
    };
    let lines = move || class.map(|class| view! { <polyline class=class points=points /> });
    view! { <Show when=move || cells.with(|cells| cells.len() > 1)>{lines()}</Show> }
}

/// Where islands would be.
#[component]
pub fn TrailEnds(marks: Signal<Marks>) -> impl IntoView {
    let end = move |island: Island| {
        let last = Memo::new(move |_| trail_of(&marks.read(), island).last().copied());
        let name = if island == Island::Volcano { "▲" } else { island.name() };
        let place = move |cell: Cell| {
            view! {
                <g transform=translate(middle(cell))>
                    <circle class="to" r=END />
                    <text class="to-no">{name}</text>
                </g>
            }
        };
        move || last.get().map(place)
    };
    Island::ALL.map(end).into_iter().collect_view()
}

/// Over islands and pawns: the ghost of a current, what can be chosen and what is.
#[component]
pub fn HighMarks(marks: Signal<Marks>) -> impl IntoView {
    let ghost = Memo::new(move |_| marks.read().ghost);
    let drawn = move || {
        let (cell, dir) = ghost.get()?;
        let turn = ["rotate(", &(90 * dir.index()).to_string(), ")"].concat();
        Some(view! {
            <g class="current-ghost" transform=translate(middle(cell))>
                <g transform=turn>
                    <g inner_html=STREAM />
                    <g inner_html=HEAD />
                </g>
            </g>
        })
    };
    view! {
        {drawn}
        {Cell::all().map(|cell| view! { <Spot cell marks /> }).collect_view()}
    }
}

/// A card that can be chosen, or is.
#[component]
fn Spot(cell: Cell, marks: Signal<Marks>) -> impl IntoView {
    let state = Memo::new(move |_| marks.with(|marks| (marks.lit.has(cell), marks.chosen.has(cell))));
    move || {
        let (lit, chosen) = state.get();
        let frames = match (lit, chosen) {
            (_, true) => [("chosen-dark", 88), ("chosen-line", 88)],
            (true, false) => [("legal-fill", 88), ("legal-line", 86)],
            (false, false) => return None,
        };
        Some(view! {
            <g class=if lit { "spot legal" } else { "spot" } transform=translate(middle(cell))>
                {frames.map(|(class, half)| view! { <Frame class half /> })}
            </g>
        })
    }
}

/// A square round the middle of a card.
#[component]
pub fn Frame(class: &'static str, half: i32) -> impl IntoView {
    view! { <rect class=class x=-half y=-half width=2 * half height=2 * half rx="20" /> }
}
