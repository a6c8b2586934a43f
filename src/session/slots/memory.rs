//! A store in memory that can fail on request: for tests, and for a page whose storage is denied.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
};

use super::{Store, StoreError};

/// A store that is gone with the page.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    texts: RefCell<BTreeMap<String, String>>,
    denied: Cell<bool>,
    room: Cell<Option<usize>>,
    tears: Cell<bool>,
    /// How many calls are still answered before one fails, and how.
    fails: Cell<Option<(usize, StoreError)>>,
}

impl MemoryStore {
    /// An empty store that works.
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// A store with these texts under these keys that works.
    pub fn of(texts: impl IntoIterator<Item = (String, String)>) -> MemoryStore {
        MemoryStore { texts: RefCell::new(texts.into_iter().collect()), ..MemoryStore::default() }
    }

    /// Once so many calls have been answered, one fails like this; those after it are answered again.
    pub fn fail_after(&self, calls: usize, error: StoreError) {
        self.fails.set(Some((calls, error)));
    }

    /// Whether the call that is to fail has not come yet.
    pub fn is_to_fail(&self) -> bool {
        self.fails.get().is_some()
    }

    /// From now on every access is denied, or none.
    pub fn deny(&self, denied: bool) {
        self.denied.set(denied);
    }

    /// From now on keys and texts may have so many bytes in all; `None` is no limit.
    pub fn limit(&self, room: Option<usize>) {
        self.room.set(room);
    }

    /// From now on only the first half of each text is kept, as if the machine stopped while writing.
    pub fn tear(&self, tears: bool) {
        self.tears.set(tears);
    }

    /// How many bytes its keys and texts have.
    pub fn used(&self) -> usize {
        self.texts.borrow().iter().map(|(key, text)| key.len() + text.len()).sum()
    }

    fn allowed(&self) -> Result<(), StoreError> {
        match self.fails.get() {
            Some((0, error)) => {
                self.fails.set(None);
                return Err(error);
            }
            Some((calls, error)) => self.fails.set(Some((calls - 1, error))),
            None => {}
        }
        if self.denied.get() { Err(StoreError::Denied) } else { Ok(()) }
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.allowed()?;
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.allowed()?;
        let before = self.texts.borrow().get(key).map_or(0, |old| key.len() + old.len());
        let after = self.used() - before + key.len() + text.len();
        if self.room.get().is_some_and(|room| after > room) {
            return Err(StoreError::Full);
        }
        let kept = if self.tears.get() { text.chars().count() / 2 } else { text.len() };
        self.texts.borrow_mut().insert(key.into(), text.chars().take(kept).collect());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.allowed()?;
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.allowed()?;
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}
