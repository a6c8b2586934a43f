//! The look of Apiary as inner SVG, painted by `style/58-apiary-art.css` and made from the pack's data: no component
//! has a picture of its own by hand. [`icons`] are the words of the effect grammar, [`phrase`] its sentences, [`fit`] lays
//! them out; the other files draw what their names say.

pub mod autopilot;
pub mod bee;
pub mod card;
pub mod crest;
pub mod fit;
pub mod hive;
pub mod icons;
mod lid;
pub mod phrase;
pub mod planet;
pub mod tile;

pub use lid::lid;

#[cfg(test)]
mod tests;
