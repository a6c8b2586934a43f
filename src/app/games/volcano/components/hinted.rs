//! The coach's ways on the sea: a number on the card of each, with a frame and an arrow for those that are not chosen.

use leptos::prelude::*;

use super::{
    super::{
        art::middle,
        hinted::{HintMark, hint_marks},
        table::VolcanoTable,
    },
    marks::Frame,
};
use crate::app::{
    board::plane::{at, placed, translate},
    shell::keyed::keyed,
    table::TableStore,
};

/// All of them.
#[component]
pub fn HintMarks(store: TableStore<VolcanoTable>) -> impl IntoView {
    let marks = Memo::new(move |_| {
        let (actions, picked) = store.hint.ways();
        store.view.with(|view| hint_marks(view, &actions, picked))
    });
    view! {
        <g class="hint-marks" aria-hidden="true">
            {keyed(move || marks.get(), |mark| *mark, |mark| view! { <Mark mark /> }.into_any())}
        </g>
    }
}

#[component]
fn Mark(mark: HintMark) -> impl IntoView {
    // The number of an island, tokens, a pawn and a flame have the other corners.
    let number = at(-58.0 + 66.0 * mark.before as f32, 58.0);
    let arrow = mark.dir.filter(|_| !mark.chosen).map(|dir| {
        let (x, y) = dir.step();
        let place = placed(at(x.into(), y.into()) * 62.0, 90.0 * dir.index() as f32, 1.05);
        view! { <path class="hint-arrow" transform=place d="M0-28L27 0H11V22H-11V0H-27Z" /> }.into_any()
    });
    let frame =
        (!mark.chosen && mark.before == 0).then(|| view! { <Frame class="hint-frame" half=86 /> }.into_any());
    view! {
        <g class="hint-mark" class:on=mark.chosen transform=translate(middle(mark.cell))>
            {frame}
            {arrow}
            <g transform=translate(number)>
                <g class=move || if mark.chosen { "hint-no on" } else { "hint-no" }>
                    <circle r="30" />
                    <text y="2">{mark.number.to_string()}</text>
                </g>
            </g>
        </g>
    }
}
