//! The five islands and the volcano, and sets of them.

use std::fmt;

use crate::rules::NotationError;

/// An island; the volcano is one too, where the rules say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the cards are named after what is printed on them")]
pub enum Island {
    One,
    Two,
    Three,
    Four,
    Five,
    Volcano,
}

impl Island {
    /// All six, in the order in which they drift (V13).
    pub const ALL: [Island; 6] =
        [Island::One, Island::Two, Island::Three, Island::Four, Island::Five, Island::Volcano];
    /// The five that resources lie on (V2).
    pub const RICH: [Island; 5] = [Island::One, Island::Two, Island::Three, Island::Four, Island::Five];
    const NAMES: [&'static str; 6] = ["1", "2", "3", "4", "5", "V"];

    /// 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        Island::NAMES[self as usize]
    }

    pub(super) fn parse(text: &str) -> Result<Island, NotationError> {
        let index = Island::NAMES.iter().position(|name| *name == text);
        index
            .map(|index| Island::ALL[index])
            .ok_or_else(|| NotationError::new(text, "an island 1 to 5, or V"))
    }
}

impl fmt::Display for Island {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of islands: one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct IslandSet(u8);

impl IslandSet {
    /// No island.
    pub const EMPTY: IslandSet = IslandSet(0);

    /// Whether the island is in it.
    pub const fn has(self, island: Island) -> bool {
        self.0 >> island as u8 & 1 == 1
    }

    /// Adds an island.
    pub const fn add(&mut self, island: Island) {
        self.0 |= 1 << island as u8;
    }

    /// Every island in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Island> {
        Island::ALL.into_iter().filter(move |island| self.has(*island))
    }
}

impl FromIterator<Island> for IslandSet {
    fn from_iter<T: IntoIterator<Item = Island>>(islands: T) -> IslandSet {
        let mut set = IslandSet::EMPTY;
        islands.into_iter().for_each(|island| set.add(island));
        set
    }
}

impl fmt::Debug for IslandSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
