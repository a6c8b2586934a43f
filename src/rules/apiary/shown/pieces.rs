//! Tokens, tiles, frames, seeds and cards in what is shown.

use super::{
    super::{
        event::Event,
        hex::{Cell, Hex},
        item::{Item, ItemKind},
        pack::{MOST_SITES, Support, TileKind},
        set::{Copies, Sites},
        state::{Built, NONE, Tile},
    },
    Shown, lose, number, put, take,
};
use crate::rules::Seat;

impl Shown {
    pub(super) fn lay_token(&mut self, cell: Cell, token: Item) {
        let copy = take(&self.state, token, &[self.state.tokens]);
        self.state.tokens.remove(copy);
        if let Some(planet) = self.planet_mut(cell) {
            planet.token = copy;
        }
    }

    /// A60: a row slides before it is dealt to, which no event says.
    pub(super) fn deal(&mut self, kind: TileKind, column: usize, tile: Item) {
        let row = kind as usize % 3;
        if self.state.rows[row].iter().position(|copy| *copy == NONE) != Some(column) {
            self.slide();
        }
        let copy = take(&self.state, tile, &[self.state.stacks[row]]);
        self.state.stacks[row].remove(copy);
        put(&mut self.state.rows[row], column, copy);
    }

    pub(super) fn slide(&mut self) {
        for row in &mut self.state.rows {
            let mut kept = row.iter().copied().filter(|copy| *copy != NONE);
            *row = std::array::from_fn(|_| kept.next().unwrap_or(NONE));
        }
    }

    pub(super) fn set_up(&mut self, event: &Event) {
        let state = &mut self.state;
        match *event {
            Event::MatTaken { seat, mat } => {
                let copy = take(state, mat, &[state.mats, state.draft[1]]);
                state.mats.remove(copy);
                state.draft[1].remove(copy);
                let first = state.pack().mats[usize::from(copy)].first;
                let own = state.player_mut(number(seat));
                (own.mat, own.beside) = (copy, first);
            }
            Event::FactionTaken { seat, faction } => {
                let offer: Copies = state.player(number(seat)).offer.iter().copied().collect();
                let copy = take(state, faction, &[offer, state.factions, state.draft[0]]);
                state.factions.remove(copy);
                state.draft[0].remove(copy);
                let own = state.player_mut(number(seat));
                own.faction = copy;
                own.offer.clear();
                state.clauses_changed(number(seat));
                state.storage_changed(number(seat));
            }
            Event::FactionOffered { seat, faction } => {
                let copy = take(state, faction, &[state.factions]);
                state.factions.remove(copy);
                state.player_mut(number(seat)).offer.push(copy);
            }
            Event::Drafted { item } if item.kind() == ItemKind::Mat => {
                let copy = take(state, item, &[state.mats]);
                state.mats.remove(copy);
                state.draft[1].add(copy);
            }
            Event::Drafted { item } => {
                let copy = take(state, item, &[state.factions]);
                state.factions.remove(copy);
                state.draft[0].add(copy);
            }
            _ => {}
        }
        self.settle_in();
    }

    /// A tile that lies face up leaves its row or slot: the leftmost of its id.
    pub(super) fn take_face_up(&mut self, tile: Item) -> Option<u8> {
        let copies = self.state.pack().copies(tile);
        let lying: &mut [u8] = match self.state.rows.get_mut(tile.kind() as usize) {
            Some(row) => row,
            None => &mut self.state.slots,
        };
        let copy = lying.iter_mut().find(|copy| **copy != NONE && copies.has(**copy))?;
        Some(std::mem::replace(copy, NONE))
    }

    pub(super) fn build(&mut self, seat: Seat, tile: Item, hex: Hex, reserved: bool) {
        let owner = number(seat);
        let Some(site) = self.state.site_at(owner, hex) else { return };
        let kind = TileKind::ALL[tile.kind() as usize % 4];
        let copy = if reserved {
            let reserve = self.state.player(owner).reserve[kind as usize % 3];
            let copy = take(&self.state, tile, &[reserve]);
            self.player(seat).reserve[kind as usize % 3].remove(copy);
            Some(copy)
        } else {
            self.take_face_up(tile)
        };
        let Some(copy) = copy else { return };
        let beside = self.state.sites_beside(owner, site);
        let own = self.player(seat);
        own.hive.push(Built { site, tile: Tile::new(kind, copy) });
        own.covered.add(site);
        own.beside = own.beside.with(beside);
        self.state.storage_changed(owner);
        self.state.clauses_changed(owner);
    }

    pub(super) fn lay_frame(&mut self, seat: Seat, anchor: Hex, turn: u8) {
        let owner = number(seat);
        lose(&mut self.state.frames, 1);
        let before = self.state.sites(owner);
        self.player(seat).frames.push((anchor, turn));
        let state = &self.state;
        let covered = state.player(owner).covered;
        let tile_on =
            |hex: Hex| hex.is_faction() || state.site_at(owner, hex).is_some_and(|site| covered.has(site));
        let beside: Sites = (before..state.sites(owner).min(MOST_SITES))
            .map(|site| site as u8)
            .filter(|site| state.site_hex(owner, *site).neighbours().any(tile_on))
            .collect();
        let own = self.player(seat);
        own.beside = own.beside.with(beside);
    }

    pub(super) fn draw(&mut self, seat: Seat, seed: Option<Item>) {
        if let Some(held) = self.held.get_mut(seat.index()) {
            *held += 1;
        }
        match seed {
            Some(seed) => {
                let copy = take(&self.state, seed, &[self.state.seeds]);
                self.state.seeds.remove(copy);
                self.player(seat).hand.add(copy);
            }
            None => self.unseen += 1,
        }
    }

    /// A seed leaves the hand; one that was drawn unseen is seen now.
    pub(super) fn lose_seed(&mut self, seat: Seat, seed: Item) -> u8 {
        if let Some(held) = self.held.get_mut(seat.index()) {
            lose(held, 1);
        }
        let held = self.state.pack().copies(seed).within(self.state.player(number(seat)).hand).first();
        if let Some(copy) = held {
            self.player(seat).hand.remove(copy);
            return copy;
        }
        lose(&mut self.unseen, 1);
        let copy = take(&self.state, seed, &[self.state.seeds]);
        self.state.seeds.remove(copy);
        copy
    }

    pub(super) fn turn_cards(&mut self, card: u8, next: Option<u8>, support: Support) {
        let cards = &self.state.pack().cards;
        let place_of = |id: u8| cards.iter().position(|card| card.id == id).map_or(NONE, |at| at as u8);
        let autopilot = &mut self.state.autopilot;
        let card = place_of(card);
        // Whoever looks at the game from outside has the open one among those on the deck.
        let mut below = autopilot.deck;
        if autopilot.next != NONE {
            below.add(autopilot.next);
        }
        // Shuffled: the card that was next is not the one that is turned up.
        if below.len() < 2 {
            below = Copies::first_of(cards.len());
        }
        below.remove(card);
        // Of several with that half the first stands for whichever it is.
        let alike = || below.iter().find(|place| cards[usize::from(*place)].support() == support);
        let next = next.map(place_of).or_else(alike).unwrap_or(NONE);
        below.remove(next);
        (autopilot.card, autopilot.next, autopilot.deck) = (card, next, below);
    }
}
