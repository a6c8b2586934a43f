//! Where in its turn the game stands.

use super::super::words::Words;
use crate::{
    rules::{
        Pending,
        volcano::{Prompt, View},
    },
    t,
};

/// The phase of the turn that something is asked in.
pub fn phase(view: &View) -> u8 {
    match view.pending {
        Pending::Decision { prompt: Prompt::Start, .. } => 0,
        Pending::Decision { prompt: Prompt::Swap | Prompt::Add, .. } => 2,
        Pending::Decision { prompt: Prompt::Act { .. }, .. } => 3,
        Pending::Decision { prompt: Prompt::Flee { .. }, .. } => 5,
        Pending::Chance(_) | Pending::Over => 6,
    }
}

/// Where in its turn the game stands; nothing before the first and after the last.
pub fn step(view: &View, words: &Words) -> String {
    match (phase(view), view.pending) {
        (0, _) | (_, Pending::Over | Pending::Chance(_)) => String::new(),
        (phase, _) => {
            t!(words.locale, volcano::phase_of, phase = phase, name = Words::phase(words.locale, phase))
        }
    }
}
