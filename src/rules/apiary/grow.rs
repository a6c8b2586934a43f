//! Grow (5.4) and frames (6.3).

use super::{
    event::Event,
    hex::Hex,
    illegal::Illegal,
    pack::Trigger,
    resource::{Basket, Resource},
    set::Sites,
    state::{State, seat},
    task::Task,
};
use crate::rules::Sink;

impl State {
    /// A61: what a worker costs.
    pub(super) fn worker_cost(&self, number: u8) -> Basket {
        Basket::of(Resource::Pollen, 1u8.saturating_sub(self.player(number).clauses.worker))
    }

    /// A61: how many basic resources a frame costs.
    pub(super) fn frame_cost(&self, number: u8) -> u8 {
        2u8.saturating_sub(self.player(number).clauses.frame)
    }

    /// A61, A62: whether anything can be bought with so much strength.
    pub(super) fn can_grow(&self, number: u8, left: u8, workers: u8, four: bool) -> bool {
        self.check_worker(number, left, workers).is_ok()
            || left >= 2 && self.can_place_frame(number, self.frame_cost(number))
            || four && self.can_upgrade(number)
    }

    pub(super) fn check_worker(&self, number: u8, left: u8, workers: u8) -> Result<(), Illegal> {
        let player = self.player(number);
        if left == 0 {
            Err(Illegal::Strength)
        } else if workers == 3 {
            Err(Illegal::ThreeWorkers)
        } else if player.supply == 0 {
            Err(Illegal::NoSupply)
        } else if !player.resources.holds(self.worker_cost(number)) {
            Err(Illegal::Cost)
        } else {
            Ok(())
        }
    }

    /// A61: a worker is bought.
    pub(super) fn buy_worker(&mut self, log: &mut impl Sink<Event>) {
        let Some(Task::Grow { seat, left, workers, four, .. }) = self.tasks.pop() else { return };
        self.push(Task::Grow { seat, left: left - 1, workers: workers + 1, four, done: true });
        self.pay(seat, self.worker_cost(seat), log);
        self.gain_worker(seat, 1, log);
    }

    /// A62: the faction tile is turned, by strength 4 on Grow or by an effect.
    pub(super) fn take_upgrade(&mut self, log: &mut impl Sink<Event>) {
        match self.tasks.pop() {
            Some(Task::Grow { seat, left, workers, four, .. }) => {
                self.push(Task::Grow { seat, left, workers, four, done: true });
                self.upgrade(seat, log);
            }
            Some(Task::Upgrade { seat }) => self.upgrade(seat, log),
            _ => {}
        }
    }

    /// Whether a frame is left and can be paid; there is always a place for it beside the hive.
    pub(super) fn can_place_frame(&self, number: u8, units: u8) -> bool {
        self.frames > 0 && self.player(number).resources.basics() >= u16::from(units)
    }

    /// A78: where a frame may lie, and how it may be paid.
    pub(super) fn check_frame(
        &self,
        number: u8,
        units: u8,
        (anchor, turn): (Hex, u8),
        pay: Basket,
    ) -> Result<(), Illegal> {
        if self.frames == 0 {
            return Err(Illegal::NoFrame);
        }
        let paid = pay.refined() == 0 && pay.basics() == u16::from(units);
        if !paid || !self.player(number).resources.holds(pay) {
            return Err(Illegal::Cost);
        }
        let hexes = || self.pack().frame.placed(anchor, turn);
        let free = turn < 3 && hexes().all(|hex| !self.holds_hex(number, hex));
        let beside = || hexes().any(|hex| hex.neighbours().any(|other| self.holds_hex(number, other)));
        if free && beside() { Ok(()) } else { Err(Illegal::FramePlace) }
    }

    /// Every legal place and payment of a frame.
    pub(super) fn each_frame(&self, number: u8, units: u8, mut found: impl FnMut(Hex, u8, Basket)) {
        if !self.can_place_frame(number, units) {
            return;
        }
        let resources = self.player(number).resources;
        let mut at = |anchor, turn| {
            each_basic(resources, units, |pay| found(anchor, turn, pay));
        };
        if self.player(number).frames.is_empty() {
            self.mat(number).placements.iter().for_each(|(anchor, turn)| at(*anchor, *turn));
        } else {
            self.each_placement(number, at);
        }
    }

    /// A78 for a hive with frames: all anchors of a column at once, as bits of a number.
    fn each_placement(&self, number: u8, mut found: impl FnMut(Hex, u8)) {
        const MIDDLE: i32 = 64;
        let shifted = |column: u128, by: i8| match by {
            0.. => column >> by,
            _ => column << by.unsigned_abs(),
        };
        let mut hive = [0u128; 128];
        let (mut least, mut most) = (MIDDLE, MIDDLE);
        let mut put = |hex: Hex| {
            let column = MIDDLE + i32::from(hex.q);
            (least, most) = (least.min(column), most.max(column));
            hive[(column & 127) as usize] |= 1 << ((MIDDLE + i32::from(hex.r)) & 127);
        };
        Hex::FACTION.into_iter().for_each(&mut put);
        (0..self.sites(number)).for_each(|site| put(self.site_hex(number, site as u8)));
        let mut beside = [0u128; 128];
        for column in least - 1..=most + 1 {
            beside[(column & 127) as usize] = Hex::DIRECTIONS.iter().fold(0, |all, direction| {
                all | shifted(hive[((column + i32::from(direction.q)) & 127) as usize], direction.r)
            });
        }
        let shape = &self.pack().frame;
        for column in least - 4..=most + 4 {
            let turns: [u128; 3] = std::array::from_fn(|turn| {
                let (mut covered, mut touching) = (0, 0);
                for hex in shape.hexes.iter().map(|hex| hex.turned_by(turn as u8)) {
                    let there = ((column + i32::from(hex.q)) & 127) as usize;
                    covered |= shifted(hive[there], hex.r);
                    touching |= shifted(beside[there], hex.r);
                }
                touching & !covered
            });
            let mut anchors = turns[0] | turns[1] | turns[2];
            while anchors != 0 {
                let row = anchors.trailing_zeros();
                anchors &= anchors - 1;
                let anchor = Hex { q: (column - MIDDLE) as i8, r: (row as i32 - MIDDLE) as i8 };
                for (turn, legal) in turns.into_iter().enumerate() {
                    if legal >> row & 1 == 1 {
                        found(anchor, turn as u8);
                    }
                }
            }
        }
    }

    /// A77: a frame is placed, by Grow or by an effect.
    pub(super) fn place_frame(&mut self, anchor: Hex, turn: u8, pay: Basket, log: &mut impl Sink<Event>) {
        let number = match self.tasks.pop() {
            Some(Task::Grow { seat, left, workers, four, .. }) => {
                self.push(Task::Grow { seat, left: left - 2, workers, four, done: true });
                seat
            }
            Some(Task::Frame { seat, .. }) => seat,
            _ => return,
        };
        self.pay(number, pay, log);
        self.frames -= 1;
        let before = self.sites(number);
        self.player_mut(number).frames.push((anchor, turn));
        let covered = self.player(number).covered;
        let beside: Sites = (before..self.sites(number))
            .map(|site| site as u8)
            .filter(|site| {
                self.site_hex(number, *site).neighbours().any(|hex| {
                    hex.is_faction() || self.site_at(number, hex).is_some_and(|site| covered.has(site))
                })
            })
            .collect();
        let player = self.player_mut(number);
        player.beside = player.beside.with(beside);
        log.push(Event::FramePlaced { seat: seat(number), anchor, turn });
        self.fire(number, Trigger::Frame);
    }
}

/// Every way to pay so many basic resources.
pub(super) fn each_basic(resources: Basket, units: u8, mut found: impl FnMut(Basket)) {
    let [pollen, fibre, water, ..] = resources.0;
    for p in 0..=units.min(pollen) {
        for f in 0..=(units - p).min(fibre) {
            let w = units - p - f;
            if w <= water {
                found(Basket([p, f, w, 0, 0]));
            }
        }
    }
}
