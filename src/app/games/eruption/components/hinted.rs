//! The coach's ways on the island: numbers, and dimmed tiles for those that are not chosen.

use hexx::Vec2;
use leptos::prelude::*;

use super::{draw::Shapes, facing::use_facing};
use crate::app::{
    games::eruption::{
        art::{
            geometry::{number, translate},
            lava_on,
            marks::hit_area,
            scene::open_sides,
            slab_on,
        },
        hinted::{HintMark, hint_marks},
        pointing::middle_of,
        table::EruptionTable,
        ui::Spot,
    },
    shell::keyed::keyed,
    table::TableStore,
};
use crate::rules::eruption::{Hex, Tile};

/// Where the number of the chosen way lies, beside the middle of its hex, and how far apart several lie.
const CORNER: Vec2 = Vec2::new(-92.0, -84.0);
const APART: f32 = 88.0;

/// All of them.
#[component]
pub fn HintMarks(store: TableStore<EruptionTable>) -> impl IntoView {
    let marks = Memo::new(move |_| {
        let (actions, picked) = store.hint.ways();
        if actions.is_empty() {
            return Vec::new();
        }
        store.session.with(|table| hint_marks(table.state(), &actions, picked))
    });
    let key = |mark: &HintMark| (mark.number, mark.spot, mark.chosen, mark.before, mark.tile.map(tile_key));
    view! {
        <g class="hint-marks" aria-hidden="true">
            {keyed(move || marks.get(), key, move |mark| view! { <Mark store mark /> }.into_any())}
        </g>
    }
}

/// What tells tiles apart.
fn tile_key(tile: Tile) -> u8 {
    tile.edges().fold(0, |key, dir| key | 1 << dir.index())
}

#[component]
fn Mark(store: TableStore<EruptionTable>, mark: HintMark) -> impl IntoView {
    let facing = use_facing();
    let offset = match (mark.chosen, mark.spot) {
        (true, Spot::Hex(_)) => CORNER,
        (true, Spot::Edge(_)) => CORNER * 0.6,
        (false, _) => Vec2::ZERO,
    };
    // In the size of the numbers, which is another one on a phone.
    let beside = number(APART * mark.before as f32);
    let at = move || translate(facing.get().point(middle_of(mark.spot)) + offset);
    let tile = match (mark.spot, mark.tile) {
        (Spot::Hex(hex), Some(tile)) => Some(view! { <DimTile store hex tile /> }.into_any()),
        _ => None,
    };
    view! {
        <g class="hint-mark" class:on=mark.chosen>
            {tile}
            <g transform=at>
                <g class=move || if mark.chosen { "hint-no on" } else { "hint-no" }>
                    <circle r="42" cx=beside.clone() />
                    <text y="2" x=beside>{mark.number.to_string()}</text>
                </g>
            </g>
        </g>
    }
}

/// A tile that is not the chosen one: as it would lie, under a veil.
#[component]
fn DimTile(store: TableStore<EruptionTable>, hex: Hex, tile: Tile) -> impl IntoView {
    let facing = use_facing();
    let picture = move || {
        let facing = facing.get();
        let open = store.view.with(|view| open_sides(hex, tile, view.board.occupied()));
        let (hex, tile, open) = (facing.hex(hex), facing.tile(tile), facing.sides(open));
        let outline = |class: &'static str| view! { <path class=class d=hit_area(hex) /> }.into_any();
        view! {
            <Shapes shapes=slab_on(hex) />
            <Shapes shapes=lava_on(hex, tile, open) />
            {["hint-veil", "hint-dash-dark", "hint-dash"].map(outline).into_iter().collect::<Vec<_>>()}
        }
    };
    view! { <g class="embers">{picture}</g> }
}
