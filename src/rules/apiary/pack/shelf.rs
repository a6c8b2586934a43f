//! The packs at hand: the one that is compiled in, and those that were loaded.

use std::sync::{LazyLock, PoisonError, RwLock};

use super::{Pack, PackError};

static CALDERA: LazyLock<&'static Pack> = LazyLock::new(|| {
    match Pack::read(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/packs/caldera.json"))) {
        Ok(pack) => Box::leak(Box::new(pack)),
        // The file is part of the program, and a test reads it.
        Err(errors) => panic!("the built-in pack is wrong: {errors:?}"),
    }
});

static LOADED: RwLock<Vec<&'static Pack>> = RwLock::new(Vec::new());

impl Pack {
    /// The Caldera set, which is compiled in.
    pub fn caldera() -> &'static Pack {
        &CALDERA
    }

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
        let loaded = LOADED.read().unwrap_or_else(PoisonError::into_inner);
        [Pack::caldera()].into_iter().find(fits).or_else(|| loaded.iter().copied().find(fits))
    }
}
