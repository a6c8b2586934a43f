//! VOLCANO: islands that drift on ocean currents, for 4 to 6 players. A card game by the Hidenken game club of the University
//! of Electro-Communications, Tokyo, 2008.
//!
//! The rules are numbered V1 to V18; the comments here cite them. [`State`] is the game; [`Board`] is all that lies open on
//! the table, which is everything but the GO and STAY cards of the present turn; [`Chart`] is the sea with its currents and
//! islands. Reading order: `cell` and `island` for the pieces, `chart` for what is beside what and where things drift,
//! `turn` for the course of a turn, `legal` for what a player may do, `forecast` for what would happen. Nothing here knows how
//! anything looks.

mod action;
mod board;
mod cell;
mod chart;
mod config;
mod danger;
mod event;
mod follow;
mod forecast;
mod illegal;
mod island;
mod json;
mod legal;
mod picture;
mod prompt;
mod score;
mod state;
mod tally;
mod turn;
mod view;
mod way;

#[cfg(test)]
mod tests;

use rand::Rng;
use serde_json::{Value, json};

pub use action::Action;
pub use board::{Board, Pawn};
pub use cell::{CELLS, Cell, CellSet, Dir, SIDE};
pub use chart::{Chart, Currents, Downstream};
pub use config::{Adjacent, Config, ConfigError, Layout};
pub use danger::{Danger, Incident, Odds, Outlook};
pub use event::{Event, Stop};
pub use forecast::Forecast;
pub use illegal::Illegal;
pub use island::{Island, IslandSet};
pub use prompt::{Chance, Prompt, Vote};
pub use score::ScorePart;
pub use state::State;
pub use tally::{SeatTally, Tally};
pub use turn::LAST_ERUPTION;
pub use view::{Ballot, View};
pub use way::Way;

use super::{Counted, Game, NotationError, Pending, Score, Seat, Sink, Viewer};

impl Game for State {
    const ID: &'static str = "volcano";
    const RULES: u32 = 1;
    const BEGINNER: &'static str = "parent";

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
        match config.players {
            2..=6 => Ok(State::fresh(config)),
            players => Err(ConfigError::Players(players)),
        }
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
        match action {
            Action::Current(cell, dir) => self.deal_current(cell, dir, events),
            Action::Parent(seat) => self.draw_parent(seat, events),
            Action::Check(die) => self.check_eruption(die, events),
            Action::Event(die) => self.roll_incident(die, events),
            Action::Start(island) => self.place_pawn(island, events),
            Action::Swap(one, two) => self.swap([one, two], events),
            Action::Add(island) => self.add(island, events),
            Action::Turn(cell, dir) => self.turn_current(cell, dir, events),
            Action::Sail(island) => self.sail(island, events),
            Action::Go => self.vote(Vote::Go, events),
            Action::Stay => self.vote(Vote::Stay, events),
            Action::Flee(island) => self.flee(island, events),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        self.hides_vote(seat)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.witnessed_by(viewer))
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn resample(&self, seat: Seat, rng: &mut impl Rng) -> State {
        self.revoted(seat, rng)
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
        match *event {
            Event::TurnBegan { parent, .. } => Some(parent),
            _ => None,
        }
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Erupted { .. })
    }

    fn level(tally: &Tally, seat: Seat) -> i32 {
        tally.seats.get(seat.index()).map_or(0, |tally| tally.points as i32)
    }
}
