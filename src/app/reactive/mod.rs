//! Signals, memos and effects: what the page follows. They are used as Leptos's are, and like those they are handles that are
//! copied freely; but what they keep has no type ([`graph`]), so that all of it is compiled once, and there are no threads that
//! it would have to mind. With `reactive_graph`, which is made for servers too, it was three times the code.
//!
//! From Leptos there are the helpers for the DOM, `leptos_dom`.

mod graph;
mod owner;
#[cfg(test)]
mod tests;

use std::{marker::PhantomData, ops::Deref, rc::Rc};

pub use graph::{Again, effect, untrack};
use graph::{Compute, Key, Value};
pub use leptos_dom::helpers::{
    TimeoutHandle, document, event_target, queue_microtask, request_animation_frame, set_timeout,
    set_timeout_with_handle, window, window_event_listener_untyped,
};
pub use owner::{Owner, expect_context, on_cleanup, provide_context, use_context};

/// A value that the page follows.
pub struct RwSignal<T>(Key, PhantomData<fn() -> T>);

/// A value that follows from others.
pub struct Memo<T>(Key, PhantomData<fn() -> T>);

/// A value that nobody follows, kept as long as whoever was in charge when it was made.
pub struct StoredValue<T>(Key, PhantomData<fn() -> T>);

/// What is in a signal or a memo, as long as it is looked at.
pub struct Seen<T>(Value, PhantomData<fn() -> T>);

impl<T: 'static> Deref for Seen<T> {
    type Target = T;

    fn deref(&self) -> &T {
        of_type(&self.0)
    }
}

fn of_type<T: 'static>(value: &Value) -> &T {
    value.downcast_ref().expect("nothing else is ever put there")
}

fn same<T: PartialEq + 'static>(one: &Value, other: &Value) -> bool {
    of_type::<T>(one) == of_type(other)
}

/// What is in a node that cannot be gone: whoever has its handle was made where it lives.
fn value(key: Key, followed: bool) -> Value {
    graph::value(key, followed).expect("it lives as long as whoever asks for it")
}

macro_rules! handles {
    ($($kind:ident),*) => {
        $(impl<T> Clone for $kind<T> {
            fn clone(&self) -> $kind<T> {
                *self
            }
        }

        impl<T> Copy for $kind<T> {})*
    };
}
handles!(RwSignal, Memo, StoredValue, Callback);

impl<T: 'static> RwSignal<T> {
    /// With this value.
    pub fn new(value: T) -> RwSignal<T> {
        RwSignal(graph::keep(Rc::new(value)), PhantomData)
    }

    /// Another value, of which everybody hears who follows it. If whoever made the signal is gone, nobody does.
    pub fn set(self, value: T) {
        graph::set(self.0, Rc::new(value));
    }

    /// Changes the value.
    pub fn update(self, change: impl FnOnce(&mut T))
    where
        T: Clone,
    {
        let mut value = self.get_untracked();
        change(&mut value);
        self.set(value);
    }

    /// A copy of the value as it is now; nothing if whoever made the signal is gone.
    pub fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        graph::value(self.0, false).map(|value| of_type::<T>(&value).clone())
    }
}

impl<T: PartialEq + 'static> Memo<T> {
    /// Computes the value when what it reads has changed, maybe from the one before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + 'static) -> Memo<T> {
        Memo::compared(compute, same::<T>)
    }
}

impl<T: 'static> Memo<T> {
    /// Of values that are not worth comparing: whenever it is computed, it has changed.
    pub fn uncompared(compute: impl Fn() -> T + 'static) -> Memo<T> {
        Memo::compared(move |_| compute(), |_, _| false)
    }

    fn compared(compute: impl Fn(Option<&T>) -> T + 'static, same: fn(&Value, &Value) -> bool) -> Memo<T> {
        let next = move |before: Option<&Value>| -> Value { Rc::new(compute(before.map(of_type))) };
        Memo(graph::compute(Compute { next: Box::new(next), same }), PhantomData)
    }

    /// A copy of the value, followed; nothing if whoever made the memo is gone.
    pub fn try_get(self) -> Option<T>
    where
        T: Clone,
    {
        graph::value(self.0, true).map(|value| of_type::<T>(&value).clone())
    }
}

impl<T: 'static> Memo<Option<T>> {
    /// Of values that are not worth comparing: only nothing is the same as nothing.
    pub fn maybe(compute: impl Fn() -> Option<T> + 'static) -> Memo<Option<T>> {
        fn is_none<T: 'static>(value: &Value) -> bool {
            of_type::<Option<T>>(value).is_none()
        }
        Memo::compared(move |_| compute(), |one, other| is_none::<T>(one) && is_none::<T>(other))
    }
}

impl<T: 'static> StoredValue<T> {
    /// With this value.
    pub fn new(value: T) -> StoredValue<T> {
        StoredValue(graph::keep(Rc::new(value)), PhantomData)
    }

    /// Another value.
    pub fn set_value(self, value: T) {
        graph::set(self.0, Rc::new(value));
    }

    /// Changes the value.
    pub fn update_value(self, change: impl FnOnce(&mut T))
    where
        T: Clone,
    {
        let mut value = self.get_value();
        change(&mut value);
        self.set_value(value);
    }

    /// Looks at the value.
    pub fn with_value<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(of_type(&value(self.0, false)))
    }

    /// A copy of the value.
    pub fn get_value(self) -> T
    where
        T: Clone,
    {
        self.with_value(T::clone)
    }

    /// A copy of the value; nothing if whoever made it is gone.
    pub fn try_get_value(self) -> Option<T>
    where
        T: Clone,
    {
        graph::value(self.0, false).map(|value| of_type::<T>(&value).clone())
    }
}

macro_rules! readers {
    ($kind:ident) => {
        impl<T: 'static> $kind<T> {
            /// The value, followed.
            pub fn read(self) -> Seen<T> {
                Seen(value(self.0, true), PhantomData)
            }

            /// The value as it is now.
            pub fn read_untracked(self) -> Seen<T> {
                Seen(value(self.0, false), PhantomData)
            }

            /// Looks at the value, and follows it.
            pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
                look(&self.read())
            }

            /// Looks at the value as it is now.
            pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
                look(&self.read_untracked())
            }

            /// A copy of the value, followed.
            pub fn get(self) -> T
            where
                T: Clone,
            {
                self.read().clone()
            }

            /// Follows the value without looking at it.
            pub fn track(self) {
                value(self.0, true);
            }

            /// A copy of the value as it is now.
            pub fn get_untracked(self) -> T
            where
                T: Clone,
            {
                self.read_untracked().clone()
            }
        }
    };
}
readers!(RwSignal);
readers!(Memo);

/// A memo that does not need the value before.
pub fn memo<T: PartialEq + 'static>(value: impl Fn() -> T + 'static) -> Memo<T> {
    Memo::new(move |_| value())
}

/// Something to be done later, from wherever it is known. There is one type of it for each argument.
pub struct Callback<T>(StoredValue<Rc<dyn Fn(T)>>);

impl<T: 'static> Callback<T> {
    /// Does this.
    pub fn new(run: impl Fn(T) + 'static) -> Callback<T> {
        Callback(StoredValue::new(Rc::new(run)))
    }

    /// Does it, if whoever wanted it done is still there.
    pub fn run(self, argument: T) {
        if let Some(run) = self.0.try_get_value() {
            run(argument);
        }
    }
}

/// Makes something that lives as long as the page.
pub fn run<T>(make: impl FnOnce() -> T) -> T {
    let owner = Owner::within();
    let made = owner.with(make);
    std::mem::forget(owner);
    made
}
