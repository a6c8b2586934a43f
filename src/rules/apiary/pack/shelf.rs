//! The packs at hand: those that are compiled in, and those that were loaded.

use std::sync::{LazyLock, PoisonError, RwLock};

use super::{Pack, PackError};

static CALDERA: LazyLock<&'static Pack> =
    LazyLock::new(|| compiled_in(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/packs/caldera.json"))));

/// It is read only if a game with it is opened.
static FIRST_EDITION: LazyLock<&'static Pack> = LazyLock::new(|| {
    compiled_in(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/packs/caldera-first-edition.json")))
});

fn compiled_in(bytes: &[u8]) -> &'static Pack {
    match Pack::read(bytes) {
        Ok(pack) => Box::leak(Box::new(pack)),
        // The files are part of the program, and a test reads them.
        Err(errors) => panic!("a built-in pack is wrong: {errors:?}"),
    }
}

static LOADED: RwLock<Vec<&'static Pack>> = RwLock::new(Vec::new());

impl Pack {
    /// The Caldera set, in the edition that new games are played with.
    pub fn caldera() -> &'static Pack {
        &CALDERA
    }

    /// The first edition of the Caldera set: games that were begun before its numbers were balanced go on with it (A118).
    pub fn first_edition() -> &'static Pack {
        &FIRST_EDITION
    }

    /// Whether it is an edition of the Caldera set: they differ in numbers and effects, not in what their components are.
    pub fn is_caldera(&self) -> bool {
        let current = Pack::caldera();
        self == current || self.id == current.id && self == *FIRST_EDITION
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
        let current = Pack::caldera();
        let loaded = LOADED.read().unwrap_or_else(PoisonError::into_inner);
        let first = || (id == current.id).then(Pack::first_edition).filter(fits);
        [current].into_iter().chain(loaded.iter().copied()).find(fits).or_else(first)
    }
}
