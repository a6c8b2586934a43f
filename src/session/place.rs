//! How a seat ended.

use serde::{Deserialize, Serialize};

/// How a seat ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The player's name.
    pub name: String,
    /// From 1; who is level has the same rank.
    pub rank: u8,
    /// The score before tie-breaks.
    pub total: i32,
}
