//! A saved game on the screen, whichever game it is of.

use leptos::prelude::*;

use crate::{
    app::{
        games::{begin::Show, catalog::info, unopened::Unopened, with_game::WithGame},
        shell::storage::{Storage, use_storage},
    },
    session::{
        LoadError,
        slots::{Entry, OpenError, SlotId},
    },
};

/// The saved game that this stands for in addresses.
#[component]
pub fn SavedGame(save: String, show: Show) -> impl IntoView {
    let id = match game_of(use_storage(), &save) {
        Ok(id) => id,
        Err(why) => return view! { <Unopened save why /> }.into_any(),
    };
    match info(&id) {
        Some(game) => {
            view! { <WithGame game let:part>{part.table(save.clone(), show)}</WithGame> }.into_any()
        }
        None => {
            let why = OpenError::Load(LoadError::OtherGame { found: id });
            view! { <Unopened save why /> }.into_any()
        }
    }
}

/// The id of the game that a save is of.
fn game_of(storage: Storage, save: &str) -> Result<String, OpenError> {
    if let Some(held) = storage.held(save) {
        return Ok(held.game.to_owned());
    }
    let id = SlotId::new(save).ok_or(OpenError::Gone)?;
    let slots = storage.slots();
    let found = slots.list()?.into_iter().find_map(|entry| match entry {
        Entry::Slot(slot) if *slot.ticket.id() == id => Some(slot.card.game),
        _ => None,
    });
    // What is not in the list cannot be read: reading it says why.
    found.ok_or_else(|| slots.read(&id).err().unwrap_or(OpenError::Gone))
}
