use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use super::{graph::flush, *};

/// Counts how often something is done.
#[derive(Clone, Default)]
struct Count(Rc<Cell<u32>>);

impl Count {
    fn up(&self) {
        self.0.set(self.0.get() + 1);
    }

    /// How often since the last time it was asked.
    fn taken(&self) -> u32 {
        self.0.replace(0)
    }
}

fn counted(count: &Count, run: impl Fn() + 'static) {
    let count = count.clone();
    effect(Rc::new(move || {
        count.up();
        run();
    }));
}

#[test]
fn an_effect_runs_now_and_once_after_any_number_of_changes() {
    run(|| {
        let (signal, runs) = (RwSignal::new(1), Count::default());
        let seen = Rc::new(Cell::new(0));
        let shown = seen.clone();
        counted(&runs, move || shown.set(signal.get()));
        assert_eq!((seen.get(), runs.taken()), (1, 1));
        signal.set(2);
        signal.update(|value| *value += 1);
        assert_eq!((seen.get(), runs.taken()), (1, 0));
        flush();
        assert_eq!((seen.get(), runs.taken()), (3, 1));
        flush();
        assert_eq!(runs.taken(), 0);
    });
}

#[test]
fn a_memo_is_computed_when_it_is_asked_and_stops_what_does_not_change_it() {
    run(|| {
        let (signal, computed, runs) = (RwSignal::new(3), Count::default(), Count::default());
        let count = computed.clone();
        let even = memo(move || {
            count.up();
            signal.get() % 2 == 0
        });
        assert_eq!(computed.taken(), 0);
        counted(&runs, move || even.track());
        assert_eq!((computed.taken(), runs.taken()), (1, 1));
        signal.set(5);
        flush();
        assert_eq!((computed.taken(), runs.taken()), (1, 0));
        signal.set(6);
        assert!(even.get_untracked(), "never an old value");
        flush();
        assert_eq!((computed.taken(), runs.taken()), (1, 1));
    });
}

#[test]
fn values_that_are_not_compared_are_always_others() {
    run(|| {
        let (signal, runs) = (RwSignal::new(None), Count::default());
        let (maybe, always) = (Memo::maybe(move || signal.get()), Memo::uncompared(move || signal.get()));
        counted(&runs, move || maybe.track());
        runs.taken();
        for (value, heard) in [(None, 0), (Some(1), 1), (Some(1), 1), (None, 1), (None, 0)] {
            signal.set(value);
            flush();
            assert_eq!(runs.taken(), heard, "{value:?}");
        }
        counted(&runs, move || always.track());
        runs.taken();
        signal.set(None);
        flush();
        assert_eq!(runs.taken(), 1);
    });
}

#[test]
fn what_two_memos_tell_of_one_change_is_heard_once() {
    run(|| {
        let signal = RwSignal::new(1);
        let (double, square) = (memo(move || signal.get() * 2), memo(move || signal.get() * signal.get()));
        let sum = memo(move || double.get() + square.get());
        let (heard, shown) = (Rc::new(RefCell::new(Vec::new())), Count::default());
        let list = heard.clone();
        counted(&shown, move || list.borrow_mut().push((double.get(), square.get(), sum.get())));
        signal.set(3);
        flush();
        assert_eq!(*heard.borrow(), [(2, 1, 3), (6, 9, 15)]);
    });
}

#[test]
fn a_memo_knows_its_last_value() {
    run(|| {
        let signal = RwSignal::new(2);
        let highest = Memo::new(move |before: Option<&i32>| signal.get().max(before.copied().unwrap_or(0)));
        assert_eq!(highest.get(), 2);
        signal.set(7);
        assert_eq!(highest.get(), 7);
        signal.set(4);
        assert_eq!(highest.get(), 7);
    });
}

#[test]
fn only_what_was_read_last_is_followed() {
    run(|| {
        let (first, one, other) = (RwSignal::new(true), RwSignal::new(1), RwSignal::new(2));
        let runs = Count::default();
        counted(&runs, move || {
            if first.get() {
                one.track()
            } else {
                other.track()
            }
            untrack(|| other.track());
        });
        runs.taken();
        other.set(3);
        flush();
        assert_eq!(runs.taken(), 0);
        first.set(false);
        flush();
        one.set(3);
        flush();
        assert_eq!(runs.taken(), 1);
        other.set(4);
        flush();
        assert_eq!(runs.taken(), 1);
    });
}

#[test]
fn what_an_effect_made_goes_when_it_runs_again() {
    run(|| {
        let (outer, inner) = (RwSignal::new(0), RwSignal::new(0));
        let (runs, gone) = (Count::default(), Count::default());
        let (made, left) = (runs.clone(), gone.clone());
        let kept = Rc::new(Cell::new(None));
        let keep = kept.clone();
        effect(Rc::new(move || {
            outer.track();
            keep.set(Some(RwSignal::new(outer.get_untracked())));
            let left = left.clone();
            on_cleanup(move || left.up());
            counted(&made, move || inner.track());
        }));
        let first = kept.get().unwrap();
        assert_eq!(first.try_get_untracked(), Some(0));
        runs.taken();
        outer.set(1);
        inner.set(1);
        flush();
        assert_eq!((runs.taken(), gone.taken()), (1, 1), "the old one is gone before its turn comes");
        assert_eq!(first.try_get_untracked(), None, "though another one has taken its place");
        assert_eq!(kept.get().unwrap().try_get_untracked(), Some(1));
        inner.set(2);
        flush();
        assert_eq!(runs.taken(), 1);
        // Nobody hears what is told to one who is gone.
        first.set(9);
        assert_eq!(kept.get().unwrap().try_get_untracked(), Some(1));
    });
}

#[test]
fn effects_run_in_the_order_in_which_they_were_made() {
    run(|| {
        let (signal, order) = (RwSignal::new(0), Rc::new(RefCell::new(Vec::new())));
        for number in 0..4 {
            let order = order.clone();
            effect(Rc::new(move || {
                signal.track();
                order.borrow_mut().push(number);
            }));
        }
        signal.set(1);
        flush();
        assert_eq!(*order.borrow(), [0, 1, 2, 3, 0, 1, 2, 3]);
    });
}

#[test]
fn an_effect_that_changes_what_it_reads_runs_again() {
    run(|| {
        let (signal, runs) = (RwSignal::new(0), Count::default());
        counted(&runs, move || {
            let value = signal.get();
            if value < 3 {
                signal.set(value + 1);
            }
        });
        for _ in 0..5 {
            flush();
        }
        assert_eq!((signal.get_untracked(), runs.taken()), (3, 4));
    });
}

#[test]
fn contexts_are_those_of_the_nearest_owner() {
    run(|| {
        provide_context(1_u8);
        provide_context('a');
        let read = || (use_context::<u8>(), use_context::<char>(), use_context::<bool>());
        let within = Owner::within();
        within.with(|| {
            provide_context(2_u8);
            assert_eq!(read(), (Some(2), Some('a'), None));
            provide_context(3_u8);
            let later = memo(expect_context::<u8>);
            assert_eq!(Owner::within().with(|| later.get()), 3);
        });
        assert_eq!(read(), (Some(1), Some('a'), None));
    });
}

#[test]
fn owners_take_what_is_within_them_along_and_are_cleared_once() {
    run(|| {
        let gone = Count::default();
        let outer = Owner::within();
        let leave = || {
            let gone = gone.clone();
            on_cleanup(move || gone.up());
        };
        let inner = outer.with(|| {
            leave();
            Owner::within()
        });
        let stored = inner.with(|| {
            leave();
            StoredValue::new("kept".to_owned())
        });
        stored.update_value(|text| text.push('!'));
        assert_eq!(stored.get_value(), "kept!");
        outer.clear();
        assert_eq!((gone.taken(), stored.try_get_value()), (2, None));
        drop((inner, outer));
        assert_eq!(gone.taken(), 0);
        // An owner that nobody has any more is cleared as well.
        drop(Owner::within().with(|| {
            leave();
            Owner::present()
        }));
        assert_eq!(gone.taken(), 1);
    });
}

#[test]
fn a_callback_is_run_as_long_as_somebody_wants_it() {
    run(|| {
        let (owner, count) = (Owner::within(), Count::default());
        let heard = count.clone();
        let callback = owner.with(|| Callback::new(move |_: bool| heard.up()));
        callback.run(true);
        assert_eq!(count.taken(), 1);
        owner.clear();
        callback.run(true);
        assert_eq!(count.taken(), 0);
    });
}
