//! The store in memory, stores behind references, and what a second store has not been told.

use std::rc::Rc;

use super::super::{
    mirror::Journal,
    slots::{MemoryStore, Store, StoreError},
};

#[test]
fn a_store_behind_a_reference_is_that_store() {
    let own = Rc::new(MemoryStore::new());
    works(&own.clone(), &own);
    works(&&*own, &own);
}

fn works(store: &impl Store, own: &MemoryStore) {
    store.set("b", "two").unwrap();
    store.set("a", "one").unwrap();
    assert_eq!((store.get("a"), store.get("c")), (Ok(Some("one".into())), Ok(None)));
    assert_eq!(store.keys(), Ok(vec!["a".into(), "b".into()]));
    assert_eq!(own.get("b"), Ok(Some("two".into())));
    store.remove("b").unwrap();
    assert_eq!(own.keys(), Ok(vec!["a".into()]));
    store.remove("b").unwrap();
    own.deny(true);
    let denied = Some(StoreError::Denied);
    assert_eq!([store.get("a").err(), store.keys().err()], [denied; 2]);
    assert_eq!([store.set("a", "x").err(), store.remove("a").err()], [denied; 2]);
    own.deny(false);
    store.remove("a").unwrap();
}

#[test]
fn room_is_counted_in_bytes_of_keys_and_texts() {
    let store = MemoryStore::of([("key".to_owned(), "あ".to_owned())]);
    assert_eq!(store.used(), 6);
    store.limit(Some(10));
    assert_eq!(store.set("more", "x"), Err(StoreError::Full));
    assert_eq!(store.set("mor", "x"), Ok(()), "to the last byte");
    // What is replaced makes room.
    assert_eq!(store.set("key", "1234"), Err(StoreError::Full));
    assert_eq!(store.set("key", "123"), Ok(()));
    assert_eq!((store.used(), store.get("key")), (10, Ok(Some("123".into()))));
    store.limit(None);
    assert_eq!(store.set("key", "1234"), Ok(()));
    assert_eq!(store.used(), 11);
}

#[test]
fn of_a_torn_text_the_first_half_is_there() {
    let store = MemoryStore::new();
    store.tear(true);
    store.set("key", "abcdef").unwrap();
    assert_eq!(store.get("key"), Ok(Some("abc".into())));
    store.tear(false);
    store.set("key", "abcdef").unwrap();
    assert_eq!(store.get("key"), Ok(Some("abcdef".into())));
}

#[test]
fn one_call_fails_after_so_many() {
    let store = MemoryStore::new();
    store.fail_after(3, StoreError::NotKept);
    for _ in 0..3 {
        assert!(store.is_to_fail());
        assert_eq!(store.get("key"), Ok(None));
    }
    assert_eq!(store.get("key"), Err(StoreError::NotKept));
    assert!(!store.is_to_fail());
    assert_eq!(store.get("key"), Ok(None));
}

#[test]
fn a_journal_tells_the_last_change_of_each_key_once() {
    let change = |key: &str, text: Option<&str>| (key.to_owned(), text.map(str::to_owned));
    let mut journal = Journal::default();
    assert!(journal.is_empty() && journal.take().is_empty());
    journal.note("b", Some("1"));
    journal.note("a", Some("1"));
    journal.note("b", None);
    assert!(!journal.is_empty());
    let taken = journal.take();
    assert_eq!(taken, [change("a", Some("1")), change("b", None)]);
    assert!(journal.is_empty());
    // It could not be told, and one of the two has been changed since.
    journal.note("b", Some("2"));
    journal.put_back(taken);
    assert_eq!(journal.take(), [change("a", Some("1")), change("b", Some("2"))]);
}
