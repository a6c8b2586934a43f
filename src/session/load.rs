//! Loading: any bytes give a table or say what is wrong with them. Nothing is believed; every step is replayed by the rules.

use std::{borrow::Cow, error::Error, fmt};

use serde_json::{Map, Value};

use super::{
    note::MAX_NOTES,
    record::{FORMAT, MAX_STEPS, Options, SeatInfo, keep_small, tidy_name},
    table::Table,
};
use crate::{
    fields,
    rules::{Game, Refusal},
};

/// The longest record that is read, in bytes. A long game has a hundredth of it.
pub const MAX_BYTES: usize = 4 << 20;

/// What some programs put before a text in UTF-8.
pub const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

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
    let (done, undone) = (fields.remove("steps"), fields.remove("undone"));
    let mut table = unplayed::<G>(fields, entropy)?;
    let mut actions = self::actions::<G>("steps", done, 0)?;
    let done = actions.len();
    if undone.is_some() {
        actions.extend(self::actions::<G>("undone", undone, done)?);
    }
    for (index, action) in actions.into_iter().enumerate() {
        table
            .push(action)
            .map_err(|illegal| bad_step(index, action.to_string(), illegal.rule(), illegal.to_string()))?;
    }
    table.cut(done);
    Ok(table)
}

/// The table of a record whose steps were taken out, before the first of them.
pub(super) fn unplayed<G: Game>(mut fields: Map<String, Value>, entropy: u64) -> Result<Table<G>, LoadError> {
    let (game, options) = undealt::<G>(&mut fields)?;
    let seats = seats(&mut fields, game.seats().into())?;
    keep_small(&mut fields);
    Ok(Table::seated(game, seats, options, fields, entropy))
}

/// The game and the options of a record; both are taken out of its fields.
pub(super) fn undealt<G: Game>(fields: &mut Map<String, Value>) -> Result<(G, Options), LoadError> {
    let config = config(fields, G::ID, G::RULES)?;
    let config = fields::read(config).map_err(bad_config)?;
    let game = G::new(&config).map_err(|error| bad_config(error.to_string()))?;
    Ok((game, options(fields)?))
}

fn bad_config(message: String) -> LoadError {
    LoadError::BadConfig { message }
}

/// The config of a record, if it is one of that game by those rules.
fn config(fields: &mut Map<String, Value>, game: &str, ours: u32) -> Result<Value, LoadError> {
    let Headline { game: found, rules, .. } = Headline::of(fields)?;
    if found != game {
        return Err(LoadError::OtherGame { found });
    }
    if rules != u64::from(ours) {
        return Err(LoadError::OtherRules { found: rules, ours });
    }
    for known in ["format", "game", "rules"] {
        fields.remove(known);
    }
    fields.remove("config").ok_or_else(|| bad_config("there is none".into()))
}

fn options(fields: &mut Map<String, Value>) -> Result<Options, LoadError> {
    let options = fields.remove("table").map_or_else(|| Ok(Options::default()), fields::read);
    let mut options: Options =
        options.map_err(|why| LoadError::NotARecord { why: format!("table: {why}") })?;
    options.notes.truncate(MAX_NOTES);
    keep_small(&mut options.extra);
    Ok(options)
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
        let name = |seat: &Value| tidy_name(seat["name"].as_str().unwrap_or_default());
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
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    let text = str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let start = good.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        LoadError::NotJson { line, column: good.len() - start + 1 }
    })?;
    match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(LoadError::NotARecord { why: "it is no JSON object".into() }),
        Err(error) => Err(LoadError::NotJson { line: error.line(), column: error.column() }),
    }
}

/// The players, as many as there are seats.
fn seats(fields: &mut Map<String, Value>, wanted: usize) -> Result<Vec<SeatInfo>, LoadError> {
    let seats = match fields.remove("seats") {
        Some(Value::Array(seats)) => {
            let seat = |seat| {
                let mut seat: SeatInfo = fields::read(seat).ok()?;
                keep_small(&mut seat.extra);
                Some(seat)
            };
            seats.into_iter().map(seat).collect::<Option<Vec<_>>>()
        }
        _ => None,
    };
    match seats {
        Some(seats) if seats.len() == wanted => Ok(seats),
        seats => Err(LoadError::BadSeats { found: seats.map(|seats| seats.len()), wanted }),
    }
}

/// Reads the list of steps that the record calls `key`; `before` steps come before them.
fn actions<G: Game>(key: &str, list: Option<Value>, before: usize) -> Result<Vec<G::Action>, LoadError> {
    let Some(Value::Array(steps)) = list else {
        return Err(LoadError::NotARecord { why: format!("it has no list {key:?}") });
    };
    match before + steps.len() {
        found if found > MAX_STEPS => Err(LoadError::TooLarge { found, most: MAX_STEPS }),
        _ => steps.iter().enumerate().map(|(index, step)| action::<G>(before + index, step)).collect(),
    }
}

/// Reads one step.
fn action<G: Game>(index: usize, step: &Value) -> Result<G::Action, LoadError> {
    let (text, action) = match step {
        Value::String(text) => {
            (Cow::from(text), text.parse().map_err(|error: G::NotationError| error.to_string()))
        }
        other => (other.to_string().into(), Err("a step is a text".into())),
    };
    action.map_err(|message| bad_step(index, text.chars().take(80).collect(), "notation", message))
}

fn bad_step(index: usize, step: String, rule: &'static str, message: String) -> LoadError {
    LoadError::BadStep { index, step, rule, message }
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
