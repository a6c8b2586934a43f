//! The state of one game: plain data of a fixed size, copied without allocating. What is half done lies on its stack of
//! tasks; the top one is what is pending.

use super::{
    config::{Config, Setup, Solo, TwoSeedToken},
    few::Few,
    hex::{Cell, Hex},
    pack::{Board, Face, MOST_SITES, Pack, TileKind, Triggers},
    resource::Basket,
    set::{Copies, Sites},
    space::SPACES,
    task::Task,
};
use crate::rules::Seat;

pub(super) use super::few::NONE;

/// The owner that stands for the Autopilot on turn, on pods and beside explore tokens.
pub(super) const AUTOPILOT: u8 = 6;
/// Who may own a token: the seats by their numbers, and the Autopilot.
pub(super) const OWNERS: usize = AUTOPILOT as usize + 1;
/// The owners of the Autopilot's workers on spaces: ash, then amber.
pub(super) const GROUPS: [u8; 2] = [6, 7];
/// The most seats.
pub(super) const SEATS: usize = 5;
/// A13: workers and hibernation tokens of every seat.
pub(super) const WORKERS: u8 = 4;
pub(super) const TOKENS: u8 = 7;

/// One game of Apiary.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) config: Config,
    pub(super) players: [Player; SEATS],
    pub(super) spaces: [Option<Bee>; SPACES],
    /// The worker whose owner is asked where it goes (A29).
    pub(super) bumped: Option<Bee>,
    pub(super) phase: Phase,
    /// On turn: a seat, the Autopilot, or nobody in the set-up.
    pub(super) seat: u8,
    /// The start player (A5).
    pub(super) first: u8,
    pub(super) turn: u16,
    pub(super) must_place: bool,
    /// One-time effects and cards in all, played in this turn (A83).
    pub(super) seeds_used: [u8; 2],
    pub(super) last_turns: Option<u8>,
    /// Whether a seed's effect runs: no other seed may be played inside it (A80).
    pub(super) in_seed: bool,
    /// The space of the running action's worker.
    pub(super) running: u8,
    pub(super) rows: [[u8; 3]; 3],
    pub(super) stacks: [Copies; 3],
    pub(super) discards: [Copies; 3],
    pub(super) seeds: Copies,
    pub(super) seed_discards: Copies,
    /// Seeds being looked at: a research, and a seed played within it.
    pub(super) looking: [Copies; 2],
    pub(super) planets: Copies,
    pub(super) ship: Cell,
    pub(super) cells: [Planet; 24],
    /// The owner of the token on each pod of the pack.
    pub(super) pods: [u8; 32],
    /// What is not dealt yet in the set-up.
    pub(super) tokens: Copies,
    pub(super) carvings: Copies,
    pub(super) floor: Copies,
    /// The carving in each slot.
    pub(super) slots: [u8; 16],
    pub(super) dances: [Floor; 8],
    pub(super) dance_tokens: Copies,
    pub(super) frames: u8,
    /// Undealt, or lying open in the draft.
    pub(super) factions: Copies,
    pub(super) mats: Copies,
    pub(super) draft: [Copies; 2],
    /// Explore tokens taken, with their owners, in the order taken.
    pub(super) explored: Few<[u8; 2], 24>,
    pub(super) autopilot: Autopilot,
    pub(super) tasks: Few<Task, 40>,
}

/// The part of the game that runs, as records name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the notation")]
pub enum Phase {
    Setup,
    Before,
    Main,
    After,
    Autopilot,
    Over,
}

impl Phase {
    /// Its word.
    pub const fn name(self) -> &'static str {
        ["setup", "before", "main", "after", "autopilot", "over"][self as usize]
    }
}

/// A worker on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bee {
    /// A seat, or a group of the Autopilot.
    pub owner: u8,
    pub strength: u8,
    /// A37: it hibernates soon.
    pub marked: bool,
}

/// A cell of the planet grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Planet {
    /// The explore token, until it is explored.
    pub token: u8,
    pub planet: u8,
    /// Resources put on its slots, in the order placed.
    pub slots: Few<u8, 6>,
}

/// A dance slot of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Floor {
    pub dance: u8,
    pub teacher: u8,
    pub tokens: Few<u8, 3>,
}

/// A tile: its kind and which copy it is, in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tile(u8);

impl Tile {
    pub(super) const fn new(kind: TileKind, copy: u8) -> Tile {
        Tile((kind as u8) << 6 | copy & 63)
    }

    pub(super) const fn kind(self) -> TileKind {
        TileKind::ALL[(self.0 >> 6) as usize]
    }

    pub(super) const fn copy(self) -> u8 {
        self.0 & 63
    }
}

/// A tile of a hive and the site it lies on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Built {
    pub site: u8,
    pub tile: Tile,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Player {
    pub mat: u8,
    pub faction: u8,
    pub upgraded: bool,
    /// Factions to choose from (A6).
    pub offer: Few<u8, 2>,
    pub vp: u16,
    pub favor: u8,
    pub resources: Basket,
    pub supply: u8,
    /// Workers by strength, marked ones included, and how many of strength 4 are marked.
    pub pool: [u8; 4],
    pub landing: [u8; 4],
    pub pool_marked: u8,
    pub landing_marked: u8,
    pub tokens: u8,
    pub hand: Copies,
    pub planted: Copies,
    pub reserve: [Copies; 3],
    /// The dance slot that the seat has taught.
    pub taught: u8,
    /// In the order built.
    pub hive: Few<Built, MOST_SITES>,
    /// In the order placed: anchor and turn.
    pub frames: Few<(Hex, u8), 15>,
    /// Sites under tiles, and sites beside a tile or the faction tile.
    pub covered: Sites,
    pub beside: Sites,
    /// What follows from the clauses in force, kept up to date.
    pub clauses: InForce,
    /// For each set of resources, how many storage spots take any of them.
    pub room: [u8; 32],
}

/// The modifiers and triggers of all clauses in force for a seat (3.2 and 3.3 of the component pages).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct InForce {
    pub triggers: Triggers,
    pub steps: u8,
    pub advance: u8,
    pub draw: u8,
    pub keep: u8,
    pub converts: u8,
    pub grow: u8,
    /// The least strength that may carve.
    pub carve_at: u8,
    pub plants: u8,
    /// Basic resources for a seed.
    pub seed_basic: u8,
    /// Off the cost of tiles, by kind; of frames, of workers.
    pub tiles: [Basket; 4],
    pub frame: u8,
    pub worker: u8,
}

impl InForce {
    pub(super) const NOTHING: InForce = InForce {
        triggers: Triggers::NONE,
        steps: 0,
        advance: 0,
        draw: 0,
        keep: 0,
        converts: 0,
        grow: 0,
        carve_at: 4,
        plants: 0,
        seed_basic: 0,
        tiles: [Basket::NONE; 4],
        frame: 0,
        worker: 0,
    };
}

/// The solo opponent (chapter 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Autopilot {
    pub vp: u16,
    pub tokens: u8,
    /// The action card and the card after it, by their places in the pack.
    pub card: u8,
    pub next: u8,
    pub deck: Copies,
    /// Ash and amber workers in the pool, by strength.
    pub pools: [[u8; 4]; 2],
    pub tiles: [Copies; 4],
}

impl State {
    /// The state before the first step; the config has been checked.
    pub(super) fn fresh(config: &Config) -> State {
        let pack = config.pack.0;
        let solo = config.solo != Solo::Off;
        let calm = |interactive: bool| !(solo && interactive);
        let all = |count: usize, which: &dyn Fn(usize) -> bool| -> Copies {
            (0..count).filter(|copy| which(*copy)).map(|copy| copy as u8).collect()
        };
        let rows = TileKind::ROWS.map(|kind| Copies::first_of(pack.tiles[kind as usize].len()));
        let mut state = State {
            config: *config,
            players: std::array::from_fn(|_| Player::new()),
            spaces: [None; SPACES],
            bumped: None,
            phase: Phase::Setup,
            seat: NONE,
            first: if solo { AUTOPILOT } else { NONE },
            turn: 0,
            must_place: false,
            seeds_used: [0; 2],
            last_turns: None,
            in_seed: false,
            running: NONE,
            rows: [[NONE; 3]; 3],
            stacks: rows,
            discards: [Copies::NONE; 3],
            seeds: all(pack.seeds.len(), &|seed| calm(pack.seeds[seed].interactive)),
            seed_discards: Copies::NONE,
            looking: [Copies::NONE; 2],
            planets: Copies::first_of(pack.planets.len()),
            ship: Cell::default(),
            cells: [Planet { token: NONE, planet: NONE, slots: Few::new() }; 24],
            pods: [NONE; 32],
            tokens: all(pack.tokens.len(), &|token| {
                config.two_seed_token == TwoSeedToken::In || !pack.tokens[token].two_seed
            }),
            carvings: all(pack.tiles[3].len(), &|carving| calm(pack.tiles[3][carving].interactive)),
            floor: Copies::first_of(pack.dances.len()),
            slots: [NONE; 16],
            dances: [Floor { dance: NONE, teacher: NONE, tokens: Few::new() }; 8],
            dance_tokens: Copies::first_of(pack.dance_tokens.len()),
            frames: pack.frame.count,
            factions: all(pack.factions.len(), &|faction| {
                let faction = &pack.factions[faction];
                calm(faction.interactive) && (config.setup != Setup::Starters || faction.starter)
            }),
            mats: Copies::first_of(pack.mats.len()),
            draft: [Copies::NONE; 2],
            explored: Few::new(),
            autopilot: Autopilot::new(config),
            tasks: Few::new(),
        };
        state.ship = state.board().start;
        state.lay_out();
        state
    }

    pub(super) fn pack(&self) -> &'static Pack {
        self.config.pack.0
    }

    /// Whether the large board is in use (1.2).
    pub(super) const fn is_large(&self) -> bool {
        self.config.players > 3
    }

    /// The side of the board in use (1.2).
    pub fn board(&self) -> &'static Board {
        if self.is_large() { &self.pack().large } else { &self.pack().small }
    }

    /// The number of seats that sectors and pods go by: against the Autopilot those of two players (chapter 8).
    pub(super) fn table_size(&self) -> u8 {
        self.config.players.max(2)
    }

    pub(super) fn is_solo(&self) -> bool {
        self.config.solo != Solo::Off
    }

    pub(super) const fn player(&self, seat: u8) -> &Player {
        &self.players[seat as usize]
    }

    pub(super) const fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.players[seat as usize]
    }

    pub(super) fn face(&self, tile: Tile) -> &'static Face {
        self.pack().face(tile.kind(), tile.copy())
    }

    /// Whether that pod is in play.
    pub(super) fn in_play(&self, pod: usize) -> bool {
        let pack = self.pack();
        pack.pods.get(pod).is_some_and(|pod| pack.sectors[pod.sector].from <= self.table_size())
    }

    /// The pods in play, in pack order.
    pub(super) fn pods_in_play(&self) -> impl Iterator<Item = usize> {
        (0..self.pack().pods.len()).filter(|pod| self.in_play(*pod))
    }

    /// Turns of a round: one for each seat, and one for the Autopilot.
    pub(super) fn round(&self) -> u8 {
        self.config.players + u8::from(self.is_solo())
    }

    /// Who has the turn after that one.
    pub(super) fn after(&self, seat: u8) -> u8 {
        match seat {
            AUTOPILOT => 0,
            _ if self.is_solo() => AUTOPILOT,
            _ => (seat + 1) % self.config.players,
        }
    }

    /// The seats in turn order; against the Autopilot there is only one.
    pub(super) fn in_turn_order(&self, place: u8) -> u8 {
        if self.is_solo() { 0 } else { (self.first + place) % self.config.players }
    }

    /// The seats other than that one, clockwise from it.
    pub(super) fn others(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let players = self.config.players;
        (1..players).map(move |places| (seat + places) % players)
    }

    /// Whether the seat is in its own main action, so that A37 holds and not A38.
    pub(super) fn in_main_action(&self, seat: u8) -> bool {
        self.phase == Phase::Main && self.seat == seat
    }
}

/// A seat as the interface of all games has it.
pub(super) const fn seat(number: u8) -> Seat {
    Seat::new(number)
}

impl Player {
    fn new() -> Player {
        Player {
            mat: NONE,
            faction: NONE,
            upgraded: false,
            offer: Few::new(),
            vp: 0,
            favor: 0,
            resources: Basket::NONE,
            supply: WORKERS,
            pool: [0; 4],
            landing: [0; 4],
            pool_marked: 0,
            landing_marked: 0,
            tokens: TOKENS,
            hand: Copies::NONE,
            planted: Copies::NONE,
            reserve: [Copies::NONE; 3],
            taught: NONE,
            hive: Few::new(),
            frames: Few::new(),
            covered: Sites::NONE,
            beside: Sites::NONE,
            clauses: InForce::NOTHING,
            room: [0; 32],
        }
    }
}

impl Autopilot {
    fn new(config: &Config) -> Autopilot {
        let mut autopilot = Autopilot {
            vp: 1,
            tokens: TOKENS,
            card: NONE,
            next: NONE,
            deck: Copies::NONE,
            pools: [[0; 4]; 2],
            tiles: [Copies::NONE; 4],
        };
        if let Solo::Level(level) = config.solo {
            let level = &config.pack.0.levels[usize::from(level - 1)];
            for (pool, strengths) in autopilot.pools.iter_mut().zip([&level.ash, &level.amber]) {
                strengths.iter().for_each(|strength| pool[usize::from(strength - 1)] += 1);
            }
        }
        autopilot
    }
}
