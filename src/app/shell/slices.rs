//! Slices of a value that is made anew as a whole. A [`Memo`] for each part would be woken by every change of the whole, and with it
//! all that reads it: five hundred effects for a tap on a board (docs/performance.md). Of slices only those are told on that changed.

use leptos::prelude::*;

use super::effect::effect;

/// A signal for each part of the list that `whole` makes, which always has the same length.
pub fn slices<T>(whole: impl Fn() -> Vec<T> + 'static) -> Vec<Signal<T>>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    cut(Box::new(whole))
}

fn cut<T>(whole: Box<dyn Fn() -> Vec<T>>) -> Vec<Signal<T>>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let first = untrack(&whole);
    // One kind of trigger for all kinds of parts: a signal for each kind is compiled anew, a kilobyte each.
    let changed: Vec<_> = first.iter().map(|_| Trigger::new()).collect();
    let parts = StoredValue::new(first);
    let part = |(at, changed): (usize, &Trigger)| {
        let changed = *changed;
        Signal::derive(move || {
            changed.track();
            parts.with_value(|parts| parts[at].clone())
        })
    };
    let signals = changed.iter().enumerate().map(part).collect();
    effect(move || {
        let now = whole();
        let differs = |at: &usize| parts.with_value(|parts| parts[*at] != now[*at]);
        let different: Vec<_> = (0..now.len()).filter(differs).collect();
        parts.set_value(now);
        for at in different {
            changed[at].notify();
        }
    });
    signals
}

/// One part by itself.
pub fn slice<T>(part: impl Fn() -> T + 'static) -> Signal<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    slices(move || vec![part()])[0]
}
