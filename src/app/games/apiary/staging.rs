//! What has happened, as an animation.

use super::{
    animation::{AnimationStep, steps},
    captions::captions,
    table::{ApiaryTable, words},
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

    fn captions(table: &Table<State>, locale: Locale, steps: &[AnimationStep]) -> Vec<Option<Caption>> {
        captions(&words(table, locale), steps)
    }
}
