//! The way into the rules.

use leptos::prelude::*;

use super::{contract::PlayedGame, drawers::use_drawers, store::TableStore};
use crate::{app::shell::icon::Icon, t};

/// Opens the rules where they speak of what is asked, of what is selected, or of why something was refused: `why` is that rule.
#[component]
pub fn Explain<T: PlayedGame>(
    store: TableStore<T>,
    why: fn(&T::Ui) -> Option<&'static str>,
) -> impl IntoView {
    let (l, drawers) = (store.locale, use_drawers());
    let rule = Memo::new(move |_| store.ui.with(why));
    let face = move || match rule.get() {
        Some(rule) => t!(l, book::why, rule = rule).into_any(),
        None => view! { <Icon name="book" /> }.into_any(),
    };
    view! {
        <button
            type="button"
            class=move || if rule.get().is_some() { "btn explain" } else { "btn quiet icon explain" }
            aria-label=move || rule.get().is_none().then_some(t!(l, book::rules))
            title=t!(l, book::rules)
            on:click=move |_| drawers.explain(store.place_in_book())
        >
            {move || face()}
        </button>
    }
}
