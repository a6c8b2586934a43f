//! The places of a book that is in the page: what one looks at is brought into view.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::app::shell::scroll::into_sight;

/// Opens the book at a place: a section, a box or a rule.
pub fn open_at(root: &Element, place: &str) {
    if let Ok(Some(old)) = root.query_selector(".linked") {
        let _ = old.class_list().remove_1("linked");
    }
    if !place.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
        return;
    }
    let Ok(Some(found)) = root.query_selector(&["[data-place='", place, "']"].concat()) else { return };
    let _ = found.class_list().add_1("linked");
    if let Some(found) = found.dyn_ref::<HtmlElement>() {
        let _ = found.focus();
    }
    found.scroll_into_view_with_bool(true);
}

/// Brings the present find into view.
pub fn show_find(root: &Element) {
    if let Ok(Some(find)) = root.query_selector("mark.now") {
        into_sight(&find);
    }
}
