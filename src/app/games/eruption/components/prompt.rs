//! The prompt line: whose turn, which phase, the question.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            components::{panel::Supply, pieces::EmblemMark},
            shown::shown_seat,
            table::{EruptionTable, with_situation, words},
            ui::{Situation, Spot},
            words::phase_number,
        },
        shell::{text::Locale, views::CollectAny},
        table::{TableStore, explain::Explain, prompt::Prompt},
    },
    rules::{Pending, Refusal, eruption::Phase},
    t,
};

/// How many phases a turn has (E6).
const PHASES: u8 = 4;

/// A bar for each phase of a turn; that of the present one is lit.
#[component]
fn PhaseBars(at: u8, l: Locale) -> impl IntoView {
    let bar = |phase: u8| view! { <i class:now=phase == at></i> };
    view! {
        <span class="bars" role="img" aria-label=t!(l, table::phase_of, phase = at)>
            {(1..=PHASES).map(bar).collect_any()}
        </span>
    }
}

/// The prompt line: whose turn, which phase, the question; a refusal takes its place for a moment.
#[component]
pub fn PromptLine(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let words = move || store.session.with(|table| words(table, l));
    let prompt = move || {
        store.view.with(|view| match view.pending {
            Pending::Decision { prompt, .. } => Some(prompt),
            Pending::Chance(_) | Pending::Over => None,
        })
    };
    let seat = move || shown_seat(store);
    // When a turn has passed on, what is told is the damage with which the next begins (E6).
    let phase = move || {
        let (seat, view) = (seat(), store.view.read());
        view.phase.map(|phase| if seat == view.seat { phase } else { Phase::Damage })
    };
    let step = move || phase().map(|phase| words().phase(phase).to_owned());
    let bars = move || phase().map(|phase| view! { <PhaseBars at=phase_number(phase) l /> }.into_any());
    let question = move || match prompt() {
        Some(prompt) => {
            let (ui, legal) = (store.ui.get(), store.legal.get());
            let turns = store.session.with(|table| {
                let turns = |at: &Situation<'_>| match ui.spot {
                    Some(Spot::Hex(hex)) => ui.turns(hex, at).len(),
                    _ => 0,
                };
                with_situation(table, &legal, turns).unwrap_or(0)
            });
            store.view.with(|view| words().question(prompt, &ui, view, turns))
        }
        None => t!(l, eruption::prompt::over).to_owned(),
    };
    let own = Memo::new(move |_| store.view.with(|view| view.players[seat().index()].clone()));
    // At the end nobody's walls are of use.
    let plays = move || prompt().is_some() || store.animation.is_on();
    let mark = move || {
        let village = own.read().village;
        plays().then(|| view! { <EmblemMark village size=36 /> }.into_any())
    };
    view! {
        <Prompt notice=store.notice mark bars step=Signal::derive(step) question=Signal::derive(question)>
            {move || plays().then(|| view! { <Supply player=own /> }.into_any())}
            <Explain store why=|ui| ui.refusal.map(|why| why.rule()) />
        </Prompt>
    }
}
