//! What a seat may do: every legal action of each prompt, listed, checked and carried out side by side.

use super::{
    action::Action,
    event::Event,
    grow::each_basic,
    hex::Cell,
    illegal::Illegal,
    item::{Item, ItemKind},
    pack::TileKind,
    resource::{Basket, Resource},
    set::Copies,
    space::{Act, Spot},
    state::{NONE, Phase, State},
    task::Task,
};
use crate::rules::Sink;

type Verdict = Result<(), Illegal>;

fn only(legal: bool, reason: Illegal) -> Verdict {
    if legal { Ok(()) } else { Err(reason) }
}

/// Puts a list in order, each action once.
fn sort(out: &mut Vec<Action>) {
    if !out.is_sorted() {
        out.sort_unstable();
    }
    out.dedup();
}

impl State {
    /// Replaces the list by every legal action of the pending decision, ascending.
    pub(super) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        let (Some(number), Some(task)) = (self.asked(), self.tasks.last()) else { return };
        let seeds = self.seeds_open(number);
        // Seeds stand before `end` and after all other answers to the prompt of a turn.
        let seeds_first = *task == Task::End;
        if seeds && seeds_first {
            self.list_seeds(number, out);
        }
        let ascending = self.list_answers(*task, out);
        if seeds && !seeds_first {
            self.list_seeds(number, out);
        }
        let among_others = seeds && self.phase == Phase::Main;
        if !ascending || among_others || !self.pack().is_plain() {
            sort(out);
        }
    }

    fn list_seeds(&self, number: u8, out: &mut Vec<Action>) {
        let (effect, spend) = (self.seed_allowed(true), self.seed_allowed(false));
        let worth = self.seed_worth(number);
        let hand = self.player(number).hand;
        let many = Basket([u8::MAX, u8::MAX, u8::MAX, 0, 0]);
        if effect {
            out.extend(hand.iter().map(|copy| Action::Seed(self.seed_item(copy))));
        }
        if spend {
            for copy in hand.iter() {
                let item = self.seed_item(copy);
                each_basic(many, worth, |basket| out.push(Action::SeedFor(item, basket)));
            }
        }
    }

    /// The answers to a prompt, without seeds. Says whether they stand in order, given that pack order is the order of ids.
    fn list_answers(&self, task: Task, out: &mut Vec<Action>) -> bool {
        let checked = |out: &mut Vec<Action>, action| {
            if self.check_answer(task, action).is_ok() {
                out.push(action);
            }
        };
        match task {
            Task::KeepFaction { seat } => {
                let offer = self.player(seat).offer.iter();
                out.extend(offer.map(|copy| Action::Keep(self.pack().item(ItemKind::Faction, *copy))));
                return false;
            }
            Task::Draft { number } => {
                for (copies, kind) in
                    self.on_offer(number).into_iter().zip([ItemKind::Faction, ItemKind::Mat])
                {
                    out.extend(copies.iter().map(|copy| Action::Take(self.pack().item(kind, copy))));
                }
            }
            Task::Turn => {
                for act in self.acts() {
                    self.list_places(*act, out);
                }
                checked(out, Action::Retrieve);
            }
            Task::End => self.each_discard(self.seat, |discarded| out.push(Action::End(discarded))),
            Task::Bumped => out.extend([Action::Active, Action::Landing]),
            Task::Pod { .. } => {
                let vacant = self.pods_in_play().filter(|pod| self.pods[*pod] == NONE);
                out.extend(vacant.map(|pod| Action::Pod(pod as u8 + 1)));
            }
            Task::Income { seat, used, .. } => {
                let unpaid = self.farms(seat).enumerate().filter(|(nth, _)| used >> (nth & 63) & 1 == 0);
                out.extend(unpaid.map(|(_, built)| Action::Farm(self.face(built.tile).item)));
                return false;
            }
            Task::Strengthen { seat, .. } => {
                self.each_worker(|strength, spot| {
                    if self.check_up(seat, strength, spot).is_ok() {
                        out.push(Action::Up(strength, spot));
                    }
                });
                out.push(Action::Skip);
            }
            Task::Recall { seat, .. } => {
                self.each_worker(|strength, spot| {
                    if self.check_recall(seat, strength, spot).is_ok() {
                        out.push(Action::Recall(strength, spot));
                    }
                });
                out.push(Action::Skip);
            }
            Task::Ship { .. } => {
                let board = self.board();
                for column in 0..board.columns {
                    (0..board.rows).for_each(|row| checked(out, Action::Ship(Cell { column, row })));
                }
            }
            Task::Bonus { again, .. } => {
                out.push(Action::Bonus);
                if !again {
                    out.push(Action::Later);
                }
                out.push(Action::Skip);
            }
            Task::Slot { .. } => out.extend(Resource::BASIC.map(Action::Slot)),
            Task::Build(build) => {
                self.each_build(&build, |item, hex| out.push(Action::Build(item, hex)));
                if build.optional {
                    out.push(Action::Skip);
                }
            }
            Task::Grow { seat, left, .. } => {
                checked(out, Action::Worker);
                if left >= 2 {
                    let units = self.frame_cost(seat);
                    self.each_frame(seat, units, |anchor, turn, pay| {
                        out.push(Action::Frame(anchor, turn, pay))
                    });
                }
                checked(out, Action::Upgrade);
                checked(out, Action::Done);
            }
            Task::Keep { level, .. } => {
                let looking = self.looking[usize::from(level)].iter();
                out.extend(looking.map(|copy| Action::Keep(self.seed_item(copy))));
            }
            Task::Plant { seat } => {
                out.extend(self.player(seat).hand.iter().map(|copy| Action::Plant(self.seed_item(copy))));
                out.push(Action::Skip);
            }
            Task::Convert { seat, left, .. } => {
                if left > 0 {
                    self.list_conversions(task, seat, out);
                }
                checked(out, Action::Done);
                return self.taught().count() < 2;
            }
            Task::Teach { .. } => {
                self.each_teaching(|item, tokens| out.push(Action::Teach(item, tokens)));
                checked(out, Action::Skip);
                return false;
            }
            Task::Gain { refined, .. } => {
                let kinds = if refined { &Resource::REFINED[..] } else { &Resource::BASIC[..] };
                out.extend(kinds.iter().map(|resource| Action::Gain(*resource)));
            }
            Task::Choice { options, .. } => {
                let count = self.pack().options(options).len() as u8;
                (1..=count).for_each(|option| checked(out, Action::Pick(option)));
            }
            Task::Trade { run, step, .. } => {
                let (cost, _) = self.trade_terms(step);
                self.each_payment(run.seat, &cost, |payment| out.push(Action::Trade(payment)));
                out.push(Action::Skip);
            }
            Task::Reserve { .. } => {
                for kind in TileKind::ROWS {
                    let copies: Copies =
                        self.rows[kind as usize].iter().copied().filter(|copy| *copy != NONE).collect();
                    out.extend(copies.iter().map(|copy| Action::Reserve(self.pack().face(kind, copy).item)));
                }
                out.push(Action::Skip);
            }
            Task::Frame { seat, units } => {
                self.each_frame(seat, units, |anchor, turn, pay| out.push(Action::Frame(anchor, turn, pay)));
                out.push(Action::Skip);
            }
            Task::Upgrade { .. } => out.extend([Action::Upgrade, Action::Skip]),
            Task::RefreshAny { .. } => out.extend(TileKind::ROWS.map(Action::Refresh)),
            _ => {}
        }
        true
    }

    /// The strengths that can be placed on an action. What a worker can do there a stronger one can do too.
    fn list_places(&self, act: Act, out: &mut Vec<Action>) {
        let pool = self.player(self.seat).pool;
        let can = |strength: u8| self.check_place(self.seat, act, strength).is_ok();
        let there = (1..=4).filter(|strength| pool[usize::from(strength - 1)] > 0);
        let Some(strongest) = there.clone().next_back().filter(|strength| can(*strength)) else { return };
        let weakest = there.clone().find(|strength| *strength == strongest || can(*strength));
        out.extend(
            there.filter(|strength| Some(*strength) >= weakest).map(|strength| Action::Place(act, strength)),
        );
    }

    fn list_conversions(&self, task: Task, number: u8, out: &mut Vec<Action>) {
        out.extend(self.player(number).hand.iter().map(|copy| Action::Swap(self.seed_item(copy))));
        for from in Resource::BASIC {
            if self.player(number).resources.get(from) > 0 {
                let others = Resource::BASIC.into_iter().filter(|to| *to != from);
                out.extend(others.map(|to| Action::Turn(from, to)));
            }
        }
        for action in [Action::Wax, Action::Honey] {
            if self.check_answer(task, action).is_ok() {
                out.push(action);
            }
        }
        for (_, floor) in self.taught() {
            let dance = &self.pack().dances[usize::from(floor.dance)];
            self.each_payment(number, &dance.cost, |payment| out.push(Action::Dance(dance.item, payment)));
        }
    }

    /// Whether the action can be played now.
    pub(super) fn check_action(&self, action: Action) -> Verdict {
        let Some(task) = self.tasks.last() else { return Err(Illegal::Over) };
        if action.is_chance() {
            return self.check_chance(action);
        }
        match action {
            Action::Seed(item) => self.check_seed(item, None),
            Action::SeedFor(item, basket) => self.check_seed(item, Some(basket)),
            _ => self.check_answer(*task, action),
        }
    }

    fn check_answer(&self, task: Task, action: Action) -> Verdict {
        match (task, action) {
            (Task::KeepFaction { seat }, Action::Keep(item)) => {
                let offered: Copies = self.player(seat).offer.iter().copied().collect();
                only(item.kind() == ItemKind::Faction && self.any_of(item, offered), Illegal::NotOffered)
            }
            (Task::Draft { number }, Action::Take(item)) => {
                let [factions, mats] = self.on_offer(number);
                let lie = if item.kind() == ItemKind::Mat { mats } else { factions };
                only(self.any_of(item, lie), Illegal::NotOffered)
            }
            (Task::Turn, Action::Place(act, strength)) => self.check_place(self.seat, act, strength),
            (Task::Turn, Action::Retrieve) => {
                only(!self.must_place, Illegal::MustPlace)?;
                only(self.is_out(self.seat), Illegal::NothingToRetrieve)
            }
            (Task::End, Action::End(discarded)) => self.check_discard(self.seat, discarded),
            (Task::Bumped, Action::Active | Action::Landing) => Ok(()),
            (Task::Pod { .. }, Action::Pod(pod)) => {
                let place = usize::from(pod).wrapping_sub(1);
                only(self.in_play(place) && self.pods[place] == NONE, Illegal::Pod)
            }
            (Task::Income { seat, used, .. }, Action::Farm(item)) => {
                only(self.unpaid_farm(seat, used, item).is_some(), Illegal::Farm)
            }
            (Task::Strengthen { seat, .. }, Action::Up(strength, spot)) => {
                self.check_up(seat, strength, spot)
            }
            (Task::Recall { seat, .. }, Action::Recall(strength, spot)) => {
                self.check_recall(seat, strength, spot)
            }
            (Task::Ship { strength, .. }, Action::Ship(cell)) => self.check_ship(cell, strength),
            (Task::Bonus { again, .. }, Action::Later) => only(!again, Illegal::NotNow),
            (Task::Bonus { .. }, Action::Bonus) => Ok(()),
            (Task::Slot { .. }, Action::Slot(resource)) => only(resource.is_basic(), Illegal::NotNow),
            (Task::Build(build), Action::Build(item, hex)) => self.check_build(&build, item, hex),
            (Task::Build(build), Action::Skip) => only(build.optional, Illegal::NotOptional),
            (Task::Grow { .. }, _) => self.check_grow(task, action),
            (Task::Keep { level, .. }, Action::Keep(item)) => {
                let looking = self.looking[usize::from(level)];
                only(item.kind() == ItemKind::Seed && self.any_of(item, looking), Illegal::NotOffered)
            }
            (Task::Plant { seat }, Action::Plant(item)) => self.check_plant(seat, item),
            (Task::Convert { .. }, _) => self.check_convert(task, action),
            (Task::Teach { seat }, Action::Teach(item, tokens)) => {
                self.check_teach(seat, item, tokens).map(|_| ())
            }
            (Task::Teach { seat }, Action::Skip) => {
                // A68: teaching may be left out only if a conversion is possible without it.
                let below = self.tasks.iter().rev().nth(1);
                let left = matches!(below, Some(Task::Convert { left: 1.., .. }));
                only(left && self.can_convert(seat), Illegal::NotOptional)
            }
            (Task::Gain { refined, .. }, Action::Gain(resource)) => {
                only(resource.is_basic() != refined, Illegal::NotOffered)
            }
            (Task::Choice { run, options }, Action::Pick(number)) => {
                only(self.option(run, options, number).is_some(), Illegal::Option)
            }
            (Task::Trade { run, step, .. }, Action::Trade(payment)) => {
                self.check_payment(run.seat, &self.trade_terms(step).0, &payment)
            }
            (Task::Reserve { .. }, Action::Reserve(item)) => {
                only(self.face_up(item).is_some(), Illegal::NoTile)
            }
            (Task::Frame { seat, units }, Action::Frame(anchor, turn, pay)) => {
                self.check_frame(seat, units, (anchor, turn), pay)
            }
            (Task::Upgrade { .. }, Action::Upgrade) => Ok(()),
            (Task::RefreshAny { .. }, Action::Refresh(_)) => Ok(()),
            (
                Task::Strengthen { .. }
                | Task::Recall { .. }
                | Task::Bonus { .. }
                | Task::Plant { .. }
                | Task::Trade { .. }
                | Task::Reserve { .. }
                | Task::Frame { .. }
                | Task::Upgrade { .. },
                Action::Skip,
            ) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    /// A61–A63.
    fn check_grow(&self, task: Task, action: Action) -> Verdict {
        let Task::Grow { seat, left, workers, four, done } = task else { return Err(Illegal::NotNow) };
        match action {
            Action::Worker => self.check_worker(seat, left, workers),
            Action::Frame(anchor, turn, pay) => {
                only(left >= 2, Illegal::Strength)?;
                self.check_frame(seat, self.frame_cost(seat), (anchor, turn), pay)
            }
            Action::Upgrade => only(four && self.can_upgrade(seat), Illegal::Upgrade),
            Action::Done => only(done || !self.can_grow(seat, left, workers, four), Illegal::NothingDone),
            _ => Err(Illegal::NotNow),
        }
    }

    /// A66, A67.
    fn check_convert(&self, task: Task, action: Action) -> Verdict {
        let Task::Convert { seat, left, action: of_action, done } = task else { return Err(Illegal::NotNow) };
        if action == Action::Done {
            let free = done || !of_action || left == 0 || !self.can_convert(seat);
            return only(free, Illegal::NothingDone);
        }
        only(left > 0, Illegal::NoConversion)?;
        match action {
            Action::Swap(item) => self.in_hand(seat, item).map(|_| ()),
            Action::Turn(from, to) => {
                only(from != to && from.is_basic() && to.is_basic(), Illegal::SameResource)?;
                self.check_conversion(seat, Basket::of(from, 1))
            }
            Action::Wax => self.check_conversion(seat, State::wax()[0]),
            Action::Honey => self.check_conversion(seat, State::honey()[0]),
            Action::Dance(item, payment) => {
                let (_, cost) = self.taught_dance(item)?;
                self.check_payment(seat, &cost, &payment)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn any_of(&self, item: Item, among: Copies) -> bool {
        !self.pack().copies(item).within(among).is_empty()
    }

    /// Does what an action says. It has been checked.
    pub(super) fn carry_out(&mut self, action: Action, log: &mut impl Sink<Event>) {
        if action.is_chance() {
            self.come_about(action, log);
            return;
        }
        match action {
            Action::Take(item) => self.take_drafted(item, log),
            Action::Keep(item) if item.kind() == ItemKind::Faction => self.keep_faction(item, log),
            Action::Keep(item) => self.keep_seed(item, log),
            Action::Place(act, strength) => self.place(act, strength, log),
            Action::Retrieve => self.retrieve(log),
            Action::Seed(item) => self.play_seed(item, log),
            Action::SeedFor(item, basket) => self.spend_seed(item, basket, log),
            Action::End(discarded) => self.end_turn(discarded, log),
            Action::Active => self.bumped_to(Spot::Active, log),
            Action::Landing => self.bumped_to(Spot::Landing, log),
            Action::Pod(pod) => self.take_pod(pod, log),
            Action::Farm(item) => self.pick_farm(item, log),
            Action::Ship(cell) => self.move_ship(cell, log),
            Action::Bonus => self.take_bonus(log),
            Action::Later => self.bonus_later(),
            Action::Slot(resource) => self.fill_slot(resource, log),
            Action::Build(item, hex) => self.build(item, hex, log),
            Action::Worker => self.buy_worker(log),
            Action::Frame(anchor, turn, pay) => self.place_frame(anchor, turn, pay, log),
            Action::Upgrade => self.take_upgrade(log),
            Action::Plant(item) => self.plant(item, log),
            Action::Swap(item) => self.swap(item, log),
            Action::Turn(from, to) => self.convert([Basket::of(from, 1), Basket::of(to, 1)], log),
            Action::Wax => self.convert(State::wax(), log),
            Action::Honey => self.convert(State::honey(), log),
            Action::Dance(item, payment) => self.dance(item, &payment, log),
            Action::Teach(item, tokens) => self.teach(item, tokens, log),
            Action::Gain(resource) => self.gain_unit(resource, log),
            Action::Pick(option) => self.pick(option),
            Action::Trade(payment) => self.trade(&payment, log),
            Action::Up(strength, spot) => self.strengthen(strength, spot, log),
            Action::Recall(strength, spot) => self.recall(strength, spot, log),
            Action::Reserve(item) => self.reserve(item, log),
            Action::Refresh(kind) => {
                self.tasks.pop();
                self.refresh(kind, log);
            }
            // Skip, Done; chance is carried out above.
            _ => {
                self.tasks.pop();
            }
        }
    }
}
