//! What may be played: [`State::check_action`] says why not, [`State::list_actions`] and [`State::list_outcomes`] list the rest.

use super::{
    action::Action,
    cell::{CELLS, Cell, Dir},
    illegal::Illegal,
    island::Island,
    state::{Stage, State},
};
use crate::rules::{Die, Seat};

/// The three ways to turn each current, by where it leads now (V11).
const TURNS: [[[Action; 3]; 4]; CELLS] = {
    let mut out = [[[Action::Stay; 3]; 4]; CELLS];
    let mut index = 0;
    while index < CELLS {
        let cell = Cell::known(index as u8 % 5 + 1, index as u8 / 5 + 1);
        let mut now = 0;
        while now < 4 {
            let (mut to, mut way) = (0, 0);
            while to < 4 {
                if to != now {
                    out[index][now][way] = Action::Turn(cell, Dir::ALL[to]);
                    way += 1;
                }
                to += 1;
            }
            now += 1;
        }
        index += 1;
    }
    out
};

/// More actions than any decision has: 75 turns, 5 islands, GO and STAY.
const MOST: usize = 82;

impl State {
    pub(super) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.stage, action) {
            (Stage::Over, _) => Err(Illegal::Over),
            (Stage::Currents { next }, Action::Current(cell, _)) => {
                if cell == next {
                    Ok(())
                } else {
                    Err(Illegal::OtherCell(next))
                }
            }
            (Stage::Parent, Action::Parent(seat)) => {
                if seat.index() < self.config.players.into() {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchSeat(seat))
                }
            }
            (Stage::Check | Stage::CheckAgain, Action::Check(_))
            | (Stage::Event, Action::Event(_))
            | (Stage::Start, Action::Start(_))
            | (Stage::Act { .. }, Action::Go | Action::Stay)
            | (Stage::Flee { .. }, Action::Flee(_)) => Ok(()),
            (Stage::Swap, Action::Swap(one, two)) => match one.cmp(&two) {
                std::cmp::Ordering::Less => Ok(()),
                std::cmp::Ordering::Equal => Err(Illegal::SameIsland(one)),
                std::cmp::Ordering::Greater => Err(Illegal::SwapOrder),
            },
            (Stage::Add, Action::Add(Island::Volcano)) => Err(Illegal::NotOnVolcano),
            (Stage::Add, Action::Add(_)) => Ok(()),
            (Stage::Act { turns, turned, .. }, Action::Turn(cell, dir)) => {
                self.check_turn(turns, turned, cell, dir)
            }
            (Stage::Act { sailed, .. }, Action::Sail(to)) => self.check_sail(sailed, to),
            _ => Err(Illegal::NotNow),
        }
    }

    /// V8 (a), V11, and V7 for the second current of event 3.
    fn check_turn(&self, turns: u8, turned: Option<Cell>, cell: Cell, dir: Dir) -> Result<(), Illegal> {
        if turns == 0 {
            Err(Illegal::NoTurnLeft)
        } else if turned == Some(cell) {
            Err(Illegal::SameCurrent(cell))
        } else if self.board.chart.currents.dir(cell) == dir {
            Err(Illegal::SameDirection(cell, dir))
        } else {
            Ok(())
        }
    }

    /// V8 (b).
    fn check_sail(&self, sailed: bool, to: Island) -> Result<(), Illegal> {
        let from = self.island(self.seat);
        if sailed {
            Err(Illegal::Sailed)
        } else if to == from {
            Err(Illegal::AtHome(to))
        } else if self.board.chart.way(from, to, self.config.adjacent).is_none() {
            Err(Illegal::OutOfReach(to))
        } else {
            Ok(())
        }
    }

    pub(super) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.stage {
            Stage::Start => out.extend(Island::ALL.map(Action::Start)),
            Stage::Swap => {
                let later = |one| Island::ALL.into_iter().filter(move |two| one < *two);
                out.extend(
                    Island::ALL.into_iter().flat_map(|one| later(one).map(move |two| Action::Swap(one, two))),
                );
            }
            Stage::Add => out.extend(Island::RICH.map(Action::Add)),
            Stage::Act { turns, turned, sailed } => self.list_acts(turns, turned, sailed, out),
            Stage::Flee { .. } => out.extend(Island::ALL.map(Action::Flee)),
            _ => {}
        }
    }

    fn list_acts(&self, turns: u8, turned: Option<Cell>, sailed: bool, out: &mut Vec<Action>) {
        out.reserve(MOST);
        if turns > 0 {
            for (cell, by_dir) in Cell::all().zip(&TURNS) {
                if turned != Some(cell) {
                    out.extend_from_slice(&by_dir[self.board.chart.currents.dir(cell).index()]);
                }
            }
        }
        if !sailed {
            let reachable = self.board.chart.reachable(self.island(self.seat), self.config.adjacent);
            out.extend(reachable.iter().map(Action::Sail));
        }
        out.extend([Action::Go, Action::Stay]);
    }

    pub(super) fn list_outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match self.stage {
            Stage::Currents { next } => out.extend(Dir::ALL.map(|dir| (Action::Current(next, dir), 1))),
            Stage::Parent => {
                out.extend(Seat::first(self.config.players).map(|seat| (Action::Parent(seat), 1)));
            }
            Stage::Check | Stage::CheckAgain => out.extend(Die::ALL.map(|die| (Action::Check(die), 1))),
            Stage::Event => out.extend(Die::ALL.map(|die| (Action::Event(die), 1))),
            _ => {}
        }
    }
}
