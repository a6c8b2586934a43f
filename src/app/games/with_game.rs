//! Shows something that needs a game's code, as soon as that is here.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    catalog::GameInfo,
    load::{Part, Playable, open, open_table},
};
use crate::app::shell::{
    fetched::{FetchedScreen, Fetching, once_fetched},
    settings::use_locale,
};

/// What is drawn of a game once its code is here.
type Draw<P> = Arc<dyn Fn(P) -> AnyView + Send + Sync>;

/// A screen that needs a game's code for the set-up.
#[component]
pub fn WithGame<V: IntoView + 'static>(
    /// The game.
    game: &'static GameInfo,
    /// What is shown of it.
    children: impl Fn(Part) -> V + Send + Sync + 'static,
) -> impl IntoView {
    let draw: Draw<Part> = Arc::new(move |part| children(part).into_any());
    let fetch = move || {
        let draw = draw.clone();
        // What it reads is its own affair: it is not made anew here.
        Box::pin(async move { open(game).await.ok().map(|part| untrack(|| draw(part))) }) as _
    };
    view! { <Screen game fetch=Box::new(fetch) /> }
}

/// A screen that needs a game's code for the table.
#[component]
pub fn WithTable<V: IntoView + 'static>(
    /// The game.
    game: &'static GameInfo,
    /// What is shown of it.
    children: impl Fn(Playable) -> V + Send + Sync + 'static,
) -> impl IntoView {
    let draw: Draw<Playable> = Arc::new(move |part| children(part).into_any());
    let fetch = move || {
        let draw = draw.clone();
        Box::pin(async move { open_table(game).await.ok().map(|part| untrack(|| draw(part))) }) as _
    };
    view! { <Screen game fetch=Box::new(fetch) /> }
}

#[component]
fn Screen(
    game: &'static GameInfo,
    fetch: Box<dyn Fn() -> Fetching<Option<AnyView>> + Send + Sync>,
) -> impl IntoView {
    view! { <FetchedScreen name=(game.title)(use_locale()) id="part-loading" leave=true fetch /> }
}

/// A small thing that needs a game's code, such as its picture in a list: nothing, as long as that is not here.
#[component]
pub fn WhenHere<V: IntoView + 'static>(
    /// The game.
    game: &'static GameInfo,
    /// What is shown of it.
    children: impl Fn(Part) -> V + Send + Sync + 'static,
) -> impl IntoView {
    let draw: Draw<Part> = Arc::new(move |part| children(part).into_any());
    view! { <Thing game draw /> }
}

#[component]
fn Thing(game: &'static GameInfo, draw: Draw<Part>) -> impl IntoView {
    let thing = move || {
        let draw = draw.clone();
        async move { open(game).await.ok().map(|part| untrack(|| draw(part))).into_any() }
    };
    once_fetched(thing, || ().into_any())
}
