//! What is to be seen of Apiary, as components.

pub mod cards;
pub mod draft;
pub mod map;
pub mod pack;
pub mod parts;
pub mod picture;
pub mod setup;
