//! The rules of a game on a page of their own.

use leptos::prelude::*;

use super::setup::unknown;
use crate::app::shell::page::page;
use crate::app::{
    shell::{route::Route, settings::use_locale},
    table::rulebook::Reader,
};
use crate::{
    app::{
        dom::{View, leaf, watch},
        games::game,
    },
    t,
};

/// The rules of that game. The page stays while the address goes from one place in them to another.
pub fn rules(id: &str) -> View {
    let l = use_locale();
    let Some(game) = game(id) else { return unknown() };
    let route: Memo<Route> = expect_context();
    let at = RwSignal::new(String::new());
    watch(move || match route.get() {
        Route::Rules { at: to, .. } => at.set(to),
        _ => at.set(String::new()),
    });
    page(
        &t!(l, book::title, game = game.title(l)),
        "rules",
        leaf(view! { <Reader book=game.book() l at page=true /> }),
    )
}
