//! Media queries as signals.

use gloo_events::EventListener;
use leptos::prelude::*;

/// Whether the query matches: at once, and kept up to date while the component lives.
pub fn use_media(query: &str) -> RwSignal<bool> {
    let list = window().match_media(query).ok().flatten();
    let matches = RwSignal::new(list.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    if let Some(list) = list {
        let watched = list.clone();
        let changed = EventListener::new(&list, "change", move |_| matches.set(watched.matches()));
        // It goes with the component, and no longer listens then.
        StoredValue::new_local(changed);
    }
    matches
}
