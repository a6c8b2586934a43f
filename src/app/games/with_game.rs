//! Shows something that needs a game's code, as soon as that is here.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    catalog::GameInfo,
    load::{NotLoaded, Part, open},
};
use crate::{
    app::shell::{
        page::{Alert, Page},
        route::Route,
        settings::use_locale,
    },
    t,
};

/// What is drawn of a game once its code is here.
type Draw = Arc<dyn Fn(Part) -> AnyView + Send + Sync>;

/// A screen that needs a game's code. While that is being fetched there is a bar (see `public/progress.js`); if it cannot be,
/// that is said, and it can be tried again.
#[component]
pub fn WithGame<V: IntoView + 'static>(
    /// The game.
    game: &'static GameInfo,
    /// What is shown of it.
    children: impl Fn(Part) -> V + Send + Sync + 'static,
) -> impl IntoView {
    let draw: Draw = Arc::new(move |part| children(part).into_any());
    view! { <Screen game draw /> }
}

#[component]
fn Screen(game: &'static GameInfo, draw: Draw) -> impl IntoView {
    let l = use_locale();
    let tries = RwSignal::new(0_u32);
    let screen = move || {
        tries.track();
        let draw = draw.clone();
        Suspend::new(async move {
            match open(game).await {
                // What it reads is its own affair: it is not made anew here.
                Ok(part) => untrack(|| draw(part)),
                Err(NotLoaded) => view! { <Retry game tries /> }.into_any(),
            }
        })
    };
    let waiting = move || {
        view! {
            <main class="screen message">
                <p id="part-loading" role="status">
                    {t!(l, loading::fetching, game = (game.title)(l))}
                </p>
                <progress class="fetching" max="1" aria-labelledby="part-loading"></progress>
            </main>
        }
    };
    view! { <Suspense fallback=waiting>{move || screen()}</Suspense> }
}

/// The code of the game could not be fetched.
#[component]
fn Retry(game: &'static GameInfo, tries: RwSignal<u32>) -> impl IntoView {
    let l = use_locale();
    view! {
        <Page title=(game.title)(l) class="message">
            <Alert>{t!(l, loading::not_fetched, game = (game.title)(l))}</Alert>
            <div class="row">
                <button
                    type="button"
                    class="btn primary"
                    on:click=move |_| tries.update(|tries| *tries += 1)
                >
                    {t!(l, loading::again)}
                </button>
                <a class="btn quiet" href=Route::Shelf.href()>
                    {t!(l, table::to_shelf)}
                </a>
            </div>
        </Page>
    }
}

/// A small thing that needs a game's code, such as its picture in a list: nothing, as long as that is not here.
#[component]
pub fn WhenHere<V: IntoView + 'static>(
    /// The game.
    game: &'static GameInfo,
    /// What is shown of it.
    children: impl Fn(Part) -> V + Send + Sync + 'static,
) -> impl IntoView {
    let draw: Draw = Arc::new(move |part| children(part).into_any());
    view! { <Thing game draw /> }
}

#[component]
fn Thing(game: &'static GameInfo, draw: Draw) -> impl IntoView {
    let thing = move || {
        let draw = draw.clone();
        Suspend::new(async move { open(game).await.ok().map(|part| untrack(|| draw(part))) })
    };
    view! { <Suspense>{move || thing()}</Suspense> }
}
