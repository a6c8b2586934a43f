//! The store that everything reads and writes. It is the browser's local storage; or while the browser denies that, the same texts
//! in memory, once they have come out of the second store ([`super::mirror`]). Then other tabs are told of each change as local
//! storage would tell them ([`super::tabs`]).

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo_utils::errors::JsError;
use leptos::prelude::*;
use serde::Serialize;
use serde_json::Value;

use super::tabs;
use crate::session::{
    mirror::{OURS, stamp},
    slots::{MemoryStore, Store, StoreError},
};

/// The store of this page.
#[derive(Clone, Copy, Debug, Default)]
pub struct BrowserStore;

/// What hears of each change: the key, the text if it is not gone, and where it was made.
type Listener = Rc<dyn Fn(&str, Option<&str>, Where)>;

/// Where something was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// In this page.
    Here,
    /// In another tab.
    Elsewhere,
}

thread_local! {
    static STAND_IN: StandIn = StandIn::default();
    static LISTENER: RefCell<Option<Listener>> = const { RefCell::new(None) };
}

/// The texts in memory. They count from the moment on when they are complete.
#[derive(Default)]
struct StandIn {
    texts: MemoryStore,
    complete: Cell<bool>,
}

/// From now on this hears of each change.
pub fn listen(listener: impl Fn(&str, Option<&str>, Where) + 'static) {
    LISTENER.set(Some(Rc::new(listener)));
}

/// Whether there is no store: local storage is not there or refuses every look.
pub fn is_denied() -> bool {
    !stands_in() && local().map_or(true, |storage| storage.length().is_err())
}

/// Whether what is written is in memory first, and nowhere else until the second store has it.
pub fn stands_in() -> bool {
    STAND_IN.with(|stand_in| stand_in.complete.get())
}

/// Local storage is denied: what other tabs change is heard from now on, and taken in.
pub fn hear_tabs() {
    tabs::hear(|key, text| {
        if !key.starts_with(OURS) {
            return;
        }
        let _ = STAND_IN.with(|stand_in| match text {
            Some(text) => stand_in.texts.set(key, text),
            None => stand_in.texts.remove(key),
        });
        told(key, text, Where::Elsewhere);
    });
}

/// These texts are everything that is kept on this device; they stand for local storage, which is denied. What another tab has
/// said meanwhile is newer.
pub fn stand_in(kept: &impl Store) -> Result<(), StoreError> {
    STAND_IN.with(|stand_in| {
        for key in kept.keys()? {
            if let (None, Some(text)) = (stand_in.texts.get(&key)?, kept.get(&key)?) {
                stand_in.texts.set(&key, &text)?;
            }
        }
        stand_in.complete.set(true);
        Ok(())
    })
}

/// The texts in memory, if they stand for local storage.
fn memory<V>(what: impl FnOnce(&MemoryStore) -> V) -> Option<V> {
    STAND_IN.with(|stand_in| stand_in.complete.get().then(|| what(&stand_in.texts)))
}

/// Local storage itself. It may be denied at any moment, so it is asked each time.
fn local() -> Result<web_sys::Storage, StoreError> {
    window().local_storage().ok().flatten().ok_or(StoreError::Denied)
}

fn told(key: &str, text: Option<&str>, place: Where) {
    // Whoever hears of it may change something else.
    if let Some(listener) = LISTENER.with_borrow(Clone::clone) {
        listener(key, text, place);
    }
}

/// Why the browser does not keep something.
fn refusal(error: &JsError) -> StoreError {
    match error.name.as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StoreError::Full,
        _ => StoreError::Denied,
    }
}

/// Changes one text, and says so.
fn change(key: &str, text: Option<&str>) -> Result<(), StoreError> {
    let in_memory = memory(|texts| match text {
        Some(text) => texts.set(key, text),
        None => texts.remove(key),
    });
    if let Some(result) = in_memory {
        result?;
        tabs::tell(key, text);
    } else if let Some(text) = text {
        let why = |error| JsError::try_from(error).map_or(StoreError::Denied, |error| refusal(&error));
        local()?.set_item(key, text).map_err(why)?;
    } else {
        local()?.remove_item(key).map_err(|_| StoreError::Denied)?;
    }
    told(key, text, Where::Here);
    Ok(())
}

/// The same, with the stamp of a small thing. Where there is no room for that the change counts all the same.
fn change_stamped(key: &str, text: Option<&str>) -> Result<(), StoreError> {
    change(key, text)?;
    if let Some((mark, moment)) = stamp(key, now()) {
        let _ = change(&mark, Some(&moment));
    }
    Ok(())
}

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match memory(|texts| texts.get(key)) {
            Some(result) => result,
            None => local()?.get_item(key).map_err(|_| StoreError::Denied),
        }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        change_stamped(key, Some(text))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        change_stamped(key, None)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        if let Some(keys) = memory(Store::keys) {
            return keys;
        }
        let storage = local()?;
        let length = storage.length().map_err(|_| StoreError::Denied)?;
        let keys = (0..length).filter_map(|place| storage.key(place).ok().flatten());
        Ok(keys.filter(|key| key.starts_with(OURS)).collect())
    }
}

/// A small thing that is remembered, like the settings: `null` if it is not there or is no JSON.
pub fn recall(key: &str) -> Value {
    let text = BrowserStore.get(&[OURS, key].concat()).ok().flatten();
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Remembers a small thing. If that is not possible nothing is lost but the convenience.
pub fn remember(key: &str, value: &impl Serialize) {
    let key = [OURS, key].concat();
    let Ok(text) = serde_json::to_string(value) else { return };
    if BrowserStore.get(&key).is_ok_and(|old| old.as_ref() != Some(&text)) {
        let _ = BrowserStore.set(&key, &text);
    }
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}
