//! The controls of the set-up on the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Gives a control of this screen the focus.
pub fn focus(selector: &str) {
    if let Some(control) = find(selector) {
        let _ = control.focus();
    }
}

/// A control of this screen.
pub fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten().and_then(|found| found.dyn_into().ok())
}
