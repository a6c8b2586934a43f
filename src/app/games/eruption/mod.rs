//! Eruption at the table: its interface state in [`ui`], what is on the board in [`model`], its words in [`words`]; [`art`]
//! draws them as plain data, [`components`] put the drawing on the screen, and the rest are the parts of the table.
//! [`EruptionTable`] is what the frame knows; `setup` is what the shelf and the set-up show.

mod ahead;
pub mod art;
pub mod board_art;
mod clans;
mod components;
mod controls;
mod deck;
mod hand;
mod happening;
mod interaction;
mod lesson;
pub mod model;
mod narration;
mod news;
mod players;
pub mod pointing;
mod prompt;
#[cfg(test)]
mod refusals;
mod report;
mod rolls;
mod rules;
mod scenes;
mod setup;
mod shown;
mod staging;
mod summary;
mod table;
pub mod telling;
pub mod ui;
mod verdict;
pub mod words;

pub use table::EruptionTable;
