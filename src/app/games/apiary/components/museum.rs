//! The museum.
