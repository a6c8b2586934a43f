//! What has a column of its own where there is room for it: the log and the stacks.

use leptos::prelude::*;

use super::{
    context::use_table,
    layout::{Layout, use_layout},
    log::Log,
};
use crate::{
    app::shell::{icon::Icon, views::show_when},
    t,
};

/// The players, and below them, where there is room, the stacks.
#[component]
pub fn Players() -> impl IntoView {
    let (table, layout) = (use_table(), use_layout());
    view! {
        <section class="seats" aria-label=t!(table.locale, table::players)>
            {table.game().players()}
            {show_when(move || layout.get() == Layout::Desktop, move || view! { <div class="stackbox">{table.game().deck(false)}</div> }.into_any())}
        </section>
    }
}

/// The log, where there is room for it.
#[component]
pub fn LogColumn() -> impl IntoView {
    let (table, layout) = (use_table(), use_layout());
    let name = t!(table.locale, table::log);
    view! {
        {show_when(move || layout.get() == Layout::Desktop, move || view! { <section class="logbox" aria-label=name>
                <h2>
                    <Icon name="log" />
                    {name}
                </h2>
                <Log chosen=|()| () />
            </section> }.into_any())}
    }
}
