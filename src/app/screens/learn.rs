//! The lesson of a game, and the way to it.

use leptos::prelude::*;

use super::unknown::UnknownGame;
use crate::{
    app::{
        games::{
            catalog::{GameInfo, info},
            with_game::WithGame,
        },
        shell::{icon::Icon, route::Route, text::Locale},
    },
    t,
};

/// The lesson of that game.
#[component]
pub fn Learn(game: String) -> impl IntoView {
    match info(&game) {
        Some(game) => view! {
            <WithGame game let:part>
                {part.lesson().unwrap_or_else(|| view! { <UnknownGame /> }.into_any())}
            </WithGame>
        }
        .into_any(),
        None => view! { <UnknownGame /> }.into_any(),
    }
}

/// The way to the lesson of a game, if it has one.
#[component]
pub fn LearnLink(l: Locale, game: &'static GameInfo, class: &'static str) -> impl IntoView {
    let lesson = Route::Learn(game.id.to_owned());
    game.teaches.then(|| {
        view! {
            <a class=class href=lesson.href()>
                <Icon name="play" />
                <span>{t!(l, lesson::title)}</span>
                " "
                <span class="num small muted">{t!(l, lesson::minutes)}</span>
                " "
                <span class="sr">{(game.title)(l)}</span>
            </a>
        }
    })
}
