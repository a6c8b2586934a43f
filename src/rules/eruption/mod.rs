//! Eruption: lava tiles on a hex island, for 2 to 6 players. Designed by Chris James, published by Stratus Games in 2011.
//!
//! The rules are numbered E1 to E78; the comments here cite them. [`State`] is the game; [`Board`] is the island with its
//! tiles and walls. Reading order: `hex` and `tile` for the pieces, `board` for what fits where, `turn` for the course
//! of a turn, `legal` for what a player may do. Nothing here knows how anything looks.

mod action;
mod board;
mod card;
mod clan;
mod config;
mod counts;
mod degrees;
mod event;
mod follow;
mod hex;
mod illegal;
mod island;
mod json;
mod legal;
mod outlook;
mod picture;
mod piles;
mod prompt;
mod score;
mod stack;
mod state;
mod tally;
mod tile;
mod turn;
mod variants;
mod view;
mod wall;

#[cfg(test)]
mod tests;

use rand::Rng;
use serde_json::{Value, json};

pub use action::Action;
pub use board::Board;
pub use card::{Card, Cards};
pub use clan::{Clan, Clans};
pub use config::{Config, ConfigError, WallStock, ZoneCard};
pub use degrees::Degrees;
pub use event::{DrawCause, Ending, Event, HeatCause, Phase, WallLoss, WallSource};
pub use hex::{Dir, HEXES, Hex, HexSet};
pub use illegal::Illegal;
pub use island::{BLANKS, MOUTHS, RESOURCES, Slot, Village, is_volcano, resource};
pub use outlook::Outlook;
pub use prompt::{Chance, Prompt};
pub use score::ScorePart;
pub use stack::Stack;
pub use state::{Player, State};
pub use tally::{SeatTally, Tally};
pub use tile::{KINDS, Kind, Tile, Turn};
pub use view::{PlayerView, View};
pub use wall::{Edge, Material};

pub use super::{Die, NotationError};

use super::{Counted, Game, Pending, Score, Seat, Sink, Viewer, notation};
use event::DrawCause as Cause;
use state::{Purpose, Stage};

impl Game for State {
    const ID: &'static str = "eruption";
    const RULES: u32 = 1;

    type Config = Config;
    type ConfigError = ConfigError;
    type Action = Action;
    type NotationError = NotationError;
    type Prompt = Prompt;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type ScorePart = ScorePart;

    fn new(config: &Config) -> Result<State, ConfigError> {
        config.check().map(|()| State::fresh(config))
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> u8 {
        self.config.players
    }

    fn pending(&self) -> Pending<Prompt, Chance> {
        self.next()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        self.list_outcomes(out);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    fn play(&mut self, action: Action, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check_action(action)?;
        if self.config.annihilation && action.stirs() {
            self.quiet = 0;
        }
        self.carry_out(action, events);
        self.settle(events);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        !self.player(seat).hand.is_empty()
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.witnessed_by(viewer))
    }

    fn resample(&self, seat: Seat, rng: &mut impl Rng) -> State {
        self.redealt(seat, rng)
    }

    fn scores(&self) -> Vec<Score<ScorePart>> {
        self.standings()
    }

    fn state_json(&self) -> Value {
        json!(self.notation())
    }

    fn standings_json(&self) -> Value {
        json!(self.ranking())
    }
}

impl Counted for State {
    type Tally = Tally;

    fn tally(config: &Config) -> Tally {
        Tally::new(config)
    }

    fn count(tally: &mut Tally, event: &Event) {
        tally.count(event);
    }

    fn turn_of(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnBegan { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::TilePlaced { tile: Tile::ERUPTION, .. })
    }

    fn level(tally: &Tally, seat: Seat) -> i32 {
        tally.seats[seat.index()].temperature.into()
    }
}

/// What each action does. It has been checked.
impl State {
    fn carry_out(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let seat = self.seat;
        if let Some(card) = action.plays() {
            self.spend(card);
            events.push(Event::CardPlayed { seat, card });
        }
        match action {
            Action::Start(seat) => {
                self.seat = seat;
                self.stage = Stage::Deal { dealt: 0 };
                events.push(Event::Started { seat });
            }
            Action::Card(card) => self.take_card(card, events),
            Action::Tile(kind) | Action::Again(kind) if self.bare().is_some() => {
                self.uncover(kind, matches!(action, Action::Again(_)), events);
            }
            Action::Again(_) => {}
            Action::Tile(kind) => {
                self.stack.draw(kind);
                events.push(Event::TileDrawn { seat, kind });
                match self.stage {
                    Stage::Draw(purpose) => self.tile_drawn(kind, purpose, events),
                    _ => self.replacement_drawn(kind, events),
                }
            }
            Action::Dice { wall, lava } => self.roll_dice(wall, lava, events),
            Action::Erupt(hex) => self.erupt(hex, events),
            Action::Take(pile) => self.take_top(pile, events),
            Action::Place(hex, turn) => {
                if let Stage::Place { kind, purpose } = self.stage {
                    self.place(hex, kind.tile(turn), purpose, events);
                }
            }
            Action::Extra => self.stage = Stage::Draw(Purpose::Extra),
            Action::NoExtra => self.stage = Stage::BeginCards,
            Action::LavaFlow => self.stage = Stage::Draw(Purpose::Card),
            Action::Reinforce(edge, material) => self.build_wall(edge, material, true, events),
            Action::Relocate => self.stage = Stage::Relocate { moves: 0 },
            Action::Rain => {
                let before = self.own().temperature;
                let now = before.cooled(30);
                self.own_mut().temperature = now;
                events.push(Event::Cooled { seat, by: before.get() - now.get(), now: now.get() });
            }
            Action::Sinkhole(hex) => self.sinkhole(hex, events),
            Action::VolcanicBomb(edge) => self.lose_wall(edge, WallLoss::Bomb, events),
            Action::Aftershock(hex, turn) => {
                let kind = self.board.tile(hex).and_then(Tile::kind);
                self.aftershock(hex, kind.map_or(Tile::ERUPTION, |(kind, _)| kind.tile(turn)), events);
            }
            Action::Quake => self.stage = Stage::DrawReplacement,
            Action::Move(from, to) => self.move_wall(from, to, events),
            Action::Replace(hex, turn) => {
                if let Stage::Replace { kind } = self.stage {
                    self.replace(hex, kind.tile(turn), events);
                }
            }
            Action::Trade(card) => {
                self.spend(card);
                events.push(Event::CardTraded { seat, card });
                self.gain_wall(card.trades_for(), WallSource::Trade(card), events);
            }
            Action::TradeTwo(one, two) => {
                self.spend(one);
                self.spend(two);
                events.push(Event::CardsTraded { seat, cards: [one, two] });
                self.stage = Stage::Draw(Purpose::Card);
            }
            Action::Discard(card) => {
                self.spend(card);
                events.push(Event::CardDiscarded { seat, card });
            }
            Action::GiveCard(to, card) => self.give_card(to, card, events),
            Action::GiveWall(to, material) => self.give_wall(to, material, events),
            Action::Done => match self.stage {
                Stage::Relocate { .. } => self.stage = Stage::Cards,
                _ => self.stage = Stage::BeginWalls,
            },
            Action::Wall(edge, material) => {
                self.build_wall(edge, material, false, events);
                if let Stage::Walls { built } = self.stage {
                    let built = built + 1;
                    self.stage =
                        if built < self.walls_allowed() { Stage::Walls { built } } else { Stage::EndTurn };
                }
            }
            Action::End => self.stage = Stage::EndTurn,
        }
    }

    fn spend(&mut self, card: Card) {
        self.own_mut().hand.take(card);
        self.discards.add(card);
    }

    fn take_card(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.draw_pile.take(card);
        let (seat, cause) = match self.stage {
            Stage::Deal { dealt } => {
                let next = dealt + 1;
                let all = next == 3 * self.config.players;
                self.stage = if all { Stage::BeginTurn } else { Stage::Deal { dealt: next } };
                (Seat::new(dealt / 3), Cause::Deal)
            }
            _ => {
                self.draws -= 1;
                (self.seat, self.draw_cause)
            }
        };
        self.players[seat.index()].hand.add(card);
        events.push(Event::CardDrawn { seat, card: Some(card), cause });
    }

    /// The roll for one wall: of the village in phase 1 (E9), or before a placement (E30).
    fn roll_dice(&mut self, wall: Die, lava: Die, events: &mut impl Sink<Event>) {
        let seat = self.seat;
        let Pending::Chance(Chance::Dice { edge, material }) = self.next() else { return };
        let holds = material.holds(wall.pips(), lava.pips());
        let placing = matches!(self.stage, Stage::Breach { .. });
        events.push(Event::WallRolled { seat, edge, material, wall, lava, holds, placing });
        match self.stage {
            Stage::Damage { position } => {
                if !holds {
                    self.lose_wall(edge, WallLoss::Roll, events);
                    self.heat(seat, 10, HeatCause::LostWall(edge), events);
                }
                self.next_damage_roll(position + 1, events);
            }
            Stage::Breach { hex, tile, purpose, side, broken } => {
                // E30: every wall is rolled for; what falls is taken away when all have been.
                self.next_breach_roll(hex, tile, purpose, side.index() + 1, broken || !holds, events);
            }
            _ => {}
        }
    }

    fn move_wall(&mut self, from: Slot, to: Slot, events: &mut impl Sink<Event>) {
        let (from, to) = (Edge::Village(from), Edge::Village(to));
        let (Some(material), swapped) = (self.board.wall(from), self.board.wall(to)) else { return };
        self.board.tear_down(from);
        self.board.tear_down(to);
        self.board.build(to, material);
        events.push(Event::WallMoved { seat: self.seat, from, to, material });
        if let Some(material) = swapped {
            self.board.build(from, material);
            events.push(Event::WallMoved { seat: self.seat, from: to, to: from, material });
        }
        if let Stage::Relocate { moves } = self.stage {
            self.stage = Stage::Relocate { moves: moves + 1 };
        }
    }
}
