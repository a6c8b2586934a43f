//! The pieces for what is still built without components.

mod pieces;

pub use pieces::{
    CardTexts, box_lid, card_face, card_picture, emblem, flame_icon, resource_icon, tile_picture, wall_icon,
};

use super::art::Shape;
use crate::app::dom::{View, all, svg};

/// Shapes, the lowest paint first.
fn draw(shapes: &[Shape]) -> View {
    all(shapes.iter().map(|shape| svg("path").class(shape.class).attr("d", shape.d.as_str())))
}
