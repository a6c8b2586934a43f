//! What has happened, as an animation.

use super::game::{Event, TableGame};
use crate::app::shell::sound::Sound;

/// How a game shows what has happened.
pub trait Staging: TableGame {
    /// One step of the animation, with what is drawn while it is shown.
    type Beat: Send + Sync + 'static;

    /// What happened from `before` on, cut into steps. The events are as the viewer saw them.
    fn beats(before: &Self::Rules, events: Vec<Event<Self>>) -> Vec<Self::Beat>;

    /// How long a step takes at the normal pace, in milliseconds.
    fn length(beat: &Self::Beat) -> u32;

    /// What is heard when a step begins.
    fn sound(beat: &Self::Beat) -> Option<Sound>;
}
