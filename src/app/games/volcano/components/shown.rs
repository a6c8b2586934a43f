//! What is to be seen at a store.

use leptos::prelude::*;

use super::super::{
    animation::outlook_of,
    model::Model,
    situation::Situation,
    table::{VolcanoTable, words},
};
use crate::{
    app::table::TableStore,
    rules::{
        Game,
        volcano::{Board, Chart, Outlook},
    },
};

/// Everything that is to be seen at a store.
pub fn shown(store: TableStore<VolcanoTable>) -> Memo<Model> {
    Memo::new(move |_| {
        let (ui, legal) = (store.seen_ui.get(), store.legal.get());
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

/// The board as it is drawn: while something is told, as it was then; else as a model has it, or as it is.
pub fn shown_board(store: TableStore<VolcanoTable>, model: Option<Memo<Model>>) -> Memo<Board> {
    Memo::new(move |_| {
        let told = store.animation.step.with(|step| step.as_ref().map(|step| step.board));
        told.unwrap_or_else(|| match model {
            Some(model) => model.read().board,
            None => store.view.read().board,
        })
    })
}

/// The water as it is drawn. It stays as it is while islands are on their way.
pub fn shown_water(store: TableStore<VolcanoTable>, model: Option<Memo<Model>>) -> Memo<Chart> {
    let step = store.animation.step;
    Memo::new(move |before: Option<&Chart>| {
        let told = step.with(|step| step.as_ref().map(|step| (step.is_drift(), *step.board.chart())));
        match (told, before, model) {
            (Some((true, _)), Some(before), _) => *before,
            (Some((_, chart)), ..) => chart,
            (None, _, Some(model)) => model.read().water,
            (None, ..) => *store.view.read().board.chart(),
        }
    })
}

/// The phase that is told of, if something is told.
pub fn told_phase(store: TableStore<VolcanoTable>) -> Option<u8> {
    store.animation.step.with(|step| step.as_ref().and_then(|step| step.phase()))
}

/// What is known of the eruption.
pub fn shown_outlook(store: TableStore<VolcanoTable>) -> Memo<Option<Outlook>> {
    Memo::new(move |_| {
        let told = store.animation.step.with(|step| step.as_ref().map(|step| step.outlook));
        told.or_else(|| Some(outlook_of(&store.view.read())))
    })
}
