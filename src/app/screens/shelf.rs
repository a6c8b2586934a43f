//! The shelf: the games, and those that are waiting to be continued.

use std::time::Duration;

use leptos::prelude::*;

use super::{
    device::{InstallHint, UpdateNotice},
    elsewhere::preload_screens,
    shelf_front::ShelfFront,
    waiting::WaitingGames,
};
use crate::{
    app::{
        games::load::preload,
        shell::{page::name_page, route::Route, settings::use_locale},
    },
    t,
};

/// How long the shelf has been shown when the games are fetched, so that nothing that it needs itself has to wait for them.
const SETTLED: Duration = Duration::from_secs(1);

/// The first screen.
#[component]
pub fn Shelf() -> impl IntoView {
    let l = use_locale();
    name_page(t!(l, common::caldera));
    set_timeout(
        || {
            preload_screens();
            preload();
        },
        SETTLED,
    );
    view! {
        <ShelfFront l notice=view! { <UpdateNotice /> }.into_any()>
            <section class="continue" aria-labelledby="continue">
                <div class="head">
                    <h2 id="continue">{t!(l, shelf::go_on)}</h2>
                    <a class="btn quiet" href=Route::Saves.href()>
                        {t!(l, shelf::all_saves)}
                    </a>
                </div>
                <WaitingGames />
            </section>
            <InstallHint />
        </ShelfFront>
    }
}
