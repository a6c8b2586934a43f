//! Keyed lists. [`For`] is compiled anew for every kind of item, some 6 kB each; through [`keyed`] all lists share one
//! (docs/performance.md).

use std::hash::{DefaultHasher, Hash, Hasher};

use leptos::prelude::*;

/// An item of a list: its key, and how it is drawn when it comes in.
struct Item {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send>,
}

/// A list whose items keep their places in the page as long as their keys are in it. `draw` draws one when it comes in.
pub fn keyed<T, I, K>(
    each: impl Fn() -> I + Send + 'static,
    key: impl Fn(&T) -> K + Send + 'static,
    draw: impl Fn(T) -> AnyView + Clone + Send + 'static,
) -> AnyView
where
    T: Send + 'static,
    I: IntoIterator<Item = T>,
    K: Hash,
{
    let item = move |one: T| {
        let mut hasher = DefaultHasher::new();
        key(&one).hash(&mut hasher);
        let draw = draw.clone();
        Item { key: hasher.finish(), draw: Box::new(move || draw(one)) }
    };
    list(Box::new(move || each().into_iter().map(&item).collect()))
}

fn list(each: Box<dyn Fn() -> Vec<Item> + Send>) -> AnyView {
    view! { <For each key=|item| item.key children=|item| (item.draw)() /> }.into_any()
}
