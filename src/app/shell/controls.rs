//! Form controls: the browser's own, dressed.

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

use crate::app::dom::{Content, El, all, el};

/// The input that an event comes from.
pub fn input_of(event: &Event) -> Option<HtmlInputElement> {
    event.target()?.dyn_into().ok()
}

/// A setting that is on or off, with a sentence on what it does.
pub fn switch(
    label: &'static str,
    help: &'static str,
    on: impl Fn() -> bool + 'static,
    set: impl Fn(bool) + 'static,
) -> El {
    let input = el("input[type=checkbox][role=switch]").prop("checked", move || on().into()).on(
        "change",
        move |event| {
            if let Some(input) = input_of(&event) {
                set(input.checked());
            }
        },
    );
    el("label.opt")
        .child(el("span.opt-name").child(label))
        .child(el("span.opt-help").child(help))
        .child(input)
        .child(el("i.switch[aria-hidden=true]"))
}

/// A value between 1 and a highest one.
pub fn slider(
    label: &'static str,
    top: u8,
    value: impl Fn() -> u8 + Copy + 'static,
    set: impl Fn(u8) + 'static,
) -> El {
    let input = el("input[type=range][min=1]")
        .attr("max", top.to_string())
        .prop("value", move || value().into())
        .on("input", move |event| {
            if let Some(value) = input_of(&event).and_then(|input| input.value().parse().ok()) {
                set(value);
            }
        });
    el("label.slider").child(el("span.opt-name").child(label)).child(input)
}

/// One of a row of values: the id of its control, if it needs one; whether it is chosen; what choosing it does; and what is
/// written on it.
pub fn choice(
    group: &'static str,
    id: Option<&'static str>,
    chosen: impl Fn() -> bool + 'static,
    choose: impl Fn() + 'static,
    face: El,
) -> El {
    let input = el("input[type=radio]")
        .attr("name", group)
        .attr("id", id)
        .prop("checked", move || chosen().into())
        .on("change", move |_| choose());
    el("label").child(input).child(face)
}

/// A row of values, one of which is chosen, with what they are for.
pub fn segments(legend: &'static str, class: &'static str, choices: impl Content) -> El {
    el("fieldset").class(class).child(el("legend").child(legend)).child(el("div.seg-row").child(choices))
}

/// A row of values in words.
pub fn words<V: Copy + PartialEq + 'static>(
    legend: &'static str,
    group: &'static str,
    choices: Vec<(V, &'static str, String)>,
    value: impl Fn() -> V + Copy + 'static,
    set: impl Fn(V) + Copy + 'static,
) -> El {
    let one = |(this, id, text): (V, &'static str, String)| {
        choice(group, Some(id), move || value() == this, move || set(this), el("span").child(text))
    };
    segments(legend, "seg", all(choices.into_iter().map(one)))
}
