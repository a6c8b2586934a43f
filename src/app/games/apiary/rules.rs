//! Which place in the rules speaks of what is going on.

use super::ui::Ui;
use crate::rules::{
    Pending, Refusal,
    apiary::{Chance, Prompt},
};

/// Where the rules speak of what is going on.
pub fn place(pending: Pending<Prompt, Chance>, ui: &Ui) -> &'static str {
    match (ui.refusal, pending) {
        (Some(why), _) => why.rule(),
        (_, Pending::Decision { prompt, .. }) => of_prompt(prompt),
        (_, Pending::Chance(_)) => "goal",
        (_, Pending::Over) => "score",
    }
}

/// Where the rules speak of what is asked.
fn of_prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Draft => "A8",
        Prompt::KeepFaction => "A6",
        Prompt::Turn => "turn",
        Prompt::End => "A72",
        Prompt::Bumped { .. } => "bumped",
        Prompt::Pod => "hibernate",
        Prompt::Income { .. } => "A33",
        Prompt::Ship { .. } => "explore",
        Prompt::Bonus { .. } => "A46",
        Prompt::Slot { .. } => "A45",
        Prompt::Build { optional: false } => "building",
        Prompt::Build { optional: true } => "A54",
        Prompt::Grow { .. } => "grow",
        Prompt::Keep { .. } => "research",
        Prompt::Plant => "A85",
        Prompt::Convert { .. } => "convert",
        Prompt::Teach => "A68",
        Prompt::Gain { .. } | Prompt::Choice | Prompt::Trade { .. } => "A22",
        Prompt::Strengthen { .. } => "A37",
        Prompt::Recall { .. } => "words",
        Prompt::Reserve { .. } => "A53",
        Prompt::Frame { .. } => "A77",
        Prompt::Upgrade => "A62",
        Prompt::Refresh => "A59",
    }
}
