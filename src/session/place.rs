//! How a seat ended.

use serde::{Deserialize, Serialize};

use super::level::Level;
use crate::fields::is_default;

/// How a seat ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The player's name.
    pub name: String,
    /// From 1; who is level has the same rank.
    pub rank: u8,
    /// The score before tie-breaks.
    pub total: i32,
    /// The bot that played for the seat at the end; `None` for a person.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bot: Option<Level>,
}
