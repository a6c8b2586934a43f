//! Workers (chapter 4): place, bump, retrieve, hibernate; and effects that gain, strengthen and recall them.

use super::{
    event::{Event, Owner},
    illegal::Illegal,
    item::Item,
    pack::{TileKind, Trigger, Triggers},
    prompt::Source,
    space::{Act, SPACES, Spot},
    state::{AUTOPILOT, Bee, GROUPS, NONE, Phase, Planet, State, WORKERS, seat},
    task::{Run, Task},
};
use crate::rules::Sink;

/// The owner in events.
pub(super) const fn owner(number: u8) -> Owner {
    if number < AUTOPILOT { Owner::Seat(seat(number)) } else { Owner::Autopilot }
}

impl State {
    /// The actions on this side of the board (1.2).
    pub(super) const fn acts(&self) -> &'static [Act] {
        if self.is_large() { &Act::LARGE } else { &Act::SMALL }
    }

    /// How many workers of the seat are active (1.1).
    pub(super) fn active_workers(&self, number: u8) -> u8 {
        WORKERS - self.player(number).supply
    }

    /// A17, A18: without any active worker a seat gets one of strength 1, and has to place.
    pub(super) fn fill_empty_hive(&mut self, log: &mut impl Sink<Event>) {
        let number = self.seat;
        if self.active_workers(number) == 0 {
            let player = self.player_mut(number);
            player.supply -= 1;
            player.pool[0] += 1;
            self.must_place = true;
            log.push(Event::HiveWasEmpty { seat: seat(number) });
        }
    }

    /// A24: puts a worker on the first space. What stands there shifts; the one that loses its space is given back.
    pub(super) fn put_on(&mut self, act: Act, bee: Bee, log: &mut impl Sink<Event>) -> Option<Bee> {
        let first = usize::from(act.first_space());
        let shifted = self.spaces[first].replace(bee);
        if act.spaces() == 1 || shifted.is_none() {
            return shifted;
        }
        if let Some(shifted) = shifted {
            log.push(Event::Shifted { owner: owner(shifted.owner), act });
        }
        std::mem::replace(&mut self.spaces[first + 1], shifted)
    }

    /// A23–A25: a worker of the pool is placed.
    pub(super) fn place(&mut self, act: Act, strength: u8, log: &mut impl Sink<Event>) {
        let number = self.seat;
        self.phase = Phase::Main;
        self.running = act.first_space();
        self.player_mut(number).pool[usize::from(strength - 1)] -= 1;
        log.push(Event::Placed { owner: owner(number), act, strength });
        self.tasks.pop();
        self.push(Task::ToAfter);
        self.push(Task::Settle { seat: number });
        self.fire(number, Trigger::place(strength));
        self.push(Task::Act(act));
        if let Some(bee) = self.put_on(act, Bee::new(number, strength), log) {
            self.bump(bee, number, log);
        }
    }

    /// A29–A31: a worker has lost its space. The owner's events come before the player's.
    pub(super) fn bump(&mut self, bee: Bee, by: u8, log: &mut impl Sink<Event>) {
        let number = bee.owner;
        log.push(Event::Bumped { owner: owner(number), by: owner(by), strength: bee.strength });
        if number != by && by < AUTOPILOT {
            self.fire(by, Trigger::Bump);
        }
        if GROUPS.contains(&number) {
            self.autopilot_bumped(bee, log);
            return;
        }
        if !self.in_main_action(number) {
            self.push(Task::Settle { seat: number });
        }
        self.fire(number, Trigger::Bumped);
        if bee.strength == 4 {
            self.hibernate(number, log);
        } else {
            self.bumped = Some(bee);
            self.push(Task::Bumped);
        }
    }

    /// A29: where the bumped worker goes.
    pub(super) fn bumped_to(&mut self, spot: Spot, log: &mut impl Sink<Event>) {
        self.tasks.pop();
        let Some(bee) = self.bumped.take() else { return };
        let player = self.player_mut(bee.owner);
        let strength = match spot {
            Spot::Active => {
                player.pool[usize::from(bee.strength)] += 1;
                bee.strength + 1
            }
            _ => {
                player.landing[usize::from(bee.strength - 1)] += 1;
                bee.strength
            }
        };
        log.push(Event::BumpedTo { owner: owner(bee.owner), spot, strength });
    }

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

    pub(super) fn farms(&self, number: u8) -> impl Iterator<Item = super::state::Built> {
        self.player(number).hive.iter().copied().filter(|built| built.tile.kind() == TileKind::Farm)
    }

    /// The farm of that id which has not paid yet.
    pub(super) fn unpaid_farm(
        &self,
        number: u8,
        used: u64,
        item: Item,
    ) -> Option<(usize, super::state::Built)> {
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

    /// A new worker, if the supply has one.
    pub(super) fn gain_worker(&mut self, number: u8, strength: u8, log: &mut impl Sink<Event>) {
        let player = self.player_mut(number);
        if player.supply > 0 {
            player.supply -= 1;
            player.pool[usize::from(strength - 1)] += 1;
            log.push(Event::WorkerGained { seat: seat(number), strength });
            self.fire(number, Trigger::GainWorker);
        }
    }

    /// How many unmarked workers of that strength the seat has there.
    fn unmarked(&self, number: u8, strength: u8, spot: Spot) -> u8 {
        let player = self.player(number);
        let place = usize::from(strength - 1);
        let marked = |marked: u8| if strength == 4 { marked } else { 0 };
        match spot {
            Spot::Active => player.pool[place] - marked(player.pool_marked),
            Spot::Landing => player.landing[place] - marked(player.landing_marked),
            Spot::At(..) => {
                let bee = spot.space().and_then(|space| self.spaces[usize::from(space)]);
                u8::from(bee == Some(Bee::new(number, strength)))
            }
        }
    }

    /// The places where a worker can be, in the order of the notation.
    fn spots(&self) -> impl Iterator<Item = Spot> {
        let on_board =
            self.acts().iter().flat_map(|act| (0..act.spaces()).map(|place| Spot::At(*act, place)));
        [Spot::Active, Spot::Landing].into_iter().chain(on_board)
    }

    pub(super) fn can_strengthen(&self, number: u8) -> bool {
        let player = self.player(number);
        let marked = player.pool_marked + player.landing_marked;
        let at_home: u8 = player.pool.iter().chain(&player.landing).sum();
        at_home > marked || self.spaces.iter().flatten().any(|bee| bee.owner == number && !bee.marked)
    }

    pub(super) fn can_recall(&self, number: u8) -> bool {
        (1..=4).any(|strength| self.spots().any(|spot| self.check_recall(number, strength, spot).is_ok()))
    }

    /// Who can be strengthened: an active worker that is not marked (A37).
    pub(super) fn check_up(&self, number: u8, strength: u8, spot: Spot) -> Result<(), Illegal> {
        if !(1..=4).contains(&strength) || !self.on_this_board(spot) {
            return Err(Illegal::NoWorker);
        }
        match self.unmarked(number, strength, spot) {
            0 if strength == 4 && self.any_marked(number, spot) => Err(Illegal::Marked),
            0 => Err(Illegal::NoWorker),
            _ => Ok(()),
        }
    }

    /// Who can be recalled: from spaces and the landing area, but not the worker of the running action.
    pub(super) fn check_recall(&self, number: u8, strength: u8, spot: Spot) -> Result<(), Illegal> {
        if spot == Spot::Active {
            return Err(Illegal::NoWorker);
        }
        self.check_up(number, strength, spot)?;
        let running = self.in_main_action(number) && spot.space().is_some_and(|space| space == self.running);
        if running { Err(Illegal::Running) } else { Ok(()) }
    }

    fn on_this_board(&self, spot: Spot) -> bool {
        match spot {
            Spot::At(act, _) => self.acts().contains(&act),
            _ => true,
        }
    }

    fn any_marked(&self, number: u8, spot: Spot) -> bool {
        match spot {
            Spot::Active => self.player(number).pool_marked > 0,
            Spot::Landing => self.player(number).landing_marked > 0,
            Spot::At(..) => {
                let bee = spot.space().and_then(|space| self.spaces[usize::from(space)]);
                bee.is_some_and(|bee| bee.owner == number && bee.marked)
            }
        }
    }

    /// The workers that can be strengthened or recalled, by strength and place.
    pub(super) fn each_worker(&self, mut found: impl FnMut(u8, Spot)) {
        for strength in 1..=4 {
            self.spots().for_each(|spot| found(strength, spot));
        }
    }

    /// A37, A38: +1, or a mark at strength 4.
    pub(super) fn strengthen(&mut self, strength: u8, spot: Spot, log: &mut impl Sink<Event>) {
        let Some(Task::Strengthen { seat: number, left }) = self.tasks.pop() else { return };
        self.push(Task::Strengthen { seat: number, left: left - 1 });
        let place = usize::from(strength - 1);
        let player = &mut self.players[usize::from(number)];
        let (workers, marked) = match spot {
            Spot::Active => (&mut player.pool, &mut player.pool_marked),
            Spot::Landing => (&mut player.landing, &mut player.landing_marked),
            Spot::At(..) => {
                let space = spot.space().map_or(0, usize::from).min(SPACES - 1);
                if let Some(bee) = &mut self.spaces[space] {
                    bee.marked = strength == 4;
                    bee.strength = (strength + 1).min(4);
                }
                self.tell_push(number, strength, spot, log);
                return;
            }
        };
        if strength == 4 {
            *marked += 1;
        } else {
            workers[place] -= 1;
            workers[place + 1] += 1;
        }
        self.tell_push(number, strength, spot, log);
    }

    fn tell_push(&self, number: u8, strength: u8, spot: Spot, log: &mut impl Sink<Event>) {
        log.push(match strength {
            4 => Event::Marked { seat: seat(number), spot },
            _ => Event::Strengthened { seat: seat(number), spot, strength: strength + 1 },
        });
    }

    pub(super) fn recall(&mut self, strength: u8, spot: Spot, log: &mut impl Sink<Event>) {
        let Some(Task::Recall { seat: number, left }) = self.tasks.pop() else { return };
        self.push(Task::Recall { seat: number, left: left - 1 });
        let place = usize::from(strength - 1);
        match spot.space() {
            Some(space) => self.spaces[usize::from(space)] = None,
            None => self.player_mut(number).landing[place] -= 1,
        }
        self.player_mut(number).pool[place] += 1;
        log.push(Event::Recalled { seat: seat(number), spot, strength });
    }

    /// Fires one trigger for a seat.
    pub(super) fn fire(&mut self, number: u8, trigger: Trigger) {
        self.push(Task::Fire {
            seat: number,
            triggers: Triggers::of(trigger),
            at: [0, 0],
            until: NONE,
            own: NONE,
        });
    }

    /// Whether a planet slot is open.
    pub(super) fn has_empty_slot(&self, cell: u8) -> bool {
        let Planet { planet, slots, .. } = &self.cells[usize::from(cell)];
        *planet != NONE && slots.len() < usize::from(self.pack().planets[usize::from(*planet)].slots)
    }
}
