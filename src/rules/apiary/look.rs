//! What lies on the table, piece by piece, for whoever looks at a state from outside: screens, laws, players.

use super::{
    event::Owner,
    hex::{Cell, Hex},
    item::{Item, ItemKind},
    pack::TileKind,
    resource::{Basket, Resource},
    set::Copies,
    space::{Act, Spot},
    state::{AUTOPILOT, Bee, NONE, Phase, State, seat},
};
use crate::rules::Seat;

/// A worker outside of its owner's docking mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub struct Worker {
    pub owner: Owner,
    /// 1 to 4.
    pub strength: u8,
}

/// A cell of the planet grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanetCell {
    /// Where it is.
    pub cell: Cell,
    /// The explore token, until it is explored.
    pub token: Option<Item>,
    /// The planet, once it is.
    pub planet: Option<Item>,
    /// What lies on its slots, in the order placed.
    pub slots: Vec<Resource>,
}

/// A dance slot of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DanceSlot {
    /// The dance tile.
    pub dance: Option<Item>,
    /// Who has taught it.
    pub teacher: Option<Seat>,
    /// Its tokens, in the order of the spots.
    pub tokens: Vec<Item>,
}

/// Where a component can be besides the hives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heap {
    /// Not dealt yet: a stack, or what is not laid out yet in the set-up. What is left after the set-up leaves the game.
    Stack,
    /// Discarded.
    Discards,
    /// Seeds that somebody has drawn and looks at.
    Looking,
    /// Lying open for the draft (A8).
    Draft,
    /// With the Autopilot.
    Autopilot,
}

impl State {
    /// The part of the game that runs.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Turns begun, of all seats and the Autopilot.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Who is on turn; nobody in the set-up.
    pub fn on_turn(&self) -> Option<Owner> {
        owner(self.seat)
    }

    /// The turns still to come once the end is triggered, the running one included (A91).
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }

    /// Every space of the board with the worker on it: the action and the number of the space, from 0.
    pub fn spaces(&self) -> impl Iterator<Item = (Act, u8, Option<Worker>)> {
        let spots = self.acts().iter().flat_map(|act| (0..act.spaces()).map(|place| (*act, place)));
        spots.map(|(act, place)| {
            let space = usize::from(act.first_space() + place);
            (act, place, self.spaces[space].map(worker))
        })
    }

    /// The worker whose owner is asked where it goes (A29); it is nowhere else.
    pub fn bumped_worker(&self) -> Option<Worker> {
        self.bumped.map(worker)
    }

    /// A row of farms, recruits or developments; none of carvings.
    pub fn row(&self, kind: TileKind) -> [Option<Item>; 3] {
        let row = self.rows.get(kind as usize).copied().unwrap_or([NONE; 3]);
        row.map(|copy| self.piece(ItemKind::ALL[kind as usize], copy))
    }

    /// What lies in a heap, in pack order.
    pub fn heap(&self, kind: ItemKind, heap: Heap) -> impl Iterator<Item = Item> {
        let row = kind as usize;
        let copies = match (heap, kind) {
            (Heap::Stack, ItemKind::Farm | ItemKind::Recruit | ItemKind::Development) => self.stacks[row],
            (Heap::Stack, ItemKind::Carving) => self.carvings,
            (Heap::Stack, ItemKind::Faction) => self.factions,
            (Heap::Stack, ItemKind::Mat) => self.mats,
            (Heap::Stack, ItemKind::Seed) => self.seeds,
            (Heap::Stack, ItemKind::Planet) => self.planets,
            (Heap::Stack, ItemKind::Token) => self.tokens,
            (Heap::Stack, ItemKind::Dance) => self.floor,
            (Heap::Stack, ItemKind::DanceToken) => self.dance_tokens,
            (Heap::Discards, ItemKind::Farm | ItemKind::Recruit | ItemKind::Development) => {
                self.discards[row]
            }
            (Heap::Discards, ItemKind::Seed) => self.seed_discards,
            (Heap::Looking, ItemKind::Seed) => self.looking[0].with(self.looking[1]),
            (Heap::Draft, ItemKind::Faction) => self.draft[0],
            (Heap::Draft, ItemKind::Mat) => self.draft[1],
            (
                Heap::Autopilot,
                ItemKind::Farm | ItemKind::Recruit | ItemKind::Development | ItemKind::Carving,
            ) => self.autopilot.tiles[row],
            _ => Copies::NONE,
        };
        self.pieces(kind, copies)
    }

    /// Where the queen ship is.
    pub fn ship(&self) -> Cell {
        self.ship
    }

    /// The planet cells, row by row.
    pub fn planet_cells(&self) -> impl Iterator<Item = PlanetCell> {
        self.board().cells().zip(&self.cells).map(|(cell, planet)| PlanetCell {
            cell,
            token: self.piece(ItemKind::Token, planet.token),
            planet: self.piece(ItemKind::Planet, planet.planet),
            slots: planet.slots.iter().map(|slot| Resource::ALL[usize::from(*slot) % 5]).collect(),
        })
    }

    /// Explore tokens that were taken, with who has them, in the order taken.
    pub fn tokens_taken(&self) -> impl Iterator<Item = (Owner, Item)> {
        let taken = self.explored.iter();
        taken.filter_map(|[of, token]| Some((owner(*of)?, self.piece(ItemKind::Token, *token)?)))
    }

    /// The pods in play, numbered from 1 by the pack, with whose token is on each.
    pub fn pods(&self) -> impl Iterator<Item = (u8, Option<Owner>)> {
        self.pods_in_play().map(|pod| (pod as u8 + 1, owner(self.pods[pod])))
    }

    /// The carving slots of the board.
    pub fn carving_slots(&self) -> impl Iterator<Item = Option<Item>> {
        let slots = self.slots.iter().take(self.board().carving_slots());
        slots.map(|copy| self.piece(ItemKind::Carving, *copy))
    }

    /// The dance slots of the board.
    pub fn dance_slots(&self) -> impl Iterator<Item = DanceSlot> {
        self.dances.iter().take(self.board().dances.into()).map(|floor| DanceSlot {
            dance: self.piece(ItemKind::Dance, floor.dance),
            teacher: (floor.teacher != NONE).then(|| seat(floor.teacher)),
            tokens: floor.tokens.iter().map(|token| self.pack().item(ItemKind::DanceToken, *token)).collect(),
        })
    }

    /// Frames left in the supply.
    pub fn frames_left(&self) -> u8 {
        self.frames
    }

    /// Hibernation tokens that the Autopilot has left.
    pub fn autopilot_tokens(&self) -> u8 {
        self.autopilot.tokens
    }

    /// VP that the Autopilot has gained.
    pub fn autopilot_vp(&self) -> u16 {
        self.autopilot.vp
    }

    /// What a seat has; `None` if there is no such seat.
    pub fn sheet(&self, seat: Seat) -> Option<Sheet<'_>> {
        let number = u8::try_from(seat.index()).ok().filter(|number| *number < self.config.players)?;
        Some(Sheet { state: self, number })
    }

    fn piece(&self, kind: ItemKind, copy: u8) -> Option<Item> {
        (copy != NONE).then(|| self.pack().item(kind, copy))
    }

    fn pieces(&self, kind: ItemKind, copies: Copies) -> impl Iterator<Item = Item> {
        copies.iter().map(move |copy| self.pack().item(kind, copy))
    }
}

/// What one seat has.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    state: &'a State,
    number: u8,
}

impl<'a> Sheet<'a> {
    /// Its mat, once it has one.
    pub fn mat(self) -> Option<Item> {
        self.state.piece(ItemKind::Mat, self.state.player(self.number).mat)
    }

    /// Its faction, once it has one.
    pub fn faction(self) -> Option<Item> {
        self.state.piece(ItemKind::Faction, self.state.player(self.number).faction)
    }

    /// Whether the faction tile shows its upgraded side (A62).
    pub fn is_upgraded(self) -> bool {
        self.state.player(self.number).upgraded
    }

    /// The factions to choose from (A6).
    pub fn offer(self) -> impl Iterator<Item = Item> + 'a {
        let offer = self.state.player(self.number).offer.iter();
        offer.map(move |copy| self.state.pack().item(ItemKind::Faction, *copy))
    }

    /// VP gained so far.
    pub fn vp(self) -> u16 {
        self.state.player(self.number).vp
    }

    /// Queen's Favor.
    pub fn favor(self) -> u8 {
        self.state.player(self.number).favor
    }

    /// Its resources, stored and loose.
    pub fn resources(self) -> Basket {
        self.state.player(self.number).resources
    }

    /// What each storage spot takes: one bit for each resource.
    pub fn spots(self) -> impl Iterator<Item = u8> + 'a {
        let player = self.state.player(self.number);
        let faction = self.state.pack().factions.get(usize::from(player.faction));
        let farms = player.hive.iter().flat_map(move |built| self.state.face(built.tile).spots.iter());
        faction.into_iter().flat_map(|faction| faction.spots.iter()).chain(farms).copied()
    }

    /// How many storage spots it has.
    pub fn storage(self) -> u8 {
        self.state.player(self.number).spots()
    }

    /// Workers in its supply.
    pub fn supply(self) -> u8 {
        self.state.player(self.number).supply
    }

    /// Workers in its active pool, by strength from 1.
    pub fn pool(self) -> [u8; 4] {
        self.state.player(self.number).pool
    }

    /// Workers in its landing area, by strength from 1.
    pub fn landing(self) -> [u8; 4] {
        self.state.player(self.number).landing
    }

    /// The strengths of its workers on the spaces of the actions.
    pub fn placed(self) -> impl Iterator<Item = u8> + 'a {
        let own = self.state.spaces.iter().flatten().filter(move |bee| bee.owner == self.number);
        own.map(|bee| bee.strength)
    }

    /// Whether it has taught a dance (A68).
    pub fn has_taught(self) -> bool {
        self.state.player(self.number).taught != NONE
    }

    /// Workers that hibernate when the action is done (A37): where each is.
    pub fn marked(self) -> impl Iterator<Item = Spot> + 'a {
        let player = self.state.player(self.number);
        let at_home = [(Spot::Active, player.pool_marked), (Spot::Landing, player.landing_marked)];
        let out = self.state.acts().iter().flat_map(|act| (0..act.spaces()).map(|place| (*act, place)));
        let out = out.filter(move |(act, place)| {
            let bee = self.state.spaces[usize::from(act.first_space() + place)];
            bee.is_some_and(|bee| bee.owner == self.number && bee.marked)
        });
        at_home
            .into_iter()
            .flat_map(|(spot, count)| std::iter::repeat_n(spot, count.into()))
            .chain(out.map(|(act, place)| Spot::At(act, place)))
    }

    /// Hibernation tokens left.
    pub fn tokens(self) -> u8 {
        self.state.player(self.number).tokens
    }

    /// Seeds in hand. In a view they are absent where they are hidden.
    pub fn hand(self) -> impl Iterator<Item = Item> + 'a {
        self.state.pieces(ItemKind::Seed, self.state.player(self.number).hand)
    }

    /// Planted seeds.
    pub fn planted(self) -> impl Iterator<Item = Item> + 'a {
        self.state.pieces(ItemKind::Seed, self.state.player(self.number).planted)
    }

    /// How many seeds may be planted in all (A85).
    pub fn plant_limit(self) -> u8 {
        self.state.plant_limit(self.number)
    }

    /// Tiles in the reserve (A53): farms, recruits, developments.
    pub fn reserve(self) -> impl Iterator<Item = Item> + 'a {
        let reserve = &self.state.player(self.number).reserve;
        TileKind::ROWS
            .into_iter()
            .flat_map(move |kind| self.state.pieces(ItemKind::ALL[kind as usize], reserve[kind as usize]))
    }

    /// Its tiles in the order built.
    pub fn hive(self) -> impl Iterator<Item = (Hex, Item)> + 'a {
        let hive = self.state.player(self.number).hive.iter();
        hive.map(move |built| {
            (self.state.site_hex(self.number, built.site), self.state.face(built.tile).item)
        })
    }

    /// How many tiles of a kind it has built.
    pub fn built(self, kind: TileKind) -> u16 {
        self.state.built(self.number, kind)
    }

    /// Its frames in the order placed: anchor and turn.
    pub fn frames(self) -> impl Iterator<Item = (Hex, u8)> + 'a {
        self.state.player(self.number).frames.iter().copied()
    }
}

fn owner(number: u8) -> Option<Owner> {
    match number {
        NONE => None,
        AUTOPILOT.. => Some(Owner::Autopilot),
        number => Some(Owner::Seat(seat(number))),
    }
}

fn worker(bee: Bee) -> Worker {
    Worker { owner: owner(bee.owner).unwrap_or(Owner::Autopilot), strength: bee.strength }
}
