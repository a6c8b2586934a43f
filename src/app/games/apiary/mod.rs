//! Apiary at the table. [`ApiaryTable`] is what the table knows of it. Its interface state is in [`ui`], everything that is to
//! be seen as plain data in [`model`], what has happened as steps in [`animation`], its look as inner SVG in [`art`].
//! What is chosen before a game is in [`setup`], component packs from files in [`packs`], what lies open in a draft in [`offer`].

pub mod animation;
pub mod art;
pub mod components;
pub mod interaction;
pub mod model;
pub mod motion;
pub mod offer;
pub mod packs;
mod passing;
pub mod seats;
pub mod setup;
pub mod situation;
pub mod staging;
mod table;
#[cfg(test)]
mod trial;
pub mod ui;
pub mod words;

pub use table::{ApiaryTable, seen};
