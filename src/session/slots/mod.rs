//! Save slots: named games in a store that may be full, denied, damaged, or in use by a second tab.
//!
//! [`Slots`] has the operations. It promises: what was saved stays until something newer is safely there; what cannot be
//! read is shown and kept, never overwritten or deleted by itself; nobody saves over what they have not seen.
//! `shelf` is how the copies lie in the store, `envelope` how one is written, `files` export and import. `merge` makes one of the slots of
//! two stores ([`mirror`](super::mirror)).

mod beside;
mod envelope;
mod error;
mod file;
mod files;
mod id;
mod listing;
mod memory;
mod merge;
mod shelf;
mod store;
#[cfg(test)]
mod tests;

use serde_json::{Map, Value};

pub(super) use envelope::checksum;
pub use envelope::{Broken, Card};
pub use error::{OpenError, SaveError};
pub use file::File;
pub use files::salvage;
pub(super) use id::SLOTS;
pub use id::{SlotId, Ticket};
pub use listing::Listing;
pub use memory::MemoryStore;
pub use merge::Newer;
pub(super) use merge::{DAY, Pending, merge};
pub(super) use shelf::{DELETED, put_aside};
pub use store::{Store, StoreError};

use super::{dealer::Dealer, load::load, record::FORMAT, snapshot::Snapshot, table::Table};
use crate::rules::Game;
use envelope::{Stored, VERSION};
use shelf::{Look, Side};

/// Between two saves so many milliseconds count as played at most: who comes back the next day has not played all night.
const PAUSE: u64 = 5 * 60 * 1000;

/// All slots of a store.
#[derive(Clone, Debug)]
pub struct Slots<S> {
    store: S,
}

/// One entry of the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A saved game.
    Slot(Slot),
    /// Something that was a saved game.
    Broken {
        /// Which slot it is.
        id: SlotId,
        /// What is wrong with it.
        why: Broken,
        /// Everything that is stored of it.
        raw: String,
    },
}

/// A saved game in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Slot {
    /// What it takes to rename it.
    pub ticket: Ticket,
    /// What it is.
    pub card: Card,
    /// Whether its other copy is damaged: if that was the newer one, the last action is missing. The next save puts the
    /// damaged copy into quarantine.
    pub damaged: bool,
}

/// A text in quarantine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// Its name there.
    pub name: String,
    /// The text.
    pub raw: String,
}

impl<S: Store> Slots<S> {
    /// The slots of this store.
    pub fn new(store: S) -> Slots<S> {
        Slots { store }
    }

    /// All slots: broken ones first, then the others, the last saved first.
    pub fn list(&self) -> Result<Vec<Entry>, StoreError> {
        Listing::default().entries(self)
    }

    /// What the list has of one slot, if it is there.
    pub fn entry(&self, id: &SlotId) -> Result<Option<Entry>, StoreError> {
        Ok(match shelf::look(&self.store, id)? {
            Look::Nothing => None,
            Look::Broken { why, raw } => Some(Entry::Broken { id: id.clone(), why, raw }),
            Look::Good { stored, damaged, .. } => {
                Some(Entry::Slot(Slot { ticket: ticket(id.clone(), &stored), card: stored.card, damaged }))
            }
        })
    }

    /// Loads a slot. A slot that cannot be loaded stays as it is.
    pub fn open<G: Game>(&self, id: &SlotId, entropy: u64) -> Result<(Table<G>, Ticket), OpenError> {
        let (record, _, ticket) = self.read(id)?;
        Ok((load(record.as_bytes(), entropy)?, ticket))
    }

    /// What is in a slot: the record, which nobody has played yet, and the name.
    pub fn read(&self, id: &SlotId) -> Result<(String, String, Ticket), OpenError> {
        match shelf::look(&self.store, id)? {
            Look::Nothing => Err(OpenError::Gone),
            Look::Broken { why, .. } => Err(OpenError::Broken(why)),
            Look::Good { stored, .. } => {
                let ticket = ticket(id.clone(), &stored);
                Ok((stored.record, stored.card.name, ticket))
            }
        }
    }

    /// What is known of the game in a slot.
    pub fn card(&self, id: &SlotId) -> Option<Card> {
        Some(self.current(id).ok()?.1.card)
    }

    /// Saves a game in a new slot. `now` is in milliseconds since 1970; `summary` is what the list shall show.
    pub fn create<G: Game>(
        &self,
        name: &str,
        table: &Table<G>,
        summary: Value,
        now: u64,
    ) -> Result<Ticket, StoreError> {
        self.create_from(name, table.snapshot(), summary, now)
    }

    /// [`create`](Slots::create), of a table as it is kept.
    pub fn create_from(
        &self,
        name: &str,
        table: Snapshot,
        summary: Value,
        now: u64,
    ) -> Result<Ticket, StoreError> {
        let card = Card {
            slot: VERSION,
            name: name.into(),
            created: now,
            updated: now,
            revision: 1,
            format: FORMAT,
            game: table.game.into(),
            rules: table.rules,
            players: table.players,
            steps: table.steps,
            over: table.over,
            hidden: table.hidden,
            spent: 0,
            summary,
            extra: Map::new(),
        };
        self.add(Stored::new(card, table.record), now)
    }

    /// Saves a game in its slot again, if nobody else has saved there since the ticket was given. Whatever goes wrong, what
    /// was saved before is still there.
    pub fn save<G: Game>(
        &self,
        ticket: &mut Ticket,
        table: &Table<G>,
        summary: Value,
        now: u64,
    ) -> Result<(), SaveError> {
        self.save_from(ticket, table.snapshot(), summary, now)
    }

    /// [`save`](Slots::save), of a table as it is kept.
    pub fn save_from(
        &self,
        ticket: &mut Ticket,
        table: Snapshot,
        summary: Value,
        now: u64,
    ) -> Result<(), SaveError> {
        let (side, stored) = self.unchanged(ticket)?;
        let card = Card {
            rules: table.rules,
            players: table.players,
            steps: table.steps,
            over: table.over,
            hidden: table.hidden,
            spent: stored.card.spent + now.saturating_sub(stored.card.updated).min(PAUSE),
            summary,
            ..stored.card
        };
        self.replace(ticket, side, card, table.record, now)
    }

    /// Gives a slot another name.
    pub fn rename(&self, ticket: &mut Ticket, name: &str, now: u64) -> Result<(), SaveError> {
        let (side, stored) = self.unchanged(ticket)?;
        let card = Card { name: name.into(), ..stored.card };
        self.replace(ticket, side, card, stored.record, now)
    }

    /// Copies a slot as it is saved to a new one, where chance has luck of its own from now on: otherwise the copy would tell
    /// what is to come in the first game.
    pub fn duplicate(&self, id: &SlotId, name: &str, entropy: u64, now: u64) -> Result<Ticket, SaveError> {
        let (_, stored) = self.current(id)?;
        let card = Card { name: name.into(), created: now, updated: now, revision: 1, ..stored.card };
        let record = reseeded(&stored.record, Dealer::seed_from(entropy));
        Ok(self.add(Stored::new(card, record), now)?)
    }

    /// Removes a slot for good, also a broken one: ask the players first. `now` is in milliseconds since 1970.
    pub fn delete(&self, id: &SlotId, now: u64) -> Result<(), StoreError> {
        shelf::remove(&self.store, id, now)?;
        self.drop_beside(id)
    }

    /// Whether the slot is still as the ticket's holder knows it.
    pub fn is_current(&self, ticket: &Ticket) -> Result<bool, StoreError> {
        match self.unchanged(ticket) {
            Ok(_) => Ok(true),
            Err(SaveError::Store(error)) => Err(error),
            Err(_) => Ok(false),
        }
    }

    /// Moves a broken slot out of the list into quarantine. A slot that is not broken stays.
    pub fn set_aside(&self, id: &SlotId, now: u64) -> Result<(), StoreError> {
        if let Look::Broken { raw, .. } = shelf::look(&self.store, id)? {
            shelf::quarantine(&self.store, id, &raw)?;
            shelf::remove(&self.store, id, now)?;
            self.drop_beside(id)?;
        }
        Ok(())
    }

    /// What was put into quarantine.
    pub fn quarantined(&self) -> Result<Vec<Quarantined>, StoreError> {
        let found = shelf::quarantined(&self.store)?;
        Ok(found.into_iter().map(|(name, raw)| Quarantined { name, raw }).collect())
    }

    /// Removes one text from quarantine for good: ask the players first.
    pub fn discard_quarantined(&self, name: &str) -> Result<(), StoreError> {
        shelf::release(&self.store, name)
    }

    fn add(&self, stored: Stored, now: u64) -> Result<Ticket, StoreError> {
        let id = SlotId::fresh(now, &shelf::taken(&self.store)?);
        shelf::write(&self.store, &id, None, &stored)?;
        Ok(ticket(id, &stored))
    }

    fn replace(
        &self,
        held: &mut Ticket,
        side: Side,
        card: Card,
        record: String,
        now: u64,
    ) -> Result<(), SaveError> {
        // Nothing has been saved so often. A copy with a lower number would not be found again.
        let revision = card.revision.checked_add(1).ok_or(SaveError::Broken(Broken::Damaged))?;
        let card = Card { revision, updated: now, ..card };
        let stored = Stored::new(card, record);
        shelf::write(&self.store, &held.id, Some(side), &stored)?;
        *held = ticket(held.id.clone(), &stored);
        Ok(())
    }

    fn current(&self, id: &SlotId) -> Result<(Side, Stored), SaveError> {
        match shelf::look(&self.store, id)? {
            Look::Nothing => Err(SaveError::Gone),
            Look::Broken { why, .. } => Err(SaveError::Broken(why)),
            Look::Good { side, stored, .. } => Ok((side, stored)),
        }
    }

    fn unchanged(&self, ticket: &Ticket) -> Result<(Side, Stored), SaveError> {
        let (side, stored) = self.current(&ticket.id)?;
        if (stored.card.revision, stored.check) == (ticket.revision, ticket.check) {
            Ok((side, stored))
        } else {
            Err(SaveError::ChangedElsewhere { theirs: Box::new(stored.card) })
        }
    }
}

/// The record with another seed. Within a text a quote has a backslash before it, so this key is found nowhere else.
fn reseeded(record: &str, seed: u64) -> String {
    const KEY: &str = "\"seed\":";
    let Some(at) =
        record.find("\"table\":{").and_then(|from| Some(from + record[from..].find(KEY)? + KEY.len()))
    else {
        return record.to_owned();
    };
    let digits = record[at..].bytes().take_while(u8::is_ascii_digit).count();
    [&record[..at], &seed.to_string(), &record[at + digits..]].concat()
}

fn ticket(id: SlotId, stored: &Stored) -> Ticket {
    Ticket { id, revision: stored.card.revision, check: stored.check }
}
