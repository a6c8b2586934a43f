//! What lies over the ground: marks, walls, ghost, markers, and what is being told.

use hexx::Vec2;
use leptos::prelude::*;

use super::{
    ghost::{Ghost, GhostTile, Spin},
    ground::Live,
    hinted::HintMarks,
    markers::Markers,
    scene::{HighScene, LowScene},
    spots::{EdgeSpot, FocusRing, HexSpot, LaidMarks, LegalMarks, Pointed},
    walls::{ChosenWall, OddsPill, Wall, WallState, Walls},
};
use crate::{
    app::{
        games::eruption::{
            art::{
                marks::{EdgeGlyph, HexMark, Threat},
                meter::Marker,
                scene::open_sides,
                sides::Sides,
            },
            laid::laid_since,
            model::{Cell, EdgeCell, Model},
            pointing::{middle_of, spots_named},
            shown::Shown,
            table::{EruptionTable, village_of},
            ui::Spot,
        },
        shell::{keyed::keyed, slices::slices, views::CollectAny},
        table::{TableStore, drawers::Drawers},
    },
    rules::{
        Game, Pending,
        eruption::{Card, Edge, Hex, HexSet, Material, Prompt, Village},
    },
};

/// A wall that would be rolled for, with the chance to hold in percent.
type Rolled = (Edge, Material, u8);

/// All of it; what is laid over the island while somebody decides only with a model.
#[component]
pub fn LivePicture(
    store: TableStore<EruptionTable>,
    model: Option<Memo<Model>>,
    legal: Option<Memo<HexSet>>,
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
            <LaidMarks laid=laid(store) /> {legal.map(|legal| view! { <LegalMarks legal /> }.into_any())} {model.map(|model| view! { <Marks model /> }.into_any())} <LowScene store /> <Walls walls=standing />
            {model.map(|model| view! { <Decision store model rolls /> }.into_any())} <Markers markers />
            <Pointed
                places=Signal::derive(move || pointed_at(store))
                names=Signal::derive(move || names_hexes(store))
            />
            <HighScene store />
        </Live>
    }
}

fn rolls(model: &Model) -> Vec<Rolled> {
    model.ghost.as_ref().map(|ghost| ghost.rolls.clone()).unwrap_or_default()
}

/// The tiles that others have laid since the last turn of whoever acts.
fn laid(store: TableStore<EruptionTable>) -> Memo<Vec<(Hex, Village)>> {
    Memo::new(move |_| {
        store.session.with(|table| {
            let Pending::Decision { seat, .. } = table.pending() else { return Vec::new() };
            let village = |seat| village_of(Game::config(table.state()), seat);
            laid_since(table, seat).into_iter().map(|(hex, by)| (hex, village(by))).collect()
        })
    })
}

/// The marks of all hexes: each follows its own, so that one that changes leaves the others alone.
#[component]
fn Marks(model: Memo<Model>) -> impl IntoView {
    let marks = slices(move || {
        let model = model.read();
        let mark = |hex: Hex| model.cells.get(hex.index()).map_or(HexMark::Bare, Cell::hex_mark);
        Hex::all().map(mark).collect()
    });
    Hex::all().zip(marks).map(|(hex, mark)| view! { <HexSpot hex mark /> }).collect_any()
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
        let card = store.seen_ui.with_untracked(|ui| ui.card);
        let threat = model.with_untracked(|model| {
            model.edges.iter().find(|cell| cell.edge == edge).map(|cell| cell.threat).unwrap_or_default()
        });
        let glyph = store.view.with_untracked(|view| edge_glyph(view.pending, card, threat));
        view! { <EdgeSpot edge glyph chosen /> }
    };
    let roll = |(edge, material, percent): Rolled| {
        view! {
            <Wall edge material state=WallState::Rolling />
            <OddsPill edge percent />
        }
    };
    let building = Memo::new(move |_| model.read().building);
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
        {move || building.get().map(|(edge, material)| view! { <ChosenWall edge material /> }.into_any())}
        <FocusRing spot=cursor />
        <GhostTile ghost=ghost(store, model) walls=sides />
        {keyed(move || rolls.get(), |roll| *roll, move |rolled| roll(rolled).into_any())}
        <HintMarks store />
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

fn edge_glyph<C>(pending: Pending<Prompt, C>, card: Option<Card>, threat: Threat) -> EdgeGlyph {
    match (pending, card) {
        (Pending::Decision { prompt: Prompt::Relocate { .. }, .. }, _) => EdgeGlyph::Swap,
        (_, Some(Card::VolcanicBomb)) => EdgeGlyph::Cross,
        _ => EdgeGlyph::Build(threat),
    }
}

/// Whether the hexes bear their names: while the list of actions is open, and while something points at what has one.
fn names_hexes(store: TableStore<EruptionTable>) -> bool {
    let listed = use_context::<Drawers>().is_some_and(|drawers| drawers.actions.get());
    let named = |spot: Spot| !matches!(spot, Spot::Edge(Edge::Village(_)));
    store.coach.is_none() && (listed || store.pointed.with(|names| spots_named(names).any(named)))
}

/// The places that something beside the board points at, and how wide the ring round each is.
fn pointed_at(store: TableStore<EruptionTable>) -> Vec<(Vec2, &'static str)> {
    let ring = |spot| (middle_of(spot), if matches!(spot, Spot::Hex(_)) { "112" } else { "72" });
    store.pointed.with(|names| spots_named(names).map(ring).collect())
}
