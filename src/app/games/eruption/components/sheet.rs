//! The sheet beside the board: what is asked, what it would do, the buttons, the last dice, the hand.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{controls::Controls, dice::LastRoll, facts::Facts, hand::Hand, prompt::PromptLine};
use crate::app::{
    games::eruption::{
        table::EruptionTable,
        ui::{Msg, Ui},
    },
    table::TableStore,
};

/// Escape takes back what has been picked, on the sheet as on the board.
pub(super) fn cancel(store: TableStore<EruptionTable>, event: &KeyboardEvent) {
    let is_picked = store.ui.with_untracked(|ui| *ui != Ui { cursor: ui.cursor, ..Ui::default() });
    if event.key() == "Escape" && is_picked {
        event.prevent_default();
        store.send(Msg::Cancel);
    }
}

/// The sheet.
#[component]
pub fn Sheet(store: TableStore<EruptionTable>) -> impl IntoView {
    view! {
        <PromptLine store />
        <div class="place" on:keydown=move |event| cancel(store, &event)>
            <Facts store />
            <Controls store />
        </div>
        <LastRoll store />
        <Hand store />
    }
}
