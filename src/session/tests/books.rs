//! Two books of results are made one.

use super::super::{
    place::Place,
    results::{CLEARED, KEY, Played, Results},
    slots::{MemoryStore, Store},
};
use crate::fields::line;

fn game(slot: &str, ended: u64, spent: u64) -> Played {
    let place = |(name, rank): (&str, u8)| Place { name: name.into(), rank, total: 7, bot: None };
    let seats = [("Aki", 1), ("Ben", 2)].map(place).to_vec();
    Played { slot: slot.into(), game: "volcano".into(), ended, spent, seats, mixed: false }
}

/// A store with these results, in a book that was cleared at that time.
fn book(games: &[Played], cleared: u64) -> MemoryStore {
    let store = MemoryStore::new();
    store.set(KEY, &line(&serde_json::json!({ "results": 1, "games": games }))).unwrap();
    store.set(CLEARED, &cleared.to_string()).unwrap();
    store
}

/// The slots of all results and how long they took, after the second store's were taken in.
fn merged(first: &MemoryStore, second: &MemoryStore) -> Vec<(String, u64)> {
    let results = Results::new(first);
    results.merge(second, |_| false).unwrap();
    results.list().unwrap().into_iter().map(|game| (game.slot, game.spent)).collect()
}

fn named<const N: usize>(games: [(&str, u64); N]) -> Vec<(String, u64)> {
    games.map(|(slot, spent)| (slot.to_owned(), spent)).to_vec()
}

/// A game whose end was taken back has another one later.
#[test]
fn of_two_ends_of_one_game_the_later_counts() {
    let second = book(&[game("a", 50, 2), game("b", 20, 2), game("c", 30, 2)], 0);
    let first = book(&[game("a", 40, 1), game("b", 25, 1), game("c", 30, 1)], 0);
    assert_eq!(merged(&first, &second), named([("a", 2), ("c", 1), ("b", 1)]));
}

#[test]
fn what_had_ended_when_a_book_was_cleared_is_in_neither() {
    let games = [game("c", 31, 1), game("b", 30, 1), game("a", 29, 1)];
    let other = [game("d", 33, 1)];
    // Cleared in the first store, and in the second.
    for cleared in [(30, 0), (0, 30), (30, 30), (30, 7)] {
        let (first, second) = (book(&games, cleared.0), book(&other, cleared.1));
        assert_eq!(merged(&first, &second), named([("d", 1), ("c", 1)]), "{cleared:?}");
        assert_eq!(first.get(CLEARED).unwrap().as_deref(), Some("30"));
        // And where the second one has no book.
        let (first, second) = (book(&games, cleared.0), book(&[], cleared.1));
        second.remove(KEY).unwrap();
        assert_eq!(merged(&first, &second), named([("c", 1)]), "{cleared:?}");
    }
}

/// Nothing is written where nothing is new: there may be no room for it.
#[test]
fn books_that_agree_are_not_written() {
    let games = [game("b", 30, 1), game("a", 29, 1)];
    let (first, second) = (book(&games, 7), book(&games, 7));
    first.limit(Some(0));
    assert_eq!(merged(&first, &second), named([("b", 1), ("a", 1)]));
    second.remove(KEY).unwrap();
    assert_eq!(merged(&first, &second), named([("b", 1), ("a", 1)]));
}
