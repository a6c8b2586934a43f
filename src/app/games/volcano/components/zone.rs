//! The cells round the volcano: a quiet line while nothing threatens, a dashed one while the check is still to be rolled again, and
//! a burning border with flames if it erupts this turn. They are always those round the volcano that is shown; where they are now
//! is a pale line in the look ahead.

use leptos::prelude::*;

use super::super::{
    art::{FRAME, PITCH, middle},
    model::Marks,
    words::Words,
};
use crate::{
    app::board::{
        decimal::number,
        emblems::FLAME,
        plane::{at, placed},
    },
    rules::volcano::{Board, Cell, CellSet, Island, Outlook},
};

/// The zone of the board that is shown, and the one that would be left.
#[component]
pub fn Zone(board: Signal<Board>, outlook: Signal<Option<Outlook>>, marks: Signal<Marks>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let outlook = outlook.get();
        let board = board.read();
        let chart = board.chart();
        let land: CellSet = Island::ALL.into_iter().map(|island| chart.cell(island)).collect();
        (chart.cell(Island::Volcano), outlook, land)
    });
    let old = Memo::new(move |_| {
        marks.with(|marks| marks.left.iter().find(|(one, _)| *one == Island::Volcano).map(|(_, cell)| *cell))
    });
    let before = StoredValue::new(None);
    let zone = move || {
        let (volcano, outlook, land) = shown.get();
        // It goes with the volcano: it begins where it was.
        let (from, kind) = before.get_value().unwrap_or((volcano, outlook));
        before.set_value(Some((volcano, outlook)));
        let rides = from != volcano && kind == outlook;
        let way = middle(from) - middle(volcano);
        let (class, burns) = match outlook {
            Some(Outlook::Due) => ("hot", true),
            Some(Outlook::Again) => ("again", true),
            _ => ("calm", false),
        };
        let flames: String =
            volcano.around().iter().filter(|_| burns).map(|cell| flame(cell, land.has(cell))).collect();
        let art =
            [border(volcano, if outlook == Some(Outlook::Due) { &HOT } else { &HOT[3..] }), flames].concat();
        view! {
            <g
                class=["zone8 ", class, if rides { " rides" } else { "" }].concat()
                style:--x0=[&number(way.x), "px"].concat()
                style:--y0=[&number(way.y), "px"].concat()
                data-at=Words::cell(volcano)
                inner_html=art
            />
        }
    };
    let left = move || {
        old.get().map(|cell| view! { <g class="zone8 old" inner_html=border(cell, &HOT[4..]) /> }.into_any())
    };
    view! {
        {move || left()}
        // Nothing of it is seen beyond the sea, wherever it comes from.
        <svg x="-509" y="-509" width="1018" height="1018" viewBox=FRAME>
            {move || zone()}
        </svg>
    }
}

/// The lines of the border, from the inside out: three glows, a dark one, and the line itself; how far inside each runs.
const HOT: [(&str, f32); 5] =
    [("z-in3", 22.0), ("z-in2", 13.0), ("z-in1", 4.0), ("z-dark", -1.0), ("z-line", -1.0)];

/// The border of the cells round one, without those that would be off the sea.
fn border(volcano: Cell, lines: &[(&str, f32)]) -> String {
    let reach = |middle: u8| [middle.max(2) - 1, middle.min(4) + 1].map(|n| f32::from(n) - 3.0);
    let ([left, right], [top, bottom]) = (reach(volcano.column()), reach(volcano.row()));
    let line = |(class, inside): &(&str, f32)| {
        let start = |from: f32| number((from - 0.5) * PITCH + inside);
        let side = |from: f32, to: f32| number((to - from + 1.0) * PITCH - 2.0 * inside);
        let round = number(24.0 - inside.clamp(0.0, 20.0));
        [
            "<rect class=\"",
            class,
            "\" x=\"",
            &start(left),
            "\" y=\"",
            &start(top),
            "\" width=\"",
            &side(left, right),
            "\" height=\"",
            &side(top, bottom),
            "\" rx=\"",
            &round,
            "\"/>",
        ]
        .concat()
    };
    lines.iter().map(line).collect()
}

/// A flame in the lower right of a cell: a large one on land, which will be hit.
fn flame(cell: Cell, land: bool) -> String {
    let (place, size, class) = if land { (at(72.0, 54.0), 0.74, "big") } else { (at(72.0, 68.0), 0.48, "") };
    let place = placed(middle(cell) + place, 0.0, size);
    ["<g transform=\"", &place, "\"><g class=\"zf ", class, "\">", FLAME, "</g></g>"].concat()
}
