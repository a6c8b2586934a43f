//! The part of the settings on the book of results: what is in it, taking it away as a file, and clearing it.

use leptos::prelude::*;

use crate::{
    app::{
        shell::{
            dialog::Dialog,
            files::download,
            focus::focus_soon,
            settings::use_locale,
            storage::{now, use_storage},
            when,
        },
        table::autosave::store_words,
    },
    session::slots::Broken,
    t,
};

/// The book of results.
#[component]
pub fn BookOfResults() -> impl IntoView {
    let (l, storage) = (use_locale(), use_storage());
    let (asks, said) = (RwSignal::new(false), RwSignal::new(String::new()));
    let export = move |_| match storage.results().export(&when::file_date()) {
        Ok(Some(file)) => download(&file),
        Ok(None) => {}
        Err(error) => said.set(store_words(l, error).to_owned()),
    };
    let clear = move |_| {
        asks.set(false);
        let text = match storage.results().clear(now()) {
            Ok(()) => t!(l, shelf::results_cleared),
            Err(error) => store_words(l, error),
        };
        said.set(text.to_owned());
        // The button that asked has gone with what was cleared.
        focus_soon("#book-of-results");
    };
    let known = move || {
        said.track();
        storage.elsewhere.track();
        let (text, some) = match storage.results().list() {
            Ok(games) if games.is_empty() => (t!(l, shelf::results_none).to_owned(), false),
            Ok(games) => (t!(l, shelf::results_count, count = games.len()), true),
            Err(Broken::Damaged) => (t!(l, shelf::results_broken).to_owned(), true),
            Err(Broken::Newer) => (t!(l, shelf::results_newer).to_owned(), true),
        };
        view! {
            <p>{text}</p>
            {some
                .then(|| {
                    view! {
                        <div class="row">
                            <button type="button" class="btn" on:click=export>
                                {t!(l, shelf::results_export)}
                            </button>
                            <button type="button" class="btn quiet" on:click=move |_| asks.set(true)>
                                {t!(l, shelf::results_clear)}
                            </button>
                        </div>
                    }.into_any()
                })}
        }
    };
    view! {
        <section class="panel device" aria-labelledby="book-of-results">
            <h2 id="book-of-results" tabindex="-1">{t!(l, shelf::results)}</h2>
            {move || known()}
            <p role="status">{said}</p>
        </section>
        <Dialog open=asks title=t!(l, shelf::results_clear) class="card">
            <p>{t!(l, shelf::results_question)}</p>
            <div class="choices">
                <button type="button" class="btn primary" on:click=clear>
                    {t!(l, shelf::results_clear)}
                </button>
                <button type="button" class="btn quiet" on:click=move |_| asks.set(false)>
                    {t!(l, common::cancel)}
                </button>
            </div>
        </Dialog>
    }
}
