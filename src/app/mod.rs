//! The app in the browser. Screens live in [`screens`], the table that every game is played at in [`table`], the boards and
//! cards of each game in [`games`]. The rules are not here: a screen shows a view and sends messages. What is on the page
//! is made with [`dom`].

pub mod book;
pub mod dialog;
pub mod dom;
pub mod files;
pub mod games;
pub mod icon;
pub mod media;
pub mod route;
pub mod screens;
pub mod settings;
pub mod storage;
pub mod table;
pub mod text;
pub mod when;

use leptos::prelude::*;

use dom::{View, all, memo};
use games::Show;
use route::{Route, follow_address};

/// Puts the app into the page, for as long as the page lives.
pub fn start() {
    leptos::mount::mount_to_body(|| {
        if let Some(body) = document().body() {
            dom::mount(&body, app());
        }
    });
}

/// The whole app.
fn app() -> View {
    let settings = settings::provide_settings();
    let route = follow_address();
    let screen = memo(move || route.get().screen());
    let locale = memo(move || settings.get().locale());
    storage::provide_storage();
    provide_context(route);
    all([move || {
        // A change of language draws everything anew, so that no text needs to watch it.
        provide_context(locale.get());
        match screen.get() {
            Route::Shelf => screens::shelf(),
            Route::Setup(game) => screens::setup(game),
            Route::Rules { game, .. } => screens::rules(&game),
            Route::Saves => screens::saves(),
            Route::Settings => screens::settings(),
            Route::About => screens::about(),
            Route::Table(slot) => games::table(slot, Show::Table),
            Route::End(slot) => games::table(slot, Show::End),
            Route::Replay { save, .. } => games::table(save, Show::Replay),
        }
    }])
}
