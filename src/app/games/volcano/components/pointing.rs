//! The board for keys and assistive technology.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{
    super::{
        art::{FRAME, SIDE, middle},
        model::Model,
        situation::cell_of,
        table::VolcanoTable,
        ui::Msg,
        words::Words,
    },
    marks::Frame,
};
use crate::{
    app::{
        board::{
            decimal::number,
            plane::{at, translate},
            targets::{Place, Target, Targets},
            viewport::ViewportState,
        },
        shell::{slices::slices, views::CollectAny},
        table::TableStore,
    },
    rules::volcano::{Cell, Dir},
    t,
};

/// The cards as the options of one list, and the ring of focus round the one where the keyboard is.
#[component]
pub fn Pointing(
    store: TableStore<VolcanoTable>,
    model: Memo<Model>,
    cursor: Memo<Option<Cell>>,
    viewport: ViewportState,
) -> impl IntoView {
    let places = slices(move || {
        let model = model.read();
        let place = |cell: Cell| Place {
            lit: model.marks.lit.has(cell),
            chosen: model.marks.chosen.has(cell),
            label: model.labels[cell.index()].clone(),
        };
        Cell::all().map(place).collect()
    });
    let target = move |(cell, place): (Cell, Signal<Place>)| {
        let corner = middle(cell) - at(90.0, 90.0);
        let area = ["M", &number(corner.x), " ", &number(corner.y), "h180v180h-180Z"].concat();
        view! { <Target id=Words::cell(cell) area place /> }
    };
    let ring = |cell: Cell| {
        let lines = ["focus-dark", "focus-light", "focus-line"];
        view! {
            <g class="focus-ring" transform=translate(middle(cell))>
                {lines.map(|class| view! { <Frame class half=90 /> }.into_any())}
            </g>
        }
    };
    let press = move |id: String| {
        let cell = Words::cell_named(&id);
        cell.inspect(|cell| store.send(Msg::Cell(*cell))).is_some()
    };
    view! {
        <Targets
            frame=FRAME
            label=t!(store.locale, volcano::board_keys)
            active=Signal::derive(move || cursor.get().map(Words::cell))
            press
            keys=move |event| keys(store, viewport, &event)
        >
            {Cell::all().zip(places).map(target).collect_any()}
            {move || cursor.get().map(ring)}
        </Targets>
    }
}

/// The keys of the board.
fn keys(store: TableStore<VolcanoTable>, viewport: ViewportState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let ui = store.ui.get_untracked();
    let chosen = ui.chosen.and_then(|action| store.view.with_untracked(|view| cell_of(action, view)));
    // A single letter means the same with Caps Lock.
    let key = event.key();
    let key = if key.len() == 1 { key.to_ascii_lowercase() } else { key };
    let msg = match key.as_str() {
        "ArrowUp" => Msg::Move(Dir::N),
        "ArrowDown" => Msg::Move(Dir::S),
        "ArrowLeft" => Msg::Move(Dir::W),
        "ArrowRight" => Msg::Move(Dir::E),
        "+" | "=" | "-" | "_" | "0" => {
            match key.as_str() {
                "0" => viewport.fit(),
                key => viewport.zoom(matches!(key, "+" | "="), ui.cursor.map(|cell| middle(cell) / SIDE)),
            }
            return event.prevent_default();
        }
        "n" => Msg::NextTarget { back: false },
        "p" => Msg::NextTarget { back: true },
        "q" => Msg::Turn { clockwise: false },
        "e" => Msg::Turn { clockwise: true },
        "Escape" => Msg::Cancel,
        "Enter" if ui.is_confirmed_at(chosen) => Msg::Confirm,
        "Enter" | " " => match ui.cursor {
            Some(cell) => Msg::Cell(cell),
            None => Msg::NextTarget { back: false },
        },
        _ => return,
    };
    event.prevent_default();
    store.send(msg);
}
