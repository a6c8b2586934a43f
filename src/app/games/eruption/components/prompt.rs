//! The prompt line: whose turn, which phase, the question.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            components::{panel::Supply, pieces::EmblemMark},
            table::{EruptionTable, words},
            words::phase_number,
        },
        table::{TableStore, explain::Explain, prompt::Prompt},
    },
    rules::{Pending, Refusal},
    t,
};

/// The prompt line: whose turn, which phase, the question; a refusal takes its place for a moment.
#[component]
pub fn PromptLine(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let words = move || store.session.with(|table| words(table, l));
    let prompt = move || {
        store.view.with(|view| match view.pending {
            Pending::Decision { prompt, .. } => Some((prompt, view.players[view.seat.index()].village)),
            Pending::Chance(_) | Pending::Over => None,
        })
    };
    let step = move || {
        let phase = store.view.with(|view| view.phase)?;
        Some(t!(l, table::phase_of, phase = phase_number(phase), name = words().phase(phase)))
    };
    let question = move || match prompt() {
        Some((prompt, _)) => store.view.with(|view| words().question(prompt, &store.ui.get(), view)),
        None => t!(l, eruption::prompt::over).to_owned(),
    };
    let own = Memo::new(move |_| store.view.with(|view| view.players[view.seat.index()].clone()));
    let mark = move || prompt().map(|(_, village)| view! { <EmblemMark village size=36 /> }.into_any());
    view! {
        <Prompt notice=store.notice mark step=Signal::derive(step) question=Signal::derive(question)>
            <Supply player=own />
            <Explain store why=|ui| ui.refusal.map(|why| why.rule()) />
        </Prompt>
    }
}
