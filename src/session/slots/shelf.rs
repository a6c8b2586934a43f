//! The two copies of each slot: how a text is replaced so that no failure loses the old one.
//!
//! A slot has two keys, `caldera/slot/ID/a` and `…/b`. A save always writes over the older copy, so that whatever happens
//! while writing, the newer one is still there; the readable copy with the higher revision is the slot. A copy that cannot
//! be read is put under `caldera/quarantine/…` before its key is used again.
//!
//! Who deletes a slot leaves a mark, `caldera/deleted/ID`, with the moment in milliseconds since 1970: where a second store has copies
//! of the slot as well ([`merge`](super::merge)), they must not bring it back.

use super::{
    beside::REVIEW,
    envelope::{Broken, Stored, checksum},
    id::{SLOTS, SlotId},
    store::{Store, StoreError},
};
use crate::order;

const QUARANTINE: &str = "caldera/quarantine/";
pub(in super::super) const DELETED: &str = "caldera/deleted/";

/// One of the two copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    A,
    B,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = [Side::A, Side::B];

    pub(super) fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    pub(super) fn key(self, id: &SlotId) -> String {
        let side = if self == Side::A { 'a' } else { 'b' };
        format!("{SLOTS}{id}/{side}")
    }
}

/// What is there of a slot.
pub(super) enum Look {
    Nothing,
    /// The newest readable copy. `damaged`: the other one is there and cannot be read.
    Good {
        side: Side,
        stored: Stored,
        damaged: bool,
    },
    /// No copy that may be used; `raw` is everything that is stored.
    Broken {
        why: Broken,
        raw: String,
    },
}

/// The ids of all slots, broken ones too.
pub(super) fn ids(store: &impl Store) -> Result<Vec<SlotId>, StoreError> {
    let mut ids: Vec<SlotId> = store.keys()?.iter().filter_map(|key| SlotId::of_key(key)).collect();
    order::sort_by_key(&mut ids, SlotId::clone);
    ids.dedup();
    Ok(ids)
}

pub(super) fn look(store: &impl Store, id: &SlotId) -> Result<Look, StoreError> {
    let (mut best, mut broken, mut raw): (Option<(Side, Stored)>, _, _) = (None, None, Vec::new());
    for side in Side::BOTH {
        let Some(text) = store.get(&side.key(id))? else { continue };
        match Stored::read(&text) {
            Ok(stored) => {
                if best.as_ref().is_none_or(|(_, other)| other.card.revision < stored.card.revision) {
                    best = Some((side, stored));
                }
            }
            Err(Broken::Newer) => broken = Some(Broken::Newer),
            Err(Broken::Damaged) => broken = broken.or(Some(Broken::Damaged)),
        }
        raw.push(text);
    }
    Ok(match (best, broken) {
        (None, None) => Look::Nothing,
        // What a newer program saved must not be passed over for what an older one had saved before.
        (None, Some(why)) | (_, Some(why @ Broken::Newer)) => Look::Broken { why, raw: raw.join("\n") },
        (Some((side, stored)), broken) => Look::Good { side, stored, damaged: broken.is_some() },
    })
}

/// Writes the next state of a slot; `current` is the copy that has to stay.
pub(super) fn write(
    store: &impl Store,
    id: &SlotId,
    current: Option<Side>,
    next: &Stored,
) -> Result<(), StoreError> {
    let key = current.map_or(Side::A, Side::other).key(id);
    if let Some(old) = store.get(&key)?.filter(|old| Stored::read(old).is_err()) {
        put(store, id, &quarantine_key(&id.to_string(), &old), &old)?;
    }
    put(store, id, &key, &next.write())
}

/// Puts a text under a key of that slot, if need be in the place of reviews, which can be made again, and then of older copies of
/// others, and looks whether it is there.
pub(super) fn put(store: &impl Store, id: &SlotId, key: &str, text: &str) -> Result<(), StoreError> {
    let mut put = store.set(key, text);
    if put == Err(StoreError::Full) && drop_reviews(store)? {
        put = store.set(key, text);
    }
    if put == Err(StoreError::Full) {
        drop_backups(store, id)?;
        put = store.set(key, text);
    }
    put?;
    if store.get(key)?.as_deref() == Some(text) { Ok(()) } else { Err(StoreError::NotKept) }
}

/// Makes room: the reviews of all slots go. Says whether there were any.
fn drop_reviews(store: &impl Store) -> Result<bool, StoreError> {
    let reviews: Vec<String> = store.keys()?.into_iter().filter(|key| key.starts_with(REVIEW)).collect();
    reviews.iter().try_for_each(|key| store.remove(key))?;
    Ok(!reviews.is_empty())
}

/// Makes room: the older copies of all other slots go. Their newer ones have been read and are good.
fn drop_backups(store: &impl Store, except: &SlotId) -> Result<(), StoreError> {
    for id in ids(store)?.iter().filter(|id| *id != except) {
        if let Look::Good { side, damaged: false, .. } = look(store, id)? {
            store.remove(&side.other().key(id))?;
        }
    }
    Ok(())
}

/// Removes both copies, and leaves the mark of what is deleted. The newer copy goes after the older one, so that an interruption
/// does not bring back an older game, and after the mark, unless there is no room for that before.
pub(super) fn remove(store: &impl Store, id: &SlotId, now: u64) -> Result<(), StoreError> {
    let last = match look(store, id)? {
        Look::Good { side, .. } => side,
        _ => Side::A,
    };
    let (mark, moment) = (deleted_key(id), now.to_string());
    store.remove(&last.other().key(id))?;
    match store.set(&mark, &moment) {
        Err(StoreError::Full) => {
            store.remove(&last.key(id))?;
            store.set(&mark, &moment)
        }
        result => result.and_then(|()| store.remove(&last.key(id))),
    }
}

/// The key of the mark that says that a slot was deleted.
pub(super) fn deleted_key(id: &SlotId) -> String {
    format!("{DELETED}{id}")
}

/// The slot whose mark this key is, if it is one.
pub(super) fn deleted_of_key(key: &str) -> Option<SlotId> {
    SlotId::new(key.strip_prefix(DELETED)?)
}

/// The ids that a new slot must not have: those of all slots, and of those that were deleted.
pub(super) fn taken(store: &impl Store) -> Result<Vec<SlotId>, StoreError> {
    let ids = |key: String| SlotId::of_key(&key).or_else(|| deleted_of_key(&key));
    Ok(store.keys()?.into_iter().filter_map(ids).collect())
}

/// Copies a text that cannot be read to where nothing overwrites it. The same text is kept once.
pub(super) fn quarantine(store: &impl Store, id: &SlotId, raw: &str) -> Result<(), StoreError> {
    put_aside(store, &id.to_string(), raw)
}

/// The same for a text of that name.
pub(in super::super) fn put_aside(store: &impl Store, name: &str, raw: &str) -> Result<(), StoreError> {
    store.set(&quarantine_key(name, raw), raw)
}

fn quarantine_key(name: &str, raw: &str) -> String {
    format!("{QUARANTINE}{name}-{:016x}", checksum(raw.as_bytes()))
}

/// The keys and texts in quarantine.
pub(super) fn quarantined(store: &impl Store) -> Result<Vec<(String, String)>, StoreError> {
    let mut found = Vec::new();
    for key in store.keys()?.into_iter().filter(|key| key.starts_with(QUARANTINE)) {
        if let Some(raw) = store.get(&key)? {
            found.push((key[QUARANTINE.len()..].to_owned(), raw));
        }
    }
    order::sort_by_key(&mut found, |(name, _)| name.clone());
    Ok(found)
}

/// Removes one text from quarantine, by the name that [`quarantined`] gives.
pub(super) fn release(store: &impl Store, name: &str) -> Result<(), StoreError> {
    store.remove(&format!("{QUARANTINE}{name}"))
}
