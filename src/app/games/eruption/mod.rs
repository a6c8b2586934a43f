//! Eruption at the table: its interface state in [`ui`], what is on the board in [`model`], its words in [`words`]; [`art`]
//! draws them as plain data, [`board_art`] puts the drawing on the screen, and the rest are the parts of the table.
//! [`EruptionTable`] is what the frame knows; `setup` is what the shelf and the set-up show.

mod ahead;
pub mod art;
mod board;
pub mod board_art;
mod components;
mod controls;
mod dice;
mod draft;
pub mod facing;
mod hand;
mod happening;
mod interaction;
mod lesson;
pub mod model;
mod narration;
mod news;
pub mod pointing;
#[cfg(test)]
mod refusals;
mod rules;
mod scenes;
mod setup;
mod stage;
mod staging;
mod standing;
mod summary;
mod table;
pub mod telling;
pub mod ui;
pub mod words;

pub use table::EruptionTable;
