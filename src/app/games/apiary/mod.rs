//! Apiary at the table. [`ApiaryTable`] is what the table knows of it. Its interface state is in [`ui`], everything that is to
//! be seen as plain data in [`model`], what has happened as steps in [`animation`], its look as inner SVG in [`art`].

pub mod animation;
pub mod art;
pub mod components;
pub mod examples;
pub mod interaction;
pub mod lesson;
pub mod model;
pub mod motion;
pub mod museum;
mod passing;
pub mod situation;
pub mod staging;
mod table;
#[cfg(test)]
mod trial;
pub mod ui;
pub mod words;

pub use table::{ApiaryTable, seen};
