//! Component packs (chapter 10 of the rules): every tile, card, mat, faction and track of a game, as data.
//!
//! [`Pack::caldera`] is compiled in; [`Pack::load`] reads any other from the bytes of its file. A pack that was loaded stays
//! for the life of the process, so that states can point to it, and [`Pack::find`] gives it to whoever knows its id and hash.
//! `editions` has those of the built-in set, `effect` holds the effect grammar, `parse` reads it, `raw` is the shape of the file, `load` checks all of it.

mod editions;
mod effect;
mod error;
mod load;
mod parse;
mod raw;
mod shelf;

pub(super) use load::MOST_SITES;

pub use effect::{
    Atom, Clause, Clauses, Comparison, Cost, Count, Effect, Modifier, Off, Options, Step, TileKind,
    TileKinds, Trigger, Triggers,
};
pub use error::{PackError, Problem};
pub use parse::{Program, Unread};
pub use raw::Name;

use super::{
    hex::{Cell, Hex},
    item::{Item, ItemKind},
    resource::Basket,
    set::{Copies, Sites},
};

/// A component pack. All lists are in pack order, each component as often as there are copies of it.
#[derive(Debug)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Pack {
    /// Its own id, e.g. `caldera`.
    pub id: String,
    /// Of all but the names; see [`hash_text`](Pack::hash_text).
    pub hash: u64,
    pub name: Name,
    pub small: Board,
    pub large: Board,
    /// A48: the strength that opens each column.
    pub thresholds: [u8; 3],
    pub sectors: Vec<Sector>,
    pub pods: Vec<Pod>,
    /// A99, `position`: VP per space; the last one is the end of the track (A87).
    pub favor_position: Vec<u8>,
    /// A99, `rank`: per number of seats the VP of the places.
    pub favor_rank: [Vec<u8>; 6],
    pub frame: FrameShape,
    pub mats: Vec<Mat>,
    pub factions: Vec<Faction>,
    /// Farms, recruits, developments, carvings.
    pub tiles: [Vec<Face>; 4],
    pub seeds: Vec<Seed>,
    pub planets: Vec<Planet>,
    pub tokens: Vec<Token>,
    pub dances: Vec<Dance>,
    pub dance_tokens: Vec<DanceToken>,
    pub levels: Vec<Level>,
    pub cards: Vec<Card>,
    program: Program,
    /// By kind: the id of each copy, and the first copy of each number.
    items: [Vec<Item>; 11],
    first: [Vec<u8>; 11],
    /// By kind: whether pack order is the order of the ids.
    ascending: [bool; 11],
    /// Whether that is so for all kinds, and no card that is chosen from a list is there twice.
    plain: bool,
}

/// One side of the board (1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Board {
    pub columns: u8,
    pub rows: u8,
    pub start: Cell,
    /// Carving slots: columns and rows.
    pub carvings: [u8; 2],
    /// Dance slots.
    pub dances: u8,
}

impl Board {
    /// The planet cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let all =
            (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| Cell { column, row }));
        all.filter(move |cell| *cell != self.start)
    }

    /// Which planet cell it is; `None` for the start cell and outside of the grid.
    pub fn planet_at(self, cell: Cell) -> Option<usize> {
        if cell.column >= self.columns || cell.row >= self.rows || cell == self.start {
            return None;
        }
        let place = |cell: Cell| usize::from(cell.row) * usize::from(self.columns) + usize::from(cell.column);
        Some(place(cell) - usize::from(place(self.start) < place(cell)))
    }

    /// The cell of that planet.
    pub fn cell_of(self, planet: usize) -> Cell {
        let columns = usize::from(self.columns.max(1));
        let start = usize::from(self.start.row) * columns + usize::from(self.start.column);
        let place = planet + usize::from(planet >= start);
        Cell { column: (place % columns) as u8, row: (place / columns) as u8 }
    }

    /// How many carving slots.
    pub const fn carving_slots(self) -> usize {
        self.carvings[0] as usize * self.carvings[1] as usize
    }
}

/// The most sectors that a pack may have.
pub(super) const MOST_SECTORS: usize = 8;

/// A part of the comb that is scored at the end (A100).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Sector {
    pub id: String,
    pub name: Name,
    /// In play from so many seats on.
    pub from: u8,
    pub first: u8,
    pub second: Option<u8>,
}

/// A pod of the comb (A36).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Pod {
    pub sector: usize,
    pub hex: Hex,
    pub effect: Effect,
    /// A40: the row that is dealt anew first.
    pub refresh: Option<TileKind>,
}

/// A77: the shape of all frames, and what their hexes pay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct FrameShape {
    pub hexes: Vec<Hex>,
    pub bonus: Vec<Effect>,
    pub count: u8,
}

impl FrameShape {
    /// The hexes of a frame with that anchor and turn, in the order of its shape.
    pub fn placed(&self, anchor: Hex, turn: u8) -> impl Iterator<Item = Hex> + '_ {
        self.hexes.iter().map(move |hex| anchor.plus(hex.turned_by(turn)))
    }
}

/// A hive mat (A10). Its sites are its open hexes, in ascending order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Mat {
    pub item: Item,
    pub name: Name,
    pub hexes: Vec<Hex>,
    /// Taken when the hex is covered (A75).
    pub bonus: Vec<Effect>,
    /// The discount for each kind of tile built there (A51).
    pub less: Vec<[Basket; 4]>,
    /// The sites with a discount.
    pub(super) discounts: Sites,
    /// The sites with a bonus or a discount.
    pub(super) marked: Sites,
    /// The sites that share an edge with each.
    pub(super) near: Vec<Sites>,
    /// The sites that share an edge with the faction tile.
    pub(super) first: Sites,
    /// Where a first frame may lie (A78): anchor and turn, ascending.
    pub(super) placements: Vec<(Hex, u8)>,
    site_at: Vec<u8>,
}

/// How far from the faction hex an open hex of a mat may lie.
pub(super) const MAT_REACH: i8 = 8;

impl Mat {
    /// The site at that hex.
    pub fn site_at(&self, hex: Hex) -> Option<u8> {
        let near = |number: i8| (-MAT_REACH..=MAT_REACH).contains(&number);
        let place = |number: i8| usize::from((number + MAT_REACH).unsigned_abs());
        let side = 2 * usize::from(MAT_REACH.unsigned_abs()) + 1;
        if !near(hex.q) || !near(hex.r) {
            return None;
        }
        self.site_at.get(place(hex.q) * side + place(hex.r)).copied().filter(|site| *site != u8::MAX)
    }

    /// Whether the hex is part of the mat, under the faction tile or open.
    pub fn holds(&self, hex: Hex) -> bool {
        hex.is_faction() || self.site_at(hex).is_some()
    }
}

/// A faction (A11).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Faction {
    pub item: Item,
    pub name: Name,
    pub starter: bool,
    pub interactive: bool,
    /// Strengths of the starting workers.
    pub workers: Vec<u8>,
    pub resources: Basket,
    /// What each storage spot takes: one bit per resource.
    pub spots: Vec<u8>,
    pub start: Effect,
    /// Of the normal and of the upgraded side.
    pub clauses: [Clauses; 2],
}

/// A tile: a farm, recruit, development or carving.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Face {
    pub item: Item,
    pub name: Name,
    pub kind: TileKind,
    pub interactive: bool,
    pub cost: Basket,
    pub vp: u8,
    /// What each storage spot takes: one bit per resource.
    pub spots: Vec<u8>,
    /// The income of a farm, the immediate effect of a development, the end text of a carving.
    pub effect: Effect,
    /// Of a recruit.
    pub clauses: Clauses,
}

/// A seed card: a one-time effect and a text that scores when planted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Seed {
    pub item: Item,
    pub name: Name,
    pub interactive: bool,
    pub effect: Effect,
    pub end: Effect,
}

/// A planet tile.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Planet {
    pub item: Item,
    pub name: Name,
    pub printed: Effect,
    pub slots: u8,
    /// With strength 4 (A46).
    pub bonus: Effect,
}

/// An explore token.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Token {
    pub item: Item,
    pub name: Name,
    pub effect: Effect,
    /// The one that A84 leaves out.
    pub two_seed: bool,
}

/// A dance tile.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Dance {
    pub item: Item,
    pub name: Name,
    pub cost: Cost,
    pub gain: Effect,
    pub spots: u8,
}

/// A dance token.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct DanceToken {
    pub item: Item,
    pub name: Name,
    pub gain: Effect,
}

/// A level of the Autopilot (A105).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Level {
    pub ash: Vec<u8>,
    pub amber: Vec<u8>,
    pub gained: u8,
    pub expert: bool,
}

/// What the Autopilot does by a card (A106).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum CardAction {
    Explore,
    Advance,
    Grow,
    Research,
    Convert,
}

/// A card of the Autopilot (A106).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Card {
    pub id: u8,
    pub retrieve: u8,
    /// 0: no carving.
    pub carve: u8,
    pub action: CardAction,
    /// Amber, otherwise ash.
    pub amber: bool,
    /// The curve goes up, otherwise down.
    pub up: bool,
    pub resource: super::resource::Resource,
}

/// The right half of a card (A106).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Support {
    /// Amber, otherwise ash.
    pub amber: bool,
    /// The curve goes up, otherwise down.
    pub up: bool,
    /// What is put on a planet.
    pub resource: super::resource::Resource,
}

impl Card {
    /// Its right half.
    pub const fn support(&self) -> Support {
        Support { amber: self.amber, up: self.up, resource: self.resource }
    }
}

impl Pack {
    /// The id of a copy. Copies that do not exist are never asked for.
    pub(super) fn item(&self, kind: ItemKind, copy: u8) -> Item {
        self.items[kind as usize][usize::from(copy)]
    }

    /// The copies that have this id; none if there is no such component.
    pub(super) fn copies(&self, item: Item) -> Copies {
        let items = &self.items[item.kind() as usize];
        let first =
            self.first[item.kind() as usize].get(usize::from(item.number())).copied().unwrap_or(u8::MAX);
        let run = items.iter().skip(usize::from(first)).take_while(|other| **other == item).count();
        if run == 0 { Copies::NONE } else { Copies::run(first, run as u8) }
    }

    /// Whether the copies of that kind lie in the order of their ids.
    pub(super) const fn is_ascending(&self, kind: ItemKind) -> bool {
        self.ascending[kind as usize]
    }

    /// Whether lists in pack order are ascending and without repeats.
    pub(super) const fn is_plain(&self) -> bool {
        self.plain
    }

    /// The face of the tile with that id.
    pub fn tile(&self, item: Item) -> Option<&Face> {
        self.tiles.iter().flatten().find(|face| face.item == item)
    }

    /// The face of a tile.
    pub(super) fn face(&self, kind: TileKind, copy: u8) -> &Face {
        &self.tiles[kind as usize][usize::from(copy)]
    }

    /// The step at that place of the program.
    pub(super) fn step(&self, at: usize) -> Step {
        self.program.steps[at]
    }

    /// The steps of an effect.
    pub fn steps(&self, effect: Effect) -> &[Step] {
        let start = usize::from(effect.start);
        &self.program.steps[start..start + usize::from(effect.len)]
    }

    /// The effects to choose from.
    pub fn options(&self, options: Options) -> &[Effect] {
        let start = usize::from(options.start);
        &self.program.options[start..start + usize::from(options.len)]
    }

    /// The clauses of a recruit or faction.
    pub fn clauses(&self, clauses: Clauses) -> &[Clause] {
        let start = usize::from(clauses.start);
        &self.program.clauses[start..start + usize::from(clauses.len)]
    }

    /// The hash as records have it: 16 lower-case hexadecimal digits.
    pub fn hash_text(&self) -> String {
        format!("{:016x}", self.hash)
    }
}

impl PartialEq for Pack {
    /// Packs with equal ids and hashes are the same pack.
    fn eq(&self, other: &Pack) -> bool {
        self.hash == other.hash && self.id == other.id
    }
}

impl Eq for Pack {}
