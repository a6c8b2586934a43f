//! Form controls: the browser's own, dressed.

use leptos::prelude::*;

use super::views::CollectAny;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

/// The input that an event comes from.
pub fn input_of(event: &Event) -> Option<HtmlInputElement> {
    event.target()?.dyn_into().ok()
}

/// A setting that is on or off, with a sentence on what it does.
#[component]
pub fn Switch(
    label: &'static str,
    help: &'static str,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="opt">
            <span class="opt-name">{label}</span>
            <span class="opt-help">{help}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change=move |event| set.run(event_target_checked(&event))
            />
            <i class="switch" aria-hidden="true"></i>
        </label>
    }
}

/// A value between 1 and a highest one.
#[component]
pub fn Slider(
    label: &'static str,
    top: u8,
    #[prop(into)] value: Signal<u8>,
    #[prop(into)] set: Callback<u8>,
) -> impl IntoView {
    let moved = move |event| {
        if let Ok(value) = event_target_value(&event).parse() {
            set.run(value);
        }
    };
    view! {
        <label class="slider">
            <span class="opt-name">{label}</span>
            <input type="range" min="1" max=top prop:value=value on:input=moved />
        </label>
    }
}

/// One of a row of values: the id of its control, if it needs one; whether it is chosen; what choosing it does; and what is
/// written on it.
#[component]
pub fn Choice(
    group: &'static str,
    #[prop(optional_no_strip)] id: Option<&'static str>,
    #[prop(into)] chosen: Signal<bool>,
    #[prop(into)] choose: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group id=id prop:checked=chosen on:change=move |_| choose.run(()) />
            {children()}
        </label>
    }
}

/// A row of values, one of which is chosen, with what they are for.
#[component]
pub fn Segments(legend: &'static str, class: &'static str, children: Children) -> impl IntoView {
    view! {
        <fieldset class=class>
            <legend>{legend}</legend>
            <div class="seg-row">{children()}</div>
        </fieldset>
    }
}

/// A row of values in words: each with the id of its control and its text.
#[component]
pub fn WordChoices<V: Copy + PartialEq + Send + Sync + 'static>(
    legend: &'static str,
    group: &'static str,
    choices: Vec<(V, &'static str, String)>,
    #[prop(into)] value: Signal<V>,
    #[prop(into)] set: Callback<V>,
) -> impl IntoView {
    let one = move |(this, id, text): (V, &'static str, String)| {
        view! {
            <Choice group id=Some(id) chosen=Signal::derive(move || value.get() == this) choose=move |()| set.run(this)>
                <span>{text}</span>
            </Choice>
        }
    };
    view! {
        <Segments legend class="seg">
            {choices.into_iter().map(one).collect_any()}
        </Segments>
    }
}
