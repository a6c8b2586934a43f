//! Two stores, of which the first is written late, and both of which fail.

use std::rc::Rc;

use proptest::prelude::*;
use serde_json::Value;

use super::*;
use crate::{
    rules::eruption::State,
    session::{
        Options, Playout, Table,
        slots::{Broken, Entry, MemoryStore, OpenError, Ticket},
        tests as session,
    },
};

const NOW: u64 = 1_795_000_000_000;

/// The browser: a first store that answers at once, what was noted in it, and a second store.
struct Browser {
    first: Rc<Noting<MemoryStore>>,
    second: MemoryStore,
    /// The first store as it was after each action: how it may be found after a kill.
    past: Vec<MemoryStore>,
}

/// One game.
struct Game {
    table: Table<State>,
    playout: Playout<State>,
    ticket: Ticket,
}

impl Browser {
    fn new() -> Browser {
        Browser { first: Rc::new(noting(MemoryStore::new())), second: MemoryStore::new(), past: Vec::new() }
    }

    fn slots(&self) -> Slots<Rc<Noting<MemoryStore>>> {
        Slots::new(self.first.clone())
    }

    /// The second store is told what was noted, in one piece.
    fn tell(&self) {
        let changes = self.first.journal.borrow_mut().take();
        tell(&self.second, changes);
    }

    fn begin(&self, seed: u64, now: u64) -> Game {
        let table = session::eruption(2, Options::default(), seed);
        let ticket = self.slots().create("Sunday", &table, Value::Null, now).unwrap();
        Game { table, playout: Playout::new(seed), ticket }
    }

    fn play(&self, game: &mut Game, now: u64) {
        session::play_on(&mut game.table, &mut game.playout, 1);
        self.slots().save(&mut game.ticket, &game.table, Value::Null, now).unwrap();
    }

    /// A page starts.
    fn start(&self, now: u64) -> Merged {
        let merged = merge(&*self.first, &self.second, now).unwrap();
        tell(&self.second, merged.changes.clone());
        self.first.journal.borrow_mut().take();
        merged
    }

    /// The browser is killed, and has written of the first store only what it was then.
    fn kill(&mut self, then: MemoryStore) {
        self.first = Rc::new(noting(then));
    }

    fn steps(&self, id: &SlotId) -> Option<usize> {
        Some(self.slots().open::<State>(id, 0).ok()?.0.history().len())
    }

    fn names(&self) -> Vec<String> {
        let name = |entry| match entry {
            Entry::Slot(slot) => slot.card.name,
            Entry::Broken { .. } => "broken".into(),
        };
        self.slots().list().unwrap().into_iter().map(name).collect()
    }
}

fn noting(store: MemoryStore) -> Noting<MemoryStore> {
    Noting { store, journal: RefCell::default() }
}

fn tell(store: &MemoryStore, changes: Vec<Change>) {
    for (key, text) in changes {
        match text {
            Some(text) => store.set(&key, &text).unwrap(),
            None => store.remove(&key).unwrap(),
        }
    }
}

/// Everything in a store.
fn kept(store: &impl Store) -> Vec<(String, String)> {
    store.keys().unwrap().into_iter().map(|key| (key.clone(), store.get(&key).unwrap().unwrap())).collect()
}

fn key(id: &SlotId, side: char) -> String {
    format!("caldera/slot/{id}/{side}")
}

#[test]
fn what_the_first_store_had_not_written_comes_back() {
    let mut browser = Browser::new();
    let mut game = browser.begin(1, NOW);
    browser.tell();
    let then = browser.first.store.clone();
    for second in 1..6 {
        browser.play(&mut game, NOW + second);
    }
    let new = browser.begin(2, NOW + 9);
    browser.tell();
    browser.kill(then);
    let merged = browser.start(NOW + 10);
    assert!(merged.healed && merged.changes.is_empty() && merged.newer.is_empty());
    assert_eq!(browser.steps(game.ticket.id()), Some(game.table.history().len()));
    assert_eq!(browser.steps(new.ticket.id()), Some(new.table.history().len()));
    assert_eq!(kept(&*browser.first), kept(&browser.second));
    assert!(!browser.start(NOW + 11).healed, "there is nothing left to do");
    // Whoever had it open goes on.
    browser.play(&mut game, NOW + 12);
}

#[test]
fn what_the_second_store_lacks_or_cannot_read_is_written_to_it() {
    let browser = Browser::new();
    let mut game = browser.begin(1, NOW);
    browser.play(&mut game, NOW + 1);
    let id = game.ticket.id();
    let damaged = |side| tell(&browser.second, vec![(key(id, side), Some("nonsense".into()))]);
    for damage in [None, Some('a'), Some('b')] {
        damage.into_iter().for_each(damaged);
        let merged = browser.start(NOW + 2);
        assert!(!merged.healed && !merged.changes.is_empty(), "{damage:?}");
        assert_eq!(kept(&*browser.first), kept(&browser.second));
    }
}

#[test]
fn what_the_first_store_lacks_or_cannot_read_is_taken_and_what_was_damaged_is_kept() {
    let browser = Browser::new();
    let mut game = browser.begin(1, NOW);
    browser.play(&mut game, NOW + 1);
    browser.tell();
    let id = game.ticket.id().clone();
    for sides in ["a", "b", "ab"] {
        for side in sides.chars() {
            browser.first.set(&key(&id, side), &format!("nonsense {sides}")).unwrap();
        }
        assert!(browser.start(NOW + 2).healed);
        assert_eq!(browser.steps(&id), Some(game.table.history().len()));
        assert!(browser.slots().quarantined().unwrap().iter().any(|kept| kept.raw.ends_with(sides)));
        assert_eq!(kept(&*browser.first), kept(&browser.second));
    }
    tell(&browser.first.store, vec![(key(&id, 'a'), None), (key(&id, 'b'), None)]);
    assert!(browser.start(NOW + 2).healed);
    assert_eq!(browser.steps(&id), Some(game.table.history().len()));
}

#[test]
fn what_is_damaged_in_both_stays_and_is_shown() {
    let browser = Browser::new();
    let id = browser.begin(1, NOW).ticket.id().clone();
    browser.first.set(&key(&id, 'a'), "nonsense").unwrap();
    browser.second.set(&key(&id, 'a'), "other nonsense").unwrap();
    let merged = browser.start(NOW);
    assert!(!merged.healed && merged.changes.is_empty());
    assert_eq!(browser.names(), ["broken"]);
}

#[test]
fn what_a_newer_program_saved_is_in_both_and_no_older_copy_takes_its_place() {
    for newer_is_first in [true, false] {
        let browser = Browser::new();
        let id = browser.begin(1, NOW).ticket.id().clone();
        browser.tell();
        let text = browser.first.get(&key(&id, 'a')).unwrap().unwrap();
        let body = text.split_once('\n').unwrap().1.replacen("\"slot\":1", "\"slot\":2", 1);
        let newer = format!("{:016x}\n{body}", crate::session::slots::checksum(body.as_bytes()));
        let store = if newer_is_first { &browser.first.store } else { &browser.second };
        store.set(&key(&id, 'b'), &newer).unwrap();
        browser.start(NOW);
        assert!(matches!(browser.slots().read(&id), Err(OpenError::Broken(Broken::Newer))));
        assert_eq!(kept(&*browser.first), kept(&browser.second));
    }
}

#[test]
fn what_was_deleted_does_not_come_back_from_either_store() {
    let mut browser = Browser::new();
    let mut game = browser.begin(1, NOW);
    browser.play(&mut game, NOW);
    browser.tell();
    let id = game.ticket.id().clone();
    let then = browser.first.store.clone();
    // The second store is told, and the first has not written it.
    browser.slots().delete(&id, NOW + 1).unwrap();
    let never_told = browser.second.clone();
    browser.tell();
    let now = browser.first.store.clone();
    browser.kill(then);
    browser.start(NOW + 2);
    assert_eq!(browser.steps(&id), None);
    // The other way round.
    browser.kill(now);
    browser.second = never_told;
    browser.start(NOW + 3);
    assert_eq!(browser.steps(&id), None);
    assert_eq!(kept(&*browser.first), kept(&browser.second));
    // The mark goes when nothing can come back any more.
    assert_eq!(kept(&browser.second).len(), 1);
    browser.start(NOW + 100_000_000);
    assert!(kept(&browser.second).is_empty() && kept(&*browser.first).is_empty());
}

#[test]
fn a_broken_slot_that_was_deleted_in_the_other_store_is_set_aside() {
    let browser = Browser::new();
    browser.first.set("caldera/slot/x/a", "nonsense").unwrap();
    browser.second.set("caldera/deleted/x", "soon").unwrap();
    browser.start(NOW);
    assert_eq!(browser.slots().list().unwrap(), []);
    assert_eq!(browser.slots().quarantined().unwrap()[0].raw, "nonsense");
}

#[test]
fn games_that_have_parted_are_both_kept() {
    for further in [2, 9] {
        let mut browser = Browser::new();
        let mut game = browser.begin(1, NOW);
        browser.tell();
        let then = browser.first.store.clone();
        for second in 1..6 {
            browser.play(&mut game, NOW + second);
        }
        browser.tell();
        browser.kill(then);
        // The second store does not answer at the next start, and somebody plays on with what the first one has.
        let id = game.ticket.id().clone();
        let (table, ticket) = browser.slots().open::<State>(&id, 0).unwrap();
        let mut other = Game { table, ticket, playout: Playout::new(99) };
        for second in 0..further {
            browser.play(&mut other, NOW + 50 + second);
        }
        browser.start(NOW + 100);
        assert_eq!(browser.names(), ["Sunday", "Sunday (2)"]);
        assert_eq!(browser.steps(&id), Some(other.table.history().len()), "what was played last stays");
        let list = browser.slots().list().unwrap();
        let Entry::Slot(copy) = &list[1] else { panic!() };
        assert_eq!(copy.card.revision, 1, "a slot of its own");
        assert_eq!(browser.steps(copy.ticket.id()), Some(game.table.history().len()));
        assert_eq!(kept(&*browser.first), kept(&browser.second));
        assert!(!browser.start(NOW + 200).healed);
    }
}

#[test]
fn what_the_first_store_has_no_room_for_is_told_and_stays_in_the_second() {
    let mut browser = Browser::new();
    let mut game = browser.begin(1, NOW);
    browser.tell();
    let then = browser.first.store.clone();
    for second in 1..9 {
        browser.play(&mut game, NOW + second);
    }
    browser.tell();
    then.limit(Some(then.used()));
    browser.kill(then);
    let before = kept(&browser.second);
    let merged = browser.start(NOW + 10);
    let record = game.table.record().to_json();
    assert!(matches!(&merged.newer[..], [one] if one.record == record && one.ticket.is_some()));
    assert_eq!(kept(&browser.second), before);
}

#[test]
fn a_first_store_that_is_denied_changes_nothing() {
    let browser = Browser::new();
    let game = browser.begin(1, NOW);
    browser.tell();
    browser.first.store.deny(true);
    let before = kept(&browser.second);
    assert_eq!(merge(&*browser.first, &browser.second, NOW), Err(StoreError::Denied));
    assert_eq!(kept(&browser.second), before);
    browser.first.store.deny(false);
    assert!(browser.steps(game.ticket.id()).is_some());
}

/// A game that is over.
fn ended(seed: u64) -> Table<State> {
    let mut table = session::eruption(2, Options::default(), seed);
    session::play_on(&mut table, &mut Playout::new(seed), u32::MAX);
    table
}

#[test]
fn results_of_both_stores_are_in_the_book_and_cleared_ones_are_not() {
    let mut browser = Browser::new();
    let book = |browser: &Browser| -> Vec<String> {
        let games = Results::new(browser.first.clone()).list().unwrap();
        games.into_iter().map(|game| game.slot).collect()
    };
    let write = |browser: &Browser, slot: &str, now| {
        Results::new(browser.first.clone()).follow(slot, &ended(1).snapshot(), 0, now).unwrap();
    };
    write(&browser, "a", NOW + 1);
    let then = browser.first.store.clone();
    write(&browser, "b", NOW + 2);
    browser.tell();
    browser.kill(then);
    write(&browser, "c", NOW + 3);
    browser.start(NOW + 4);
    assert_eq!(book(&browser), ["c", "b", "a"]);
    // A game that goes on after all is in no book.
    let mut open = browser.begin(1, NOW);
    write(&browser, &open.ticket.id().to_string(), NOW + 5);
    browser.tell();
    browser.play(&mut open, NOW + 6);
    Results::new(browser.first.clone())
        .follow(&open.ticket.id().to_string(), &open.table.snapshot(), 0, NOW + 6)
        .unwrap();
    browser.start(NOW + 7);
    assert_eq!(book(&browser), ["c", "b", "a"]);
    // Cleared, and not written in time.
    let then = browser.first.store.clone();
    Results::new(browser.first.clone()).clear(NOW + 8).unwrap();
    browser.tell();
    browser.kill(then);
    write(&browser, "d", NOW + 9);
    browser.start(NOW + 10);
    assert_eq!(book(&browser), ["d"]);
    assert_eq!(kept(&*browser.first), kept(&browser.second));
    browser.second.set(results::KEY, "a picture of a cat").unwrap();
    browser.start(NOW + 11);
    assert_eq!(kept(&*browser.first), kept(&browser.second));
    browser.first.set(results::KEY, "a picture of a dog").unwrap();
    browser.start(NOW + 12);
    assert_eq!(book(&browser), ["d"]);
    assert_eq!(browser.slots().quarantined().unwrap()[0].raw, "a picture of a dog");
}

/// A call of a store fails, whichever it is, while two games are begun, played, renamed, copied and deleted: what was said to be
/// saved is there, now and after the next start of a page.
#[test]
fn a_store_that_fails_at_any_call_loses_nothing() {
    for error in [StoreError::Full, StoreError::Denied, StoreError::NotKept] {
        let mut call = 0;
        while one_fails(call, error) {
            call += 1;
        }
        assert!(call > 50, "the calls were counted: {call}");
    }
}

/// The play with one call that fails; whether there was such a call.
fn one_fails(call: usize, error: StoreError) -> bool {
    let browser = Browser::new();
    let slots = browser.slots();
    let mut saved: Vec<(SlotId, usize)> = Vec::new();
    let mut deleted = Vec::new();
    browser.first.store.fail_after(call, error);
    let mut games = Vec::new();
    for seed in 0..2 {
        let table = session::eruption(2, Options::default(), seed);
        if let Ok(ticket) = slots.create("Sunday", &table, Value::Null, NOW + seed) {
            saved.push((ticket.id().clone(), table.history().len()));
            games.push(Game { table, playout: Playout::new(seed), ticket });
        }
    }
    for round in 0..3 {
        for game in &mut games {
            session::play_on(&mut game.table, &mut game.playout, 1);
            if slots.save(&mut game.ticket, &game.table, Value::Null, NOW + round).is_ok() {
                let (id, steps) = (game.ticket.id(), game.table.history().len());
                saved.iter_mut().filter(|(other, _)| other == id).for_each(|(_, saved)| *saved = steps);
            }
        }
        browser.tell();
    }
    for game in &mut games {
        let _ = slots.rename(&mut game.ticket, "Monday", NOW + 5);
        if let Ok(copy) = slots.duplicate(game.ticket.id(), "Copy", 7, NOW + 6)
            && slots.delete(copy.id(), NOW + 7).is_ok()
        {
            deleted.push(copy.id().clone());
        }
    }
    let failed = !browser.first.store.is_to_fail();
    browser.first.store.fail_after(usize::MAX, error);
    for starts in 0..2 {
        for (id, steps) in &saved {
            // What was written and could not be read again counts as not saved.
            assert!(browser.steps(id) >= Some(*steps), "call {call}, {error}, {starts} starts");
        }
        for id in &deleted {
            assert_eq!(browser.steps(id), None, "call {call}, {error}, {starts} starts");
        }
        browser.start(NOW + 8);
    }
    assert_eq!(kept(&*browser.first), kept(&browser.second));
    failed
}

/// The same for the start of a page, where either store may fail at any call: the start after it makes good what is missing.
#[test]
fn a_start_that_fails_at_any_call_loses_nothing() {
    for error in [StoreError::Full, StoreError::Denied, StoreError::NotKept] {
        for second_fails in [false, true] {
            let mut call = 0;
            while one_fails_at_start(call, error, second_fails) {
                call += 1;
            }
            assert!(call > 20, "the calls were counted: {call}");
        }
    }
}

fn one_fails_at_start(call: usize, error: StoreError, second_fails: bool) -> bool {
    let mut browser = Browser::new();
    let [mut one, mut two, gone] = [1, 2, 3].map(|seed| browser.begin(seed, NOW + seed));
    browser.tell();
    browser.play(&mut two, NOW + 4);
    let then = browser.first.store.clone();
    browser.play(&mut one, NOW + 5);
    browser.play(&mut one, NOW + 6);
    browser.slots().delete(gone.ticket.id(), NOW + 7).unwrap();
    let new = browser.begin(4, NOW + 8);
    browser.tell();
    browser.kill(then);
    let store = if second_fails { &browser.second } else { &browser.first.store };
    store.fail_after(call, error);
    let merged = merge(&*browser.first, &browser.second, NOW + 9);
    let failed = !store.is_to_fail();
    store.fail_after(usize::MAX, error);
    if let Ok(merged) = merged {
        tell(&browser.second, merged.changes);
    }
    browser.first.store.fail_after(usize::MAX, error);
    browser.second.fail_after(usize::MAX, error);
    browser.start(NOW + 10);
    for game in [&one, &two, &new] {
        let found = browser.steps(game.ticket.id());
        assert_eq!(found, Some(game.table.history().len()), "call {call}, {error}, {second_fails}");
    }
    assert_eq!(browser.steps(gone.ticket.id()), None, "call {call}, {error}, {second_fails}");
    assert_eq!(browser.names().len(), 3, "call {call}, {error}, {second_fails}");
    failed
}

proptest! {
    /// Whatever is played, deleted and killed: all that the second store has been told is there after the next start, and what was
    /// deleted is not.
    #[test]
    fn whatever_the_second_store_was_told_is_found_after_a_kill(
        actions in prop::collection::vec((0_u8..8, 0_usize..8), 1..40),
    ) {
        let mut browser = Browser::new();
        let mut games: Vec<Game> = Vec::new();
        let mut gone: Vec<SlotId> = Vec::new();
        // What has been shown as saved: of each game, how far it was.
        let mut shown: Vec<(SlotId, usize)> = Vec::new();
        for (at, (what, which)) in actions.into_iter().enumerate() {
            let now = NOW + at as u64;
            let place = which % games.len().max(1);
            match what {
                0 => games.push(browser.begin(at as u64, now)),
                1 if !games.is_empty() => {
                    let game = games.remove(place);
                    browser.slots().delete(game.ticket.id(), now).unwrap();
                    gone.push(game.ticket.id().clone());
                }
                2 => {
                    let back = which.min(browser.past.len());
                    let then = browser.past.iter().rev().nth(back).cloned().unwrap_or_default();
                    browser.kill(then);
                    browser.start(now);
                    for (id, steps) in &shown {
                        prop_assert!(browser.steps(id) >= Some(*steps), "{id}");
                    }
                    for id in &gone {
                        prop_assert!(browser.steps(id).is_none(), "{id}");
                    }
                    prop_assert_eq!(kept(&*browser.first), kept(&browser.second));
                    // Whoever goes on does it from there.
                    for game in &mut games {
                        let (table, ticket) = browser.slots().open::<State>(game.ticket.id(), 0).unwrap();
                        (game.table, game.ticket) = (table, ticket);
                    }
                    // From now on that is what is written.
                    browser.past.clear();
                }
                _ => {
                    if let Some(game) = games.get_mut(place) {
                        browser.play(game, now);
                    }
                }
            }
            browser.past.push(browser.first.store.clone());
            browser.tell();
            shown = games.iter().map(|game| (game.ticket.id().clone(), game.table.history().len())).collect();
        }
    }
}
