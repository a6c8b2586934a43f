//! Tiles that are not on the ground yet: the ghost that is being turned, and the tile that lava is filling.

use hexx::Vec2;
use leptos::prelude::*;

use super::draw;
use crate::{
    app::{
        dom::{El, View, all, svg},
        games::eruption::art::{
            Shape,
            geometry::{INRADIUS, centre, number, polar, seed_of, translate},
            lava::{self, Sides, Stream},
            lone_vent, marks,
            path::path,
            slab,
        },
        games::eruption::facing::facing,
    },
    rules::eruption::{Dir, Hex, Tile},
};

/// How the ghost came to its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spin {
    /// It was put there so.
    #[default]
    Still,
    /// It was turned clockwise.
    Clockwise,
    /// It was turned anticlockwise.
    Anticlockwise,
}

impl Spin {
    /// The shorter way from one turn of a tile to another.
    pub fn between(from: Tile, to: Tile) -> Spin {
        match (1..6).find(|steps| from.turned(*steps) == to) {
            Some(1..=3) => Spin::Clockwise,
            Some(_) => Spin::Anticlockwise,
            None => Spin::Still,
        }
    }
}

/// A tile that may be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Where.
    pub hex: Hex,
    /// The tile, turned.
    pub tile: Tile,
    /// Where its lava would end in the open; see `scene::open_sides`.
    pub open: Sides,
    /// How it came to its turn.
    pub spin: Spin,
    /// Whether a tap turns it: then it carries a badge that says so.
    pub turns: bool,
}

/// The ghost, if there is one. `walls` are the sides with walls and their odds: the badge keeps away from them.
pub fn ghost_tile(ghost: Memo<Option<Ghost>>, walls: Memo<Sides>) -> El {
    let seen = facing();
    let ghost = move || {
        let (ghost, seen) = (ghost.get()?, seen());
        let (hex, tile) = (seen.hex(ghost.hex), seen.tile(ghost.tile));
        Some(Ghost { hex, tile, open: seen.sides(ghost.open), ..ghost })
    };
    let badge = move || {
        let turns = ghost().filter(|ghost| ghost.turns)?;
        Some(turn_badge(marks::turn_badge_place(turns.hex, seen().sides(walls.get()))))
    };
    svg("g.ghost").child(move || ghost().map(ghost_picture)).child(badge)
}

/// The ghost without its badge. Only its slab and lava turn; light and outline stay.
fn ghost_picture(ghost: Ghost) -> El {
    let seed = 41;
    let stream = Stream { open: ghost.open, ..Stream::alone(ghost.tile.into(), seed) };
    let [lift, outline @ ..] = marks::ghost_outline();
    let spin = match ghost.spin {
        Spin::Still => "ghost-body",
        Spin::Clockwise => "ghost-body spin-right",
        Spin::Anticlockwise => "ghost-body spin-left",
    };
    let body = svg("g").class(spin).child(draw(&lava::paint(stream))).child(draw(&lone_vent(ghost.tile)));
    svg("g")
        .attr("transform", translate(centre(ghost.hex)))
        .child(draw(&[lift]))
        .child(draw(&slab::slabs([(Vec2::ZERO, seed)])))
        .child(body)
        .child(draw(&outline))
}

/// Says that a tap turns the ghost.
fn turn_badge(place: Vec2) -> El {
    svg("g.turn-badge")
        .attr("transform", translate(place))
        .child(svg("circle[r=30]"))
        .child(svg("path").attr("d", marks::TURN_ARROW))
}

/// A tile that has just been placed, turned: it drops, then lava flows into it from one side, or up from its vent, layer after
/// layer, once. `open` are the sides where its lava ends in the open. After that the ground can show it and this can go.
pub fn flowing_tile(hex: Hex, tile: Tile, open: Sides, from: Option<Dir>) -> El {
    // It is gone before the board is turned.
    let seen = untrack(facing());
    let (hex, tile, open, from) =
        (seen.hex(hex), seen.tile(tile), seen.sides(open), from.map(|from| seen.dir(from)));
    let stream = Stream { open, seed: seed_of(hex.axial()), ..Stream::alone(tile.into(), 0) };
    let layers = lava::paint(stream);
    let source = from.map_or(Vec2::ZERO, |from| polar(60.0 * from.index() as f32 - 90.0, INRADIUS));
    let reveal = path(|p| {
        p.disc(Vec2::ZERO, 100.0);
    });
    let layer = |(i, shape): (usize, Shape)| -> View {
        let id = format!("flow-{i}");
        let clip = format!("url(#{id})");
        let reveal = svg("path.flow-reveal")
            .style("--layer", i.to_string())
            .style("--x", number(source.x) + "px")
            .style("--y", number(source.y) + "px")
            .attr("d", reveal.as_str());
        all([
            svg("clipPath").attr("id", id).child(reveal),
            svg("g").attr("clip-path", clip).child(draw(&[shape])),
        ])
    };
    let drop = svg("g.flow-drop").child(draw(&slab::slabs([(Vec2::ZERO, stream.seed)])));
    svg("g.flowing")
        .attr("transform", translate(centre(hex)))
        .child(drop)
        .child(all(layers.into_iter().enumerate().map(layer)))
        .child(svg("g.flow-vent").child(draw(&lone_vent(tile))))
}

/// A tile that is taken up, turned by so many sixths and set down.
pub fn turning_tile(hex: Hex, tile: Tile, open: Sides, steps: usize) -> El {
    // The shorter way round.
    let from = if steps > 3 { 360 - 60 * steps as i32 } else { -60 * steps as i32 };
    resting_tile(hex, tile, open, svg("g.turning").style("--from", from.to_string() + "deg"))
}

/// A tile that sinks into the ground.
pub fn sinking_tile(hex: Hex, tile: Tile, open: Sides) -> El {
    resting_tile(hex, tile, open, svg("g.sinking"))
}

/// A tile as the ground shows it, in a group that moves.
fn resting_tile(hex: Hex, tile: Tile, open: Sides, group: El) -> El {
    let seen = untrack(facing());
    let (hex, tile, open) = (seen.hex(hex), seen.tile(tile), seen.sides(open));
    let stream = Stream { open, seed: seed_of(hex.axial()), ..Stream::alone(tile.into(), 0) };
    let body = group
        .child(draw(&slab::slabs([(Vec2::ZERO, stream.seed)])))
        .child(draw(&lava::paint(stream)))
        .child(draw(&lone_vent(tile)));
    svg("g").attr("transform", translate(centre(hex))).child(body)
}
