//! Effects, and what may wait for the next picture. [`Effect::new`] is compiled anew for every closure, half a kilobyte each; through [`effect`] all share one
//! (docs/performance.md).

use std::time::Duration;

use leptos::prelude::*;

/// Runs `run` now, and again whenever something that it has read changes, as long as the present owner lives.
pub fn effect(run: impl FnMut() + 'static) {
    start(Box::new(run));
}

/// A value that is one picture behind: what only tells more of a tap is drawn when the tap has been answered. What is as it was
/// in the beginning is so at once.
pub fn one_picture_later<T>(now: RwSignal<T>) -> RwSignal<T>
where
    T: Clone + Default + PartialEq + Send + Sync + 'static,
{
    let later = RwSignal::new(now.get_untracked());
    effect(move || {
        let value = now.get();
        if value == T::default() {
            return later.set(value);
        }
        request_animation_frame(move || {
            set_timeout(
                move || {
                    // Unless it has changed again.
                    if now.try_get_untracked().as_ref() == Some(&value) {
                        later.try_set(value);
                    }
                },
                Duration::ZERO,
            );
        });
    });
    later
}

fn start(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}
