//! What happened, cut into steps: pure, and tested natively. A step says what is seen, and what is shown before and after it:
//! while a story is told, panels draw that and not the game, which is already further. `cut` makes the steps, `length` says
//! how long they take and what is heard.

mod cut;
mod length;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use crate::rules::{
    Seat,
    apiary::{Basket, Event, Owner, ScorePart, Shown, Source},
};

pub use cut::{beats, steps};

/// What comes and goes in a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// Resources gained.
    pub resources: Basket,
    /// Resources paid.
    pub paid: Basket,
    /// VP gained.
    pub vp: u16,
    /// Queen's Favor gained.
    pub favor: u8,
}

impl Gains {
    /// Whether there is nothing in it.
    pub fn is_empty(self) -> bool {
        self == Gains::default()
    }
}

/// Why the Autopilot does not do what comes first on its card (A109).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declined {
    /// It does not retrieve: so many workers of the group are in the pool, more than the limit.
    Retrieve {
        /// Workers in the pool.
        workers: u8,
        /// The limit on the card.
        limit: u8,
    },
    /// It cannot carve: no worker of strength 4 of the group is in the pool, or too few carvings are left.
    Carve {
        /// Whether it has the worker.
        has_four: bool,
    },
}

/// What is seen in a step, besides its event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// What the event says, as often as it came in a row.
    Event,
    /// Only what is gained and paid.
    Gains,
    /// By how much the score rises, if the game ended now, by what was built or by a token on a pod.
    Worth(i32),
    /// What the Autopilot does not do.
    Declined(Declined),
    /// A part of the final scoring, for everybody (A93–A100, A114).
    Part(ScorePart),
    /// The final scores.
    Standings,
}

/// A row of events that are seen as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// What is seen.
    pub scene: Scene,
    /// What it is about, for the caption: the first of the row.
    pub event: Event,
    /// The place of that among the events.
    pub at: usize,
    /// The events of the beat, causes included: from that one on.
    pub from: usize,
    /// Up to that one, which is not in it.
    pub to: usize,
    /// How many events of the kind came in a row.
    pub count: u8,
    /// What is gained and paid in it, by whoever the event is about.
    pub gains: Gains,
    /// Because of which text; nothing if it belongs to the action itself.
    pub cause: Option<Source>,
    /// Whether it is part of a retrieve.
    pub retrieves: bool,
}

/// One step of the animation.
#[derive(Clone, Debug, PartialEq)]
pub struct AnimationStep {
    /// What is told.
    pub beat: Beat,
    /// What is shown before it.
    pub before: Arc<Shown>,
    /// What is shown when it is over.
    pub after: Arc<Shown>,
    /// All that is told in the whole animation.
    pub told: Arc<[Beat]>,
    /// Its own place in that.
    pub number: usize,
}

impl AnimationStep {
    /// What has been told of the running turn, up to this step: for the ladder of a turn that is a story.
    pub fn story(&self) -> &[Beat] {
        let told = self.told.get(..=self.number).unwrap_or_default();
        let begins = |beat: &Beat| matches!(beat.event, Event::TurnBegan { .. });
        let first = told.iter().rposition(begins).map_or(0, |began| began + 1);
        told.get(first..).unwrap_or_default()
    }
}

/// What a caption needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// Whose doing it is.
    pub owner: Option<Owner>,
    /// What happened.
    pub event: Event,
    /// What is seen of it.
    pub scene: Scene,
    /// As often as it came in a row.
    pub count: u8,
    /// What was gained and paid.
    pub gains: Gains,
    /// Because of which text.
    pub cause: Option<Source>,
}

/// What is to be said of a step; nothing where what was said before goes on.
pub fn said(step: &AnimationStep) -> Option<Said> {
    step.beat.said()
}

impl Beat {
    /// What is to be said of it; nothing where what was said before goes on.
    pub fn said(&self) -> Option<Said> {
        let Beat { scene, event, count, gains, cause, .. } = *self;
        match (scene, event) {
            // The bee that makes room, and the worth of what was built, belong to what was said.
            (_, Event::Shifted { .. }) | (Scene::Worth(_), _) => None,
            _ => Some(Said { owner: actor(&event), event, scene, count, gains, cause }),
        }
    }
}

/// Whose doing an event is.
pub fn actor(event: &Event) -> Option<Owner> {
    match *event {
        Event::TurnBegan { owner, .. }
        | Event::Placed { owner, .. }
        | Event::Shifted { owner, .. }
        | Event::Bumped { by: owner, .. }
        | Event::BumpedTo { owner, .. }
        | Event::Retrieved { owner, .. }
        | Event::Hibernated { owner }
        | Event::PodTaken { owner, .. }
        | Event::Scored { owner, .. }
        | Event::ShipMoved { owner, .. }
        | Event::Explored { owner, .. }
        | Event::SlotFilled { owner, .. }
        | Event::TurnEnded { owner } => Some(owner),
        Event::Started { seat }
        | Event::MatTaken { seat, .. }
        | Event::FactionOffered { seat, .. }
        | Event::FactionTaken { seat, .. }
        | Event::HiveWasEmpty { seat }
        | Event::ActionLost { seat, .. }
        | Event::CameBackStronger { seat, .. }
        | Event::FarmPaid { seat, .. }
        | Event::PodMissed { seat }
        | Event::Marked { seat, .. }
        | Event::Strengthened { seat, .. }
        | Event::Recalled { seat, .. }
        | Event::WorkerGained { seat, .. }
        | Event::Triggered { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Favored { seat, .. }
        | Event::Built { seat, .. }
        | Event::Reserved { seat, .. }
        | Event::FramePlaced { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::SeedDrawn { seat, .. }
        | Event::SeedKept { seat, .. }
        | Event::SeedDiscarded { seat, .. }
        | Event::SeedPlayed { seat, .. }
        | Event::SeedSpent { seat, .. }
        | Event::Planted { seat, .. }
        | Event::Converted { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Danced { seat, .. }
        | Event::Taught { seat, .. }
        | Event::Discarded { seat, .. } => Some(Owner::Seat(seat)),
        Event::CardsTurned { .. } | Event::TileTaken { .. } | Event::TileDropped { .. } => {
            Some(Owner::Autopilot)
        }
        Event::TokenLaid { .. }
        | Event::TileDealt { .. }
        | Event::CarvingLaid { .. }
        | Event::DanceLaid { .. }
        | Event::Drafted { .. }
        | Event::PlanetRevealed { .. }
        | Event::RowRefreshed { .. }
        | Event::TilesShuffled { .. }
        | Event::SeedsShuffled
        | Event::EndTriggered { .. }
        | Event::GameOver => None,
    }
}

/// The seat, if it is one.
pub fn seat_of(owner: Option<Owner>) -> Option<Seat> {
    match owner {
        Some(Owner::Seat(seat)) => Some(seat),
        _ => None,
    }
}
