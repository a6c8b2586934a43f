//! The prompt line: whose turn, which phase, the question; a refusal takes its place for a moment.

use leptos::prelude::*;

use crate::app::dom::{El, el};

/// The line; `explain` is the way into the rules.
pub fn prompt(
    notice: RwSignal<String>,
    mark: impl Fn() -> Option<El> + 'static,
    step: impl Fn() -> Option<String> + 'static,
    question: impl Fn() -> String + 'static,
    explain: El,
) -> El {
    let why = move || notice.get();
    let text = el("div")
        .child(el("p.step").child(step))
        .child(el("p.question").child(question))
        // The announcer of the frame reads it out.
        .child(el("p.why").child(why));
    el("div.prompt").class_if("refusing", move || !why().is_empty()).child(mark).child(text).child(explain)
}

/// The prompt line: `step` is the phase, `question` what is asked; the children are the way into the rules.
#[component]
pub fn Prompt(
    notice: RwSignal<String>,
    /// The mark of whoever decides.
    #[prop(into)]
    mark: ViewFn,
    #[prop(into)] step: Signal<Option<String>>,
    #[prop(into)] question: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <div class="prompt" class:refusing=move || !notice.read().is_empty()>
            {move || mark.run()}
            <div>
                <p class="step">{step}</p>
                <p class="question">{question}</p>
                // The announcer of the table reads it out.
                <p class="why">{notice}</p>
            </div>
            {children()}
        </div>
    }
}
