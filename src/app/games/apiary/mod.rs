//! Apiary at the table. [`ApiaryTable`] is what the table knows of it. Its interface state is in [`ui`], everything that is to
//! be seen as plain data in [`model`], what has happened as steps in [`animation`], its words in [`words`], its look as inner SVG in
//! [`art`]. What is chosen before a game is in [`setup`], component packs from files in [`packs`], what lies open in a draft in
//! [`offer`].

pub mod animation;
pub mod art;
mod captions;
mod coaching;
pub mod components;
pub mod examples;
pub mod interaction;
pub mod lesson;
pub mod model;
pub mod motion;
pub mod museum;
mod narration;
mod news;
mod notes;
pub mod offer;
pub mod packs;
mod passing;
mod report;
mod scenes;
pub mod seats;
pub mod setup;
mod shelved;
pub mod situation;
pub mod staging;
mod summary;
mod table;
#[cfg(test)]
mod trial;
pub mod ui;
pub mod words;

pub use report::tie_break;
pub use table::{ApiaryTable, seen, words, words_at};
