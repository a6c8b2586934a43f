//! Who owns what was made: an owner that is cleared, or gone, takes everything with it that was made in its time. Owners are
//! also the way by which what one provides is found by all who are made within.

use std::{
    any::{Any, TypeId},
    cell::RefCell,
    mem,
    rc::{Rc, Weak},
};

use super::graph::{self, Key, Value};

/// Owns what is made while it is in charge.
#[derive(Clone)]
pub struct Owner(Rc<Scope>);

#[derive(Default)]
struct Scope {
    outer: Option<Owner>,
    inside: RefCell<Inside>,
}

#[derive(Default)]
struct Inside {
    nodes: Vec<Key>,
    owners: Vec<Weak<Scope>>,
    cleanups: Vec<Box<dyn FnOnce()>>,
    contexts: Vec<(TypeId, Value)>,
}

thread_local! {
    static PRESENT: RefCell<Option<Owner>> = const { RefCell::new(None) };
}

impl Owner {
    /// The one in charge.
    pub fn present() -> Option<Owner> {
        PRESENT.with_borrow(Clone::clone)
    }

    /// A new one that belongs to the one in charge.
    pub fn within() -> Owner {
        match Owner::present() {
            Some(outer) => outer.child(),
            None => Owner(Rc::default()),
        }
    }

    /// A new one that belongs to this one.
    pub fn child(&self) -> Owner {
        let child = Rc::new(Scope { outer: Some(self.clone()), inside: RefCell::default() });
        let owners = &mut self.0.inside.borrow_mut().owners;
        if owners.len() == owners.capacity() {
            owners.retain(|owner| owner.strong_count() > 0);
        }
        owners.push(Rc::downgrade(&child));
        Owner(child)
    }

    /// Does something while this one is in charge.
    pub fn with<T>(&self, run: impl FnOnce() -> T) -> T {
        let before = PRESENT.replace(Some(self.clone()));
        let done = run();
        drop(PRESENT.replace(before));
        done
    }

    /// Everything goes that was made in its time: first what its own owners have, then what was left to be done, then the rest.
    pub fn clear(&self) {
        self.0.clear();
    }

    /// The one in charge owns this node.
    pub(super) fn keep(key: Key) {
        if let Some(Owner(scope)) = Owner::present() {
            scope.inside.borrow_mut().nodes.push(key);
        }
    }
}

impl Scope {
    fn clear(&self) {
        let mut inside = self.inside.borrow_mut();
        let owners = mem::take(&mut inside.owners);
        let (cleanups, nodes) = (mem::take(&mut inside.cleanups), mem::take(&mut inside.nodes));
        drop(inside);
        for owner in owners.iter().filter_map(Weak::upgrade) {
            owner.clear();
        }
        for cleanup in cleanups {
            cleanup();
        }
        graph::remove(nodes);
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Something to be done when the owner in charge is cleared.
pub fn on_cleanup(run: impl FnOnce() + 'static) {
    if let Some(Owner(scope)) = Owner::present() {
        scope.inside.borrow_mut().cleanups.push(Box::new(run));
    }
}

/// Everything that is made within the owner in charge can have this. There is one of each type.
pub fn provide_context<T: 'static>(value: T) {
    provide(TypeId::of::<T>(), Rc::new(value));
}

fn provide(kind: TypeId, value: Value) {
    let Some(Owner(scope)) = Owner::present() else { return };
    let contexts = &mut scope.inside.borrow_mut().contexts;
    match contexts.iter_mut().find(|(known, _)| *known == kind) {
        Some((_, old)) => *old = value,
        None => contexts.push((kind, value)),
    }
}

/// What the nearest owner around provides of this type.
pub fn use_context<T: Clone + 'static>() -> Option<T> {
    find(TypeId::of::<T>()).as_deref().and_then(<dyn Any>::downcast_ref).cloned()
}

/// What the nearest owner around provides of this type; one does.
pub fn expect_context<T: Clone + 'static>() -> T {
    use_context().expect("it is provided where the app, the screen or the table begins")
}

fn find(kind: TypeId) -> Option<Value> {
    let mut owner = Owner::present();
    while let Some(Owner(scope)) = owner {
        let found = scope.inside.borrow().contexts.iter().find(|(known, _)| *known == kind).cloned();
        if let Some((_, value)) = found {
            return Some(value);
        }
        owner = scope.outer.clone();
    }
    None
}
