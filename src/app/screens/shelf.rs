//! The shelf: the games, those that are waiting to be continued, and how the last ones ended.

use std::time::Duration;

use leptos::prelude::*;

use super::{
    device::{InstallHint, UpdateNotice},
    elsewhere::{BelowShelf, preload_screens},
    over_shelf::OverShelf,
    shelf_front::ShelfFront,
    waiting::WaitingGames,
};
use crate::{
    app::{
        games::load::preload,
        shell::{page::name_page, settings::use_locale},
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
        <ShelfFront
            l
            notice=view! { <UpdateNotice /> }.into_any()
            waiting=view! { <WaitingGames /> }.into_any()
        >
            <BelowShelf />
            <InstallHint />
        </ShelfFront>
        <OverShelf />
    }
}
