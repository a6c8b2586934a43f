//! What the coach finds in a game that is over: how the chances went, where the game turned, what was luck, and how people decided. It
//! reckons in the bots' worker while the page is read, and keeps what it has found beside the save, so that it goes on where it was left.
//!
//! What is to be looked at and what comes of it is [`crate::bots::review`]; here it is asked ([`work`]), and shown: [`page`] lays out
//! [`course`], [`points`], [`luck`], [`people`] and [`sure`]; the end of a game shows it at the way into it ([`entry`]), a replay
//! at its slider ([`strip`]). The game comes in without its
//! types ([`game`]), so all of it but that is compiled once, and is a part of the program of its own, fetched when somebody asks for a
//! review.

mod boards;
mod course;
mod entry;
mod game;
mod luck;
mod page;
mod pager;
mod people;
mod plot;
mod points;
mod strip;
mod sure;
mod work;

use std::{fmt, sync::Arc};

use leptos::prelude::*;

pub use self::strip::Steps;
use self::{
    entry::entry,
    game::{Facts, Reviewed, Watched},
    page::Review,
    strip::strip,
};
use super::{autosave::Autosave, context::provide_table, scenes::Scenes, store::TableStore};
use crate::{
    app::shell::{
        fetched::FetchedScreen,
        page::{Alert, Page},
        route::Route,
        text::Locale,
    },
    session::{Table, slots::SlotId},
    t,
};

/// A game to be gone over, without its types.
#[derive(Clone)]
struct Opened {
    game: Arc<dyn Reviewed>,
    facts: Arc<Facts>,
}

/// The code of the review could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NotFetched;

impl fmt::Display for NotFetched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the code of the review could not be fetched")
    }
}

impl std::error::Error for NotFetched {}

#[cfg(feature = "split")]
impl From<leptos::wasm_split::SplitLoaderError> for NotFetched {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

/// The split point (see [`crate::app::games::load`]).
#[cfg(feature = "split")]
#[leptos::wasm_split::wasm_split(review_part, wasm_split_path = ::leptos::wasm_split, fallible)]
fn review_part(opened: Opened) -> Result<AnyView, NotFetched> {
    Ok(view! { <Review opened /> }.into_any())
}

#[cfg(not(feature = "split"))]
async fn review_part(opened: Opened) -> Result<AnyView, NotFetched> {
    Ok(view! { <Review opened /> }.into_any())
}

#[cfg(feature = "split")]
#[leptos::wasm_split::wasm_split(review_part, wasm_split_path = ::leptos::wasm_split, fallible)]
fn strip_part(opened: Opened, steps: Steps) -> Result<AnyView, NotFetched> {
    Ok(strip(opened, steps))
}

#[cfg(not(feature = "split"))]
async fn strip_part(opened: Opened, steps: Steps) -> Result<AnyView, NotFetched> {
    Ok(strip(opened, steps))
}

#[cfg(feature = "split")]
#[leptos::wasm_split::wasm_split(review_part, wasm_split_path = ::leptos::wasm_split, fallible)]
fn entry_part(opened: Opened) -> Result<Option<(AnyView, String)>, NotFetched> {
    Ok(entry(&opened))
}

#[cfg(not(feature = "split"))]
async fn entry_part(opened: Opened) -> Result<Option<(AnyView, String)>, NotFetched> {
    Ok(entry(&opened))
}

/// A game in which the coach has found something before, for its end and its replay.
#[derive(Clone)]
pub struct Found(Opened);

impl Found {
    /// The game that is saved under `save`. Nothing, if it is not over or nothing was kept of it.
    pub fn of<T: Scenes>(table: &Table<T::Rules>, store: TableStore<T>, save: &str) -> Option<Found> {
        let kept = |id| store.autosave.storage.slots().review(&id).is_some();
        if !table.is_over() || !SlotId::new(save).is_some_and(kept) {
            return None;
        }
        let facts = Arc::new(Facts::of::<T>(table, save.to_owned(), String::new()));
        Some(Found(Opened { game: Arc::new(Watched::new(table.clone(), store)), facts }))
    }

    /// The chart for the way into the review, and what was found in a sentence. It is fetched; nothing without it.
    pub async fn entry(self) -> Option<(AnyView, String)> {
        entry_part(self.0).await.ok().flatten()
    }

    /// The chart for the slider of the replay. It is fetched; without it the slider is as it was.
    pub async fn strip(self, steps: Steps) -> AnyView {
        strip_part(self.0, steps).await.unwrap_or_else(|_| ().into_any())
    }
}

/// What the coach finds in that game, which is saved under `save` by the name `name`. A game that is not over is not looked at.
pub fn review<T: Scenes>(
    table: Table<T::Rules>,
    autosave: Autosave,
    l: Locale,
    save: String,
    name: String,
) -> AnyView {
    if !table.is_over() {
        return not_over(l, save);
    }
    let facts = Arc::new(Facts::of::<T>(&table, save, name));
    let store = TableStore::<T>::watching(table.clone(), autosave, l);
    provide_table(store);
    let opened = Opened { game: Arc::new(Watched::new(table, store)), facts };
    let fetch = move || {
        let opened = opened.clone();
        Box::pin(async move { review_part(opened).await.ok() }) as _
    };
    view! { <FetchedScreen name=coach(l) id="review-loading" fetch=Box::new(fetch) /> }.into_any()
}

/// What is being fetched, in words. It has to be said before the texts of the review are here.
fn coach(l: Locale) -> &'static str {
    t!(l, end::review)
}

fn not_over(l: Locale, save: String) -> AnyView {
    view! {
        <Page title=t!(l, end::review) class="message">
            <Alert>{t!(l, end::review_not_over)}</Alert>
            <div class="row">
                <a class="btn primary" href=Route::Table(save).href()>
                    {t!(l, end::review_to_table)}
                </a>
            </div>
        </Page>
    }
    .into_any()
}
