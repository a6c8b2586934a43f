//! A game in numbers.

use super::{
    config::Config,
    event::{Event, Owner},
    item::{Item, ItemKind},
    pack::TileKind,
    space::Act,
};
use crate::rules::Seat;

/// What is counted for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they count")]
pub struct SeatTally {
    pub turns: u16,
    /// VP gained so far, those of the start included.
    pub vp: i32,
    pub favor: u16,
    /// Workers placed, by action: Explore, Advance, Grow, Research, Convert, Carve.
    pub placed: [u16; 6],
    pub retrieves: u16,
    pub hibernations: u16,
    pub bumped: u16,
    pub bumps: u16,
    /// Tiles built, by kind.
    pub built: [u16; 4],
    pub frames: u16,
    pub explored: u16,
    pub seeds_played: u16,
    pub seeds_spent: u16,
    pub planted: u16,
    pub conversions: u16,
    pub dances: u16,
    pub discarded: u16,
}

/// What is counted in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// In seat order.
    pub seats: Vec<SeatTally>,
    /// Turns begun, of the Autopilot too.
    pub turns: u16,
}

impl Tally {
    pub(super) fn new(config: &Config) -> Tally {
        let mut seats = vec![SeatTally::default(); config.players.into()];
        if config.solo != super::config::Solo::Off {
            seats.iter_mut().for_each(|own| own.vp = 2);
        }
        Tally { seats, turns: 0 }
    }

    fn of(&mut self, seat: Seat) -> Option<&mut SeatTally> {
        self.seats.get_mut(seat.index())
    }

    pub(super) fn count(&mut self, event: &Event) {
        match *event {
            Event::Started { seat } => {
                let seats = self.seats.len();
                for place in 0..seats {
                    self.seats[(seat.index() + place) % seats].vp = place as i32 + 1;
                }
            }
            Event::TurnBegan { owner, .. } => {
                self.turns += 1;
                self.change(owner, |own| own.turns += 1);
            }
            Event::Placed { owner, act, .. } => self.change(owner, |own| own.placed[action_of(act)] += 1),
            Event::Retrieved { owner, .. } => self.change(owner, |own| own.retrieves += 1),
            Event::Hibernated { owner } => self.change(owner, |own| own.hibernations += 1),
            Event::Bumped { owner, by, .. } => {
                self.change(owner, |own| own.bumped += 1);
                self.change(by, |own| own.bumps += 1);
            }
            Event::Scored { owner, vp } => self.change(owner, |own| own.vp += i32::from(vp)),
            Event::Explored { owner, .. } => self.change(owner, |own| own.explored += 1),
            Event::Favored { seat, favor } => {
                self.change(Owner::Seat(seat), |own| own.favor += u16::from(favor))
            }
            Event::Built { seat, tile, .. } => {
                self.change(Owner::Seat(seat), |own| own.built[kind_of(tile)] += 1);
            }
            Event::FramePlaced { seat, .. } => self.change(Owner::Seat(seat), |own| own.frames += 1),
            Event::SeedPlayed { seat, .. } => self.change(Owner::Seat(seat), |own| own.seeds_played += 1),
            Event::SeedSpent { seat, .. } => self.change(Owner::Seat(seat), |own| own.seeds_spent += 1),
            Event::Planted { seat, .. } => self.change(Owner::Seat(seat), |own| own.planted += 1),
            Event::Converted { seat, .. } | Event::Swapped { seat, .. } => {
                self.change(Owner::Seat(seat), |own| own.conversions += 1);
            }
            Event::Danced { seat, .. } => self.change(Owner::Seat(seat), |own| own.dances += 1),
            Event::Discarded { seat, resources } => {
                self.change(Owner::Seat(seat), |own| own.discarded += resources.total());
            }
            _ => {}
        }
    }

    fn change(&mut self, owner: Owner, change: impl FnOnce(&mut SeatTally)) {
        if let Owner::Seat(seat) = owner {
            self.of(seat).map(change);
        }
    }
}

/// The place of an action in the tally; both pairs of Advance are one.
const fn action_of(act: Act) -> usize {
    match act {
        Act::Explore => 0,
        Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => 1,
        Act::Grow => 2,
        Act::Research => 3,
        Act::Convert => 4,
        Act::Carve => 5,
    }
}

fn kind_of(tile: Item) -> usize {
    match tile.kind() {
        ItemKind::Farm => TileKind::Farm as usize,
        ItemKind::Recruit => TileKind::Recruit as usize,
        ItemKind::Development => TileKind::Development as usize,
        _ => TileKind::Carving as usize,
    }
}
