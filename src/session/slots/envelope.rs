//! How a slot is written: three lines, so that a list need not read the records.
//!
//! ```text
//! 8c7f2a5be0d13f64                        checksum of the rest
//! {"slot":1,"name":"Sunday","revision":7…  the card
//! {"format":1,"game":"eruption",…          the record
//! ```
//!
//! While something lies face down in a game, the card says `"hidden":true` and the third line is the record as base64 without
//! padding: whoever happens to look into the store does not read a choice there. It is no lock, and is not meant to be one.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::super::record::{FORMAT, keep_small, tidy_name};
use crate::fields::{self, is_default, line};

/// The version of this way of writing.
pub(super) const VERSION: u32 = 1;

/// What is known of a saved game without reading its record. It is written in this order, keys of other versions last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// The version of the card itself.
    pub(super) slot: u32,
    /// The name that the players gave.
    pub name: String,
    /// When the slot was made: milliseconds since 1970.
    pub created: u64,
    /// When it was saved last: milliseconds since 1970.
    pub updated: u64,
    /// Counts the times it was saved, from 1.
    pub revision: u64,
    /// The record's format.
    pub(super) format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules. If it is not the program's, the record cannot be loaded.
    pub rules: u32,
    /// The players, in turn order.
    pub players: Vec<String>,
    /// How many steps were played.
    pub steps: usize,
    /// Whether the game has ended.
    pub over: bool,
    /// Whether something lies face down in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hidden: bool,
    /// How long it was played, in milliseconds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spent: u64,
    /// What else the screen wants to show in a list; its own affair.
    #[serde(default)]
    pub summary: Value,
    /// Keys of other versions.
    #[serde(flatten)]
    pub(super) extra: Map<String, Value>,
}

/// The most characters that the name of a slot may have.
pub(super) const LONGEST_NAME: usize = 60;

impl Card {
    /// What was written by others may be anything.
    fn tidy(&mut self) {
        self.players.iter_mut().for_each(|name| *name = tidy_name(name));
        self.name = self.name.chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect();
        keep_small(&mut self.extra);
    }
}

/// A slot as it was read.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stored {
    pub(super) check: u64,
    pub(super) card: Card,
    pub(super) record: String,
}

/// Why a stored text is no slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// Its checksum is wrong or its card unreadable.
    Damaged,
    /// A newer version of this program wrote it.
    Newer,
}

impl Stored {
    pub(super) fn new(card: Card, record: String) -> Stored {
        let check = checksum(Stored::body(&card, &record).as_bytes());
        Stored { check, card, record }
    }

    pub(super) fn write(&self) -> String {
        format!("{:016x}\n{}", self.check, Stored::body(&self.card, &self.record))
    }

    fn body(card: &Card, record: &str) -> String {
        let covered = card.hidden.then(|| Base64UrlUnpadded::encode_string(record.as_bytes()));
        format!("{}\n{}", line(card), covered.as_deref().unwrap_or(record))
    }

    pub(super) fn read(text: &str) -> Result<Stored, Broken> {
        let (check, body) = text.split_once('\n').ok_or(Broken::Damaged)?;
        let check = u64::from_str_radix(check, 16).map_err(|_| Broken::Damaged)?;
        let (card, record) = body.split_once('\n').ok_or(Broken::Damaged)?;
        if check != checksum(body.as_bytes()) {
            return Err(Broken::Damaged);
        }
        let card: Value = serde_json::from_str(card).map_err(|_| Broken::Damaged)?;
        let newer = |key: &str, ours: u32| card[key].as_u64().is_some_and(|found| found > u64::from(ours));
        if newer("slot", VERSION) || newer("format", FORMAT) {
            return Err(Broken::Newer);
        }
        let mut card = fields::read::<Card>(card).map_err(|_| Broken::Damaged)?;
        card.tidy();
        let record = match card.hidden {
            true => uncovered(record).ok_or(Broken::Damaged)?,
            false => record.into(),
        };
        Ok(Stored { check, card, record })
    }
}

/// A record that was covered.
pub(super) fn uncovered(line: &str) -> Option<String> {
    String::from_utf8(Base64UrlUnpadded::decode_vec(line).ok()?).ok()
}

/// FNV-1a: it shall notice accidents, not attacks.
pub(in super::super) fn checksum(bytes: &[u8]) -> u64 {
    let add = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, add)
}
