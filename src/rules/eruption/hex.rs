//! The 60 playable hexes and sets of them.

use std::fmt;

use hexx::Hex as Axial;

use crate::rules::NotationError;

/// One of the six directions of a flat-top hex, and the edge on that side; clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dir {
    /// North.
    N,
    /// North-east.
    NE,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// North-west.
    NW,
}

impl Dir {
    /// All six, clockwise from the top.
    pub const ALL: [Dir; 6] = [Dir::N, Dir::NE, Dir::SE, Dir::S, Dir::SW, Dir::NW];
    const NAMES: [&'static str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];
    const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

    /// 0 (N) to 5 (NW).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction that many sixths of a turn clockwise.
    pub const fn turned(self, steps: usize) -> Dir {
        Dir::ALL[(self as usize + steps) % 6]
    }

    /// The other way.
    pub const fn opposite(self) -> Dir {
        self.turned(3)
    }

    /// The axial step `(q, r)`.
    pub const fn step(self) -> (i8, i8) {
        Dir::STEPS[self as usize]
    }

    /// The direction with this name in the notation.
    pub fn parse(name: &str) -> Option<Dir> {
        let index = Dir::NAMES.iter().position(|known| *known == name)?;
        Some(Dir::ALL[index])
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Dir::NAMES[self.index()])
    }
}

/// The columns of the island: `q`, and the `r` of its playable hexes.
const COLUMNS: [(i8, &[i8]); 11] = [
    (-5, &[2, 3]),
    (-4, &[1, 2, 3]),
    (-3, &[-2, -1, 0, 1, 2, 3, 4, 5]),
    (-2, &[-3, -2, -1, 0, 1, 2, 3, 4, 5]),
    (-1, &[-3, -2, -1, 2, 3, 4]),
    (0, &[-3, -2, 2, 3]),
    (1, &[-4, -3, -2, 1, 2, 3]),
    (2, &[-5, -4, -3, -2, -1, 0, 1, 2, 3]),
    (3, &[-5, -4, -3, -2, -1, 0, 1, 2]),
    (4, &[-3, -2, -1]),
    (5, &[-3, -2]),
];

/// How many playable hexes the island has.
pub const HEXES: usize = 60;

/// The axial coordinates of every playable hex, column by column.
const AXIAL: [(i8, i8); HEXES] = {
    let mut out = [(0, 0); HEXES];
    let (mut column, mut next) = (0, 0);
    while column < COLUMNS.len() {
        let (q, rows) = COLUMNS[column];
        let mut row = 0;
        while row < rows.len() {
            out[next] = (q, rows[row]);
            next += 1;
            row += 1;
        }
        column += 1;
    }
    assert!(next == HEXES);
    out
};

/// The index of the hex at `(q + 5, r + 5)`, or `NONE`.
const INDEX: [[u8; 11]; 11] = {
    let mut out = [[NONE; 11]; 11];
    let mut i = 0;
    while i < HEXES {
        let (q, r) = AXIAL[i];
        out[(q + 5) as usize][(r + 5) as usize] = i as u8;
        i += 1;
    }
    out
};
const NONE: u8 = u8::MAX;

/// The neighbours of each hex in the six directions, or `NONE`.
const NEIGHBOURS: [[u8; 6]; HEXES] = {
    let mut out = [[NONE; 6]; HEXES];
    let mut i = 0;
    while i < HEXES {
        let mut d = 0;
        while d < 6 {
            let (q, r) = (AXIAL[i].0 + Dir::STEPS[d].0, AXIAL[i].1 + Dir::STEPS[d].1);
            if q >= -5 && q <= 5 && r >= -5 && r <= 5 {
                out[i][d] = INDEX[(q + 5) as usize][(r + 5) as usize];
            }
            d += 1;
        }
        i += 1;
    }
    out
};

/// A playable hex of the island (rules page 1.2), ordered by column and row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

impl Hex {
    /// The playable hex at these axial coordinates.
    pub const fn at(q: i8, r: i8) -> Option<Hex> {
        if q < -5 || q > 5 || r < -5 || r > 5 {
            return None;
        }
        match INDEX[(q + 5) as usize][(r + 5) as usize] {
            NONE => None,
            index => Some(Hex(index)),
        }
    }

    /// The same, for the tables of this module tree, which name only hexes that exist.
    pub(super) const fn known(q: i8, r: i8) -> Hex {
        match Hex::at(q, r) {
            Some(hex) => hex,
            None => panic!("a table names a hex that does not exist"),
        }
    }

    /// All 60, in order.
    pub fn all() -> impl Iterator<Item = Hex> {
        HexSet::ALL.iter()
    }

    /// 0 to 59.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The axial coordinates `(q, r)`; the centre of the volcano is `(0, 0)`.
    pub const fn axial(self) -> (i8, i8) {
        AXIAL[self.0 as usize]
    }

    /// The same as a [`hexx`] coordinate, for pixel layouts and distances.
    pub fn to_hexx(self) -> Axial {
        let (q, r) = self.axial();
        Axial::new(q.into(), r.into())
    }

    /// The playable hex on that side, if there is one.
    pub const fn neighbour(self, dir: Dir) -> Option<Hex> {
        match NEIGHBOURS[self.0 as usize][dir as usize] {
            NONE => None,
            index => Some(Hex(index)),
        }
    }

    pub(super) fn parse(text: &str) -> Result<Hex, NotationError> {
        let (q, r) = parse_axial(text)?;
        Hex::at(q, r).ok_or_else(|| NotationError::new(text, "a playable hex"))
    }
}

/// Reads `q,r` without asking whether there is such a hex.
pub(super) fn parse_axial(text: &str) -> Result<(i8, i8), NotationError> {
    let number = |part: &str| part.parse::<i8>().ok().filter(|n| n.to_string() == part);
    text.split_once(',')
        .and_then(|(q, r)| Some((number(q)?, number(r)?)))
        .ok_or_else(|| NotationError::new(text, "a hex such as -1,2"))
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.axial();
        write!(f, "{q},{r}")
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hex({self})")
    }
}

/// A set of playable hexes: one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct HexSet(u64);

impl HexSet {
    /// No hex.
    pub const EMPTY: HexSet = HexSet(0);
    /// The whole island.
    pub const ALL: HexSet = HexSet((1 << HEXES) - 1);

    /// The set of one hex.
    pub const fn of(hex: Hex) -> HexSet {
        HexSet(1 << hex.0)
    }

    /// Whether it holds this hex.
    pub const fn has(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 != 0
    }

    /// Adds a hex.
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Takes a hex out.
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }

    /// How many hexes.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first hex in order.
    pub const fn first(self) -> Option<Hex> {
        if self.0 == 0 { None } else { Some(Hex(self.0.trailing_zeros() as u8)) }
    }

    /// Its hexes in order.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let hex = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(hex)
        })
    }
}

/// A set of directions: one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dirs(pub(super) u8);

impl Dirs {
    /// The directions whose set of hexes holds this hex.
    pub(super) fn holding(sets: &[HexSet; 6], hex: Hex) -> Dirs {
        let bit = |dir: usize| ((sets[dir].0 >> hex.0 & 1) as u8) << dir;
        Dirs(bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5))
    }

    /// Its directions, clockwise from the top.
    pub(super) fn iter(self) -> impl Iterator<Item = Dir> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let dir = *Dir::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(dir)
        })
    }
}

impl std::ops::BitAnd for HexSet {
    type Output = HexSet;
    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }
}

impl std::ops::BitOr for HexSet {
    type Output = HexSet;
    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for HexSet {
    fn bitor_assign(&mut self, other: HexSet) {
        self.0 |= other.0;
    }
}

impl std::ops::Not for HexSet {
    type Output = HexSet;
    fn not(self) -> HexSet {
        HexSet(!self.0 & HexSet::ALL.0)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<T: IntoIterator<Item = Hex>>(hexes: T) -> HexSet {
        hexes.into_iter().fold(HexSet::EMPTY, |set, hex| set | HexSet::of(hex))
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_island_has_sixty_hexes_thirty_of_them_on_the_rim() {
        assert_eq!(Hex::all().count(), 60);
        let volcano = |hex: Hex, dir: Dir| {
            let (q, r) = (hex.axial().0 + dir.step().0, hex.axial().1 + dir.step().1);
            i32::from(q.abs()).max(i32::from(r.abs())).max(i32::from((q + r).abs())) <= 1
        };
        let outside = |hex: Hex, dir: Dir| hex.neighbour(dir).is_none() && !volcano(hex, dir);
        let rim = Hex::all().filter(|hex| Dir::ALL.iter().any(|dir| outside(*hex, *dir))).count();
        let edges: usize =
            Hex::all().map(|hex| Dir::ALL.iter().filter(|dir| outside(hex, **dir)).count()).sum();
        let beside = Hex::all().filter(|hex| Dir::ALL.iter().any(|dir| volcano(*hex, *dir))).count();
        assert_eq!((rim, edges, beside), (30, 66, 12));
    }

    #[test]
    fn a_set_holds_each_hex_once_and_in_order() {
        let (one, two) = (Hex::known(0, -2), Hex::known(-1, 2));
        let set: HexSet = [two, one, two].into_iter().collect();
        assert_eq!((set.len(), HexSet::EMPTY.len(), HexSet::ALL.len()), (2, 0, 60));
        assert!(set.has(one) && set.has(two) && set.iter().is_sorted());
    }

    #[test]
    fn the_shape_turns_onto_itself_in_sixths() {
        for hex in Hex::all() {
            let (q, r) = hex.axial();
            assert!(Hex::at(-r, q + r).is_some(), "{hex} turned by a sixth");
        }
    }

    #[test]
    fn directions_agree_with_hexx() {
        for hex in Hex::all() {
            for dir in Dir::ALL {
                if let Some(next) = hex.neighbour(dir) {
                    assert_eq!(hex.to_hexx().unsigned_distance_to(next.to_hexx()), 1);
                    assert_eq!(next.neighbour(dir.opposite()), Some(hex));
                }
            }
        }
    }
}
