//! Apiary: worker placement with strengths, hives of hexes and hibernation, for 1 to 5 players. Designed by Connie Vogelmann,
//! published by Stonemaier Games in 2023.
//!
//! The rules are numbered A1 to A118; the comments here cite them. [`State`] is the game; a [`Pack`] holds all its components
//! as data. Reading order: `pack` for what components are, `state` for what is on the table, `task` and `flow` for how a game
//! goes on, `effects` for the one interpreter of all texts, then a file for each part of the rules: `turn`, `workers`, `hibernate`,
//! `acts`, `explore`, `build`, `grow`, `seeds`, `convert`, `storage`, `score`, `autopilot`. `legal` says what a player may do,
//! `look` what lies on the table, `placing`, `price`, `worth` and `rival` what could be done and what it would be worth, `due`
//! what is still to come, `shown` what is shown while a story is told.
//! Nothing here knows how anything looks.

mod action;
mod acts;
mod autopilot;
mod build;
mod chance;
mod config;
mod convert;
mod count;
mod due;
mod effects;
mod event;
mod explore;
mod few;
mod flow;
mod grow;
mod hex;
mod hibernate;
mod illegal;
mod item;
mod json;
mod legal;
mod look;
mod order;
pub mod pack;
mod placing;
mod price;
mod prompt;
mod resource;
mod rival;
mod score;
mod seeds;
mod set;
mod setup;
mod shown;
mod space;
mod state;
mod storage;
mod tally;
mod task;
mod turn;
mod view;
mod workers;
mod worth;

#[cfg(test)]
mod tests;

use rand::Rng;
use serde_json::Value;

pub use action::{Action, Payment};
pub use config::{
    AdvanceFour, Config, ConfigError, FavorScoring, PackChoice, SeedLimit, SeedTiming, Setup, Solo,
    TwoSeedToken,
};
pub use due::{Budget, Due};
pub use event::{Event, Owner};
pub use hex::{Cell, Hex};
pub use illegal::Illegal;
pub use item::{Item, ItemKind};
pub use look::{DanceSlot, Heap, PlanetCell, Sheet, Worker};
pub use pack::Pack;
pub use placing::Placing;
pub use prompt::{Chance, Prompt, Source};
pub use resource::{Basket, Resource};
pub use score::ScorePart;
pub use shown::Shown;
pub use space::{Act, Spot};
pub use state::{Phase, State};
pub use tally::{SeatTally, Tally};
pub use view::View;

pub use super::NotationError;

use super::{Counted, Game, Pending, Score, Seat, Sink, Viewer};

impl Game for State {
    const ID: &'static str = "apiary";
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
        self.carry_out(action, events);
        self.settle(events);
        Ok(())
    }

    fn sole_witness(chance: Chance) -> Option<Seat> {
        chance.seen_by()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        self.knows_secrets(seat.index() as u8)
    }

    /// The owner of a bumped worker answers on the table (A30), and so chooses its pod if it hibernates (A29), and what the pod
    /// gives: nothing of that is decided with seeds. What shows seeds is private at any time.
    fn asks_openly(&self) -> bool {
        let Pending::Decision { seat, prompt } = self.pending() else { return false };
        match prompt {
            // Who bumps an own worker is on turn, and may have seeds to play (A81).
            Prompt::Bumped { .. }
            | Prompt::Pod
            | Prompt::Gain { .. }
            | Prompt::Choice
            | Prompt::Strengthen { .. } => self.on_turn() != Some(Owner::Seat(seat)),
            _ => false,
        }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.witnessed_by(viewer))
    }

    fn resample(&self, seat: Seat, rng: &mut impl Rng) -> State {
        self.redealt(seat.index() as u8, rng)
    }

    fn scores(&self) -> Vec<Score<ScorePart>> {
        self.standings()
    }

    fn state_json(&self) -> Value {
        self.notation_json()
    }

    fn standings_json(&self) -> Value {
        self.ranking_json()
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
            Event::TurnBegan { owner: Owner::Seat(seat), .. } => Some(*seat),
            _ => None,
        }
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::EndTriggered { .. } | Event::Hibernated { .. })
    }

    fn level(tally: &Tally, seat: Seat) -> i32 {
        tally.seats.get(seat.index()).map_or(0, |own| own.vp)
    }
}
