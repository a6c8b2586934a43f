//! The drawing of Eruption on the screen: functions that take plain values or signals and draw one thing each. They know
//! nothing of rules and hold no words; what is written comes in as texts. What things look like is in [`super::art`]. Places
//! come in as the rules name them; they are drawn where the board has turned them ([`super::facing`]).
//!
//! The island is stacked pictures with one frame, so that what moves never repaints what rests: [`ground`] changes when a tile
//! comes or goes, [`breath`] is one glow and [`wash`] one light on a layer of their own, [`flames`] flicker, [`live`] holds walls,
//! marks, ghost and markers. Nothing in [`live`] moves for ever: it would be painted in every frame.
//! Handlers, roles and labels are added by the caller to the element that comes out:
//!
//! ```ignore
//! island([
//!     ground(picture, words, label, Some(temperatures)),
//!     breath(),
//!     flames(fires(slots)),
//!     live([
//!         hex_spots(move || marks.get()),
//!         walls(standing),
//!         ghost_tile(ghost, rolled).on("click", move |_| turn()),
//!         markers(temperatures, thinking),
//!     ]),
//! ])
//! ```

mod ghost;
mod island;
mod markers;
mod pieces;
mod pointed;
mod scenes;
mod spots;
mod vignette;

use leptos::prelude::*;

pub use ghost::{Ghost, Spin, flowing_tile, ghost_tile, sinking_tile, turning_tile};
pub use island::{MeterWords, breath, flames, ground, island, live, wash};
pub use markers::markers;
pub use pieces::{
    CardTexts, box_lid, card_face, card_picture, die_face, emblem, flame_icon, person_icon, resource_icon,
    tile_picture, tumbling_die, wall_icon,
};
pub use pointed::pointed;
pub use scenes::{
    blaze, card_back, card_to_wall, closing, cone_light, eruption_sign, figure, figure_place, flying,
    lone_wall, zone_light,
};
pub use spots::{WallState, edge_spot, fires, focus_ring, hex_spots, odds_pill, shockwave, wall_on, walls};

pub use vignette::{Vignette, vignette};

pub use super::art::geometry::FRAME;
use super::art::{Shape, Stamp};
use crate::app::dom::{View, all, svg};

/// Shapes, the lowest paint first.
fn draw(shapes: &[Shape]) -> View {
    all(shapes.iter().map(|shape| svg("path").class(shape.class).attr("d", shape.d.as_str())))
}

/// Constant pictures.
fn stamp(stamps: &[Stamp]) -> View {
    let one = |stamp: &Stamp| {
        svg("g").class(stamp.class).attr("transform", stamp.transform.as_str()).constant_markup(stamp.art)
    };
    all(stamps.iter().map(one))
}

/// Shapes whose number and classes never change: only the paths that differ are set anew.
fn redraw(shapes: Memo<Vec<Shape>>) -> View {
    let classes: Vec<_> = shapes.with_untracked(|shapes| shapes.iter().map(|shape| shape.class).collect());
    let one = |(i, class): (usize, &'static str)| {
        let d = move || shapes.with(|shapes| shapes.get(i).map(|shape| shape.d.clone()));
        svg("path").class(class).attr("d", d)
    };
    all(classes.into_iter().enumerate().map(one))
}
