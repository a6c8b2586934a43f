//! The phases of the turn.

use std::cmp::Ordering;

use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

use super::{
    super::{model::phase, table::VolcanoTable, words::Words},
    pictures::EventCards,
    shown::told_phase,
};
use crate::app::table::TableStore;

/// The phases with the one in play, in short; in full, the six events with them.
#[component]
pub fn Deck(store: TableStore<VolcanoTable>, full: bool) -> impl IntoView {
    let l = store.locale;
    let now = Memo::new(move |_| told_phase(store).unwrap_or_else(|| store.view.with(phase)));
    let line = |number: u8| {
        let state = move || now.get().cmp(&number);
        let class = move || match state() {
            Ordering::Greater => "done",
            Ordering::Equal => "now",
            Ordering::Less => "",
        };
        view! {
            <li class=class aria-current=move || state().is_eq().then_some("step")>
                <i aria-hidden="true">{number.to_string()}</i>
                {Words::phase(l, number)}
            </li>
        }
    };
    view! {
        <div class="deck">
            <ol class="phases">{(1..=6).map(line).collect_any()}</ol>
            {full.then(|| view! { <EventCards l /> }.into_any())}
        </div>
    }
}
