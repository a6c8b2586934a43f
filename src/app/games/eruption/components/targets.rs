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
        shell::{keyed::keyed, views::CollectAny},
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
    facing: Memo<Facing>,
    viewport: ViewportState,
) -> impl IntoView {
    let cursor = Memo::new(move |_| model.read().cursor.map(spot_id));
    let edges = Memo::new(move |_| model.read().edges.iter().map(|cell| cell.edge).collect::<Vec<_>>());
    let hex = move |hex| view! { <SpotTarget spot=Spot::Hex(hex) model facing /> };
    view! {
        <Targets
            frame=FRAME
            label=t!(store.locale, table::board_keys)
            active=cursor
            press=move |id: String| press(store, &id)
            keys=move |event: KeyboardEvent| keys(store, facing.get_untracked(), viewport, &event)
        >
            {Hex::all().map(hex).collect_any()}
            {keyed(
                move || edges.get(),
                |edge| *edge,
                move |edge| view! { <SpotTarget spot=Spot::Edge(edge) model facing /> }.into_any(),
            )}
        </Targets>
    }
}

/// A hex or an edge, for those who do not see the picture.
#[component]
fn SpotTarget(spot: Spot, model: Memo<Model>, facing: Memo<Facing>) -> impl IntoView {
    let place = Memo::new(move |_| {
        let model = model.read();
        let (marks, label) = match spot {
            Spot::Hex(hex) => model.cells.get(hex.index()).map(|cell| (cell.marks, cell.label.clone())),
            Spot::Edge(edge) => {
                model.edges.iter().find(|cell| cell.edge == edge).map(|cell| (cell.marks, cell.label.clone()))
            }
        }
        .unwrap_or((Marks::default(), String::new()));
        Place { lit: marks.lit, chosen: marks.selected, label }
    });
    let area = Signal::derive(move || match spot {
        Spot::Hex(hex) => hit_area(facing.get().hex(hex)),
        Spot::Edge(_) => String::new(),
    });
    view! { <Target id=spot_id(spot) area place /> }
}
