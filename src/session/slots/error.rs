//! Why a slot was not opened or not saved.

use std::{error::Error, fmt};

use super::{
    super::load::LoadError,
    envelope::{Broken, Card},
    store::StoreError,
};

/// Why a slot was not saved. What was saved before is still there.
#[derive(Clone, Debug, PartialEq)]
pub enum SaveError {
    /// The store would not take it.
    Store(StoreError),
    /// Another tab has saved there since. The way out is a slot of one's own: [`create`](super::Slots::create); or to open
    /// theirs.
    ChangedElsewhere {
        /// What is there now.
        theirs: Box<Card>,
    },
    /// The slot was deleted. The way out is a new one: [`create`](super::Slots::create).
    Gone,
    /// What is there cannot be read. The way out is a new slot: [`create`](super::Slots::create).
    Broken(Broken),
}

/// Why a slot or a file was not opened.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenError {
    /// The store would not give it.
    Store(StoreError),
    /// There is no such slot.
    Gone,
    /// What is there cannot be read.
    Broken(Broken),
    /// The record cannot be loaded.
    Load(LoadError),
    /// The game was loaded, but the store would not take it.
    Save(StoreError),
}

impl From<StoreError> for SaveError {
    fn from(error: StoreError) -> SaveError {
        SaveError::Store(error)
    }
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> OpenError {
        OpenError::Store(error)
    }
}

impl From<LoadError> for OpenError {
    fn from(error: LoadError) -> OpenError {
        OpenError::Load(error)
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Broken::Damaged => "what is stored is damaged",
            Broken::Newer => "a newer version of Caldera has stored it",
        })
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Store(error) => error.fmt(f),
            SaveError::ChangedElsewhere { theirs } => {
                write!(f, "somebody else has saved “{}” since, as revision {}", theirs.name, theirs.revision)
            }
            SaveError::Gone => write!(f, "the slot was deleted"),
            SaveError::Broken(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Store(error) | OpenError::Save(error) => error.fmt(f),
            OpenError::Gone => write!(f, "there is no such slot"),
            OpenError::Broken(why) => why.fmt(f),
            OpenError::Load(error) => error.fmt(f),
        }
    }
}

impl Error for SaveError {}
impl Error for OpenError {}
