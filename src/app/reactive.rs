//! Leptos's reactive system, with signals and memos that are compiled once for all types of values: what they keep is erased.
//! With a signal and a memo compiled for each type, a tenth of the app was the same code sixty times.
//!
//! Everything else is Leptos's own, from two of its crates: `reactive_graph` and the helpers of `leptos_dom`. The crate `leptos` would
//! bring its router of views and its server functions along, part of which ends up in the module though nothing calls it.

use std::{any::Any, marker::PhantomData, ops::Deref, sync::Arc};

pub use leptos_dom::helpers::{
    TimeoutHandle, document, event_target, event_target_checked, event_target_value, queue_microtask,
    request_animation_frame, set_timeout, set_timeout_with_handle, window, window_event_listener_untyped,
};
use reactive_graph::{
    computed, signal,
    traits::{Get, GetUntracked, Set, Track},
};
pub use reactive_graph::{
    effect::RenderEffect,
    graph::untrack,
    owner::{LocalStorage, Owner, StoredValue, expect_context, on_cleanup, provide_context, use_context},
    traits::{GetValue, ReadValue, SetValue, UpdateValue, WithValue, WriteValue},
};

type Value = Arc<dyn Any + Send + Sync>;

/// A value that the page follows. Copied freely, like Leptos's own.
pub struct RwSignal<T>(signal::RwSignal<Value>, PhantomData<fn() -> T>);

/// A value that follows from others. Copied freely, like Leptos's own.
pub struct Memo<T>(computed::Memo<Kept>, PhantomData<fn() -> T>);

/// What is in a signal or a memo, as long as it is looked at.
pub struct Seen<T>(Value, PhantomData<fn() -> T>);

/// How a memo gets its next value.
type Compute = dyn Fn(Option<&Value>) -> Kept + Send + Sync;

/// The value of a memo, and how two of its kind are compared.
#[derive(Clone)]
struct Kept {
    value: Value,
    same: fn(&Value, &Value) -> bool,
}

impl PartialEq for Kept {
    fn eq(&self, other: &Kept) -> bool {
        (self.same)(&self.value, &other.value)
    }
}

impl<T: 'static> Deref for Seen<T> {
    type Target = T;

    fn deref(&self) -> &T {
        of_type(&self.0)
    }
}

fn of_type<T: 'static>(value: &Value) -> &T {
    value.downcast_ref().expect("nothing else is ever put there")
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> RwSignal<T> {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

// Compiled once.
fn new_signal(value: Value) -> signal::RwSignal<Value> {
    signal::RwSignal::new(value)
}

fn signal_value(signal: signal::RwSignal<Value>, tracked: bool) -> Value {
    if tracked {
        signal.track();
    }
    signal.get_untracked()
}

fn try_signal_value(signal: signal::RwSignal<Value>) -> Option<Value> {
    signal.try_get_untracked()
}

fn set_signal(signal: signal::RwSignal<Value>, value: Value) {
    signal.set(value);
}

fn new_memo(compute: Box<Compute>) -> computed::Memo<Kept> {
    computed::Memo::new(move |before: Option<&Kept>| compute(before.map(|before| &before.value)))
}

fn memo_value(memo: computed::Memo<Kept>, tracked: bool) -> Value {
    if tracked { memo.get().value } else { memo.get_untracked().value }
}

fn try_memo_value(memo: computed::Memo<Kept>) -> Option<Value> {
    memo.try_get().map(|kept| kept.value)
}

impl<T: Send + Sync + 'static> RwSignal<T> {
    /// With this value.
    pub fn new(value: T) -> RwSignal<T> {
        RwSignal(new_signal(Arc::new(value)), PhantomData)
    }

    /// Another value, of which everybody who read the last one hears.
    pub fn set(self, value: T) {
        set_signal(self.0, Arc::new(value));
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
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Computes the value when what it reads has changed, maybe from the one before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        let compute = move |before: Option<&Value>| Kept {
            value: Arc::new(compute(before.map(of_type))),
            same: |one, other| of_type::<T>(one) == of_type(other),
        };
        Memo(new_memo(Box::new(compute)), PhantomData)
    }
}

impl<T: Clone + 'static> RwSignal<T> {
    /// A copy of the value as it is now; nothing if whoever made the signal is gone.
    pub fn try_get_untracked(self) -> Option<T> {
        try_signal_value(self.0).map(|value| of_type::<T>(&value).clone())
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// A copy of the value, followed; nothing if whoever made the memo is gone.
    pub fn try_get(self) -> Option<T> {
        try_memo_value(self.0).map(|value| of_type::<T>(&value).clone())
    }
}

macro_rules! readers {
    ($kind:ident, $value:ident) => {
        impl<T: 'static> $kind<T> {
            /// The value, followed.
            pub fn read(self) -> Seen<T> {
                Seen($value(self.0, true), PhantomData)
            }

            /// The value as it is now.
            pub fn read_untracked(self) -> Seen<T> {
                Seen($value(self.0, false), PhantomData)
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

            /// Follows the value without looking at it. A memo is computed for that: one that has no value yet would be told to
            /// have changed as soon as anything it reads does.
            pub fn track(self) {
                $value(self.0, true);
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
readers!(RwSignal, signal_value);
readers!(Memo, memo_value);

/// A memo that does not need the value before.
pub fn memo<T: PartialEq + Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    Memo::new(move |_| value())
}

/// Something to be done later, from wherever it is known. Copied freely; there is one type of it for each argument.
pub struct Callback<T: 'static>(StoredValue<Arc<dyn Fn(T) + Send + Sync>>);

impl<T> Clone for Callback<T> {
    fn clone(&self) -> Callback<T> {
        *self
    }
}

impl<T> Copy for Callback<T> {}

impl<T> Callback<T> {
    /// Does this.
    pub fn new(run: impl Fn(T) + Send + Sync + 'static) -> Callback<T> {
        Callback(StoredValue::new(Arc::new(run)))
    }

    /// Does it, if whoever wanted it done is still there.
    pub fn run(self, argument: T) {
        if let Some(run) = self.0.try_get_value() {
            run(argument);
        }
    }
}

/// Starts the reactive system and makes something that lives as long as the page.
pub fn run<T>(make: impl FnOnce() -> T) -> T {
    // It is the first and the only one.
    let _ = any_spawner::Executor::init_wasm_bindgen();
    let owner = Owner::new();
    let made = owner.with(make);
    std::mem::forget(owner);
    made
}
