//! Apiary at the table.

pub mod art;
