//! The packs at hand: the editions of the set that is compiled in, and those that were loaded.

use std::sync::{PoisonError, RwLock};

use super::{Pack, PackError};

static LOADED: RwLock<Vec<&'static Pack>> = RwLock::new(Vec::new());

impl Pack {
    /// Reads a pack from the bytes of its file, and keeps it for the life of the process (A116, A117).
    pub fn load(bytes: &[u8]) -> Result<&'static Pack, Vec<PackError>> {
        let pack = Pack::read(bytes)?;
        if let Some(known) = Pack::find(&pack.id, pack.hash) {
            return Ok(known);
        }
        let mut loaded = LOADED.write().unwrap_or_else(PoisonError::into_inner);
        let pack: &'static Pack = Box::leak(Box::new(pack));
        loaded.push(pack);
        Ok(pack)
    }

    /// The pack with this id and hash, if it is at hand (A118).
    pub fn find(id: &str, hash: u64) -> Option<&'static Pack> {
        let fits = |pack: &&'static Pack| pack.id == id && pack.hash == hash;
        let current = Pack::caldera();
        let loaded = LOADED.read().unwrap_or_else(PoisonError::into_inner);
        let editions = || (id == current.id).then(Pack::editions)?.find(fits);
        [current].into_iter().chain(loaded.iter().copied()).find(fits).or_else(editions)
    }
}
