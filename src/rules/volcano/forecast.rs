//! What would happen if so many chose GO: told from what lies open, so that a player may look before choosing.

use super::{
    board::{Board, MAX_SEATS},
    cell::Cell,
    chart::Chart,
    event::Event,
    island::{Island, IslandSet},
};
use crate::rules::{Seat, Seats, Sink};

/// The turn's end for one number of GO, if nobody turns a current or moves any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// How many choose GO.
    pub go: u8,
    /// The drift step by step: [`Event::Drifted`] and [`Event::DriftStopped`] only.
    pub drift: Vec<Event>,
    /// The chart after the drift.
    pub chart: Chart,
    /// The islands that an eruption would reach, with the volcano (V14).
    pub blast: IslandSet,
    /// The players whom it would hit.
    pub hit: Seats,
    /// What each seat would gain without an eruption, or without another one (V15): those whom this turn's has hit gain nothing.
    pub calm: [u32; MAX_SEATS],
    /// What each seat would lose to an eruption.
    pub lost: [u32; MAX_SEATS],
    /// What each seat would gain after an eruption: those who are hit gain nothing, wherever they flee.
    pub erupting: [u32; MAX_SEATS],
}

impl Forecast {
    /// Where an island would be.
    pub const fn cell(&self, island: Island) -> Cell {
        self.chart.cell(island)
    }
}

impl Board {
    /// What would happen if so many chose GO.
    pub fn forecast(&self, go: u8) -> Forecast {
        let mut drift = Vec::new();
        let outcome = self.outcome_after(go, &mut drift);
        Forecast { drift, ..outcome }
    }

    /// The same without the steps of the drift: for those who ask often.
    pub fn outcome(&self, go: u8) -> Forecast {
        self.outcome_after(go, &mut ())
    }

    fn outcome_after(&self, go: u8, drift: &mut impl Sink<Event>) -> Forecast {
        let mut after = *self;
        after.chart.drift(go, drift);
        let (mut calm, mut shaken) = (after, after);
        calm.gain(&mut ());
        shaken.erupt(&mut ());
        let hurt = shaken;
        shaken.gain(&mut ());
        Forecast {
            go,
            drift: Vec::new(),
            chart: after.chart,
            blast: after.chart.blast(),
            hit: shaken.hit,
            calm: calm.more_than(&after),
            lost: after.more_than(&hurt),
            erupting: shaken.more_than(&hurt),
        }
    }

    /// By how much each seat's points exceed those of another board.
    fn more_than(&self, other: &Board) -> [u32; MAX_SEATS] {
        std::array::from_fn(|index| {
            let seat = Seat::new(index as u8);
            self.pawn(seat).points.saturating_sub(other.pawn(seat).points)
        })
    }
}
