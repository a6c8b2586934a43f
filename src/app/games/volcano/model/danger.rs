//! The danger of this turn.

use super::super::words::Words;
use crate::{
    app::shell::text::{
        keys::volcano::{self as say, danger as text},
        word,
    },
    rules::{
        Pending,
        volcano::{Incident, Outlook, View},
    },
};

/// The level, and what it means in this turn.
pub fn danger(view: &View, words: &Words) -> [String; 2] {
    let (l, odds, top) = (words.locale, view.odds(), view.board.danger().threshold());
    let percent = (u32::from(odds.cases) * 100 + u32::from(odds.of) / 2) / u32::from(odds.of.max(1));
    let means = match (view.outlook, view.incident) {
        _ if view.pending == Pending::Over => say::end::cause {}.text(l).to_owned(),
        (Outlook::Again, _) | (_, Some(Incident::CheckAgain)) if view.outlook == Outlook::Again => {
            text::again { top: word(&top), percent: word(&percent) }.text(l)
        }
        (Outlook::Due, _) => text::due {}.text(l).to_owned(),
        (Outlook::Calm, _) => text::calm {}.text(l).to_owned(),
        _ => text::open { top: word(&top), percent: word(&percent) }.text(l),
    };
    [text::level { level: word(&view.board.danger()) }.text(l), means]
}
