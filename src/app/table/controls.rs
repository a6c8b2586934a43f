//! The buttons that answer a prompt: one filled, the rest quiet. Which ones there are is a pure list; each keeps its place in
//! the page as long as it stays in the list, so that the focus stays where it is.

use leptos::prelude::*;
use std::rc::Rc;

use crate::app::dom::{El, each, el};
use crate::app::shell::icon::{Icon, icon};

/// One control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control<Msg> {
    /// What it is, as long as it is there.
    pub id: &'static str,
    /// Its classes.
    pub class: &'static str,
    /// The icon in place of its text, which is its label then; empty for a button with words.
    pub icon: &'static str,
    /// What it says.
    pub text: String,
    /// What it sends.
    pub msg: Msg,
    /// Whether it can be used now.
    pub on: bool,
    /// Whether it is the chosen one of several.
    pub pressed: Option<bool>,
}

/// The buttons on the screen. `list` reads the list; `press` is told the id of the one that is pressed; `picture` draws what
/// stands before the words of one.
pub fn controls<Msg: Clone + 'static>(
    list: impl Fn() -> Vec<Control<Msg>> + 'static,
    press: impl Fn(Msg) + 'static,
    picture: fn(&str) -> Option<El>,
) -> El {
    let list = Rc::new(list);
    let pressed = list.clone();
    let plain = move || {
        let plain = |control: Control<Msg>| Control {
            id: control.id,
            class: control.class,
            icon: control.icon,
            text: control.text,
            msg: (),
            on: control.on,
            pressed: control.pressed,
        };
        list().into_iter().map(plain).collect()
    };
    let press = move |id: &str| {
        let found = leptos::prelude::untrack(|| pressed()).into_iter().find(|control| control.id == id);
        if let Some(control) = found.filter(|control| control.on) {
            press(control.msg);
        }
    };
    row(Rc::new(plain), Rc::new(press), picture)
}

fn row(
    list: Rc<dyn Fn() -> Vec<Control<()>>>,
    press: Rc<dyn Fn(&str)>,
    picture: fn(&str) -> Option<El>,
) -> El {
    // Words and icons cannot change into each other in place.
    let key = |control: &Control<()>| [control.id, " ", control.icon].concat();
    let keys = list.clone();
    let item = move |wanted: String| {
        let first = list().into_iter().find(|control| key(control) == wanted);
        first.map_or_else(|| el("button"), |first| button(list.clone(), press.clone(), picture, first))
    };
    el("div.controls").child(each(move || keys().iter().map(key).collect(), item))
}

fn button(
    list: Rc<dyn Fn() -> Vec<Control<()>>>,
    press: Rc<dyn Fn(&str)>,
    picture: fn(&str) -> Option<El>,
    first: Control<()>,
) -> El {
    let (id, name) = (first.id, first.icon);
    // It is drawn once more while it goes.
    let now = Rc::new(move || list().into_iter().find(|one| one.id == id).unwrap_or_else(|| first.clone()));
    let (class, on, pressed, text) = (now.clone(), now.clone(), now.clone(), now);
    let text = move || text().text;
    let button = el("button[type=button]")
        .class(move || class().class)
        .attr("data-control", id)
        .attr("aria-disabled", move || (!on().on).to_string())
        .attr("aria-pressed", move || pressed().pressed.map(|pressed| pressed.to_string()))
        .on("click", move |_| press(id));
    if name.is_empty() {
        button.child(picture(id)).child(text)
    } else {
        let label = text.clone();
        button.attr("aria-label", label).attr("title", text).child(icon(name))
    }
}

/// The buttons on the screen: `list` is the list, `press` is sent the message of the one that is pressed, `picture` draws what
/// stands before the words of one.
#[component]
pub fn Controls<Msg: Copy + PartialEq + Send + Sync + 'static>(
    #[prop(into)] list: Signal<Vec<Control<Msg>>>,
    #[prop(into)] press: Callback<Msg>,
    picture: fn(&str) -> Option<AnyView>,
) -> impl IntoView {
    // Words and icons cannot change into each other in place.
    let key = |control: &Control<Msg>| (control.id, control.icon);
    let button = move |first: Control<Msg>| {
        let (id, name) = (first.id, first.icon);
        // It is drawn once more while it goes.
        let now = Memo::new(move |_| {
            list.with(|list| list.iter().find(|one| one.id == id).cloned()).unwrap_or_else(|| first.clone())
        });
        let pressed = move |_| {
            let control = now.get_untracked();
            if control.on {
                press.run(control.msg);
            }
        };
        let text = move || now.read().text.clone();
        let label = move || (!name.is_empty()).then(text);
        view! {
            <button
                type="button"
                class=move || now.read().class
                data-control=id
                aria-disabled=move || (!now.read().on).to_string()
                aria-pressed=move || now.read().pressed.map(|pressed| pressed.to_string())
                aria-label=label
                title=label
                on:click=pressed
            >
                {if name.is_empty() {
                    (picture(id), text).into_any()
                } else {
                    view! { <Icon name /> }.into_any()
                }}
            </button>
        }
    };
    view! {
        <div class="controls">
            <For each=move || list.get() key children=button />
        </div>
    }
}
