//! All saved games, broken ones too: open, rename, duplicate, delete, export, import. [`store`] does it, [`rows`] shows the
//! games, [`dialogs`] ask.

mod dialogs;
mod rows;
mod store;

use leptos::{prelude::*, task::spawn_local};

use dialogs::{AskSecrets, Delete, Rename};
use rows::{Quarantine, Saved, UnsavedGames};
use store::{Said, SavesStore};

use crate::{
    app::{
        shell::{
            files,
            icon::Icon,
            page::{Alert, Page},
            route::Route,
            settings::use_locale,
            storage::use_storage,
        },
        table::autosave::store_words,
    },
    t,
};

/// The list of saves.
#[component]
pub fn Saves() -> impl IntoView {
    let l = use_locale();
    let store = SavesStore::new(l, use_storage());
    let said = move || match store.said.get()? {
        Said::Done(text) => Some(view! { <p class="panel said">{text}</p> }.into_any()),
        Said::Failed(text) => Some(view! { <Alert>{text}</Alert> }.into_any()),
    };
    let unsaved = move || {
        let games = store.storage.unsaved();
        (!games.is_empty()).then(|| view! { <UnsavedGames store games /> }.into_any())
    };
    let (at, mut first) = (RwSignal::new(0), true);
    let mut saved = move || {
        store.look();
        // Components do not follow what they read.
        let from = at.get();
        match store.storage.list(std::mem::take(&mut first)) {
            // A game that is held stands there already.
            Ok(entries) if entries.is_empty() && !store.storage.unsaved().is_empty() => ().into_any(),
            Ok(entries) => view! { <Saved store entries from at /> }.into_any(),
            Err(error) => view! { <Alert>{store_words(l, error)}</Alert> }.into_any(),
        }
    };
    let quarantined = move || {
        store.look();
        let found = store.storage.slots().quarantined().unwrap_or_default();
        (!found.is_empty()).then(|| view! { <Quarantine store found /> }.into_any())
    };
    view! {
        <Page title=t!(l, table::saves) class="saves">
            <div class="row">
                <Import store />
                <a class="btn" href=Route::Link(String::new()).href()>
                    <Icon name="link" />
                    {t!(l, link::open)}
                </a>
            </div>
            <div aria-live="polite">{move || said()}</div>
            {move || unsaved()}
            {move || saved()}
            {move || quarantined()}
        </Page>
        <Rename store />
        <Delete store />
        <AskSecrets store />
    }
}

/// Takes in a file.
#[component]
fn Import(store: SavesStore) -> impl IntoView {
    let chosen = move |event: web_sys::Event| {
        if let Some(file) = files::chosen(&event_target(&event)) {
            spawn_local(async move { store.import(files::read(file).await).await });
        }
    };
    view! {
        <label class="btn file">
            <Icon name="import" />
            {t!(store.l, saves::import)}
            <input
                class="sr"
                type="file"
                accept=".json,application/json,text/plain"
                on:change=chosen
            />
        </label>
    }
}
