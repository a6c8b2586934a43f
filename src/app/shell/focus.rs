//! Where the focus goes when what had it is gone.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Gives the focus to the first element of that selector, once what changes now is on the page; nothing happens if there is none.
pub fn focus_soon(selector: impl AsRef<str> + 'static) {
    request_animation_frame(move || {
        if let Ok(Some(found)) = document().query_selector(selector.as_ref()) {
            let _ = found.unchecked_into::<HtmlElement>().focus();
        }
    });
}
