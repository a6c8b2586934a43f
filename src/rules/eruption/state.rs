//! The state of a game: plain data, a few hundred bytes, copied with a memcpy.

use super::{
    board::Board,
    card::{Card, Cards},
    config::{Config, WallStock},
    degrees::Degrees,
    event::{DrawCause, Ending, Phase},
    hex::{Dir, Hex, HexSet},
    island::Village,
    material::Material,
    prompt::{Chance, Prompt},
    stack::Stack,
    tile::{KINDS, Kind, Tile},
    wall::Edge,
};
use crate::rules::{Pending, Seat};

/// The most seats a game can have.
pub(super) const MAX_SEATS: usize = 6;

/// What one player owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Where the marker stands.
    pub temperature: Degrees,
    /// Walls in the supply, by material.
    pub supply: [u8; 3],
    /// The hidden hand.
    pub hand: Cards,
    /// Eruption tiles taken and not yet placed (E16).
    pub eruption_tiles: u8,
    /// 0 while the village stands; else this was the so-manieth to burn out for good (E68, E76, E77).
    pub burnt_out: u8,
}

impl Player {
    /// Walls of this material in the supply.
    pub fn walls(&self, material: Material) -> u8 {
        self.supply[material.index()]
    }

    /// A wall comes into the supply: up to 255 of a material.
    pub(super) fn add_wall(&mut self, material: Material) {
        let walls = &mut self.supply[material.index()];
        *walls = walls.saturating_add(1);
    }
}

/// A game of Eruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) config: Config,
    pub(super) board: Board,
    pub(super) players: [Player; MAX_SEATS],
    pub(super) stack: Stack,
    /// Tiles that left the game (E56), by kind.
    pub(super) tile_discard: [u8; KINDS],
    pub(super) draw_pile: Cards,
    pub(super) discards: Cards,
    /// Walls in the common stock by material; not counted down if unlimited (E60).
    pub(super) stock: [u8; 3],
    /// Which eruption tiles have not been taken.
    pub(super) eruption_row: [bool; 3],
    /// Eruption tiles that left the game.
    pub(super) eruptions_gone: u8,
    /// Whose turn it is.
    pub(super) seat: Seat,
    /// Turns begun so far, by all.
    pub(super) turn: u16,
    /// Why the final round runs, and how many of its turns have not begun.
    pub(super) last_round: Option<(Ending, u8)>,
    /// Cards to be drawn before anything else, and why.
    pub(super) draws: u8,
    pub(super) draw_cause: DrawCause,
    pub(super) stage: Stage,
    /// Annihilation: turns that have ended since something happened; the turn in which it did counts (E77).
    pub(super) quiet: u8,
    /// Hexes closed for the present placement (E30).
    pub(super) refused: HexSet,
}

/// What a placement of lava is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// E24.
    Mandatory,
    /// E37.
    Extra,
    /// Lava Flow, or two cards traded (E40).
    Card,
}

/// Where the turn stands. `Begin…` stages pass by themselves; the others wait for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Who begins?
    Start,
    /// Cards are dealt; so many have been.
    Deal {
        dealt: u8,
    },
    BeginTurn,
    /// Village walls are rolled for, from that position of the village on.
    Damage {
        position: u8,
    },
    BeginEruption,
    Erupt,
    BeginLava,
    /// A lava tile is drawn; with Forecast, the top of a stack is chosen (E78).
    Draw(Purpose),
    Place {
        kind: Kind,
        purpose: Purpose,
    },
    /// Walls before the hex are rolled for, from that side on; `broken` if one has been lost.
    Breach {
        hex: Hex,
        tile: Tile,
        purpose: Purpose,
        side: Dir,
        broken: bool,
    },
    BeginExtra,
    Extra,
    BeginCards,
    Cards,
    Relocate {
        moves: u8,
    },
    /// A tile for Quake is drawn.
    DrawReplacement,
    Replace {
        kind: Kind,
    },
    BeginWalls,
    Walls {
        built: u8,
    },
    EndTurn,
    Over,
}

impl State {
    pub(super) fn fresh(config: &Config) -> State {
        let mut players = [Player::default(); MAX_SEATS];
        for player in players.iter_mut().take(config.players.into()) {
            player.supply = [1; 3];
        }
        State {
            config: *config,
            board: Board::default(),
            players,
            stack: Stack::full(config.forecast),
            tile_discard: [0; KINDS],
            draw_pile: Cards::deck(config.rain),
            discards: Cards::default(),
            stock: Material::ALL.map(|material| material.stock() - config.players),
            eruption_row: [true; 3],
            eruptions_gone: 0,
            seat: Seat::new(0),
            turn: 0,
            last_round: None,
            draws: 0,
            draw_cause: DrawCause::Deal,
            stage: Stage::Start,
            quiet: 0,
            refused: HexSet::EMPTY,
        }
    }

    /// Tiles and walls on the island.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What a seat owns.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MAX_SEATS]
    }

    /// The seat's village (E1).
    pub fn village(&self, seat: Seat) -> Village {
        let villages = Village::in_play(self.config.players);
        villages[seat.index() % villages.len()]
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is left of the lava tiles.
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    /// Whether a turn of this seat will still begin, the running one left out: in the final round there is one at most (E68, E70).
    pub fn has_a_turn_left(&self, seat: Seat) -> bool {
        let players = self.config.players;
        let on = (seat.index() as u8 + players - self.seat.index() as u8 + players - 1) % players;
        let before = (1..=on).filter(|places| !self.is_out(self.seat.on(*places, players))).count();
        !self.is_out(seat) && self.last_round.is_none_or(|(_, left)| before < usize::from(left))
    }

    /// Whether the final round has begun (E68, E70).
    pub fn is_final_round(&self) -> bool {
        self.last_round.is_some()
    }

    /// Cards that the seat on turn has yet to draw before anything else.
    pub fn cards_due(&self) -> u8 {
        self.draws
    }

    pub(super) fn own(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    pub(super) fn own_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }

    pub(super) fn own_village(&self) -> Village {
        self.village(self.seat)
    }

    /// What comes next.
    pub(super) fn next(&self) -> Pending<Prompt, Chance> {
        if self.draws > 0 {
            return Pending::Chance(Chance::Card);
        }
        if self.bare().is_some() {
            return Pending::Chance(Chance::Tile);
        }
        let prompt = match self.stage {
            Stage::Start => return Pending::Chance(Chance::Start),
            Stage::Deal { .. } => return Pending::Chance(Chance::Card),
            Stage::Damage { position } => return self.village_roll(position),
            Stage::Draw(_) | Stage::DrawReplacement if self.config.forecast => Prompt::Take,
            Stage::Draw(_) | Stage::DrawReplacement => return Pending::Chance(Chance::Tile),
            Stage::Breach { hex, side, .. } => return self.roll(Edge::Lava { front: hex, side }),
            Stage::Erupt => Prompt::Erupt { held: self.own().eruption_tiles },
            Stage::Place { kind, .. } => Prompt::Place { kind, refused: self.refused },
            Stage::Extra => Prompt::Extra,
            Stage::Cards => Prompt::Cards { over: self.own().hand.len().saturating_sub(3) },
            Stage::Relocate { moves } => Prompt::Relocate { moves },
            Stage::Replace { kind } => Prompt::Replace { kind },
            Stage::Walls { built } => Prompt::Walls { built, allowed: self.walls_allowed() },
            _ => return Pending::Over,
        };
        Pending::Decision { seat: self.seat, prompt }
    }

    fn village_roll(&self, position: u8) -> Pending<Prompt, Chance> {
        match self.own_village().slots().nth(position.into()) {
            Some(slot) => self.roll(Edge::Village(slot)),
            None => Pending::Over,
        }
    }

    fn roll(&self, edge: Edge) -> Pending<Prompt, Chance> {
        let material = self.board.wall(edge).unwrap_or(Material::Straw);
        Pending::Chance(Chance::Dice { edge, material })
    }

    /// The phase of the turn (E6); lava that a card brings is placed in phase 3 (E40).
    pub(super) fn phase(&self) -> Option<Phase> {
        Some(match self.stage {
            Stage::Start | Stage::Deal { .. } | Stage::Over => return None,
            Stage::BeginTurn | Stage::Damage { .. } => Phase::Damage,
            Stage::BeginEruption | Stage::Erupt => Phase::Eruption,
            Stage::Draw(Purpose::Card)
            | Stage::Place { purpose: Purpose::Card, .. }
            | Stage::Breach { purpose: Purpose::Card, .. } => Phase::Cards,
            Stage::BeginLava | Stage::Draw(_) | Stage::Place { .. } | Stage::Breach { .. } => Phase::Lava,
            Stage::BeginExtra | Stage::Extra => Phase::Lava,
            Stage::BeginCards | Stage::Cards | Stage::Relocate { .. } => Phase::Cards,
            Stage::DrawReplacement | Stage::Replace { .. } => Phase::Cards,
            Stage::BeginWalls | Stage::Walls { .. } | Stage::EndTurn => Phase::Walls,
        })
    }

    /// E58: one wall, two in zone 1 and beyond.
    pub(super) fn walls_allowed(&self) -> u8 {
        1 + u8::from(self.own().temperature.zone() >= 1)
    }

    /// E78: the stack whose top is to be uncovered. It is done before anything else, but after the deal.
    pub(super) fn bare(&self) -> Option<usize> {
        if !self.config.forecast || matches!(self.stage, Stage::Start | Stage::Deal { .. } | Stage::Over) {
            return None;
        }
        self.stack.bare()
    }

    /// The seats on the same side, the seat itself included (E76).
    pub(super) fn side(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let clans = self.config.clans;
        Seat::first(self.config.players).filter(move |other| clans.allied(seat, *other))
    }

    /// Whether the seat has burnt out for good (E77).
    pub(super) fn is_out(&self, seat: Seat) -> bool {
        self.players[seat.index() % MAX_SEATS].burnt_out > 0
    }

    /// The hexes where the tile that is drawn now may lie: the open ones, or for Quake those of replaceable tiles.
    pub(super) fn targets_of_draw(&self) -> HexSet {
        match self.stage {
            Stage::DrawReplacement => self.board.replaceable(),
            _ => self.open(),
        }
    }

    /// Whether a tile of the stack that may be drawn now fits a hex of `within`.
    pub(super) fn stack_fits(&self, within: HexSet) -> bool {
        self.stack.kinds().any(|kind| self.board.fits_any(kind, within))
    }

    /// The hexes open to the present placement of lava.
    pub(super) fn open(&self) -> HexSet {
        !(self.board.occupied() | self.refused)
    }

    /// E60: the material of the wall that the stock would give.
    pub(super) fn given(&self, wanted: Material) -> Option<Material> {
        given(&self.config, self.stock, wanted)
    }

    /// Whether a card may be traded now: the stock has something to give (E55, E57).
    pub(super) fn can_trade(&self, card: Card) -> bool {
        self.given(card.trades_for()).is_some()
    }
}

/// E60: the wanted material, or the next weaker one that the stock has.
pub(super) fn given(config: &Config, stock: [u8; 3], wanted: Material) -> Option<Material> {
    let unlimited = config.wall_stock == WallStock::Unlimited;
    std::iter::successors(Some(wanted), |material| material.weaker())
        .find(|material| unlimited || stock[material.index()] > 0)
}
