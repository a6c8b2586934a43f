//! A state that follows what is told: while a story runs, screens draw this one and not the game, which is already further.
//! Each event changes what it says and nothing else. Who is asked and what is still to be done is not part of it. `workers`
//! moves workers, `pieces` tiles and seeds.

mod pieces;
mod workers;

use super::{
    event::{Event, Owner},
    hex::Cell,
    item::Item,
    set::Copies,
    space::Spot,
    state::{AUTOPILOT, GROUPS, NONE, Phase, Planet, Player, SEATS, State},
    task::Task,
    view::View,
};
use crate::rules::{Seat, Viewer};

/// What is shown while something is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    state: State,
    /// Seeds held by each seat, those that it looks at included.
    held: [u8; SEATS],
    /// Seeds that were drawn unseen: they are still in the heap of the state.
    unseen: u8,
    /// A34: returned workers of strength 1, 2, 3 that are still to get stronger.
    returned: [u8; 3],
}

impl Shown {
    /// The game before what is told.
    pub fn new(before: &State) -> Shown {
        let mut shown = Shown { state: before.clone(), held: [0; SEATS], unseen: 0, returned: [0; 3] };
        for task in before.tasks.iter() {
            match *task {
                // Seeds that are looked at lie with the hand, and are hidden like it.
                Task::Keep { seat, level, .. } => {
                    let looking =
                        std::mem::replace(&mut shown.state.looking[usize::from(level)], Copies::NONE);
                    let hand = &mut shown.state.players[usize::from(seat)].hand;
                    *hand = hand.with(looking);
                }
                Task::Stronger { returned, .. } => shown.returned = returned,
                _ => {}
            }
        }
        shown.state.tasks.clear();
        shown.held = std::array::from_fn(|number| shown.state.players[number].hand.len());
        shown
    }

    /// The state so far. It holds the secrets of the game that it began with: look at it through [`Shown::view`] unless they
    /// are not looked at.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What a viewer sees of it. Nobody is asked anything in it.
    pub fn view(&self, viewer: Viewer) -> View {
        let mut view = self.state.seen_by(viewer);
        view.hand_sizes = self.held;
        view.seed_stack = view.seed_stack.saturating_sub(self.unseen);
        view
    }

    /// How many seeds a seat holds, those that it looks at included.
    pub fn seeds_held(&self, seat: Seat) -> u8 {
        self.held.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether the Autopilot acts with its amber group in its turn, otherwise with ash (A108).
    pub fn acts_with_amber(&self) -> bool {
        self.group() == 1
    }

    /// Workers in the pool of the Autopilot's ash or amber group, by strength from 1.
    pub fn group_pool(&self, amber: bool) -> [u8; 4] {
        self.state.autopilot.pools[usize::from(amber)]
    }

    /// Takes in one event, as it was seen.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::Started { seat } => {
                self.state.first = number(seat);
                for place in 0..self.state.config.players {
                    let seat = self.state.in_turn_order(place);
                    self.state.player_mut(seat).vp = u16::from(place) + 1;
                }
            }
            Event::TokenLaid { cell, token } => self.lay_token(cell, token),
            Event::TileDealt { kind, column, tile } => self.deal(kind, column.into(), tile),
            Event::CarvingLaid { slot, carving } => {
                let copy = take(&self.state, carving, &[self.state.carvings]);
                self.state.carvings.remove(copy);
                put(&mut self.state.slots, slot.into(), copy);
            }
            Event::DanceLaid { slot, dance } => {
                let copy = take(&self.state, dance, &[self.state.floor]);
                self.state.floor.remove(copy);
                if let Some(floor) = self.state.dances.get_mut(usize::from(slot)) {
                    floor.dance = copy;
                }
            }
            Event::MatTaken { .. }
            | Event::FactionOffered { .. }
            | Event::Drafted { .. }
            | Event::FactionTaken { .. } => self.set_up(event),
            Event::TurnBegan { owner, turn } => self.begin_turn(owner, turn),
            Event::HiveWasEmpty { seat } => {
                self.state.must_place = true;
                self.gain_worker(seat, 1);
            }
            Event::WorkerGained { seat, strength } => self.gain_worker(seat, strength),
            Event::Placed { owner, act, strength } => self.place(owner, act, strength),
            Event::Bumped { owner: Owner::Autopilot, strength: 1..=3, .. } => {
                if let Some(bee) = self.state.bumped.take() {
                    let pool = &mut self.state.autopilot.pools[usize::from(bee.owner == GROUPS[1])];
                    pool[usize::from(bee.strength & 3)] += 1;
                }
            }
            Event::BumpedTo { owner: Owner::Seat(seat), spot, strength } => {
                self.state.bumped = None;
                let home = self.home(seat, spot);
                home[place(strength)] += 1;
            }
            Event::Retrieved { owner, .. } => self.retrieve(owner),
            Event::CameBackStronger { seat, .. } => {
                let returned = std::mem::take(&mut self.returned);
                let pool = &mut self.state.player_mut(number(seat)).pool;
                for strength in (0..3).rev() {
                    let up = returned[strength].min(pool[strength]);
                    pool[strength] -= up;
                    pool[strength + 1] += up;
                }
            }
            Event::Hibernated { owner } => self.hibernate(owner),
            Event::PodTaken { owner, pod } => {
                let place = usize::from(pod).wrapping_sub(1);
                put(&mut self.state.pods, place, owner_number(owner));
                match owner {
                    Owner::Seat(seat) => lose(&mut self.state.player_mut(number(seat)).tokens, 1),
                    Owner::Autopilot => lose(&mut self.state.autopilot.tokens, 1),
                }
            }
            Event::Marked { seat, spot } => self.push_worker(seat, spot, None),
            Event::Strengthened { seat, spot, strength } => self.push_worker(seat, spot, Some(strength)),
            Event::Recalled { seat, spot, strength } => {
                match spot.space() {
                    Some(space) => put(&mut self.state.spaces, space.into(), None),
                    None => lose(&mut self.home(seat, spot)[place(strength)], 1),
                }
                self.home(seat, Spot::Active)[place(strength)] += 1;
            }
            Event::Gained { seat, resources } => self.player(seat).resources.add(resources),
            Event::Paid { seat, resources } | Event::Discarded { seat, resources } => {
                let own = self.player(seat);
                own.resources = own.resources.less(resources);
            }
            Event::Converted { seat, paid, got } => {
                let own = self.player(seat);
                own.resources = own.resources.less(paid).with(got);
            }
            Event::Scored { owner: Owner::Seat(seat), vp } => {
                let own = self.player(seat);
                own.vp = own.vp.saturating_add(vp);
            }
            Event::Scored { owner: Owner::Autopilot, vp } => {
                self.state.autopilot.vp = self.state.autopilot.vp.saturating_add(vp);
            }
            Event::Favored { seat, favor } => {
                let own = self.player(seat);
                own.favor = own.favor.saturating_add(favor);
            }
            Event::ShipMoved { to, .. } => self.state.ship = to,
            Event::Explored { owner, cell, .. } => {
                if let Some(planet) = self.planet_mut(cell) {
                    let token = std::mem::replace(&mut planet.token, NONE);
                    self.state.explored.push([owner_number(owner), token]);
                }
            }
            Event::PlanetRevealed { cell, planet } => {
                let copy = take(&self.state, planet, &[self.state.planets]);
                self.state.planets.remove(copy);
                if let Some(there) = self.planet_mut(cell) {
                    there.planet = copy;
                }
            }
            Event::SlotFilled { cell, resource, .. } => {
                if let Some(planet) = self.planet_mut(cell) {
                    planet.slots.push(resource as u8);
                }
            }
            Event::Built { seat, tile, hex, reserved, .. } => self.build(seat, tile, hex, reserved),
            Event::Reserved { seat, tile } => {
                if let Some(copy) = self.take_face_up(tile) {
                    self.player(seat).reserve[tile.kind() as usize % 3].add(copy);
                }
            }
            Event::TileTaken { tile } => {
                if let Some(copy) = self.take_face_up(tile) {
                    self.state.autopilot.tiles[tile.kind() as usize % 4].add(copy);
                }
            }
            Event::TileDropped { tile } => {
                if let Some(copy) = self.take_face_up(tile) {
                    self.state.discards[tile.kind() as usize % 3].add(copy);
                }
            }
            Event::FramePlaced { seat, anchor, turn } => self.lay_frame(seat, anchor, turn),
            Event::Upgraded { seat, .. } => {
                self.player(seat).upgraded = true;
                self.state.clauses_changed(number(seat));
            }
            Event::RowRefreshed { kind } => {
                let row = std::mem::replace(&mut self.state.rows[kind as usize % 3], [NONE; 3]);
                let tiles: Copies = row.into_iter().filter(|copy| *copy != NONE).collect();
                let discards = &mut self.state.discards[kind as usize % 3];
                *discards = discards.with(tiles);
            }
            Event::TilesShuffled { kind } => {
                let row = kind as usize % 3;
                self.state.stacks[row] = std::mem::replace(&mut self.state.discards[row], Copies::NONE);
            }
            Event::SeedsShuffled => {
                let discards = std::mem::replace(&mut self.state.seed_discards, Copies::NONE);
                self.state.seeds = self.state.seeds.with(discards);
            }
            Event::SeedDrawn { seat, seed } => self.draw(seat, seed),
            Event::SeedDiscarded { seat, seed }
            | Event::SeedPlayed { seat, seed }
            | Event::SeedSpent { seat, seed, .. }
            | Event::Swapped { seat, seed } => {
                let copy = self.lose_seed(seat, seed);
                self.state.seed_discards.add(copy);
            }
            Event::Planted { seat, seed } => {
                let copy = self.lose_seed(seat, seed);
                self.player(seat).planted.add(copy);
            }
            Event::Taught { seat, dance } => {
                let copies = self.state.pack().copies(dance);
                let mut slots = self.state.dances.iter();
                if let Some(slot) = slots.position(|slot| slot.dance != NONE && copies.has(slot.dance)) {
                    self.state.dances[slot].teacher = number(seat);
                    self.player(seat).taught = slot as u8;
                }
            }
            Event::TurnEnded { .. } => {
                self.slide();
                if let Some(left) = &mut self.state.last_turns {
                    *left = left.saturating_sub(1);
                }
            }
            Event::EndTriggered { turns } => self.state.last_turns = Some(turns),
            Event::CardsTurned { card, next, support } => self.turn_cards(card, next, support),
            Event::GameOver => self.state.phase = Phase::Over,
            // Causes, and what is told by another event.
            Event::Shifted { .. }
            | Event::Bumped { .. }
            | Event::BumpedTo { .. }
            | Event::ActionLost { .. }
            | Event::FarmPaid { .. }
            | Event::PodMissed { .. }
            | Event::Triggered { .. }
            | Event::SeedKept { .. }
            | Event::Danced { .. } => {}
        }
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        self.state.player_mut(number(seat))
    }

    /// The workers of a seat at home: in the landing area, or in the active pool.
    fn home(&mut self, seat: Seat, spot: Spot) -> &mut [u8; 4] {
        let own = self.player(seat);
        if spot == Spot::Landing { &mut own.landing } else { &mut own.pool }
    }

    fn planet_mut(&mut self, cell: Cell) -> Option<&mut Planet> {
        let place = self.state.board().planet_at(cell)?;
        self.state.cells.get_mut(place)
    }

    fn begin_turn(&mut self, owner: Owner, turn: u16) {
        let state = &mut self.state;
        state.seat = owner_number(owner);
        state.turn = turn;
        state.phase = if owner == Owner::Autopilot { Phase::Autopilot } else { Phase::Before };
        state.must_place = false;
        state.seeds_used = [0; 2];
        state.running = NONE;
    }
}

const fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

fn owner_number(owner: Owner) -> u8 {
    match owner {
        Owner::Seat(seat) => number(seat),
        Owner::Autopilot => AUTOPILOT,
    }
}

/// The place of a strength in a list by strength.
const fn place(strength: u8) -> usize {
    (strength.saturating_sub(1) & 3) as usize
}

fn lose(from: &mut u8, count: u8) {
    *from = from.saturating_sub(count);
}

fn put<T>(list: &mut [T], place: usize, thing: T) {
    if let Some(there) = list.get_mut(place) {
        *there = thing;
    }
}

/// The copy of an id that is meant: of the first heap that has one, or else the first of all.
fn take(state: &State, item: Item, heaps: &[Copies]) -> u8 {
    let copies = state.pack().copies(item);
    let found = heaps.iter().find_map(|heap| copies.within(*heap).first());
    found.or(copies.first()).unwrap_or(0)
}

#[cfg(test)]
mod tests;
