//! Who follows what. Signals, memos, effects and things kept are *nodes* in one table, so that their handles are numbers that
//! are copied freely. What nodes hold is without a type here; nothing in this file is compiled more than once.
//!
//! When a signal changes, everything that follows from it is marked, and effects wait for the end of the task that the
//! browser is at. A memo is computed when somebody asks for it; whatever depends on it only runs if it gave another value.

use std::{any::Any, cell::RefCell, mem, rc::Rc};

use super::owner::Owner;

/// What is in a node.
pub(super) type Value = Rc<dyn Any>;

/// Which node. What is gone is known to be gone, even when another one has taken its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    place: usize,
    age: u32,
}

/// Something that is done again and again, each time for something like the last. A `dyn Fn` would do, but brings two more ways
/// of calling it along, for each closure there is.
pub trait Again<T> {
    /// Does it.
    fn again(&self) -> T;
}

impl<T, F: Fn() -> T> Again<T> for F {
    fn again(&self) -> T {
        self()
    }
}

/// What computes a memo, maybe from the value before.
pub(super) trait Next {
    fn next(&self, before: Option<&Value>) -> Value;
}

impl<F: Fn(Option<&Value>) -> Value> Next for F {
    fn next(&self, before: Option<&Value>) -> Value {
        self(before)
    }
}

/// How a memo gets its next value, and when that is the one before.
pub(super) struct Compute {
    pub(super) next: Box<dyn Next>,
    pub(super) same: fn(&Value, &Value) -> bool,
}

/// What a node does.
#[derive(Clone)]
enum Work {
    /// It keeps what it is given.
    Keep,
    Compute(Rc<Compute>),
    Run(Rc<dyn Again<()>>),
}

/// Whether what a node made of its sources still holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    Fresh,
    /// Something far up has changed: it depends on what the sources make of that.
    Doubtful,
    Stale,
}

struct Node {
    value: Option<Value>,
    work: Work,
    state: State,
    /// What it read, in that order.
    sources: Vec<Key>,
    /// Who read it.
    followers: Vec<Key>,
    /// Owns what is made while it works.
    owner: Option<Owner>,
}

/// A place in the table; its age counts how many nodes it has had.
struct Place {
    age: u32,
    node: Option<Node>,
}

/// All nodes of this thread. It is never borrowed while anything else runs or is dropped.
struct Graph {
    places: Vec<Place>,
    free: Vec<usize>,
    /// Who is working: it follows whatever is read.
    reader: Option<Key>,
    /// Effects that are to run.
    waiting: Vec<Key>,
    /// Whether the browser has been asked to let them.
    called: bool,
}

thread_local! {
    static GRAPH: RefCell<Graph> = const { RefCell::new(Graph::new()) };
}

impl Graph {
    const fn new() -> Graph {
        Graph { places: Vec::new(), free: Vec::new(), reader: None, waiting: Vec::new(), called: false }
    }

    fn insert(&mut self, node: Node) -> Key {
        let place = self.free.pop().unwrap_or_else(|| {
            self.places.push(Place { age: 0, node: None });
            self.places.len() - 1
        });
        self.places[place].node = Some(node);
        Key { place, age: self.places[place].age }
    }

    fn node(&mut self, key: Key) -> Option<&mut Node> {
        self.places.get_mut(key.place).filter(|place| place.age == key.age)?.node.as_mut()
    }

    fn state(&mut self, key: Key) -> State {
        self.node(key).map_or(State::Fresh, |node| node.state)
    }

    /// The node follows nothing any more.
    fn unlink(&mut self, key: Key) {
        let sources = self.node(key).map(|node| mem::take(&mut node.sources)).unwrap_or_default();
        for source in sources {
            if let Some(source) = self.node(source) {
                source.followers.retain(|follower| *follower != key);
            }
        }
    }

    /// Whoever is working follows this.
    fn follow(&mut self, source: Key) {
        let Some(key) = self.reader else { return };
        let Some(reader) = self.node(key).filter(|reader| !reader.sources.contains(&source)) else { return };
        reader.sources.push(source);
        if let Some(source) = self.node(source) {
            source.followers.push(key);
        }
    }

    /// What this node and all that follows from it have made no longer holds, or may not.
    fn mark(&mut self, key: Key, state: State) {
        let Some(node) = self.node(key) else { return };
        let before = node.state;
        node.state = before.max(state);
        if before != State::Fresh {
            return;
        }
        match node.work {
            Work::Run(_) => self.waiting.push(key),
            Work::Keep | Work::Compute(_) => self.mark_followers(key, State::Doubtful),
        }
    }

    fn mark_followers(&mut self, key: Key, state: State) {
        let followers = self.node(key).map(|node| node.followers.clone()).unwrap_or_default();
        for follower in followers {
            self.mark(follower, state);
        }
    }

    fn remove(&mut self, key: Key) -> Option<Node> {
        self.unlink(key);
        self.node(key)?;
        let place = &mut self.places[key.place];
        place.age = place.age.wrapping_add(1);
        self.free.push(key.place);
        place.node.take()
    }
}

fn add(value: Option<Value>, work: Work) -> Key {
    let (state, owner) = match work {
        Work::Keep => (State::Fresh, None),
        Work::Compute(_) | Work::Run(_) => (State::Stale, Some(Owner::within())),
    };
    let node = Node { value, work, state, sources: Vec::new(), followers: Vec::new(), owner };
    let key = GRAPH.with_borrow_mut(|graph| graph.insert(node));
    Owner::keep(key);
    key
}

/// A node that keeps a value.
pub(super) fn keep(value: Value) -> Key {
    add(Some(value), Work::Keep)
}

/// A node that computes its value when somebody asks for it.
pub(super) fn compute(compute: Compute) -> Key {
    add(None, Work::Compute(Rc::new(compute)))
}

/// Runs something now and whenever anything it read has changed, as long as the present owner lives.
pub fn effect(run: Rc<dyn Again<()>>) {
    refresh(add(None, Work::Run(run)));
}

/// What is in a node; nothing if it is gone. If that is wanted, whoever is working follows it.
pub(super) fn value(key: Key, followed: bool) -> Option<Value> {
    refresh(key);
    GRAPH.with_borrow_mut(|graph| {
        if followed {
            graph.follow(key);
        }
        graph.node(key)?.value.clone()
    })
}

/// Puts a value into a node, of which everybody hears who follows it.
pub(super) fn set(key: Key, value: Value) {
    let mut value = Some(value);
    GRAPH.with_borrow_mut(|graph| {
        if let Some(node) = graph.node(key) {
            mem::swap(&mut node.value, &mut value);
            graph.mark_followers(key, State::Stale);
        }
    });
    flush_soon();
}

/// The nodes are gone.
pub(super) fn remove(keys: Vec<Key>) {
    for key in keys {
        // At the end of a thread the table may be gone before them.
        let node = GRAPH.try_with(|graph| graph.borrow_mut().remove(key));
        drop(node);
    }
}

/// Does something of which nobody follows what it reads.
pub fn untrack<T>(run: impl FnOnce() -> T) -> T {
    let reader = read_as(None);
    let done = run();
    read_as(reader);
    done
}

/// From now on that one follows what is read; gives the one who did before.
fn read_as(reader: Option<Key>) -> Option<Key> {
    GRAPH.with_borrow_mut(|graph| mem::replace(&mut graph.reader, reader))
}

/// Lets the node work if it has to.
fn refresh(key: Key) {
    let (state, sources) = GRAPH.with_borrow_mut(|graph| match graph.node(key) {
        Some(Node { state: State::Doubtful, sources, .. }) => (State::Doubtful, sources.clone()),
        node => (node.map_or(State::Fresh, |node| node.state), Vec::new()),
    });
    if state == State::Fresh {
        return;
    }
    for source in sources {
        refresh(source);
        if GRAPH.with_borrow_mut(|graph| graph.state(key)) == State::Stale {
            break;
        }
    }
    let stale = GRAPH.with_borrow_mut(|graph| {
        let state = graph.state(key);
        if let Some(node) = graph.node(key) {
            node.state = State::Fresh;
        }
        state == State::Stale
    });
    if stale {
        work(key);
    }
}

/// Lets the node work: what it made the last time is gone, and it follows what it reads this time.
fn work(key: Key) {
    let found = GRAPH.with_borrow_mut(|graph| {
        graph.unlink(key);
        let Node { value, work, owner, .. } = graph.node(key)?;
        Some((value.clone(), work.clone(), owner.clone()?))
    });
    let Some((before, work, owner)) = found else { return };
    owner.clear();
    let reader = read_as(Some(key));
    let next = owner.with(|| match &work {
        Work::Keep => None,
        Work::Run(run) => {
            run.again();
            None
        }
        Work::Compute(compute) => {
            let next = compute.next.next(before.as_ref());
            let same = before.as_ref().is_some_and(|before| (compute.same)(before, &next));
            (!same).then_some(next)
        }
    });
    read_as(reader);
    if let Some(next) = next {
        set(key, next);
    }
}

/// Lets the effects run that wait, once the browser has done what it is at.
fn flush_soon() {
    let call =
        GRAPH.with_borrow_mut(|graph| !graph.waiting.is_empty() && !mem::replace(&mut graph.called, true));
    // Tests let them run themselves.
    if call && cfg!(target_arch = "wasm32") {
        super::queue_microtask(flush);
    }
}

/// Lets the effects run that wait. Those that they bring about come next time.
pub(super) fn flush() {
    let waiting = GRAPH.with_borrow_mut(|graph| {
        graph.called = false;
        mem::take(&mut graph.waiting)
    });
    for key in waiting {
        refresh(key);
    }
}
