//! What a slot is called in keys and addresses, and what its holder last saw of it.

use std::fmt;

/// What the keys of all slots begin with.
pub(in super::super) const SLOTS: &str = "caldera/slot/";

/// The id of a slot: 1 to 32 of the characters `0-9 a-z -`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotId(String);

impl SlotId {
    /// Reads an id, e.g. from an address. The slot need not exist.
    pub fn new(text: &str) -> Option<SlotId> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        ((1..=32).contains(&text.len()) && text.bytes().all(fits)).then(|| SlotId(text.into()))
    }

    /// The slot that this key of the store belongs to, if it does: so that a page that hears of a changed key knows which.
    pub fn of_key(key: &str) -> Option<SlotId> {
        SlotId::new(key.strip_prefix(SLOTS)?.split_once('/')?.0)
    }

    /// The first free id for a slot made at this moment.
    pub(super) fn fresh(now: u64, taken: &[SlotId]) -> SlotId {
        let mut id = SlotId(format!("{now:x}"));
        let mut number = 2_u32;
        while taken.contains(&id) {
            id = SlotId(format!("{now:x}-{number}"));
            number += 1;
        }
        id
    }
}

impl fmt::Display for SlotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A slot as somebody last saw it. Saving asks for it, so that it is noticed when another tab has saved since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    pub(super) id: SlotId,
    pub(super) revision: u64,
    pub(super) check: u64,
}

impl Ticket {
    /// Whose ticket it is.
    pub fn id(&self) -> &SlotId {
        &self.id
    }
}
