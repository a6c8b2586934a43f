//! Workers that come back and workers that hibernate (4.3, 4.4), with the incomes of farms between.

use super::{
    event::Event,
    item::Item,
    pack::{TileKind, Trigger},
    prompt::Source,
    state::{Bee, Built, NONE, Phase, State, seat},
    task::{Run, Task},
    workers::owner,
};
use crate::rules::Sink;

impl State {
    /// Whether a worker of the seat is on a space or in the landing area (A16).
    pub(super) fn is_out(&self, number: u8) -> bool {
        self.player(number).landing != [0; 4] || self.spaces.iter().flatten().any(|bee| bee.owner == number)
    }

    /// A32–A35.
    pub(super) fn retrieve(&mut self, log: &mut impl Sink<Event>) {
        let number = self.seat;
        self.phase = Phase::Main;
        self.running = NONE;
        let mut back = std::mem::take(&mut self.player_mut(number).landing);
        for space in &mut self.spaces {
            if let Some(bee) = space.take_if(|bee| bee.owner == number) {
                back[usize::from(bee.strength - 1)] += 1;
            }
        }
        let player = self.player_mut(number);
        for (pool, returned) in player.pool.iter_mut().zip(back) {
            *pool += returned;
        }
        player.pool_marked += back[3];
        let returned = [back[0], back[1], back[2]];
        let incomes = returned.iter().sum();
        log.push(Event::Retrieved { owner: owner(number), workers: incomes + back[3] });
        self.tasks.pop();
        self.push(Task::ToAfter);
        self.push(Task::Settle { seat: number });
        self.fire(number, Trigger::Retrieve);
        self.push(Task::Sleep { seat: number, left: back[3] });
        self.push(Task::Stronger { seat: number, returned });
        self.push(Task::Income { seat: number, left: incomes, used: 0 });
    }

    /// A34.
    pub(super) fn come_back_stronger(&mut self, number: u8, returned: [u8; 3], log: &mut impl Sink<Event>) {
        let player = self.player_mut(number);
        let mut workers = 0;
        for strength in (0..3).rev() {
            let up = returned[strength].min(player.pool[strength]);
            player.pool[strength] -= up;
            player.pool[strength + 1] += up;
            workers += up;
        }
        if workers > 0 {
            log.push(Event::CameBackStronger { seat: seat(number), workers });
        }
    }

    /// A35: the returned workers of strength 4 hibernate, one after another.
    pub(super) fn sleep(&mut self, number: u8, left: u8, log: &mut impl Sink<Event>) {
        let player = self.player_mut(number);
        if left > 0 && player.pool_marked > 0 {
            player.pool_marked -= 1;
            player.pool[3] -= 1;
            self.push(Task::Sleep { seat: number, left: left - 1 });
            self.hibernate(number, log);
        }
    }

    /// A37, A38: the marked workers of a seat hibernate, one after another.
    pub(super) fn settle_marked(&mut self, number: u8, log: &mut impl Sink<Event>) {
        let player = self.player_mut(number);
        if player.pool_marked > 0 {
            player.pool_marked -= 1;
            player.pool[3] -= 1;
        } else if player.landing_marked > 0 {
            player.landing_marked -= 1;
            player.landing[3] -= 1;
        } else {
            let on_space =
                |space: &&mut Option<Bee>| space.is_some_and(|bee| bee.owner == number && bee.marked);
            match self.spaces.iter_mut().find(on_space) {
                Some(space) => *space = None,
                None => return,
            }
        }
        self.push(Task::Settle { seat: number });
        self.hibernate(number, log);
    }

    /// A36: the worker, which has left its place, goes to the supply; its owner puts a token on a pod.
    pub(super) fn hibernate(&mut self, number: u8, log: &mut impl Sink<Event>) {
        self.player_mut(number).supply += 1;
        log.push(Event::Hibernated { owner: owner(number) });
        if !self.in_main_action(number) {
            self.push(Task::Settle { seat: number });
        }
        self.fire(number, Trigger::Hibernate);
        self.push(Task::Pod { seat: number });
    }

    pub(super) fn vacant_pod(&self) -> Option<usize> {
        self.pods_in_play().find(|pod| self.pods[*pod] == NONE)
    }

    /// A36, A40: the token on its pod; its row is dealt anew before its benefit.
    pub(super) fn take_pod(&mut self, pod: u8, log: &mut impl Sink<Event>) {
        let Some(Task::Pod { seat: number }) = self.tasks.pop() else { return };
        let place = usize::from(pod - 1);
        self.pods[place] = number;
        self.player_mut(number).tokens -= 1;
        log.push(Event::PodTaken { owner: owner(number), pod });
        let pod_face = &self.pack().pods[place];
        log.push(Event::Triggered { seat: seat(number), source: Source::Pod(pod) });
        self.push(Task::Run(Run::plain(number, pod_face.effect)));
        if let Some(kind) = pod_face.refresh {
            self.refresh(kind, log);
        }
    }

    /// A33: with as many farms as incomes left, or fewer, they all pay in the order built.
    pub(super) fn next_income(&mut self, number: u8, left: u8, used: u64, log: &mut impl Sink<Event>) {
        if left == 0 {
            return;
        }
        let unpaid = |(nth, _): &(usize, _)| used >> (nth & 63) & 1 == 0;
        let next = self.farms(number).enumerate().find(unpaid);
        if let Some((nth, built)) = next {
            self.push(Task::Income { seat: number, left: left - 1, used: used | 1 << (nth & 63) });
            self.pay_farm(number, built.site, built.tile.copy(), log);
        }
    }

    pub(super) fn farms(&self, number: u8) -> impl Iterator<Item = Built> {
        self.player(number).hive.iter().copied().filter(|built| built.tile.kind() == TileKind::Farm)
    }

    /// The farm of that id which has not paid yet.
    pub(super) fn unpaid_farm(&self, number: u8, used: u64, item: Item) -> Option<(usize, Built)> {
        let mut farms = self.farms(number).enumerate();
        farms.find(|(nth, built)| used >> (nth & 63) & 1 == 0 && self.face(built.tile).item == item)
    }

    pub(super) fn pick_farm(&mut self, item: Item, log: &mut impl Sink<Event>) {
        let Some(Task::Income { seat, left, used }) = self.tasks.pop() else { return };
        if let Some((nth, built)) = self.unpaid_farm(seat, used, item) {
            self.push(Task::Income { seat, left: left - 1, used: used | 1 << (nth & 63) });
            self.pay_farm(seat, built.site, built.tile.copy(), log);
        }
    }

    fn pay_farm(&mut self, number: u8, site: u8, copy: u8, log: &mut impl Sink<Event>) {
        let face = self.pack().face(TileKind::Farm, copy);
        log.push(Event::FarmPaid { seat: seat(number), farm: face.item });
        self.push(Task::Run(Run { seat: number, own: site, here: NONE, effect: face.effect }));
    }
}
