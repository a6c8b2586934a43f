//! VOLCANO at the table. [`VolcanoTable`] is what the table knows of it. Its interface state is in [`ui`], everything that is to
//! be seen as plain data in [`model`], its words in [`words`], its look as constant pictures in [`art`]; `components` put it on
//! the screen, and `scenes` hands them to the table. `setup` is what the set-up and lists show.

pub mod animation;
pub mod art;
mod captions;
mod coaching;
mod components;
mod examples;
mod hinted;
mod interaction;
mod lesson;
pub mod model;
pub mod motion;
mod narration;
mod news;
mod notes;
mod pawns;
mod report;
mod rules;
mod scenes;
mod setup;
mod situation;
mod staging;
mod summary;
mod table;
#[cfg(test)]
mod trial;
pub mod ui;
pub mod words;

pub use table::VolcanoTable;
