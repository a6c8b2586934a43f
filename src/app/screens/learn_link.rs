//! The way to the lesson of a game.

use leptos::prelude::*;

use crate::{
    app::{
        games::catalog::GameInfo,
        shell::{icon::Icon, route::Route, text::Locale},
    },
    t,
};

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
                <span class="num small muted">{t!(l, lesson::minutes, count = u32::from(game.lesson_minutes))}</span>
                " "
                <span class="sr">{(game.title)(l)}</span>
            </a>
        }
        .into_any()
    })
}
