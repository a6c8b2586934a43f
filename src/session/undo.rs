//! What may be taken back, and if it may not, why.
//!
//! The policy: one's own decisions are free until chance or another seat has acted, because then somebody knows more than
//! before. Once a seat with secrets has taken over, the one before has had its say, even if nothing has happened since: the
//! device has changed hands. A finished game stays finished, because its secrets are open. A teaching game may take back everything.
//! A decision with only one legal action is no decision: undo never stops there, since a screen may take such an action for
//! the player and the button would do nothing.

use std::{error::Error, fmt};

use super::timeline::{By, Step};
use crate::rules::{Game, Pending, Seat};

/// Why nothing is taken back.
#[derive(Clone, Debug, PartialEq)]
pub enum UndoRefusal<G: Game> {
    /// Nobody has decided anything yet.
    NothingToUndo,
    /// Chance acted after the decision.
    ChanceSince {
        /// What chance decided.
        what: G::Chance,
        /// What came out.
        outcome: G::Action,
    },
    /// Another seat has acted since.
    OtherSeat {
        /// Who it was.
        seat: Seat,
    },
    /// The game is over and its secrets are open.
    GameOver,
}

impl<G: Game> fmt::Display for UndoRefusal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoRefusal::NothingToUndo => write!(f, "nothing has been decided yet"),
            UndoRefusal::ChanceSince { what, outcome } => {
                write!(f, "chance has acted since: {what} ({outcome})")
            }
            UndoRefusal::OtherSeat { seat } => write!(f, "seat {seat} has acted"),
            UndoRefusal::GameOver => write!(f, "the game is over"),
        }
    }
}

impl<G: Game> Error for UndoRefusal<G> {}

/// There is nothing that was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToRedo;

impl fmt::Display for NothingToRedo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nothing was taken back")
    }
}

impl Error for NothingToRedo {}

/// All that the policy looks at.
pub(super) struct Moment<'a, G: Game> {
    pub(super) state: &'a G,
    pub(super) done: &'a [Step<G>],
    pub(super) undone: &'a [Step<G>],
    pub(super) teaching: bool,
    /// Whether the seat that decides now knows what the one before must not: it has taken over, and may have looked.
    pub(super) handed_over: bool,
}

impl<G: Game> Moment<'_, G> {
    /// How many steps are left after the last decision was taken back.
    pub(super) fn undo(&self) -> Result<usize, UndoRefusal<G>> {
        let from = self.free_from()?;
        let last = self.done[from..].iter().rposition(Step::is_choice);
        last.map(|place| from + place).ok_or_else(|| self.barrier(from))
    }

    /// How many steps are left after everything was taken back that the seat has decided since its turn came, as far as it
    /// is free.
    pub(super) fn restart(&self) -> Result<usize, UndoRefusal<G>> {
        let from = self.free_from()?;
        let Some(own) = self.done[from..].iter().rev().find_map(Step::seat) else {
            return Err(self.barrier(from));
        };
        if matches!(self.state.pending(), Pending::Decision { seat, .. } if seat != own) {
            return Err(UndoRefusal::OtherSeat { seat: own });
        }
        let others = |step: &Step<G>| step.seat().is_some_and(|seat| seat != own);
        let from = self.done[from..].iter().rposition(others).map_or(from, |place| from + place + 1);
        let first = self.done[from..].iter().position(Step::is_choice);
        first.map(|place| from + place).ok_or_else(|| self.barrier(from))
    }

    /// How many steps are left after everything from this step on was taken back, which somebody has decided.
    pub(super) fn back_before(&self, step: usize) -> Result<usize, UndoRefusal<G>> {
        let from = self.free_from()?;
        if !self.done.get(step).is_some_and(Step::is_choice) {
            return Err(UndoRefusal::NothingToUndo);
        }
        if step < from { Err(self.barrier(from)) } else { Ok(step) }
    }

    /// How many of the undone steps one redo brings back: a decision and all that followed without a choice.
    pub(super) fn redo(&self) -> Result<usize, NothingToRedo> {
        let (_, rest) = self.undone.split_first().ok_or(NothingToRedo)?;
        Ok(1 + rest.iter().take_while(|step| !step.is_choice()).count())
    }

    /// The first step that the policy allows to be taken back.
    fn free_from(&self) -> Result<usize, UndoRefusal<G>> {
        if self.teaching {
            return Ok(0);
        }
        if self.state.pending() == Pending::Over {
            return Err(UndoRefusal::GameOver);
        }
        let Some(own) = self.done.last().and_then(Step::seat) else {
            return Err(self.barrier(self.done.len()));
        };
        // Whoever took something back has acted nevertheless.
        if let Some(seat) = self.undone.iter().find_map(Step::seat).filter(|seat| *seat != own) {
            return Err(UndoRefusal::OtherSeat { seat });
        }
        // What one seat has decided is not the next one's to take back.
        if self.handed_over && matches!(self.state.pending(), Pending::Decision { seat, .. } if seat != own) {
            return Err(UndoRefusal::OtherSeat { seat: own });
        }
        let run = self.done.iter().rev().take_while(|step| step.seat() == Some(own)).count();
        Ok(self.done.len() - run)
    }

    /// Why the steps before `length` stay.
    fn barrier(&self, length: usize) -> UndoRefusal<G> {
        let (stay, since) = self.done.split_at(length.min(self.done.len()));
        match stay.last() {
            Some(Step { by: By::Seat(last), .. }) => {
                UndoRefusal::OtherSeat { seat: since.iter().find_map(Step::seat).unwrap_or(*last) }
            }
            Some(Step { by: By::Chance(what), action, .. }) if stay.iter().any(Step::is_choice) => {
                UndoRefusal::ChanceSince { what: *what, outcome: *action }
            }
            _ => UndoRefusal::NothingToUndo,
        }
    }
}
