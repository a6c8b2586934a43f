//! What is kept on this device. [`BrowserStore`] is the store that everything reads and writes, of which [`super::mirror`] keeps a
//! copy on the disk; [`Storage`],
//! given to every component, adds what one page knows: games that could not be saved yet, and that another tab has changed
//! something. Files come in and go out in [`super::files`].

use std::cell::RefCell;

use leptos::{ev, prelude::*};
use serde_json::{Value, json};

use super::{
    browser_store::{self, Where},
    mirror::{self, Heard, Kept, provide_mirror},
};
use crate::{
    rules::Seat,
    session::{
        Snapshot,
        mirror::OURS,
        results::Results,
        slots::{Entry, Listing, Newer, OpenError, Slots, StoreError, Ticket},
    },
};

pub use super::browser_store::{BrowserStore, now, recall, remember};

thread_local! {
    static LISTING: RefCell<Listing> = RefCell::default();
}

/// The text of that key is another one now; without a key, any may be.
fn changed(key: Option<&str>) {
    LISTING.with_borrow_mut(|listing| listing.changed(key));
}

/// A game that lives in this page only, because it could not be saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsaved {
    /// What stands for it in addresses: its slot, or if it never had one, an id of its own.
    pub id: String,
    /// What it takes to save it in its slot.
    pub ticket: Option<Ticket>,
    /// The name of its slot.
    pub name: String,
    /// The id of the game.
    pub game: String,
    /// The players' names.
    pub players: Vec<String>,
    /// The whole record.
    pub record: String,
}

/// Storage, as the components know it.
#[derive(Clone, Copy)]
pub struct Storage {
    /// Counts how often another tab has changed something, or the second store.
    pub elsewhere: RwSignal<u32>,
    /// Where that is what this page has saved.
    pub kept: RwSignal<Kept>,
    unsaved: RwSignal<Vec<Unsaved>>,
}

impl Storage {
    /// The save slots.
    pub fn slots(self) -> Slots<BrowserStore> {
        Slots::new(BrowserStore)
    }

    /// The list of all slots, as [`Slots::list`] gives it. A screen that shows it begins `afresh`; then what has not been changed is
    /// not read again.
    pub fn list(self, afresh: bool) -> Result<Vec<Entry>, StoreError> {
        LISTING.with_borrow_mut(|listing| {
            if afresh {
                listing.changed(None);
            }
            listing.entries(&self.slots())
        })
    }

    /// All games that are not saved.
    pub fn unsaved(self) -> Vec<Unsaved> {
        self.unsaved.get()
    }

    /// The game that is held under this id because it is not saved.
    pub fn held(self, id: &str) -> Option<Unsaved> {
        self.unsaved.with_untracked(|held| held.iter().find(|game| game.id == id).cloned())
    }

    /// Holds a game that could not be saved, in place of what was held under its id.
    pub fn hold(self, game: Unsaved) {
        self.unsaved.update(|held| {
            held.retain(|other| other.id != game.id);
            held.push(game);
        });
    }

    /// Holds a game of which only the second store has the newest state.
    fn hold_newer(self, newer: Newer) {
        let Newer { ticket, card, record } = newer;
        let id = ticket.as_ref().map_or_else(|| self.unsaved_id(), |ticket| ticket.id().to_string());
        self.hold(Unsaved { id, ticket, name: card.name, game: card.game, players: card.players, record });
    }

    /// An id for a game without a slot, which no other has.
    fn unsaved_id(self) -> String {
        let held = self.unsaved.get_untracked();
        let mut ids = (now()..).map(|moment| format!("unsaved-{moment:x}"));
        ids.find(|id| held.iter().all(|game| game.id != *id)).unwrap_or_default()
    }

    /// The game has been saved, or given up.
    pub fn release(self, id: &str) {
        if self.held(id).is_some() {
            self.unsaved.update(|held| held.retain(|game| game.id != id));
        }
    }

    /// All games that are here: those that are held first, then those in slots.
    pub fn known(self) -> Vec<Known> {
        let held = self.unsaved.get_untracked().into_iter().map(|held| Known {
            id: held.id,
            name: held.name,
            ticket: held.ticket,
            record: held.record.into_bytes(),
        });
        let slots = self.slots();
        let saved = self.list(true).unwrap_or_default().into_iter().filter_map(|entry| {
            let Entry::Slot(slot) = entry else { return None };
            let record = slots.export(slot.ticket.id(), "").ok().flatten()?.bytes;
            let id = slot.ticket.id().to_string();
            Some(Known { id, name: slot.card.name, ticket: Some(slot.ticket), record })
        });
        held.chain(saved).collect()
    }

    /// Saves a game in place of one that is here, or holds it if that fails; gives the id for its address.
    pub fn replace(self, known: Known, table: Snapshot) -> String {
        let Known { id, name, mut ticket, .. } = known;
        let saved = ticket
            .as_mut()
            .map(|ticket| self.slots().save_from(ticket, table.clone(), summary(&table), now()).is_ok());
        if saved == Some(true) {
            self.release(&id);
            if let Some(ticket) = &ticket {
                self.follow_result(ticket, &table);
            }
        } else {
            self.hold(held(&id, ticket, &name, table));
        }
        id
    }

    /// The book of results.
    pub fn results(self) -> Results<BrowserStore> {
        Results::new(BrowserStore)
    }

    /// Keeps the book of results in step with a game that has just been saved. If that is not possible the game is saved all
    /// the same.
    pub fn follow_result(self, ticket: &Ticket, table: &Snapshot) {
        let spent = || self.slots().card(ticket.id()).map_or(0, |card| card.spent);
        let spent = if table.over { spent() } else { 0 };
        let _ = self.results().follow(&ticket.id().to_string(), table, spent, now());
    }

    /// Saves a game from a file in a slot of that name.
    pub fn take_in(self, name: &str, table: Snapshot) -> Result<Ticket, OpenError> {
        let summary = summary(&table);
        self.slots().create_from(name, table, summary, now()).map_err(OpenError::Save)
    }

    /// Saves a new game, or holds it if that fails; gives the id for its address.
    pub fn create(self, name: &str, table: Snapshot) -> String {
        match self.slots().create_from(name, table.clone(), summary(&table), now()) {
            Ok(ticket) => {
                super::device::ask("saved");
                ticket.id().to_string()
            }
            Err(_) => {
                let id = self.unsaved_id();
                self.hold(held(&id, None, name, table));
                id
            }
        }
    }
}

/// A game that is here, saved or held.
#[derive(Clone, Debug)]
pub struct Known {
    /// What stands for it in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it takes to save it in its slot, if it has one.
    pub ticket: Option<Ticket>,
    /// Its record.
    pub record: Vec<u8>,
}

/// A table as it is held while it is not saved.
pub fn held(id: &str, ticket: Option<Ticket>, name: &str, table: Snapshot) -> Unsaved {
    Unsaved {
        id: id.to_owned(),
        ticket,
        name: name.to_owned(),
        game: table.game.into(),
        players: table.players,
        record: table.record,
    }
}

/// What the list of saves shows besides the card: whose decision is due.
pub fn summary(table: &Snapshot) -> Value {
    json!({ "seat": table.deciding.map(Seat::index), "away": table.away })
}

/// Storage, for all components: follows what other tabs do, and keeps the browser from leaving without a question while
/// something is not saved.
pub fn provide_storage() {
    let storage = Storage {
        elsewhere: RwSignal::new(0),
        kept: RwSignal::new(Kept::Writing),
        unsaved: RwSignal::new(Vec::new()),
    };
    provide_context(storage);
    browser_store::listen(move |key, text, place| {
        changed(Some(key));
        match place {
            Where::Here => mirror::note(key, text),
            Where::Elsewhere => storage.elsewhere.update(|count| *count += 1),
        }
    });
    provide_mirror(Heard {
        kept: storage.kept,
        healed: storage.elsewhere,
        newer: Callback::new(move |newer| storage.hold_newer(newer)),
    });
    let changed = window_event_listener(ev::storage, move |event| {
        if event.key().is_none_or(|key| key.starts_with(OURS)) {
            changed(event.key().as_deref());
            storage.elsewhere.update(|count| *count += 1);
        }
    });
    let leaving = window_event_listener(ev::beforeunload, move |event| {
        let only_here = browser_store::stands_in() && storage.kept.get_untracked() != Kept::Disk;
        if only_here || storage.unsaved.with_untracked(|held| !held.is_empty()) {
            event.prevent_default();
            event.set_return_value("unsaved");
        }
    });
    on_cleanup(move || {
        changed.remove();
        leaving.remove();
    });
}

/// Storage, from any component.
pub fn use_storage() -> Storage {
    expect_context()
}

/// 64 random bits of the browser. Without them, which no browser of today is, the clock has to do.
pub fn entropy() -> u64 {
    getrandom::u64().unwrap_or_else(|_| now())
}
