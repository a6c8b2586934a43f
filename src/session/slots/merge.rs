//! Makes one of the slots of two stores, such as when a page starts: the newer state of each slot wins, and is written to the other
//! store. Nothing that only one of them has is lost but what was deleted.

use super::{
    super::play_by_link::{self, Relation},
    Broken, Card, SlotId, Store, StoreError, Stored, Ticket,
    shelf::{self, Look, Side},
    ticket,
};
use crate::order;

/// How long something has been deleted when its mark may go, in milliseconds, once neither store has anything of it.
pub(in super::super) const DAY: u64 = 24 * 60 * 60 * 1000;

/// A game that is newer in the second store, and that the first one does not take.
#[derive(Clone, Debug, PartialEq)]
pub struct Newer {
    /// What it takes to save it in its slot in the first store; nothing if it has none there.
    pub ticket: Option<Ticket>,
    /// What it is.
    pub card: Card,
    /// Its record.
    pub record: String,
}

/// What is to be done with the second store.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Pending {
    /// The keys that are to be in it as they are in the first one.
    pub(in super::super) keys: Vec<String>,
    /// What stays there only.
    pub(in super::super) newer: Vec<Newer>,
}

/// Brings the slots of the first store, `here`, up to date, and says what the second one, `there`, has to be told. `now` is in
/// milliseconds since 1970.
pub(in super::super) fn merge(
    here: &impl Store,
    there: &impl Store,
    now: u64,
) -> Result<Pending, StoreError> {
    let mut ids = [shelf::taken(here)?, shelf::taken(there)?].concat();
    order::sort_by_key(&mut ids, SlotId::clone);
    ids.dedup();
    let mut two = Two { here, there, now, taken: ids.clone(), pending: Pending::default() };
    for id in ids {
        match two.settle(&id) {
            // What one slot has no room for, another may have.
            Err(StoreError::Full | StoreError::NotKept) | Ok(()) => {}
            Err(StoreError::Denied) => return Err(StoreError::Denied),
        }
    }
    Ok(two.pending)
}

struct Two<'a, H, T> {
    here: &'a H,
    there: &'a T,
    now: u64,
    taken: Vec<SlotId>,
    pending: Pending,
}

impl<H: Store, T: Store> Two<'_, H, T> {
    fn settle(&mut self, id: &SlotId) -> Result<(), StoreError> {
        let mark = shelf::deleted_key(id);
        if let Some(moment) = self.here.get(&mark)?.or(self.there.get(&mark)?) {
            return self.delete(id, &mark, moment.parse().unwrap_or(0));
        }
        let keys = Side::BOTH.map(|side| side.key(id));
        let mut same = true;
        for key in &keys {
            same &= self.here.get(key)? == self.there.get(key)?;
        }
        if same {
            return Ok(());
        }
        use Broken::{Damaged, Newer};
        match (shelf::look(self.here, id)?, shelf::look(self.there, id)?) {
            (_, Look::Nothing) => self.give(id),
            (Look::Nothing, there) => self.take(id, &there),
            // What a newer program saved counts more than what an older one had saved before.
            (Look::Broken { why: Newer, .. }, Look::Broken { why: Newer, .. }) => {}
            (Look::Broken { why: Newer, .. }, _) => self.give(id),
            (_, there @ Look::Broken { why: Newer, .. }) => self.take(id, &there),
            (Look::Broken { why: Damaged, .. }, Look::Broken { why: Damaged, .. }) => {}
            (Look::Good { .. }, Look::Broken { .. }) => self.give(id),
            (Look::Broken { .. }, there) => self.take(id, &there),
            (Look::Good { stored: ours, damaged, .. }, there) => {
                let Look::Good { stored: theirs, damaged: other, .. } = &there else { return Ok(()) };
                match newer(&ours, theirs) {
                    Some(Winner::Here) => self.give(id),
                    Some(Winner::There) => self.take(id, &there),
                    // The newest state is in both. The older copy may be damaged in one of them.
                    Some(Winner::Both) if damaged && !other => self.take(id, &there),
                    Some(Winner::Both) => self.give(id),
                    None => self.part(id, &ours, &there),
                }
            }
        }
        Ok(())
    }

    /// The slot was deleted in one of the stores.
    fn delete(&mut self, id: &SlotId, mark: &str, moment: u64) -> Result<(), StoreError> {
        let keys = Side::BOTH.map(|side| side.key(id));
        let mut gone = true;
        for key in &keys {
            gone &= self.here.get(key)?.is_none() && self.there.get(key)?.is_none();
        }
        if gone && moment.saturating_add(DAY) < self.now {
            self.here.remove(mark)?;
        } else {
            if let Look::Broken { raw, .. } = shelf::look(self.here, id)? {
                shelf::quarantine(self.here, id, &raw)?;
            }
            shelf::remove(self.here, id, moment)?;
        }
        self.pending.keys.extend(keys);
        self.pending.keys.push(mark.into());
        Ok(())
    }

    /// The second store is to have the slot as it is in the first one.
    fn give(&mut self, id: &SlotId) {
        self.pending.keys.extend(Side::BOTH.map(|side| side.key(id)));
    }

    /// The first store takes the slot as it is in the second one. If it does not, that stays as it is.
    fn take(&mut self, id: &SlotId, theirs: &Look) {
        let ours = shelf::look(self.here, id).ok();
        if self.copy(id, theirs).is_err()
            && let Look::Good { stored, .. } = theirs
        {
            let ticket = match ours {
                Some(Look::Good { stored, .. }) => Some(ticket(id.clone(), &stored)),
                _ => None,
            };
            let Stored { card, record, .. } = stored.clone();
            self.pending.newer.push(Newer { ticket, card, record });
        }
    }

    /// Copies a slot from the second store to the first, the newer copy first: it comes in the place of the older one.
    fn copy(&self, id: &SlotId, theirs: &Look) -> Result<(), StoreError> {
        let first = match theirs {
            Look::Good { side, .. } => *side,
            _ => Side::A,
        };
        for key in [first, first.other()].map(|side| side.key(id)) {
            let (ours, theirs) = (self.here.get(&key)?, self.there.get(&key)?);
            if ours == theirs {
                continue;
            }
            if let Some(ours) = ours.filter(|ours| Stored::read(ours).is_err()) {
                shelf::quarantine(self.here, id, &ours)?;
            }
            match theirs {
                Some(text) => shelf::put(self.here, id, &key, &text)?,
                None => self.here.remove(&key)?,
            }
        }
        Ok(())
    }

    /// The game has gone on in both stores, each in its own way: what was played last stays in the slot, the other becomes one of
    /// its own.
    fn part(&mut self, id: &SlotId, ours: &Stored, theirs: &Look) {
        let Look::Good { stored, .. } = theirs else { return };
        let ours_last = ours.card.updated >= stored.card.updated;
        let Stored { card, record, .. } = if ours_last { stored.clone() } else { ours.clone() };
        let copy = SlotId::fresh(self.now, &self.taken);
        let card = Card { name: format!("{} (2)", card.name), revision: 1, ..card };
        let apart = Stored::new(card, record);
        if shelf::write(self.here, &copy, None, &apart).is_err() {
            let Stored { card, record, .. } = stored.clone();
            return self.pending.newer.push(Newer { ticket: None, card, record });
        }
        self.give(&copy);
        self.taken.push(copy);
        if ours_last { self.give(id) } else { self.take(id, theirs) }
    }
}

enum Winner {
    Here,
    There,
    Both,
}

/// Which of two states of a slot goes on from the other; nothing if neither does. The first store is written late, so the second
/// is often ahead, and then what is lost are its last saves. If the first is ahead, the second was not there for a while, and it
/// is looked at the records.
fn newer(ours: &Stored, theirs: &Stored) -> Option<Winner> {
    let (here, there) = (&ours.card, &theirs.card);
    match here.revision.cmp(&there.revision) {
        std::cmp::Ordering::Equal => (ours.check == theirs.check).then_some(Winner::Both),
        std::cmp::Ordering::Less => (here.updated <= there.updated).then_some(Winner::There),
        std::cmp::Ordering::Greater => {
            let read = |stored: &Stored| play_by_link::read(stored.record.as_bytes());
            let parted = read(ours).zip(read(theirs)).is_none_or(|(ours, theirs)| {
                matches!(play_by_link::relation(&theirs, &ours), Relation::Diverged | Relation::Other)
            });
            (here.updated >= there.updated && !parted).then_some(Winner::Here)
        }
    }
}
