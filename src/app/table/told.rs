//! What is drawn for a step of the animation.

use std::sync::Arc;

use leptos::prelude::*;

use super::{contract::PlayedGame, store::TableStore};
use crate::app::shell::keyed::keyed;

/// The picture of what is being told, if it has one. It is made anew for each step, so that its own animation begins with it,
/// even where two steps look the same.
#[component]
pub fn Told<T: PlayedGame>(
    store: TableStore<T>,
    /// Draws a step.
    picture: fn(TableStore<T>, &T::AnimationStep) -> Option<AnyView>,
) -> impl IntoView {
    let step = store.animation.step;
    keyed(move || step.get(), |step| Arc::as_ptr(step).addr(), move |step| picture(store, &step).into_any())
}
