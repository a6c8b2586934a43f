//! What moves in a step of the animation, and from where to where. Moving things lie in a layer above the board: a component
//! asks the board where each place is.

use super::animation::{AnimationStep, Beat, Gains, Scene};
use crate::rules::{
    Seat,
    apiary::{
        Act, Basket, Cell, Event, Hex, Item, ItemKind, Owner, Resource, Shown, Source, Spot, pack::TileKind,
    },
};

/// A place of the table that something moves from or to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The workers in the active pool of an owner.
    Pool(Owner),
    /// Its landing area.
    Landing(Owner),
    /// Its supply of workers.
    Supply(Owner),
    /// A space of an action, counted from 0.
    Space(Act, u8),
    /// A pod of the comb.
    Pod(u8),
    /// A column of a row.
    Row(TileKind, u8),
    /// The stack of a kind of component.
    Stack(ItemKind),
    /// The discards of a kind of component.
    Discards(ItemKind),
    /// A carving slot.
    Carving(u8),
    /// A hex of a hive.
    Hex(Seat, Hex),
    /// A cell of the planet grid.
    Cell(Cell),
    /// A slot of a planet, counted from 0.
    Slot(Cell, u8),
    /// The dance tile.
    Dance(Item),
    /// The reserve of a seat.
    Reserve(Seat),
    /// The seeds of a seat.
    Hand(Seat),
    /// Its planted seeds.
    Planted(Seat),
    /// Its explore tokens.
    Tokens(Owner),
    /// What it has: resources, VP, Queen's Favor.
    Goods(Owner),
    /// Where a bumped worker waits for its owner's word.
    Waiting(Owner),
    /// The common supply.
    Common,
}

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// A worker of that strength.
    Worker(Owner, u8),
    /// A worker that sleeps.
    Sleeper(Owner),
    /// A component, face up.
    Piece(Item),
    /// A component, face down.
    Hidden(ItemKind),
    /// The queen ship.
    Ship,
    /// Resources.
    Resources(Basket),
    /// VP.
    Vp(u16),
    /// Queen's Favor.
    Favor(u8),
    /// A frame with its turn.
    Frame(u8),
}

/// One thing that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Motion {
    pub mover: Mover,
    pub from: Place,
    pub to: Place,
}

const fn motion(mover: Mover, from: Place, to: Place) -> Motion {
    Motion { mover, from, to }
}

impl AnimationStep {
    /// What moves in it, in the order in which it sets out.
    pub fn motions(&self) -> Vec<Motion> {
        let mut list = Vec::new();
        let Beat { scene, event, gains, .. } = self.beat;
        if scene == Scene::Event {
            self.list_pieces(&event, &mut list);
        }
        if let Some(owner) = super::animation::actor(&event).filter(|_| !gains.is_empty()) {
            list_gains(owner, gains, self.source(), &mut list);
        }
        list
    }

    /// Where what is gained comes from: the thing whose text it is.
    fn source(&self) -> Place {
        let (beat, shown) = (self.beat, &self.after);
        match (beat.event, beat.cause) {
            (Event::Discarded { .. }, _) => Place::Common,
            (_, Some(Source::Pod(pod))) => Place::Pod(pod),
            (_, Some(Source::Item(item))) => place_of(item, super::animation::actor(&beat.event), shown),
            // A hex was covered by the last tile; without a text it is the planet under the ship.
            (_, Some(Source::Hex)) => last_hex(super::animation::actor(&beat.event), shown),
            (Event::Gained { .. }, None) => Place::Cell(shown.state().ship()),
            (_, None) => Place::Common,
        }
    }

    /// The action that a worker was placed on last.
    fn running(&self) -> Option<Act> {
        self.story().iter().rev().find_map(|beat| match beat.event {
            Event::Placed { act, .. } => Some(act),
            _ => None,
        })
    }

    fn list_pieces(&self, event: &Event, list: &mut Vec<Motion>) {
        let before = self.before.state();
        match *event {
            Event::Placed { owner, act, strength } => {
                list.push(motion(Mover::Worker(owner, strength), Place::Pool(owner), Place::Space(act, 0)));
            }
            Event::Shifted { act, .. } => {
                let shifted = before.spaces().find(|(on, place, _)| (*on, *place) == (act, 1));
                if let Some((.., Some(worker))) = shifted {
                    let mover = Mover::Worker(worker.owner, worker.strength);
                    list.push(motion(mover, Place::Space(act, 0), Place::Space(act, 1)));
                }
            }
            Event::BumpedTo { owner, spot, strength } => {
                let to = if spot == Spot::Landing { Place::Landing(owner) } else { Place::Pool(owner) };
                list.push(motion(Mover::Worker(owner, strength), Place::Waiting(owner), to));
            }
            Event::Bumped { owner, strength, .. } => {
                let to = match owner {
                    Owner::Autopilot if strength < 4 => Place::Pool(owner),
                    _ => Place::Waiting(owner),
                };
                if let Some(act) = self.running() {
                    let from = Place::Space(act, act.spaces() - 1);
                    list.push(motion(Mover::Worker(owner, strength), from, to));
                }
            }
            Event::Retrieved { owner, .. } => {
                for (act, place, worker) in before.spaces() {
                    if let Some(worker) = worker.filter(|worker| worker.owner == owner) {
                        let is_home = self
                            .after
                            .state()
                            .spaces()
                            .any(|(on, at, now)| (on, at) == (act, place) && now.is_none());
                        if is_home {
                            let mover = Mover::Worker(owner, worker.strength);
                            list.push(motion(mover, Place::Space(act, place), Place::Pool(owner)));
                        }
                    }
                }
                let Owner::Seat(seat) = owner else { return };
                let landing = before.sheet(seat).map_or([0; 4], |sheet| sheet.landing());
                for (strength, workers) in (1..).zip(landing) {
                    for _ in 0..workers {
                        let mover = Mover::Worker(owner, strength);
                        list.push(motion(mover, Place::Landing(owner), Place::Pool(owner)));
                    }
                }
            }
            Event::PodTaken { owner, pod } => {
                list.push(motion(Mover::Sleeper(owner), Place::Supply(owner), Place::Pod(pod)));
            }
            Event::Recalled { seat, spot, strength } => {
                let owner = Owner::Seat(seat);
                list.push(motion(
                    Mover::Worker(owner, strength),
                    place_of_spot(owner, spot),
                    Place::Pool(owner),
                ));
            }
            Event::WorkerGained { seat, strength } => {
                let owner = Owner::Seat(seat);
                list.push(motion(Mover::Worker(owner, strength), Place::Supply(owner), Place::Pool(owner)));
            }
            Event::HiveWasEmpty { seat } => {
                let owner = Owner::Seat(seat);
                list.push(motion(Mover::Worker(owner, 1), Place::Supply(owner), Place::Pool(owner)));
            }
            Event::ShipMoved { owner, from, to } => {
                let course = match owner {
                    Owner::Seat(_) => course(from, to),
                    Owner::Autopilot => self.before.autopilot_course(to),
                };
                for leg in course.windows(2) {
                    list.push(motion(Mover::Ship, Place::Cell(leg[0]), Place::Cell(leg[1])));
                }
            }
            Event::Explored { owner, cell, token } => {
                list.push(motion(Mover::Piece(token), Place::Cell(cell), Place::Tokens(owner)));
            }
            Event::PlanetRevealed { cell, planet } => {
                list.push(motion(Mover::Piece(planet), Place::Stack(ItemKind::Planet), Place::Cell(cell)));
            }
            Event::SlotFilled { cell, resource, .. } => {
                let filled = self.after.state().planet_cells().find(|planet| planet.cell == cell);
                let slot = filled.map_or(0, |planet| planet.slots.len().saturating_sub(1)) as u8;
                list.push(motion(one(resource), Place::Common, Place::Slot(cell, slot)));
            }
            Event::Built { seat, tile, hex, reserved, .. } => {
                let from = if reserved { Place::Reserve(seat) } else { lying(tile, &self.before) };
                list.push(motion(Mover::Piece(tile), from, Place::Hex(seat, hex)));
            }
            Event::Reserved { seat, tile } => {
                list.push(motion(Mover::Piece(tile), lying(tile, &self.before), Place::Reserve(seat)));
            }
            Event::TileTaken { tile } => {
                let to = Place::Goods(Owner::Autopilot);
                list.push(motion(Mover::Piece(tile), lying(tile, &self.before), to));
            }
            Event::TileDropped { tile } => {
                let to = Place::Discards(tile.kind());
                list.push(motion(Mover::Piece(tile), lying(tile, &self.before), to));
            }
            Event::FramePlaced { seat, anchor, turn } => {
                list.push(motion(Mover::Frame(turn), Place::Common, Place::Hex(seat, anchor)));
            }
            Event::SeedDrawn { seat, .. } => {
                for _ in 0..self.beat.count {
                    let from = Place::Stack(ItemKind::Seed);
                    list.push(motion(Mover::Hidden(ItemKind::Seed), from, Place::Hand(seat)));
                }
            }
            Event::SeedDiscarded { seat, seed }
            | Event::SeedPlayed { seat, seed }
            | Event::SeedSpent { seat, seed, .. }
            | Event::Swapped { seat, seed } => {
                list.push(motion(Mover::Piece(seed), Place::Hand(seat), Place::Discards(ItemKind::Seed)));
            }
            Event::Planted { seat, seed } => {
                list.push(motion(Mover::Piece(seed), Place::Hand(seat), Place::Planted(seat)));
            }
            Event::Converted { seat, paid, got } => {
                let own = Place::Goods(Owner::Seat(seat));
                list.push(motion(Mover::Resources(paid), own, Place::Common));
                list.push(motion(Mover::Resources(got), Place::Common, own));
            }
            Event::Discarded { seat, resources } => {
                let own = Place::Goods(Owner::Seat(seat));
                list.push(motion(Mover::Resources(resources), own, Place::Common));
            }
            Event::TileDealt { .. } => self.list_dealt(list),
            _ => {}
        }
    }

    /// Rows slide left, and gaps are dealt to.
    fn list_dealt(&self, list: &mut Vec<Motion>) {
        for kind in TileKind::ROWS {
            let (before, after) = (self.before.state().row(kind), self.after.state().row(kind));
            let mut stayed = before.iter().enumerate().filter(|(_, tile)| tile.is_some());
            for (to, tile) in (0u8..).zip(after) {
                let Some(tile) = tile else { continue };
                match stayed.next() {
                    Some((from, _)) if from == usize::from(to) => {}
                    Some((from, _)) => {
                        list.push(motion(
                            Mover::Piece(tile),
                            Place::Row(kind, from as u8),
                            Place::Row(kind, to),
                        ));
                    }
                    None => {
                        let stack = Place::Stack(tile.kind());
                        list.push(motion(Mover::Piece(tile), stack, Place::Row(kind, to)));
                    }
                }
            }
        }
    }
}

/// The cells from one to another, both included: along the row first.
pub fn course(from: Cell, to: Cell) -> Vec<Cell> {
    let mut at = from;
    let mut course = vec![at];
    while at != to {
        if at.column != to.column {
            at.column = if to.column > at.column { at.column + 1 } else { at.column - 1 };
        } else {
            at.row = if to.row > at.row { at.row + 1 } else { at.row - 1 };
        }
        course.push(at);
    }
    course
}

fn list_gains(owner: Owner, gains: Gains, source: Place, list: &mut Vec<Motion>) {
    let own = Place::Goods(owner);
    if !gains.paid.is_empty() {
        list.push(motion(Mover::Resources(gains.paid), own, Place::Common));
    }
    if !gains.resources.is_empty() {
        list.push(motion(Mover::Resources(gains.resources), source, own));
    }
    if gains.vp > 0 {
        list.push(motion(Mover::Vp(gains.vp), source, own));
    }
    if gains.favor > 0 {
        list.push(motion(Mover::Favor(gains.favor), source, own));
    }
}

const fn one(resource: Resource) -> Mover {
    Mover::Resources(Basket::of(resource, 1))
}

const fn place_of_spot(owner: Owner, spot: Spot) -> Place {
    match spot {
        Spot::Active => Place::Pool(owner),
        Spot::Landing => Place::Landing(owner),
        Spot::At(act, place) => Place::Space(act, place),
    }
}

/// Where a tile lies face up.
fn lying(tile: Item, shown: &Shown) -> Place {
    for kind in TileKind::ROWS {
        let column = shown.state().row(kind).into_iter().position(|other| other == Some(tile));
        if let Some(column) = column {
            return Place::Row(kind, column as u8);
        }
    }
    let slot = shown.state().carving_slots().position(|other| other == Some(tile));
    slot.map_or(Place::Stack(tile.kind()), |slot| Place::Carving(slot as u8))
}

/// Where a component is whose text takes effect for an owner.
fn place_of(item: Item, owner: Option<Owner>, shown: &Shown) -> Place {
    let hive = match owner {
        Some(Owner::Seat(seat)) => shown.state().sheet(seat).map(|sheet| (seat, sheet)),
        _ => None,
    };
    match (item.kind(), hive) {
        (ItemKind::Planet, _) => Place::Cell(shown.state().ship()),
        (ItemKind::Dance, _) => Place::Dance(item),
        (ItemKind::Seed, Some(_)) => Place::Discards(ItemKind::Seed),
        (ItemKind::Faction, Some((seat, _))) => Place::Hex(seat, Hex::FACTION[0]),
        (ItemKind::Token, _) => owner.map_or(Place::Common, Place::Tokens),
        (_, Some((seat, sheet))) => {
            let lies = sheet.hive().find(|(_, tile)| *tile == item);
            lies.map_or(Place::Common, |(hex, _)| Place::Hex(seat, hex))
        }
        _ => Place::Common,
    }
}

/// The hex that was covered last.
fn last_hex(owner: Option<Owner>, shown: &Shown) -> Place {
    let Some(Owner::Seat(seat)) = owner else { return Place::Common };
    let last = shown.state().sheet(seat).and_then(|sheet| sheet.hive().last());
    last.map_or(Place::Common, |(hex, _)| Place::Hex(seat, hex))
}
