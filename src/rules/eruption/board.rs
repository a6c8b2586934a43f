//! The island in play: tiles, walls, and what fits where. Everything is kept as sets of hexes, one for each of the six
//! directions, so that a question about the whole island is a few ands and ors.

use super::{
    hex::{Dir, Dirs, HEXES, Hex, HexSet},
    island::{MOUTHS, Slot, VOLCANO_FACING, Village, village_mask},
    material::Material,
    tile::{Kind, Tile, Turn},
    wall::Edge,
};

const MOUTH_HEXES: HexSet = {
    let mut set = HexSet::EMPTY;
    let mut i = 0;
    while i < MOUTHS.len() {
        set.insert(MOUTHS[i].0);
        i += 1;
    }
    set
};

/// Tiles and walls on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    tiles: [u8; HEXES],
    occupied: HexSet,
    eruptions: HexSet,
    /// Tiles with lava on that edge.
    lava: [HexSet; 6],
    /// Hexes, taken or empty, whose edge there faces lava: of a tile or a mouth.
    facing_lava: [HexSet; 6],
    /// Hexes, taken or empty, whose edge there faces a tile's edge without lava, or a blank edge of the volcano.
    facing_bare: [HexSet; 6],
    /// By material and side: the empty hexes that have a wall on that edge.
    walls: [[HexSet; 6]; 3],
    /// By material: the village edges with a wall.
    village_walls: [u64; 3],
}

impl Default for Board {
    fn default() -> Board {
        Board {
            tiles: [0; HEXES],
            occupied: HexSet::EMPTY,
            eruptions: HexSet::EMPTY,
            lava: [HexSet::EMPTY; 6],
            facing_lava: VOLCANO_FACING.0,
            facing_bare: VOLCANO_FACING.1,
            walls: [[HexSet::EMPTY; 6]; 3],
            village_walls: [0; 3],
        }
    }
}

/// Tiles.
impl Board {
    /// The tile on a hex.
    pub fn tile(&self, hex: Hex) -> Option<Tile> {
        Tile::from_mask(self.tiles[hex.index()])
    }

    /// The hexes with a tile.
    pub fn occupied(&self) -> HexSet {
        self.occupied
    }

    /// The hexes with an eruption tile.
    pub fn eruptions(&self) -> HexSet {
        self.eruptions
    }

    /// What that edge of a hex faces: `Some(true)` lava, `Some(false)` a tile's bare edge or the blank volcano, `None`
    /// neither (an empty hex, a village, the sea).
    pub fn faces(&self, hex: Hex, dir: Dir) -> Option<bool> {
        if self.facing_lava[dir.index()].has(hex) {
            Some(true)
        } else if self.facing_bare[dir.index()].has(hex) {
            Some(false)
        } else {
            None
        }
    }

    /// E25 (a) to (c): the hexes, taken or empty, where this tile matches all around and joins lava.
    ///
    /// ```text
    ///   bad   = an edge of the tile has lava where bare is faced, or is bare where lava is faced
    ///   joins = an edge of the tile has lava where lava is faced
    ///   fits  = joins and not bad
    /// ```
    pub fn fits(&self, tile: Tile) -> HexSet {
        let (mut bad, mut joins) = (HexSet::EMPTY, HexSet::EMPTY);
        for dir in Dir::ALL {
            let (lava, bare) = (self.facing_lava[dir.index()], self.facing_bare[dir.index()]);
            if tile.has(dir) {
                bad |= bare;
                joins |= lava;
            } else {
                bad |= lava;
            }
        }
        joins & !bad
    }

    /// The hexes of `within` that this kind of tile fits, for each turn that gives a picture of its own.
    pub(super) fn fits_turned(&self, kind: Kind, within: HexSet) -> [HexSet; 6] {
        let mut sets = [HexSet::EMPTY; 6];
        for turn in kind.turns() {
            sets[turn.steps()] = self.fits(kind.tile(turn)) & within;
        }
        sets
    }

    /// Whether this kind of tile fits any hex of `within`.
    pub(super) fn fits_any(&self, kind: Kind, within: HexSet) -> bool {
        kind.turns().any(|turn| !(self.fits(kind.tile(turn)) & within).is_empty())
    }

    /// E17: the empty hexes where an eruption tile may go.
    pub fn fits_eruption(&self) -> HexSet {
        let bare = self.facing_bare.iter().fold(HexSet::EMPTY, |all, set| all | *set);
        !(self.occupied | bare)
    }

    /// E50: for each turn afterwards, the tiles that can be turned to it and still match.
    pub(super) fn turnable(&self) -> [HexSet; 6] {
        let mut sets = [HexSet::EMPTY; 6];
        for steps in 1..6 {
            let mut bad = HexSet::EMPTY;
            for dir in Dir::ALL {
                let lava = self.lava[dir.turned(6 - steps).index()];
                bad |= (self.facing_lava[dir.index()] & !lava) | (self.facing_bare[dir.index()] & lava);
            }
            for hex in (self.occupied & !bad).iter() {
                sets[self.turn_after(hex, steps).steps()].insert(hex);
            }
        }
        sets
    }

    fn turn_after(&self, hex: Hex, steps: usize) -> Turn {
        let tile = self.tile(hex).map(|tile| tile.turned(steps));
        tile.and_then(Tile::kind).map_or(Turn::ZERO, |(_, turn)| turn)
    }

    /// The contacts that a tile makes on a hex: its lava edges on villages (E36).
    pub fn village_edges(hex: Hex, tile: Tile) -> impl Iterator<Item = Slot> {
        Dirs(tile.mask() & village_mask(hex)).iter().filter_map(move |dir| Slot::at(hex, dir))
    }

    /// How many contacts that would be.
    pub(super) fn contacts_of(hex: Hex, tile: Tile) -> u8 {
        (tile.mask() & village_mask(hex)).count_ones() as u8
    }

    /// The edges of a village with lava on them, owner's left to right.
    pub fn contacts(&self, village: Village) -> impl Iterator<Item = Slot> + use<'_> {
        village.slots().filter(|slot| self.has_contact(*slot))
    }

    /// Whether lava lies on that village edge.
    pub fn has_contact(&self, slot: Slot) -> bool {
        let (hex, dir) = slot.place();
        self.lava[dir.index()].has(hex)
    }

    pub(super) fn put(&mut self, hex: Hex, tile: Tile) {
        self.take(hex);
        self.tiles[hex.index()] = tile.mask();
        self.occupied.insert(hex);
        if tile == Tile::ERUPTION {
            self.eruptions.insert(hex);
        }
        for dir in Dir::ALL {
            if tile.has(dir) {
                self.lava[dir.index()].insert(hex);
            }
            if let Some(next) = hex.neighbour(dir) {
                let facing = if tile.has(dir) { &mut self.facing_lava } else { &mut self.facing_bare };
                facing[dir.opposite().index()].insert(next);
            }
        }
    }

    pub(super) fn take(&mut self, hex: Hex) {
        self.tiles[hex.index()] = 0;
        self.occupied.remove(hex);
        self.eruptions.remove(hex);
        for dir in Dir::ALL {
            self.lava[dir.index()].remove(hex);
            if let Some(next) = hex.neighbour(dir) {
                self.facing_lava[dir.opposite().index()].remove(next);
                self.facing_bare[dir.opposite().index()].remove(next);
            }
        }
    }
}

/// Connection to a source: a mouth or an eruption tile (E26).
impl Board {
    fn joined(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        let joined = Dirs(self.tiles[hex.index()] & Dirs::holding(&self.facing_lava, hex).0);
        joined.iter().filter_map(move |dir| hex.neighbour(dir))
    }

    fn sources(&self) -> HexSet {
        (self.occupied & MOUTH_HEXES) | self.eruptions
    }

    /// The tiles joined to these by lava, themselves included; the walk ends early once it meets one of `goal`.
    fn reached_from(&self, start: HexSet, goal: HexSet) -> HexSet {
        let (mut reached, mut todo) = (start, start);
        while let Some(hex) = todo.first() {
            todo.remove(hex);
            for next in self.joined(hex) {
                if !reached.has(next) {
                    reached.insert(next);
                    todo.insert(next);
                }
            }
            if !(reached & goal).is_empty() {
                break;
            }
        }
        reached
    }

    /// Whether every tile is connected to a source.
    pub fn is_connected(&self) -> bool {
        self.reached_from(self.sources(), HexSet::EMPTY) == self.occupied
    }

    /// E48: the tiles whose removal leaves every other tile connected, found in one walk (Tarjan 1972: a tile is needed
    /// if some branch of the walk below it has no other way up).
    pub fn removable(&self) -> HexSet {
        let mut walk = Walk {
            board: self,
            sources: self.sources(),
            depth: [0; HEXES],
            low: [0; HEXES],
            needed: HexSet::EMPTY,
        };
        for source in walk.sources.iter() {
            if walk.depth[source.index()] == 0 {
                walk.visit(source, 1);
            }
        }
        self.occupied & !walk.needed
    }

    /// E54: the tiles that a lava tile may replace without cutting any tile off. The new tile is joined to the same
    /// neighbours as the old one, so only an eruption tile can be missed: where it is the only source of what it is
    /// joined to.
    pub(super) fn replaceable(&self) -> HexSet {
        let mut set = self.occupied;
        for hex in self.eruptions.iter() {
            let mut others = self.sources();
            others.remove(hex);
            if (self.reached_from(HexSet::of(hex), others) & others).is_empty() {
                set.remove(hex);
            }
        }
        set
    }
}

struct Walk<'a> {
    board: &'a Board,
    sources: HexSet,
    depth: [u8; HEXES],
    /// The least depth that a tile's branch reaches; 0 is the source beyond the sources.
    low: [u8; HEXES],
    needed: HexSet,
}

impl Walk<'_> {
    fn visit(&mut self, hex: Hex, depth: u8) {
        self.depth[hex.index()] = depth;
        let mut low = if self.sources.has(hex) { 0 } else { depth };
        let board = self.board;
        for next in board.joined(hex) {
            if self.depth[next.index()] == 0 {
                self.visit(next, depth + 1);
                if self.low[next.index()] >= depth {
                    self.needed.insert(hex);
                }
                low = low.min(self.low[next.index()]);
            } else {
                low = low.min(self.depth[next.index()]);
            }
        }
        self.low[hex.index()] = low;
    }
}

/// Walls.
impl Board {
    /// The wall on an edge.
    pub fn wall(&self, edge: Edge) -> Option<Material> {
        Material::ALL.into_iter().find(|material| match edge {
            Edge::Lava { front, side } => self.walls[material.index()][side.index()].has(front),
            Edge::Village(slot) => self.village_walls[material.index()] & slot.bit() != 0,
        })
    }

    /// Every wall: lava walls by the hex they face, then village walls.
    pub fn all_walls(&self) -> impl Iterator<Item = (Edge, Material)> {
        self.lava_walls().chain(self.all_village_walls())
    }

    fn lava_walls(&self) -> impl Iterator<Item = (Edge, Material)> {
        let edges = lava_edges(std::array::from_fn(|side| self.walled(side)));
        edges.filter_map(|edge| Some((edge, self.wall(edge)?)))
    }

    fn all_village_walls(&self) -> impl Iterator<Item = (Edge, Material)> {
        let all = self.village_walls.iter().fold(0, |all, set| all | set);
        Slot::from_bits(all).filter_map(|slot| Some((Edge::Village(slot), self.wall(Edge::Village(slot))?)))
    }

    /// The walls facing an empty hex, in the order of its edges.
    pub fn walls_facing(&self, front: Hex) -> impl Iterator<Item = (Edge, Material)> {
        let edges = Dir::ALL.map(|side| Edge::Lava { front, side });
        edges.into_iter().filter_map(|edge| Some((edge, self.wall(edge)?)))
    }

    /// The walls on a tile's own edges.
    pub fn walls_of_tile(&self, hex: Hex) -> impl Iterator<Item = (Edge, Material)> {
        let edge = move |dir: Dir| Some(Edge::Lava { front: hex.neighbour(dir)?, side: dir.opposite() });
        Dir::ALL.into_iter().filter_map(edge).filter_map(|edge| Some((edge, self.wall(edge)?)))
    }

    /// The walls of a village, owner's left to right.
    pub fn village_walls(&self, village: Village) -> impl Iterator<Item = (Slot, Material)> {
        village.slots().filter_map(|slot| Some((slot, self.wall(Edge::Village(slot))?)))
    }

    fn walled(&self, side: usize) -> HexSet {
        self.walls[0][side] | self.walls[1][side] | self.walls[2][side]
    }

    /// E30: `Some(true)` if every way by which lava would flow into that empty hex is walled, `Some(false)` if there is a
    /// way round the walls, `None` if there is no wall.
    pub fn is_shut(&self, front: Hex) -> Option<bool> {
        let (mut walls, mut open) = (false, false);
        for side in 0..6 {
            let wall = self.walled(side).has(front);
            walls |= wall;
            open |= !wall && self.facing_lava[side].has(front);
        }
        walls.then_some(!open)
    }

    /// The empty hexes that lava would flow into past no wall, and those where every way is walled (E29, E30).
    pub fn fronts(&self) -> [HexSet; 2] {
        let (mut open, mut walled) = (HexSet::EMPTY, HexSet::EMPTY);
        for side in 0..6 {
            let walls = self.walled(side);
            open |= self.facing_lava[side] & !walls;
            walled |= walls;
        }
        [open & !self.occupied, walled & !(open | self.occupied)]
    }

    /// E61 to E64: the edges where the owner of `village` may build, in order.
    pub fn buildable(&self, village: Village) -> impl Iterator<Item = Edge> + use<'_> {
        let open: [HexSet; 6] =
            std::array::from_fn(|side| self.facing_lava[side] & !(self.occupied | self.walled(side)));
        let taken = self.village_walls.iter().fold(0, |all, set| all | set);
        lava_edges(open).chain(village.slots().filter(move |slot| taken & slot.bit() == 0).map(Edge::Village))
    }

    pub(super) fn build(&mut self, edge: Edge, material: Material) {
        match edge {
            Edge::Lava { front, side } => self.walls[material.index()][side.index()].insert(front),
            Edge::Village(slot) => self.village_walls[material.index()] |= slot.bit(),
        }
    }

    pub(super) fn tear_down(&mut self, edge: Edge) {
        for material in Material::ALL {
            match edge {
                Edge::Lava { front, side } => self.walls[material.index()][side.index()].remove(front),
                Edge::Village(slot) => self.village_walls[material.index()] &= !slot.bit(),
            }
        }
    }
}

/// The edges of these hexes, given by side, in order.
fn lava_edges(fronts: [HexSet; 6]) -> impl Iterator<Item = Edge> {
    let any = fronts.iter().fold(HexSet::EMPTY, |any, set| any | *set);
    any.iter().flat_map(move |front| {
        Dirs::holding(&fronts, front).iter().map(move |side| Edge::Lava { front, side })
    })
}
