//! What is read out by screen readers.

use leptos::prelude::*;

use super::{desk::Desk, log::announcer, scenes::Scenes};
use crate::app::dom::made;

/// Reads out what has happened since the last announcement, and short messages. Politely: never in the middle of a word.
#[component]
pub fn Announcer<T: Scenes>(desk: Desk<T>) -> impl IntoView {
    made(announcer(desk.any()))
}
