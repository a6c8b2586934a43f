//! What is to be seen at a store.

use leptos::prelude::*;

use super::super::{
    model::Model,
    situation::Situation,
    table::{VolcanoTable, words},
};
use crate::{
    app::table::TableStore,
    rules::{Game, volcano::Board},
};

/// Everything that is to be seen at a store.
pub fn shown(store: TableStore<VolcanoTable>) -> Memo<Model> {
    Memo::new(move |_| {
        let (ui, legal) = (store.ui.get(), store.legal.get());
        store.session.with(|table| {
            let words = words(table, store.locale);
            store.view.with(|view| {
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
pub fn shown_board(store: TableStore<VolcanoTable>) -> Memo<Board> {
    Memo::new(move |_| {
        let told = store.animation.step.with(|step| step.as_ref().map(|step| step.board));
        told.unwrap_or_else(|| store.view.with(|view| view.board))
    })
}
