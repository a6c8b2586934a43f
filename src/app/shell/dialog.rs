//! The app's one dialog: the browser's own, which keeps the focus inside and closes with Escape.

use leptos::{html, prelude::*};

use super::effect::effect;
use super::{icon::Icon, settings::use_locale, views::show_when};
use crate::t;

/// A modal dialog with a title; its contents exist only while it is open. `drawer` slides in from the side, `card` stands
/// in the middle. Closing it by any means sets `open` to false.
#[component]
pub fn Dialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Its heading, and its name for screen readers.
    #[prop(into)]
    title: Signal<String>,
    /// Its classes beside `dialog`.
    class: &'static str,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let l = use_locale();
    let element = NodeRef::<html::Dialog>::new();
    effect(move || {
        if let Some(element) = element.get().filter(|element| !open.get() && element.open()) {
            element.close();
        }
    });
    let children = StoredValue::new(children);
    // It opens when its contents are there, so that the focus goes to where they want it.
    let show = move || {
        effect(move || {
            if let Some(element) = element.get().filter(|element| !element.open()) {
                let _ = element.show_modal();
            }
        });
    };
    // A click on the backdrop is one on the dialog itself. Whoever selects a text, and lets go beside it, has pressed elsewhere.
    let pressed = StoredValue::new(false);
    let press = move |event: web_sys::PointerEvent| {
        pressed.set_value(event.target() == event.current_target());
    };
    let backdrop = move |event: web_sys::MouseEvent| {
        if event.target() == event.current_target() && pressed.get_value() {
            open.set(false);
        }
    };
    view! {
        <dialog
            node_ref=element
            class=["dialog ", class].concat()
            aria-label=title
            on:close=move |_| open.set(false)
            on:pointerdown=press
            on:click=backdrop
        >
            {show_when(move || open.get(), move || view! { <div class="dialog-body">
                    <div class="dialog-head">
                        <h2>{move || title.get()}</h2>
                        <button
                            type="button"
                            class="btn quiet icon"
                            aria-label=t!(l, common::close)
                            on:click=move |_| open.set(false)
                        >
                            <Icon name="close" />
                        </button>
                    </div>
                    {children.with_value(|children| children())}
                    {show()}
                </div> }.into_any())}
        </dialog>
    }
}
