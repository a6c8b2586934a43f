//! Positions for the rule tests: a [`Scene`] is set up piece by piece and opened at a phase of a seat's turn; the [`Table`]
//! that comes out of it plays steps in the notation of records.

use super::pictures::tile_of;
use crate::rules::{
    Game, Pending, Seat,
    eruption::{
        Board, Card, Cards, Config, Degrees, Edge, Event, Hex, HexSet, Kind, Material, Stack, State, Tile,
        state::Stage,
    },
    trial::{Drawn, Trial},
};

pub(super) fn edge(name: &str) -> Edge {
    name.parse().unwrap_or_else(|_| panic!("{name} is no edge"))
}

pub(super) fn hex(name: &str) -> Hex {
    Hex::parse(name).unwrap_or_else(|_| panic!("{name} is no hex"))
}

/// Words that name kinds of tile or cards, separated by blanks.
fn named<T: std::str::FromStr>(words: &str) -> impl Iterator<Item = T> {
    words.split_whitespace().map(|word| word.parse().unwrap_or_else(|_| panic!("{word:?} is unknown")))
}

/// A position to be set up. Nothing is counted: pieces put on the island do not leave the stack or the stock.
#[derive(Clone)]
pub(super) struct Scene(State);

/// An empty island, no cards dealt, everybody at 0° with one wall of each material; seat 0 is on turn.
pub(super) fn scene(players: u8) -> Scene {
    scene_of(&Config::new(players))
}

pub(super) fn scene_of(config: &Config) -> Scene {
    Scene(State::new(config).expect("a config"))
}

impl Scene {
    pub(super) fn island(mut self, board: Board) -> Scene {
        self.0.board = board;
        self
    }

    /// A tile by its lava edges, written as digits (`03`: N and S), or `*`.
    pub(super) fn tile(mut self, at: &str, edges: &str) -> Scene {
        self.0.board.put(hex(at), tile_of(edges).expect("a tile"));
        self
    }

    /// The same tile on every empty hex but these; nobody asks whether edges match.
    pub(super) fn filled_but(mut self, open: &[&str], edges: &str) -> Scene {
        let open: HexSet = open.iter().map(|name| hex(name)).collect();
        for at in (!(self.0.board.occupied() | open)).iter() {
            self.0.board.put(at, tile_of(edges).expect("a tile"));
        }
        self
    }

    pub(super) fn wall(mut self, at: &str, material: Material) -> Scene {
        self.0.board.build(edge(at), material);
        self
    }

    pub(super) fn at(mut self, seat: u8, degrees: u16) -> Scene {
        self.0.players[usize::from(seat)].temperature = Degrees::ZERO.heated(degrees);
        self
    }

    pub(super) fn hand(mut self, seat: u8, cards: &str) -> Scene {
        self.0.players[usize::from(seat)].hand = named::<Card>(cards).collect();
        self
    }

    /// Straw, wood, stone.
    pub(super) fn supply(mut self, seat: u8, walls: [u8; 3]) -> Scene {
        self.0.players[usize::from(seat)].supply = walls;
        self
    }

    /// Straw, wood, stone.
    pub(super) fn stock(mut self, walls: [u8; 3]) -> Scene {
        self.0.stock = walls;
        self
    }

    pub(super) fn stack(mut self, kinds: &str) -> Scene {
        self.0.stack.clear();
        named::<Kind>(kinds).for_each(|kind| self.0.stack.set_aside(kind));
        self.0.stack.settle();
        self
    }

    /// Tiles that have left the game.
    pub(super) fn gone(mut self, kinds: &str) -> Scene {
        named::<Kind>(kinds).for_each(|kind| self.0.tile_discard[kind.index()] += 1);
        self
    }

    /// The three stacks of Forecast, each from the top down. What lies below counts as unseen, so that only how much of it
    /// there is matters for each stack.
    pub(super) fn stacks(mut self, stacks: [&str; 3]) -> Scene {
        let stacks: [Vec<Kind>; 3] = stacks.map(|kinds| named(kinds).collect());
        self.0.stack = Stack::of_piles(&stacks);
        self
    }

    pub(super) fn piles(mut self, draw_pile: &str, discards: &str) -> Scene {
        self.0.draw_pile = named::<Card>(draw_pile).collect::<Cards>();
        self.0.discards = named::<Card>(discards).collect();
        self
    }

    /// The seat has taken eruption tiles with these numbers and holds them.
    pub(super) fn holds(mut self, seat: u8, numbers: &[usize]) -> Scene {
        for number in numbers {
            self.0.eruption_row[number - 1] = false;
            self.0.players[usize::from(seat)].eruption_tiles += 1;
        }
        self
    }

    /// These eruption tiles have been taken and are gone.
    pub(super) fn taken(mut self, numbers: &[usize]) -> Scene {
        for number in numbers {
            self.0.eruption_row[number - 1] = false;
            self.0.eruptions_gone += 1;
        }
        self
    }

    pub(super) fn turn_of(mut self, seat: u8) -> Scene {
        self.0.seat = Seat::new(seat);
        self
    }

    /// Opens at the start of the turn.
    pub(super) fn damage(self) -> Table {
        self.open(Stage::BeginTurn)
    }

    /// Opens at phase 1b.
    pub(super) fn eruption(self) -> Table {
        self.open(Stage::BeginEruption)
    }

    /// Opens at phase 2.
    pub(super) fn lava(self) -> Table {
        self.open(Stage::BeginLava)
    }

    /// Opens at phase 3.
    pub(super) fn cards(self) -> Table {
        self.open(Stage::BeginCards)
    }

    /// Opens at phase 4.
    pub(super) fn walls(self) -> Table {
        self.open(Stage::BeginWalls)
    }

    fn open(mut self, stage: Stage) -> Table {
        let mut events = Vec::new();
        self.0.stage = stage;
        self.0.settle(&mut events);
        Table { state: self.0, events }
    }
}

/// A game of Eruption in a test.
pub(super) type Table = Trial<State>;

impl Drawn for State {
    fn drawing(&self) -> String {
        self.board.to_string()
    }
}

impl Table {
    /// The possible outcomes with their weights.
    pub(super) fn chances(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        outcomes.into_iter().map(|(action, weight)| (action.to_string(), weight)).collect()
    }

    /// The wall that is to be rolled for.
    pub(super) fn rolls_for(&self) -> String {
        match self.state.pending() {
            Pending::Chance(crate::rules::eruption::Chance::Dice { edge, .. }) => edge.to_string(),
            _ => panic!("no roll is due, but {}\n{self}", self.asks()),
        }
    }

    pub(super) fn temperature(&self, seat: u8) -> u16 {
        self.state.player(Seat::new(seat)).temperature.get()
    }

    pub(super) fn temperatures(&self) -> Vec<u16> {
        Seat::first(self.state.seats()).map(|seat| self.state.player(seat).temperature.get()).collect()
    }

    /// Straw, wood, stone.
    pub(super) fn supply(&self, seat: u8) -> [u8; 3] {
        self.state.player(Seat::new(seat)).supply
    }

    /// The hand's cards by name.
    pub(super) fn hand(&self, seat: u8) -> String {
        let cards: Vec<&str> = self.state.player(Seat::new(seat)).hand.iter().map(Card::name).collect();
        cards.join(" ")
    }

    pub(super) fn wall(&self, at: &str) -> Option<Material> {
        self.state.board.wall(edge(at))
    }

    /// The lava edges of a tile as digits, or an empty text.
    pub(super) fn tile(&self, at: &str) -> String {
        let tile = self.state.board.tile(hex(at));
        tile.into_iter().flat_map(Tile::edges).map(|dir| dir.index().to_string()).collect()
    }

    pub(super) fn rolls(&self) -> usize {
        self.count(|event| matches!(event, Event::WallRolled { .. }))
    }
}
