//! Workers that are placed and bumped (4.1, 4.2), and effects that gain, strengthen and recall them.

use super::{
    event::{Event, Owner},
    illegal::Illegal,
    pack::{Trigger, Triggers},
    space::{Act, SPACES, Spot},
    state::{AUTOPILOT, Bee, GROUPS, NONE, Phase, Planet, State, WORKERS, seat},
    task::Task,
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

    /// A new worker, if the supply has one.
    pub(super) fn gain_worker(&mut self, number: u8, strength: u8, log: &mut impl Sink<Event>) {
        let player = self.player_mut(number);
        if player.supply > 0 {
            player.supply -= 1;
            player.pool[usize::from(strength - 1)] += 1;
            log.push(Event::WorkerGained { seat: seat(number), strength });
            // The set-up does not fire it (chapter 3.2 of the components).
            if self.phase != Phase::Setup {
                self.fire(number, Trigger::GainWorker);
            }
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
            let alike = workers[place];
            workers[place] -= 1;
            workers[place + 1] += 1;
            if spot == Spot::Active {
                self.follow_returned(number, place, alike);
            }
        }
        self.tell_push(number, strength, spot, log);
    }

    /// A34: a worker that has just come back, and is pushed before it gets its +1, gets that on top; it is one of these only if there is
    /// no other of its strength in the pool. One that comes to 4 has got what it can.
    fn follow_returned(&mut self, number: u8, place: usize, alike: u8) {
        let waits = |task: &&mut Task| matches!(task, Task::Stronger { seat, .. } if *seat == number);
        if let Some(Task::Stronger { returned, .. }) = self.tasks.iter_mut().rev().find(waits)
            && returned[place] == alike
        {
            returned[place] -= 1;
            if let Some(next) = returned.get_mut(place + 1) {
                *next += 1;
            }
        }
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
