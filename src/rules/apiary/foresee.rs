//! What would be: an action before a worker is placed, the price of a tile, the worth of a carving, the rows after the turn. For
//! screens that show it in advance; nothing here changes a game.

use super::{
    build, 
    hex::Hex,
    illegal::Illegal,
    item::{Item, ItemKind},
    look::Worker,
    pack::{Effect, TileKind},
    resource::Basket,
    score::ScorePart,
    space::Act,
    state::{AUTOPILOT, Built, NONE, State, Tile},
    task::{Build, Run, Task},
    workers::owner,
};
use crate::rules::Seat;

/// What an action would be for a worker (A24 to A28).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they say")]
pub struct Foreseen {
    /// The strength there, modifiers included.
    pub strength: u8,
    /// The strength of the other worker that counts.
    pub other: Option<u8>,
    /// The lower space is empty, which counts one.
    pub empty: bool,
    /// What clauses add.
    pub modifier: u8,
    /// Who moves one space on, and who loses its space.
    pub shifted: Option<Worker>,
    pub bumped: Option<Worker>,
    /// Columns of the rows that open.
    pub columns: u8,
    /// Workers and frames that could be bought now.
    pub workers: u8,
    pub frames: u8,
    /// Seeds that would be drawn and kept.
    pub draw: u8,
    pub keep: u8,
    /// Carvings that could be built.
    pub carvings: u8,
    /// Why it cannot be.
    pub refused: Option<Illegal>,
}

impl State {
    /// What an action would be for a worker of that strength of a seat; `None` if there is no such seat or action.
    pub fn foresee(&self, seat: Seat, act: Act, worker: u8) -> Option<Foreseen> {
        let number = self.number_of(seat)?;
        if !self.acts().contains(&act) || !(1..=4).contains(&worker) {
            return None;
        }
        let (first, two) = (usize::from(act.first_space()), act.spaces() > 1);
        let piece = |bee: super::state::Bee| Worker { owner: owner(bee.owner), strength: bee.strength };
        let here = self.spaces[first];
        let below = if two { self.spaces[first + 1] } else { None };
        let (shifted, bumped) = match (here, two) {
            (Some(bee), true) => (Some(bee), below),
            (Some(bee), false) => (None, Some(bee)),
            (None, _) => (None, None),
        };
        let other = if two { shifted.or(below).map(|bee| bee.strength) } else { None };
        let clauses = self.player(number).clauses;
        let (empty, modifier) = match act {
            Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => (other.is_none(), 0),
            Act::Explore => (false, clauses.steps),
            Act::Grow => (false, clauses.grow),
            Act::Research => (false, clauses.draw),
            Act::Convert => (false, clauses.converts),
            Act::Carve => (false, 0),
        };
        let plain = worker + other.unwrap_or(0) + u8::from(empty);
        let advances = matches!(act, Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild);
        let mut columns = 0;
        let mut sum = plain.saturating_add(modifier);
        if advances {
            let build = self.advance_build(number, act, plain, worker == 4);
            columns = build.columns.count_ones() as u8;
            sum = sum.saturating_add(clauses.advance);
        }
        let own = self.player(number);
        let (mut workers, mut frames) = (0, 0);
        if act == Act::Grow {
            let basics = own.resources.basics().min(255) as u8;
            let each = self.worker_cost(number).total().max(1);
            let payable = if self.worker_cost(number).is_empty() { 3 } else { u16::from(own.resources.0[0]) / each };
            workers = sum.min(3).min(own.supply).min(payable.min(255) as u8);
            let units = self.frame_cost(number);
            frames = (sum / 2).min(basics.checked_div(units).unwrap_or(u8::MAX)).min(self.frames);
        }
        let carvings = if act == Act::Carve { self.payable(&State::carve_build(number)) } else { 0 };
        Some(Foreseen {
            strength: sum,
            other,
            empty,
            modifier: if advances { clauses.advance } else { modifier },
            shifted: shifted.map(piece),
            bumped: bumped.map(piece),
            columns,
            workers,
            frames,
            draw: if act == Act::Research { sum.min(self.seeds_left().len()) } else { 0 },
            keep: 1 + clauses.keep,
            carvings,
            refused: self.check_place(number, act, worker).err(),
        })
    }

    /// How many kinds of tiles a build can pay for somewhere.
    fn payable(&self, build: &Build) -> u8 {
        let mut items: Vec<Item> = Vec::new();
        self.each_build(build, |item, _| {
            if !items.contains(&item) {
                items.push(item);
            }
        });
        items.len().min(255) as u8
    }

    /// What a tile costs a seat before what its hex takes off; within a build of that seat, what that takes off is off.
    pub fn price(&self, seat: Seat, tile: Item) -> Basket {
        let (Some(number), Some(face)) = (self.number_of(seat), self.pack().tile(tile)) else {
            return Basket::NONE;
        };
        let base = self.base_cost(number, face);
        match self.tasks.last() {
            Some(Task::Build(build)) if build.seat == number && build.kinds.has(face.kind) => {
                build::take_off(base, build.off)
            }
            _ => base,
        }
    }

    /// What a tile costs on a hex, in the build that is asked for now.
    pub fn price_on(&self, tile: Item, hex: Hex) -> Option<Basket> {
        let Some(Task::Build(build)) = self.tasks.last() else { return None };
        let face = self.pack().tile(tile)?;
        let site = self.site_at(build.seat, hex)?;
        Some(self.cost_at(build, face, self.base_cost(build.seat, face), site))
    }

    /// What covering a hex of a seat's hive gives.
    pub fn bonus_at(&self, seat: Seat, hex: Hex) -> Effect {
        let site = self.number_of(seat).and_then(|number| Some((number, self.site_at(number, hex)?)));
        site.map_or(Effect::default(), |(number, site)| self.hex_bonus(number, site))
    }

    /// The parts of a seat's score as if the game ended now.
    pub fn parts_now(&self, seat: Seat) -> Vec<(ScorePart, i32)> {
        self.number_of(seat).map(|number| self.parts_of(number).parts).unwrap_or_default()
    }

    /// What an end-game text of a component would be worth to a seat if the game ended now: a seed as if it were planted, a
    /// carving where it lies or on the best of the open hexes.
    pub fn worth_of(&self, seat: Seat, item: Item) -> Option<i32> {
        let number = self.number_of(seat)?;
        if self.player(number).mat == NONE || self.player(number).faction == NONE {
            return None;
        }
        match item.kind() {
            ItemKind::Seed => {
                let seed = self.pack().seeds.iter().find(|one| one.item == item)?;
                Some(i32::from(self.worth(Run::plain(number, seed.end))))
            }
            ItemKind::Faction => Some(self.faction_score(number)),
            ItemKind::Carving => self.carving_worth(number, item),
            _ => None,
        }
    }

    fn carving_worth(&self, number: u8, item: Item) -> Option<i32> {
        let face = self.pack().tile(item)?;
        let own = |state: &State, site: u8| {
            let run = Run { seat: number, own: site, here: NONE, effect: face.effect };
            let copied = if state.copies_others(face.effect) { state.best_copy(run) } else { 0 };
            i32::from(state.worth(run)) + i32::from(copied)
        };
        let lies = self.player(number).hive.iter().find(|built| self.face(built.tile).item == item);
        if let Some(built) = lies {
            return Some(own(self, built.site));
        }
        let copy = self.pack().copies(item).first()?;
        let open = self.open_sites(&State::carve_build(number));
        let mut then = self.clone();
        let before = self.player(number).clone();
        let on_site = |site: u8| {
            let player = then.player_mut(number);
            *player = before.clone();
            player.hive.push(Built { tile: Tile::new(TileKind::Carving, copy), site });
            player.covered.add(site);
            own(&then, site)
        };
        Some(open.iter().map(on_site).max().unwrap_or(0))
    }

    /// What sectors would pay an owner if there were one more token of that owner in one of them.
    pub fn majority_of(&self, sector: usize, of: super::event::Owner, more: bool) -> i32 {
        let number = match of {
            super::event::Owner::Seat(seat) => seat.index() as u8,
            super::event::Owner::Autopilot => AUTOPILOT,
        };
        if !more {
            return self.majority(sector, number);
        }
        let pods = self.pack().pods.iter().enumerate();
        let vacant = pods
            .filter(|(pod, of)| of.sector == sector && self.pods.get(*pod).is_some_and(|on| *on == NONE))
            .map(|(pod, _)| pod)
            .find(|pod| self.pods_in_play().any(|other| other == *pod));
        let Some(pod) = vacant else { return self.majority(sector, number) };
        let mut then = self.clone();
        then.pods[pod] = number;
        then.majority(sector, number)
    }

    /// How many tokens of an owner lie in a sector.
    pub fn tokens_of(&self, sector: usize, of: super::event::Owner) -> u8 {
        self.tokens_in(
            sector,
            match of {
                super::event::Owner::Seat(seat) => seat.index() as u8,
                super::event::Owner::Autopilot => AUTOPILOT,
            },
        )
    }

    /// A99: what a seat's Favor would pay now.
    pub fn favor_worth(&self, seat: Seat) -> i32 {
        self.number_of(seat).map_or(0, |number| self.favor_score(number))
    }

    fn number_of(&self, seat: Seat) -> Option<u8> {
        u8::try_from(seat.index()).ok().filter(|number| *number < self.config.players)
    }
}
