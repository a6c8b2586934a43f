//! The sheet beside the board: what is asked, what it would do, the buttons, the last dice, the hand.

use leptos::prelude::*;

use super::{controls::Controls, facts::Facts, hand::Hand, prompt::PromptLine};
use crate::app::{
    dom::made,
    games::eruption::{dice::last_roll, table::EruptionTable},
    table::Desk,
};

/// The sheet.
#[component]
pub fn Sheet(desk: Desk<EruptionTable>) -> impl IntoView {
    view! {
        <PromptLine desk />
        <div class="place">
            <Facts desk />
            <Controls desk />
        </div>
        {made(last_roll(desk))}
        <Hand desk />
    }
}
