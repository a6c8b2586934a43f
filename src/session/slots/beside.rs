//! What is kept beside a slot: the review of its game. It is made from the game and can be made again, so it has no second copy and no
//! revision; it goes with the slot, and where there
//! is no room for games.

use super::{
    Slots,
    id::SlotId,
    store::{Store, StoreError},
};

pub(super) const REVIEW: &str = "caldera/review/";

impl<S: Store> Slots<S> {
    /// What was kept of the review of the game in this slot, whatever it is.
    pub fn review(&self, id: &SlotId) -> Option<String> {
        self.store.get(&key(id)).ok().flatten()
    }

    /// Keeps a review beside its slot, in place of what was there. Where there is no slot, nothing is kept.
    pub fn keep_review(&self, id: &SlotId, text: &str) -> Result<(), StoreError> {
        if self.entry(id)?.is_some() { self.store.set(&key(id), text) } else { Ok(()) }
    }

    /// The slot is gone, and what was kept beside it goes.
    pub(super) fn drop_beside(&self, id: &SlotId) -> Result<(), StoreError> {
        match self.store.get(&key(id))? {
            Some(_) => self.store.remove(&key(id)),
            None => Ok(()),
        }
    }
}

fn key(id: &SlotId) -> String {
    [REVIEW, &id.to_string()].concat()
}
