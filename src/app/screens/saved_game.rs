//! A saved game on the screen, whichever game it is of.

use leptos::prelude::*;

use crate::{
    app::{
        games::{begin::Show, catalog::info, unopened::Unopened, with_game::WithTable},
        shell::storage::{Storage, use_storage},
    },
    session::{
        LoadError, link,
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
            view! { <WithTable game let:part>{part.table(save.clone(), show)}</WithTable> }.into_any()
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
        return Ok(held.game);
    }
    // A game that came by link is saved when somebody plays on; until then the link itself stands for it.
    let Some(id) = SlotId::new(save) else {
        return link::Headline::peek(save).map(|link| link.game).map_err(|_| OpenError::Gone);
    };
    match storage.slots().entry(&id)? {
        Some(Entry::Slot(slot)) => Ok(slot.card.game),
        Some(Entry::Broken { why, .. }) => Err(OpenError::Broken(why)),
        None => Err(OpenError::Gone),
    }
}
