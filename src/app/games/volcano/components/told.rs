//! What is drawn for a step of the animation.

use std::sync::Arc;

use leptos::prelude::*;

use super::super::{table::VolcanoTable, telling::Beat};
use crate::app::table::Desk;

/// The picture of what is being told, if it has one. It is made anew for each step, so that its own animation begins with it.
#[component]
pub fn Told(
    desk: Desk<VolcanoTable>,
    /// Draws a step.
    picture: fn(Desk<VolcanoTable>, &Beat) -> Option<AnyView>,
) -> impl IntoView {
    let beat = desk.telling.beat;
    // A step is another one wherever it is kept, even if it looks the same.
    view! {
        <For
            each=move || beat.get()
            key=|beat| Arc::as_ptr(beat).addr()
            children=move |beat| picture(desk, &beat)
        />
    }
}
