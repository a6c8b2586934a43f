//! The board for hands that do not point: one tab stop over the picture, with an option for each place, for keys and assistive
//! technology. Invisible: the picture below shows what it does.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

/// A press without a place, as assistive technology makes it: it means the option that it names.
fn pressed(event: &MouseEvent) -> Option<String> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let named = target.closest("[role=option]").ok().flatten()?;
    (event.detail() == 0).then(|| named.id())
}

/// What a place is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// It can be chosen.
    pub lit: bool,
    /// It is chosen.
    pub chosen: bool,
    /// In words.
    pub label: String,
}

/// The list of places. `active` is the id of the one with the cursor; `press` is told the id of the one that is pressed without a
/// pointer, and says whether it knows it.
#[component]
pub fn Targets(
    /// Its view box.
    frame: &'static str,
    /// Its name for screen readers.
    label: &'static str,
    /// The id of the place with the cursor.
    #[prop(into)]
    active: Signal<Option<String>>,
    /// Is told the id of a place that is pressed, and says whether it knows it.
    #[prop(into)]
    press: Callback<String, bool>,
    /// Hears the keys.
    #[prop(into)]
    keys: Callback<KeyboardEvent>,
    /// The places: a [`Target`] each.
    children: Children,
) -> impl IntoView {
    let board = NodeRef::<leptos::svg::Svg>::new();
    board.on_load(|board| drop(board.focus()));
    let click = move |event: MouseEvent| {
        if pressed(&event).is_some_and(|id| press.run(id)) {
            event.stop_propagation();
        }
    };
    view! {
        <svg
            node_ref=board
            class="island targets"
            viewBox=frame
            role="listbox"
            tabindex="0"
            data-board=""
            aria-label=label
            aria-activedescendant=active
            on:click=click
            on:keydown=move |event| keys.run(event)
        >
            {children()}
        </svg>
    }
}

/// A place, for those who do not see the picture; `area` is its outline.
#[component]
pub fn Target(
    id: String,
    #[prop(into)] area: Signal<String>,
    /// What it is: a signal of its own, so that only what has changed is written.
    place: Signal<Place>,
) -> impl IntoView {
    view! {
        <g
            role="option"
            id=id
            class=move || if place.read().lit { "lit" } else { "" }
            aria-label=move || place.read().label.clone()
            aria-selected=move || place.read().chosen.to_string()
            aria-disabled=move || (!place.read().lit).to_string()
        >
            <path class="hit" d=area />
        </g>
    }
}
