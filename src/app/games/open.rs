//! Finds out which game a save is of, and opens it.

use super::{GAMES, game, load::with_games, opened::failed, part::Show};
use crate::{
    app::{dom::View, shell::storage::use_storage},
    session::{
        LoadError,
        slots::{Entry, OpenError, SlotId},
    },
};

/// The saved game with that id.
pub fn table(save: String, show: Show) -> View {
    let storage = use_storage();
    let found = match storage.held(&save) {
        Some(held) => Some(held.game.to_owned()),
        None => SlotId::new(&save).and_then(|id| {
            storage.slots().list().unwrap_or_default().into_iter().find_map(|entry| match entry {
                Entry::Slot(slot) if *slot.ticket.id() == id => Some(slot.card.game),
                _ => None,
            })
        }),
    };
    // What is no slot at all, or broken, is explained by whichever game tries.
    let id = found.unwrap_or_else(|| GAMES[0].id.to_owned());
    with_games(vec![id.clone()], move || match game(&id) {
        Some(game) => game.table(save.clone(), show),
        None => failed(save.clone(), &OpenError::Load(LoadError::OtherGame { found: id.clone() })),
    })
}
