//! The solo opponent (chapter 8): it plays by cards, without hive, resources, faction or Favor.

use super::{
    config::Solo,
    event::{Event, Owner},
    hex::Cell,
    pack::{Card, CardAction, Level, TileKind},
    resource::Resource,
    set::Copies,
    space::Act,
    state::{AUTOPILOT, Bee, GROUPS, NONE, State, Tile},
    task::Task,
};
use crate::rules::Sink;

/// A109: VP for a retrieve, and for strength 4 on an action that gives VP.
const RETRIEVE_VP: u16 = 2;
const FOUR_VP: u16 = 6;

impl State {
    pub(super) fn level(&self) -> &'static Level {
        let level = if let Solo::Level(level) = self.config.solo { level } else { 1 };
        &self.pack().levels[usize::from(level.max(1) - 1)]
    }

    /// A108: the next card becomes the action card. Whether a new top card has to be turned up: all cards are shuffled
    /// when none is left after it.
    pub(super) fn begin_cards(&mut self) -> bool {
        let autopilot = &mut self.autopilot;
        if autopilot.next != NONE && !autopilot.deck.is_empty() {
            autopilot.card = autopilot.next;
            autopilot.next = NONE;
            return false;
        }
        autopilot.deck = Copies::first_of(self.config.pack.0.cards.len());
        autopilot.next = NONE;
        autopilot.card = NONE;
        true
    }

    /// A108: a card is turned up, as the action card or as the one after it.
    pub(super) fn turn_card(&mut self, place: u8, log: &mut impl Sink<Event>) {
        let autopilot = &mut self.autopilot;
        autopilot.deck.remove(place);
        if self.tasks.pop() == Some(Task::Card) {
            autopilot.card = place;
        } else {
            autopilot.next = place;
            let cards = &self.config.pack.0.cards;
            let id = |place: u8| cards[usize::from(place)].id;
            let support = cards[usize::from(place)].support();
            log.push(Event::CardsTurned { card: id(autopilot.card), next: Some(id(place)), support });
        }
    }

    /// The action card, and the card that gives the support side.
    fn cards(&self) -> (Card, Card) {
        let card = |place: u8| self.pack().cards[usize::from(place) % self.pack().cards.len()];
        (card(self.autopilot.card), card(self.autopilot.next))
    }

    /// A109: the first of retrieve, carve and the action that is possible.
    pub(super) fn autopilot_turn(&mut self, log: &mut impl Sink<Event>) {
        let (card, support) = self.cards();
        let group = usize::from(support.amber);
        let pool = self.autopilot.pools[group];
        if pool.iter().sum::<u8>() <= card.retrieve {
            self.autopilot_retrieves(group, log);
            return;
        }
        let carvings = self.slots.iter().filter(|slot| **slot != NONE).count();
        let carve = card.carve > 0 && pool[3] > 0 && usize::from(card.carve) <= carvings;
        let Some(place) = (0..4).rev().find(|place| pool[*place] > 0) else { return };
        let strength = place as u8 + 1;
        let act = match card.action {
            _ if carve => Act::Carve,
            CardAction::Explore => Act::Explore,
            CardAction::Advance => Act::Advance,
            CardAction::Grow => Act::Grow,
            CardAction::Research => Act::Research,
            CardAction::Convert => Act::Convert,
        };
        self.autopilot.pools[group][place] -= 1;
        log.push(Event::Placed { owner: Owner::Autopilot, act, strength });
        self.push(Task::AutopilotActs { carve, strength });
        // A110: it shifts and bumps like any seat.
        if let Some(bee) = self.put_on(act, Bee::new(GROUPS[group], strength), log) {
            self.bump(bee, AUTOPILOT, log);
        }
    }

    /// A109.1.
    fn autopilot_retrieves(&mut self, group: usize, log: &mut impl Sink<Event>) {
        let mut workers = 0;
        for space in 0..self.spaces.len() {
            let Some(bee) = self.spaces[space].take_if(|bee| bee.owner == GROUPS[group]) else { continue };
            workers += 1;
            if bee.strength == 4 {
                self.autopilot_hibernates(group, log);
            } else {
                self.autopilot.pools[group][usize::from(bee.strength)] += 1;
            }
        }
        log.push(Event::Retrieved { owner: Owner::Autopilot, workers });
        self.autopilot_scores(RETRIEVE_VP, log);
    }

    fn autopilot_scores(&mut self, vp: u16, log: &mut impl Sink<Event>) {
        self.autopilot.vp = self.autopilot.vp.saturating_add(vp);
        log.push(Event::Scored { owner: Owner::Autopilot, vp });
    }

    /// A111: its bumped worker gets stronger, or hibernates.
    pub(super) fn autopilot_bumped(&mut self, bee: Bee, log: &mut impl Sink<Event>) {
        let group = usize::from(bee.owner == GROUPS[1]);
        if bee.strength == 4 {
            self.autopilot_hibernates(group, log);
        } else {
            self.autopilot.pools[group][usize::from(bee.strength)] += 1;
        }
    }

    /// A112: the worker is replaced; the token goes where it raises the own majority most.
    fn autopilot_hibernates(&mut self, group: usize, log: &mut impl Sink<Event>) {
        self.autopilot.pools[group][usize::from(self.level().gained - 1)] += 1;
        log.push(Event::Hibernated { owner: Owner::Autopilot });
        if self.autopilot.tokens == 0 {
            return;
        }
        let Some(pod) = self.best_pod() else { return };
        self.pods[pod] = AUTOPILOT;
        self.autopilot.tokens -= 1;
        log.push(Event::PodTaken { owner: Owner::Autopilot, pod: pod as u8 + 1 });
    }

    /// A112: ties go to the larger sector, then to the first in pack order.
    fn best_pod(&self) -> Option<usize> {
        let mut best: Option<((i32, usize), usize)> = None;
        for sector in 0..self.pack().sectors.len() {
            let pods = || self.pods_in_play().filter(|pod| self.pack().pods[*pod].sector == sector);
            let Some(pod) = pods().find(|pod| self.pods[*pod] == NONE) else { continue };
            let mut with = self.clone();
            with.pods[pod] = AUTOPILOT;
            let raised = with.majority(sector, AUTOPILOT) - self.majority(sector, AUTOPILOT);
            let rank = (raised, pods().count());
            if best.is_none_or(|(other, _)| rank > other) {
                best = Some((rank, pod));
            }
        }
        best.map(|(_, pod)| pod)
    }

    /// A109.2, A109.3: what its placed worker does, after the bump.
    pub(super) fn autopilot_acts(&mut self, carve: bool, strength: u8, log: &mut impl Sink<Event>) {
        let (card, support) = self.cards();
        if carve {
            self.autopilot_carves(card.carve, support.up, log);
            return;
        }
        match card.action {
            CardAction::Grow | CardAction::Research | CardAction::Convert => {
                let vp = if strength == 4 { FOUR_VP } else { strength.into() };
                self.autopilot_scores(vp + u16::from(self.level().expert), log);
            }
            CardAction::Advance => {
                let kinds: &[TileKind] = match strength {
                    1 => &[TileKind::Farm],
                    2 => &[TileKind::Farm, TileKind::Recruit],
                    3 => &[TileKind::Farm, TileKind::Development],
                    _ => &TileKind::ROWS,
                };
                kinds.iter().for_each(|kind| self.autopilot_advances(*kind, log));
            }
            CardAction::Explore => {
                let left = if strength == 4 { 2 } else { 1 };
                self.push(Task::AutopilotExplores { left });
            }
        }
    }

    /// It takes the n-th carving that is left along the curve (A107).
    fn autopilot_carves(&mut self, nth: u8, up: bool, log: &mut impl Sink<Event>) {
        let [columns, rows] = self.board().carvings;
        let slot_of = |cell: Cell| usize::from(cell.row) * usize::from(columns) + usize::from(cell.column);
        let mut left = curve(columns, rows, up).map(slot_of).filter(|slot| self.slots[*slot] != NONE);
        if let Some(slot) = left.nth(usize::from(nth.max(1) - 1)) {
            let copy = std::mem::replace(&mut self.slots[slot], NONE);
            self.autopilot_takes(TileKind::Carving, copy, log);
        }
    }

    fn autopilot_takes(&mut self, kind: TileKind, copy: u8, log: &mut impl Sink<Event>) {
        self.autopilot.tiles[kind as usize].add(copy);
        log.push(Event::TileTaken { tile: self.face(Tile::new(kind, copy)).item });
    }

    /// It takes the leftmost tile of a row, and the next one is discarded.
    fn autopilot_advances(&mut self, kind: TileKind, log: &mut impl Sink<Event>) {
        let row = kind as usize;
        let mut lying = (0..3).filter(|column| self.rows[row][*column] != NONE);
        let (taken, dropped) = (lying.next(), lying.next());
        if let Some(column) = taken {
            let copy = std::mem::replace(&mut self.rows[row][column], NONE);
            self.autopilot_takes(kind, copy, log);
        }
        if let Some(column) = dropped {
            let copy = std::mem::replace(&mut self.rows[row][column], NONE);
            self.discards[row].add(copy);
            log.push(Event::TileDropped { tile: self.face(Tile::new(kind, copy)).item });
        }
    }

    /// A109.3: the ship walks the curve until it meets an unexplored planet, or as many planets as the strength.
    pub(super) fn autopilot_explores(&mut self, left: u8, log: &mut impl Sink<Event>) {
        let (_, support) = self.cards();
        let from = self.ship;
        let Some(cell) = self.autopilot_walk(support.up, self.placed_strength()) else { return };
        self.ship = self.board().cell_of(cell);
        log.push(Event::ShipMoved { owner: Owner::Autopilot, from, to: self.ship });
        if left > 1 {
            self.push(Task::AutopilotExplores { left: left - 1 });
        }
        let cell = cell as u8;
        self.push(Task::AutopilotSlot { cell });
        if self.cells[usize::from(cell)].token != NONE {
            self.push(Task::Reveal { seat: AUTOPILOT, cell });
            self.take_token(AUTOPILOT, cell, log);
        }
    }

    /// The strength of its worker on the first space of Explore.
    pub(super) fn placed_strength(&self) -> u8 {
        self.spaces[usize::from(Act::Explore.first_space())].map_or(1, |bee| bee.strength)
    }

    /// Where the walk ends: the start cell and the planet where it began are skipped and not counted; at an end of the
    /// curve it turns back.
    pub(super) fn autopilot_walk(&self, up: bool, strength: u8) -> Option<usize> {
        let board = self.board();
        let cells = || curve(board.columns, board.rows, up);
        let count = cells().count();
        let mut at = cells().position(|cell| cell == self.ship)?;
        let (mut forward, mut moved, mut last) = (true, 0, None);
        // Every turn passes all cells; with more than one planet so many steps are enough for any strength.
        for _ in 0..8 * count {
            if forward && at + 1 == count || !forward && at == 0 {
                forward = !forward;
            }
            at = if forward { at + 1 } else { at.saturating_sub(1) };
            let away = cells().nth(at).filter(|cell| *cell != self.ship);
            let Some(planet) = away.and_then(|cell| board.planet_at(cell)) else { continue };
            moved += 1;
            last = Some(planet);
            if self.cells[planet].token != NONE || moved == strength {
                break;
            }
        }
        last
    }

    /// A109.3: the shown resource is put on an empty slot.
    pub(super) fn autopilot_slot(&mut self, cell: u8, log: &mut impl Sink<Event>) {
        let resource: Resource = self.cards().1.resource;
        if self.has_empty_slot(cell) {
            self.put_on_planet(AUTOPILOT, cell, resource, log);
        }
    }

    /// A114: what each farm, recruit, development, carving and explore token is worth to it.
    pub fn autopilot_worths(&self) -> [i32; 5] {
        if self.level().expert { [2, 3, 4, 7, 4] } else { [1, 2, 3, 7, 3] }
    }

    /// A114.
    pub(super) fn autopilot_items(&self) -> i32 {
        let worth = self.autopilot_worths();
        let tiles = self.autopilot.tiles.iter().zip(worth).map(|(tiles, vp)| i32::from(tiles.len()) * vp);
        let explored = self.explored.iter().filter(|[owner, _]| *owner == AUTOPILOT).count();
        tiles.sum::<i32>() + worth[4] * explored as i32
    }

    /// The public ids of the cards: the action card and the one after it.
    pub(super) fn card_ids(&self) -> [Option<u8>; 2] {
        let id = |place: u8| self.pack().cards.get(usize::from(place)).map(|card| card.id);
        [id(self.autopilot.card), id(self.autopilot.next)]
    }
}

/// A107: through all cells of a grid like an ox plough, from the top left down or from the bottom right up.
pub(super) fn curve(columns: u8, rows: u8, up: bool) -> impl Iterator<Item = Cell> {
    let count = u16::from(columns) * u16::from(rows);
    (0..count).map(move |place| {
        let (line, along) = ((place / u16::from(columns)) as u8, (place % u16::from(columns)) as u8);
        let from_left = (line % 2 == 0) != up;
        let column = if from_left { along } else { columns - 1 - along };
        Cell { column, row: if up { rows - 1 - line } else { line } }
    })
}
