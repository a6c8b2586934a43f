//! What has happened, as an animation.

use super::{
    animation::{AnimationStep, steps},
    captions::captions,
    table::{VolcanoTable, words},
};
use crate::{
    app::{
        shell::{sound::Sound, text::Locale},
        table::contract::{Caption, Staging},
    },
    rules::volcano::{Event, State},
    session::Table,
    t,
};

impl Staging for VolcanoTable {
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
        step.at
    }

    fn awaits(table: &Table<State>, locale: Locale, step: &AnimationStep) -> Option<Caption> {
        let Event::Checked { parent, .. } = step.event else { return None };
        let name = words(table, locale).name(parent).to_owned();
        step.due.then(|| Caption { seat: Some(parent), text: t!(locale, volcano::told::roll, name = name) })
    }

    fn captions(table: &Table<State>, locale: Locale, steps: &[AnimationStep]) -> Vec<Option<Caption>> {
        captions(&words(table, locale), steps)
    }
}
