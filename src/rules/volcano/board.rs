//! All that lies open on the table: the chart, the resources, the pawns with their points, the danger level. Eruption, resource
//! gain and the end of a turn happen to it. As nothing here is secret, the same functions tell what would happen.

use super::{
    chart::Chart,
    config::Config,
    danger::Danger,
    event::Event,
    island::{Island, IslandSet},
};
use crate::rules::{Seat, Seats, Sink};

/// The most seats a game can have.
pub(super) const MAX_SEATS: usize = 6;

/// A player's pawn, points and luck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pawn {
    /// The island it is on; `None` before it is placed.
    pub at: Option<Island>,
    /// Points: open to all (V18).
    pub points: u32,
    /// How often it was hit by an eruption.
    pub hits: u8,
}

/// The table, without the choices that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(super) chart: Chart,
    pub(super) resources: [u32; 5],
    pub(super) pawns: [Pawn; MAX_SEATS],
    pub(super) seats: u8,
    pub(super) parent: Seat,
    pub(super) danger: Danger,
    pub(super) eruptions: u8,
    pub(super) hit: Seats,
}

impl Board {
    /// V2, V5.
    pub(super) fn new(config: &Config) -> Board {
        Board {
            chart: Chart::new(config.layout),
            resources: [1; 5],
            pawns: [Pawn::default(); MAX_SEATS],
            seats: config.players,
            parent: Seat::new(0),
            danger: Danger::LOWEST,
            eruptions: 0,
            hit: Seats::NONE,
        }
    }

    /// Currents and islands.
    pub const fn chart(&self) -> &Chart {
        &self.chart
    }

    /// How many resources lie on an island; none ever on the volcano.
    pub fn resources(&self, island: Island) -> u32 {
        self.resources.get(island.index()).copied().unwrap_or(0)
    }

    /// A seat's pawn.
    pub const fn pawn(&self, seat: Seat) -> &Pawn {
        &self.pawns[seat.index() % MAX_SEATS]
    }

    pub(super) const fn pawn_mut(&mut self, seat: Seat) -> &mut Pawn {
        &mut self.pawns[seat.index() % MAX_SEATS]
    }

    /// The parent of this turn; seat 0 before the first is drawn.
    pub const fn parent(&self) -> Seat {
        self.parent
    }

    /// The danger level.
    pub const fn danger(&self) -> Danger {
        self.danger
    }

    /// Eruptions so far.
    pub const fn eruptions(&self) -> u8 {
        self.eruptions
    }

    /// Who was hit in this turn.
    pub const fn hit(&self) -> Seats {
        self.hit
    }

    /// All seats from the parent clockwise.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (parent, seats) = (self.parent, self.seats);
        (0..seats).map(move |places| parent.on(places, seats))
    }

    /// The players on any of these islands.
    pub fn players_on(&self, islands: IslandSet) -> Seats {
        let there = |seat: &Seat| self.pawn(*seat).at.is_some_and(|island| islands.has(island));
        Seat::first(self.seats).filter(there).collect()
    }

    /// V14: the volcano erupts. Who is hit loses half of the points, rounded up.
    pub(super) fn erupt(&mut self, events: &mut impl Sink<Event>) {
        self.eruptions += 1;
        self.hit = self.players_on(self.chart.blast());
        events.push(Event::Erupted { number: self.eruptions, hit: self.hit });
        for seat in self.clockwise() {
            if let (true, Some(island)) = (self.hit.has(seat), self.pawn(seat).at) {
                let pawn = self.pawn_mut(seat);
                let lost = pawn.points.div_ceil(2);
                pawn.points -= lost;
                pawn.hits += 1;
                events.push(Event::Hit { seat, island, lost, points: pawn.points });
            }
        }
    }

    /// V15: resource gain, island by island, then the volcano.
    pub(super) fn gain(&mut self, events: &mut impl Sink<Event>) {
        let mut takers = [Seats::NONE; 6];
        for seat in Seat::first(self.seats) {
            if let (false, Some(island)) = (self.hit.has(seat), self.pawn(seat).at) {
                takers[island.index()].add(seat);
            }
        }
        for island in Island::RICH {
            self.share_out(island, takers[island.index()], events);
        }
        let amount = self.danger.level().into();
        for seat in self.clockwise().filter(|seat| takers[Island::Volcano.index()].has(*seat)) {
            self.give(seat, Island::Volcano, amount, 0, events);
        }
    }

    /// V15: the resources of an island are dealt one by one from the parent clockwise; one player alone takes all at once.
    fn share_out(&mut self, island: Island, takers: Seats, events: &mut impl Sink<Event>) {
        if takers.is_empty() {
            return;
        }
        let mut left = std::mem::take(&mut self.resources[island.index()]);
        let amount = if takers.len() == 1 { left } else { 1 };
        while left > 0 {
            for seat in self.clockwise().filter(|seat| takers.has(*seat)) {
                if left > 0 {
                    left -= amount;
                    self.give(seat, island, amount, left, events);
                }
            }
        }
    }

    fn give(&mut self, seat: Seat, island: Island, amount: u32, left: u32, events: &mut impl Sink<Event>) {
        // Every point was a step's worth of resources: no record is long enough for 2³² of them.
        let pawn = self.pawn_mut(seat);
        pawn.points += amount;
        events.push(Event::Gained { seat, island, amount, points: pawn.points, left });
    }

    /// V16, without the passing of the event table: a resource grows on each island, the danger rises or falls.
    pub(super) fn end_turn(&mut self, erupted: bool, events: &mut impl Sink<Event>) {
        for island in Island::RICH {
            let resources = &mut self.resources[island.index()];
            *resources += 1;
            events.push(Event::Grew { island, now: *resources });
        }
        let from = self.danger;
        self.danger = if erupted { Danger::LOWEST } else { from.risen() };
        events.push(Event::DangerSet { from, to: self.danger });
    }
}
