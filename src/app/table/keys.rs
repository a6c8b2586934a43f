//! Keys that work anywhere on the table.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Hears the keys that are pressed in that part of the page as long as the component that calls it stands, and those that are pressed
/// while nothing has the focus: it is lost with a control that goes, and to a press beside everything. Keys in a dialog are the dialog's.
pub fn on_keys(part: &'static str, press: impl Fn(&KeyboardEvent) + 'static) {
    let heard = window_event_listener(ev::keydown, move |event| {
        if event.target().and_then(|on| on.dyn_into().ok()).is_some_and(|on| is_meant(&on, part)) {
            press(&event);
        }
    });
    on_cleanup(move || heard.remove());
}

fn is_meant(on: &Element, part: &str) -> bool {
    let is_in = |what: &str| matches!(on.closest(what), Ok(Some(_)));
    match on.tag_name().as_str() {
        "BODY" => matches!(document().query_selector("dialog[open]"), Ok(None)),
        _ => is_in(part) && !is_in("dialog"),
    }
}
