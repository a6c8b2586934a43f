//! Chapter 8: the solo opponent. Its cards, levels and score are in `cards`, its turns in `turn`.

mod cards;
mod turn;

use super::{
    super::{
        Act, Config, Setup, State,
        state::{AUTOPILOT, Bee, GROUPS},
        task::Task,
    },
    toolkit::{deal, table},
};
use crate::rules::trial::Trial;

/// A solo game in the first turn of the human.
pub(super) fn solo(level: u8) -> Trial<State> {
    table(Config { setup: Setup::Random, ..Config::solo(level) }, "hm1 fa01 ft04 ft05 ft06 9 14")
}

/// The Autopilot has a turn with these cards: the action side of one, the support side of the other.
pub(super) fn plays(trial: &mut Trial<State>, action: u8, support: u8, wanted: &str) {
    trial.state.autopilot.next = action - 1;
    trial.state.autopilot.deck = [support - 1].into_iter().collect();
    trial.state.seat = AUTOPILOT;
    trial.state.tasks.clear();
    trial.state.tasks.push(Task::NextTurn);
    trial.state.settle(&mut trial.events);
    deal(trial, &format!("{support} {wanted}"));
}

/// Its workers: the pools of ash and amber, and nothing on the board.
pub(super) fn group(trial: &mut Trial<State>, ash: [u8; 4], amber: [u8; 4]) {
    trial.state.autopilot.pools = [ash, amber];
    for space in &mut trial.state.spaces {
        space.take_if(|bee| GROUPS.contains(&bee.owner));
    }
}

/// A worker of a group on the first space of an action.
pub(super) fn bee(trial: &mut Trial<State>, act: Act, group: usize, strength: u8) {
    trial.state.spaces[usize::from(act.first_space())] = Some(Bee::new(GROUPS[group], strength));
}

pub(super) fn vp(trial: &Trial<State>) -> u16 {
    trial.state.autopilot.vp
}
