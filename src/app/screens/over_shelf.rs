//! What stands over the shelf because the address asks for it: the choice of bots to play against. The shelf stays behind it.

use leptos::prelude::*;

use super::elsewhere::over_shelf;
use crate::{
    app::{
        games::catalog::{GameInfo, info},
        shell::{
            dialog::Dialog,
            effect::effect,
            route::{Route, use_route},
            settings::use_locale,
            views::live,
        },
    },
    t,
};

/// The dialog over the shelf, open as long as the address says so.
#[component]
pub fn OverShelf() -> impl IntoView {
    let l = use_locale();
    let route = use_route();
    let asked = Memo::new(move |_| match route.get() {
        Route::Against(game) => info(&game).map(|game| game.id),
        _ => None,
    });
    let game = move || asked.get().and_then(info);
    let open = RwSignal::new(false);
    // Whether the shelf is where one comes from, so that back leads to it; nothing before anything was asked.
    let came = StoredValue::new(None);
    effect(move || {
        let asks = asked.get().is_some();
        came.update_value(|came| *came = Some(asks && came.is_some()));
        open.set(asks);
    });
    let mut was_open = false;
    effect(move || {
        let closed = was_open && !open.get();
        was_open = open.get();
        if closed && asked.get_untracked().is_some() {
            match (came.get_value(), window().history()) {
                (Some(true), Ok(history)) => drop(history.back()),
                _ => Route::Shelf.replace(),
            }
        }
    });
    let title = Signal::derive(move || {
        let title = |game: &GameInfo| t!(l, shelf::against_in, game = (game.title)(l), number = game.bots);
        game().map(title).unwrap_or_default()
    });
    view! {
        <Dialog open title class="card against">
            {live(move || game().map(|game| over_shelf(Route::Against(game.id.to_owned()))))}
        </Dialog>
    }
}
