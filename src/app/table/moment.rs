//! What a animation shows besides the board: the line over it, and the moment that takes the whole screen.

use leptos::prelude::*;

use crate::app::board::pieces::FlameIcon;

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
