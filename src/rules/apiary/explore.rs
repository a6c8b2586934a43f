//! Explore (5.1): the queen ship and the planets.

use super::{
    event::Event,
    hex::Cell,
    illegal::Illegal,
    item::ItemKind,
    pack::Trigger,
    prompt::Source,
    resource::{Basket, Resource},
    state::{NONE, State, seat},
    task::{Run, Task},
    workers::owner,
};
use crate::rules::Sink;

impl State {
    /// A42, A43: a planet cell within so many steps, other than the ship's own.
    pub(super) fn check_ship(&self, cell: Cell, steps: u8) -> Result<(), Illegal> {
        let reached =
            self.board().planet_at(cell).is_some() && (1..=steps).contains(&cell.distance(self.ship));
        if reached { Ok(()) } else { Err(Illegal::OutOfReach) }
    }

    /// A42, A44: the ship moves; what was unexplored is explored, then the planet is visited.
    pub(super) fn move_ship(&mut self, to: Cell, log: &mut impl Sink<Event>) {
        let Some(Task::Ship { seat: number, four, .. }) = self.tasks.pop() else { return };
        let Some(cell) = self.board().planet_at(to) else { return };
        log.push(Event::ShipMoved { owner: owner(number), from: self.ship, to });
        self.ship = to;
        self.push(Task::Visit { seat: number, cell: cell as u8, four });
        let copy = self.cells[cell].token;
        if copy != NONE {
            self.fire(number, Trigger::Discover);
            self.push(Task::Reveal { seat: number, cell: cell as u8 });
            self.take_token(number, cell as u8, log);
            let token = &self.pack().tokens[usize::from(copy)];
            log.push(Event::Triggered { seat: seat(number), source: Source::Item(token.item) });
            self.push(Task::Run(Run::plain(number, token.effect)));
        }
    }

    /// A44: the explore token is kept, for scoring.
    pub(super) fn take_token(&mut self, number: u8, cell: u8, log: &mut impl Sink<Event>) {
        let copy = std::mem::replace(&mut self.cells[usize::from(cell)].token, NONE);
        self.explored.push([number, copy]);
        let token = self.pack().item(ItemKind::Token, copy);
        log.push(Event::Explored { owner: owner(number), cell: self.cell(cell), token });
    }

    /// A44: a planet is revealed.
    pub(super) fn reveal(&mut self, copy: u8, log: &mut impl Sink<Event>) {
        let Some(Task::Reveal { cell, .. }) = self.tasks.pop() else { return };
        self.planets.remove(copy);
        self.cells[usize::from(cell)].planet = copy;
        let planet = self.pack().item(ItemKind::Planet, copy);
        log.push(Event::PlanetRevealed { cell: self.cell(cell), planet });
    }

    /// A45, A46: a slot is filled, then all is gained; with strength 4 the benefit before or after it.
    pub(super) fn visit(&mut self, seat: u8, cell: u8, four: bool) {
        let planet = self.cells[usize::from(cell)].planet;
        if planet == NONE {
            return;
        }
        self.push(Task::Harvest { seat, cell });
        self.push(Task::Slot { seat, cell });
        if four && !self.pack().planets[usize::from(planet)].bonus.is_empty() {
            self.push(Task::Bonus { seat, cell, again: false });
        }
    }

    pub(super) fn take_bonus(&mut self, log: &mut impl Sink<Event>) {
        let Some(Task::Bonus { seat: number, cell, .. }) = self.tasks.pop() else { return };
        let planet = &self.pack().planets[usize::from(self.cells[usize::from(cell)].planet)];
        log.push(Event::Triggered { seat: seat(number), source: Source::Item(planet.item) });
        self.push(Task::Run(Run::plain(number, planet.bonus)));
    }

    /// A46: the benefit is asked for again when the slot and the gain, which lie below, are done.
    pub(super) fn bonus_later(&mut self) {
        let (Some(Task::Bonus { seat, cell, .. }), Some(slot), Some(gain)) =
            (self.tasks.pop(), self.tasks.pop(), self.tasks.pop())
        else {
            return;
        };
        self.push(Task::Bonus { seat, cell, again: true });
        self.push(gain);
        self.push(slot);
    }

    /// A45: a basic resource from the supply stays on the planet.
    pub(super) fn fill_slot(&mut self, resource: Resource, log: &mut impl Sink<Event>) {
        if let Some(Task::Slot { seat, cell }) = self.tasks.pop() {
            self.put_on_planet(seat, cell, resource, log);
        }
    }

    pub(super) fn put_on_planet(
        &mut self,
        number: u8,
        cell: u8,
        resource: Resource,
        log: &mut impl Sink<Event>,
    ) {
        self.cells[usize::from(cell)].slots.push(resource as u8);
        log.push(Event::SlotFilled { owner: owner(number), cell: self.cell(cell), resource });
    }

    /// A45: everything depicted: printed resources, then the tokens in the order placed.
    pub(super) fn harvest(&mut self, number: u8, cell: u8) {
        let planet = self.cells[usize::from(cell)].planet;
        if planet != NONE {
            self.push(Task::HarvestTokens { seat: number, cell });
            self.push(Task::Run(Run::plain(number, self.pack().planets[usize::from(planet)].printed)));
        }
    }

    pub(super) fn harvest_tokens(&mut self, number: u8, cell: u8, log: &mut impl Sink<Event>) {
        let mut basket = Basket::NONE;
        for resource in self.cells[usize::from(cell)].slots.iter() {
            basket.add(Basket::of(Resource::ALL[usize::from(*resource) % 5], 1));
        }
        self.gain(number, basket, log);
    }
}
