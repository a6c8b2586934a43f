//! What lies over the ground: marks, walls, ghost, markers, and what is being told.

use hexx::Vec2;
use leptos::prelude::*;

use super::{
    ghost::{Ghost, GhostTile, Spin},
    ground::Live,
    markers::Markers,
    scene::{HighScene, LowScene},
    spots::{EdgeSpot, FocusRing, HexSpot, Pointed},
    walls::{OddsPill, Wall, WallState, Walls},
};
use crate::{
    app::{
        games::eruption::{
            art::{
                lava::Sides,
                marks::{EdgeGlyph, HexMark},
                meter::Marker,
                scene::open_sides,
            },
            model::{EdgeCell, Model},
            pointing::{middle_of, spot_named},
            shown::Shown,
            table::EruptionTable,
            ui::Spot,
        },
        shell::keyed::keyed,
        table::TableStore,
    },
    rules::{
        Pending,
        eruption::{Card, Edge, Hex, Material, Prompt},
    },
};

/// A wall that would be rolled for, with the chance to hold in percent.
type Rolled = (Edge, Material, u8);

/// All of it; what is laid over the island while somebody decides only with a model.
#[component]
pub fn LivePicture(
    store: TableStore<EruptionTable>,
    model: Option<Memo<Model>>,
    shown: Memo<Shown>,
    markers: Memo<Vec<Marker>>,
) -> impl IntoView {
    let rolls = Memo::new(move |_| model.map(|model| rolls(&model.read())).unwrap_or_default());
    let standing = Memo::new(move |_| {
        let (shown, rolls) = (shown.read(), rolls.read());
        let stands = |(edge, _): &(Edge, Material)| rolls.iter().all(|(other, ..)| other != edge);
        shown.board.all_walls().filter(stands).collect::<Vec<_>>()
    });
    view! {
        <Live>
            {model.map(|model| view! { <Marks model /> })} <LowScene store /> <Walls walls=standing />
            {model.map(|model| view! { <Decision store model rolls /> })} <Markers markers />
            {model.map(|_| view! { <Pointed place=Signal::derive(move || pointed_at(store)) /> })}
            <HighScene store />
        </Live>
    }
}

fn rolls(model: &Model) -> Vec<Rolled> {
    model.ghost.as_ref().map(|ghost| ghost.rolls.clone()).unwrap_or_default()
}

/// The marks of all hexes: each follows its own, so that one that changes leaves the others alone.
#[component]
fn Marks(model: Memo<Model>) -> impl IntoView {
    let spot = move |hex: Hex| {
        let mark = Memo::new(move |_| {
            model.read().cells.get(hex.index()).map_or(HexMark::Bare, |cell| cell.hex_mark())
        });
        view! { <HexSpot hex mark /> }
    };
    Hex::all().map(spot).collect_view()
}

/// Edges to choose, the cursor of the keyboard, the ghost and the walls that it would roll for.
#[component]
fn Decision(store: TableStore<EruptionTable>, model: Memo<Model>, rolls: Memo<Vec<Rolled>>) -> impl IntoView {
    let lit = Memo::new(move |_| {
        let lit = |cell: &&EdgeCell| cell.marks.lit || cell.marks.selected;
        model.read().edges.iter().filter(lit).map(|cell| cell.edge).collect::<Vec<_>>()
    });
    let edge = move |edge: Edge| {
        let chosen = Memo::new(move |_| {
            model.read().edges.iter().any(|cell| cell.edge == edge && cell.marks.selected)
        });
        let card = store.ui.with_untracked(|ui| ui.card);
        let glyph = store.view.with_untracked(|view| edge_glyph(view.pending, card));
        view! { <EdgeSpot edge glyph chosen /> }
    };
    let roll = |(edge, material, percent): Rolled| {
        view! {
            <Wall edge material state=WallState::Rolling />
            <OddsPill edge percent />
        }
    };
    let cursor = Memo::new(move |_| model.read().cursor);
    let sides = Memo::new(move |_| {
        let side = |(edge, ..): &Rolled| match edge {
            Edge::Lava { side, .. } => Some(*side),
            Edge::Village(_) => None,
        };
        rolls.read().iter().filter_map(side).collect::<Sides>()
    });
    view! {
        {keyed(move || lit.get(), |edge| *edge, move |lit| edge(lit).into_any())}
        <FocusRing spot=cursor />
        <GhostTile ghost=ghost(store, model) walls=sides />
        {keyed(move || rolls.get(), |roll| *roll, move |rolled| roll(rolled).into_any())}
    }
}

/// The ghost, and how it came to its turn.
fn ghost(store: TableStore<EruptionTable>, model: Memo<Model>) -> Memo<Option<Ghost>> {
    Memo::new(move |before: Option<&Option<Ghost>>| {
        let now = model.with(|model| model.ghost.clone())?;
        let open = store.view.with(|view| open_sides(now.hex, now.tile, view.board.occupied()));
        let spin = match before.copied().flatten() {
            Some(old) if old.hex == now.hex && old.tile != now.tile => Spin::between(old.tile, now.tile),
            _ => Spin::Still,
        };
        Some(Ghost { hex: now.hex, tile: now.tile, open, spin, turns: now.turns > 1 })
    })
}

fn edge_glyph<C>(pending: Pending<Prompt, C>, card: Option<Card>) -> EdgeGlyph {
    match (pending, card) {
        (Pending::Decision { prompt: Prompt::Relocate { .. }, .. }, _) => EdgeGlyph::Swap,
        (_, Some(Card::VolcanicBomb)) => EdgeGlyph::Cross,
        _ => EdgeGlyph::Plus,
    }
}

/// The place that something beside the board points at, and how wide the ring round it is.
fn pointed_at(store: TableStore<EruptionTable>) -> Option<(Vec2, &'static str)> {
    let spot = store.pointed.with(|name| spot_named(name))?;
    let radius = match spot {
        Spot::Hex(_) => "112",
        Spot::Edge(_) => "72",
    };
    Some((middle_of(spot), radius))
}
