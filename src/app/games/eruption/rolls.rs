//! The rolls for walls, as everybody sees them.

use crate::{
    rules::eruption::{Die, Event, Material, State},
    session::Table,
};

/// One wall's roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// What the wall was made of.
    pub material: Material,
    /// Its die.
    pub wall: Die,
    /// The lava's.
    pub lava: Die,
    /// Whether it held.
    pub holds: bool,
}

impl Roll {
    /// The roll that an event tells of, if it does.
    pub fn of(event: &Event) -> Option<Roll> {
        match *event {
            Event::WallRolled { material, wall, lava, holds, .. } => {
                Some(Roll { material, wall, lava, holds })
            }
            _ => None,
        }
    }
}

/// The rolls of the last time that dice were thrown, in their order: one for each wall.
pub fn last_rolls(table: &Table<State>) -> Vec<Roll> {
    let steps = table.history().iter().rev().map(|step| step.events.iter().find_map(Roll::of));
    let mut rolls: Vec<Roll> = steps.skip_while(Option::is_none).map_while(|roll| roll).collect();
    rolls.reverse();
    rolls
}
