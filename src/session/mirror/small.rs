//! What has no revision of its own: settings, set-ups, component packs, how far a lesson is, what is set aside. Each change leaves a
//! stamp beside it, `caldera/changed/NAME`, with the moment in milliseconds since 1970. Of two stores the later stamp wins, also
//! where it says that something is gone.

use std::collections::BTreeSet;

use serde::de::IgnoredAny;

use super::{
    super::{results, slots},
    DAY, OURS, Store, StoreError,
};

const CHANGED: &str = "caldera/changed/";

/// What is to be written beside a change under this key, if it is one of a small thing.
pub fn stamp(key: &str, now: u64) -> Option<(String, String)> {
    Some(([CHANGED, name(key)?].concat(), now.to_string()))
}

/// The name of a small thing.
fn name(key: &str) -> Option<&str> {
    let others = [slots::SLOTS, slots::DELETED, results::KEY, CHANGED];
    key.strip_prefix(OURS).filter(|_| !others.iter().any(|other| key.starts_with(other)))
}

/// Brings the small things of the first store up to date, and gives the keys that the second one is to have as they are then.
pub(super) fn merge(here: &impl Store, there: &impl Store, now: u64) -> Result<Vec<String>, StoreError> {
    let mut names = BTreeSet::new();
    for key in [here.keys()?, there.keys()?].concat() {
        let marked = key.strip_prefix(CHANGED).filter(|marked| name(&[OURS, marked].concat()).is_some());
        names.extend(marked.or_else(|| name(&key)).map(str::to_owned));
    }
    let mut same = Vec::new();
    for name in names {
        let keys = [[OURS, &name].concat(), [CHANGED, &name].concat()];
        match settle(here, there, &keys, now) {
            Ok(()) => same.extend(keys),
            Err(StoreError::Denied) => return Err(StoreError::Denied),
            // What it has no room for stays in the second one.
            Err(StoreError::Full | StoreError::NotKept) => {}
        }
    }
    Ok(same)
}

fn settle(here: &impl Store, there: &impl Store, keys: &[String; 2], now: u64) -> Result<(), StoreError> {
    let [key, mark] = keys;
    let moment = |text: Option<String>| text.and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    let (ours, theirs) = (here.get(key)?, there.get(key)?);
    let (ours_at, theirs_at) = (moment(here.get(mark)?), moment(there.get(mark)?));
    let readable = |text: &Option<String>| {
        text.as_deref().is_some_and(|text| serde_json::from_str::<IgnoredAny>(text).is_ok())
    };
    // Programs before this one left no stamps.
    let better = (ours.is_none() && theirs.is_some()) || (!readable(&ours) && readable(&theirs));
    if theirs_at > ours_at || (theirs_at == ours_at && better) {
        match &theirs {
            Some(text) if ours != theirs => here.set(key, text)?,
            None if ours.is_some() => here.remove(key)?,
            _ => {}
        }
        if theirs_at > ours_at {
            here.set(mark, &theirs_at.to_string())?;
        }
    }
    let gone = ours.is_none() && theirs.is_none();
    if gone && ours_at.max(theirs_at).saturating_add(DAY) < now { here.remove(mark) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{
        mirror::{Merged, merge as unite},
        slots::MemoryStore,
    };

    const NOW: u64 = 1_795_000_000_000;
    const KEY: &str = "caldera/settings";

    /// Changes a small thing as a page does.
    fn change(store: &MemoryStore, key: &str, text: Option<&str>, now: u64) {
        match text {
            Some(text) => store.set(key, text).unwrap(),
            None => store.remove(key).unwrap(),
        }
        let (mark, moment) = stamp(key, now).unwrap();
        store.set(&mark, &moment).unwrap();
    }

    fn start(first: &MemoryStore, second: &MemoryStore, now: u64) -> Merged {
        let merged = unite(first, second, now).unwrap();
        for (key, text) in &merged.changes {
            match text {
                Some(text) => second.set(key, text).unwrap(),
                None => second.remove(key).unwrap(),
            }
        }
        merged
    }

    fn all(store: &MemoryStore) -> Vec<(String, String)> {
        store
            .keys()
            .unwrap()
            .into_iter()
            .map(|key| (key.clone(), store.get(&key).unwrap().unwrap()))
            .collect()
    }

    #[test]
    fn what_has_a_revision_or_an_order_of_its_own_is_no_small_thing() {
        for key in ["caldera/slot/x/a", "caldera/deleted/x", "caldera/results", "caldera/results/cleared"] {
            assert_eq!(stamp(key, NOW), None, "{key}");
        }
        assert_eq!(stamp("caldera/changed/settings", NOW), None);
        assert_eq!(stamp("theirs", NOW), None);
        let mark = ("caldera/changed/setup/apiary".to_owned(), NOW.to_string());
        assert_eq!(stamp("caldera/setup/apiary", NOW), Some(mark));
    }

    #[test]
    fn the_later_change_wins_in_both_directions_also_where_something_is_gone() {
        for texts in [[Some("1"), Some("2")], [Some("1"), None], [None, Some("2")]] {
            for first_is_later in [true, false] {
                let (first, second) = (MemoryStore::new(), MemoryStore::new());
                let (early, late) = if first_is_later { (&second, &first) } else { (&first, &second) };
                change(early, KEY, texts[0], NOW);
                change(late, KEY, texts[1], NOW + 1);
                let expected = all(late);
                assert_eq!(start(&first, &second, NOW + 2).healed, !first_is_later);
                assert_eq!(all(&first), expected);
                assert_eq!(all(&second), expected);
                let again = start(&first, &second, NOW + 3);
                assert!(!again.healed && again.changes.is_empty());
            }
        }
    }

    #[test]
    fn without_stamps_the_first_store_has_its_way_unless_it_has_nothing_that_can_be_read() {
        for (first, second, expected) in [
            (Some("1"), Some("2"), "1"),
            (Some("1"), None, "1"),
            (None, Some("2"), "2"),
            (None, Some("no JSON"), "no JSON"),
            (Some("{\"cut"), Some("2"), "2"),
            (Some("1"), Some("{\"cut"), "1"),
        ] {
            let stores =
                [first, second].map(|text| MemoryStore::of(text.map(|text| (KEY.into(), text.into()))));
            start(&stores[0], &stores[1], NOW);
            for store in &stores {
                assert_eq!(all(store), [(KEY.to_owned(), expected.to_owned())], "{first:?} and {second:?}");
            }
        }
    }

    #[test]
    fn a_stamp_of_what_is_gone_goes_after_a_day_and_stamps_of_others_are_nothing() {
        let (first, second) = (MemoryStore::new(), MemoryStore::new());
        change(&first, "caldera/pack/apiary/00/x", Some("{}"), NOW);
        first.set("caldera/changed/slot/x/a", "9999999999999").unwrap();
        second.set("caldera/slot/x/a", "nonsense").unwrap();
        start(&first, &second, NOW);
        change(&first, "caldera/pack/apiary/00/x", None, NOW + 1);
        start(&first, &second, NOW + 2);
        assert_eq!(second.get("caldera/pack/apiary/00/x"), Ok(None));
        assert!(second.get("caldera/changed/pack/apiary/00/x").unwrap().is_some());
        start(&first, &second, NOW + 2 * DAY);
        assert_eq!(second.get("caldera/changed/pack/apiary/00/x"), Ok(None));
        assert_eq!(second.get("caldera/slot/x/a").unwrap().as_deref(), Some("nonsense"));
    }

    #[test]
    fn a_first_store_that_fails_at_any_call_loses_no_change() {
        for error in [StoreError::Full, StoreError::Denied, StoreError::NotKept] {
            for call in 0.. {
                let (first, second) = (MemoryStore::new(), MemoryStore::new());
                change(&first, "caldera/setup", Some("1"), NOW + 1);
                change(&first, KEY, Some("old"), NOW);
                change(&second, KEY, Some("2"), NOW + 1);
                first.fail_after(call, error);
                if let Ok(merged) = unite(&first, &second, NOW + 2) {
                    for (key, text) in merged.changes {
                        second.set(&key, &text.unwrap()).unwrap();
                    }
                }
                let failed = !first.is_to_fail();
                first.fail_after(usize::MAX, error);
                start(&first, &second, NOW + 3);
                assert_eq!(first.get(KEY).unwrap().as_deref(), Some("2"), "call {call}, {error}");
                assert_eq!(all(&first), all(&second), "call {call}, {error}");
                if !failed {
                    assert!(call > 10, "the calls were counted: {call}");
                    break;
                }
            }
        }
    }
}
