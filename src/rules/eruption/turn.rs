//! The course of a turn: what happens by itself between two actions (E6 to E38, E68 to E73).

use super::{
    board::Board,
    card::Card,
    config::{WallStock, ZoneCard},
    degrees::Degrees,
    event::{DrawCause, Ending, Event, HeatCause, Phase, WallLoss, WallSource},
    hex::{Dir, Hex, HexSet},
    island::{Slot, resource},
    material::Material,
    state::{Purpose, Stage, State},
    tile::{Kind, Tile},
    wall::Edge,
};
use crate::rules::{Seat, Sink};

impl State {
    /// Runs on until something has to be decided or drawn.
    pub(super) fn settle(&mut self, events: &mut impl Sink<Event>) {
        loop {
            if self.draws > 0 {
                if self.replenish(events) {
                    return;
                }
                continue;
            }
            if self.config.annihilation {
                self.refill_stack(events);
            }
            if self.config.forecast && self.tend_stacks(events) {
                return;
            }
            match self.stage {
                Stage::BeginTurn => self.begin_turn(events),
                Stage::BeginEruption => self.begin_eruption(events),
                Stage::BeginLava => self.begin_lava(events),
                Stage::BeginExtra => self.begin_extra(),
                Stage::BeginCards => self.begin_cards(events),
                Stage::BeginWalls => {
                    events.push(Event::PhaseBegan { seat: self.seat, phase: Phase::Walls });
                    self.stage = Stage::Walls { built: 0 };
                }
                Stage::EndTurn => self.end_turn(events),
                _ => return,
            }
        }
    }

    /// E43: makes the discards the draw pile if it is empty; without any card the draws are lost.
    fn replenish(&mut self, events: &mut impl Sink<Event>) -> bool {
        if !self.draw_pile.is_empty() {
            return true;
        }
        if self.discards.is_empty() {
            for _ in 0..std::mem::take(&mut self.draws) {
                events.push(Event::DrawLost { seat: self.seat, cause: self.draw_cause });
            }
            return false;
        }
        self.draw_pile = std::mem::take(&mut self.discards);
        events.push(Event::DiscardsShuffled { cards: self.draw_pile.len() });
        true
    }

    pub(super) fn draw_cards(&mut self, count: u8, cause: DrawCause) {
        if count > 0 {
            (self.draws, self.draw_cause) = (count, cause);
        }
    }

    /// Phase 1: damage (E8 to E13).
    fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        self.turn = self.turn.saturating_add(1);
        let seat = self.seat;
        events.push(Event::TurnBegan { seat, turn: self.turn, last: self.last_round.is_some() });
        if self.is_out(seat) {
            self.stage = Stage::BeginLava;
            return;
        }
        events.push(Event::PhaseBegan { seat, phase: Phase::Damage });
        for slot in self.own_village().slots() {
            let edge = Edge::Village(slot);
            if self.board.has_contact(slot) && self.board.wall(edge).is_none() {
                self.heat(seat, 20, HeatCause::Contact(edge), events);
            }
        }
        self.next_damage_roll(0, events);
    }

    /// E9: the next contact behind a wall is rolled for, owner's left to right; then E14 and E15.
    pub(super) fn next_damage_roll(&mut self, from: u8, events: &mut impl Sink<Event>) {
        let walled =
            |slot: &Slot| self.board.has_contact(*slot) && self.board.wall(Edge::Village(*slot)).is_some();
        let next = self.own_village().slots().enumerate().skip(from.into()).find(|(_, slot)| walled(slot));
        match next {
            Some((position, _)) => self.stage = Stage::Damage { position: position as u8 },
            None => self.claim_eruption_tiles(events),
        }
    }

    /// E14: every eruption space reached gives its tile, if it has not been taken. E15: the card of zone 2.
    fn claim_eruption_tiles(&mut self, events: &mut impl Sink<Event>) {
        for (index, space) in Degrees::ERUPTION_SPACES.into_iter().enumerate() {
            if self.own().temperature >= space && self.eruption_row[index] {
                self.eruption_row[index] = false;
                self.own_mut().eruption_tiles += 1;
                events.push(Event::EruptionTaken { seat: self.seat, number: index as u8 + 1 });
            }
        }
        if self.config.zone_card == ZoneCard::AfterDamage {
            self.draw_zone_card();
        }
        self.stage = Stage::BeginEruption;
    }

    fn draw_zone_card(&mut self) {
        if self.own().temperature.zone() >= 2 {
            self.draw_cards(1, DrawCause::Zone);
        }
    }

    /// Phase 1b (E16, E21).
    fn begin_eruption(&mut self, events: &mut impl Sink<Event>) {
        self.stage = Stage::BeginLava;
        if self.own().eruption_tiles == 0 {
            return;
        }
        events.push(Event::PhaseBegan { seat: self.seat, phase: Phase::Eruption });
        if self.board.fits_eruption().is_empty() {
            self.own_mut().eruption_tiles -= 1;
            self.eruptions_gone += 1;
            events.push(Event::EruptionDiscarded { seat: self.seat });
        } else {
            self.stage = Stage::Erupt;
        }
    }

    /// E17 to E20; E76 spares clanmates, E77 villages that have burnt out.
    pub(super) fn erupt(&mut self, hex: Hex, events: &mut impl Sink<Event>) {
        self.own_mut().eruption_tiles -= 1;
        self.lose_walls_facing(hex, WallLoss::Eruption, events);
        self.put_tile(hex, Tile::ERUPTION, events);
        for seat in Seat::first(self.config.players) {
            let spared =
                self.config.clans.allied(seat, self.seat) || self.config.annihilation && self.is_out(seat);
            if !spared {
                self.heat(seat, 30, HeatCause::Eruption(self.seat), events);
            }
        }
        self.stage = Stage::BeginLava;
    }

    /// Phase 2 (E24, E28, E38).
    fn begin_lava(&mut self, events: &mut impl Sink<Event>) {
        if self.stack.is_empty() {
            self.stage = Stage::BeginCards;
            return;
        }
        events.push(Event::PhaseBegan { seat: self.seat, phase: Phase::Lava });
        if self.config.annihilation && !self.stack_fits(self.open()) {
            self.shuffle_all_tiles(events);
        }
        if self.stack_fits(self.open()) {
            self.stage = Stage::Draw(Purpose::Mandatory);
            return;
        }
        match self.config.annihilation {
            true => events.push(Event::PlacementSkipped { seat: self.seat }),
            false => self.discard_stack(events),
        }
        self.stage = Stage::BeginCards;
    }

    fn discard_stack(&mut self, events: &mut impl Sink<Event>) {
        let tiles = self.stack.len();
        for (discarded, left) in self.tile_discard.iter_mut().zip(self.stack.clear()) {
            *discarded += left;
        }
        if tiles > 0 {
            events.push(Event::StackDiscarded { tiles });
        }
    }

    /// A tile was drawn for a placement: it is placed, or goes back (E27, E34).
    pub(super) fn tile_drawn(&mut self, kind: Kind, purpose: Purpose, events: &mut impl Sink<Event>) {
        if self.board.fits_any(kind, self.open()) {
            self.stage = Stage::Place { kind, purpose };
        } else {
            self.return_tile(kind, events);
            self.draw_again(purpose, events);
        }
    }

    pub(super) fn return_tile(&mut self, kind: Kind, events: &mut impl Sink<Event>) {
        self.stack.set_aside(kind);
        events.push(Event::TileReturned { seat: self.seat, kind });
    }

    fn draw_again(&mut self, purpose: Purpose, events: &mut impl Sink<Event>) {
        if self.stack_fits(self.open()) {
            self.stage = Stage::Draw(purpose);
        } else {
            // E34: nothing left to try. The stack stays.
            events.push(Event::PlacementSkipped { seat: self.seat });
            self.end_placement(match purpose {
                Purpose::Mandatory | Purpose::Extra => Stage::BeginCards,
                Purpose::Card => Stage::Cards,
            });
        }
    }

    fn end_placement(&mut self, next: Stage) {
        self.stack.settle();
        self.refused = HexSet::EMPTY;
        self.stage = next;
    }

    /// E29 and E30: place, flow round the walls, or roll.
    pub(super) fn place(&mut self, hex: Hex, tile: Tile, purpose: Purpose, events: &mut impl Sink<Event>) {
        match self.board.is_shut(hex) {
            Some(true) => self.next_breach_roll(hex, tile, purpose, 0, false, events),
            _ => self.flow_in(hex, tile, purpose, events),
        }
    }

    pub(super) fn next_breach_roll(
        &mut self,
        hex: Hex,
        tile: Tile,
        purpose: Purpose,
        from: usize,
        broken: bool,
        events: &mut impl Sink<Event>,
    ) {
        let walled = |side: &Dir| self.board.wall(Edge::Lava { front: hex, side: *side }).is_some();
        if let Some(side) = Dir::ALL.into_iter().skip(from).find(walled) {
            self.stage = Stage::Breach { hex, tile, purpose, side, broken };
        } else if broken {
            self.flow_in(hex, tile, purpose, events);
        } else {
            self.refuse(hex, tile, purpose, events);
        }
    }

    fn flow_in(&mut self, hex: Hex, tile: Tile, purpose: Purpose, events: &mut impl Sink<Event>) {
        self.lose_walls_facing(hex, WallLoss::Flooded, events);
        self.put_tile(hex, tile, events);
        self.end_placement(match purpose {
            Purpose::Mandatory => Stage::BeginExtra,
            Purpose::Extra => Stage::BeginCards,
            Purpose::Card => Stage::Cards,
        });
    }

    /// E30: all walls held; another hex, or another tile (E34).
    fn refuse(&mut self, hex: Hex, tile: Tile, purpose: Purpose, events: &mut impl Sink<Event>) {
        self.refused.insert(hex);
        events.push(Event::HexRefused { seat: self.seat, hex });
        if let Some((kind, _)) = tile.kind() {
            self.tile_drawn(kind, purpose, events);
        }
    }

    /// Places any tile: walls of the resource hex (E35), cards for contacts (E36).
    fn put_tile(&mut self, hex: Hex, tile: Tile, events: &mut impl Sink<Event>) {
        self.board.put(hex, tile);
        events.push(Event::TilePlaced { seat: self.seat, hex, tile });
        if self.is_out(self.seat) {
            return; // E77: no gains.
        }
        if let Some(wanted) = resource(hex) {
            self.gain_wall(wanted, WallSource::Resource(hex), events);
        }
        self.draw_cards(Board::contacts_of(hex, tile), DrawCause::Contact);
    }

    /// E37: one more tile in zone 3, if one can be placed.
    fn begin_extra(&mut self) {
        let offered =
            !self.is_out(self.seat) && self.own().temperature.zone() >= 3 && self.stack_fits(self.open());
        self.stage = if offered { Stage::Extra } else { Stage::BeginCards };
    }

    fn begin_cards(&mut self, events: &mut impl Sink<Event>) {
        if self.is_out(self.seat) {
            self.stage = Stage::EndTurn;
            return;
        }
        events.push(Event::PhaseBegan { seat: self.seat, phase: Phase::Cards });
        if self.config.zone_card == ZoneCard::CardPhase {
            self.draw_zone_card();
        }
        self.stage = Stage::Cards;
    }

    /// A tile was drawn for Quake: it replaces one, or goes back (E51).
    pub(super) fn replacement_drawn(&mut self, kind: Kind, events: &mut impl Sink<Event>) {
        if self.board.fits_any(kind, self.board.replaceable()) {
            self.stage = Stage::Replace { kind };
        } else {
            self.return_tile(kind, events);
        }
    }

    pub(super) fn replace(&mut self, hex: Hex, to: Tile, events: &mut impl Sink<Event>) {
        let Some(from) = self.remove_tile(hex, Card::Quake, events) else { return };
        self.discard_tile(from);
        self.board.put(hex, to);
        events.push(Event::TileReplaced { seat: self.seat, hex, from, to });
        self.draw_new_contacts(hex, from, to);
        self.end_placement(Stage::Cards);
    }

    pub(super) fn aftershock(&mut self, hex: Hex, to: Tile, events: &mut impl Sink<Event>) {
        let Some(from) = self.remove_tile(hex, Card::Aftershock, events) else { return };
        self.board.put(hex, to);
        events.push(Event::TileTurned { seat: self.seat, hex, from, to });
        self.draw_new_contacts(hex, from, to);
    }

    pub(super) fn sinkhole(&mut self, hex: Hex, events: &mut impl Sink<Event>) {
        let Some(tile) = self.remove_tile(hex, Card::Sinkhole, events) else { return };
        self.discard_tile(tile);
        events.push(Event::TileRemoved { seat: self.seat, hex, tile });
    }

    /// Takes a tile off the island with the walls on its edges (E48, E50, E51).
    fn remove_tile(&mut self, hex: Hex, card: Card, events: &mut impl Sink<Event>) -> Option<Tile> {
        let tile = self.board.tile(hex)?;
        for dir in tile.edges() {
            if let Some(front) = hex.neighbour(dir) {
                self.lose_wall(Edge::Lava { front, side: dir.opposite() }, WallLoss::Tile(card), events);
            }
        }
        self.board.take(hex);
        Some(tile)
    }

    fn discard_tile(&mut self, tile: Tile) {
        match tile.kind() {
            Some((kind, _)) => self.tile_discard[kind.index()] += 1,
            None => self.eruptions_gone += 1,
        }
    }

    /// E52: a card for each village edge of the hex that has lava now and had none.
    fn draw_new_contacts(&mut self, hex: Hex, from: Tile, to: Tile) {
        let new = Board::village_edges(hex, to).filter(|slot| !from.has(slot.place().1)).count();
        self.draw_cards(new as u8, DrawCause::Contact);
    }

    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        events.push(Event::TurnEnded { seat: self.seat });
        if self.config.annihilation {
            return self.end_turn_of_annihilation(events);
        }
        if self.last_round.is_none() {
            self.last_round = self.ending(events); // E72: a later burn-out changes nothing more.
        }
        match &mut self.last_round {
            Some((_, 0)) => {
                events.push(Event::GameOver);
                self.stage = Stage::Over;
                return;
            }
            Some((_, turns)) => *turns -= 1,
            None => {}
        }
        self.next_turn();
    }

    /// E68, E70: whether this turn's end begins the final round; E73: a burn-out goes before exhaustion. E76: a clan burns
    /// out as one.
    fn ending(&mut self, events: &mut impl Sink<Event>) -> Option<(Ending, u8)> {
        let players = self.config.players;
        let stands = |seat: Seat| self.player(seat).temperature < Degrees::BURN_OUT;
        let (cause, turns) = if !stands(self.seat) && !self.side(self.seat).any(stands) {
            let mut turns = players;
            for seat in self.side(self.seat) {
                self.players[seat.index()].burnt_out = 1;
                events.push(Event::BurntOut { seat });
                turns -= 1;
            }
            self.discard_stack(events);
            (Ending::BurnOut, turns)
        } else if self.stack.is_empty() {
            (Ending::Exhaustion, players)
        } else {
            return None;
        };
        events.push(Event::FinalRound { cause, turns });
        Some((cause, turns))
    }

    /// A clan that has burnt out sits out the final round (E76); in Annihilation everybody has turns (E77).
    pub(super) fn next_turn(&mut self) {
        for _ in 0..self.config.players {
            self.seat = self.seat.on(1, self.config.players);
            if self.config.annihilation || !self.is_out(self.seat) {
                break;
            }
        }
        self.stage = Stage::BeginTurn;
    }
}

/// Small steps with their events.
impl State {
    pub(super) fn heat(&mut self, seat: Seat, by: u16, cause: HeatCause, events: &mut impl Sink<Event>) {
        let before = self.players[seat.index()].temperature;
        let now = before.heated(by);
        self.players[seat.index()].temperature = now;
        if now != before {
            self.quiet = 0;
        }
        events.push(Event::Heated { seat, by: now.get() - before.get(), now: now.get(), cause });
    }

    /// E60: a wall from the stock, or a weaker one.
    pub(super) fn gain_wall(&mut self, wanted: Material, source: WallSource, events: &mut impl Sink<Event>) {
        let seat = self.seat;
        match self.given(wanted) {
            Some(material) => {
                if self.config.wall_stock == WallStock::Limited {
                    self.stock[material.index()] -= 1;
                }
                self.own_mut().add_wall(material);
                events.push(Event::WallGained { seat, material, wanted, source });
            }
            None => events.push(Event::WallNotGained { seat, wanted, source }),
        }
    }

    /// A wall leaves the island for the stock (E56).
    pub(super) fn lose_wall(&mut self, edge: Edge, cause: WallLoss, events: &mut impl Sink<Event>) {
        if let Some(material) = self.board.wall(edge) {
            self.board.tear_down(edge);
            if self.config.wall_stock == WallStock::Limited {
                self.stock[material.index()] += 1;
            }
            events.push(Event::WallLost { edge, material, cause });
        }
    }

    fn lose_walls_facing(&mut self, front: Hex, cause: WallLoss, events: &mut impl Sink<Event>) {
        if self.board.is_shut(front).is_some() {
            for side in Dir::ALL {
                self.lose_wall(Edge::Lava { front, side }, cause, events);
            }
        }
    }

    pub(super) fn build_wall(
        &mut self,
        edge: Edge,
        material: Material,
        card: bool,
        events: &mut impl Sink<Event>,
    ) {
        self.own_mut().supply[material.index()] -= 1;
        self.board.build(edge, material);
        events.push(Event::WallBuilt { seat: self.seat, edge, material, card });
    }
}
