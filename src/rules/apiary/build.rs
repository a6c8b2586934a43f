//! Building tiles: Advance (5.2), Carve (5.7), builds of effects (A54), and where tiles go (6.2).

use super::{
    config::AdvanceFour,
    event::Event,
    few::Few,
    hex::Hex,
    illegal::Illegal,
    item::Item,
    pack::{Effect, Face, MOST_SITES, Mat, TileKind, TileKinds, Trigger, Triggers},
    prompt::Source,
    resource::{Basket, Resource},
    set::{Copies, Sites},
    space::Act,
    state::{Built, NONE, State, Tile, seat},
    task::{Build, Run, Task},
};
use crate::rules::Sink;

/// Where a tile comes from when it is built.
#[derive(Clone, Copy)]
enum Origin {
    Row(usize),
    Reserve,
    Slot(usize),
}

impl State {
    pub(super) fn mat(&self, number: u8) -> &'static Mat {
        &self.pack().mats[usize::from(self.player(number).mat)]
    }

    /// How many sites a hive has.
    pub(super) fn sites(&self, number: u8) -> usize {
        self.mat(number).hexes.len() + self.player(number).frames.len() * self.pack().frame.hexes.len()
    }

    /// The hex of a site of a seat's hive.
    pub(super) fn site_hex(&self, number: u8, site: u8) -> Hex {
        let (mat, shape) = (self.mat(number), &self.pack().frame);
        let site = usize::from(site);
        match site.checked_sub(mat.hexes.len()) {
            None => mat.hexes[site],
            Some(place) => {
                let size = shape.hexes.len();
                let (anchor, turn) = self.player(number).frames[place / size];
                anchor.plus(shape.hexes[place % size].turned_by(turn))
            }
        }
    }

    /// The site at a hex of a seat's hive.
    pub(super) fn site_at(&self, number: u8, hex: Hex) -> Option<u8> {
        let mat = self.mat(number);
        mat.site_at(hex).or_else(|| {
            let shape = &self.pack().frame;
            let mut frames = self.player(number).frames.iter().enumerate();
            frames.find_map(|(nth, (anchor, turn))| {
                let place = shape.placed(*anchor, *turn).position(|other| other == hex)?;
                Some((mat.hexes.len() + nth * shape.hexes.len() + place) as u8)
            })
        })
    }

    /// Whether the hex is part of a seat's hive, the faction tile included.
    pub(super) fn holds_hex(&self, number: u8, hex: Hex) -> bool {
        hex.is_faction() || self.site_at(number, hex).is_some()
    }

    /// A74: the empty hexes beside a tile or the faction tile; of a build beside a tile those that touch it.
    pub(super) fn open_sites(&self, build: &Build) -> Sites {
        let player = self.player(build.seat);
        let open = player.beside.without(player.covered);
        if build.here == NONE { open } else { open.within(self.sites_beside(build.seat, build.here)) }
    }

    /// The sites that share an edge with a site.
    pub(super) fn sites_beside(&self, number: u8, site: u8) -> Sites {
        let mat = self.mat(number);
        if self.player(number).frames.is_empty() {
            return mat.near[usize::from(site)];
        }
        self.site_hex(number, site).neighbours().filter_map(|hex| self.site_at(number, hex)).collect()
    }

    /// A51: the cost of a tile before what its hex takes off.
    pub(super) fn base_cost(&self, number: u8, face: &Face) -> Basket {
        face.cost.less(self.player(number).clauses.tiles[face.kind as usize])
    }

    /// A51: what a tile costs there: hex and clauses first, then the effect.
    pub(super) fn cost_at(&self, build: &Build, face: &Face, base: Basket, site: u8) -> Basket {
        let cost = match self.mat(build.seat).less.get(usize::from(site)) {
            Some(less) => base.less(less[face.kind as usize]),
            None => base,
        };
        take_off(cost, build.off)
    }

    /// Every tile that may be built: of the open columns, the own reserve, and the carvings.
    pub(super) fn candidates(&self, build: &Build, mut found: impl FnMut(Tile)) {
        for kind in build.kinds.iter() {
            if kind == TileKind::Carving {
                self.slots
                    .iter()
                    .filter(|copy| **copy != NONE)
                    .for_each(|copy| found(Tile::new(kind, *copy)));
                continue;
            }
            let row = kind as usize;
            for (column, copy) in self.rows[row].iter().enumerate() {
                if *copy != NONE && build.columns >> column & 1 == 1 {
                    found(Tile::new(kind, *copy));
                }
            }
            self.player(build.seat).reserve[row].iter().for_each(|copy| found(Tile::new(kind, copy)));
        }
    }

    /// Whether anything can be built and paid.
    pub(super) fn can_build(&self, build: &Build) -> bool {
        let open = self.open_sites(build);
        if open.is_empty() {
            return false;
        }
        let resources = self.player(build.seat).resources;
        let discounted = open.within(self.mat(build.seat).discounts);
        let mut possible = false;
        self.candidates(build, |tile| {
            if !possible {
                let face = self.face(tile);
                let base = self.base_cost(build.seat, face);
                possible = resources.holds(take_off(base, build.off))
                    || discounted.iter().any(|site| resources.holds(self.cost_at(build, face, base, site)));
            }
        });
        possible
    }

    /// Every tile and hex that can be built and paid, ascending as far as pack order is.
    pub(super) fn each_build(&self, build: &Build, mut found: impl FnMut(Item, Hex)) {
        let number = build.seat;
        let open = self.open_sites(build);
        let resources = self.player(number).resources;
        let discounted = self.mat(number).discounts;
        // In the order of the hexes: frames may lie anywhere among those of the mat.
        let mut sites: Few<(Hex, u8), MOST_SITES> = Few::new();
        for site in open.iter() {
            sites.push((self.site_hex(number, site), site));
        }
        if !self.player(number).frames.is_empty() {
            sites.sort_unstable();
        }
        let mut one = |tile: Tile| {
            let face = self.face(tile);
            let base = self.base_cost(number, face);
            let everywhere = resources.holds(take_off(base, build.off));
            for (hex, site) in sites.iter() {
                let here = || resources.holds(self.cost_at(build, face, base, *site));
                if everywhere || discounted.has(*site) && here() {
                    found(face.item, *hex);
                }
            }
        };
        // In pack order, kind by kind.
        for kind in build.kinds.iter() {
            let mut copies = Copies::NONE;
            self.candidates(&Build { kinds: TileKinds::of(kind), ..*build }, |tile| copies.add(tile.copy()));
            copies.iter().for_each(|copy| one(Tile::new(kind, copy)));
        }
    }

    /// The copy that is meant by an id: the leftmost one that may be taken, a reserved one last.
    fn meant(&self, build: &Build, item: Item) -> Result<(Tile, Origin), Illegal> {
        let copies = self.pack().copies(item);
        let kind = tile_kind(item).filter(|kind| build.kinds.has(*kind)).ok_or(Illegal::NoTile)?;
        let is_meant = |copy: &u8| *copy != NONE && copies.has(*copy);
        if kind == TileKind::Carving {
            let slot = self.slots.iter().position(is_meant).ok_or(Illegal::NoTile)?;
            return Ok((Tile::new(kind, self.slots[slot]), Origin::Slot(slot)));
        }
        let row = &self.rows[kind as usize];
        let columns = || (0..3).filter(|column| is_meant(&row[*column]));
        if let Some(column) = columns().find(|column| build.columns >> column & 1 == 1) {
            return Ok((Tile::new(kind, row[column]), Origin::Row(column)));
        }
        match self.player(build.seat).reserve[kind as usize].within(copies).first() {
            Some(copy) => Ok((Tile::new(kind, copy), Origin::Reserve)),
            None if columns().next().is_some() => Err(Illegal::ColumnClosed),
            None => Err(Illegal::NoTile),
        }
    }

    pub(super) fn check_build(&self, build: &Build, item: Item, hex: Hex) -> Result<(), Illegal> {
        let (tile, _) = self.meant(build, item)?;
        let site = self.site_at(build.seat, hex).ok_or(Illegal::NoSite)?;
        let player = self.player(build.seat);
        if player.covered.has(site) || !player.beside.has(site) {
            return Err(Illegal::NoSite);
        }
        if !self.open_sites(build).has(site) {
            return Err(Illegal::NotBeside);
        }
        let face = self.face(tile);
        let cost = self.cost_at(build, face, self.base_cost(build.seat, face), site);
        if player.resources.holds(cost) { Ok(()) } else { Err(Illegal::Cost) }
    }

    /// A50: pay, place, hex bonus, what hears it, a development's effect, strength 4.
    pub(super) fn build(&mut self, item: Item, hex: Hex, log: &mut impl Sink<Event>) {
        let Some(Task::Build(build)) = self.tasks.pop() else { return };
        let number = build.seat;
        let (Ok((tile, origin)), Some(site)) = (self.meant(&build, item), self.site_at(number, hex)) else {
            return;
        };
        let face = self.face(tile);
        let cost = self.cost_at(&build, face, self.base_cost(number, face), site);
        match origin {
            Origin::Row(column) => self.rows[tile.kind() as usize][column] = NONE,
            Origin::Reserve => self.player_mut(number).reserve[tile.kind() as usize].remove(tile.copy()),
            Origin::Slot(slot) => self.slots[slot] = NONE,
        }
        self.pay(number, cost, log);
        let nth = self.player(number).hive.len() as u8;
        let beside = self.sites_beside(number, site);
        let player = self.player_mut(number);
        player.hive.push(Built { site, tile });
        player.covered.add(site);
        player.beside = player.beside.with(beside);
        match tile.kind() {
            TileKind::Farm => self.storage_changed(number),
            TileKind::Recruit => self.clauses_changed(number),
            TileKind::Development | TileKind::Carving => {}
        }
        let reserved = matches!(origin, Origin::Reserve);
        log.push(Event::Built { seat: seat(number), tile: item, hex, cost, reserved });

        if build.four {
            self.push(match self.config.advance_four {
                AdvanceFour::Vp => Task::Four { seat: number },
                AdvanceFour::Resources => Task::Gain { seat: number, left: 3, refined: false },
            });
        }
        if tile.kind() == TileKind::Development {
            self.push(Task::Run(Run { seat: number, own: site, here: site, effect: face.effect }));
        }
        let triggers = Triggers::of(Trigger::build(tile.kind())).with(Triggers::of(Trigger::BuildAny));
        self.push(Task::Fire { seat: number, triggers, at: [0, 0], until: NONE, own: nth });
        let bonus = self.hex_bonus(number, site);
        if !bonus.is_empty() {
            log.push(Event::Triggered { seat: seat(number), source: Source::Hex });
            self.push(Task::Run(Run { seat: number, own: site, here: site, effect: bonus }));
        }
    }

    /// A75: what covering a site gives.
    pub(super) fn hex_bonus(&self, number: u8, site: u8) -> Effect {
        let mat = self.mat(number);
        match usize::from(site).checked_sub(mat.hexes.len()) {
            None => mat.bonus[usize::from(site)],
            Some(place) => self.pack().frame.bonus[place % self.pack().frame.hexes.len()],
        }
    }

    /// A48: the columns that a strength opens.
    pub(super) fn columns(&self, strength: u8) -> u8 {
        let thresholds = self.pack().thresholds.iter().enumerate();
        thresholds.filter(|(_, least)| strength >= **least).fold(0, |open, (column, _)| open | 1 << column)
    }

    /// A49: what the pair of spaces takes.
    pub(super) fn advance_kinds(act: Act) -> TileKinds {
        match act {
            Act::AdvanceFarm => TileKinds::of(TileKind::Farm),
            Act::AdvanceGuild => TileKinds::of(TileKind::Recruit).and(TileKind::Development),
            _ => TileKinds::ROWS,
        }
    }

    /// The build of an Advance (A48–A50).
    pub(super) fn advance_build(&self, number: u8, act: Act, strength: u8, four: bool) -> Build {
        let columns = self.columns(strength.saturating_add(self.player(number).clauses.advance));
        let kinds = State::advance_kinds(act);
        Build { seat: number, kinds, columns, off: 0, here: NONE, optional: false, four }
    }

    /// The build of a Carve (A69).
    pub(super) fn carve_build(number: u8) -> Build {
        let kinds = TileKinds::of(TileKind::Carving);
        Build { seat: number, kinds, columns: 0, off: 0, here: NONE, optional: false, four: false }
    }

    /// A53: a face-up tile goes into the reserve.
    pub(super) fn reserve(&mut self, item: Item, log: &mut impl Sink<Event>) {
        let Some(Task::Reserve { seat: number, left }) = self.tasks.pop() else { return };
        self.push(Task::Reserve { seat: number, left: left - 1 });
        if let Some((row, column)) = self.face_up(item) {
            let copy = std::mem::replace(&mut self.rows[row][column], NONE);
            self.player_mut(number).reserve[row].add(copy);
            log.push(Event::Reserved { seat: seat(number), tile: item });
        }
    }

    /// Where a tile of that id lies face up: its row and the leftmost column.
    pub(super) fn face_up(&self, item: Item) -> Option<(usize, usize)> {
        let row = tile_kind(item).filter(|kind| *kind != TileKind::Carving)? as usize;
        let copies = self.pack().copies(item);
        let column = self.rows[row].iter().position(|copy| *copy != NONE && copies.has(*copy))?;
        Some((row, column))
    }
}

/// The kind of tile that an id names.
fn tile_kind(item: Item) -> Option<TileKind> {
    TileKind::ALL.get(item.kind() as usize).copied()
}

/// A51: so many units off a cost: fibre first, then water, then whatever else it asks for.
pub(super) fn take_off(mut cost: Basket, units: u8) -> Basket {
    if units == Build::FREE {
        return Basket::NONE;
    }
    let mut left = units;
    for resource in [Resource::Fibre, Resource::Water, Resource::Pollen, Resource::Wax, Resource::Honey] {
        let off = cost.get(resource).min(left);
        cost = cost.less(Basket::of(resource, off));
        left -= off;
    }
    cost
}
