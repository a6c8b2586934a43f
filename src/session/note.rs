//! What happens beside the game and is told in its log: a seat changes hands, bots play plainly, somebody asks the coach, a game is
//! played on from the middle of another one.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::level::Level;
use crate::rules::Seat;

/// The most notes that a record may have. What happens after that is not noted.
pub const MAX_NOTES: usize = 400;

/// Something that happened beside the game. In JSON `{"at": 12, "is": "fair", "seat": 1}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// After how many steps. A change of hands at 0 is none: it says who sat there at first.
    pub at: usize,
    /// What it is.
    #[serde(rename = "is")]
    pub aside: Aside,
    /// Which seat it is about.
    #[serde(with = "seat_number")]
    pub seat: Seat,
}

/// What may happen beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Value", try_from = "Value")]
pub enum Aside {
    /// A person has taken the seat: `"person"`.
    Person,
    /// A bot has taken the seat: the name of its level.
    Bot(Level),
    /// The bot in the seat looks at its own move only from here on, because its thinking has stopped: `"plain"`.
    Plain,
    /// The bots think again: `"thinking"`.
    Thinking,
    /// Another game was as far as this; from here on this one goes its own way: `"branch"`.
    Branch,
    /// The person in the seat has asked what the coach would do: `"coach"`.
    Coach,
}

impl Aside {
    /// Whether it says who sits in the seat.
    pub(super) const fn is_change(self) -> bool {
        matches!(self, Aside::Person | Aside::Bot(_))
    }
}

impl From<Aside> for Value {
    fn from(aside: Aside) -> Value {
        Value::from(match aside {
            Aside::Person => "person",
            Aside::Plain => "plain",
            Aside::Thinking => "thinking",
            Aside::Branch => "branch",
            Aside::Coach => "coach",
            Aside::Bot(level) => level.name(),
        })
    }
}

impl TryFrom<Value> for Aside {
    type Error = String;

    fn try_from(value: Value) -> Result<Aside, String> {
        match value.as_str() {
            Some("person") => Ok(Aside::Person),
            Some("plain") => Ok(Aside::Plain),
            Some("thinking") => Ok(Aside::Thinking),
            Some("branch") => Ok(Aside::Branch),
            Some("coach") => Ok(Aside::Coach),
            name => name.and_then(Level::named).map(Aside::Bot).ok_or_else(|| format!("no note is {value}")),
        }
    }
}

mod seat_number {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::Seat;

    pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(seat.index() as u64)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        u8::deserialize(deserializer).map(Seat::new)
    }
}
