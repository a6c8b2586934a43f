//! The look of Eruption as plain data: pure functions from pieces and positions to path strings and a few constant pictures,
//! tested natively. No colour is named here but in the fixed scenes of cards and box: everything has a class, and the style
//! sheets `eruption-art.css` and `cards.css` paint it. No filter, no mask, no raster image.
//!
//! Start with [`geometry`] for places and [`lava`] for the one idea that matters; [`scene`] goes from a position to the ground
//! of the island. The components that put all this on the screen are in
//! [`components`](super::components).

pub mod box_lids;
pub mod cards;
pub mod cone;
pub mod crater;
pub mod facing;
pub mod geometry;
pub mod jungle;
pub mod lava;
pub mod marks;
pub mod meter;
pub mod mountain;
pub mod plume;
pub mod scene;
pub mod sea;
pub mod shore;
pub mod sides;
pub mod slab;
pub mod stream;
pub mod village;
pub mod wall;

use std::{cell::RefCell, fmt::Write};

use hexx::Vec2;

pub use crate::app::board::{Shape, dice, path, trig};
use crate::rules::eruption::{Hex, Tile};

/// A constant picture put somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The class of the group.
    pub class: &'static str,
    /// The `transform` of the group.
    pub transform: String,
    /// What is in the group: inner SVG that is part of the program.
    pub art: &'static str,
}

/// Shapes as inner SVG, for pictures that are built from other pictures.
pub fn markup(shapes: &[Shape]) -> String {
    let mut text = String::new();
    for Shape { class, d } in shapes {
        // Writing to a String cannot fail.
        let _ = write!(text, r#"<path class="{class}" d="{d}"/>"#);
    }
    text
}

/// A lone tile: slab, lava and, if it is an eruption tile, its vent; the lowest paint first.
pub fn lone_tile(tile: Tile, seed: i32) -> Vec<Shape> {
    let mut shapes = slab::slabs([(Vec2::ZERO, seed)]).to_vec();
    shapes.extend(lava::paint(stream::Stream::alone(tile.into(), seed)));
    shapes.extend(vent(tile, Vec2::ZERO, 5));
    shapes
}

thread_local! {
    /// Lone tiles that have been drawn: a log shows the same few again and again.
    static LONE: RefCell<Vec<((Tile, i32), String)>> = const { RefCell::new(Vec::new()) };
}

/// A lone tile as inner SVG.
pub fn lone_markup(tile: Tile, seed: i32) -> String {
    LONE.with_borrow_mut(|drawn| {
        let known = drawn.iter().find(|(of, _)| *of == (tile, seed)).map(|(_, art)| art.clone());
        known.unwrap_or_else(|| {
            let art = markup(&lone_tile(tile, seed));
            drawn.push(((tile, seed), art.clone()));
            art
        })
    })
}

/// The slab of a tile where it lies.
pub fn slab_on(hex: Hex) -> [Shape; 6] {
    slab::slabs([(geometry::centre(hex), geometry::seed_of(hex.axial()))])
}

/// The lava of a tile where it lies, and its vent, if it is an eruption tile: just as the ground shows them.
pub fn lava_on(hex: Hex, tile: Tile, open: sides::Sides) -> Vec<Shape> {
    let mut shapes = lava::paint(stream::Stream::on(hex.axial(), tile.into(), open));
    shapes.extend(vent(tile, geometry::centre(hex), geometry::seed_of(hex.axial())));
    shapes
}

fn vent(tile: Tile, centre: Vec2, seed: i32) -> Vec<Shape> {
    if tile == Tile::ERUPTION {
        crater::craters(&[crater::Vent::of_tile(centre, seed)]).to_vec()
    } else {
        Vec::new()
    }
}
