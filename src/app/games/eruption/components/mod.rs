//! What is drawn of Eruption on the screen: components that take plain values or signals and draw one thing each. What things look
//! like is in [`super::art`], what is to be seen in [`super::model`], what is told in [`super::telling`]. Places come in as the
//! rules name them; they are drawn where the board has turned them ([`facing`]).
//!
//! [`board`] is the whole board. The island is stacked pictures with one frame ([`ground`], [`live`]), so that what moves never
//! repaints what rests, with invisible [`targets`] over them. [`pieces`] are for panels and lists; [`draw`] puts the plain data of
//! the art on the screen.

pub mod board;
mod caption;
mod corners;
pub mod dice;
pub mod draw;
mod facing;
mod ghost;
pub mod ground;
mod hands;
mod live;
mod markers;
pub mod meter;
mod moments;
pub mod pictures;
pub mod pieces;
mod scene;
mod spots;
pub mod stage;
mod targets;
mod tiles;
pub mod vignette;
mod walls;
