//! A store that fails in the middle leaves the newest state or none, never one before it.

use serde_json::Value;

use super::{
    super::{
        mirror::merge,
        slots::{MemoryStore, SlotId, Slots, StoreError},
    },
    *,
};

const NOW: u64 = 1_795_000_000_000;

/// A store with one slot that was saved so often.
fn saved(times: u64) -> (MemoryStore, SlotId) {
    let store = MemoryStore::new();
    let slots = Slots::new(&store);
    let table = eruption(2, Options::default(), 1);
    let mut ticket = slots.create("Sunday", &table, Value::Null, NOW).unwrap();
    for time in 1..times {
        slots.save(&mut ticket, &table, Value::Null, NOW + time).unwrap();
    }
    let id = ticket.id().clone();
    (store, id)
}

/// The revisions that are found when a call of the store fails, whichever it is.
fn found(store: &MemoryStore, id: &SlotId, act: impl Fn(&MemoryStore)) -> Vec<Option<u64>> {
    let mut found = Vec::new();
    for calls in 0.. {
        let store = store.clone();
        store.fail_after(calls, StoreError::NotKept);
        act(&store);
        if store.is_to_fail() {
            break;
        }
        found.push(Slots::new(&store).card(id).map(|card| card.revision));
    }
    found
}

#[test]
fn a_deletion_that_is_interrupted_brings_back_no_older_state() {
    for times in [1, 2, 3] {
        let (store, id) = saved(times);
        let found = found(&store, &id, |store| {
            let _ = Slots::new(store).delete(&id, NOW + 9);
        });
        assert!(found.contains(&Some(times)), "{found:?}");
        assert!(found.iter().flatten().all(|revision| *revision == times), "{found:?}");
    }
}

#[test]
fn a_copy_from_the_second_store_that_is_interrupted_brings_no_older_state() {
    for times in [3, 4] {
        let ((here, id), (there, _)) = (saved(2), saved(times));
        let found = found(&here, &id, |here| {
            let _ = merge(here, &there, NOW + 9);
        });
        assert!(found.contains(&Some(2)) && found.contains(&Some(times)), "{found:?}");
        assert!(found.iter().flatten().all(|revision| [2, times].contains(revision)), "{found:?}");
    }
}
