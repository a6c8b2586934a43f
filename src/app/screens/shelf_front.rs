//! What of the shelf is the same on every device: its head, its games, and the frame round those that wait. It asks the browser
//! nothing, so that it can also be printed into the page when the site is built (`src/bin/print.rs`).
//!
//! Where things stand depends on what the device has: on the root of the page, `data-running` says that a game is under way, and
//! `data-results` that some have ended. `public/early.js` sets both for the print, and the shelf itself keeps them true.

use leptos::prelude::*;

use super::learn_link::LearnLink;
use crate::{
    app::{
        games::catalog::{GAMES, GameInfo},
        shell::{icon::Icon, page::Heading, route::Route, text::Locale, views::CollectAny},
    },
    t,
};

/// The head and the games, with what else a device has to say round them.
#[component]
pub fn ShelfFront(
    /// The language.
    l: Locale,
    /// What stands above the games.
    #[prop(optional)]
    notice: Option<AnyView>,
    /// The games that wait. Until they are known there is room for one.
    #[prop(optional)]
    waiting: Option<AnyView>,
    /// What stands below the games.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let games = GAMES.iter().map(|game| view! { <GameBox l game /> }.into_any());
    let waiting = waiting.unwrap_or_else(|| {
        view! {
            <div class="rows">
                <div class="save panel"></div>
            </div>
        }
        .into_any()
    });
    view! {
        <main class="screen shelf">
            <header class="page-head">
                <Heading>
                    <span class="logo">
                        <svg viewBox="0 0 46 40" aria-hidden="true" inner_html=LOGO />
                        {t!(l, common::caldera)}
                    </span>
                </Heading>
                <nav aria-label=t!(l, common::menu)>
                    <Tool icon="list" label=t!(l, shelf::all_saves) to=Route::Saves />
                    <Tool icon="gear" label=t!(l, table::settings) to=Route::Settings />
                    <Tool icon="info" label=t!(l, about::title) to=Route::About />
                </nav>
            </header>
            {notice}
            <section class="continue" aria-labelledby="continue">
                <div class="head">
                    <h2 id="continue">{t!(l, shelf::go_on)}</h2>
                    <a class="btn quiet" href=Route::Saves.href()>
                        {t!(l, shelf::all_saves)}
                    </a>
                </div>
                {waiting}
            </section>
            <ul class="games">{games.collect_any()}</ul>
            {children.map(|children| children())}
        </main>
    }
}

#[component]
fn Tool(icon: &'static str, label: &'static str, to: Route) -> impl IntoView {
    view! {
        <a class="btn quiet icon" href=to.href() aria-label=label>
            <Icon name=icon />
        </a>
    }
}

/// A game's box on the plank, with what it is.
#[component]
fn GameBox(l: Locale, game: &'static GameInfo) -> impl IntoView {
    let title = (game.title)(l);
    let new = Route::Setup(game.id.to_owned()).href();
    let against = Route::Against(game.id.to_owned());
    let rules = Route::Rules { game: game.id.to_owned(), at: String::new() };
    view! {
        <li class="game">
            <a class="lid" href=new.clone() tabindex="-1" aria-hidden="true">
                {game.lid(l)}
            </a>
            <div class="label">
                <h2>{title}</h2>
                <p class="line">{(game.tagline)(l)}</p>
                <p class="facts num">
                    {(game.facts)(l).map(|fact| view! { <span>{fact}</span> }.into_any()).collect_any()}
                </p>
                <div class="row">
                    <a
                        class="btn start"
                        href=new
                        aria-label=t!(l, shelf::new_game_of, game = title)
                    >
                        {t!(l, shelf::new_game)}
                    </a>
                    <a
                        class="btn quiet against"
                        href=against.href()
                        aria-label=t!(l, shelf::against_in, game = title, number = game.bots)
                    >
                        <Icon name="pawn" />
                        {t!(l, shelf::against, number = game.bots)}
                    </a>
                    <a class="btn quiet" href=rules.href() aria-label=t!(l, book::title, game = title)>
                        <Icon name="book" />
                        {t!(l, book::rules)}
                    </a>
                    <LearnLink l game class="btn quiet learn" />
                </div>
            </div>
        </li>
    }
}

/// The mountain.
const LOGO: &str = r#"<path class="logo-dark" d="M2 36L17 9Q23 4 29 9L44 36Q23 42 2 36Z"/><path class="logo-shade" d="M29 9L44 36Q34 39 24 39L22 8Z"/><path class="logo-lava" d="M15 12Q23 17 31 12 27 19 30 25L26 33 23 24 18 30 19 20Z"/><path class="logo-hot" d="M18 11Q23 14 28 11L25 20 23 26 21 18Z"/><ellipse class="logo-hot" cx="23" cy="9.5" rx="7.5" ry="2.6"/>"#;
