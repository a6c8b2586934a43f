//! What a second store still has to be told.

use std::collections::BTreeMap;

/// One change of a store: the key, and its text; without one the key is gone.
pub type Change = (String, Option<String>);

/// The changes that a second store has not been told, the last one of each key.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    changes: BTreeMap<String, Option<String>>,
}

impl Journal {
    /// The text of a key has been changed, or the key is gone.
    pub fn note(&mut self, key: &str, text: Option<&str>) {
        self.changes.insert(key.into(), text.map(str::to_owned));
    }

    /// Everything that is to be told; from now on only what comes after it.
    pub fn take(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes).into_iter().collect()
    }

    /// These could not be told. What has been noted since is newer.
    pub fn put_back(&mut self, changes: Vec<Change>) {
        for (key, text) in changes {
            self.changes.entry(key).or_insert(text);
        }
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }
}
