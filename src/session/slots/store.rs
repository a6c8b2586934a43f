//! Where slots are kept: texts under keys. The browser's local storage is one, [`MemoryStore`](super::MemoryStore) another.

use std::{error::Error, fmt, rc::Rc};

/// A place for texts under keys. Others may change it at any time: nothing read from it is still certain later.
pub trait Store {
    /// The text under this key.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;
    /// Puts a text under this key, in place of any other.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;
    /// Removes the key, if it is there.
    fn remove(&self, key: &str) -> Result<(), StoreError>;
    /// All keys, in any order, also those of others.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

impl<S: Store + ?Sized> Store for Rc<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        (**self).get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        (**self).set(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        (**self).remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        (**self).keys()
    }
}

impl<S: Store + ?Sized> Store for &S {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        (**self).get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        (**self).set(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        (**self).remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        (**self).keys()
    }
}

/// Why the store did not do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser does not let this page keep anything: private window, blocked storage.
    Denied,
    /// There is no room left.
    Full,
    /// It took the text, but does not have it.
    NotKept,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreError::Denied => "storage is not allowed here",
            StoreError::Full => "storage is full",
            StoreError::NotKept => "storage did not keep what it was given",
        })
    }
}

impl Error for StoreError {}
