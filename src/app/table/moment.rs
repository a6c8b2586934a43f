//! What a telling shows besides the board: the line over it, and the moment that takes the whole screen.

use crate::app::{
    board::pieces::{FlameIcon, flame_icon},
    dom::{Content, El, all, el},
};
use leptos::prelude::*;

/// What is being told, in a line over the board, with the mark of whose doing it is. Screen readers have it from the
/// announcements.
pub fn caption(line: impl Fn() -> Option<(Option<El>, String)> + 'static) -> El {
    let line = move || {
        let (mark, text) = line()?;
        Some(el("p.caption").child(mark).child(el("span").child(text)))
    };
    el("div.captions[aria-hidden=true]").child(line)
}

/// A picture and a few words over the whole screen, if it burns in flames.
pub fn moment(class: String, picture: impl Content, text: String, burns: bool) -> El {
    let flames = burns.then(|| el("div.flames").child(all((0..9).map(|_| flame_icon(120)))));
    let said = el("div.moment-text").child(picture).child(el("p.display").child(text));
    el("div").class(class).attr("aria-hidden", "true").child(flames).child(said)
}

/// What is being told, in a line over the board, with the mark of whose doing it is. Screen readers have it from the
/// announcements.
#[component]
pub fn Caption(
    /// The line: drawn anew for each step of the animation.
    #[prop(into)]
    line: ViewFn,
) -> impl IntoView {
    view! {
        <div class="captions" aria-hidden="true">
            {move || line.run()}
        </div>
    }
}

/// A picture and a few words over the whole screen, if it burns in flames.
#[component]
pub fn Moment(class: String, text: String, burns: bool, children: Children) -> impl IntoView {
    let flames = move || {
        view! {
            <div class="flames">{(0..9).map(|_| view! { <FlameIcon size=120 /> }).collect_view()}</div>
        }
    };
    view! {
        <div class=class aria-hidden="true">
            {burns.then(flames)}
            <div class="moment-text">{children()} <p class="display">{text}</p></div>
        </div>
    }
}
