//! The sheet beside the board: what is asked, what it would do, the buttons, the last dice, the hand.

use leptos::prelude::*;

use super::{controls::Controls, dice::LastRoll, facts::Facts, hand::Hand, prompt::PromptLine};
use crate::app::{games::eruption::table::EruptionTable, table::Desk};

/// The sheet.
#[component]
pub fn Sheet(desk: Desk<EruptionTable>) -> impl IntoView {
    view! {
        <PromptLine desk />
        <div class="place">
            <Facts desk />
            <Controls desk />
        </div>
        <LastRoll desk />
        <Hand desk />
    }
}
