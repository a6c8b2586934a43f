//! The lesson of a game, and the way to it.

use super::setup::unknown;
use crate::{
    app::{
        dom::{El, View, el},
        games::{game, listing::Listing, part::BoxedGame},
        shell::{icon::icon, page::link, route::Route, text::Locale},
    },
    t,
};

/// The lesson of that game.
pub fn learn(id: &str) -> View {
    game(id).and_then(BoxedGame::lesson).unwrap_or_else(unknown)
}

/// The way to the lesson of a game, if it has one.
pub fn learn_link(l: Locale, game: &Listing, class: &str) -> Option<El> {
    let lesson = Route::Learn(game.id.to_owned());
    game.teaches.then(|| {
        link(class, &lesson)
            .child(icon("play"))
            .child(el("span").child(t!(l, lesson::title)))
            .child(" ")
            .child(el("span.num.small.muted").child(t!(l, lesson::minutes)))
            .child(" ")
            .child(el("span.sr").child((game.title)(l)))
    })
}
