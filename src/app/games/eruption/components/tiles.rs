//! Tiles that move: one that lava flows into, one that turns, one that sinks. After that the ground shows what is there.

use hexx::Vec2;
use leptos::prelude::*;

use super::{draw::Shapes, facing::use_facing};
use crate::{
    app::games::eruption::art::{
        Shape,
        geometry::{INRADIUS, centre, number, polar, seed_of, translate},
        lava::{self, Sides, Stream},
        lone_vent,
        path::path,
        slab,
    },
    rules::eruption::{Dir, Hex, Tile},
};

/// A tile that has just been placed, turned: it drops, then lava flows into it, layer after layer, once.
#[component]
pub fn FlowingTile(
    hex: Hex,
    tile: Tile,
    /// The sides where its lava ends in the open.
    open: Sides,
    /// The side that the lava comes from; without one it comes up from the tile's own vent.
    from: Option<Dir>,
) -> impl IntoView {
    // It is gone before the board is turned.
    let seen = use_facing().get_untracked();
    let (hex, tile, open) = (seen.hex(hex), seen.tile(tile), seen.sides(open));
    let stream = Stream { open, seed: seed_of(hex.axial()), ..Stream::alone(tile.into(), 0) };
    let source = from
        .map(|from| seen.dir(from))
        .map_or(Vec2::ZERO, |from| polar(60.0 * from.index() as f32 - 90.0, INRADIUS));
    let reveal = path(|p| {
        p.disc(Vec2::ZERO, 100.0);
    });
    let layer = move |(i, shape): (usize, Shape)| {
        let id = ["flow-", &i.to_string()].concat();
        let clip = ["url(#", &id, ")"].concat();
        view! {
            <clipPath id=id>
                <path
                    class="flow-reveal"
                    style:--layer=i.to_string()
                    style:--x=number(source.x) + "px"
                    style:--y=number(source.y) + "px"
                    d=reveal.clone()
                />
            </clipPath>
            <g clip-path=clip>
                <Shapes shapes=[shape] />
            </g>
        }
    };
    view! {
        <g class="flowing" transform=translate(centre(hex))>
            <g class="flow-drop">
                <Shapes shapes=slab::slabs([(Vec2::ZERO, stream.seed)]) />
            </g>
            {lava::paint(stream).into_iter().enumerate().map(layer).collect_view()}
            <g class="flow-vent">
                <Shapes shapes=lone_vent(tile) />
            </g>
        </g>
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

/// A tile as the ground shows it there, round the origin.
#[component]
fn RestingTile(hex: Hex, tile: Tile, open: Sides) -> impl IntoView {
    let seen = use_facing().get_untracked();
    let (hex, tile, open) = (seen.hex(hex), seen.tile(tile), seen.sides(open));
    let stream = Stream { open, seed: seed_of(hex.axial()), ..Stream::alone(tile.into(), 0) };
    view! {
        <Shapes shapes=slab::slabs([(Vec2::ZERO, stream.seed)]) />
        <Shapes shapes=lava::paint(stream) />
        <Shapes shapes=lone_vent(tile) />
    }
}
