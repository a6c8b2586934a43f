//! What can be counted (3.4 of the component pages): always for one seat, in its own hive, at the moment of counting.

use super::{
    hex::Hex,
    pack::{Count, MOST_SECTORS, TileKind},
    set::Sites,
    state::{NONE, OWNERS, State, TOKENS, Tile},
    task::Run,
};

impl State {
    /// Counts for the seat of a run, seen from the tile whose text it is, or from the faction hex.
    pub(super) fn count(&self, run: Run, count: Count) -> u16 {
        let number = run.seat;
        let player = self.player(number);
        match count {
            Count::Built(kind) => self.built(number, kind),
            Count::Tile => player.hive.len() as u16,
            Count::Set => TileKind::ALL.map(|kind| self.built(number, kind)).into_iter().min().unwrap_or(0),
            Count::Frame => player.frames.len() as u16,
            Count::Full => self.full_areas(number).into(),
            Count::Planted => player.planted.len().into(),
            Count::Hand => player.hand.len().into(),
            Count::Explored => self.explored.iter().filter(|[owner, _]| *owner == number).count() as u16,
            Count::Pod => (TOKENS - player.tokens).into(),
            Count::Sector => {
                self.tokens().iter().filter(|tokens| tokens[usize::from(number)] > 0).count() as u16
            }
            Count::Worker => self.active_workers(number).into(),
            Count::Worker4 => self.strengths(number)[3],
            Count::Strength => (1..).zip(self.strengths(number)).map(|(strength, n)| strength * n).sum(),
            Count::Favor => player.favor.into(),
            Count::Resource(resource) => player.resources.get(resource).into(),
            Count::Basic => player.resources.basics(),
            Count::Refined => player.resources.refined(),
            Count::Resources => player.resources.total(),
            Count::Spot => player.spots().into(),
            Count::Empty => self.sites(number) as u16 - u16::from(player.covered.len()),
            Count::Bonus => {
                player.covered.iter().filter(|site| !self.hex_bonus(number, *site).is_empty()).count() as u16
            }
            Count::Outer => self.outer(number),
            Count::Taught => u16::from(player.taught != NONE),
            Count::AdjacentVp => {
                let printed = |tile: Tile| match tile.kind() {
                    TileKind::Recruit | TileKind::Development => u16::from(self.face(tile).vp),
                    _ => 0,
                };
                self.adjacent(run).map(printed).sum()
            }
            Count::Adjacent(kind) => self.adjacent(run).filter(|tile| tile.kind() == kind).count() as u16,
            Count::AdjacentTile => self.adjacent(run).count() as u16,
            Count::AdjacentKinds => {
                let has = |kind: &TileKind| self.adjacent(run).any(|tile| tile.kind() == *kind);
                TileKind::ALL.iter().filter(|kind| has(kind)).count() as u16
            }
            Count::AdjacentFaction => {
                let hex = self.seen_from(run);
                Hex::FACTION.iter().filter(|faction| faction.touches(hex)).count() as u16
            }
            Count::Group(kind) => self.largest_group(number, kind),
        }
    }

    /// How many tiles of a kind the seat has built.
    pub(super) fn built(&self, number: u8, kind: TileKind) -> u16 {
        self.player(number).hive.iter().filter(|built| built.tile.kind() == kind).count() as u16
    }

    /// The tokens on the pods in play: by sector and owner.
    pub(super) fn tokens(&self) -> [[u8; OWNERS]; MOST_SECTORS] {
        let mut tokens = [[0; OWNERS]; MOST_SECTORS];
        for (pod, owner) in self.pods.iter().enumerate().filter(|(_, owner)| **owner != NONE) {
            if self.in_play(pod) {
                tokens[self.pack().pods[pod].sector][usize::from(*owner)] += 1;
            }
        }
        tokens
    }

    /// A97: the mat and the frames without an empty hex.
    pub(super) fn full_areas(&self, number: u8) -> u8 {
        let player = self.player(number);
        let mat = self.mat(number).hexes.len();
        let size = self.pack().frame.hexes.len();
        let full = |from: usize, count: usize| {
            Sites::first_of(from + count).without(Sites::first_of(from)).without(player.covered).is_empty()
        };
        let frames = (0..player.frames.len()).filter(|nth| full(mat + nth * size, size)).count();
        u8::from(full(0, mat)) + frames as u8
    }

    fn outer(&self, number: u8) -> u16 {
        let mat = Sites::first_of(self.mat(number).hexes.len());
        self.player(number).covered.without(mat).len().into()
    }

    /// Active workers by strength.
    fn strengths(&self, number: u8) -> [u16; 4] {
        let player = self.player(number);
        let mut strengths: [u16; 4] =
            std::array::from_fn(|place| u16::from(player.pool[place] + player.landing[place]));
        for bee in self.spaces.iter().flatten().chain(&self.bumped).filter(|bee| bee.owner == number) {
            strengths[usize::from(bee.strength - 1)] += 1;
        }
        strengths
    }

    /// A103: the hex of the tile, or the faction hex.
    fn seen_from(&self, run: Run) -> Hex {
        if run.own == NONE { Hex::default() } else { self.site_hex(run.seat, run.own) }
    }

    /// The tiles that share an edge with the hex that a text is seen from.
    fn adjacent(&self, run: Run) -> impl Iterator<Item = Tile> {
        let hex = self.seen_from(run);
        hex.neighbours().filter_map(move |hex| {
            let site = self.site_at(run.seat, hex)?;
            self.tile_on(run.seat, site)
        })
    }

    /// The tile on a site.
    pub(super) fn tile_on(&self, number: u8, site: u8) -> Option<Tile> {
        let mut hive = self.player(number).hive.iter();
        hive.find(|built| built.site == site).map(|built| built.tile)
    }

    /// The largest set of tiles of a kind that are connected by edges.
    fn largest_group(&self, number: u8, kind: TileKind) -> u16 {
        let hive = self.player(number).hive.iter();
        let mut left: Sites =
            hive.filter(|built| built.tile.kind() == kind).map(|built| built.site).collect();
        let mut largest = 0;
        while let Some(first) = left.iter().next() {
            let mut group = Sites::NONE;
            group.add(first);
            loop {
                let beside = group.iter().fold(group, |all, site| all.with(self.sites_beside(number, site)));
                let grown = beside.within(left);
                if grown == group {
                    break;
                }
                group = grown;
            }
            largest = largest.max(group.len());
            left = left.without(group);
        }
        largest.into()
    }
}
