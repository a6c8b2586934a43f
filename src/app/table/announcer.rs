//! What is read out by screen readers.

use leptos::prelude::*;

use super::{context::use_table, notice::Notice};

/// Reads out what has happened since the last announcement, once it has been told, and short messages. Politely: never in the
/// middle of a word.
#[component]
pub fn Announcer() -> impl IntoView {
    let table = use_table();
    let told = StoredValue::new(untrack(|| table.steps.get()));
    let text = Memo::new(move |before: Option<&String>| {
        if table.clock.is_on() {
            return before.cloned().unwrap_or_default();
        }
        let steps = table.steps.get();
        let from = told.get_value().min(steps);
        told.set_value(steps);
        let news = table.lines(from);
        let notice = table.notice.get();
        if notice != Notice::None {
            return notice.text().to_owned();
        }
        if news.is_empty() {
            // Behind the curtain even what was read out goes.
            return if table.curtain.get().is_some() {
                String::new()
            } else {
                before.cloned().unwrap_or_default()
            };
        }
        news.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
    });
    view! {
        <p class="sr" role="status" aria-live="polite">
            {move || text.get()}
        </p>
    }
}
