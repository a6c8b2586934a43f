//! Lists that stay as they are. A list of elements is compiled anew for every kind of element, a kilobyte each; through
//! [`CollectAny`] all share one (docs/performance.md).

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
