//! What can be pointed at on the island, and what stands on its edges.

use leptos::prelude::*;

use super::draw;
use crate::{
    app::{
        dom::{Content, El, View, all, each, svg},
        games::eruption::art::{
            geometry::{centre, edge_place, translate},
            marks::{self, EdgeGlyph, FLAME, HexMark},
            wall,
        },
        games::eruption::{facing::facing, ui::Spot},
    },
    rules::eruption::{Edge, Hex, Material, Slot},
};

/// The hexes that can be pointed at, with their marks. One that is marked otherwise is drawn anew; the others are left alone.
pub fn hex_spots(hexes: impl Fn() -> Vec<(Hex, HexMark)> + 'static) -> View {
    let key = |(hex, mark): (Hex, HexMark)| [mark.class(), " ", &hex.index().to_string()].concat();
    let spot = |key: String| {
        let (class, index) = key.split_once(' ').unwrap_or_default();
        let mark = HexMark::ALL.into_iter().find(|mark| mark.class() == class);
        let hex = index.parse().ok().and_then(|index| Hex::all().nth(index));
        hex.zip(mark).map_or_else(|| svg("g"), |(hex, mark)| hex_spot(hex, mark))
    };
    each(move || hexes().into_iter().map(key).collect(), spot)
}

fn hex_spot(hex: Hex, mark: HexMark) -> El {
    let seen = facing();
    svg("g")
        .class(["spot ", mark.class()].concat())
        .child(svg("path.spot-hit").attr("d", move || marks::hit_area(seen().hex(hex))))
        .child(move || draw(&marks::hex_mark(seen().hex(hex), mark)))
}

/// The ring of focus round the hex or the edge where the keyboard is. There is one for the whole board.
pub fn focus_ring(spot: Spot) -> El {
    let seen = facing()();
    let ring = svg("g.focus-ring");
    match spot {
        Spot::Hex(hex) => ring.child(draw(&marks::focus_ring(seen.hex(hex)))),
        Spot::Edge(edge) => {
            let circles = marks::FOCUS_CLASSES.map(|class| svg("circle").class(class).attr("r", "40"));
            ring.attr("transform", translate(edge_place(seen.edge(edge)).0)).child(circles)
        }
    }
}

/// An edge that can be pointed at: a slot as long as a wall with a sign in its middle of what would be done there. The area
/// that can be hit is 92 units wide. Role, label and handlers are added to it.
pub fn edge_spot(edge: Edge, glyph: EdgeGlyph, chosen: Memo<bool>) -> El {
    let seen = facing();
    let mark = move || marks::edge_mark(seen().edge(edge), glyph);
    let first = untrack(mark);
    let sign = svg("g").attr("transform", move || mark().sign_transform).child(draw(&[first.sign]));
    svg("g.slot")
        .class_if("chosen", move || chosen.get())
        .child(svg("g").attr("transform", move || mark().transform).child(draw(&first.base)))
        .child(sign)
}

/// What a wall is going through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WallState {
    /// It stands.
    #[default]
    Stands,
    /// It is about to be rolled for, or could be.
    Rolling,
    /// It has held: it shakes.
    Holds,
    /// It is lost: it breaks in three and falls.
    Lost,
    /// It is set down.
    Set,
}

/// One wall on its edge.
pub fn wall_on(edge: Edge, material: Material, state: WallState) -> El {
    let (class, scale) = match state {
        WallState::Stands => ("wall-body", 1.0),
        WallState::Rolling => ("wall-body rolling", 1.12),
        WallState::Holds => ("wall-body holds", 1.0),
        WallState::Lost => ("wall-body", 1.0),
        WallState::Set => ("wall-body set", 1.0),
    };
    let body = if state == WallState::Lost {
        all(wall::SHARDS.map(|[class, frame]| shard(class, frame, material)))
    } else {
        svg("g").class(class).constant_markup(wall::picture(material)).into_node()
    };
    let seen = facing();
    let stand = move || wall::stand(seen().edge(edge), scale);
    svg("g.wall").attr("transform", stand).child(body)
}

/// A piece of a wall that falls.
fn shard(class: &'static str, frame: &'static str, material: Material) -> El {
    let mut sizes = frame.split(' ');
    let mut next = || sizes.next().unwrap_or_default();
    let piece = svg("svg")
        .attr("x", next())
        .attr("y", next())
        .attr("width", next())
        .attr("height", next())
        .attr("viewBox", frame)
        .constant_markup(wall::picture(material));
    svg("g").class(class).child(piece)
}

/// All walls that simply stand.
pub fn walls(walls: Memo<Vec<(Edge, Material)>>) -> El {
    let keys = move || {
        let key = |(edge, material): &(Edge, Material)| format!("{edge} {material}");
        walls.with(|walls| walls.iter().map(key).collect())
    };
    svg("g.walls").child(each(keys, |key| standing(&key).unwrap_or_else(|| svg("g"))))
}

fn standing(key: &str) -> Option<El> {
    let (edge, material) = key.split_once(' ')?;
    Some(wall_on(edge.parse().ok()?, material.parse().ok()?, WallState::Stands))
}

/// Fires on fences with contact and without a wall.
pub fn fires(slots: Memo<Vec<Slot>>) -> El {
    let keys =
        move || slots.with(|slots| slots.iter().map(|slot| Edge::Village(*slot).to_string()).collect());
    svg("g.fires").child(each(keys, |key| match key.parse() {
        Ok(Edge::Village(slot)) => fire(slot),
        _ => svg("g"),
    }))
}

/// A fire on a fence.
pub(super) fn fire(slot: Slot) -> El {
    let seen = facing();
    let place = move || marks::fire_place(seen().slot(slot));
    svg("g").attr("transform", place).child(svg("g.fire").constant_markup(FLAME))
}

/// The blow of an eruption tile: one ring that widens from it over the island and out to sea, once.
pub fn shockwave(hex: Hex) -> El {
    let ring = svg("circle[r=1000][vector-effect=non-scaling-stroke]");
    let seen = facing();
    svg("g.shockwave").attr("transform", move || translate(centre(seen().hex(hex)))).child(ring)
}

/// The chance of a wall to hold, e.g. `42%`, on the lava behind it.
pub fn odds_pill(edge: Edge, text: &str) -> El {
    let pill = svg("rect[x=-50][y=-27][width=100][height=54][rx=27]");
    let seen = facing();
    svg("g.odds")
        .attr("transform", move || translate(marks::odds_place(seen().edge(edge))))
        .child(pill)
        .child(svg("text").child(text))
}
