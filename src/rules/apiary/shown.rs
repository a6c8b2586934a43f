//! A state that follows what is told: while a story runs, screens draw this one and not the game, which is already further.
//! Each event changes what it says and nothing else. Who is asked and what is still to be done is not part of it.

use super::{
    event::{Event, Owner},
    hex::{Cell, Hex},
    item::{Item, ItemKind},
    pack::{MOST_SITES, TileKind},
    set::{Copies, Sites},
    space::{Act, Spot},
    state::{AUTOPILOT, Bee, Built, GROUPS, NONE, Phase, SEATS, State, Tile, WORKERS},
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
                    let looking = std::mem::replace(
                        &mut shown.state.looking[usize::from(level)],
                        Copies::NONE,
                    );
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

    /// Whether the Autopilot sends a worker of that strength out of its amber group (A109). Whoever does not see its card
    /// cannot tell if both groups could.
    pub fn sends_amber(&self, strength: u8) -> bool {
        self.group_of(strength) == 1
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
            Event::CardsTurned { card, next } => self.turn_cards(card, next),
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

    fn player(&mut self, seat: Seat) -> &mut super::state::Player {
        self.state.player_mut(number(seat))
    }

    /// The workers of a seat at home: in the landing area, or in the active pool.
    fn home(&mut self, seat: Seat, spot: Spot) -> &mut [u8; 4] {
        let own = self.player(seat);
        if spot == Spot::Landing { &mut own.landing } else { &mut own.pool }
    }

    fn planet_mut(&mut self, cell: Cell) -> Option<&mut super::state::Planet> {
        let place = self.state.board().planet_at(cell)?;
        self.state.cells.get_mut(place)
    }

    fn lay_token(&mut self, cell: Cell, token: Item) {
        let copy = take(&self.state, token, &[self.state.tokens]);
        self.state.tokens.remove(copy);
        if let Some(planet) = self.planet_mut(cell) {
            planet.token = copy;
        }
    }

    /// A60: a row slides before it is dealt to, which no event says.
    fn deal(&mut self, kind: TileKind, column: usize, tile: Item) {
        let row = kind as usize % 3;
        if self.state.rows[row].iter().position(|copy| *copy == NONE) != Some(column) {
            self.slide();
        }
        let copy = take(&self.state, tile, &[self.state.stacks[row]]);
        self.state.stacks[row].remove(copy);
        put(&mut self.state.rows[row], column, copy);
    }

    fn slide(&mut self) {
        for row in &mut self.state.rows {
            let mut kept = row.iter().copied().filter(|copy| *copy != NONE);
            *row = std::array::from_fn(|_| kept.next().unwrap_or(NONE));
        }
    }

    fn set_up(&mut self, event: &Event) {
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

    /// A11: once all factions are known, the first workers come.
    fn settle_in(&mut self) {
        let seats = self.state.config.players;
        let known = |own: &super::state::Player| own.mat != NONE && own.faction != NONE;
        if !(0..seats).all(|seat| known(self.state.player(seat))) {
            return;
        }
        self.state.draft = [Copies::NONE; 2];
        for seat in 0..seats {
            let faction = &self.state.pack().factions[usize::from(self.state.player(seat).faction)];
            let own = self.state.player_mut(seat);
            faction.workers.iter().for_each(|strength| own.pool[place(*strength)] += 1);
            own.supply = WORKERS.saturating_sub(faction.workers.len() as u8);
        }
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

    fn gain_worker(&mut self, seat: Seat, strength: u8) {
        let own = self.player(seat);
        lose(&mut own.supply, 1);
        own.pool[place(strength)] += 1;
    }

    /// A24: the worker on its space, the others one further; who has none any more is nowhere until its owner says.
    fn place(&mut self, owner: Owner, act: Act, strength: u8) {
        let (from, bee) = match owner {
            Owner::Seat(seat) => (&mut self.player(seat).pool, number(seat)),
            Owner::Autopilot => {
                let group = self.group_of(strength);
                (&mut self.state.autopilot.pools[group], GROUPS[group])
            }
        };
        lose(&mut from[place(strength)], 1);
        let first = usize::from(act.first_space());
        let state = &mut self.state;
        if owner != Owner::Autopilot {
            (state.phase, state.running) = (Phase::Main, act.first_space());
        }
        let shifted = state.spaces[first].replace(Bee::new(bee, strength));
        state.bumped = match shifted {
            Some(_) if act.spaces() > 1 => std::mem::replace(&mut state.spaces[first + 1], shifted),
            other => other,
        };
    }

    /// The group of the Autopilot that sends a worker of that strength (A109): the one of the support side if that is known.
    fn group_of(&self, strength: u8) -> usize {
        let autopilot = &self.state.autopilot;
        let strongest = |group: usize| (1..=4).rev().find(|other| autopilot.pools[group][place(*other)] > 0);
        match self.state.pack().cards.get(usize::from(autopilot.next)) {
            Some(card) => card.amber.into(),
            None => usize::from(strongest(0) != Some(strength)),
        }
    }

    /// A32; the Autopilot takes back the workers of a group (A109).
    fn retrieve(&mut self, owner: Owner) {
        let Owner::Seat(seat) = owner else {
            let group = self.retrieving_group();
            for space in 0..self.state.spaces.len() {
                if let Some(bee) = self.state.spaces[space].take_if(|bee| bee.owner == GROUPS[group]) {
                    self.state.autopilot.pools[group][usize::from(bee.strength & 3)] += 1;
                }
            }
            return;
        };
        let mut back = std::mem::take(&mut self.player(seat).landing);
        for space in &mut self.state.spaces {
            if let Some(bee) = space.take_if(|bee| bee.owner == number(seat)) {
                back[place(bee.strength)] += 1;
            }
        }
        let own = self.player(seat);
        own.pool.iter_mut().zip(back).for_each(|(pool, returned)| *pool += returned);
        own.pool_marked += back[3];
        own.landing_marked = 0;
        self.returned = [back[0], back[1], back[2]];
        (self.state.phase, self.state.running) = (Phase::Main, NONE);
    }

    /// The group that the Autopilot retrieves: of the support side, or else the one with fewer workers at home.
    fn retrieving_group(&self) -> usize {
        let autopilot = &self.state.autopilot;
        match self.state.pack().cards.get(usize::from(autopilot.next)) {
            Some(card) => card.amber.into(),
            None => {
                let [ash, amber] = autopilot.pools.map(|pool| pool.iter().sum::<u8>());
                usize::from(amber < ash)
            }
        }
    }

    /// A36, A112: the worker leaves where it is.
    fn hibernate(&mut self, owner: Owner) {
        let bumped = self.state.bumped.take();
        match owner {
            Owner::Seat(seat) => {
                let own = self.state.player_mut(number(seat));
                own.supply += 1;
                if bumped.is_some() {
                } else if own.pool_marked > 0 {
                    own.pool_marked -= 1;
                    lose(&mut own.pool[3], 1);
                } else if own.landing_marked > 0 {
                    own.landing_marked -= 1;
                    lose(&mut own.landing[3], 1);
                } else {
                    let marked =
                        |bee: &&mut Option<Bee>| bee.is_some_and(|bee| bee.owner == number(seat) && bee.marked);
                    if let Some(space) = self.state.spaces.iter_mut().find(marked) {
                        *space = None;
                    }
                }
            }
            Owner::Autopilot => {
                let group = match bumped {
                    Some(bee) => usize::from(bee.owner == GROUPS[1]),
                    None => {
                        let group = self.retrieving_group();
                        let four = |bee: &Bee| bee.owner == GROUPS[group] && bee.strength == 4;
                        let mut spaces = self.state.spaces.iter_mut();
                        if let Some(space) = spaces.find(|space| space.as_ref().is_some_and(four)) {
                            *space = None;
                        }
                        group
                    }
                };
                let gained = self.state.level().gained;
                self.state.autopilot.pools[group][place(gained)] += 1;
            }
        }
    }

    /// A worker gets that strength, or a mark at strength 4.
    fn push_worker(&mut self, seat: Seat, spot: Spot, strength: Option<u8>) {
        let own = self.state.player_mut(number(seat));
        let (workers, marked) = match spot {
            Spot::Active => (&mut own.pool, &mut own.pool_marked),
            Spot::Landing => (&mut own.landing, &mut own.landing_marked),
            Spot::At(..) => {
                let space = spot.space().and_then(|space| self.state.spaces.get_mut(usize::from(space)));
                if let Some(Some(bee)) = space {
                    bee.marked |= strength.is_none();
                    bee.strength = strength.unwrap_or(4);
                }
                return;
            }
        };
        match strength {
            None => *marked += 1,
            Some(strength) => {
                lose(&mut workers[place(strength.saturating_sub(1))], 1);
                workers[place(strength)] += 1;
            }
        }
    }

    /// A tile that lies face up leaves its row or slot: the leftmost of its id.
    fn take_face_up(&mut self, tile: Item) -> Option<u8> {
        let copies = self.state.pack().copies(tile);
        let lying: &mut [u8] = match self.state.rows.get_mut(tile.kind() as usize) {
            Some(row) => row,
            None => &mut self.state.slots,
        };
        let copy = lying.iter_mut().find(|copy| **copy != NONE && copies.has(**copy))?;
        Some(std::mem::replace(copy, NONE))
    }

    fn build(&mut self, seat: Seat, tile: Item, hex: Hex, reserved: bool) {
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

    fn lay_frame(&mut self, seat: Seat, anchor: Hex, turn: u8) {
        let owner = number(seat);
        lose(&mut self.state.frames, 1);
        let before = self.state.sites(owner);
        self.player(seat).frames.push((anchor, turn));
        let state = &self.state;
        let covered = state.player(owner).covered;
        let tile_on = |hex: Hex| {
            hex.is_faction() || state.site_at(owner, hex).is_some_and(|site| covered.has(site))
        };
        let beside: Sites = (before..state.sites(owner).min(MOST_SITES))
            .map(|site| site as u8)
            .filter(|site| state.site_hex(owner, *site).neighbours().any(tile_on))
            .collect();
        let own = self.player(seat);
        own.beside = own.beside.with(beside);
    }

    fn draw(&mut self, seat: Seat, seed: Option<Item>) {
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
    fn lose_seed(&mut self, seat: Seat, seed: Item) -> u8 {
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

    fn turn_cards(&mut self, card: u8, next: Option<u8>) {
        let cards = &self.state.pack().cards;
        let place_of = |id: u8| cards.iter().position(|card| card.id == id).map_or(NONE, |at| at as u8);
        let autopilot = &mut self.state.autopilot;
        let (card, next) = (place_of(card), next.map_or(NONE, place_of));
        // Shuffled: the card that was next is not the one that is turned up.
        if autopilot.deck.is_empty() {
            autopilot.deck = Copies::first_of(cards.len());
        }
        (autopilot.card, autopilot.next) = (card, next);
        [card, next].into_iter().filter(|place| *place != NONE).for_each(|place| autopilot.deck.remove(place));
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
mod tests {
    use super::*;
    use crate::{
        rules::{Game, Pending, apiary::Config},
        session::Playout,
    };

    #[test]
    fn what_is_told_ends_with_the_state_after() {
        for number in 0..40u64 {
            let config = match number % 5 {
                0 => Config::solo(1 + (number / 5 % 6) as u8),
                seats => Config::new(1 + seats as u8),
            };
            let (mut game, mut playout) = (State::new(&config).unwrap(), Playout::new(number));
            loop {
                let (mut shown, mut events) = (Shown::new(&game), Vec::new());
                let mut more = playout.step(&mut game, &mut events).is_some();
                while more && matches!(game.pending(), Pending::Chance(_)) {
                    more = playout.step(&mut game, &mut events).is_some();
                }
                events.iter().for_each(|event| shown.follow(event));
                same(shown.state(), &game, &events);
                if !more {
                    break;
                }
            }
        }
    }

    /// Compares all that events tell.
    fn same(shown: &State, game: &State, events: &[Event]) {
        let seats = usize::from(game.config.players);
        for (one, other) in shown.players[..seats].iter().zip(&game.players) {
            let told = |own: &super::super::state::Player| {
                let own = own.clone();
                super::super::state::Player { hand: Copies::NONE, ..own }
            };
            assert_eq!(told(one), told(other), "{events:#?}");
        }
        assert_eq!(shown.spaces, game.spaces, "{events:#?}");
        assert_eq!((shown.rows, shown.slots, shown.pods), (game.rows, game.slots, game.pods), "{events:#?}");
        assert_eq!((shown.stacks, shown.discards), (game.stacks, game.discards), "{events:#?}");
        assert_eq!((shown.ship, shown.cells), (game.ship, game.cells), "{events:#?}");
        assert_eq!(shown.explored, game.explored);
        assert_eq!((shown.seeds, shown.seed_discards), (game.seeds, game.seed_discards), "{events:#?}");
        assert_eq!((shown.turn, shown.last_turns, shown.bumped), (game.turn, game.last_turns, game.bumped));
        assert_eq!((shown.frames, shown.planets, shown.draft), (game.frames, game.planets, game.draft));
        assert_eq!(shown.autopilot, game.autopilot, "{events:#?}");
    }
}
