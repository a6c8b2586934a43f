//! A file on its way to the player.

/// A file to be handed to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its suggested name, e.g. `caldera-eruption-aki-ben-2026-11-21.json`.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}
