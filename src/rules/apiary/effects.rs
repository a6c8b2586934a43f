//! The interpreter of the effect grammar: the only place that knows what an effect does. No component has code of its own.

use super::{
    event::Event,
    item::Item,
    pack::{
        Atom, Clause, Clauses, Comparison, Cost, Count, Effect, Modifier, Off, Step, TileKind, Trigger,
        Triggers,
    },
    prompt::Source,
    resource::{Basket, Resource},
    state::{InForce, NONE, State, seat},
    task::{Build, Run, Task},
    workers::owner,
};
use crate::rules::Sink;

impl State {
    /// A21: resources come from an unlimited supply and lie loose until the end of the own turn (A71).
    pub(super) fn gain(&mut self, number: u8, resources: Basket, log: &mut impl Sink<Event>) {
        if !resources.is_empty() {
            self.player_mut(number).resources.add(resources);
            log.push(Event::Gained { seat: seat(number), resources });
        }
    }

    /// Takes resources that are there.
    pub(super) fn pay(&mut self, number: u8, resources: Basket, log: &mut impl Sink<Event>) {
        if !resources.is_empty() {
            let player = self.player_mut(number);
            player.resources = player.resources.less(resources);
            log.push(Event::Paid { seat: seat(number), resources });
        }
    }

    pub(super) fn score(&mut self, number: u8, vp: u16, log: &mut impl Sink<Event>) {
        if vp > 0 {
            let player = self.player_mut(number);
            player.vp = player.vp.saturating_add(vp);
            log.push(Event::Scored { owner: owner(number), vp });
        }
    }

    /// A87: Favor, as far as the track goes.
    pub(super) fn favor(&mut self, number: u8, amount: u8, log: &mut impl Sink<Event>) {
        let end = self.pack().favor_position.len() - 1;
        let player = self.player_mut(number);
        let now = usize::from(player.favor).saturating_add(usize::from(amount)).min(end) as u8;
        let gained = now - player.favor;
        player.favor = now;
        if gained > 0 {
            log.push(Event::Favored { seat: seat(number), favor: gained });
        }
    }

    /// A22: one step of an effect; the rest waits under what it triggers.
    pub(super) fn run(&mut self, run: Run, log: &mut impl Sink<Event>) {
        let Some((step, rest)) = run.effect.split() else { return };
        if !rest.is_empty() {
            self.push(Task::Run(Run { effect: rest, ..run }));
        }
        match self.pack().step(step) {
            Step::Choice(options) => self.push(Task::Choice { run, options }),
            Step::Trade { times, .. } => self.push(Task::Trade { run, step: step as u16, left: times }),
            other => {
                let (atom, times) = self.times(run, other);
                self.act(run, atom, step as u16, times, log);
            }
        }
    }

    /// How often the thing of a step is done.
    fn times(&self, run: Run, step: Step) -> (Atom, u16) {
        match step {
            Step::Do(atom) => (atom, 1),
            Step::PerCount { atom, count, per, most } => {
                (atom, (self.count(run, count) / u16::from(per)).min(most.into()))
            }
            Step::If { atom, count, comparison, bound } => {
                (atom, u16::from(compare(self.count(run, count), comparison, bound.into())))
            }
            Step::IfMost { atom, count } => (atom, u16::from(self.has_most(run, count))),
            Step::Choice(_) | Step::Trade { .. } => (Atom::Less(TileKind::Farm, Basket::NONE), 0),
        }
    }

    /// `?most`: at least 1, and no seat has more.
    fn has_most(&self, run: Run, count: Count) -> bool {
        let own = self.count(run, count);
        own > 0 && self.others(run.seat).all(|other| self.count(Run::plain(other, run.effect), count) <= own)
    }

    /// What is scored at the end by a text: VP only (A93–A98).
    pub(super) fn worth(&self, run: Run) -> u16 {
        self.vp_of(run, |_| true)
    }

    /// As much of [`State::worth`] as counts what is there to be spent.
    pub(super) fn worth_of_passing(&self, run: Run) -> u16 {
        self.vp_of(run, |step| step.count().is_some_and(Count::passes))
    }

    fn vp_of(&self, run: Run, counts: impl Fn(&Step) -> bool) -> u16 {
        let steps = self.pack().steps(run.effect).iter().filter(|step| counts(step));
        steps
            .map(|step| match self.times(run, *step) {
                (Atom::Vp(vp), times) => u16::from(vp).saturating_mul(times),
                _ => 0,
            })
            .fold(0, u16::saturating_add)
    }

    /// Does the smallest thing so many times.
    fn act(&mut self, run: Run, atom: Atom, step: u16, times: u16, log: &mut impl Sink<Event>) {
        if times == 0 {
            return;
        }
        let number = run.seat;
        let in_all = |each: u8| (u16::from(each).saturating_mul(times)).min(255) as u8;
        match atom {
            Atom::Gain(resource, amount) => self.gain(number, Basket::of(resource, in_all(amount)), log),
            Atom::Basic(amount) => {
                self.push(Task::Gain { seat: number, left: in_all(amount), refined: false });
            }
            Atom::Refined(amount) => {
                self.push(Task::Gain { seat: number, left: in_all(amount), refined: true });
            }
            Atom::Vp(vp) => self.score(number, u16::from(vp).saturating_mul(times), log),
            Atom::Favor(amount) => self.favor(number, in_all(amount), log),
            Atom::Draw(seeds) => self.push(Task::Draw { seat: number, left: in_all(seeds), level: NONE }),
            Atom::Less(..) | Atom::Copy => {}
            _ if times > 1 => self.push(Task::Repeat { run, step, left: in_all(1) }),
            Atom::Look { draw, keep } => self.push(Task::Look { seat: number, draw, keep }),
            Atom::Worker(strength) => self.gain_worker(number, strength, log),
            Atom::Strengthen(left) => self.push(Task::Strengthen { seat: number, left }),
            Atom::Recall(left) => self.push(Task::Recall { seat: number, left }),
            Atom::Income(left) => self.push(Task::Income { seat: number, left, used: 0 }),
            Atom::Harvest => {
                if let Some(cell) = self.board().planet_at(self.ship) {
                    self.push(Task::Harvest { seat: number, cell: cell as u8 });
                }
            }
            Atom::Plant => self.push(Task::Plant { seat: number }),
            Atom::Build { kinds, off, here } => {
                if !here || run.here != NONE {
                    self.push(Task::Build(Build {
                        seat: number,
                        kinds,
                        columns: Build::ALL_COLUMNS,
                        off: off_units(off),
                        here: if here { run.here } else { NONE },
                        optional: true,
                        four: false,
                    }));
                }
            }
            Atom::Reserve(left) => self.push(Task::Reserve { seat: number, left }),
            Atom::Frame(off) => {
                let units = self.frame_cost(number).saturating_sub(off_units(off));
                self.push(Task::Frame { seat: number, units });
            }
            Atom::Upgrade => self.push(Task::Upgrade { seat: number }),
            Atom::Convert(left) => {
                self.push(Task::Convert { seat: number, left, action: false, done: false });
            }
            Atom::Refresh(kind) => self.refresh(kind, log),
            Atom::RefreshAny => self.push(Task::RefreshAny { seat: number }),
            Atom::Others(gains) => self.give_others(number, gains, log),
        }
    }

    /// A thing that cannot be done several times at once is done one time after another.
    pub(super) fn repeat(&mut self, run: Run, step: u16, left: u8, log: &mut impl Sink<Event>) {
        if left > 1 {
            self.push(Task::Repeat { run, step, left: left - 1 });
        }
        let (atom, _) = self.times(run, self.pack().step(step.into()));
        if left > 0 {
            self.act(run, atom, step, 1, log);
        }
    }

    /// Every other seat gains plain things, clockwise; against the Autopilot nobody does (A104).
    fn give_others(&mut self, number: u8, gains: Effect, log: &mut impl Sink<Event>) {
        for other in self.others(number) {
            for step in self.pack().steps(gains) {
                match step {
                    Step::Do(Atom::Gain(resource, amount)) => {
                        self.gain(other, Basket::of(*resource, *amount), log)
                    }
                    Step::Do(Atom::Vp(vp)) => self.score(other, (*vp).into(), log),
                    Step::Do(Atom::Favor(amount)) => self.favor(other, *amount, log),
                    _ => {}
                }
            }
        }
    }

    /// A22: whether an option can be done: at least one of its steps would do something.
    pub(super) fn would_do(&self, run: Run, effect: Effect) -> bool {
        self.pack().steps(effect).iter().any(|step| match *step {
            Step::Choice(options) => {
                self.pack().options(options).iter().any(|option| self.would_do(run, *option))
            }
            Step::Trade { cost, times, .. } => times > 0 && self.can_pay(run.seat, &cost),
            step => {
                let (atom, times) = self.times(run, step);
                times > 0 && self.would_act(run, atom)
            }
        })
    }

    fn would_act(&self, run: Run, atom: Atom) -> bool {
        let number = run.seat;
        match atom {
            Atom::Gain(_, amount)
            | Atom::Basic(amount)
            | Atom::Refined(amount)
            | Atom::Vp(amount)
            | Atom::Favor(amount) => amount > 0,
            Atom::Draw(draw) | Atom::Look { draw, .. } => draw > 0 && !self.seeds_left().is_empty(),
            Atom::Worker(_) => self.player(number).supply > 0,
            Atom::Strengthen(left) => left > 0 && self.can_strengthen(number),
            Atom::Recall(left) => left > 0 && self.can_recall(number),
            Atom::Income(left) => {
                left > 0 && self.player(number).hive.iter().any(|b| b.tile.kind() == TileKind::Farm)
            }
            Atom::Harvest => {
                self.board().planet_at(self.ship).is_some_and(|cell| self.cells[cell].planet != NONE)
            }
            Atom::Plant => self.can_plant(number),
            Atom::Build { kinds, off, here } => {
                (!here || run.here != NONE)
                    && self.can_build(&Build {
                        seat: number,
                        kinds,
                        columns: Build::ALL_COLUMNS,
                        off: off_units(off),
                        here: if here { run.here } else { NONE },
                        optional: true,
                        four: false,
                    })
            }
            Atom::Reserve(left) => left > 0 && self.rows.iter().flatten().any(|tile| *tile != NONE),
            Atom::Frame(off) => {
                self.can_place_frame(number, self.frame_cost(number).saturating_sub(off_units(off)))
            }
            Atom::Upgrade => self.can_upgrade(number),
            Atom::Convert(left) => left > 0 && self.can_convert(number),
            Atom::Refresh(_) | Atom::RefreshAny => true,
            Atom::Others(gains) => !gains.is_empty() && self.others(number).next().is_some(),
            Atom::Less(..) | Atom::Copy => false,
        }
    }

    /// The effect of an option, numbered from 1, if it can be done.
    pub(super) fn option(&self, run: Run, options: super::pack::Options, number: u8) -> Option<Effect> {
        let place = usize::from(number).checked_sub(1)?;
        let effect = *self.pack().options(options).get(place)?;
        self.would_do(run, effect).then_some(effect)
    }

    pub(super) fn pick(&mut self, number: u8) {
        let Some(Task::Choice { run, options }) = self.tasks.pop() else { return };
        if let Some(effect) = self.option(run, options, number) {
            self.push(Task::Run(Run { effect, ..run }));
        }
    }

    /// The cost and the gain of a trade.
    pub(super) fn trade_terms(&self, step: u16) -> (Cost, Effect) {
        match self.pack().step(step.into()) {
            Step::Trade { cost, gain, .. } => (cost, gain),
            _ => (Cost::default(), Effect::NONE),
        }
    }

    pub(super) fn can_trade(&self, number: u8, step: u16) -> bool {
        self.can_pay(number, &self.trade_terms(step).0)
    }

    pub(super) fn gain_unit(&mut self, resource: Resource, log: &mut impl Sink<Event>) {
        let Some(Task::Gain { seat, left, refined }) = self.tasks.pop() else { return };
        self.push(Task::Gain { seat, left: left - 1, refined });
        self.gain(seat, Basket::of(resource, 1), log);
    }

    /// A22: the clauses that hear these triggers, one after another: faction first, then recruits in the order built.
    pub(super) fn fire_next(
        &mut self,
        number: u8,
        triggers: Triggers,
        at: [u8; 2],
        until: u8,
        own: u8,
        log: &mut impl Sink<Event>,
    ) {
        let player = self.player(number);
        if !player.clauses.triggers.meet(triggers) {
            return;
        }
        let until = if until == NONE { player.hive.len() as u8 } else { until };
        for source in at[0]..=until {
            if source > 0 && source - 1 == own {
                continue;
            }
            let Some((clauses, item, site)) = self.source(number, source) else { continue };
            let skipped = if source == at[0] { usize::from(at[1]) } else { 0 };
            for (place, clause) in self.pack().clauses(clauses).iter().enumerate().skip(skipped) {
                let Clause::On(trigger, effect) = *clause else { continue };
                if !triggers.meet(Triggers::of(trigger)) {
                    continue;
                }
                let here = player.hive.get(usize::from(own)).map_or(NONE, |built| built.site);
                let at = [source, place as u8 + 1];
                self.push(Task::Fire { seat: number, triggers, at, until, own });
                self.push(Task::Run(Run { seat: number, own: site, here, effect }));
                log.push(Event::Triggered { seat: seat(number), source: Source::Item(item) });
                return;
            }
        }
    }

    /// The clauses of a source: the faction is 0, then come the tiles in the order built.
    pub(super) fn source(&self, number: u8, source: u8) -> Option<(Clauses, Item, u8)> {
        let player = self.player(number);
        let Some(nth) = source.checked_sub(1) else {
            let faction = self.pack().factions.get(usize::from(player.faction))?;
            return Some((faction.clauses[usize::from(player.upgraded)], faction.item, NONE));
        };
        let built = player.hive.get(usize::from(nth))?;
        let face = self.face(built.tile);
        (face.kind == TileKind::Recruit).then_some((face.clauses, face.item, built.site))
    }

    /// Adds up the modifiers and triggers in force, after a recruit was built or the faction tile was laid or turned.
    pub(super) fn clauses_changed(&mut self, number: u8) {
        let mut force = InForce::NOTHING;
        for source in 0..=self.player(number).hive.len() as u8 {
            if let Some((clauses, ..)) = self.source(number, source) {
                self.pack().clauses(clauses).iter().for_each(|clause| force.add(clause));
            }
        }
        self.player_mut(number).clauses = force;
    }

    /// A62: the faction tile is turned.
    pub(super) fn upgrade(&mut self, number: u8, log: &mut impl Sink<Event>) {
        self.player_mut(number).upgraded = true;
        self.clauses_changed(number);
        let faction = self.pack().factions[usize::from(self.player(number).faction)].item;
        log.push(Event::Upgraded { seat: seat(number), faction });
        self.fire(number, Trigger::Upgrade);
    }

    pub(super) fn can_upgrade(&self, number: u8) -> bool {
        !self.player(number).upgraded
    }
}

impl InForce {
    /// 3.3: modifiers add up; of `carve-at` the lowest counts.
    fn add(&mut self, clause: &Clause) {
        match *clause {
            Clause::On(trigger, _) => self.triggers = self.triggers.with(Triggers::of(trigger)),
            Clause::End(_) => {}
            Clause::CostOfTiles(kinds, basket) => {
                kinds.iter().for_each(|kind| self.tiles[kind as usize].add(basket));
            }
            Clause::CostOfFrames(units) => self.frame = self.frame.saturating_add(units),
            Clause::CostOfWorkers(units) => self.worker = self.worker.saturating_add(units),
            Clause::Change(Modifier::CarveAt, strength) => self.carve_at = self.carve_at.min(strength),
            Clause::Change(modifier, amount) => {
                let number = match modifier {
                    Modifier::Steps => &mut self.steps,
                    Modifier::Advance => &mut self.advance,
                    Modifier::Draw => &mut self.draw,
                    Modifier::Keep => &mut self.keep,
                    Modifier::Converts => &mut self.converts,
                    Modifier::Grow => &mut self.grow,
                    Modifier::Plants => &mut self.plants,
                    Modifier::SeedBasic | Modifier::CarveAt => &mut self.seed_basic,
                };
                *number = number.saturating_add(amount);
            }
        }
    }
}

/// The units that an effect takes off a cost.
const fn off_units(off: Off) -> u8 {
    match off {
        Off::Free => Build::FREE,
        Off::Units(units) => units,
    }
}

fn compare(count: u16, comparison: Comparison, bound: u16) -> bool {
    match comparison {
        Comparison::AtLeast => count >= bound,
        Comparison::AtMost => count <= bound,
        Comparison::Exactly => count == bound,
    }
}
