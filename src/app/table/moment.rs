//! What an animation shows besides the board: the line over it, and the moment that takes the whole screen.

use leptos::{html, prelude::*};

use crate::app::shell::views::{CollectAny, live};

use super::{context::use_table, contract::Caption};
use crate::app::board::pieces::FlameIcon;

/// What is being told, in a line over the board, with the mark of whose doing it is. Screen readers have it from the
/// announcements.
#[component]
pub fn Captions() -> impl IntoView {
    let table = use_table();
    let line = move || {
        let caption = table.caption.get()?;
        let mark = caption.seat.map(|seat| table.mark(seat, 24));
        Some(view! { <p class="caption">{mark} <span>{caption.text}</span></p> }.into_any())
    };
    view! {
        <div class="captions" aria-hidden="true">
            {move || line()}
        </div>
    }
}

/// The button of whoever is waited for before what comes is told.
#[component]
pub fn Awaited() -> impl IntoView {
    let table = use_table();
    live(move || {
        let Caption { seat, text } = table.awaited.get()?;
        let here = NodeRef::<html::Button>::new();
        here.on_load(|here| drop(here.focus()));
        let mark = seat.map(|seat| table.mark(seat, 32));
        Some(
            view! {
                <button
                    type="button"
                    class="btn primary awaited"
                    data-control="roll"
                    node_ref=here
                    on:click=move |_| table.clock.go_on()
                >
                    {mark}
                    {text}
                </button>
            }
            .into_any(),
        )
    })
}

/// A picture and a few words over the whole screen, if it burns in flames.
#[component]
pub fn Moment(class: String, text: String, burns: bool, children: Children) -> impl IntoView {
    let flames = move || {
        view! {
            <div class="flames">{(0..9).map(|_| view! { <FlameIcon size=120 /> }.into_any()).collect_any()}</div>
        }
    };
    view! {
        <div class=class aria-hidden="true">
            {burns.then(flames)}
            <div class="moment-text">{children()} <p class="display">{text}</p></div>
        </div>
    }
}
