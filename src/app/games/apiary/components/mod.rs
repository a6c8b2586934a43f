//! What Apiary puts on the screen, a component for each thing. [`rulebook`] is the book of the rules, [`museum`] shows every
//! component of a pack.

pub mod museum;
pub mod rulebook;
