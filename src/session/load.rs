//! Loading: any bytes give a table or say what is wrong with them. Nothing is believed; every step is replayed by the rules.

use std::{borrow::Cow, error::Error, fmt};

use serde_json::{Map, Value};

use super::{
    record::{FORMAT, Options, SeatInfo},
    table::Table,
};
use crate::{
    json::{self, Place, line},
    rules::{Game, Refusal},
};

/// The longest file that is read, in bytes. A long game has a hundredth of it.
pub const MAX_BYTES: usize = 4 << 20;

/// The most steps that are replayed.
pub const MAX_STEPS: usize = 20_000;

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// It is longer than [`MAX_BYTES`] or has more steps than [`MAX_STEPS`].
    TooLarge {
        /// How much there is.
        found: usize,
        /// How much there may be.
        most: usize,
    },
    /// It is no JSON.
    NotJson {
        /// Where it stops being JSON, from 1.
        line: usize,
        /// Where in that line, from 1.
        column: usize,
    },
    /// It is JSON, but no record.
    NotARecord {
        /// What is missing or wrong.
        why: String,
    },
    /// It was written by a newer program.
    NewerFormat {
        /// Its format; ours is [`FORMAT`].
        found: u64,
    },
    /// It is a record of another game.
    OtherGame {
        /// Which one.
        found: String,
    },
    /// It was played by older or newer rules, by which it would go otherwise.
    OtherRules {
        /// Which ones.
        found: u64,
        /// Which ones this program has.
        ours: u32,
    },
    /// The game cannot be set up like that.
    BadConfig {
        /// What is wrong, for those who wrote the record.
        message: String,
    },
    /// There are not as many players as seats, or they are no players.
    BadSeats {
        /// How many players there are, if they can be counted.
        found: Option<usize>,
        /// How many seats there are.
        wanted: usize,
    },
    /// A step cannot be played.
    BadStep {
        /// Which one, from 0; the undone ones are counted after the others.
        index: usize,
        /// The step itself.
        step: String,
        /// The rule that forbids it, or `notation` if it cannot be read.
        rule: &'static str,
        /// What is wrong, for those who wrote the record.
        message: String,
    },
}

/// The table that these bytes describe. `entropy` gives the seed for what is still to come if the record has none.
pub fn load<G: Game>(bytes: &[u8], entropy: u64) -> Result<Table<G>, LoadError> {
    let mut fields = parse(bytes)?;
    let undone_from = Headline::of(&fields)?.steps;
    let (done, undone) = (fields.remove("steps"), fields.remove("undone"));
    let mut table = unplayed::<G>(fields, entropy)?;
    let done = steps::<G>(done, "steps", 0)?;
    let undone = undone.map_or(Ok(Vec::new()), |undone| steps::<G>(Some(undone), "undone", undone_from))?;
    for (index, action) in done.iter().chain(&undone).enumerate() {
        table.push(*action).map_err(|illegal| LoadError::BadStep {
            index,
            step: action.to_string(),
            rule: illegal.rule(),
            message: illegal.to_string(),
        })?;
    }
    table.cut(done.len());
    Ok(table)
}

/// The table of a record whose steps were taken out, before the first of them.
pub(super) fn unplayed<G: Game>(mut fields: Map<String, Value>, entropy: u64) -> Result<Table<G>, LoadError> {
    let (game, options) = undealt::<G>(&mut fields)?;
    let wanted = usize::from(game.seats());
    let seats = seats(fields.remove("seats")).ok_or(LoadError::BadSeats { found: None, wanted })?;
    if seats.len() != wanted {
        return Err(LoadError::BadSeats { found: Some(seats.len()), wanted });
    }
    Ok(Table::seated(game, seats, options, fields, entropy))
}

/// The game and the options of a record; both are taken out of its fields.
pub(super) fn undealt<G: Game>(fields: &mut Map<String, Value>) -> Result<(G, Options), LoadError> {
    let headline = Headline::of(fields)?;
    if headline.game != G::ID {
        return Err(LoadError::OtherGame { found: headline.game });
    }
    if headline.rules != u64::from(G::RULES) {
        return Err(LoadError::OtherRules { found: headline.rules, ours: G::RULES });
    }
    let game = new_game::<G>(fields)?;
    let options = fields.remove("table").map_or_else(|| Ok(Options::default()), Options::from_json);
    for known in ["format", "game", "rules", "config"] {
        fields.remove(known);
    }
    Ok((game, options.map_err(|why| LoadError::NotARecord { why })?))
}

/// What can be said about a record without replaying it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// The game's id; this program need not have that game.
    pub game: String,
    /// The version of its rules.
    pub rules: u64,
    /// The players' names, in turn order; a name that is no text is empty.
    pub names: Vec<String>,
    /// How many steps were played.
    pub steps: usize,
}

impl Headline {
    /// Reads the headline of a record. The record may still turn out not to be playable.
    pub fn peek(bytes: &[u8]) -> Result<Headline, LoadError> {
        Headline::of(&parse(bytes)?)
    }

    pub(super) fn of(fields: &Map<String, Value>) -> Result<Headline, LoadError> {
        let number = |key: &str| {
            let missing = || LoadError::NotARecord { why: format!("it has no number {key:?}") };
            fields.get(key).and_then(Value::as_u64).ok_or_else(missing)
        };
        match number("format")? {
            found if found > u64::from(FORMAT) => return Err(LoadError::NewerFormat { found }),
            0 => return Err(LoadError::NotARecord { why: "there is no format 0".into() }),
            _ => {}
        }
        let no_game = || LoadError::NotARecord { why: "it does not name its game".into() };
        let game = fields.get("game").and_then(Value::as_str).ok_or_else(no_game)?.to_owned();
        let name = |seat: &Value| seat["name"].as_str().unwrap_or_default().to_owned();
        let seats = fields.get("seats").and_then(Value::as_array);
        Ok(Headline {
            game,
            rules: number("rules")?,
            names: seats.into_iter().flatten().map(name).collect(),
            steps: fields.get("steps").and_then(Value::as_array).map_or(0, Vec::len),
        })
    }
}

pub(super) fn parse(bytes: &[u8]) -> Result<Map<String, Value>, LoadError> {
    if bytes.len() > MAX_BYTES {
        return Err(LoadError::TooLarge { found: bytes.len(), most: MAX_BYTES });
    }
    match json::read(&text(bytes)) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(LoadError::NotARecord { why: "it is no JSON object".into() }),
        Err(Place { line, column }) => Err(LoadError::NotJson { line, column }),
    }
}

/// The bytes as text. Where they are none, it ends with a sign that no JSON has, so that this is where the parser stops.
fn text(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(error) => (String::from_utf8_lossy(&bytes[..error.valid_up_to()]) + "\u{1}").into_owned().into(),
    }
}

/// The players, if they are any.
fn seats(seats: Option<Value>) -> Option<Vec<SeatInfo>> {
    let Some(Value::Array(seats)) = seats else { return None };
    seats.into_iter().map(|seat| SeatInfo::from_json(seat).ok()).collect()
}

fn new_game<G: Game>(fields: &Map<String, Value>) -> Result<G, LoadError> {
    let bad = |message: String| LoadError::BadConfig { message };
    let config = fields.get("config").ok_or_else(|| bad("there is none".into()))?;
    let config = G::config_from_json(config).map_err(bad)?;
    G::new(&config).map_err(|error| bad(error.to_string()))
}

/// The actions of a list of steps, the one that the record calls `key`; `before` steps come before them.
fn steps<G: Game>(list: Option<Value>, key: &str, before: usize) -> Result<Vec<G::Action>, LoadError> {
    let Some(Value::Array(steps)) = list else {
        return Err(LoadError::NotARecord { why: format!("it has no list {key:?}") });
    };
    if before + steps.len() > MAX_STEPS {
        return Err(LoadError::TooLarge { found: before + steps.len(), most: MAX_STEPS });
    }
    let read = |(index, step): (usize, &Value)| {
        let bad = |step: &str, message: String| LoadError::BadStep {
            index: before + index,
            step: step.chars().take(80).collect(),
            rule: "notation",
            message,
        };
        match step {
            Value::String(text) => text.parse::<G::Action>().map_err(|error| bad(text, error.to_string())),
            other => Err(bad(&line(other), "a step is a text".into())),
        }
    };
    steps.iter().enumerate().map(read).collect()
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::TooLarge { found, most } => write!(f, "it is too large: {found}, at most {most}"),
            LoadError::NotJson { line, column } => {
                write!(f, "it is no JSON from line {line}, column {column}")
            }
            LoadError::NotARecord { why } => write!(f, "it is no record: {why}"),
            LoadError::NewerFormat { found } => {
                write!(f, "it has the newer format {found}; this program knows {FORMAT}")
            }
            LoadError::OtherGame { found } => write!(f, "it is a game of {found}"),
            LoadError::OtherRules { found, ours } => {
                write!(f, "it was played by the rules {found}; this program has {ours}")
            }
            LoadError::BadConfig { message } => write!(f, "its config is no game: {message}"),
            LoadError::BadSeats { found: Some(found), wanted } => {
                write!(f, "it has {found} players for {wanted} seats")
            }
            LoadError::BadSeats { found: None, wanted } => {
                write!(f, "its players cannot be read; there are {wanted} seats")
            }
            LoadError::BadStep { index, step, rule, message } => {
                write!(f, "step {index} ({step}) cannot be played: {message} ({rule})")
            }
        }
    }
}

impl Error for LoadError {}
