//! Convert (5.6): conversions, dances and teaching; and how costs with a choice are paid.

use super::{
    action::Payment,
    event::Event,
    grow::each_basic,
    illegal::Illegal,
    item::{Item, ItemKind},
    pack::{Cost, Trigger},
    resource::{Basket, Resource},
    set::Copies,
    state::{Floor, NONE, State, seat},
    task::{Run, Task},
};
use crate::rules::Sink;

/// A66: pollen and fibre for wax; two pollen and water for honey.
const WAX: [Basket; 2] = [Basket([1, 1, 0, 0, 0]), Basket([0, 0, 0, 1, 0])];
const HONEY: [Basket; 2] = [Basket([2, 0, 1, 0, 0]), Basket([0, 0, 0, 0, 1])];

impl State {
    /// A66: whether any conversion is possible.
    pub(super) fn can_convert(&self, number: u8) -> bool {
        let player = self.player(number);
        !player.hand.is_empty()
            || player.resources.basics() > 0
            || self.taught().any(|(_, floor)| self.can_pay(number, &self.dance_cost(floor)))
    }

    /// The dance slots that somebody has taught.
    pub(super) fn taught(&self) -> impl Iterator<Item = (u8, &Floor)> {
        let slots = self.dances.iter().enumerate();
        slots.filter(|(_, floor)| floor.teacher != NONE).map(|(slot, floor)| (slot as u8, floor))
    }

    fn dance_cost(&self, floor: &Floor) -> Cost {
        self.pack().dances[usize::from(floor.dance)].cost
    }

    pub(super) fn can_pay(&self, number: u8, cost: &Cost) -> bool {
        let player = self.player(number);
        let rest = player.resources.less(cost.fixed);
        player.resources.holds(cost.fixed)
            && rest.basics() >= u16::from(cost.basic)
            && rest.refined() >= u16::from(cost.refined)
            && player.hand.len() >= cost.seeds
    }

    pub(super) fn check_payment(&self, number: u8, cost: &Cost, payment: &Payment) -> Result<(), Illegal> {
        let player = self.player(number);
        let units = payment.units;
        let named = payment.seeds.iter().take_while(|seed| seed.is_some()).count();
        if !player.resources.holds(cost.fixed.with(units))
            || units.basics() != u16::from(cost.basic)
            || units.refined() != u16::from(cost.refined)
            || named != usize::from(cost.seeds)
            || payment.seeds[named..].iter().any(Option::is_some)
        {
            return Err(Illegal::Cost);
        }
        self.paid_seeds(number, payment).map(|_| ())
    }

    /// The cards of the hand that are paid; they are named in pack order.
    fn paid_seeds(&self, number: u8, payment: &Payment) -> Result<Copies, Illegal> {
        let (mut paid, mut last) = (Copies::NONE, None);
        for item in payment.seeds.iter().flatten() {
            let held = self.player(number).hand.without(paid);
            let copy = self.pack().copies(*item).within(held).first().ok_or(Illegal::NotInHand)?;
            if last >= Some(copy) {
                return Err(Illegal::NotInHand);
            }
            paid.add(copy);
            last = Some(copy);
        }
        Ok(paid)
    }

    /// Every way to pay a cost.
    pub(super) fn each_payment(&self, number: u8, cost: &Cost, mut found: impl FnMut(Payment)) {
        if !self.can_pay(number, cost) {
            return;
        }
        let rest = self.player(number).resources.less(cost.fixed);
        each_basic(rest, cost.basic, |basics| {
            for wax in 0..=cost.refined.min(rest.get(Resource::Wax)) {
                let honey = cost.refined - wax;
                if honey <= rest.get(Resource::Honey) {
                    let units = basics.with(Basket([0, 0, 0, wax, honey]));
                    let hand = self.player(number).hand;
                    self.each_choice(
                        hand,
                        Payment { units, ..Payment::default() },
                        0,
                        cost.seeds,
                        &mut found,
                    );
                }
            }
        });
    }

    /// Every choice of so many seeds among those copies, added to a payment.
    fn each_choice(
        &self,
        among: Copies,
        payment: Payment,
        place: usize,
        left: u8,
        found: &mut dyn FnMut(Payment),
    ) {
        if left == 0 {
            found(payment);
            return;
        }
        let (mut rest, mut last) = (among, None);
        while let Some(copy) = rest.first() {
            rest.remove(copy);
            let item = self.seed_item(copy);
            if last == Some(item) {
                continue;
            }
            last = Some(item);
            let mut with = payment;
            with.seeds[place] = Some(item);
            self.each_choice(rest, with, place + 1, left - 1, found);
        }
    }

    fn pay_cost(&mut self, number: u8, cost: &Cost, payment: &Payment, log: &mut impl Sink<Event>) {
        self.pay(number, cost.fixed.with(payment.units), log);
        for item in payment.seeds.iter().flatten() {
            self.discard_seed(number, *item);
            log.push(Event::SeedDiscarded { seat: seat(number), seed: *item });
        }
    }

    /// A22: a trade is made once; it may be made again as often as it says.
    pub(super) fn trade(&mut self, payment: &Payment, log: &mut impl Sink<Event>) {
        let Some(Task::Trade { run, step, left }) = self.tasks.pop() else { return };
        let (cost, gain) = self.trade_terms(step);
        self.push(Task::Trade { run, step, left: left - 1 });
        self.pay_cost(run.seat, &cost, payment, log);
        self.push(Task::Run(Run { effect: gain, ..run }));
    }

    /// The slot of a dance that is taught, and its cost.
    pub(super) fn taught_dance(&self, item: Item) -> Result<(u8, Cost), Illegal> {
        let dance = self.pack().copies(item).first().ok_or(Illegal::NotTaught)?;
        let mut taught = self.taught();
        let (slot, floor) = taught.find(|(_, floor)| floor.dance == dance).ok_or(Illegal::NotTaught)?;
        Ok((slot, self.dance_cost(floor)))
    }

    /// Takes one conversion of the pending ones; gives the seat.
    fn take_conversion(&mut self) -> Option<u8> {
        let Some(Task::Convert { seat, left, action, .. }) = self.tasks.pop() else { return None };
        self.push(Task::Convert { seat, left: left - 1, action, done: true });
        Some(seat)
    }

    /// A66: a seed is discarded, then one is drawn.
    pub(super) fn swap(&mut self, item: Item, log: &mut impl Sink<Event>) {
        if let Some(number) = self.take_conversion() {
            self.discard_seed(number, item);
            log.push(Event::Swapped { seat: seat(number), seed: item });
            self.push(Task::Draw { seat: number, left: 1, level: NONE });
        }
    }

    /// A66: what is paid and gained by a conversion of resources.
    pub(super) fn check_conversion(&self, number: u8, paid: Basket) -> Result<(), Illegal> {
        if self.player(number).resources.holds(paid) { Ok(()) } else { Err(Illegal::Cost) }
    }

    pub(super) const fn wax() -> [Basket; 2] {
        WAX
    }

    pub(super) const fn honey() -> [Basket; 2] {
        HONEY
    }

    pub(super) fn convert(&mut self, [paid, got]: [Basket; 2], log: &mut impl Sink<Event>) {
        if let Some(number) = self.take_conversion() {
            let player = self.player_mut(number);
            player.resources = player.resources.less(paid).with(got);
            log.push(Event::Converted { seat: seat(number), paid, got });
        }
    }

    /// A67: cost, fixed gain, tokens in the order of the spots, the teacher's Favor, then what hears it.
    pub(super) fn dance(&mut self, item: Item, payment: &Payment, log: &mut impl Sink<Event>) {
        let (Some(number), Ok((slot, cost))) = (self.take_conversion(), self.taught_dance(item)) else {
            return;
        };
        let floor = self.dances[usize::from(slot)];
        log.push(Event::Danced { seat: seat(number), dance: item });
        self.pay_cost(number, &cost, payment, log);
        self.fire(number, Trigger::Dance);
        self.push(Task::Teacher { seat: number, slot });
        for token in floor.tokens.iter().rev() {
            self.push(Task::Run(Run::plain(number, self.pack().dance_tokens[usize::from(*token)].gain)));
        }
        self.push(Task::Run(Run::plain(number, self.pack().dances[usize::from(floor.dance)].gain)));
    }

    /// A67: each use by another seat gives the teacher 1 Favor.
    pub(super) fn pay_teacher(&mut self, user: u8, slot: u8, log: &mut impl Sink<Event>) {
        let teacher = self.dances[usize::from(slot)].teacher;
        if teacher != user && teacher != NONE {
            self.favor(teacher, 1, log);
        }
    }

    /// A68: whether the seat may still teach, and some tile can be filled.
    pub(super) fn can_teach(&self, number: u8) -> bool {
        self.player(number).taught == NONE && self.dances.iter().any(|floor| self.is_teachable(floor))
    }

    fn is_teachable(&self, floor: &Floor) -> bool {
        floor.dance != NONE
            && floor.teacher == NONE
            && self.pack().dances[usize::from(floor.dance)].spots <= self.dance_tokens.len()
    }

    /// The slot and the tokens of a dance that the seat may teach like this.
    pub(super) fn check_teach(
        &self,
        number: u8,
        item: Item,
        tokens: [Option<Item>; 3],
    ) -> Result<(usize, [u8; 3]), Illegal> {
        if self.player(number).taught != NONE {
            return Err(Illegal::Teach);
        }
        let dance = self.pack().copies(item).first().ok_or(Illegal::Teach)?;
        let slot = self.dances.iter().position(|floor| floor.dance == dance && self.is_teachable(floor));
        let slot = slot.ok_or(Illegal::Teach)?;
        let spots = usize::from(self.pack().dances[usize::from(dance)].spots);
        let (mut left, mut copies) = (self.dance_tokens, [NONE; 3]);
        for (place, token) in tokens.into_iter().enumerate() {
            match (token, place < spots) {
                (Some(token), true) => {
                    let copy = self.pack().copies(token).within(left).first().ok_or(Illegal::Teach)?;
                    left.remove(copy);
                    copies[place] = copy;
                }
                (None, false) => {}
                _ => return Err(Illegal::Teach),
            }
        }
        Ok((slot, copies))
    }

    /// Every dance that can be taught, with every order of tokens.
    pub(super) fn each_teaching(&self, mut found: impl FnMut(Item, [Option<Item>; 3])) {
        let teachable = self.dances.iter().filter(|floor| self.is_teachable(floor));
        let dances: Copies = teachable.map(|floor| floor.dance).collect();
        for dance in dances.iter() {
            let dance = &self.pack().dances[usize::from(dance)];
            self.each_order(self.dance_tokens, [None; 3], 0, dance.spots, &mut |tokens| {
                found(dance.item, tokens)
            });
        }
    }

    fn each_order(
        &self,
        among: Copies,
        tokens: [Option<Item>; 3],
        place: usize,
        left: u8,
        found: &mut dyn FnMut([Option<Item>; 3]),
    ) {
        if left == 0 {
            found(tokens);
            return;
        }
        let mut last = None;
        for copy in among.iter() {
            let item = self.pack().item(ItemKind::DanceToken, copy);
            if last == Some(item) {
                continue;
            }
            last = Some(item);
            let (mut with, mut rest) = (tokens, among);
            with[place] = Some(item);
            rest.remove(copy);
            self.each_order(rest, with, place + 1, left - 1, found);
        }
    }

    /// A68: a dance is taught; against the Autopilot that gives 4 Favor once (A113).
    pub(super) fn teach(&mut self, item: Item, tokens: [Option<Item>; 3], log: &mut impl Sink<Event>) {
        let Some(Task::Teach { seat: number }) = self.tasks.pop() else { return };
        let Ok((slot, copies)) = self.check_teach(number, item, tokens) else { return };
        let floor = &mut self.dances[slot];
        floor.teacher = number;
        for copy in copies.into_iter().filter(|copy| *copy != NONE) {
            floor.tokens.push(copy);
            self.dance_tokens.remove(copy);
        }
        self.player_mut(number).taught = slot as u8;
        if let Some(Task::Convert { done, .. }) = self.tasks.last_mut() {
            *done = true;
        }
        log.push(Event::Taught { seat: seat(number), dance: item });
        if self.is_solo() {
            self.favor(number, 4, log);
        }
        self.fire(number, Trigger::Teach);
    }
}
