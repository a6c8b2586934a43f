//! Scrolling.

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Brings something into view, by as little scrolling as is needed.
pub fn into_sight(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
