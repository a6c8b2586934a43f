//! The app in the browser. Screens live in [`screens`], the table that every game is played at in [`table`], the boards and
//! cards of each game in [`games`]. The rules are not here: a screen shows a view and sends messages. What is on the page
//! is made with [`dom`].

pub mod board;
pub mod dom;
pub mod games;
pub mod screens;
pub mod shell;
pub mod table;
mod tag;

use leptos::prelude::*;

use dom::{View, all};
use games::{
    GAMES,
    load::{provide_parts, with_games},
    open::table,
    part::Show,
};
use shell::{
    device,
    route::{Route, follow_address},
    settings, storage,
};

/// Puts the app into the page, for as long as the page lives.
pub fn start() {
    if let Some(body) = document().body() {
        leptos::mount::mount_to(body, || dom::made(app())).forget();
    }
}

/// Whether the last that was heard of the players was a key: then the page shows where the focus is, even where nothing else
/// would say so.
fn follow_hands() {
    let mark = |name: &'static str, keys: bool| {
        let _ = window_event_listener_untyped(name, move |_| {
            if let Some(root) = document().document_element() {
                let _ = root.toggle_attribute_with_force("data-keys", keys);
            }
        });
    };
    mark("keydown", true);
    mark("pointerdown", false);
}

/// The whole app.
fn app() -> View {
    let settings = settings::provide_settings();
    follow_hands();
    let route = follow_address();
    let screen = Memo::new(move |_| route.get().screen());
    let locale = Memo::new(move |_| settings.get().locale());
    storage::provide_storage();
    provide_context(route);
    device::provide_device();
    provide_parts();
    all([move || {
        // A change of language draws everything anew, so that no text needs to watch it.
        provide_context(locale.get());
        match screen.get() {
            Route::Shelf => screens::shelf(),
            Route::Setup(game) => with_games(vec![game.clone()], move || screens::setup(game.clone())),
            Route::Learn(game) => with_games(vec![game.clone()], move || screens::learn(&game)),
            Route::Rules { game, .. } => with_games(vec![game.clone()], move || screens::rules(&game)),
            Route::Saves => with_games(GAMES.map(|game| game.id.to_owned()).into(), screens::saves),
            Route::Settings => screens::settings(),
            Route::About => screens::about(),
            Route::GoOn => screens::go_on(),
            Route::Link(text) => screens::link(&text),
            Route::Table(slot) => table(slot, Show::Table),
            Route::End(slot) => table(slot, Show::End),
            Route::Replay { save, .. } => table(save, Show::Replay),
        }
    }])
}
