//! The list of all slots, for whoever shows it again and again: only what has been changed is read anew.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use super::{Entry, SlotId, Slots, Store, StoreError, shelf};
use crate::order;

/// What was read last, and what has been changed since.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    known: Option<BTreeMap<SlotId, Entry>>,
    changed: BTreeSet<SlotId>,
}

impl Listing {
    /// The text of that key has been changed; without a key, anything may have been.
    pub fn changed(&mut self, key: Option<&str>) {
        match key {
            None => self.known = None,
            Some(key) => self.changed.extend(SlotId::of_key(key)),
        }
    }

    /// All slots: broken ones first, then the others, the last saved first.
    pub fn entries<S: Store>(&mut self, slots: &Slots<S>) -> Result<Vec<Entry>, StoreError> {
        let changed = std::mem::take(&mut self.changed);
        // It is put back when all has gone well.
        let known = match self.known.take() {
            Some(mut known) => {
                for id in changed {
                    match slots.entry(&id)? {
                        Some(entry) => known.insert(id, entry),
                        None => known.remove(&id),
                    };
                }
                known
            }
            None => {
                let mut known = BTreeMap::new();
                for id in shelf::ids(&slots.store)? {
                    known.extend(slots.entry(&id)?.map(|entry| (id, entry)));
                }
                known
            }
        };
        let mut entries: Vec<Entry> = known.values().cloned().collect();
        order::sort_by_key(&mut entries, |entry| match entry {
            Entry::Broken { .. } => None,
            Entry::Slot(slot) => Some(Reverse(slot.card.updated)),
        });
        self.known = Some(known);
        Ok(entries)
    }
}
