//! Eruption at the table. [`EruptionTable`] is what the frame knows; [`scenes`] says what is drawn of it, by the [`components`];
//! [`setup`] is what the set-up and lists show. Pure and tested natively are [`interaction`] with the interface state in [`ui`],
//! what is on the board in [`model`], the [`words`], [`coaching`] with what a coach says, [`staging`] with what is told in [`animation`], and [`summary`], the end of a
//! game. [`art`] draws as plain data. What the files share is in [`table`].

pub mod animation;
pub mod art;
mod captions;
mod coaching;
mod components;
mod controls;
mod damage_forecast;
mod draft;
mod hand;
mod happening;
mod hinted;
mod interaction;
mod laid;
mod lesson;
pub mod model;
mod narration;
mod news;
mod notes;
mod passing;
pub mod pointing;
#[cfg(test)]
mod refusals;
mod rolls;
mod rules;
mod scenes;
mod setup;
mod shown;
mod staging;
mod standing;
mod summary;
mod table;
pub mod ui;
pub mod words;

pub use table::EruptionTable;
