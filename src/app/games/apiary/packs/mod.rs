//! Component packs from files (chapter 10 of the rules): each that was loaded is kept in the browser's storage as its own text,
//! so that games with it can be opened. What is wrong with a file is said in `words`.

mod words;

use serde_json::Value;

use crate::{
    app::shell::files::Unread,
    rules::apiary::{
        Pack,
        pack::{PackError, Problem},
    },
    session::slots::{Store, StoreError},
};

pub use words::{described, refusal};

/// What the keys of kept packs begin with; the hash and the id follow.
const KEY: &str = "caldera/pack/apiary/";

/// No pack is larger than that: the built-in one has less than a tenth of it.
pub const MOST_BYTES: usize = 512 << 10;

/// Why a file gives no pack to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is larger than any pack.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
    /// It names itself like the built-in pack, and is another one.
    BuiltIn(String),
    /// It is no pack, and this is why.
    Wrong(Vec<PackError>),
}

impl From<Unread> for Refused {
    fn from(why: Unread) -> Refused {
        match why {
            Unread::TooLarge => Refused::TooLarge,
            Unread::Unreadable => Refused::Unreadable,
        }
    }
}

/// Reads a pack from the bytes of a file: any bytes give a pack or what is wrong with them.
pub fn read(bytes: &[u8]) -> Result<&'static Pack, Refused> {
    if bytes.len() > MOST_BYTES {
        return Err(Refused::TooLarge);
    }
    let pack = Pack::load(bytes).map_err(Refused::Wrong)?;
    match pack.id == Pack::caldera().id && pack != Pack::caldera() {
        true => Err(Refused::BuiltIn(pack.id.clone())),
        false => Ok(pack),
    }
}

fn key_of(pack: &Pack) -> String {
    [KEY, &pack.hash_text(), "/", &pack.id].concat()
}

/// Keeps a pack that was read from these bytes. The built-in one need not be kept.
pub fn keep(store: &impl Store, pack: &Pack, bytes: &[u8]) -> Result<(), StoreError> {
    if pack == Pack::caldera() {
        return Ok(());
    }
    // What a human has laid out in lines is kept without them.
    let short = serde_json::from_slice::<Value>(bytes).map(|value| value.to_string());
    let text = short.unwrap_or_else(|_| String::from_utf8_lossy(bytes).into_owned());
    store.set(&key_of(pack), &text)?;
    match store.get(&key_of(pack))? == Some(text) {
        true => Ok(()),
        false => {
            let _ = store.remove(&key_of(pack));
            Err(StoreError::NotKept)
        }
    }
}

/// A kept pack as it was read; nothing for the built-in one.
pub fn text(store: &impl Store, pack: &Pack) -> Option<String> {
    if pack == Pack::caldera() {
        return None;
    }
    store.get(&key_of(pack)).ok()?
}

/// Forgets a pack. Games with it go on as long as this page is open.
pub fn forget(store: &impl Store, pack: &Pack) -> Result<(), StoreError> {
    store.remove(&key_of(pack))
}

/// The packs that are kept, by name; what is damaged is passed over. From now on games with them can be opened.
pub fn kept(store: &impl Store) -> Vec<&'static Pack> {
    let keys = store.keys().unwrap_or_default();
    let mut packs: Vec<&'static Pack> = keys.iter().filter_map(|key| find(store, key)).collect();
    packs.sort_by(|a, b| (&a.name.en, a.hash).cmp(&(&b.name.en, b.hash)));
    packs
}

/// Makes the kept packs known, before a game is opened that may have one of them.
pub fn register_kept(store: &impl Store) {
    kept(store);
}

/// The pack under that key: read only if it is not known yet.
fn find(store: &impl Store, key: &str) -> Option<&'static Pack> {
    let (hash, id) = key.strip_prefix(KEY)?.split_once('/')?;
    let number = u64::from_str_radix(hash, 16).ok()?;
    let known = Pack::find(id, number);
    known.or_else(|| read(store.get(key).ok()??.as_bytes()).ok()).filter(|pack| key_of(pack) == key)
}

/// The first few of all that is wrong, and how many more there are.
pub fn first_few(errors: &[PackError]) -> (&[PackError], usize) {
    let shown = errors.len().min(8);
    (&errors[..shown], errors.len() - shown)
}

/// Whether the file is none of a pack at all, so that no place in it can be named.
pub fn is_no_pack(errors: &[PackError]) -> bool {
    matches!(errors, [PackError { problem: Problem::NoJson(_) | Problem::Format, .. }])
}

#[cfg(test)]
mod tests;
