//! The record of a game: everything that happened, chance included, as JSON that other programs can read and write.
//!
//! It is the one truth. A save slot, undo, a replay, the statistics and a bug report are all views of it. Reading one from
//! untrusted bytes is the subject of [`super::load`]. Keys that this program does not know are kept as they are.

use crate::json::{Map, Value};

use crate::{
    json::{Fields, line, object, ordered_line},
    rules::Seat,
};

/// The only format there is so far.
pub const FORMAT: u32 = 1;

/// A game as it is written down.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// [`FORMAT`].
    pub format: u32,
    /// [`Game::ID`](crate::rules::Game::ID).
    pub game: String,
    /// [`Game::RULES`](crate::rules::Game::RULES) when it was written.
    pub rules: u32,
    /// Players and options of the game: its [`config_json`](crate::rules::Game::config_json).
    pub config: Value,
    /// Who sits there, in turn order.
    pub seats: Vec<SeatInfo>,
    /// Every action in its notation, chance included.
    pub steps: Vec<String>,
    /// What was taken back and can be redone: it would follow `steps`. Other programs may ignore it.
    pub undone: Vec<String>,
    /// How this table plays. Other programs may ignore it.
    pub table: Options,
    /// Keys of other programs.
    pub extra: Map,
}

impl Record {
    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        let mut fields = vec![
            ("format", self.format.into()),
            ("game", self.game.as_str().into()),
            ("rules", self.rules.into()),
            ("config", self.config.clone()),
            ("seats", self.seats.iter().map(SeatInfo::to_json).collect()),
            ("steps", self.steps.as_slice().into()),
        ];
        if !self.undone.is_empty() {
            fields.push(("undone", self.undone.as_slice().into()));
        }
        if self.table != Options::default() {
            fields.push(("table", self.table.to_json()));
        }
        ordered_line(&fields, &self.extra)
    }
}

/// One seat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    /// The player's name: any text, never markup.
    pub name: String,
    /// Whether the player sits at another device, in a game that is played by link (see [`super::post`]).
    pub away: bool,
    /// Keys of other programs.
    pub extra: Map,
}

impl SeatInfo {
    /// A seat with nothing but a name.
    pub fn new(name: impl Into<String>) -> SeatInfo {
        SeatInfo { name: name.into(), away: false, extra: Map::new() }
    }

    pub(super) fn from_json(value: Value) -> Result<SeatInfo, String> {
        let mut fields = Fields::of(value)?;
        fields.require(&["name"])?;
        Ok(SeatInfo {
            name: fields.text("name")?.unwrap_or_default(),
            away: fields.flag("away")?.unwrap_or_default(),
            extra: fields.rest(),
        })
    }

    pub(super) fn to_json(&self) -> Value {
        let mut fields = vec![("name", self.name.as_str().into())];
        if self.away {
            fields.push(("away", true.into()));
        }
        object(fields, &self.extra)
    }
}

/// How a table plays, whatever the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// Nobody has secrets: everyone sees all hands.
    pub open_hands: bool,
    /// A teaching game: undo also goes back across chance, other seats and the end.
    pub teaching: bool,
    /// Screens do not reckon for the players what they could reckon for themselves.
    pub no_hints: bool,
    /// What chance is derived from. Two tables with the same seed have the same luck. If it is absent, the table takes it
    /// from the entropy it is given.
    pub seed: Option<u64>,
    /// Who begins.
    pub start: Start,
    /// The link to this game goes from device to device (see [`super::post`]).
    pub by_link: bool,
    /// Keys of other programs.
    pub extra: Map,
}

impl Options {
    pub(super) fn from_json(value: Value) -> Result<Options, String> {
        let mut fields = Fields::of(value)?;
        fields.drop_null(&["seed"]);
        Ok(Options {
            open_hands: fields.flag("open_hands")?.unwrap_or_default(),
            teaching: fields.flag("teaching")?.unwrap_or_default(),
            no_hints: !fields.flag("hints")?.unwrap_or(true),
            seed: fields.number("seed", u64::MAX)?,
            start: fields.any("start").map_or(Ok(Start::Random), Start::try_from)?,
            by_link: fields.flag("by_link")?.unwrap_or_default(),
            extra: fields.rest(),
        })
    }

    /// What is as always is left out.
    pub(super) fn to_json(&self) -> Value {
        let mut fields = Vec::new();
        if self.open_hands {
            fields.push(("open_hands", true.into()));
        }
        if self.teaching {
            fields.push(("teaching", true.into()));
        }
        if self.no_hints {
            fields.push(("hints", false.into()));
        }
        if let Some(seed) = self.seed {
            fields.push(("seed", seed.into()));
        }
        if self.start != Start::Random {
            fields.push(("start", self.start.into()));
        }
        if self.by_link {
            fields.push(("by_link", true.into()));
        }
        object(fields, &self.extra)
    }
}

/// Who begins, in games that leave it to chance. In JSON `"random"` or the number of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
            _ => Err(format!("{} is neither \"random\" nor a seat", line(&value))),
        }
    }
}
