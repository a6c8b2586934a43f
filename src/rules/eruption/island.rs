//! What is printed on the island: the volcano, resources, villages (rules page 1.3 to 1.6).

use super::{
    hex::{Dir, HEXES, Hex, HexSet},
    material::Material,
};

/// The mouths: a hex in front of one, and its edge on the mouth (1.3).
pub const MOUTHS: [(Hex, Dir); 6] = [
    (Hex::known(-1, -1), Dir::SE),
    (Hex::known(1, -2), Dir::SW),
    (Hex::known(2, -1), Dir::SW),
    (Hex::known(1, 1), Dir::N),
    (Hex::known(-1, 2), Dir::N),
    (Hex::known(-2, 1), Dir::SE),
];

/// The blank edges of the volcano: a hex before one, and its edge there (1.3).
pub const BLANKS: [(Hex, Dir); 12] = [
    (Hex::known(-1, -1), Dir::S),
    (Hex::known(1, -2), Dir::S),
    (Hex::known(2, -1), Dir::NW),
    (Hex::known(1, 1), Dir::NW),
    (Hex::known(-1, 2), Dir::NE),
    (Hex::known(-2, 1), Dir::NE),
    (Hex::known(-2, 0), Dir::SE),
    (Hex::known(-2, 2), Dir::NE),
    (Hex::known(0, -2), Dir::S),
    (Hex::known(0, 2), Dir::N),
    (Hex::known(2, -2), Dir::SW),
    (Hex::known(2, 0), Dir::NW),
];

/// The resource hexes (1.4).
pub const RESOURCES: [(Hex, Material); 12] = [
    (Hex::known(0, -2), Material::Straw),
    (Hex::known(2, -2), Material::Straw),
    (Hex::known(2, 0), Material::Straw),
    (Hex::known(0, 2), Material::Straw),
    (Hex::known(-2, 2), Material::Straw),
    (Hex::known(-2, 0), Material::Straw),
    (Hex::known(-2, -2), Material::Wood),
    (Hex::known(-2, 4), Material::Wood),
    (Hex::known(4, -2), Material::Wood),
    (Hex::known(-4, 2), Material::Stone),
    (Hex::known(2, -4), Material::Stone),
    (Hex::known(2, 2), Material::Stone),
];

/// The material that a tile on this hex pays (E35).
pub fn resource(hex: Hex) -> Option<Material> {
    RESOURCES.iter().find(|(at, _)| *at == hex).map(|(_, material)| *material)
}

/// One of the six villages, clockwise from the top (1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Village(u8);

impl Village {
    /// All six: orange, yellow, green, blue, purple, red.
    pub const ALL: [Village; 6] = [Village(0), Village(1), Village(2), Village(3), Village(4), Village(5)];

    /// 0 (top, orange) to 5 (upper left, red).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its seven edges, owner's left to right.
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        (self.0 * 7..self.0 * 7 + 7).map(Slot)
    }

    /// The villages in play for that many players, in turn order (1.5).
    pub const fn in_play(players: u8) -> &'static [Village] {
        match players {
            2 => &[Village(0), Village(3)],
            3 => &[Village(0), Village(2), Village(4)],
            4 => &[Village(1), Village(2), Village(4), Village(5)],
            5 => &[Village(0), Village(1), Village(2), Village(4), Village(5)],
            6 => &Village::ALL,
            _ => &[],
        }
    }
}

/// The village edges: hex and direction, owner's left to right (1.5).
const VILLAGE_EDGES: [[(i8, i8, Dir); 7]; 6] = {
    use Dir::*;
    [
        [(2, -5, NW), (1, -4, N), (1, -4, NW), (0, -3, N), (-1, -3, NE), (-1, -3, N), (-2, -3, NE)],
        [(5, -3, N), (4, -3, NE), (4, -3, N), (3, -3, NE), (3, -4, SE), (3, -4, NE), (3, -5, SE)],
        [(3, 2, NE), (3, 1, SE), (3, 1, NE), (3, 0, SE), (4, -1, S), (4, -1, SE), (5, -2, S)],
        [(-2, 5, SE), (-1, 4, S), (-1, 4, SE), (0, 3, S), (1, 3, SW), (1, 3, S), (2, 3, SW)],
        [(-5, 3, S), (-4, 3, SW), (-4, 3, S), (-3, 3, SW), (-3, 4, NW), (-3, 4, SW), (-3, 5, NW)],
        [(-3, -2, SW), (-3, -1, NW), (-3, -1, SW), (-3, 0, NW), (-4, 1, N), (-4, 1, NW), (-5, 2, N)],
    ]
};

/// How many village edges there are.
pub const SLOTS: usize = 42;

const SLOT_PLACES: [(Hex, Dir); SLOTS] = {
    let mut out = [(Hex::known(0, -3), Dir::N); SLOTS];
    let mut i = 0;
    while i < SLOTS {
        let (q, r, dir) = VILLAGE_EDGES[i / 7][i % 7];
        out[i] = (Hex::known(q, r), dir);
        i += 1;
    }
    out
};

/// The slot on each edge of each hex, or 255.
const SLOT_AT: [[u8; 6]; HEXES] = {
    let mut out = [[u8::MAX; 6]; HEXES];
    let mut i = 0;
    while i < SLOTS {
        let (hex, dir) = SLOT_PLACES[i];
        out[hex.index()][dir.index()] = i as u8;
        i += 1;
    }
    out
};

/// The edges of each hex that lie on a village, as an edge mask.
const VILLAGE_MASKS: [u8; HEXES] = {
    let mut out = [0; HEXES];
    let mut i = 0;
    while i < SLOTS {
        let (hex, dir) = SLOT_PLACES[i];
        out[hex.index()] |= 1 << dir.index();
        i += 1;
    }
    out
};

/// One of the seven edges of one of the six villages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// All 42, village by village.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }

    /// The village edge on that edge of a hex, if there is one.
    pub const fn at(hex: Hex, dir: Dir) -> Option<Slot> {
        match SLOT_AT[hex.index()][dir.index()] {
            u8::MAX => None,
            slot => Some(Slot(slot)),
        }
    }

    /// The playable hex and its edge on the village.
    pub const fn place(self) -> (Hex, Dir) {
        SLOT_PLACES[self.0 as usize]
    }

    /// Whose edge it is.
    pub const fn village(self) -> Village {
        Village(self.0 / 7)
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    pub(super) fn from_bits(mut bits: u64) -> impl Iterator<Item = Slot> {
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let slot = Slot(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(slot)
        })
    }
}

/// The village edges of a hex, as an edge mask.
pub(super) const fn village_mask(hex: Hex) -> u8 {
    VILLAGE_MASKS[hex.index()]
}

/// Hexes whose edge in each direction faces a mouth, and a blank edge of the volcano.
pub(super) const VOLCANO_FACING: ([HexSet; 6], [HexSet; 6]) = {
    let (mut lava, mut bare) = ([HexSet::EMPTY; 6], [HexSet::EMPTY; 6]);
    let mut i = 0;
    while i < MOUTHS.len() {
        lava[MOUTHS[i].1.index()].insert(MOUTHS[i].0);
        i += 1;
    }
    i = 0;
    while i < BLANKS.len() {
        bare[BLANKS[i].1.index()].insert(BLANKS[i].0);
        i += 1;
    }
    (lava, bare)
};

/// The volcano's seven hexes: no tile lies there.
pub const fn is_volcano(q: i8, r: i8) -> bool {
    matches!((q, r), (0, -1..=1) | (1, 0 | -1) | (-1, 0 | 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_mouths_and_twelve_blanks_face_the_eighteen_volcano_edges() {
        let mut edges: Vec<_> = MOUTHS.iter().chain(&BLANKS).collect();
        edges.sort();
        edges.dedup();
        assert_eq!(edges.len(), 18);
        for (hex, dir) in edges {
            let (q, r) = hex.axial();
            assert!(is_volcano(q + dir.step().0, r + dir.step().1), "{hex} {dir} faces the volcano");
        }
    }

    #[test]
    fn twelve_hexes_pay_six_straw_three_wood_three_stone() {
        let count = |material| Hex::all().filter(|hex| resource(*hex) == Some(material)).count();
        assert_eq!((count(Material::Straw), count(Material::Wood), count(Material::Stone)), (6, 3, 3));
    }

    #[test]
    fn villages_have_seven_edges_each_and_no_hex_touches_two() {
        for slot in Slot::all() {
            let (hex, dir) = slot.place();
            assert_eq!(hex.neighbour(dir), None, "{hex} {dir} is on the rim");
            assert_eq!(Slot::at(hex, dir), Some(slot));
        }
        for hex in Hex::all() {
            let mut villages: Vec<_> =
                Dir::ALL.iter().filter_map(|dir| Slot::at(hex, *dir)).map(Slot::village).collect();
            assert!(villages.len() <= 2, "{hex} adds at most two contacts");
            villages.dedup();
            assert!(villages.len() <= 1);
        }
    }

    #[test]
    fn the_rest_of_the_rim_is_twenty_four_sea_edges() {
        let sea = |hex: Hex, dir: Dir| {
            let (q, r) = (hex.axial().0 + dir.step().0, hex.axial().1 + dir.step().1);
            hex.neighbour(dir).is_none() && !is_volcano(q, r) && Slot::at(hex, dir).is_none()
        };
        let count: usize = Hex::all().map(|hex| Dir::ALL.iter().filter(|dir| sea(hex, **dir)).count()).sum();
        assert_eq!(count, 24);
    }

    #[test]
    fn e1_villages_by_number_of_players() {
        let indices =
            |players| Village::in_play(players).iter().map(|village| village.index()).collect::<Vec<_>>();
        assert_eq!(indices(2), [0, 3]);
        assert_eq!(indices(3), [0, 2, 4]);
        assert_eq!(indices(4), [1, 2, 4, 5]);
        assert_eq!(indices(5), [0, 1, 2, 4, 5]);
        assert_eq!(indices(6), [0, 1, 2, 3, 4, 5]);
    }
}
