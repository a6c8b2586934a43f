//! What has happened, as an animation.

use super::game::{Event, TableGame};
use crate::{
    app::shell::{sound::Sound, text::Locale},
    rules::Seat,
    session::Table,
};

/// How a game shows what has happened.
pub trait Staging: TableGame {
    /// One step of the animation, with what is drawn while it is shown.
    type AnimationStep: Send + Sync + 'static;

    /// What happened from `before` on, cut into steps. The events are as the viewer saw them.
    fn animate(before: &Self::Rules, events: Vec<Event<Self>>) -> Vec<Self::AnimationStep>;

    /// How long a step takes at the normal pace, in milliseconds.
    fn length(step: &Self::AnimationStep) -> u32;

    /// What is heard when a step begins.
    fn sound(step: &Self::AnimationStep) -> Option<Sound>;

    /// The place of what a step shows among the events that [`animate`](Self::animate) was given.
    fn event(step: &Self::AnimationStep) -> usize;

    /// Who presses a button before what follows a step is told, and what stands on it; nothing if it goes on by itself.
    fn awaits(
        _session: &Table<Self::Rules>,
        _locale: Locale,
        _step: &Self::AnimationStep,
    ) -> Option<Caption> {
        None
    }

    /// What is said of each step, several of a kind in one: nothing where what was said before goes on.
    fn captions(
        session: &Table<Self::Rules>,
        locale: Locale,
        steps: &[Self::AnimationStep],
    ) -> Vec<Option<Caption>>;
}

/// A line over the board while something is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// Whose doing it is.
    pub seat: Option<Seat>,
    /// What happens.
    pub text: String,
}
