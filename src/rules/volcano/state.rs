//! The state of a game: plain data, about a hundred bytes, copied with a memcpy.

use super::{
    board::Board,
    cell::Cell,
    config::Config,
    danger::{Incident, Outlook},
    island::Island,
    prompt::{Chance, Prompt, Vote},
};
use crate::rules::{Pending, Seat, Seats};

/// A game of VOLCANO.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) config: Config,
    pub(super) board: Board,
    pub(super) votes: Votes,
    /// Who decides, if somebody does.
    pub(super) seat: Seat,
    /// The number of the turn, from 1.
    pub(super) turn: u32,
    pub(super) outlook: Outlook,
    pub(super) incident: Option<Incident>,
    pub(super) stage: Stage,
}

/// The GO and STAY cards that have been laid down in this turn (V12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Votes {
    pub(super) cast: Seats,
    pub(super) go: Seats,
}

impl Votes {
    pub(super) fn cast(&mut self, seat: Seat, vote: Vote) {
        self.cast.add(seat);
        match vote {
            Vote::Go => self.go.add(seat),
            Vote::Stay => self.go.remove(seat),
        }
    }

    pub(super) fn of(self, seat: Seat) -> Option<Vote> {
        let vote = if self.go.has(seat) { Vote::Go } else { Vote::Stay };
        self.cast.has(seat).then_some(vote)
    }
}

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The current of that cell is dealt.
    Currents {
        next: Cell,
    },
    Parent,
    Start,
    Check,
    Event,
    Swap,
    Add,
    Act {
        turns: u8,
        turned: Option<Cell>,
        sailed: bool,
    },
    /// The check that event 1–2 put off.
    CheckAgain,
    /// Players who were hit move; these have yet to.
    Flee {
        waiting: Seats,
    },
    Over,
}

impl State {
    pub(super) fn fresh(config: &Config) -> State {
        State {
            config: *config,
            board: Board::new(config),
            votes: Votes::default(),
            seat: Seat::new(0),
            turn: 1,
            outlook: Outlook::Open,
            incident: None,
            stage: Stage::Currents { next: Cell::known(1, 1) },
        }
    }

    /// All that lies open on the table.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The number of the turn, from 1.
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// What comes next.
    pub(super) fn next(&self) -> Pending<Prompt, Chance> {
        let prompt = match self.stage {
            Stage::Currents { next } => return Pending::Chance(Chance::Current(next)),
            Stage::Parent => return Pending::Chance(Chance::Parent),
            Stage::Check => return Pending::Chance(Chance::Check { again: false }),
            Stage::CheckAgain => return Pending::Chance(Chance::Check { again: true }),
            Stage::Event => return Pending::Chance(Chance::Event),
            Stage::Start => Prompt::Start,
            Stage::Swap => Prompt::Swap,
            Stage::Add => Prompt::Add,
            Stage::Act { turns, turned, sailed } => Prompt::Act { turns, turned, sailed },
            Stage::Flee { .. } => Prompt::Flee { at: self.island(self.seat) },
            Stage::Over => return Pending::Over,
        };
        Pending::Decision { seat: self.seat, prompt }
    }

    /// The players whom the eruption of this turn has hit and who have yet to say where they go (V14).
    pub const fn fleeing(&self) -> Seats {
        match self.stage {
            Stage::Flee { waiting } => waiting,
            _ => Seats::NONE,
        }
    }

    /// The island that a seat is on. All are on one from the first turn on.
    pub(super) fn island(&self, seat: Seat) -> Island {
        self.board.pawn(seat).at.unwrap_or(Island::Volcano)
    }

    /// Whether the choices of this turn lie face up (V13).
    pub(super) const fn votes_are_open(&self) -> bool {
        !matches!(self.stage, Stage::Act { .. })
    }
}
