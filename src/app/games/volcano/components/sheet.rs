//! Beside the board: the question with its buttons, the danger of this turn, its event, and the look ahead.

use leptos::prelude::*;

use super::{
    super::{model::Model, table::VolcanoTable},
    ahead::Foresight,
    danger::{DangerPanel, EventPanel},
    pictures::{SeatMark, VoteIcon},
    shown::shown,
};
use crate::{
    app::table::{TableStore, controls::Controls, explain::Explain, prompt::Prompt},
    rules::{Refusal, volcano::Vote},
};

/// All of it.
#[component]
pub fn Sheet(store: TableStore<VolcanoTable>) -> impl IntoView {
    let model = shown(store);
    let active = Memo::new(move |_| model.read().active);
    let step = Memo::new(move |_| Some(model.read().question[0].clone()));
    let question = Memo::new(move |_| model.read().question[1].clone());
    let controls = Memo::new(move |_| model.read().controls.clone());
    view! {
        <Prompt
            notice=store.notice
            mark=move || active.get().map(|seat| view! { <SeatMark store seat size=36 /> })
            step
            question
        >
            <Explain store why=|ui| ui.refusal.map(|why| why.rule()) />
        </Prompt>
        <DangerPanel store model />
        <EventPanel store />
        <Foresight store model />
        <div class="place">
            <Facts model />
            <Controls list=controls press=move |msg| store.send(msg) picture />
        </div>
    }
}

/// What stands before the words of a button.
fn picture(control: &str) -> Option<AnyView> {
    let vote = match control {
        "go" => Vote::Go,
        "stay" => Vote::Stay,
        _ => return None,
    };
    Some(view! { <VoteIcon vote size=32 /> }.into_any())
}

/// What the chosen action would change.
#[component]
fn Facts(model: Memo<Model>) -> impl IntoView {
    let facts = Memo::new(move |_| model.read().facts.clone());
    let rows = move || facts.get().into_iter().map(|fact| view! { <li>{fact}</li> }).collect_view();
    view! {
        <Show when=move || !facts.read().is_empty()>
            <div class="facts">
                <div class="fact">
                    <ul>{rows}</ul>
                </div>
            </div>
        </Show>
    }
}

/// What a replay shows beside the board.
#[component]
pub fn Watched(store: TableStore<VolcanoTable>) -> impl IntoView {
    let model = shown(store);
    view! {
        <DangerPanel store model />
        <EventPanel store />
        <Foresight store model />
    }
}
