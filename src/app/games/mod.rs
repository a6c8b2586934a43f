//! The games on the shelf. What is said of one before it is played is plain data, in [`catalog`]. What needs its code is behind
//! [`part::GamePart`] and [`table_part::TablePart`], a game without its types, so that the screens know no game by name; [`load`] brings
//! them, and [`with_game`] shows something of them as soon as they are there. [`shelved::Shelved`] is what a game says for that;
//! [`opened`] opens its saves.
//!
//! Nothing outside [`load`] and a game's own folder mentions a game's code: what is mentioned elsewhere would have to be
//! fetched before the shelf can be shown.

pub mod apiary;
pub mod begin;
pub mod catalog;
pub mod eruption;
pub mod load;
mod opened;
pub mod part;
pub mod shelved;
pub mod table_part;
pub mod unopened;
pub mod volcano;
pub mod with_game;
