//! The marks of what was deleted, in two stores.

use serde_json::Value;

use super::{
    super::{
        mirror::merge,
        slots::{MemoryStore, SlotId, Slots, Store},
    },
    *,
};

const NOW: u64 = 1_795_000_000_000;
const HOUR: u64 = 60 * 60 * 1_000;

/// A store with a saved game in one slot, and the slot.
fn saved() -> (MemoryStore, SlotId) {
    let store = MemoryStore::new();
    let table = eruption(2, Options::default(), 1);
    let ticket = Slots::new(&store).create("Sunday", &table, Value::Null, NOW).unwrap();
    (store, ticket.id().clone())
}

/// A store with nothing but the mark of a slot that was deleted then.
fn marked(id: &SlotId, then: u64) -> MemoryStore {
    MemoryStore::of([(format!("caldera/deleted/{id}"), then.to_string())])
}

#[test]
fn a_mark_stays_for_a_day_after_the_slot_has_gone() {
    let id = SlotId::new("x").unwrap();
    for (age, stays) in [(0, true), (23 * HOUR, true), (24 * HOUR, true), (24 * HOUR + 1, false)] {
        let (here, there) = (marked(&id, NOW), marked(&id, NOW));
        let merged = merge(&here, &there, NOW + age).unwrap();
        assert_eq!(here.keys().unwrap().len(), usize::from(stays), "{age} ms old");
        assert_eq!(merged.changes.is_empty(), stays, "the second store is told that it has gone");
    }
}

/// A store that was away for days does not bring a slot back.
#[test]
fn an_old_mark_stays_while_either_store_has_something_of_the_slot() {
    let days = NOW + 90 * HOUR;
    let (full, id) = saved();
    let mark = format!("caldera/deleted/{id}");

    let (here, there) = (full.clone(), marked(&id, NOW));
    let merged = merge(&here, &there, days).unwrap();
    assert_eq!(here.keys().unwrap(), std::slice::from_ref(&mark));
    assert!(merged.healed && merged.changes.is_empty());

    let (here, there) = (marked(&id, NOW), full);
    let merged = merge(&here, &there, days).unwrap();
    assert_eq!(here.keys().unwrap(), std::slice::from_ref(&mark));
    let told: Vec<&str> = merged.changes.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(told, [mark.as_str(), &format!("caldera/slot/{id}/a")]);
}

/// The newest state is in both; of the older copies one is damaged.
#[test]
fn an_older_copy_that_is_damaged_in_one_store_is_taken_from_the_other() {
    let (store, id) = saved();
    let slots = Slots::new(&store);
    let (table, mut ticket) = slots.open::<State>(&id, 0).unwrap();
    slots.save(&mut ticket, &table, Value::Null, NOW + 1).unwrap();
    let key = format!("caldera/slot/{id}/a");
    let good = store.get(&key).unwrap();
    let damaged = store.clone();
    damaged.set(&key, "nonsense").unwrap();

    let (here, there) = (damaged.clone(), store.clone());
    let merged = merge(&here, &there, NOW + 2).unwrap();
    // The second store has what is right; what was put aside is told to it.
    let told: Vec<_> = merged.changes.iter().map(|(key, text)| (&key[..19], text.as_deref())).collect();
    assert_eq!(told, [("caldera/quarantine/", Some("nonsense"))]);
    assert_eq!(here.get(&key).unwrap(), good);

    let (here, there) = (store.clone(), damaged.clone());
    let merged = merge(&here, &there, NOW + 2).unwrap();
    assert_eq!(here.get(&key).unwrap(), good);
    assert_eq!(merged.changes, [(key, good)]);
    assert!(!merged.healed);

    // Damaged in both, each in its own way: the first store's is kept.
    let other = store;
    other.set(&merged.changes[0].0, "other nonsense").unwrap();
    assert!(!merge(&damaged, &other, NOW + 2).unwrap().healed);
    assert_eq!(damaged.get(&merged.changes[0].0).unwrap().as_deref(), Some("nonsense"));
}
