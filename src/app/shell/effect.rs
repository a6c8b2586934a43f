//! Effects. [`Effect::new`] is compiled anew for every closure, half a kilobyte each; through [`effect`] all share one
//! (docs/performance.md).

use leptos::prelude::*;

/// Runs `run` now, and again whenever something that it has read changes, as long as the present owner lives.
pub fn effect(run: impl FnMut() + 'static) {
    start(Box::new(run));
}

fn start(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}
