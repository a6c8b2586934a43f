//! Where that is what has been played: a small sign that says "saved" when it is on the disk, and not before.

use leptos::prelude::*;

use super::context::{TableContext, use_table};
use crate::{
    app::shell::{
        icon::Icon,
        mirror::Kept,
        storage::use_storage,
        text::Locale,
        views::{live, show_when},
    },
    t,
};

/// The sign. It is no news, and nobody reads it out who does not come to it.
#[component]
pub fn KeptSign() -> impl IntoView {
    let (table, kept) = (use_table(), use_storage().kept);
    let l = table.locale;
    let sign = move || {
        let name = move || match kept.get() {
            Kept::Writing => "writing",
            Kept::Disk => "disk",
            Kept::Quick => "quick",
            Kept::Page => "page",
        };
        let icon = move || if is_unsure(kept.get()) { "warning" } else { "check" };
        view! {
            <p class="kept" data-kept=name title=move || long(l, kept.get())>
                {live(move || view! { <Icon name=icon() /> })}
                <span>{move || short(l, kept.get())}</span>
            </p>
        }
        .into_any()
    };
    show_when(move || is_saved(table), sign)
}

/// Says once that saves do not come to the disk, or that the browser does not tell when they do: then the sign cannot either.
#[component]
pub fn KeptNews() -> impl IntoView {
    let (table, kept) = (use_table(), use_storage().kept);
    let news = move || {
        let kept = kept.get();
        (is_unsure(kept) && is_saved(table)).then(|| long(table.locale, kept))
    };
    view! {
        <p class="sr" role="status">
            {move || news()}
        </p>
    }
}

/// Whether the power must not go now.
fn is_unsure(kept: Kept) -> bool {
    matches!(kept, Kept::Quick | Kept::Page)
}

/// Whether the game is saved at all: if not, more than this sign says so.
fn is_saved(table: TableContext) -> bool {
    table.coach.is_none() && table.autosave.trouble.with(Option::is_none) && table.autosave.ticket().is_some()
}

fn short(l: Locale, kept: Kept) -> &'static str {
    match kept {
        Kept::Writing => t!(l, table::kept_writing),
        Kept::Disk => t!(l, table::kept_disk),
        Kept::Quick => t!(l, table::kept_quick),
        Kept::Page => t!(l, table::kept_page),
    }
}

fn long(l: Locale, kept: Kept) -> &'static str {
    match kept {
        Kept::Writing => t!(l, table::kept_writing_long),
        Kept::Disk => t!(l, table::kept_disk_long),
        Kept::Quick => t!(l, table::kept_quick_long),
        Kept::Page => t!(l, table::kept_page_long),
    }
}
