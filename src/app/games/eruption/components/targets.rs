//! The board for those who do not point: one tab stop, arrow keys over all hexes, a key for the next target, and an option for
//! each place in words.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::hands::{keys, press, spot_id};
use crate::{
    app::{
        board::{
            targets::{Place, Target, Targets},
            viewport::ViewportState,
        },
        games::eruption::{
            art::{facing::Facing, geometry::FRAME, marks::hit_area},
            model::{Marks, Model},
            table::EruptionTable,
            ui::Spot,
        },
        shell::{
            keyed::keyed,
            slices::{slice, slices},
            views::CollectAny,
        },
        table::TableStore,
    },
    rules::eruption::Hex,
    t,
};

/// All hexes, and the edges that matter now.
#[component]
pub fn BoardTargets(
    store: TableStore<EruptionTable>,
    model: Memo<Model>,
    facing: Signal<Facing>,
    viewport: ViewportState,
) -> impl IntoView {
    let cursor = Memo::new(move |_| model.read().cursor.map(spot_id));
    let edges = Memo::new(move |_| model.read().edges.iter().map(|cell| cell.edge).collect::<Vec<_>>());
    let hexes = slices(move || {
        let model = model.read();
        Hex::all().map(|hex| place(&model, Spot::Hex(hex))).collect()
    });
    let hex = move |(hex, place)| view! { <SpotTarget spot=Spot::Hex(hex) place facing /> };
    let edge = move |edge| {
        let place = slice(move || place(&model.read(), Spot::Edge(edge)));
        view! { <SpotTarget spot=Spot::Edge(edge) place facing /> }
    };
    view! {
        <Targets
            frame=FRAME
            label=t!(store.locale, table::board_keys)
            active=cursor
            press=move |id: String| press(store, &id)
            keys=move |event: KeyboardEvent| keys(store, facing.get_untracked(), viewport, &event)
        >
            {Hex::all().zip(hexes).map(hex).collect_any()}
            {keyed(move || edges.get(), |edge| *edge, move |lit| edge(lit).into_any())}
        </Targets>
    }
}

/// What the model says of a place.
fn place(model: &Model, spot: Spot) -> Place {
    let (marks, label) = match spot {
        Spot::Hex(hex) => model.cells.get(hex.index()).map(|cell| (cell.marks, cell.label.clone())),
        Spot::Edge(edge) => {
            model.edges.iter().find(|cell| cell.edge == edge).map(|cell| (cell.marks, cell.label.clone()))
        }
    }
    .unwrap_or((Marks::default(), String::new()));
    Place { lit: marks.lit, chosen: marks.selected, label }
}

/// A hex or an edge, for those who do not see the picture.
#[component]
fn SpotTarget(spot: Spot, place: Signal<Place>, facing: Signal<Facing>) -> impl IntoView {
    let area = Signal::derive(move || match spot {
        Spot::Hex(hex) => hit_area(facing.get().hex(hex)),
        Spot::Edge(_) => String::new(),
    });
    view! { <Target id=spot_id(spot) area place /> }
}
