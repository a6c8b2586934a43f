//! The record of a game: everything that happened, chance included, as JSON that other programs can read and write.
//!
//! It is the one truth. A save slot, undo, a replay, the statistics and a bug report are all views of it. Reading one from
//! untrusted bytes is the subject of [`super::load`]. Keys that this program does not know are kept as they are.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::{level::Level, note::Note};
use crate::{
    fields::{is_default, line, opposite, sorted},
    rules::Seat,
};

/// The only format there is so far.
pub const FORMAT: u32 = 1;

/// The most steps that a record may have.
pub const MAX_STEPS: usize = 20_000;

/// A game as it is written down: its fields in this order, then those of other programs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// [`FORMAT`].
    pub format: u32,
    /// [`Game::ID`](crate::rules::Game::ID).
    pub game: String,
    /// [`Game::RULES`](crate::rules::Game::RULES) when it was written.
    pub rules: u32,
    /// Players and options of the game: its [`Config`](crate::rules::Game::Config).
    pub config: Value,
    /// Who sits there, in turn order.
    #[serde(serialize_with = "sorted")]
    pub seats: Vec<SeatInfo>,
    /// Every action in its notation, chance included.
    pub steps: Vec<String>,
    /// What was taken back and can be redone: it would follow `steps`. Other programs may ignore it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<String>,
    /// How this table plays. Other programs may ignore it.
    #[serde(skip_serializing_if = "is_default", serialize_with = "sorted")]
    pub table: Options,
    /// Keys of other programs.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Record {
    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        line(self)
    }
}

/// The most characters that a player's name may have.
pub const LONGEST_NAME: usize = 40;

/// A name as it can stand anywhere: without signs that are not seen, or that turn the direction of what stands round it, and no
/// longer than [`LONGEST_NAME`].
///
/// ```
/// use caldera::session::tidy_name;
///
/// assert_eq!(tidy_name(" Aki\u{202e}\n "), "Aki");
/// assert_eq!(tidy_name(&"あ".repeat(99)).chars().count(), 40);
/// ```
pub fn tidy_name(name: &str) -> String {
    tidied(name, LONGEST_NAME)
}

/// The most characters that a save's name may have.
pub const LONGEST_TITLE: usize = 60;

/// The name of a save, as it can stand anywhere, like that of a player ([`tidy_name`]); nothing if nothing of it can be seen.
pub fn tidy_title(name: &str) -> Option<String> {
    let title = tidied(name, LONGEST_TITLE);
    title.chars().any(|sign| !sign.is_whitespace() && !is_joiner(sign)).then_some(title)
}

fn tidied(name: &str, longest: usize) -> String {
    let seen: String = name.chars().filter(|sign| !is_unseen(*sign)).collect();
    let name: String = seen.trim().chars().take(longest).collect();
    name.trim_end().to_owned()
}

/// What is not seen by itself, but holds emoji and letters together.
fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{fe00}'..='\u{fe0f}')
}

/// Control characters, ends of lines and paragraphs, the mark of the byte order, and what turns the direction of writing.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

fn read_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    String::deserialize(deserializer).map(|name| tidy_name(&name))
}

/// As much as the keys of other programs may have in one place, in bytes of JSON.
pub(super) const MOST_EXTRA: usize = 4096;

/// Keeps of the keys of other programs what is not too much.
pub(super) fn keep_small(extra: &mut Map<String, Value>) {
    let mut left = MOST_EXTRA;
    extra.retain(|key, value| {
        let length = key.len() + value.to_string().len();
        let fits = length <= left;
        left -= if fits { length } else { 0 };
        fits
    });
}

/// One seat at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Whether the player sits at another device, in a game that is played by link (see [`super::play_by_link`]).
    #[serde(default, skip_serializing_if = "is_default")]
    pub away: bool,
    /// The bot that plays for this seat; `None` for a person.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bot: Option<Level>,
    /// The player's name: at most [`LONGEST_NAME`] characters of any script, never markup. What comes from outside is
    /// [tidied](tidy_name).
    #[serde(deserialize_with = "read_name")]
    pub name: String,
    /// Keys of other programs.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl SeatInfo {
    /// A seat with nothing but a name, which is [tidied](tidy_name).
    pub fn new(name: impl AsRef<str>) -> SeatInfo {
        SeatInfo { name: tidy_name(name.as_ref()), away: false, bot: None, extra: Map::new() }
    }
}

/// How a table plays, whatever the game. What is as always is left out of the record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Options {
    /// The link to this game goes from device to device (see [`super::play_by_link`]).
    #[serde(default, skip_serializing_if = "is_default")]
    pub by_link: bool,
    /// Nobody can ask at this table what a coach would do.
    #[serde(default, rename = "coach", skip_serializing_if = "is_default", with = "opposite")]
    pub no_coach: bool,
    /// Screens do not reckon for the players what they could reckon for themselves.
    #[serde(default, rename = "hints", skip_serializing_if = "is_default", with = "opposite")]
    pub no_hints: bool,
    /// What happened beside the game, in its order: at most [`MAX_NOTES`](super::note::MAX_NOTES).
    #[serde(default, skip_serializing_if = "is_default")]
    pub notes: Vec<Note>,
    /// Nobody has secrets: everyone sees all hands.
    #[serde(default, skip_serializing_if = "is_default")]
    pub open_hands: bool,
    /// What chance is derived from. Two tables with the same seed have the same luck. If it is absent, the table takes it
    /// from the entropy it is given.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seed: Option<u64>,
    /// Who begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub start: Start,
    /// A teaching game: undo also goes back across chance, other seats and the end.
    #[serde(default, skip_serializing_if = "is_default")]
    pub teaching: bool,
    /// Keys of other programs.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// Who begins, in games that leave it to chance. In JSON `"random"` or the number of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Value", try_from = "Value")]
pub enum Start {
    /// Chance decides.
    #[default]
    Random,
    /// The players have chosen; it is recorded like any other outcome of chance.
    Seat(Seat),
}

impl From<Start> for Value {
    fn from(start: Start) -> Value {
        match start {
            Start::Random => Value::from("random"),
            Start::Seat(seat) => Value::from(seat.index()),
        }
    }
}

impl TryFrom<Value> for Start {
    type Error = String;

    fn try_from(value: Value) -> Result<Start, String> {
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        match (value.as_str(), number) {
            (Some("random"), _) => Ok(Start::Random),
            (_, Some(number)) => Ok(Start::Seat(Seat::new(number))),
            _ => Err(format!("{value} is neither \"random\" nor a seat")),
        }
    }
}
