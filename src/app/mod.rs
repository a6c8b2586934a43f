//! The app in the browser: [`App`] shows the screen that the address names. Screens live in [`screens`], the table that every
//! game is played at in [`table`], what belongs to one game in [`games`], boards and pieces that games share in [`board`], and
//! what all of it stands on in [`shell`]. The rules are not here: a screen shows a view and sends messages.

pub mod board;
pub mod games;
pub mod screens;
pub mod shell;
pub mod table;

use leptos::prelude::*;

use screens::{Elsewhere, Shelf};
use shell::{
    device::provide_device,
    keyed::keyed,
    page::mark_root,
    route::{Route, provide_route, use_route},
    settings::provide_settings,
    storage::provide_storage,
};

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    provide_storage();
    let locale = provide_settings();
    provide_route();
    provide_device();
    follow_hands();
    let route = use_route();
    let screen = Memo::new(move |_| route.get().screen());
    // A change of language draws everything anew, so that no text needs to watch it.
    let shown = move || [(locale.get(), screen.get())];
    let draw = |(_, screen)| match screen {
        Route::Shelf => view! { <Shelf /> }.into_any(),
        route => view! { <Elsewhere route /> }.into_any(),
    };
    // As an item of a list a screen goes at once, with all that it watches, although the next one may have to be fetched first.
    keyed(shown, Clone::clone, draw)
}

/// Whether the last that was heard of the players was a key: then the page shows where the focus is, even where nothing else
/// would say so.
fn follow_hands() {
    let mark = |name: &'static str, keys: bool| {
        let heard = window_event_listener_untyped(name, move |_| mark_root("data-keys", keys));
        on_cleanup(move || heard.remove());
    };
    mark("keydown", true);
    mark("pointerdown", false);
}
