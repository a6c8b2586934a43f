//! What a position of Apiary is worth to the greedy player: the score if the game ended now, and what may still come of workers,
//! farms, recruits, resources and seeds, the less the nearer the end is.

use caldera::rules::{
    Game, Pending, Seat,
    apiary::{Basket, ItemKind, Prompt, Resource, State},
};

use super::greedy::Judged;

/// VP for what is left of the game, at its beginning: a worker, each strength of it, one that waits in the pool.
const WORKER: f64 = 2.0;
const STRENGTH: f64 = 0.8;
const IN_POOL: f64 = 1.0;
/// A farm and a recruit beyond their printed VP, an upgraded faction, a taught dance.
const FARM: f64 = 3.0;
const RECRUIT: f64 = 2.5;
const UPGRADE: f64 = 3.0;
const TAUGHT: f64 = 2.0;
/// A seed in hand, a tile in the reserve.
const SEED: f64 = 1.0;
const RESERVED: f64 = 0.5;
/// Each resource that has a place, in the order `P F W X H`; without a place it is discarded for Favor.
const RESOURCES: [f64; 5] = [0.7, 0.6, 0.6, 1.6, 2.4];
const LOOSE: f64 = 0.3;

impl Judged for State {
    fn worth(&self, seat: Seat) -> f64 {
        let (Some(sheet), Some(vp)) = (self.sheet(seat), self.vp_now(seat)) else { return 0.0 };
        let left = self.time_left();
        let mut to_come = 0.0;
        for (strength, (pool, landing)) in (1_u8..).zip(sheet.pool().into_iter().zip(sheet.landing())) {
            let each = WORKER + STRENGTH * f64::from(strength);
            to_come += f64::from(pool) * (each + IN_POOL) + f64::from(landing) * each;
        }
        for worker in self.spaces().filter_map(|(_, _, worker)| worker) {
            if worker.owner == caldera::rules::apiary::Owner::Seat(seat) {
                to_come += WORKER + STRENGTH * f64::from(worker.strength);
            }
        }
        for (_, tile) in sheet.hive() {
            to_come += match tile.kind() {
                ItemKind::Farm => FARM,
                ItemKind::Recruit => RECRUIT,
                _ => 0.0,
            };
        }
        to_come += if sheet.is_upgraded() { UPGRADE } else { 0.0 };
        to_come += if self.dance_slots().any(|slot| slot.teacher == Some(seat)) { TAUGHT } else { 0.0 };
        to_come += SEED * sheet.hand().count() as f64 + RESERVED * sheet.reserve().count() as f64;
        to_come += resources(sheet.resources(), sheet.spots().count());
        f64::from(vp) + to_come * left
    }

    fn is_settled(&self) -> bool {
        matches!(self.pending(), Pending::Decision { prompt: Prompt::Turn | Prompt::End, .. })
    }
}

/// What resources are worth: those that have a place by their kind, the others as Favor.
fn resources(all: Basket, spots: usize) -> f64 {
    let mut places = spots;
    let mut worth = 0.0;
    for resource in Resource::ALL.into_iter().rev() {
        let kept = usize::from(all.get(resource)).min(places);
        places -= kept;
        let loose = usize::from(all.get(resource)) - kept;
        worth += RESOURCES[resource as usize] * kept as f64 + LOOSE * loose as f64;
    }
    worth
}

/// How much of the game is left, from 1 to 0: by the pods and by the tokens of the seat that has fewest.
trait TimeLeft {
    fn time_left(&self) -> f64;
}

impl TimeLeft for State {
    fn time_left(&self) -> f64 {
        if self.last_turns().is_some() {
            return 0.15;
        }
        let (vacant, pods) = self
            .pods()
            .fold((0, 0), |(vacant, pods), (_, owner)| (vacant + usize::from(owner.is_none()), pods + 1));
        let fewest =
            Seat::first(self.seats()).filter_map(|seat| self.sheet(seat)).map(|sheet| sheet.tokens());
        let of_tokens = f64::from(fewest.min().unwrap_or(0)) / 7.0;
        0.15 + 0.85 * (vacant as f64 / pods.max(1) as f64).min(of_tokens)
    }
}
