//! Every screen but the shelf, and what lies below its boxes. Together they are a part of the program of their own, which is fetched once the shelf is there:
//! whoever comes for the first time sees the games before the rest has arrived.

use leptos::prelude::*;

use super::{
    about::About, against::Levels, go_on::GoOn, learn::Learn, link::Link, records::Records, rules::Rules,
    saved_game::SavedGame, saves::Saves, settings::Settings, setup::Setup,
};
use crate::{
    app::{
        games::{begin::Show, catalog::info, load::NotLoaded},
        shell::{
            fetched::{FetchedScreen, once_fetched},
            mirror::settled,
            page::{Alert, mark_root},
            route::Route,
            settings::use_locale,
            storage::use_storage,
            views::live,
        },
    },
    t,
};

/// The screen of a route.
fn screen(route: Route) -> AnyView {
    match route {
        Route::Shelf => view! { <Records /> }.into_any(),
        Route::Setup(game) => view! { <Setup game /> }.into_any(),
        Route::Against(game) => info(&game).map(|game| view! { <Levels game /> }.into_any()).into_any(),
        Route::Learn(game) => view! { <Learn game /> }.into_any(),
        Route::Rules { game, .. } => view! { <Rules game /> }.into_any(),
        Route::Saves => view! { <Saves /> }.into_any(),
        Route::Settings => view! { <Settings /> }.into_any(),
        Route::About => view! { <About /> }.into_any(),
        Route::GoOn => view! { <GoOn /> }.into_any(),
        Route::Link(text) => view! { <Link text /> }.into_any(),
        Route::Table(save) => view! { <SavedGame save show=Show::Table /> }.into_any(),
        Route::End(save) => view! { <SavedGame save show=Show::End /> }.into_any(),
        Route::Review(save) => view! { <SavedGame save show=Show::Review /> }.into_any(),
        Route::Replay { save, .. } => view! { <SavedGame save show=Show::Replay /> }.into_any(),
    }
}

/// Whether a screen shows what is kept on this device, games or what was set: it waits until the newest of it is here.
fn reads_kept(route: &Route) -> bool {
    match route {
        Route::Saves | Route::GoOn | Route::Link(_) => true,
        Route::Table(_) | Route::End(_) | Route::Review(_) | Route::Replay { .. } => true,
        Route::Setup(_) | Route::Against(_) | Route::Learn(_) | Route::Settings => true,
        Route::Shelf | Route::Rules { .. } | Route::About => false,
    }
}

/// The split point (see [`crate::app::games::load`]).
#[cfg(feature = "split")]
#[leptos::wasm_split::wasm_split(
    screens_part,
    wasm_split_path = ::leptos::wasm_split,
    preload(fetch_screens),
    fallible
)]
fn screens_part(route: Route) -> Result<AnyView, NotLoaded> {
    Ok(screen(route))
}

#[cfg(not(feature = "split"))]
async fn screens_part(route: Route) -> Result<AnyView, NotLoaded> {
    Ok(screen(route))
}

/// Brings the code of these screens. What cannot be fetched now is fetched when it is needed.
pub fn preload_screens() {
    #[cfg(feature = "split")]
    leptos::task::spawn_local(async {
        let _ = fetch_screens().await;
    });
}

/// The screen of a route that is not the shelf, once its code is here.
#[component]
pub fn Elsewhere(route: Route) -> impl IntoView {
    let fetch = move || {
        let route = route.clone();
        Box::pin(async move {
            if reads_kept(&route) {
                preload_screens();
                settled().await;
            }
            screens_part(route).await.ok()
        }) as _
    };
    view! { <FetchedScreen name=t!(use_locale(), common::caldera) id="screen-loading" fetch=Box::new(fetch) /> }
}

/// How the last games ended, below the boxes of the shelf: once there is anything to tell, and its code is here.
#[component]
pub fn BelowShelf() -> impl IntoView {
    let storage = use_storage();
    let some = Memo::new(move |_| {
        storage.elsewhere.track();
        storage.results().is_there()
    });
    let fetch = || async { screens_part(Route::Shelf).await.unwrap_or_else(|_| ().into_any()) };
    live(move || {
        mark_root("data-results", some.get());
        some.get().then(|| once_fetched(fetch, || ().into_any()))
    })
}

/// What stands over the shelf at a route, once its code is here.
pub fn over_shelf(route: Route) -> AnyView {
    let l = use_locale();
    let caldera = t!(l, common::caldera);
    let tries = RwSignal::new(0_u32);
    let again = move || {
        view! {
            <Alert>{t!(l, loading::not_fetched, game = caldera)}</Alert>
            <button type="button" class="btn" on:click=move |_| tries.update(|tries| *tries += 1)>
                {t!(l, loading::again)}
            </button>
        }
        .into_any()
    };
    let fetch = move || {
        tries.track();
        let part = screens_part(route.clone());
        async move { part.await.unwrap_or_else(|_| again()) }
    };
    let waiting =
        move || view! { <p role="status">{t!(l, loading::fetching, game = caldera)}</p> }.into_any();
    once_fetched(fetch, waiting)
}
