//! Straight to the game that was played last: where the installed app's shortcut leads.

use leptos::prelude::*;

use crate::{
    app::shell::{route::Route, storage::use_storage},
    session::slots::Entry,
};

/// Goes to the last unfinished game, or to the shelf if there is none. Back does not return here.
#[component]
pub fn GoOn() -> impl IntoView {
    let entries = use_storage().list(true).unwrap_or_default();
    let last = entries.into_iter().find_map(|entry| match entry {
        Entry::Slot(slot) if !slot.card.over => Some(Route::Table(slot.ticket.id().to_string())),
        _ => None,
    });
    last.unwrap_or_default().replace();
}
