//! What may be seen of a game, and what could be behind what is hidden.

use std::ops::RangeInclusive;

use rand::Rng;

use super::{
    board::Board,
    config::Config,
    danger::{Incident, Odds, Outlook},
    forecast::Forecast,
    island::IslandSet,
    prompt::{Chance, Prompt, Vote},
    state::State,
};
use crate::rules::{Pending, Seat, Viewer};

/// A player's GO or STAY card as somebody sees it (V12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ballot {
    /// Not laid down yet.
    None,
    /// It lies face down, and is somebody else's.
    FaceDown,
    /// It lies face up, or is one's own.
    Known(Vote),
}

/// A game as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct View {
    pub viewer: Viewer,
    pub config: Config,
    pub board: Board,
    /// In seat order.
    pub ballots: Vec<Ballot>,
    /// What is known of this turn's eruption.
    pub outlook: Outlook,
    /// This turn's event, once it is rolled.
    pub incident: Option<Incident>,
    /// The number of the turn, from 1.
    pub turn: u32,
    pub pending: Pending<Prompt, Chance>,
}

impl View {
    /// The chance of an eruption in this turn.
    pub const fn odds(&self) -> Odds {
        Odds::of_eruption(self.board.danger, self.outlook, self.incident)
    }

    /// How many may choose GO, by the ballots that this viewer knows.
    pub fn possible_go(&self) -> RangeInclusive<u8> {
        let count = |vote| self.ballots.iter().filter(|ballot| **ballot == Ballot::Known(vote)).count() as u8;
        count(Vote::Go)..=self.config.players - count(Vote::Stay)
    }

    /// What would happen for each number of GO, from none to all, if nobody turns a current or moves any more.
    pub fn forecasts(&self) -> Vec<Forecast> {
        (0..=self.config.players).map(|go| self.board.forecast(go)).collect()
    }

    /// The islands that a seat's pawn could move to now (V8); none before it is placed. The way there: [`Chart::way`],
    /// and [`Chart::downstream`] for its cells.
    ///
    /// [`Chart::way`]: super::Chart::way
    /// [`Chart::downstream`]: super::Chart::downstream
    pub fn reachable(&self, seat: Seat) -> IslandSet {
        let from = self.board.pawn(seat).at;
        from.map_or(IslandSet::EMPTY, |from| self.board.chart.reachable(from, self.config.adjacent))
    }
}

impl State {
    /// A seat's GO or STAY card as the viewer sees it.
    pub fn ballot(&self, seat: Seat, viewer: Viewer) -> Ballot {
        match self.votes.of(seat) {
            None => Ballot::None,
            Some(vote) if self.votes_are_open() || viewer.sees(seat) => Ballot::Known(vote),
            Some(_) => Ballot::FaceDown,
        }
    }

    /// The chance of an eruption in this turn.
    pub fn odds(&self) -> Odds {
        Odds::of_eruption(self.board.danger, self.outlook, self.incident)
    }

    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer,
            config: self.config,
            board: self.board,
            ballots: Seat::first(self.config.players).map(|seat| self.ballot(seat, viewer)).collect(),
            outlook: self.outlook,
            incident: self.incident,
            turn: self.turn,
            pending: self.next(),
        }
    }

    /// Whether the seat's own card lies face down.
    pub(super) fn hides_vote(&self, seat: Seat) -> bool {
        !self.votes_are_open() && self.votes.of(seat).is_some()
    }

    /// The face-down cards of the others, chosen anew: all that `seat` does not know.
    pub(super) fn revoted(&self, seat: Seat, rng: &mut impl Rng) -> State {
        let mut state = *self;
        for other in Seat::first(self.config.players) {
            if other != seat && self.hides_vote(other) {
                state.votes.cast(other, if rng.random() { Vote::Go } else { Vote::Stay });
            }
        }
        state
    }
}
