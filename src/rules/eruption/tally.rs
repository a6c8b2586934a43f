//! What the events of a game add up to, seat by seat.

use super::{
    board::Board,
    config::Config,
    event::{Event, HeatCause},
    hex::Hex,
    island::Village,
    material::Material,
    tile::Tile,
    wall::Edge,
};
use crate::rules::Seat;

/// What one seat did, and what was done to it. Walls are those that the seat has built itself, wherever they stood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Where the marker stands.
    pub temperature: u16,
    /// Lava tiles placed.
    pub tiles: u16,
    /// Eruption tiles placed.
    pub eruptions: u16,
    /// Contacts that its tiles made with the villages of other players.
    pub contacts: u16,
    /// Walls built, by material.
    pub built: [u16; 3],
    /// Those of them that are gone, by material.
    pub lost: [u16; 3],
    /// How often one of its walls was rolled for.
    pub rolled: u16,
    /// How many of these rolls were lost.
    pub rolled_lost: u16,
    /// How many could be expected to be lost, in 36ths: exact.
    pub expected_lost: u32,
    /// Cards played for their effect.
    pub played: u16,
    /// Cards traded, alone or in pairs.
    pub traded: u16,
    /// Cards and walls given to clanmates (E76).
    pub gifts: u16,
    /// Degrees that contacts and lost walls have brought.
    pub damage: u16,
    /// Degrees that the eruption tiles of others have brought.
    pub erupted: u16,
    /// Degrees that Rain has taken away.
    pub cooled: u16,
    /// Degrees that its own eruption tiles have brought the others.
    pub given: u16,
}

impl SeatTally {
    /// Walls built that still stand.
    pub fn left(&self, material: Material) -> u16 {
        self.built[material.index()] - self.lost[material.index()]
    }

    /// The luck of the dice in 36ths of a wall: walls that held against the odds are more than 0.
    pub fn luck(&self) -> i32 {
        self.expected_lost as i32 - 36 * i32::from(self.rolled_lost)
    }
}

/// The tallies of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// By seat.
    pub seats: Vec<SeatTally>,
    /// By seat.
    villages: &'static [Village],
    /// Who built the walls that stand on lava.
    builders: Vec<(Edge, Seat)>,
}

impl Tally {
    pub(super) fn new(config: &Config) -> Tally {
        let villages = Village::in_play(config.players);
        Tally { seats: vec![SeatTally::default(); villages.len()], villages, builders: Vec::new() }
    }

    fn of(&mut self, seat: Seat) -> &mut SeatTally {
        &mut self.seats[seat.index()]
    }

    /// Whose village it is, if anybody's.
    fn owner(&self, village: Village) -> Option<Seat> {
        let seats = Seat::first(self.villages.len() as u8);
        seats.zip(self.villages).find(|(_, own)| **own == village).map(|(seat, _)| seat)
    }

    /// Who built the wall that stands there: only the owner builds on a village (E65).
    fn builder(&self, edge: Edge) -> Option<Seat> {
        match edge {
            Edge::Village(slot) => self.owner(slot.village()),
            Edge::Lava { .. } => {
                self.builders.iter().find(|(known, _)| *known == edge).map(|(_, seat)| *seat)
            }
        }
    }

    /// Contacts that are there with the new tile and were not with the old one.
    fn contacts(&mut self, seat: Seat, hex: Hex, old: Option<Tile>, new: Tile) {
        let own = self.villages[seat.index()];
        let sent = Board::village_edges(hex, new)
            .filter(|slot| old.is_none_or(|old| !old.has(slot.place().1)))
            .filter(|slot| slot.village() != own && self.villages.contains(&slot.village()));
        let sent = sent.count() as u16;
        self.of(seat).contacts += sent;
    }

    pub(super) fn count(&mut self, event: &Event) {
        match *event {
            Event::TilePlaced { seat, hex, tile } => {
                match tile {
                    Tile::ERUPTION => self.of(seat).eruptions += 1,
                    _ => self.of(seat).tiles += 1,
                }
                self.contacts(seat, hex, None, tile);
            }
            Event::TileTurned { seat, hex, from, to } => self.contacts(seat, hex, Some(from), to),
            Event::TileReplaced { seat, hex, from, to } => {
                self.of(seat).tiles += 1;
                self.contacts(seat, hex, Some(from), to);
            }
            Event::WallBuilt { seat, edge, material, .. } => {
                self.of(seat).built[material.index()] += 1;
                if let Edge::Lava { .. } = edge {
                    self.builders.push((edge, seat));
                }
            }
            Event::WallLost { edge, material, .. } => {
                if let Some(seat) = self.builder(edge) {
                    self.of(seat).lost[material.index()] += 1;
                }
                self.builders.retain(|(known, _)| *known != edge);
            }
            Event::WallRolled { edge, material, holds, .. } => {
                if let Some(seat) = self.builder(edge) {
                    let tally = self.of(seat);
                    tally.rolled += 1;
                    tally.rolled_lost += u16::from(!holds);
                    tally.expected_lost += 36 - u32::from(material.odds());
                }
            }
            Event::Heated { seat, by, now, cause } => {
                self.of(seat).temperature = now;
                match cause {
                    HeatCause::Contact(_) | HeatCause::LostWall(_) => self.of(seat).damage += by,
                    HeatCause::Eruption(from) => {
                        self.of(seat).erupted += by;
                        self.of(from).given += by;
                    }
                }
            }
            Event::Cooled { seat, by, now } => {
                self.of(seat).temperature = now;
                self.of(seat).cooled += by;
            }
            Event::CardPlayed { seat, .. } => self.of(seat).played += 1,
            Event::CardTraded { seat, .. } => self.of(seat).traded += 1,
            Event::CardsTraded { seat, .. } => self.of(seat).traded += 2,
            Event::CardGiven { seat, .. } | Event::WallGiven { seat, .. } => self.of(seat).gifts += 1,
            _ => {}
        }
    }
}
