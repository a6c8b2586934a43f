//! What has happened, as an animation.

use super::game::{Event, TableGame};
use crate::app::shell::sound::Sound;

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
}
