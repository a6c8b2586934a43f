//! What can only be shown once its code has been fetched.

use std::{pin::Pin, sync::Arc};

use leptos::prelude::*;

use super::{
    page::{Alert, Page},
    route::Route,
    settings::use_locale,
};
use crate::t;

/// Code on its way.
pub type Fetching<V> = Pin<Box<dyn Future<Output = V> + Send>>;

/// Shows what is fetched; until then, what is shown while waiting. It is fetched anew when something changes that `fetch` has
/// read at once.
pub fn once_fetched<F: Future<Output = AnyView> + Send + 'static>(
    fetch: impl Fn() -> F + Send + Sync + 'static,
    waiting: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    shown(Arc::new(move || Box::pin(fetch())), Arc::new(waiting))
}

fn shown(
    fetch: Arc<dyn Fn() -> Fetching<AnyView> + Send + Sync>,
    waiting: Arc<dyn Fn() -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <Suspense fallback=move || waiting()>{move || Suspend::new(fetch())}</Suspense> }.into_any()
}

/// A whole screen whose code is fetched. Meanwhile there is a bar (see `public/progress.js`); if it cannot be fetched, that is
/// said, and it can be tried again.
#[component]
pub fn FetchedScreen(
    /// What is being fetched, in words.
    name: &'static str,
    /// The id of the text that says so.
    id: &'static str,
    /// Whether one can go to the shelf instead.
    #[prop(optional)]
    leave: bool,
    /// Fetches it; nothing, if that fails.
    fetch: Box<dyn Fn() -> Fetching<Option<AnyView>> + Send + Sync>,
) -> impl IntoView {
    let l = use_locale();
    let tries = RwSignal::new(0_u32);
    let screen = move || {
        tries.track();
        let screen = fetch();
        async move { screen.await.unwrap_or_else(|| view! { <Retry name leave tries /> }.into_any()) }
    };
    let waiting = move || {
        view! {
            <main class="screen message">
                <p id=id role="status">
                    {t!(l, loading::fetching, game = name)}
                </p>
                <progress class="fetching" max="1" aria-labelledby=id></progress>
            </main>
        }
        .into_any()
    };
    once_fetched(screen, waiting)
}

/// The code could not be fetched.
#[component]
fn Retry(name: &'static str, leave: bool, tries: RwSignal<u32>) -> impl IntoView {
    let l = use_locale();
    let to_shelf = leave.then(|| {
        view! {
            <a class="btn quiet" href=Route::Shelf.href()>
                {t!(l, table::to_shelf)}
            </a>
        }
        .into_any()
    });
    view! {
        <Page title=name class="message">
            <Alert>{t!(l, loading::not_fetched, game = name)}</Alert>
            <div class="row">
                <button
                    type="button"
                    class="btn primary"
                    on:click=move |_| tries.update(|tries| *tries += 1)
                >
                    {t!(l, loading::again)}
                </button>
                {to_shelf}
            </div>
        </Page>
    }
}
