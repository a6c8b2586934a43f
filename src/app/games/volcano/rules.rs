//! Which place in the rules speaks of what is going on.

use super::ui::Ui;
use crate::rules::Refusal;

/// Where the rules speak of what is going on.
pub fn place(phase: u8, ui: &Ui) -> &'static str {
    match (ui.refusal, phase) {
        (Some(why), _) => why.rule(),
        (_, 0) => "V4",
        (_, 2) => "event",
        (_, 3) => "act",
        (_, 5) => "erupt",
        _ => "goal",
    }
}
