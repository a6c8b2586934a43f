//! All saved games, broken ones too: open, rename, duplicate, delete, export, import. [`desk`] does it, [`rows`] shows the
//! games, [`dialogs`] ask.

mod desk;
mod dialogs;
mod rows;

use leptos::{prelude::*, task::spawn_local};

use desk::{Desk, Said};
use dialogs::{Delete, Rename};
use rows::{Quarantine, Saved, UnsavedGames};

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
        table::keeper::store_words,
    },
    t,
};

/// The list of saves.
#[component]
pub fn Saves() -> impl IntoView {
    let l = use_locale();
    let desk = Desk::new(l, use_storage());
    let said = move || match desk.said.get()? {
        Said::Done(text) => Some(view! { <p class="panel said">{text}</p> }.into_any()),
        Said::Failed(text) => Some(view! { <Alert>{text}</Alert> }.into_any()),
    };
    let unsaved = move || {
        let games = desk.storage.unsaved();
        (!games.is_empty()).then(|| view! { <UnsavedGames desk games /> })
    };
    let saved = move || {
        desk.look();
        match desk.storage.slots().list() {
            Ok(entries) => view! { <Saved desk entries /> }.into_any(),
            Err(error) => view! { <Alert>{store_words(l, error)}</Alert> }.into_any(),
        }
    };
    let quarantined = move || {
        desk.look();
        let found = desk.storage.slots().quarantined().unwrap_or_default();
        (!found.is_empty()).then(|| view! { <Quarantine desk found /> })
    };
    view! {
        <Page title=t!(l, table::saves) class="saves">
            <div class="row">
                <Import desk />
                <a class="btn" href=Route::Link(String::new()).href()>
                    <Icon name="link" />
                    {t!(l, link::open)}
                </a>
            </div>
            <div aria-live="polite">{said}</div>
            {unsaved}
            {saved}
            {quarantined}
        </Page>
        <Rename desk />
        <Delete desk />
    }
}

/// Takes in a file.
#[component]
fn Import(desk: Desk) -> impl IntoView {
    let chosen = move |event: web_sys::Event| {
        if let Some(file) = files::chosen(&event_target(&event)) {
            spawn_local(async move { desk.import(files::read(file).await).await });
        }
    };
    view! {
        <label class="btn file">
            <Icon name="import" />
            {t!(desk.l, saves::import)}
            <input
                class="sr"
                type="file"
                accept=".json,application/json,text/plain"
                on:change=chosen
            />
        </label>
    }
}
