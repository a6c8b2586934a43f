//! The book of results: how the games ended that were played on this device. It outlives their saves, and knows them by the ids
//! that their slots had, so that no game is in it twice. [`Tally`] is what it says of a table in numbers.
//!
//! It is one text in a [`Store`], versioned like everything that is kept. A text that cannot be read is put aside before the next
//! result is written; one of a newer version is left as it is, and nothing is written until it is gone.

mod against;
mod tally;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Snapshot,
    place::Place,
    slots::{Broken, File, OpenError, Store, StoreError, put_aside},
};
use crate::{fields, order};

pub use against::Against;
pub use tally::{Tally, Wins};

/// Where the book is kept.
pub(super) const KEY: &str = "caldera/results";
/// When the book was cleared, in milliseconds since 1970: a second store must not bring back what was in it then.
pub(super) const CLEARED: &str = "caldera/results/cleared";
/// The version of this way of writing.
const VERSION: u32 = 1;
/// So many results are kept; the oldest go first.
const MOST: usize = 1000;

/// The book of results of a store.
#[derive(Clone, Debug)]
pub struct Results<S> {
    store: S,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The id of the slot that it was played in. The slot may be gone.
    pub slot: String,
    /// The game's id.
    pub game: String,
    /// When it ended: milliseconds since 1970.
    pub ended: u64,
    /// How long it was played, in milliseconds.
    pub spent: u64,
    /// How all seats ended, in turn order.
    pub seats: Vec<Place>,
    /// Whether a seat changed hands, or the game began in the middle of another one.
    #[serde(default, alias = "handed", skip_serializing_if = "fields::is_default")]
    pub mixed: bool,
}

/// The whole book as it is written.
#[derive(Serialize, Deserialize)]
struct Book {
    results: u32,
    games: Vec<Played>,
}

impl Played {
    /// The seats that have won, by number. Whoever played alone has beaten nobody.
    pub fn winners(&self) -> impl Iterator<Item = (usize, &Place)> {
        let rivals = self.seats.len() > 1;
        self.seats.iter().enumerate().filter(move |(_, seat)| rivals && seat.rank == 1)
    }

    /// Whether the winners had the score of somebody who has not won: the tie-break decided.
    pub fn on_tie_break(&self) -> bool {
        let best = self.winners().next().map(|(_, seat)| seat.total);
        self.seats.iter().any(|seat| seat.rank > 1 && Some(seat.total) == best)
    }
}

impl<S: Store> Results<S> {
    /// The book of this store.
    pub fn new(store: S) -> Results<S> {
        Results { store }
    }

    /// Whether anything has been written, without reading it.
    pub fn is_there(&self) -> bool {
        matches!(self.store.get(KEY), Ok(Some(_)))
    }

    /// All results, the last first. No book is one without results.
    pub fn list(&self) -> Result<Vec<Played>, Broken> {
        let Ok(Some(text)) = self.store.get(KEY) else { return Ok(Vec::new()) };
        read(&text)
    }

    /// Keeps the book in step with a game that has been saved: one that is over is in it once, with its last end; one that
    /// goes on, because its end was taken back, is not.
    pub fn follow(&self, slot: &str, table: &Snapshot, spent: u64, now: u64) -> Result<(), StoreError> {
        let text = self.store.get(KEY)?.unwrap_or_default();
        // Most saves are of games that are not over, and not in the book: that is seen without reading it.
        if !table.over && !text.contains(slot) {
            return Ok(());
        }
        let mut games = match read(&text) {
            Ok(games) => games,
            Err(Broken::Newer) => return Ok(()),
            Err(Broken::Damaged) if table.over => {
                put_aside(&self.store, "results", &text)?;
                Vec::new()
            }
            Err(Broken::Damaged) => return Ok(()),
        };
        let before = games.iter().position(|game| game.slot == slot).map(|at| games.remove(at));
        if table.over {
            let (game, seats) = (table.game.to_owned(), table.places.clone());
            // The same end again, as when a finished game is saved once more, is no news.
            if before.is_some_and(|before| before.seats == seats) {
                return Ok(());
            }
            games.insert(
                0,
                Played { slot: slot.to_owned(), game, ended: now, spent, seats, mixed: table.mixed },
            );
        }
        self.write(games)
    }

    /// The book as a file, whether it can be read or not; nothing if there is none.
    pub fn export(&self, date: &str) -> Result<Option<File>, StoreError> {
        let name = format!("caldera-results-{date}.json");
        Ok(self.store.get(KEY)?.map(|text| File { name, bytes: text.into() }))
    }

    /// Takes in the results of a file that [`export`](Results::export) has made, those that are not in the book yet, and gives how many
    /// these were; nothing if it is no such file.
    pub fn import(&self, bytes: &[u8]) -> Option<Result<usize, OpenError>> {
        let text = std::str::from_utf8(bytes).ok()?;
        let text = text.trim_start_matches('\u{feff}');
        let book: Value = serde_json::from_str(text).ok()?;
        book.get("results")?.as_u64()?;
        Some(self.take_in(text))
    }

    fn take_in(&self, text: &str) -> Result<usize, OpenError> {
        let theirs = read(text).map_err(OpenError::Broken)?;
        let ours = self.store.get(KEY).map_err(OpenError::Store)?.unwrap_or_default();
        let mut games = match read(&ours) {
            Ok(games) => games,
            Err(Broken::Newer) => return Err(OpenError::Broken(Broken::Newer)),
            Err(Broken::Damaged) => {
                put_aside(&self.store, "results", &ours).map_err(OpenError::Save)?;
                Vec::new()
            }
        };
        let before = games.len();
        for game in theirs {
            if games.iter().all(|ours| ours.slot != game.slot) {
                games.push(game);
            }
        }
        let added = games.len() - before;
        // What is brought in by hand is wanted, although the book was cleared after it.
        let cleared = self.store.get(CLEARED).map_err(OpenError::Store)?;
        let oldest = games[before..].iter().map(|game| game.ended).min();
        if let Some((oldest, mark)) = oldest.zip(cleared.and_then(|mark| mark.parse::<u64>().ok()))
            && oldest <= mark
        {
            self.store.set(CLEARED, &oldest.saturating_sub(1).to_string()).map_err(OpenError::Save)?;
        }
        order::sort_by_key(&mut games, |game| Reverse(game.ended));
        self.write(games).map_err(OpenError::Save)?;
        Ok(added)
    }

    /// Removes all results for good: ask the players first. `now` is in milliseconds since 1970.
    pub fn clear(&self, now: u64) -> Result<(), StoreError> {
        self.store.remove(KEY)?;
        // Where there is no room for the mark the second store is still told that the book is gone.
        let _ = self.store.set(CLEARED, &now.to_string());
        Ok(())
    }

    /// Makes one book of this one and that of a second store, in this one. A game that is only in one of them is left out if the
    /// book was cleared since, or if it goes on.
    pub(super) fn merge(
        &self,
        second: &impl Store,
        goes_on: impl Fn(&str) -> bool,
    ) -> Result<(), StoreError> {
        let mark = |text: Option<String>| text.and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
        let (here, there) = (mark(self.store.get(CLEARED)?), mark(second.get(CLEARED)?));
        if there > here {
            self.store.set(CLEARED, &there.to_string())?;
        }
        let Some(theirs) = second.get(KEY)? else { return self.cut(here.max(there)) };
        let ours = self.store.get(KEY)?.unwrap_or_default();
        if ours == theirs {
            return Ok(());
        }
        let mut games = match (read(&ours), read(&theirs)) {
            (Err(Broken::Newer), _) | (_, Err(Broken::Damaged)) => return Ok(()),
            (_, Err(Broken::Newer)) => return self.store.set(KEY, &theirs),
            (Err(Broken::Damaged), Ok(games)) => {
                put_aside(&self.store, "results", &ours)?;
                games
            }
            (Ok(mut games), Ok(theirs)) => {
                for game in theirs {
                    match games.iter_mut().find(|ours| ours.slot == game.slot) {
                        Some(ours) if ours.ended < game.ended => *ours = game,
                        Some(_) => {}
                        None => games.push(game),
                    }
                }
                games
            }
        };
        games.retain(|game| game.ended > here.max(there) && !goes_on(&game.slot));
        order::sort_by_key(&mut games, |game| Reverse(game.ended));
        self.write(games)
    }

    /// Leaves out what ended before the book was cleared.
    fn cut(&self, cleared: u64) -> Result<(), StoreError> {
        let Some(mut games) = self.store.get(KEY)?.and_then(|text| read(&text).ok()) else { return Ok(()) };
        let all = games.len();
        games.retain(|game| game.ended > cleared);
        if games.len() == all { Ok(()) } else { self.write(games) }
    }

    fn write(&self, mut games: Vec<Played>) -> Result<(), StoreError> {
        games.truncate(MOST);
        if games.is_empty() {
            return self.store.remove(KEY);
        }
        self.store.set(KEY, &fields::line(&Book { results: VERSION, games }))
    }
}

/// The results in a text.
fn read(text: &str) -> Result<Vec<Played>, Broken> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let book: Value = serde_json::from_str(text).map_err(|_| Broken::Damaged)?;
    if book["results"].as_u64().is_some_and(|version| version > u64::from(VERSION)) {
        return Err(Broken::Newer);
    }
    Ok(fields::read::<Book>(book).map_err(|_| Broken::Damaged)?.games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Options, Playout, Table, slots::MemoryStore, tests as session};

    const NOW: u64 = 1_795_000_000_000;

    /// A game that is over.
    fn ended(seed: u64) -> Snapshot {
        let mut table: Table<crate::rules::eruption::State> = session::eruption(3, Options::default(), seed);
        session::play_on(&mut table, &mut Playout::new(seed), u32::MAX);
        let snapshot = table.snapshot();
        assert!(snapshot.over && snapshot.places.len() == 3);
        snapshot
    }

    fn going_on() -> Snapshot {
        let snapshot = session::eruption(3, Options::default(), 1).snapshot();
        assert!(!snapshot.over && snapshot.places.is_empty());
        snapshot
    }

    fn book() -> (std::rc::Rc<MemoryStore>, Results<std::rc::Rc<MemoryStore>>) {
        let store = std::rc::Rc::new(MemoryStore::new());
        (store.clone(), Results::new(store))
    }

    #[test]
    fn a_game_is_in_the_book_once_however_often_it_is_saved() {
        let (_, results) = book();
        let game = ended(1);
        results.follow("a", &game, 60_000, NOW).unwrap();
        results.follow("a", &game, 90_000, NOW + 5).unwrap();
        let list = results.list().unwrap();
        assert_eq!(list.len(), 1);
        assert_eq!((list[0].ended, list[0].spent), (NOW, 60_000));
        assert_eq!(list[0].game, "eruption");
        assert_eq!(
            list[0].seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(),
            ["Aki", "Ben", "Chie"]
        );
        assert!(list[0].winners().count() >= 1);
        // Another game comes first.
        results.follow("b", &ended(2), 0, NOW + 9).unwrap();
        assert_eq!(
            results.list().unwrap().iter().map(|game| game.slot.as_str()).collect::<Vec<_>>(),
            ["b", "a"]
        );
    }

    #[test]
    fn an_end_that_is_taken_back_is_no_result_until_there_is_another() {
        let (_, results) = book();
        results.follow("a", &ended(1), 0, NOW).unwrap();
        results.follow("b", &ended(1), 0, NOW).unwrap();
        results.follow("a", &going_on(), 0, NOW + 1).unwrap();
        assert_eq!(results.list().unwrap().len(), 1);
        results.follow("a", &ended(2), 7, NOW + 2).unwrap();
        assert_eq!(results.list().unwrap()[0].ended, NOW + 2);
    }

    #[test]
    fn a_book_that_was_taken_away_is_brought_back() {
        let (_, results) = book();
        results.follow("a", &ended(1), 0, NOW).unwrap();
        results.follow("b", &ended(2), 0, NOW + 1).unwrap();
        let file = results.export("2026-11-22").unwrap().unwrap().bytes;
        let list = results.list();
        // What is there already is not doubled.
        assert_eq!(results.import(&file), Some(Ok(0)));
        assert_eq!(results.list(), list);
        // On another device, and where the book has been cleared: a second store does not take it away again.
        let (_, other) = book();
        assert_eq!(other.import(&file), Some(Ok(2)));
        assert_eq!(other.list(), list);
        results.clear(NOW + 9).unwrap();
        assert_eq!(results.import(&file), Some(Ok(2)));
        results.merge(&MemoryStore::new(), |_| false).unwrap();
        assert_eq!(results.list(), list);
        for (bytes, found) in [
            (&br#"{"results":2,"pages":[]}"#[..], Some(Err(OpenError::Broken(Broken::Newer)))),
            (br#"{"results":1,"games":3}"#, Some(Err(OpenError::Broken(Broken::Damaged)))),
            (br#"{"format":"caldera"}"#, None),
            (b"a picture of a cat", None),
        ] {
            assert_eq!(results.import(bytes), found);
            assert_eq!(results.list(), list);
        }
    }

    #[test]
    fn games_that_go_on_write_nothing() {
        let (store, results) = book();
        results.follow("a", &going_on(), 0, NOW).unwrap();
        assert_eq!(store.keys().unwrap(), Vec::<String>::new());
        assert_eq!(results.export("2026-11-22").unwrap(), None);
    }

    #[test]
    fn a_book_that_cannot_be_read_is_put_aside_and_one_of_a_newer_version_is_left_alone() {
        for text in [
            "a picture of a cat",
            "[]",
            "{}",
            r#"{"results":1,"games":[{"slot":7}]}"#,
            r#"{"results":1,"games":3}"#,
        ] {
            let (store, results) = book();
            store.set(KEY, text).unwrap();
            assert_eq!(results.list(), Err(Broken::Damaged), "{text}");
            results.follow("a", &going_on(), 0, NOW).unwrap();
            assert_eq!(store.get(KEY).unwrap().as_deref(), Some(text));
            results.follow("a", &ended(1), 0, NOW).unwrap();
            assert_eq!(results.list().unwrap().len(), 1);
            let aside: Vec<String> =
                store.keys().unwrap().into_iter().filter(|key| key.contains("quarantine")).collect();
            assert_eq!(store.get(&aside[0]).unwrap().as_deref(), Some(text));
        }
        let (store, results) = book();
        let newer = r#"{"results":2,"pages":[]}"#;
        store.set(KEY, newer).unwrap();
        results.follow("a", &ended(1), 0, NOW).unwrap();
        assert_eq!(results.list(), Err(Broken::Newer));
        assert_eq!(store.get(KEY).unwrap().as_deref(), Some(newer));
    }

    #[test]
    fn the_book_can_be_taken_away_and_cleared_and_a_full_store_harms_nothing() {
        let (store, results) = book();
        results.follow("a", &ended(1), 0, NOW).unwrap();
        let file = results.export("2026-11-22").unwrap().unwrap();
        assert_eq!(file.name, "caldera-results-2026-11-22.json");
        assert_eq!(read(std::str::from_utf8(&file.bytes).unwrap()), results.list());
        store.limit(Some(10));
        assert_eq!(results.follow("b", &ended(2), 0, NOW), Err(StoreError::Full));
        assert_eq!(results.list().unwrap().len(), 1);
        results.clear(NOW).unwrap();
        assert_eq!(results.list(), Ok(Vec::new()));
    }
}
