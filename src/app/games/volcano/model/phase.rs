//! Where in its turn the game stands.

use super::super::words::Words;
use crate::{
    app::shell::text::Locale,
    rules::{
        Pending,
        volcano::{Chance, Prompt, View},
    },
    t,
};

/// The phase of the turn that something is asked or rolled in.
pub fn phase(view: &View) -> u8 {
    match view.pending {
        Pending::Decision { prompt: Prompt::Start, .. } => 0,
        Pending::Decision { prompt: Prompt::Swap | Prompt::Add, .. } => 2,
        Pending::Decision { prompt: Prompt::Act { .. }, .. } => 3,
        Pending::Decision { prompt: Prompt::Flee { .. }, .. } => 5,
        Pending::Chance(Chance::Current(_) | Chance::Parent) => 0,
        Pending::Chance(Chance::Check { again: false }) => 1,
        Pending::Chance(Chance::Event) => 2,
        Pending::Chance(Chance::Check { again: true }) | Pending::Over => 6,
    }
}

/// Where in its turn the game stands; nothing before the first and after the last.
pub fn step(view: &View, words: &Words) -> String {
    match (phase(view), view.pending) {
        (0, _) | (_, Pending::Over | Pending::Chance(_)) => String::new(),
        (phase, _) => line(phase, words.locale),
    }
}

/// A phase in words.
pub fn line(phase: u8, l: Locale) -> String {
    t!(l, volcano::phase_of, phase = phase, name = Words::phase(l, phase))
}
