//! Tiles. A tile on the board is the set of its lava edges and nothing else: the twelve kinds of lava tile are exactly the
//! twelve ways, up to turning, to choose one to five of six edges; all six are an eruption tile.

use std::{fmt, str::FromStr};

use super::hex::{Dir, Dirs};
use crate::rules::NotationError;

/// Lava edges of a turned tile, one bit for each direction. Never empty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The tile with six lava edges: a source of its own.
    pub const ERUPTION: Tile = Tile(0b11_1111);

    pub(super) const fn from_mask(mask: u8) -> Option<Tile> {
        if mask == 0 || mask > 63 { None } else { Some(Tile(mask)) }
    }

    pub(super) const fn mask(self) -> u8 {
        self.0
    }

    /// Whether lava reaches that edge.
    pub const fn has(self, dir: Dir) -> bool {
        self.0 >> dir.index() & 1 != 0
    }

    /// Its lava edges, clockwise.
    pub fn edges(self) -> impl Iterator<Item = Dir> {
        Dirs(self.0).iter()
    }

    /// Turned clockwise.
    pub const fn turned(self, steps: usize) -> Tile {
        Tile((self.0 << (steps % 6) | self.0 >> (6 - steps % 6)) & 63)
    }

    /// The kind of lava tile it is, and its turn; `None` for an eruption tile.
    pub const fn kind(self) -> Option<(Kind, Turn)> {
        KIND_OF[self.0 as usize]
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({:06b})", self.0)
    }
}

/// How far a tile is turned, in clockwise sixths: always the smallest number that gives the same picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(u8);

impl Turn {
    /// Not turned.
    pub const ZERO: Turn = Turn(0);
    /// All six.
    pub const ALL: [Turn; 6] = [Turn(0), Turn(1), Turn(2), Turn(3), Turn(4), Turn(5)];

    /// 0 to 5.
    pub const fn steps(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Turn {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Turn, NotationError> {
        match text.as_bytes() {
            [digit @ b'0'..=b'5'] => Ok(Turn(digit - b'0')),
            _ => Err(NotationError::new(text, "a turn from 0 to 5")),
        }
    }
}

/// One of the twelve kinds of lava tile, in the order of the rules page (1.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

/// How many kinds there are.
pub const KINDS: usize = 12;

/// Name (the unturned lava edges), how many there are, how many turns look different (1.7).
const TABLE: [(&str, u8, u8); KINDS] = [
    ("3", 1, 6),
    ("03", 1, 3),
    ("34", 2, 6),
    ("35", 2, 6),
    ("024", 3, 2),
    ("123", 3, 6),
    ("035", 4, 6),
    ("013", 4, 6),
    ("0134", 4, 3),
    ("0123", 4, 6),
    ("0135", 6, 6),
    ("01235", 6, 6),
];

const MASKS: [u8; KINDS] = {
    let mut out = [0; KINDS];
    let mut i = 0;
    while i < KINDS {
        let name = TABLE[i].0.as_bytes();
        let mut j = 0;
        while j < name.len() {
            out[i] |= 1 << (name[j] - b'0');
            j += 1;
        }
        i += 1;
    }
    out
};

const KIND_OF: [Option<(Kind, Turn)>; 64] = {
    let mut out = [None; 64];
    let mut kind = 0;
    while kind < KINDS {
        let mut turn = 0;
        while turn < TABLE[kind].2 {
            let mask = Tile(MASKS[kind]).turned(turn as usize).0 as usize;
            assert!(out[mask].is_none());
            out[mask] = Some((Kind(kind as u8), Turn(turn)));
            turn += 1;
        }
        kind += 1;
    }
    out
};

impl Kind {
    /// All twelve.
    pub fn all() -> impl ExactSizeIterator<Item = Kind> + DoubleEndedIterator {
        (0..KINDS as u8).map(Kind)
    }

    /// 0 to 11.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The one with that index.
    pub(super) const fn nth(index: usize) -> Option<Kind> {
        if index < KINDS { Some(Kind(index as u8)) } else { None }
    }

    /// How many tiles of this kind the box holds.
    pub const fn count(self) -> u8 {
        TABLE[self.0 as usize].1
    }

    /// How many turns give different pictures: 2, 3 or 6.
    pub const fn orientations(self) -> u8 {
        TABLE[self.0 as usize].2
    }

    /// The turns that give different pictures, from 0.
    pub fn turns(self) -> impl DoubleEndedIterator<Item = Turn> + Clone {
        (0..self.orientations()).map(Turn)
    }

    /// The tile, turned. A turn beyond the kind's symmetry gives the same picture as a smaller one.
    pub const fn tile(self, turn: Turn) -> Tile {
        Tile(MASKS[self.0 as usize]).turned(turn.0 as usize)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TABLE[self.index()].0)
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kind({self})")
    }
}

impl FromStr for Kind {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Kind, NotationError> {
        let found = Kind::all().find(|kind| TABLE[kind.index()].0 == text);
        found.ok_or_else(|| NotationError::new(text, "a kind of lava tile, such as 0135"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forty_lava_tiles_of_twelve_kinds() {
        assert_eq!(Kind::all().map(|kind| u32::from(kind.count())).sum::<u32>(), 40);
    }

    #[test]
    fn every_choice_of_one_to_five_edges_is_one_kind_in_one_turn() {
        for mask in 1..63 {
            let (kind, turn) = Tile(mask).kind().unwrap();
            assert_eq!(kind.tile(turn), Tile(mask));
        }
        assert_eq!(Tile::ERUPTION.kind(), None);
    }

    #[test]
    fn orientations_are_counted_by_turning() {
        for kind in Kind::all() {
            let smallest =
                (1..=6).find(|steps| kind.tile(Turn::ZERO).turned(*steps) == kind.tile(Turn::ZERO));
            assert_eq!(smallest, Some(kind.orientations().into()), "{kind}");
        }
    }

    #[test]
    fn a_turn_moves_edges_clockwise() {
        let straight: Kind = "03".parse().unwrap();
        assert_eq!(straight.tile(Turn(2)).edges().collect::<Vec<_>>(), [Dir::SE, Dir::NW]);
    }
}
