//! What has happened, as an animation.

use super::{
    animation::{AnimationStep, steps},
    table::EruptionTable,
};
use crate::{
    app::{shell::sound::Sound, table::contract::Staging},
    rules::eruption::{Event, State},
};

impl Staging for EruptionTable {
    type AnimationStep = AnimationStep;

    fn animate(before: &State, events: Vec<Event>) -> Vec<AnimationStep> {
        steps(before, &events)
    }

    fn length(step: &AnimationStep) -> u32 {
        step.length()
    }

    fn sound(step: &AnimationStep) -> Option<Sound> {
        step.sound()
    }
}
