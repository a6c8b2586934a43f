//! The sheet beside the board: what is asked, what it would do, the buttons, the last dice, the hand.

use leptos::prelude::*;

use super::{controls::Controls, dice::LastRoll, facts::Facts, hand::Hand, prompt::PromptLine};
use crate::app::{games::eruption::table::EruptionTable, table::TableStore};

/// The sheet.
#[component]
pub fn Sheet(store: TableStore<EruptionTable>) -> impl IntoView {
    view! {
        <PromptLine store />
        <div class="place">
            <Facts store />
            <Controls store />
        </div>
        <LastRoll store />
        <Hand store />
    }
}
