//! Keeps the save of a game in step with the game: after every action, before the next can be made. When that fails, the
//! game is held in the page, the players are told why and what they can do, and nothing can be played until they have chosen.

use leptos::prelude::*;

use crate::{
    app::shell::{
        route::Route,
        storage::{self, Storage, held, summary},
        text::Locale,
    },
    session::{
        Snapshot,
        slots::{Broken, Card, Entry, SaveError, StoreError, Ticket},
    },
    t,
};

/// Why the save is not in step with the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The store would not take it.
    Store(StoreError),
    /// Another tab has played on.
    Changed(Box<Card>),
    /// The slot was deleted.
    Gone,
    /// What is in the slot cannot be read.
    Broken(Broken),
}

/// Saves one game.
#[derive(Clone, Copy)]
pub struct Autosave {
    pub(super) storage: Storage,
    slot: StoredValue<Slot>,
    pub(super) trouble: RwSignal<Option<Trouble>>,
    /// The players have decided to play on without saving.
    pub(super) unsaved: RwSignal<bool>,
    /// How often they have tried again in vain.
    pub(super) tries: RwSignal<u32>,
}

/// Where the game is saved.
#[derive(Clone, Debug)]
struct Slot {
    id: String,
    name: String,
    ticket: Option<Ticket>,
}

impl Autosave {
    /// Keeps a game that is saved, or was held, under this id. From now on it is watched whether another tab changes it.
    pub fn new(storage: Storage, id: String, name: String, ticket: Option<Ticket>) -> Autosave {
        let slot = StoredValue::new(Slot { id, name, ticket });
        let (trouble, unsaved) = (RwSignal::new(None), RwSignal::new(false));
        let autosave = Autosave { storage, slot, trouble, unsaved, tries: RwSignal::new(0) };
        Effect::new(move |before: Option<()>| {
            storage.elsewhere.track();
            if before.is_some() {
                untrack(|| autosave.look());
            }
        });
        autosave
    }

    /// Saves the game as it is now. If that fails it is held, and the players are told.
    pub fn save(self, table: Snapshot) {
        let mut slot = self.slot.get_value();
        let (slots, now) = (self.storage.slots(), storage::now());
        let (kept, summary) = (table.clone(), summary(&table));
        let result = match &mut slot.ticket {
            Some(ticket) => slots.save_from(ticket, kept, summary, now).map_err(Trouble::from),
            None => slots
                .create_from(&slot.name, kept, summary, now)
                .map(|ticket| slot.ticket = Some(ticket))
                .map_err(Trouble::Store),
        };
        match result {
            Ok(()) => {
                if let Some(ticket) = &slot.ticket {
                    self.storage.follow_result(ticket, &table);
                }
                self.saved(slot);
            }
            Err(trouble) => {
                self.hold(table);
                self.tell(Some(trouble));
            }
        }
    }

    /// Saves the game in a slot of its own, whatever has become of the old one.
    pub(super) fn save_as(self, table: Snapshot, name: String) {
        self.slot.update_value(|slot| {
            slot.name = name;
            slot.ticket = None;
        });
        self.save(table);
    }

    /// What is in that slot now is what is on the screen.
    pub(super) fn take_over(self, ticket: Ticket) {
        self.release();
        self.slot.update_value(|slot| slot.ticket = Some(ticket));
    }

    /// Opens another game that begins where this one was, in a slot of its own.
    pub fn branch(self, l: Locale, table: Snapshot) {
        let name = t!(l, saves::copy_name, name = self.name());
        Route::Table(self.storage.create(&name, table)).go();
    }

    fn saved(self, mut slot: Slot) {
        self.storage.release(&slot.id);
        self.tell(None);
        let id = slot.ticket.as_ref().map(|ticket| ticket.id().to_string()).unwrap_or_default();
        let before = std::mem::replace(&mut slot.id, id.clone());
        self.slot.set_value(slot);
        if before != id {
            Route::Table(id).replace();
        }
    }

    /// The players are told of the trouble, or that there is none any more.
    pub(super) fn tell(self, trouble: Option<Trouble>) {
        if self.trouble.get_untracked() != trouble {
            self.unsaved.set(false);
            self.tries.set(0);
            self.trouble.set(trouble);
        }
    }

    /// What is on the screen is nowhere else: it is held until the players have chosen.
    pub(super) fn hold(self, table: Snapshot) {
        let Slot { id, name, ticket } = self.slot.get_value();
        self.storage.hold(held(&id, ticket, &name, table));
    }

    /// Another tab has changed something: was it this game? What it has changed may change once more, and be deleted.
    pub(super) fn look(self) {
        let Some(ticket) = self.ticket() else { return };
        let slots = self.storage.slots();
        let told =
            self.trouble.with_untracked(|trouble| !matches!(trouble, None | Some(Trouble::Changed(_))));
        if told || slots.is_current(&ticket) != Ok(false) {
            return;
        }
        let Ok(theirs) = slots.entry(ticket.id()) else { return };
        self.tell(Some(match theirs {
            Some(Entry::Slot(slot)) => Trouble::Changed(Box::new(slot.card)),
            Some(Entry::Broken { why, .. }) => Trouble::Broken(why),
            None => Trouble::Gone,
        }));
    }

    /// The name of the slot.
    pub(super) fn name(self) -> String {
        self.slot.with_value(|slot| slot.name.clone())
    }

    /// The ticket of the slot; nothing if the game was never saved.
    pub(super) fn ticket(self) -> Option<Ticket> {
        self.slot.with_value(|slot| slot.ticket.clone())
    }

    /// The game is given up: it is not held any more.
    pub(super) fn release(self) {
        self.storage.release(&self.slot.with_value(|slot| slot.id.clone()));
    }

    /// The same as [`may_play`](Autosave::may_play), heard when it changes.
    pub(super) fn may_play_now(self) -> bool {
        self.trouble.read().is_none() || self.unsaved.get()
    }

    /// Whether the next action may be made: everything is saved, or the players have decided to play on without.
    pub fn may_play(self) -> bool {
        self.trouble.with_untracked(Option::is_none) || self.unsaved.get_untracked()
    }
}

impl From<SaveError> for Trouble {
    fn from(error: SaveError) -> Trouble {
        match error {
            SaveError::Store(error) => Trouble::Store(error),
            SaveError::ChangedElsewhere { theirs } => Trouble::Changed(theirs),
            SaveError::Gone => Trouble::Gone,
            SaveError::Broken(why) => Trouble::Broken(why),
        }
    }
}

/// Why a store did not do it, in a sentence that helps.
pub fn store_words(l: Locale, error: StoreError) -> &'static str {
    match error {
        StoreError::Full => t!(l, saves::full),
        StoreError::Denied => t!(l, saves::denied),
        StoreError::NotKept => t!(l, saves::not_kept),
    }
}
