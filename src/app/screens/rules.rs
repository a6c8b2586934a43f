//! The rules of a game on a page of their own.

use leptos::prelude::*;

use super::unknown::UnknownGame;
use crate::{
    app::{
        games::{
            catalog::{GameInfo, info},
            load::Playable,
            with_game::WithTable,
        },
        shell::{
            page::Page,
            route::{Route, use_route},
            settings::use_locale,
        },
        table::rulebook::Reader,
    },
    t,
};

/// The rules of that game.
#[component]
pub fn Rules(game: String) -> impl IntoView {
    match info(&game) {
        Some(game) => view! {
            <WithTable game let:part>
                <RulesPage game part />
            </WithTable>
        }
        .into_any(),
        None => view! { <UnknownGame /> }.into_any(),
    }
}

/// The page stays while the address goes from one place in the rules to another.
#[component]
fn RulesPage(game: &'static GameInfo, part: Playable) -> impl IntoView {
    let (l, route) = (use_locale(), use_route());
    let place = |route: Route| match route {
        Route::Rules { at, .. } => at,
        _ => String::new(),
    };
    let at = RwSignal::new(place(route.get_untracked()));
    Effect::new(move |known: Option<()>| {
        let to = place(route.get());
        if known.is_some() {
            at.set(to);
        }
    });
    view! {
        <Page title=t!(l, book::title, game = (game.title)(l)) class="rules">
            <Reader book=part.book() l at page=true />
        </Page>
    }
}
