//! What tiles cost a seat (A51), and what a hex gives: for whoever looks at a state from outside.

use super::{
    build::take_off,
    hex::Hex,
    item::Item,
    pack::{Effect, Face, TileKind, TileKinds},
    resource::Basket,
    state::{NONE, State},
    task::{Build, Task},
};
use crate::rules::Seat;

impl State {
    /// The terms on which a seat would build a tile of that kind: those of the build that is asked for, or the plain ones.
    pub(super) fn terms(&self, number: u8, kind: TileKind) -> Build {
        match self.tasks.last() {
            Some(Task::Build(build)) if build.seat == number && build.kinds.has(kind) => *build,
            _ => Build {
                seat: number,
                kinds: TileKinds::of(kind),
                columns: Build::ALL_COLUMNS,
                off: 0,
                here: NONE,
                optional: false,
                four: false,
            },
        }
    }

    /// A seat that has its mat and its faction.
    pub(super) fn settled(&self, seat: Seat) -> Option<u8> {
        let known = |number: &u8| self.player(*number).mat != NONE && self.player(*number).faction != NONE;
        self.number_of(seat).filter(known)
    }

    fn terms_of(&self, seat: Seat, tile: Item) -> Option<(u8, &'static Face, Build)> {
        let number = self.number_of(seat)?;
        let face = self.pack().tile(tile)?;
        Some((number, face, self.terms(number, face.kind)))
    }

    /// What a tile costs a seat, without the discount of any hex; with that of the effect, if it may be built by the one
    /// that runs.
    pub fn price(&self, seat: Seat, tile: Item) -> Option<Basket> {
        let (number, face, build) = self.terms_of(seat, tile)?;
        Some(take_off(self.base_cost(number, face), build.off))
    }

    /// What a tile costs a seat on that hex of its hive.
    pub fn price_on(&self, seat: Seat, tile: Item, hex: Hex) -> Option<Basket> {
        let (_, face, build) = self.terms_of(seat, tile)?;
        let number = self.settled(seat)?;
        let site = self.site_at(number, hex)?;
        Some(self.cost_at(&build, face, self.base_cost(number, face), site))
    }

    /// The least that a seat lacks for a tile on any hex where it may be built; `None` if there is no such hex.
    pub fn lacks(&self, seat: Seat, tile: Item) -> Option<Basket> {
        let (_, face, build) = self.terms_of(seat, tile)?;
        let number = self.settled(seat)?;
        let (base, own) = (self.base_cost(number, face), self.player(number).resources);
        let open = self.open_sites(&build).iter();
        open.map(|site| self.cost_at(&build, face, base, site).less(own)).min_by_key(|lack| lack.total())
    }

    /// What covering that hex gives a seat (A75).
    pub fn bonus_on(&self, seat: Seat, hex: Hex) -> Option<Effect> {
        let number = self.settled(seat)?;
        self.site_at(number, hex).map(|site| self.hex_bonus(number, site))
    }
}
