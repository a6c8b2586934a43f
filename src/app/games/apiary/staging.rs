//! What has happened, as an animation.

use super::{
    animation::{AnimationStep, steps},
    table::ApiaryTable,
};
use crate::{
    app::{
        shell::{sound::Sound, text::Locale},
        table::contract::{Caption, Staging},
    },
    rules::apiary::{Event, State},
    session::Table,
};

impl Staging for ApiaryTable {
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

    fn event(step: &AnimationStep) -> usize {
        step.beat.at
    }

    fn captions(_: &Table<State>, _: Locale, steps: &[AnimationStep]) -> Vec<Option<Caption>> {
        steps.iter().map(|_| None).collect()
    }
}
