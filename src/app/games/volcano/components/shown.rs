//! What is to be seen at a desk.

use leptos::prelude::*;

use super::super::{
    model::Model,
    situation::Situation,
    table::{VolcanoTable, words},
};
use crate::{
    app::table::Desk,
    rules::{Game, volcano::Board},
};

/// Everything that is to be seen at a desk.
pub fn shown(desk: Desk<VolcanoTable>) -> Memo<Model> {
    Memo::new(move |_| {
        let (ui, legal) = (desk.ui.get(), desk.legal.get());
        desk.session.with(|table| {
            let words = words(table, desk.locale);
            desk.view.with(|view| {
                let check = |action| table.state().check(action);
                let situation = Situation { view, legal: &legal, check: &check };
                // Where nobody may act, nothing is asked.
                let asked = (!legal.is_empty()).then_some(&situation);
                Model::new(view, &ui, asked, &words)
            })
        })
    })
}

/// The board as it is drawn: while something is told, as it was then.
pub fn shown_board(desk: Desk<VolcanoTable>) -> Memo<Board> {
    Memo::new(move |_| {
        let told = desk.telling.beat.with(|beat| beat.as_ref().map(|beat| beat.board));
        told.unwrap_or_else(|| desk.view.with(|view| view.board))
    })
}
