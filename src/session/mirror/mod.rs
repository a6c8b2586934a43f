//! A second store that has what the first one has: browsers write the one late that answers at once. Everything that is saved is
//! noted in a [`Journal`], which the second store is told as soon as it can be; [`merge`] makes one of the two when a page
//! starts.
//!
//! ```
//! use caldera::session::{mirror, slots::{MemoryStore, Store}};
//!
//! // The first store was not written when the power went.
//! let (first, second) = (MemoryStore::new(), MemoryStore::new());
//! second.set("caldera/deleted/19a3", "1795246200000").unwrap();
//! let merged = mirror::merge(&first, &second, 1_795_246_300_000).unwrap();
//! assert!(merged.healed && merged.changes.is_empty());
//! assert_eq!(first.get("caldera/deleted/19a3").unwrap().as_deref(), Some("1795246200000"));
//! ```

mod journal;
mod small;
#[cfg(test)]
mod tests;

use std::cell::RefCell;

pub use journal::{Change, Journal};
pub use small::stamp;

use super::{
    results::{self, Results},
    slots::{self, DAY, Newer, SlotId, Slots, Store, StoreError},
};

/// What all keys of this program begin with: other programs may keep things in the same place.
pub const OURS: &str = "caldera/";

/// What has become of two stores.
#[derive(Clone, Debug, PartialEq)]
pub struct Merged {
    /// What the second one has to be told.
    pub changes: Vec<Change>,
    /// Whether the first one has been changed.
    pub healed: bool,
    /// What the first one did not take: it stays in the second one as it is.
    pub newer: Vec<Newer>,
}

/// Makes one of two stores. The first, `here`, has all that is newer in the second, `there`, when this returns; the other way
/// round the second one has to be told the changes. `now` is in milliseconds since 1970. It is an error if the first one is denied.
pub fn merge(here: &impl Store, there: &impl Store, now: u64) -> Result<Merged, StoreError> {
    let here = Noting { store: here, journal: RefCell::default() };
    let slots::Pending { mut keys, newer } = slots::merge(&here, there, now)?;
    let saved = Slots::new(&here);
    let goes_on =
        |slot: &str| SlotId::new(slot).and_then(|id| saved.card(&id)).is_some_and(|card| !card.over);
    match Results::new(&here).merge(there, goes_on) {
        Err(StoreError::Denied) => return Err(StoreError::Denied),
        Err(StoreError::Full | StoreError::NotKept) => {}
        Ok(()) => keys.extend([results::KEY, results::CLEARED].map(String::from)),
    }
    keys.extend(small::merge(&here, there, now)?);
    let mut journal = here.journal.take();
    let healed = !journal.is_empty();
    for key in keys {
        journal.note(&key, here.get(&key)?.as_deref());
    }
    let mut changes = journal.take();
    changes.retain(|(key, text)| key.starts_with(OURS) && there.get(key).is_ok_and(|old| old != *text));
    Ok(Merged { changes, healed, newer })
}

/// A store that notes what is changed in it.
struct Noting<S> {
    store: S,
    journal: RefCell<Journal>,
}

impl<S: Store> Store for Noting<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.store.get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.store.set(key, text)?;
        self.journal.borrow_mut().note(key, Some(text));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.store.remove(key)?;
        self.journal.borrow_mut().note(key, None);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.store.keys()
    }
}
