//! What is drawn for a step of the animation.

use std::sync::Arc;

use leptos::prelude::*;

use super::super::{animation::AnimationStep, table::VolcanoTable};
use crate::app::table::TableStore;

/// The picture of what is being told, if it has one. It is made anew for each step, so that its own animation begins with it.
#[component]
pub fn Told(
    store: TableStore<VolcanoTable>,
    /// Draws a step.
    picture: fn(TableStore<VolcanoTable>, &AnimationStep) -> Option<AnyView>,
) -> impl IntoView {
    let step = store.animation.step;
    // A step is another one wherever it is kept, even if it looks the same.
    view! {
        <For
            each=move || step.get()
            key=|step| Arc::as_ptr(step).addr()
            children=move |step| picture(store, &step)
        />
    }
}
