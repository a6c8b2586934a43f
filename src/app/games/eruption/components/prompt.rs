//! The prompt line: whose turn, which phase, the question.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            components::pieces::EmblemMark,
            table::{EruptionTable, words},
            words::phase_number,
        },
        table::{Desk, explain::Explain, prompt::Prompt},
    },
    rules::{Pending, Refusal},
    t,
};

/// The prompt line: whose turn, which phase, the question; a refusal takes its place for a moment.
#[component]
pub fn PromptLine(desk: Desk<EruptionTable>) -> impl IntoView {
    let l = desk.locale;
    let words = move || desk.session.with(|table| words(table, l));
    let prompt = move || {
        desk.view.with(|view| match view.pending {
            Pending::Decision { prompt, .. } => Some((prompt, view.players[view.seat.index()].village)),
            Pending::Chance(_) | Pending::Over => None,
        })
    };
    let step = move || {
        let phase = desk.view.with(|view| view.phase)?;
        Some(t!(l, table::phase_of, phase = phase_number(phase), name = words().phase(phase)))
    };
    let question = move || match prompt() {
        Some((prompt, _)) => desk.view.with(|view| words().question(prompt, &desk.ui.get(), view)),
        None => t!(l, eruption::prompt::over).to_owned(),
    };
    let mark = move || prompt().map(|(_, village)| view! { <EmblemMark village size=36 /> });
    view! {
        <Prompt notice=desk.notice mark step=Signal::derive(step) question=Signal::derive(question)>
            <Explain desk why=|ui| ui.refusal.map(|why| why.rule()) />
        </Prompt>
    }
}
