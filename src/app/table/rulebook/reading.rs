//! A book that is being read.

use std::ops::Range;

use super::{book::Rulebook, search::Search};
use crate::app::shell::text::Locale;

/// A book that is read: what every part of it is drawn with.
#[derive(Clone, Copy)]
pub struct Reading {
    /// The book.
    pub book: Rulebook,
    /// Its language.
    pub locale: Locale,
    /// The search of it.
    pub search: Search,
    /// How far down its titles begin: 2 on a page of its own, one more in a dialog.
    pub level: u8,
}

impl Reading {
    /// Whether these texts are hidden by the search.
    pub fn hides(self, texts: Range<usize>) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
        let Range { start, end } = texts;
        move || self.search.hides(&(start..end))
    }
}
