//! Back from a line of the log: the game goes to just before the decision of that line, if what has happened since may be
//! taken back; whether it may or not, another game can go on from there.

use leptos::prelude::*;

use super::context::use_table;
use crate::{
    app::shell::{dialog::Dialog, effect::effect, icon::Icon},
    session::Way,
    t,
};

/// The question, asked as long as `at` is the step of a decision.
#[component]
pub fn BackDialog(at: RwSignal<Option<usize>>) -> impl IntoView {
    let table = use_table();
    let open = RwSignal::new(false);
    // Whatever closes it, nothing is asked any more.
    effect(move || {
        let asked = at.get().is_some();
        if open.get_untracked() != asked {
            open.set(asked);
        }
    });
    effect(move || {
        if !open.get() && at.get_untracked().is_some() {
            at.set(None);
        }
    });
    let question = move || at.get_untracked().map(|step| view! { <Question at step /> }.into_any());
    view! {
        <Dialog open title=t!(table.locale, table::back_title) class="card back">
            {question()}
        </Dialog>
    }
}

#[component]
fn Question(at: RwSignal<Option<usize>>, step: usize) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let (lines, refusal) = untrack(|| (table.log(), table.barrier(Way::Before(step))));
    let line = lines.into_iter().find(|line| line.decision == Some(step)).map(|line| line.text);
    let back = move |_| {
        at.set(None);
        table.travel(Way::Before(step));
    };
    let back = refusal.is_none().then(|| {
        view! {
            <button type="button" class="btn primary" on:click=back>
                {t!(l, table::back_here)}
            </button>
        }
        .into_any()
    });
    let branch = move |_| {
        at.set(None);
        if let Some(other) = table.branch(step) {
            table.autosave.branch(l, other);
        }
    };
    let hidden = untrack(|| table.snapshot()).hidden.then(|| {
        view! {
            <p class="alert">
                <Icon name="warning" />
                {t!(l, saves::hidden)}
            </p>
        }
        .into_any()
    });
    view! {
        <blockquote>{line}</blockquote>
        <p>{refusal.unwrap_or_else(|| t!(l, table::back_help).to_owned())}</p>
        <p class="muted small">{t!(l, table::back_new_help)}</p>
        {hidden}
        <div class="choices">
            {back}
            <button type="button" class="btn" on:click=branch>
                {t!(l, table::back_new)}
            </button>
            <button type="button" class="btn quiet" on:click=move |_| at.set(None)>
                {t!(l, common::cancel)}
            </button>
        </div>
    }
}
