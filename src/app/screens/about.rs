//! About the app: who made the games, what is whose, where the saves are.

use leptos::prelude::*;

use crate::{
    app::{
        games::catalog::{GAMES, GameInfo},
        shell::{page::Page, settings::use_locale, views::CollectAny},
    },
    t,
};

/// About the app.
#[component]
pub fn About() -> impl IntoView {
    let l = use_locale();
    let credits = move |game: &GameInfo| {
        view! {
            <dt>{(game.title)(l)}</dt>
            <dd>{(game.credits)(l)}</dd>
        }
    };
    view! {
        <Page title=t!(l, about::title) class="about">
            <div class="panel">
                <p>{t!(l, about::what)}</p>
                <h2>{t!(l, about::games)}</h2>
                <dl>{GAMES.iter().map(credits).collect_any()}</dl>
                <p>{t!(l, about::own)}</p>
                <p>{t!(l, about::not_affiliated)}</p>
                <h2>{t!(l, about::saves)}</h2>
                <p>{t!(l, about::saves_help)}</p>
                <h2>{t!(l, about::licence)}</h2>
                <p>{t!(l, about::licence_help)}</p>
                <p class="muted num">{t!(l, about::version, version = env!("CARGO_PKG_VERSION"))}</p>
            </div>
        </Page>
    }
}
