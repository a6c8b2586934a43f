//! Keys that work anywhere on the table.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// What has to be open for keys to be meant for something else.
const DIALOG: &str = "dialog[open]";

/// Hears the keys that are pressed in that part of the page as long as the component that calls it stands, and those that are pressed
/// while nothing has the focus: it is lost with a control that goes, and to a press beside everything.
pub fn on_keys(part: &'static str, press: impl Fn(&KeyboardEvent) + 'static) {
    let heard = window_event_listener(ev::keydown, move |event| {
        if event.target().and_then(|on| on.dyn_into().ok()).is_some_and(|on| is_meant(&on, part)) {
            press(&event);
        }
    });
    on_cleanup(move || heard.remove());
}

fn is_meant(on: &Element, part: &str) -> bool {
    if on.tag_name() == "BODY" {
        return matches!(document().query_selector(DIALOG), Ok(None));
    }
    matches!(on.closest(part), Ok(Some(_)))
}
