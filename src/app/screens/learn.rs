//! The lesson of a game.

use leptos::prelude::*;

use super::unknown::UnknownGame;
use crate::app::games::{catalog::info, with_game::WithTable};

/// The lesson of that game.
#[component]
pub fn Learn(game: String) -> impl IntoView {
    match info(&game) {
        Some(game) => view! {
            <WithTable game let:part>
                {part.lesson().unwrap_or_else(|| view! { <UnknownGame /> }.into_any())}
            </WithTable>
        }
        .into_any(),
        None => view! { <UnknownGame /> }.into_any(),
    }
}
