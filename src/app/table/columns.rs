//! What has a column of its own where there is room for it: the log and the stacks.

use leptos::prelude::*;

use super::{context::use_table, log::Log};
use crate::{
    app::shell::{icon::Icon, media::use_media, views::show_when},
    t,
};

/// Where the log and the stacks have a column of their own.
const WIDE: &str = "(min-width: 1000px) and (min-aspect-ratio: 1/1)";
/// The same for a table that is turned by a quarter.
const HIGH: &str = "(min-height: 1000px) and (max-aspect-ratio: 1/1)";

/// Whether the log and the stacks have a column of their own: as the table lies, turned by so many quarters.
pub fn use_wide(side: Memo<u8>) -> Memo<bool> {
    let (wide, high) = (use_media(WIDE), use_media(HIGH));
    Memo::new(move |_| if side.get().is_multiple_of(2) { wide.get() } else { high.get() })
}

/// The players, and below them, where there is room, the stacks.
#[component]
pub fn Players(wide: Memo<bool>) -> impl IntoView {
    let table = use_table();
    view! {
        <section class="seats" aria-label=t!(table.locale, table::players)>
            {table.game().players()}
            {show_when(move || wide.get(), move || view! { <div class="stackbox">{table.game().deck(false)}</div> }.into_any())}
        </section>
    }
}

/// The log, where there is room for it.
#[component]
pub fn LogColumn(wide: Memo<bool>) -> impl IntoView {
    let table = use_table();
    let name = t!(table.locale, table::log);
    view! {
        {show_when(move || wide.get(), move || view! { <section class="logbox" aria-label=name>
                <h2>
                    <Icon name="log" />
                    {name}
                </h2>
                <Log chosen=|()| () />
            </section> }.into_any())}
    }
}
