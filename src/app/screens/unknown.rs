//! An address that names no game of this shelf.

use leptos::prelude::*;

use crate::{
    app::shell::{page::Page, route::Route, settings::use_locale},
    t,
};

/// The address names a game that is not on this shelf.
#[component]
pub fn UnknownGame() -> impl IntoView {
    let l = use_locale();
    view! {
        <Page title=t!(l, setup::unknown) class="message">
            <div class="panel">
                <p>{t!(l, setup::unknown_help)}</p>
                <a class="btn primary" href=Route::Shelf.href()>
                    {t!(l, table::to_shelf)}
                </a>
            </div>
        </Page>
    }
}
