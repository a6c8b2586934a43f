//! A saved game at its beginning, and what of one is shown.

use super::shelved::Shelved;
use crate::{
    app::{
        shell::storage::{self, Storage},
        table::contract::Config,
    },
    session::{Options, SeatInfo, Table},
};

/// What of a saved game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The table, to play on.
    Table,
    /// The end; the table if there is none yet.
    End,
    /// What the coach finds in it, if it is over.
    Review,
    /// What has happened, step by step.
    Replay,
}

/// Sets a game up, deals, and saves it.
pub fn start<T: Shelved>(
    storage: Storage,
    config: &Config<T>,
    seats: Vec<SeatInfo>,
    options: Options,
) -> Option<String> {
    let mut table = Table::<T::Rules>::new(config, seats, options, storage::entropy()).ok()?;
    table.deal();
    let table = table.snapshot();
    Some(storage.create(&table.players.join(" · "), table))
}
