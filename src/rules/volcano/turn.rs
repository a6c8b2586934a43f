//! The course of a turn: what each step brings, and all that follows by itself (V3 to V17).

use super::{
    cell::{Cell, Dir},
    danger::{Incident, Outlook},
    event::Event,
    island::Island,
    prompt::Vote,
    state::{Stage, State, Votes},
};
use crate::rules::{Die, Seat, Seats, Sink};

/// V17: the eruption that ends the game.
pub const LAST_ERUPTION: u8 = 3;
/// V7: what event 6 adds.
const BOUNTY: u32 = 2;

/// Set-up.
impl State {
    /// V1.
    pub(super) fn deal_current(&mut self, cell: Cell, dir: Dir, events: &mut impl Sink<Event>) {
        self.board.chart.currents.turn(cell, dir);
        events.push(Event::CurrentDealt { cell, dir });
        self.stage = cell.following().map_or(Stage::Parent, |next| Stage::Currents { next });
    }

    /// V3.
    pub(super) fn draw_parent(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.board.parent = seat;
        self.seat = seat;
        self.stage = Stage::Start;
        events.push(Event::ParentDrawn { seat });
    }

    /// V4.
    pub(super) fn place_pawn(&mut self, island: Island, events: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.board.pawn_mut(seat).at = Some(island);
        events.push(Event::PawnPlaced { seat, island });
        self.seat = self.clockwise_of(seat);
        if self.seat == self.board.parent {
            self.begin_turn(events);
        }
    }

    fn clockwise_of(&self, seat: Seat) -> Seat {
        seat.on(1, self.config.players)
    }
}

/// The phases.
impl State {
    pub(super) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        let (parent, danger) = (self.board.parent, self.board.danger);
        self.board.hit = Seats::NONE;
        self.votes = Votes::default();
        self.outlook = Outlook::Open;
        self.incident = None;
        self.seat = parent;
        self.stage = Stage::Check;
        events.push(Event::TurnBegan { turn: self.turn, parent, danger });
    }

    /// V6, and V7 for the check that comes again.
    pub(super) fn check_eruption(&mut self, die: Die, events: &mut impl Sink<Event>) {
        let (parent, danger) = (self.board.parent, self.board.danger);
        let (hits, again) = (danger.erupts(die), self.stage == Stage::CheckAgain);
        events.push(Event::Checked { parent, die, threshold: danger.threshold(), hits, again });
        self.outlook = if hits { Outlook::Due } else { Outlook::Calm };
        if again {
            self.erupt_if_due(events);
        } else {
            self.stage = Stage::Event;
        }
    }

    /// V7.
    pub(super) fn roll_incident(&mut self, die: Die, events: &mut impl Sink<Event>) {
        let (parent, incident) = (self.board.parent, Incident::of(die));
        self.incident = Some(incident);
        events.push(Event::IncidentRolled { parent, die, incident });
        match incident {
            Incident::CheckAgain => {
                self.outlook = Outlook::Again;
                self.begin_actions();
            }
            Incident::TwoCurrents => self.begin_actions(),
            Incident::Gathering => {
                self.gather(events);
                self.begin_actions();
            }
            Incident::Swap => self.stage = Stage::Swap,
            Incident::Bounty => self.stage = Stage::Add,
        }
    }

    /// V7, event 4.
    fn gather(&mut self, events: &mut impl Sink<Event>) {
        let to = self.island(self.board.parent);
        for seat in self.board.clockwise() {
            let from = self.island(seat);
            if from != to {
                self.board.pawn_mut(seat).at = Some(to);
                events.push(Event::Gathered { seat, from, to });
            }
        }
    }

    /// V7, event 5.
    pub(super) fn swap(&mut self, islands: [Island; 2], events: &mut impl Sink<Event>) {
        self.board.chart.swap(islands);
        let cells = islands.map(|island| self.board.chart.cell(island));
        events.push(Event::Swapped { parent: self.board.parent, islands, cells });
        self.begin_actions();
    }

    /// V7, event 6.
    pub(super) fn add(&mut self, island: Island, events: &mut impl Sink<Event>) {
        if let Some(resources) = self.board.resources.get_mut(island.index()) {
            *resources += BOUNTY;
            let now = *resources;
            events.push(Event::Added { parent: self.board.parent, island, amount: BOUNTY, now });
        }
        self.begin_actions();
    }

    /// V8: the parent acts first.
    pub(super) fn begin_actions(&mut self) {
        self.seat = self.board.parent;
        let turns = if self.incident == Some(Incident::TwoCurrents) { 2 } else { 1 };
        self.stage = Stage::Act { turns, turned: None, sailed: false };
    }

    /// V8 (a).
    pub(super) fn turn_current(&mut self, cell: Cell, to: Dir, events: &mut impl Sink<Event>) {
        let from = self.board.chart.currents.dir(cell);
        self.board.chart.currents.turn(cell, to);
        events.push(Event::CurrentTurned { seat: self.seat, cell, from, to });
        if let Stage::Act { turns, turned, .. } = &mut self.stage {
            *turns = turns.saturating_sub(1);
            *turned = Some(cell);
        }
    }

    /// V8 (b).
    pub(super) fn sail(&mut self, to: Island, events: &mut impl Sink<Event>) {
        let (seat, from) = (self.seat, self.island(self.seat));
        if let Some(way) = self.board.chart.way(from, to, self.config.adjacent) {
            self.board.pawn_mut(seat).at = Some(to);
            events.push(Event::Sailed { seat, from, to, way });
        }
        if let Stage::Act { sailed, .. } = &mut self.stage {
            *sailed = true;
        }
    }

    /// V8 (c): the choice ends a player's actions. The last one brings the drift (V13).
    pub(super) fn vote(&mut self, vote: Vote, events: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.votes.cast(seat, vote);
        events.push(Event::Voted { seat, vote: Some(vote) });
        self.seat = self.clockwise_of(seat);
        if self.seat != self.board.parent {
            self.stage = Stage::Act { turns: 1, turned: None, sailed: false };
            return;
        }
        let (go, count) = (self.votes.go, self.votes.go.len());
        events.push(Event::Revealed { go, count });
        self.board.chart.drift(count, events);
        if self.outlook == Outlook::Again {
            self.stage = Stage::CheckAgain;
        } else {
            self.erupt_if_due(events);
        }
    }

    /// V14.
    fn erupt_if_due(&mut self, events: &mut impl Sink<Event>) {
        if self.outlook == Outlook::Due {
            self.board.erupt(events);
        }
        self.next_to_flee(self.board.hit, events);
    }

    fn next_to_flee(&mut self, waiting: Seats, events: &mut impl Sink<Event>) {
        match self.board.clockwise().find(|seat| waiting.has(*seat)) {
            Some(seat) => {
                self.seat = seat;
                self.stage = Stage::Flee { waiting };
            }
            None => {
                self.board.gain(events);
                self.end_turn(events);
            }
        }
    }

    /// V14: a player who was hit moves to an island, or stays on the own one.
    pub(super) fn flee(&mut self, to: Island, events: &mut impl Sink<Event>) {
        let (seat, from) = (self.seat, self.island(self.seat));
        self.board.pawn_mut(seat).at = Some(to);
        events.push(Event::Fled { seat, from, to });
        if let Stage::Flee { mut waiting } = self.stage {
            waiting.remove(seat);
            self.next_to_flee(waiting, events);
        }
    }

    /// V16, V17.
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.board.end_turn(self.outlook == Outlook::Due, events);
        events.push(Event::TurnEnded { turn: self.turn, parent: self.board.parent });
        if self.board.eruptions >= LAST_ERUPTION {
            self.stage = Stage::Over;
            events.push(Event::GameOver);
            return;
        }
        self.turn = self.turn.saturating_add(1);
        self.board.parent = self.clockwise_of(self.board.parent);
        self.begin_turn(events);
    }
}
