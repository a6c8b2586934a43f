//! The bar of the table.

use leptos::prelude::*;

use super::{
    context::use_table,
    drawers::use_drawers,
    kept::KeptSign,
    layout::{Layout, use_layout},
    lesson::way_out::WayOut,
};
use crate::{
    app::shell::{icon::Icon, settings::use_locale, views::show_when},
    session::Way,
    t,
};

/// The bar: menu, title, undo, the list of actions, and the log where it has no column of its own.
#[component]
pub fn Bar() -> impl IntoView {
    let table = use_table();
    let (l, drawers) = (table.locale, use_drawers());
    let teaches = table.coach.is_some();
    let count = move || table.choices.get() as u32;
    let menu = if teaches {
        view! { <WayOut l /> }.into_any()
    } else {
        view! {
            <button
                type="button"
                class="btn quiet icon menu-button"
                aria-label=t!(l, common::menu)
                // Bots may play for long: what they do goes on while somebody looks for the menu.
                data-through=move || table.bots.sit_here().then_some("")
                on:click=move |_| drawers.menu.set(true)
            >
                <Icon name="menu" />
            </button>
        }
        .into_any()
    };
    view! {
        <header class="bar">
            {menu}
            <h1>{table.title}</h1>
            <KeptSign />
            <div class="bar-tools">
                {(!teaches).then(|| view! { <Undo /> }.into_any())}
                <button
                    type="button"
                    class="btn quiet icon"
                    aria-label=move || t!(l, table::all_actions, count = count())
                    title=t!(l, table::actions_title)
                    on:click=move |_| drawers.actions.set(true)
                >
                    <Icon name="list" />
                </button>
            </div>
            <LogButton />
        </header>
    }
}

/// Takes back. Refused, it still answers: with the reason.
#[component]
fn Undo() -> impl IntoView {
    let table = use_table();
    view! {
        <button
            type="button"
            class="btn quiet icon"
            aria-label=t!(table.locale, table::undo)
            aria-disabled=move || table.barrier(Way::Undo).is_some().to_string()
            on:click=move |_| table.travel(Way::Undo)
        >
            <Icon name="undo" />
        </button>
    }
}

/// Opens the log where it has no column of its own.
#[component]
pub fn LogButton() -> impl IntoView {
    let (l, drawers, layout) = (use_locale(), use_drawers(), use_layout());
    view! {
        {show_when(move || layout.get() != Layout::Desktop, move || view! { <button
                type="button"
                class="btn quiet icon log-button"
                aria-label=t!(l, table::log)
                on:click=move |_| drawers.log.set(true)
            >
                <Icon name="log" />
            </button> }.into_any())}
    }
}
