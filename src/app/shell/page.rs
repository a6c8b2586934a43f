//! What all screens have in common: one heading, which takes the focus when one comes there, and the title of the page.

use std::cell::Cell;

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlHeadingElement};

use super::{
    icon::Icon,
    route::{Route, use_address},
    settings::use_locale,
};
use crate::t;

thread_local! {
    /// Whether a screen has been shown: the first one leaves the focus where the browser put it.
    static ENTERED: Cell<bool> = const { Cell::new(false) };
    /// What takes the focus when the screen is drawn anew, instead of the heading.
    static FOCUS: Cell<Option<&'static str>> = const { Cell::new(None) };
}

/// Gives the page its title.
pub fn name_page(title: &str) {
    document().set_title(title);
}

/// Says on the root of the page whether something is so, for the style sheets.
pub fn mark_root(name: &str, on: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute_with_force(name, on);
    }
}

/// The element with this id shall keep the focus although the screen will be drawn anew.
pub fn keep_focus(id: &'static str) {
    FOCUS.set(Some(id));
}

/// Gives an element the focus.
fn focus(element: web_sys::Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// A heading that takes the focus when the screen appears, so that keyboard and screen reader begin at its top.
#[component]
pub fn Heading(children: Children) -> impl IntoView {
    let heading = NodeRef::<html::H1>::new();
    heading.on_load(|heading| {
        if heading.is_connected() {
            enter(heading);
        } else {
            // What had to be fetched first is made before it is put into the page.
            request_animation_frame(move || enter(heading));
        }
    });
    view! {
        <h1 tabindex="-1" node_ref=heading>
            {children()}
        </h1>
    }
}

/// Whether somebody went on from the shelf as it is printed in the page, before the app was there (`public/early.js`).
fn moved() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-moved"))
}

/// Somebody has come to the screen with this heading.
fn enter(heading: HtmlHeadingElement) {
    let first = !ENTERED.replace(true) && !moved();
    if let Some(kept) = FOCUS.take().and_then(|kept| document().get_element_by_id(kept)) {
        focus(kept);
    } else if !first {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus(heading.into());
    }
}

/// A screen with the way back to the shelf: its heading, which is also the title of the page; the class that lays it out;
/// and what is on it.
#[component]
pub fn Page(#[prop(into)] title: String, class: &'static str, children: Children) -> impl IntoView {
    let l = use_locale();
    name_page(&[&title, " · ", t!(l, common::caldera)].concat());
    let back = use_address().way_back();
    let label = match back {
        Route::Shelf => t!(l, table::to_shelf),
        Route::Setup(_) => t!(l, setup::back),
        _ => t!(l, table::to_game),
    };
    view! {
        <main class=["screen ", class].concat()>
            <header class="page-head">
                <a class="btn quiet icon" href=back.href() aria-label=label>
                    <Icon name="back" />
                </a>
                <Heading>{title}</Heading>
            </header>
            {children()}
        </main>
    }
}

/// A panel that says what is wrong; it is read out at once.
#[component]
pub fn Alert(children: Children) -> impl IntoView {
    view! {
        <p class="panel alert" role="alert">
            <Icon name="warning" />
            {children()}
        </p>
    }
}
