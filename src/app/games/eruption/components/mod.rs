//! What is drawn of Eruption on the screen: components that take plain values or signals and draw one thing each. What things look
//! like is in [`super::art`], what is to be seen in [`super::model`], what is told in [`super::animation`]. Places come in as the
//! rules name them; they are drawn where the board has turned them ([`facing`]).
//!
//! [`board`] is the whole board. The island is stacked pictures with one frame ([`ground`], [`live`]), so that what moves never
//! repaints what rests, with invisible [`targets`] over them. [`pieces`] are for panels and lists; [`draw`] puts the plain data of
//! the art on the screen.

pub mod board;
pub mod clans;
pub mod controls;
mod corners;
pub mod damage_forecast;
pub mod deck;
pub mod dice;
pub mod draw;
mod facing;
pub mod facts;
mod ghost;
pub mod ground;
pub mod hand;
mod hands;
mod hinted;
mod live;
mod markers;
pub mod meter;
mod moments;
pub mod panel;
pub mod pictures;
pub mod pieces;
mod played;
pub mod players;
pub mod prompt;
mod roll_tray;
mod scene;
pub mod setup;
pub mod sheet;
mod spots;
pub mod stack;
pub mod stage;
mod targets;
pub mod tie_break;
mod tiles;
pub mod vignette;
mod walls;
pub mod watched;
