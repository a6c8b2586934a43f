//! Tiles that move: one that is set down and filled with lava, one that turns, one that sinks. After that the ground shows what
//! is there.

use hexx::Vec2;
use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

use super::{draw::Shapes, facing::use_facing};
use crate::{
    app::games::eruption::art::{
        Shape,
        geometry::{HALF_FRAME, centre, middle, number, translate},
        lava_on, marks,
        sides::Sides,
        slab_on,
    },
    rules::eruption::{Hex, Tile},
};

/// Half of the box of a piece, which has room for its tongues.
const HALF_PIECE: f32 = 170.0;
/// What of a tile glows, and what lies on it.
const HOT: [&str; 9] = [
    "lava-flow",
    "lava-dark",
    "lava-mid",
    "lava-plates",
    "lava-hot",
    "lava-threads",
    "lava-core",
    "vent-lip",
    "vent-lit",
];

/// The layers of a piece that moves are boxes of their own over the island, so that the browser moves them and paints nothing.
#[component]
fn Piece(hex: Hex, children: Children) -> impl IntoView {
    let corner = centre(hex) - Vec2::splat(HALF_PIECE - HALF_FRAME);
    let percent = |x: f32| number(x / HALF_FRAME * 50.0) + "%";
    view! {
        <div class="placed" style:left=percent(corner.x) style:top=percent(corner.y) aria-hidden="true">
            {children()}
        </div>
    }
}

/// One of those layers; its shapes are drawn where they are on the island.
#[component]
fn Layer(class: &'static str, hex: Hex, #[prop(into)] shapes: Vec<Shape>) -> impl IntoView {
    view! {
        <svg class=class viewBox="-170 -170 340 340">
            <g transform=translate(-centre(hex))>
                <Shapes shapes />
            </g>
        </svg>
    }
}

/// A tile that is set down: the ghost drops, its shadow closes, its outline fades. Its lava is not lit yet.
#[component]
pub fn DroppingTile(hex: Hex, tile: Tile, open: Sides) -> impl IntoView {
    // It is gone before the board is turned.
    let seen = use_facing().get_untracked();
    let (hex, tile, open) = (seen.hex(hex), seen.tile(tile), seen.sides(open));
    let [lift, dark, line] = marks::ghost_outline(hex);
    let mut shapes = slab_on(hex).to_vec();
    shapes.extend(lava_on(hex, tile, open));
    view! {
        <Piece hex>
            <Layer class="lift" hex shapes=[lift] />
            <Layer class="embers drop" hex shapes />
            <Layer class="outline drop" hex shapes=[dark, line] />
        </Piece>
    }
}

/// A tile that has just been set down: lava runs in from every side that joins, or up from its own vent. The ground under it
/// shows it as it will be.
#[component]
pub fn FlowingTile(hex: Hex, tile: Tile, open: Sides) -> impl IntoView {
    let seen = use_facing().get_untracked();
    let (hex, tile, open) = (seen.hex(hex), seen.tile(tile), seen.sides(open));
    let lava = lava_on(hex, tile, open);
    let hot: Vec<_> = lava.iter().filter(|shape| HOT.contains(&shape.class)).cloned().collect();
    let joins = Sides::from(tile).without(open);
    let mut sources: Vec<Vec2> = joins.iter().map(middle).collect();
    if tile == Tile::ERUPTION {
        sources = vec![Vec2::ZERO];
    }
    let reach = if sources.len() > 1 { "40%" } else { "72%" };
    let run = |source: &Vec2| {
        let percent = |x: f32| number(50.0 + x / HALF_PIECE * 50.0) + "%";
        view! {
            <div class="entry" style:--x=percent(source.x) style:--y=percent(source.y) style:--reach=reach>
                <div class="run">
                    <Layer class="lit" hex shapes=hot.clone() />
                </div>
                <div class="flash"></div>
            </div>
        }
    };
    let runs = sources.iter().map(run).collect_any();
    view! {
        <Piece hex>
            <Layer class="embers" hex shapes=hot.clone() />
            {runs}
            <Layer class="ring" hex shapes=[marks::ring(hex)] />
        </Piece>
    }
}

/// A tile that is taken up, turned by so many sixths and set down.
#[component]
pub fn TurningTile(hex: Hex, tile: Tile, open: Sides, steps: usize) -> impl IntoView {
    // The shorter way round.
    let from = if steps > 3 { 360 - 60 * steps as i32 } else { -60 * steps as i32 };
    let place = translate(centre(use_facing().get_untracked().hex(hex)));
    view! {
        <g transform=place>
            <g class="turning" style:--from=from.to_string() + "deg">
                <RestingTile hex tile open />
            </g>
        </g>
    }
}

/// A tile that sinks into the ground.
#[component]
pub fn SinkingTile(hex: Hex, tile: Tile, open: Sides) -> impl IntoView {
    let place = translate(centre(use_facing().get_untracked().hex(hex)));
    view! {
        <g transform=place>
            <g class="sinking">
                <RestingTile hex tile open />
            </g>
        </g>
    }
}

/// A tile as the ground shows it there, moved to the origin.
#[component]
fn RestingTile(hex: Hex, tile: Tile, open: Sides) -> impl IntoView {
    let seen = use_facing().get_untracked();
    let (hex, tile, open) = (seen.hex(hex), seen.tile(tile), seen.sides(open));
    view! {
        <g transform=translate(-centre(hex))>
            <Shapes shapes=slab_on(hex) />
            <Shapes shapes=lava_on(hex, tile, open) />
        </g>
    }
}
