//! What happened, as typed facts with their cause. Log, animation, sound, announcements and statistics are made from these.

use super::{
    cell::{Cell, Dir},
    danger::{Danger, Incident},
    island::Island,
    prompt::Vote,
    way::Way,
};
use crate::rules::{Die, Seat, Seats, Viewer};

/// Why an island stopped before it had made all its steps (V13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The current leads off the grid.
    Edge,
    /// Another island lies on that cell.
    Blocked {
        /// The cell that could not be entered.
        cell: Cell,
        /// Who lies there.
        by: Island,
    },
}

/// One fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A current card was dealt (V1).
    CurrentDealt { cell: Cell, dir: Dir },
    /// The first parent was drawn (V3).
    ParentDrawn { seat: Seat },
    /// A pawn was put on its first island (V4).
    PawnPlaced { seat: Seat, island: Island },
    /// A turn began.
    TurnBegan { turn: u32, parent: Seat, danger: Danger },
    /// The eruption check: it `hits` at the threshold or below; `again` if it is rolled before resource gain (V6, V7).
    Checked { parent: Seat, die: Die, threshold: u8, hits: bool, again: bool },
    /// The event check and what it brings (V7).
    IncidentRolled { parent: Seat, die: Die, incident: Incident },
    /// A player was moved to the parent's island (V7); those who were there already are not told of.
    Gathered { seat: Seat, from: Island, to: Island },
    /// Two islands swapped places; `cells` are where they lie now (V7).
    Swapped { parent: Seat, islands: [Island; 2], cells: [Cell; 2] },
    /// The parent added resources to an island; it has `now` (V7).
    Added { parent: Seat, island: Island, amount: u32, now: u32 },
    /// A player turned a current (V8).
    CurrentTurned { seat: Seat, cell: Cell, from: Dir, to: Dir },
    /// A player moved to another island (V8).
    Sailed { seat: Seat, from: Island, to: Island, way: Way },
    /// A player chose GO or STAY; absent for those who may not see it (V12).
    Voted { seat: Seat, vote: Option<Vote> },
    /// The choices were turned up: who chose GO, and how many (V13).
    Revealed { go: Seats, count: u8 },
    /// An island drifted one step, with all that is on it (V13).
    Drifted { island: Island, step: u8, from: Cell, to: Cell },
    /// An island could not make that step, and none after it (V13).
    DriftStopped { island: Island, step: u8, at: Cell, stop: Stop },
    /// The volcano erupted, for the `number`-th time of the game; who is hit is fixed now (V14).
    Erupted { number: u8, hit: Seats },
    /// A player was hit and lost points (V14).
    Hit { seat: Seat, island: Island, lost: u32, points: u32 },
    /// A player who was hit moved, or stayed if both islands are the same (V14).
    Fled { seat: Seat, from: Island, to: Island },
    /// A player took resources from an island, on which so many are left, or points from the volcano (V15).
    Gained { seat: Seat, island: Island, amount: u32, points: u32, left: u32 },
    /// A resource grew on an island; it has `now` (V16).
    Grew { island: Island, now: u32 },
    /// The danger level is set for the next turn (V16).
    DangerSet { from: Danger, to: Danger },
    /// A turn ended.
    TurnEnded { turn: u32, parent: Seat },
    /// The game is over (V17).
    GameOver,
}

impl Event {
    /// The event as `viewer` saw it: the choices of others are known only as made (V12).
    pub fn witnessed_by(self, viewer: Viewer) -> Event {
        match self {
            Event::Voted { seat, .. } if !viewer.sees(seat) => Event::Voted { seat, vote: None },
            other => other,
        }
    }
}
