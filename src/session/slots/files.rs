//! Slots as files: export of what is saved, import of what somebody brings.

use serde_json::Value;

use super::{
    super::{load::load, snapshot::Snapshot, table::Table},
    Slots,
    envelope::uncovered,
    error::OpenError,
    file::File,
    id::{SlotId, Ticket},
    shelf::{self, Look},
    store::{Store, StoreError},
};
use crate::rules::Game;

impl<S: Store> Slots<S> {
    /// The slot as a file: its record, or of a broken slot everything that is stored. `date` is today's, as it shall stand
    /// in the name of the file. `None` if there is no such slot.
    pub fn export(&self, id: &SlotId, date: &str) -> Result<Option<File>, StoreError> {
        Ok(match shelf::look(&self.store, id)? {
            Look::Nothing => None,
            Look::Broken { raw, .. } => {
                Some(File { name: broken_name(&id.to_string(), date), bytes: raw.into() })
            }
            Look::Good { stored, .. } => {
                let name = game_name(&stored.card.game, &stored.card.players, date);
                Some(File { name, bytes: stored.record.into() })
            }
        })
    }

    /// Loads a file and saves it in a new slot. A file that cannot be loaded is not let in. The summary is made from the
    /// table, as for [`create`](Slots::create).
    pub fn import<G: Game>(
        &self,
        bytes: &[u8],
        name: &str,
        summary: impl FnOnce(&Snapshot) -> Value,
        now: u64,
        entropy: u64,
    ) -> Result<(Table<G>, Ticket), OpenError> {
        let table = load(bytes, entropy)?;
        let snapshot = table.snapshot();
        let summary = summary(&snapshot);
        let ticket = self.create_from(name, snapshot, summary, now).map_err(OpenError::Save)?;
        Ok((table, ticket))
    }
}

/// The longest game that can be loaded from what is left of a broken slot: often only its card is damaged.
pub fn salvage<G: Game>(raw: &str, entropy: u64) -> Option<Table<G>> {
    let table = |line: &str| load(line.as_bytes(), entropy).ok();
    let tables = raw.lines().filter_map(|line| table(line).or_else(|| table(&uncovered(line)?)));
    tables.max_by_key(|table| table.history().len())
}

impl Snapshot {
    /// The table as a file.
    pub fn export(self, date: &str) -> File {
        File { name: game_name(self.game, &self.players, date), bytes: self.record.into() }
    }
}

impl super::Quarantined {
    /// The text as a file.
    pub fn export(&self, date: &str) -> File {
        File { name: broken_name(&self.name, date), bytes: self.raw.clone().into() }
    }
}

fn broken_name(what: &str, date: &str) -> String {
    file_name(&["damaged", what], date, "txt")
}

fn game_name(game: &str, players: &[String], date: &str) -> String {
    let mut words = vec![game];
    words.extend(players.iter().map(String::as_str));
    file_name(&words, date, "json")
}

/// `caldera-`, then the words and the date. Letters and digits of any script stay; all else becomes a hyphen.
fn file_name(words: &[&str], date: &str, ending: &str) -> String {
    let mut stem = String::from("caldera");
    for word in words.iter().map(|word| slug(word, 20)).filter(|word| !word.is_empty()) {
        stem.push('-');
        stem.push_str(&word);
    }
    let stem: String = stem.chars().take(80).collect();
    format!("{}-{}.{ending}", stem.trim_end_matches('-'), slug(date, 20))
}

fn slug(word: &str, most: usize) -> String {
    // Letters of any script may stay; what is no letter of ours and could be trouble in a name may not.
    let trouble =
        |sign: char| if sign.is_ascii() { !sign.is_ascii_alphanumeric() } else { sign.is_whitespace() };
    let plain = |sign: char| if trouble(sign) || sign.is_control() { '-' } else { sign };
    let word: String = word.chars().map(|sign| plain(sign.to_ascii_lowercase())).collect();
    let parts: Vec<&str> = word.split('-').filter(|part| !part.is_empty()).collect();
    parts.join("-").chars().take(most).collect()
}
