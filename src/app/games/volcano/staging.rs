//! What has happened, as an animation.

use super::{
    table::VolcanoTable,
    telling::{Beat, beats},
};
use crate::{
    app::{shell::sound::Sound, table::contract::Staging},
    rules::volcano::{Event, State},
};

impl Staging for VolcanoTable {
    type Beat = Beat;

    fn beats(before: &State, events: Vec<Event>) -> Vec<Beat> {
        beats(before, &events)
    }

    fn length(beat: &Beat) -> u32 {
        beat.length()
    }

    fn sound(beat: &Beat) -> Option<Sound> {
        beat.sound()
    }
}
