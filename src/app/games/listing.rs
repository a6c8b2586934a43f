//! What the shelf knows of a game before its part of the program is there: plain data.

use super::{
    load::{Load, loaded},
    part::BoxedGame,
    shelved::Shelved,
};
use crate::{
    app::{dom::El, shell::text::Locale},
    rules::Game,
};

/// A game on the shelf.
#[derive(Clone, Copy)]
pub struct Listing {
    /// Its id in records and addresses.
    pub id: &'static str,
    /// Whether there is a lesson.
    pub teaches: bool,
    /// Its name.
    pub title: fn(Locale) -> &'static str,
    /// See [`Shelved::tagline`].
    pub tagline: fn(Locale) -> &'static str,
    /// See [`Shelved::facts`].
    pub facts: fn(Locale) -> [&'static str; 2],
    /// See [`Shelved::credits`].
    pub credits: fn(Locale) -> &'static str,
    /// See [`Shelved::lid`].
    pub lid: fn(Locale) -> El,
    /// Fetches everything else.
    pub load: Load,
}

impl Listing {
    /// The listing of a game that is fetched like that.
    pub(super) const fn of<T: Shelved>(load: Load) -> Listing {
        Listing {
            id: T::Rules::ID,
            teaches: T::LESSON.is_some(),
            title: T::title,
            tagline: T::tagline,
            facts: T::facts,
            credits: T::credits,
            lid: T::lid,
            load,
        }
    }

    /// The game, if its part is there.
    pub fn game(&self) -> Option<&'static dyn BoxedGame> {
        loaded(self.id)
    }
}
