//! What has happened, as an animation.

use super::{
    table::EruptionTable,
    telling::{Beat, beats},
};
use crate::{
    app::{shell::sound::Sound, table::contract::Staging},
    rules::eruption::{Event, State},
};

impl Staging for EruptionTable {
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
