//! What is read out by screen readers.

use leptos::prelude::*;

use super::{contract::PlayedGame, desk::Desk};

/// Reads out what has happened since the last announcement, and short messages. Politely: never in the middle of a word.
#[component]
pub fn Announcer<T: PlayedGame>(desk: Desk<T>) -> impl IntoView {
    let told = StoredValue::new(untrack(|| desk.steps()));
    let text = Memo::new(move |before: Option<&String>| {
        let steps = desk.steps();
        let from = told.get_value().min(steps);
        told.set_value(steps);
        let news = desk.lines(from);
        let notice = desk.notice.get();
        if !notice.is_empty() {
            return notice;
        }
        if news.is_empty() {
            // Behind the curtain even what was read out goes.
            return if desk.curtain.get().is_some() {
                String::new()
            } else {
                before.cloned().unwrap_or_default()
            };
        }
        news.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
    });
    view! {
        <p class="sr" role="status" aria-live="polite">
            {text}
        </p>
    }
}
