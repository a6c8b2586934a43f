//! What a table answers: what an action led to, or why it was refused.

use std::{error::Error, fmt};

use super::{record::MAX_STEPS, timeline::Step};
use crate::rules::{Game, Seat};

/// After so many steps no decision is taken any more, so that a game that never ends can still be loaded.
pub(super) const LAST_STEP: usize = MAX_STEPS - 1_000;

/// What one decision led to: the decision itself, and all chance that followed.
#[derive(Clone, Debug, PartialEq)]
pub struct Played<G: Game> {
    /// The place of the first of these steps in [`Table::history`](super::Table::history).
    pub first: usize,
    /// The steps, each with its events, to be told one by one.
    pub steps: Vec<Step<G>>,
}

/// Why an action was not played. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<G: Game> {
    /// A rule forbids it.
    Illegal(G::Illegal),
    /// Chance comes first: [`Table::deal`](super::Table::deal).
    ChanceFirst,
    /// The game has more steps than a record may have.
    TooLong,
}

/// Why there can be no such table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewTableError<E> {
    /// The config is no game.
    Config(E),
    /// There are not as many players as seats.
    Seats {
        /// How many players there are.
        found: usize,
        /// How many seats there are.
        wanted: usize,
    },
    /// The seat that shall begin does not exist.
    Start(Seat),
}

impl<G: Game> Played<G> {
    /// The events of all steps, in order.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.steps.iter().flat_map(|step| &step.events)
    }
}

impl<G: Game> fmt::Display for Refused<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Illegal(illegal) => illegal.fmt(f),
            Refused::ChanceFirst => write!(f, "chance comes first"),
            Refused::TooLong => write!(f, "the game has more than {LAST_STEP} steps"),
        }
    }
}

impl<G: Game> Error for Refused<G> {}

impl<E: fmt::Display> fmt::Display for NewTableError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NewTableError::Config(error) => error.fmt(f),
            NewTableError::Seats { found, wanted } => write!(f, "{found} players for {wanted} seats"),
            NewTableError::Start(seat) => write!(f, "there is no seat {seat} to begin"),
        }
    }
}

impl<E: Error> Error for NewTableError<E> {}
