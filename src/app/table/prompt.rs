//! The prompt line: whose turn, which phase, the question, or what is being told; a refusal stands beside it for a moment.

use leptos::prelude::*;

use super::{bots::Since, context::use_table, notice::Notice};
use crate::t;

/// The prompt line: `step` is the phase, `question` what is asked; the children are the way into the rules.
#[component]
pub fn Prompt(
    notice: RwSignal<Notice>,
    /// The mark of whoever decides.
    #[prop(into)]
    mark: ViewFn,
    #[prop(into)] step: Signal<Option<String>>,
    /// What stands before the phase.
    #[prop(into, default = ViewFn::from(|| ()))]
    bars: ViewFn,
    #[prop(into)] question: Signal<String>,
    /// What stands under the question, in a quieter line.
    #[prop(into, default = Signal::stored(String::new()))]
    detail: Signal<String>,
    children: Children,
) -> impl IntoView {
    let table = use_table();
    let thinking = move || {
        let (seat, _) = table.bots.turn.get()?;
        Some(t!(table.locale, company::thinking, name = table.name(seat)))
    };
    let said = move || match table.caption.get() {
        Some(caption) => caption.text,
        None => thinking().unwrap_or_else(|| question.get()),
    };
    // It belongs to the question.
    let more = move || (table.caption.read().is_none() && !table.bots.are_on()).then(|| detail.get());
    view! {
        <div class="prompt" class:noting=move || *notice.read() != Notice::None>
            {move || mark.run()}
            <div>
                <p class="step">{move || bars.run()} <span>{move || step.get()}</span></p>
                <p class="question">{move || said()}</p>
                <p class="detail">{move || more()}</p>
                // The announcer of the table reads it out.
                <p class="why" class:news=move || matches!(*notice.read(), Notice::News(_))>
                    {move || notice.read().text().to_owned()}
                </p>
            </div>
            {children()}
            <Since />
        </div>
    }
}
