//! Whoever teaches at a table.

use leptos::prelude::*;

use crate::rules::Seat;

/// What the store needs to know of a lesson.
#[derive(Clone, Copy)]
pub struct Coach {
    /// Through whose eyes the game is seen.
    pub learner: Seat,
    /// Whether something is to be done now.
    pub acts: RwSignal<bool>,
    /// What the learner has tried, in notation; an empty text if that was no action.
    pub tried: RwSignal<Option<String>>,
    /// The place on the board that is pointed at.
    pub(in crate::app::table) place: StoredValue<String>,
    /// What is pointed at beside the board.
    pub(in crate::app::table) aim: RwSignal<String>,
}

impl Coach {
    /// A coach who has said nothing yet.
    pub fn new(learner: Seat) -> Coach {
        Coach {
            learner,
            acts: RwSignal::new(false),
            tried: RwSignal::new(None),
            place: StoredValue::new(String::new()),
            aim: RwSignal::new(String::new()),
        }
    }
}
