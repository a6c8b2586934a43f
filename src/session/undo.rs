//! What may be taken back, and if it may not, why.
//!
//! The policy: one's own decisions are free until chance or another seat has acted, or what was decided in secret is turned up,
//! because then somebody knows more than before. Once a seat with secrets has taken over, the one before has had its say, even if nothing has happened since: the
//! device has changed hands. A finished game stays finished, because its secrets are open. A teaching game may take back everything.
//! A standing answer is part of the decision that it followed from: whoever takes that back takes both back.
//! A decision with only one legal action is no decision: undo never stops there, since a screen may take such an action for
//! the player and the button would do nothing. The same holds for what bots have decided.

use std::{error::Error, fmt};

use super::timeline::{By, Step};
use crate::rules::{Game, Seat};

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
    /// The decision turned up what others had decided in secret.
    Revealed,
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
            UndoRefusal::Revealed => write!(f, "the decision has turned up what others had decided"),
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

/// How far back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The last decision.
    Undo,
    /// What the seat that decides has decided in a row.
    Turn,
    /// To just before that step of the history.
    Before(usize),
}

/// Why nothing is taken back, for whatever does not know the game: an [`UndoRefusal`] says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Nobody has decided anything yet.
    NothingToUndo,
    /// Chance acted after the decision.
    ChanceSince {
        /// In that step of the history.
        step: usize,
    },
    /// Another seat has acted since.
    OtherSeat {
        /// Who it was.
        seat: Seat,
    },
    /// The decision turned up what others had decided in secret.
    Revealed,
    /// The game is over and its secrets are open.
    GameOver,
}

/// What the policy looks at in a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Act {
    /// Who decided, if it was not chance.
    seat: Option<Seat>,
    /// Whether something else could have been decided.
    choice: bool,
    /// Whether it turned up what others had decided in secret.
    reveals: bool,
}

impl Act {
    /// With `secret` seats decide unseen by the others at this table. Of seats where bots sit nothing is a choice: whoever takes back their own decision takes back what bots answered.
    pub(super) fn of<G: Game>(steps: &[Step<G>], secret: bool, is_bot: impl Fn(Seat) -> bool) -> Vec<Act> {
        let mut before = None;
        let act = |step: &Step<G>| {
            // A standing answer was given by whoever decided before it.
            before = if step.standing { before.or(step.seat()) } else { step.seat() };
            Act {
                seat: before,
                choice: step.is_choice() && !step.seat().is_some_and(&is_bot),
                reveals: secret && step.seat().is_some() && step.events.iter().any(G::reveals),
            }
        };
        steps.iter().map(act).collect()
    }
}

/// All that the policy looks at, of a table of any game.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Who decides now.
    pub(super) deciding: Option<Seat>,
    pub(super) over: bool,
    pub(super) done: Vec<Act>,
    pub(super) undone: Vec<Act>,
    pub(super) teaching: bool,
    /// Whether the seat that decides now knows what the one before must not: it has taken over, and may have looked.
    pub(super) handed_over: bool,
}

impl Moment {
    /// How many steps are left after that was taken back.
    pub fn left(&self, way: Way) -> Result<usize, Barrier> {
        match way {
            Way::Undo => self.undo(),
            Way::Turn => self.restart(),
            Way::Before(step) => self.back_before(step),
        }
    }

    fn undo(&self) -> Result<usize, Barrier> {
        let from = self.free_from()?;
        self.done[from..]
            .iter()
            .rposition(|act| act.choice)
            .map(|place| from + place)
            .ok_or_else(|| self.barrier(from))
    }

    /// Since the seat's turn came, as far as it is free.
    fn restart(&self) -> Result<usize, Barrier> {
        let from = self.free_from()?;
        let Some(own) = self.done[from..].iter().rev().find_map(|act| act.seat) else {
            return Err(self.barrier(from));
        };
        if self.deciding.is_some_and(|seat| seat != own) {
            return Err(Barrier::OtherSeat { seat: own });
        }
        let others = |act: &Act| act.seat.is_some_and(|seat| seat != own);
        let from = self.done[from..].iter().rposition(others).map_or(from, |place| from + place + 1);
        let first = self.done[from..].iter().position(|act| act.choice);
        first.map(|place| from + place).ok_or_else(|| self.barrier(from))
    }

    fn back_before(&self, step: usize) -> Result<usize, Barrier> {
        let from = self.free_from()?;
        if !self.done.get(step).is_some_and(|act| act.choice) {
            return Err(Barrier::NothingToUndo);
        }
        if step < from { Err(self.barrier(from)) } else { Ok(step) }
    }

    /// How many of the undone steps one redo brings back: a decision and all that followed without a choice.
    pub fn redo(&self) -> Result<usize, NothingToRedo> {
        let (_, rest) = self.undone.split_first().ok_or(NothingToRedo)?;
        Ok(1 + rest.iter().take_while(|act| !act.choice).count())
    }

    /// The first step that the policy allows to be taken back.
    fn free_from(&self) -> Result<usize, Barrier> {
        if self.teaching {
            return Ok(0);
        }
        if self.over {
            return Err(Barrier::GameOver);
        }
        let Some(own) = self.done.last().and_then(|act| act.seat) else {
            return Err(self.barrier(self.done.len()));
        };
        // Whoever took something back has acted nevertheless.
        if let Some(seat) = self.undone.iter().find_map(|act| act.seat).filter(|seat| *seat != own) {
            return Err(Barrier::OtherSeat { seat });
        }
        // What one seat has decided is not the next one's to take back.
        if self.handed_over && self.deciding.is_some_and(|seat| seat != own) {
            return Err(Barrier::OtherSeat { seat: own });
        }
        let run = self.done.iter().rev().take_while(|act| act.seat == Some(own) && !act.reveals).count();
        Ok(self.done.len() - run)
    }

    /// Why the steps before `length` stay.
    fn barrier(&self, length: usize) -> Barrier {
        let (stay, since) = self.done.split_at(length.min(self.done.len()));
        match stay.last() {
            Some(Act { reveals: true, .. }) => Barrier::Revealed,
            Some(Act { seat: Some(last), .. }) => {
                Barrier::OtherSeat { seat: since.iter().find_map(|act| act.seat).unwrap_or(*last) }
            }
            Some(_) if stay.iter().any(|act| act.choice) => Barrier::ChanceSince { step: stay.len() - 1 },
            _ => Barrier::NothingToUndo,
        }
    }
}

impl<G: Game> UndoRefusal<G> {
    /// With what chance decided.
    pub(super) fn of(barrier: Barrier, done: &[Step<G>]) -> UndoRefusal<G> {
        match barrier {
            Barrier::GameOver => UndoRefusal::GameOver,
            Barrier::Revealed => UndoRefusal::Revealed,
            Barrier::OtherSeat { seat } => UndoRefusal::OtherSeat { seat },
            Barrier::NothingToUndo => UndoRefusal::NothingToUndo,
            Barrier::ChanceSince { step } => match done.get(step) {
                Some(Step { by: By::Chance(what), action, .. }) => {
                    UndoRefusal::ChanceSince { what: *what, outcome: *action }
                }
                _ => UndoRefusal::NothingToUndo,
            },
        }
    }
}
