//! What is said when a save, a file or a link cannot be opened.

use leptos::prelude::*;

use crate::{
    app::{
        shell::{
            files::download, page::Page, route::Route, settings::use_locale, storage::use_storage,
            text::Locale, when,
        },
        table::autosave::store_words,
    },
    session::{
        LoadError,
        slots::{Broken, OpenError, SlotId},
    },
    t,
};

/// Why a save or a file was not opened, in a sentence that helps.
pub fn open_words(l: Locale, why: &OpenError) -> String {
    match why {
        OpenError::Store(error) | OpenError::Save(error) => store_words(l, *error).to_owned(),
        OpenError::Gone => t!(l, table::gone).to_owned(),
        OpenError::Broken(Broken::Damaged) => t!(l, saves::slot_damaged).to_owned(),
        OpenError::Broken(Broken::Newer) => t!(l, saves::slot_newer).to_owned(),
        OpenError::Load(error) => match error {
            LoadError::TooLarge { .. } => t!(l, saves::file_large).to_owned(),
            LoadError::NotJson { .. } | LoadError::NotARecord { .. } => t!(l, saves::file_other).to_owned(),
            LoadError::NewerFormat { .. } => t!(l, saves::slot_newer).to_owned(),
            LoadError::OtherGame { found } => t!(l, saves::other_game, game = short(found)),
            LoadError::OtherRules { found, ours } => {
                t!(l, saves::other_rules, found = found, ours = ours)
            }
            LoadError::BadStep { index, step, rule, .. } => {
                t!(l, saves::bad_step, number = index + 1, step = short(step), rule = rule)
            }
            _ => t!(l, saves::bad_config).to_owned(),
        },
    }
}

/// Texts from files are shown short.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// A save that is not opened: why, and what can be done. It stays where it is.
#[component]
pub fn Unopened(
    /// What stands for it in addresses.
    save: String,
    /// What is wrong.
    why: OpenError,
) -> impl IntoView {
    let (l, storage) = (use_locale(), use_storage());
    let gone = matches!(why, OpenError::Gone | OpenError::Store(_));
    let export = move |_| {
        let file =
            SlotId::new(&save).and_then(|id| storage.slots().export(&id, &when::file_date()).ok().flatten());
        if let Some(file) = file {
            download(&file);
        }
    };
    view! {
        <Page title=t!(l, saves::not_opened) class="message">
            <div class="panel">
                <p role="alert">{open_words(l, &why)}</p>
                {(!gone).then(|| view! { <p class="muted">{t!(l, saves::kept)}</p> }.into_any())}
                <div class="row">
                    <a class="btn primary" href=Route::Saves.href()>
                        {t!(l, shelf::all_saves)}
                    </a>
                    {(!gone)
                        .then(|| {
                            view! {
                                <button type="button" class="btn" on:click=export>
                                    {t!(l, saves::export)}
                                </button>
                            }.into_any()
                        })}
                    <a class="btn quiet" href=Route::Shelf.href()>
                        {t!(l, table::to_shelf)}
                    </a>
                </div>
            </div>
        </Page>
    }
}
