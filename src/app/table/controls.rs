//! The buttons that answer a prompt: one filled, the rest quiet. Which ones there are is a pure list; each keeps its place in
//! the page as long as it stays in the list, so that the focus stays where it is.

use leptos::prelude::*;

use crate::app::shell::{icon::Icon, keyed::keyed};

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

/// The buttons on the screen: `list` is the list, `press` is sent the message of the one that is pressed, `picture` draws what
/// stands before the words of one.
#[component]
pub fn Controls<Msg: Copy + PartialEq + Send + Sync + 'static>(
    #[prop(into)] list: Signal<Vec<Control<Msg>>>,
    #[prop(into)] press: Callback<Msg>,
    picture: fn(&str) -> Option<AnyView>,
    /// The number of the coach's way that somebody has taken up, and what its button sends.
    #[prop(into)]
    meant: Signal<Option<(usize, Msg)>>,
    /// What stands behind them.
    #[prop(optional)]
    children: Option<Children>,
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
        let way = move || meant.get().filter(|(_, msg)| *msg == now.read().msg).map(|(number, _)| number);
        view! {
            <button
                type="button"
                class=move || now.read().class
                data-control=id
                data-way=way
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
            {keyed(move || list.get(), key, move |control| button(control).into_any())}
            {children.map(|children| children())}
        </div>
    }
}
