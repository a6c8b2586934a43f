//! The set-up (chapter 2): what is laid out, dealt and chosen before the first turn.

use super::{
    config::Setup,
    event::Event,
    item::{Item, ItemKind},
    pack::TileKinds,
    prompt::Source,
    set::Copies,
    state::{Bee, NONE, State, WORKERS, seat},
    task::{Run, Task},
};
use crate::rules::Sink;

impl State {
    /// Everything that is to be done in the set-up, the last first.
    pub(super) fn lay_out(&mut self) {
        self.push(Task::NextTurn);
        self.push(Task::StartEffect { place: 0 });
        self.push(Task::Settlers);
        let seats = self.config.players;
        match self.config.setup {
            Setup::Draft => {
                (0..2 * seats).rev().for_each(|number| self.push(Task::Draft { number }));
                self.push(Task::DraftMats);
                self.push(Task::DraftFactions);
            }
            Setup::Two | Setup::Starters | Setup::Random => self.push(Task::Hand { place: 0, step: 0 }),
        }
        self.push(Task::Floor);
        self.push(Task::Carvings);
        self.push(Task::Rows(TileKinds::ROWS));
        self.push(Task::Tokens);
        if self.is_solo() {
            self.player_mut(0).vp = 2;
        } else {
            self.push(Task::Start);
        }
    }

    /// A5: the start player, and VP by turn order. Against the Autopilot it begins, with 1 VP (A104).
    pub(super) fn started(&mut self, first: u8, log: &mut impl Sink<Event>) {
        self.tasks.pop();
        self.first = first;
        for place in 0..self.config.players {
            let number = self.in_turn_order(place);
            self.player_mut(number).vp = u16::from(place) + 1;
        }
        log.push(Event::Started { seat: seat(first) });
    }

    pub(super) fn next_token_cell(&self) -> Option<usize> {
        (0..self.board().cells().count()).find(|cell| self.cells[*cell].token == NONE)
    }

    pub(super) fn next_carving_slot(&self) -> Option<usize> {
        (0..self.board().carving_slots()).find(|slot| self.slots[*slot] == NONE)
    }

    pub(super) fn next_dance_slot(&self) -> Option<usize> {
        (0..usize::from(self.board().dances)).find(|slot| self.dances[*slot].dance == NONE)
    }

    /// A2.
    pub(super) fn lay_token(&mut self, copy: u8, log: &mut impl Sink<Event>) {
        if let Some(cell) = self.next_token_cell() {
            self.tokens.remove(copy);
            self.cells[cell].token = copy;
            let token = self.pack().item(ItemKind::Token, copy);
            log.push(Event::TokenLaid { cell: self.cell(cell as u8), token });
        }
    }

    /// A4.
    pub(super) fn lay_carving(&mut self, copy: u8, log: &mut impl Sink<Event>) {
        if let Some(slot) = self.next_carving_slot() {
            self.carvings.remove(copy);
            self.slots[slot] = copy;
            let carving = self.pack().item(ItemKind::Carving, copy);
            log.push(Event::CarvingLaid { slot: slot as u8, carving });
        }
    }

    /// A4.
    pub(super) fn lay_dance(&mut self, copy: u8, log: &mut impl Sink<Event>) {
        if let Some(slot) = self.next_dance_slot() {
            self.floor.remove(copy);
            self.dances[slot].dance = copy;
            log.push(Event::DanceLaid { slot: slot as u8, dance: self.pack().item(ItemKind::Dance, copy) });
        }
    }

    /// A mat is dealt to a seat, or lies open for the draft.
    pub(super) fn deal_mat(&mut self, copy: u8, log: &mut impl Sink<Event>) {
        self.mats.remove(copy);
        let mat = self.pack().item(ItemKind::Mat, copy);
        match self.tasks.pop() {
            Some(Task::Hand { place, .. }) => {
                self.push(Task::Hand { place, step: 1 });
                self.take_mat(self.in_turn_order(place), copy, log);
            }
            _ => {
                self.push(Task::DraftMats);
                self.draft[1].add(copy);
                log.push(Event::Drafted { item: mat });
            }
        }
    }

    /// A faction is dealt to a seat, or lies open for the draft.
    pub(super) fn deal_faction(&mut self, copy: u8, log: &mut impl Sink<Event>) {
        self.factions.remove(copy);
        let faction = self.pack().item(ItemKind::Faction, copy);
        match self.tasks.pop() {
            Some(Task::Hand { place, step }) => {
                let number = self.in_turn_order(place);
                let two = self.config.setup == Setup::Two;
                if two {
                    self.player_mut(number).offer.push(copy);
                    log.push(Event::FactionOffered { seat: seat(number), faction });
                } else {
                    self.take_faction(number, copy, log);
                }
                if two && step == 1 {
                    self.push(Task::Hand { place, step: 2 });
                } else if place + 1 < self.config.players {
                    self.push(Task::Hand { place: place + 1, step: 0 });
                } else if two {
                    for place in (0..self.config.players).rev() {
                        self.push(Task::KeepFaction { seat: self.in_turn_order(place) });
                    }
                }
            }
            _ => {
                self.push(Task::DraftFactions);
                self.draft[0].add(copy);
                log.push(Event::Drafted { item: faction });
            }
        }
    }

    fn take_mat(&mut self, number: u8, copy: u8, log: &mut impl Sink<Event>) {
        let mat = &self.pack().mats[usize::from(copy)];
        let player = self.player_mut(number);
        player.mat = copy;
        player.beside = mat.first;
        log.push(Event::MatTaken { seat: seat(number), mat: mat.item });
    }

    fn take_faction(&mut self, number: u8, copy: u8, log: &mut impl Sink<Event>) {
        self.player_mut(number).faction = copy;
        self.player_mut(number).offer.clear();
        self.clauses_changed(number);
        self.storage_changed(number);
        log.push(Event::FactionTaken {
            seat: seat(number),
            faction: self.pack().item(ItemKind::Faction, copy),
        });
    }

    /// A8: whose turn it is in the draft: from the last seat to the first, then from the first to the last.
    pub(super) fn drafting(&self, number: u8) -> u8 {
        let seats = self.config.players;
        self.in_turn_order(if number < seats { seats - 1 - number } else { number - seats })
    }

    /// What may be taken in the draft: one of either kind, then one of the kind that is lacking (A8).
    pub(super) fn on_offer(&self, number: u8) -> [Copies; 2] {
        let player = self.player(self.drafting(number));
        let lacking = |has: u8, lie: Copies| if has == NONE { lie } else { Copies::NONE };
        [lacking(player.faction, self.draft[0]), lacking(player.mat, self.draft[1])]
    }

    pub(super) fn take_drafted(&mut self, item: Item, log: &mut impl Sink<Event>) {
        let Some(Task::Draft { number }) = self.tasks.pop() else { return };
        let number = self.drafting(number);
        let kind = usize::from(item.kind() == ItemKind::Mat);
        let Some(copy) = self.pack().copies(item).within(self.draft[kind]).first() else { return };
        self.draft[kind].remove(copy);
        match item.kind() {
            ItemKind::Mat => self.take_mat(number, copy, log),
            _ => self.take_faction(number, copy, log),
        }
    }

    pub(super) fn keep_faction(&mut self, item: Item, log: &mut impl Sink<Event>) {
        let Some(Task::KeepFaction { seat }) = self.tasks.pop() else { return };
        if let Some(copy) = self.pack().copies(item).first() {
            self.take_faction(seat, copy, log);
        }
    }

    /// A11: starting workers and resources, once all factions are known.
    pub(super) fn settle_in(&mut self, log: &mut impl Sink<Event>) {
        self.draft = [Copies::NONE; 2];
        for place in 0..self.config.players {
            let number = self.in_turn_order(place);
            let faction = &self.pack().factions[usize::from(self.player(number).faction)];
            let player = self.player_mut(number);
            for strength in &faction.workers {
                player.pool[usize::from(strength - 1)] += 1;
            }
            player.supply = WORKERS - faction.workers.len() as u8;
            self.gain(number, faction.resources, log);
        }
    }

    /// A12: further start effects in turn order; the rows are refilled after each.
    pub(super) fn start_effect(&mut self, place: u8, log: &mut impl Sink<Event>) {
        if place == self.config.players {
            self.seat = self.first;
            return;
        }
        self.push(Task::StartEffect { place: place + 1 });
        let number = self.in_turn_order(place);
        let faction = &self.pack().factions[usize::from(self.player(number).faction)];
        if !faction.start.is_empty() {
            self.push(Task::Refill);
            // A38: what is strengthened above 4 hibernates when the effect is over.
            self.push(Task::Settle { seat: number });
            self.push(Task::Run(Run::plain(number, faction.start)));
            log.push(Event::Triggered { seat: seat(number), source: Source::Item(faction.item) });
        }
    }
}

/// A worker on a space.
impl Bee {
    pub(super) const fn new(owner: u8, strength: u8) -> Bee {
        Bee { owner, strength, marked: false }
    }
}
