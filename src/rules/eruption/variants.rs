//! What the variants add to the course of the game: gifts in clans (E76), the end of Annihilation (E77), the three stacks of
//! Forecast (E78). Where a variant only bends a rule of the base game, that rule's own function asks for it.

use super::{
    card::Card,
    config::WallStock,
    counts::Counts,
    degrees::Degrees,
    event::Event,
    material::Material,
    stack::Stack,
    state::{Stage, State},
    tile::Kind,
};
use crate::rules::{Seat, Sink};

/// E76: gifts.
impl State {
    pub(super) fn give_card(&mut self, to: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.own_mut().hand.take(card);
        self.players[to.index()].hand.add(card);
        events.push(Event::CardGiven { seat: self.seat, to, card: Some(card) });
    }

    pub(super) fn give_wall(&mut self, to: Seat, material: Material, events: &mut impl Sink<Event>) {
        self.own_mut().supply[material.index()] -= 1;
        self.players[to.index()].add_wall(material);
        events.push(Event::WallGiven { seat: self.seat, to, material });
    }
}

/// E77: Annihilation.
impl State {
    /// The stack is empty: what left the game is shuffled into a new one.
    pub(super) fn refill_stack(&mut self, events: &mut impl Sink<Event>) {
        if self.stack.is_empty() && self.tile_in_hand().is_none() && self.stage != Stage::Over {
            self.shuffle_all_tiles(events);
        }
    }

    /// What left the game joins the stack, if it is anything.
    pub(super) fn shuffle_all_tiles(&mut self, events: &mut impl Sink<Event>) {
        if self.tile_discard.iter().all(|count| *count == 0) {
            return;
        }
        let (left, gone) = (self.stack.clear(), std::mem::take(&mut self.tile_discard));
        let tiles = Counts::of_each(|kind| left[kind.index()] + gone[kind.index()]);
        self.stack = Stack::of_tiles(tiles, self.config.forecast);
        events.push(Event::TilesShuffled { tiles: self.stack.len() });
    }

    /// A village at 290° is out. The game is over when one side is left, or when all have had a turn since anything happened.
    pub(super) fn end_turn_of_annihilation(&mut self, events: &mut impl Sink<Event>) {
        if self.own().temperature == Degrees::BURN_OUT && !self.is_out(self.seat) {
            self.burn_out(events);
        }
        self.quiet += 1;
        if self.one_side_is_left() || self.quiet > self.config.players {
            events.push(Event::GameOver);
            self.stage = Stage::Over;
        } else {
            self.next_turn();
        }
    }

    /// The village stays with its walls; eruption tiles, cards and the supply are dropped.
    fn burn_out(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.seat;
        events.push(Event::BurntOut { seat });
        let before = self.players.iter().map(|player| player.burnt_out).max();
        let hand = self.own().hand;
        for _ in 0..std::mem::take(&mut self.own_mut().eruption_tiles) {
            self.eruptions_gone += 1;
            events.push(Event::EruptionDiscarded { seat });
        }
        for card in hand.iter() {
            self.own_mut().hand.take(card);
            self.discards.add(card);
            events.push(Event::CardDiscarded { seat, card });
        }
        let supply = std::mem::take(&mut self.own_mut().supply);
        if self.config.wall_stock == WallStock::Limited {
            for (stock, walls) in self.stock.iter_mut().zip(supply) {
                *stock += walls;
            }
        }
        self.own_mut().burnt_out = 1 + before.unwrap_or_default();
        self.quiet = 0;
    }

    fn one_side_is_left(&self) -> bool {
        let mut standing = Seat::first(self.config.players).filter(|seat| !self.is_out(*seat));
        match standing.next() {
            Some(first) => standing.all(|other| self.config.clans.allied(first, other)),
            None => true,
        }
    }
}

/// E78: Forecast.
impl State {
    /// A new top is due, or a top has to be chosen. Where none fits, tops go back until one does.
    pub(super) fn tend_stacks(&mut self, events: &mut impl Sink<Event>) -> bool {
        if self.bare().is_some() {
            return true;
        }
        if !matches!(self.stage, Stage::Draw(_) | Stage::DrawReplacement) || self.some_top_fits() {
            return false;
        }
        // Some tile of the stacks fits, or there would be no draw: so it comes up.
        if let Some(kind) = self.stack.bury_top() {
            events.push(Event::TileReturned { seat: self.seat, kind });
        }
        true
    }

    pub(super) fn uncover(&mut self, kind: Kind, put_back: bool, events: &mut impl Sink<Event>) {
        if let Some(pile) = self.stack.bare() {
            self.stack.uncover(pile, kind, put_back);
            events.push(Event::TileUncovered { stack: pile as u8, kind });
        }
    }

    fn some_top_fits(&self) -> bool {
        let targets = self.targets_of_draw();
        self.stack.tops().any(|kind| self.board.fits_any(kind, targets))
    }

    /// Whether that stack has a top that fits.
    pub(super) fn top_fits(&self, pile: u8) -> bool {
        let top = self.stack.top(pile.into());
        top.is_some_and(|kind| self.board.fits_any(kind, self.targets_of_draw()))
    }

    pub(super) fn take_top(&mut self, pile: u8, events: &mut impl Sink<Event>) {
        let Some(kind) = self.stack.take(pile.into()) else { return };
        events.push(Event::TileDrawn { seat: self.seat, kind });
        match self.stage {
            Stage::Draw(purpose) => self.tile_drawn(kind, purpose, events),
            _ => self.replacement_drawn(kind, events),
        }
    }
}
