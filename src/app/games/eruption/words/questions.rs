//! What is asked, in words.

use super::Words;
use crate::{
    app::{
        games::eruption::ui::{CardUse, Ui},
        shell::text::word,
    },
    rules::eruption::{Card, Phase, Prompt, View},
};

/// The number of a phase among the four; eruption tiles belong to the first.
pub fn phase_number(phase: Phase) -> u8 {
    match phase {
        Phase::Damage | Phase::Eruption => 1,
        Phase::Lava => 2,
        Phase::Cards => 3,
        Phase::Walls => 4,
    }
}

impl Words {
    /// Who does what now; what has been picked fits in so many turns.
    pub fn question(&self, prompt: Prompt, ui: &Ui, view: &View, turns: usize) -> String {
        use crate::app::shell::text::keys::eruption::prompt as say;
        let (l, name) = (self.locale, self.name(view.seat));
        let hand_empty = view.players[view.seat.index()].hand_size == 0;
        match prompt {
            Prompt::Erupt { .. } if ui.spot.is_some() => say::erupt_ghost { name: word(&name) }.text(l),
            Prompt::Erupt { .. } => say::erupt { name: word(&name) }.text(l),
            Prompt::Place { .. } if ui.spot.is_some() && turns == 1 => {
                say::place_only { name: word(&name) }.text(l)
            }
            Prompt::Place { .. } if ui.spot.is_some() => say::place_ghost { name: word(&name) }.text(l),
            Prompt::Place { .. } => say::place { name: word(&name) }.text(l),
            Prompt::Replace { .. } if ui.spot.is_some() => say::replace_ghost { name: word(&name) }.text(l),
            Prompt::Replace { .. } => say::replace { name: word(&name) }.text(l),
            Prompt::Take => say::take { name: word(&name) }.text(l),
            Prompt::Extra => say::extra { name: word(&name) }.text(l),
            Prompt::Cards { .. } if ui.card_use == CardUse::Give => say::give { name: word(&name) }.text(l),
            Prompt::Cards { .. } if ui.card_use == CardUse::Two => say::two { name: word(&name) }.text(l),
            Prompt::Cards { .. } if ui.card.is_some() && ui.spot.is_none() => match ui.card {
                Some(Card::Aftershock | Card::Sinkhole) => say::tile { name: word(&name) }.text(l),
                Some(Card::Reinforce) => say::edge { name: word(&name) }.text(l),
                Some(Card::VolcanicBomb) => say::wall_target { name: word(&name) }.text(l),
                _ => say::confirm { name: word(&name) }.text(l),
            },
            Prompt::Cards { .. } if ui.card == Some(Card::Aftershock) => {
                say::turn_ghost { name: word(&name) }.text(l)
            }
            Prompt::Cards { .. } if ui.card.is_some() => say::confirm { name: word(&name) }.text(l),
            Prompt::Cards { over: 0 } if hand_empty => say::cards_none { name: word(&name) }.text(l),
            Prompt::Cards { over: 0 } => say::cards { name: word(&name) }.text(l),
            Prompt::Cards { over } => say::cards_over { name: word(&name), count: word(&over) }.text(l),
            Prompt::Relocate { .. } if ui.spot.is_some() => say::relocate_to { name: word(&name) }.text(l),
            Prompt::Relocate { .. } => say::relocate_from { name: word(&name) }.text(l),
            // E58: no more than the turn allows, nor than there are in the supply.
            Prompt::Walls { built, allowed } => {
                let supply = view.players[view.seat.index()]
                    .supply
                    .iter()
                    .fold(0, |all: u8, walls| all.saturating_add(*walls));
                let count = allowed.saturating_sub(built).min(supply);
                match (built, hand_empty) {
                    (0, true) => say::walls_only { name: word(&name), count: word(&count) }.text(l),
                    _ => say::walls { name: word(&name), count: word(&count) }.text(l),
                }
            }
        }
    }
}
