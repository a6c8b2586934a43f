//! VOLCANO at the table: its interface state in [`ui`], everything that is to be seen as plain data in [`model`], its words in
//! [`words`], its look as constant pictures in [`art`]; `board`, `sheet` and `stage` put it on the screen. [`VolcanoTable`] is
//! what the frame knows; `setup` is what the shelf and the set-up show.

pub mod art;
mod board;
mod happening;
mod interaction;
mod lesson;
pub mod model;
mod narration;
mod news;
mod players;
mod report;
mod rules;
mod scenes;
mod setup;
mod sheet;
mod stage;
mod staging;
mod summary;
mod table;
pub mod telling;
pub mod ui;
pub mod words;

pub use table::VolcanoTable;
