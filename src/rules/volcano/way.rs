//! How an island can be reached.

/// How an island can be reached from another (V8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// It is beside it (V9).
    Beside,
    /// The current leads there (V10).
    Current,
}
