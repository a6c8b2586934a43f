//! Media queries as signals.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};

/// Whether the query matches, kept up to date while the component lives.
pub fn use_media(query: &str) -> RwSignal<bool> {
    let list = window().match_media(query).ok().flatten();
    let matches = RwSignal::new(list.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    if let Some(list) = list {
        let watched = list.clone();
        let listener = Closure::<dyn Fn()>::new(move || matches.set(watched.matches()));
        let _ = list.add_event_listener_with_callback("change", listener.as_ref().unchecked_ref());
        let kept = StoredValue::new_local((list, listener));
        on_cleanup(move || {
            kept.with_value(|(list, listener)| {
                let _ = list.remove_event_listener_with_callback("change", listener.as_ref().unchecked_ref());
            });
        });
    }
    matches
}
