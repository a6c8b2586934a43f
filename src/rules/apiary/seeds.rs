//! Seeds drawn, kept and planted (5.5, 6.4).

use super::{
    event::Event,
    illegal::Illegal,
    item::{Item, ItemKind},
    pack::Trigger,
    set::Copies,
    state::{NONE, State, seat},
    task::Task,
};
use crate::rules::Sink;

impl State {
    /// A64: draws to choose from; with no more cards than are kept, all are kept without choice.
    pub(super) fn look(&mut self, seat: u8, draw: u8, keep: u8) {
        let draw = draw.min(self.seeds_left().len());
        if draw <= keep {
            self.push(Task::Draw { seat, left: draw, level: NONE });
            return;
        }
        // A seed may be played while another draw is being chosen from, but none inside a seed: two levels are enough.
        let level = u8::from(self.tasks.iter().any(|task| matches!(task, Task::Keep { .. })));
        self.push(Task::Keep { seat, left: keep, level });
        self.push(Task::Draw { seat, left: draw, level });
    }

    /// A14, A64: one seed is drawn, seen by its seat alone.
    pub(super) fn draw_seed(&mut self, copy: u8, log: &mut impl Sink<Event>) {
        let Some(Task::Draw { seat: number, left, level }) = self.tasks.pop() else { return };
        self.push(Task::Draw { seat: number, left: left - 1, level });
        self.seeds.remove(copy);
        match self.looking.get_mut(usize::from(level)) {
            Some(looking) => looking.add(copy),
            None => self.player_mut(number).hand.add(copy),
        }
        log.push(Event::SeedDrawn { seat: seat(number), seed: Some(self.seed_item(copy)) });
    }

    pub(super) fn seed_item(&self, copy: u8) -> Item {
        self.pack().item(ItemKind::Seed, copy)
    }

    pub(super) fn keep_seed(&mut self, item: Item, log: &mut impl Sink<Event>) {
        let Some(Task::Keep { seat: number, left, level }) = self.tasks.pop() else { return };
        self.push(Task::Keep { seat: number, left: left - 1, level });
        let looking = &mut self.looking[usize::from(level)];
        if let Some(copy) = self.config.pack.0.copies(item).within(*looking).first() {
            looking.remove(copy);
            self.player_mut(number).hand.add(copy);
            log.push(Event::SeedKept { seat: seat(number), seed: Some(item) });
        }
    }

    /// A64: what is not kept is discarded face up.
    pub(super) fn drop_looked(&mut self, number: u8, level: u8, log: &mut impl Sink<Event>) {
        let dropped = std::mem::replace(&mut self.looking[usize::from(level)], Copies::NONE);
        self.seed_discards = self.seed_discards.with(dropped);
        for copy in dropped.iter() {
            log.push(Event::SeedDiscarded { seat: seat(number), seed: self.seed_item(copy) });
        }
    }

    /// A85: how many seeds the seat may plant in all.
    pub(super) fn plant_limit(&self, number: u8) -> u8 {
        let player = self.player(number);
        (2 + (player.frames.len() as u8).min(2)).saturating_add(player.clauses.plants)
    }

    pub(super) fn can_plant(&self, number: u8) -> bool {
        let player = self.player(number);
        !player.hand.is_empty() && player.planted.len() < self.plant_limit(number)
    }

    pub(super) fn check_plant(&self, number: u8, item: Item) -> Result<(), Illegal> {
        self.in_hand(number, item)?;
        if self.can_plant(number) { Ok(()) } else { Err(Illegal::PlantLimit) }
    }

    pub(super) fn plant(&mut self, item: Item, log: &mut impl Sink<Event>) {
        let Some(Task::Plant { seat: number }) = self.tasks.pop() else { return };
        if let Ok(copy) = self.in_hand(number, item) {
            let player = self.player_mut(number);
            player.hand.remove(copy);
            player.planted.add(copy);
            log.push(Event::Planted { seat: seat(number), seed: item });
            self.fire(number, Trigger::Plant);
        }
    }
}
