//! Views without their types. A list of elements, or a view that follows signals, is compiled anew for every kind of element
//! and every closure, up to a kilobyte each; through these all share one (docs/performance.md).

use leptos::prelude::*;

/// Views of an iterator, one after the other.
pub trait CollectAny {
    /// All of them as one view.
    fn collect_any(self) -> AnyView;
}

impl<I: IntoIterator<Item: IntoView>> CollectAny for I {
    fn collect_any(self) -> AnyView {
        self.into_iter().map(IntoAny::into_any).collect::<Vec<_>>().into_any()
    }
}

/// A view that is made anew whenever something that it has read changes.
pub fn live<V: IntoView>(mut make: impl FnMut() -> V + Send + 'static) -> AnyView {
    view! { {move || make().into_any()} }.into_any()
}

/// Shows something as long as a condition holds, and makes it anew only when it begins to hold.
pub fn show_when(
    when: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    shown(Box::new(when), Box::new(draw))
}

fn shown(when: Box<dyn Fn() -> bool + Send + Sync>, draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    let when = Memo::new(move |_| when());
    live(move || when.get().then(&draw))
}
