//! A whole game as one short line of letters, for the fragment of an address: nothing of it is ever sent to a server.
//!
//! Every step is written as which of the legal actions it was, or how likely an outcome of chance: a finished game of four
//! takes a few hundred letters. Reading is total, as for files: any text gives a table or a typed error, quickly.
//!
//! ```
//! use caldera::{
//!     rules::eruption::{Config, State},
//!     session::{Options, SeatInfo, Table, link},
//! };
//!
//! let seats = vec![SeatInfo::new("Aki"), SeatInfo::new("Ben")];
//! let mut table: Table<State> = Table::new(&Config::new(2), seats, Options::default(), 7).unwrap();
//! table.deal();
//! let text = link::game(&table);
//! assert_eq!(link::Headline::peek(&text).unwrap().game, "eruption");
//! let again: Table<State> = link::open(&text, 0).unwrap();
//! assert_eq!(again.record(), table.record());
//! // The same luck for others:
//! let deal: link::Deal<State> = link::open_deal(&link::deal(&table)).unwrap();
//! assert_eq!(deal.options.seed, table.options().seed);
//! ```

mod number;
#[cfg(test)]
mod tests;

use std::{error::Error, fmt};

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::Serialize;
use serde_json::{Map, Value};

use self::number::{Choice, Number};
use super::{
    load::{self, LoadError},
    record::MAX_STEPS,
    record::{FORMAT, Options, Record, SeatInfo, Start},
    slots::checksum,
    table::Table,
};
use crate::{
    fields::line,
    rules::{Game, Pending},
};

/// The version of this way of writing. It is the first character of every link.
pub const VERSION: char = '1';

/// The longest link that is read, in characters. A long game has a tenth of it.
pub const MAX_LENGTH: usize = 8_000;

/// What a link is about, without opening it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// The game's id; this program need not have that game.
    pub game: String,
    /// Whether there are steps in it: a deal has none.
    pub kind: Kind,
}

/// What kind of link it is. Its letter follows the version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole game.
    Game,
    /// Options and seed alone.
    Deal,
}

/// What a deal is made of: another table with the same options and luck.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal<G: Game> {
    /// Players and options of the game.
    pub config: G::Config,
    /// What chance is derived from, and who begins.
    pub options: Options,
}

/// What is wrong with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinkError {
    /// It is longer than [`MAX_LENGTH`].
    TooLong {
        /// How many characters it has.
        found: usize,
    },
    /// It is no link of this program.
    NotALink,
    /// A newer version of this program wrote it.
    Newer,
    /// It was cut off or altered.
    Damaged,
    /// It is whole, but what it says is no game for this program.
    Load(LoadError),
}

/// The link to a game, up to its present state. What was taken back is not in it.
pub fn game<G: Game>(table: &Table<G>) -> String {
    let Record { game, rules, config, seats, steps, table: options, .. } = table.record();
    // Keys of other programs stay at home, and so does who sits where.
    let seats =
        seats.into_iter().map(|seat| SeatInfo { bot: seat.bot, ..SeatInfo::new(seat.name) }).collect();
    let head = Head { seats: Some(seats), ..Head::new(game, rules, config, options) }.to_json();
    let count = table.history().len() as u32;
    let body = fold(table).to_bytes();
    let check = check(&head, &steps);
    write(
        Kind::Game,
        &[&check.to_le_bytes(), &count.to_le_bytes()[..2], &length(&head), head.as_bytes(), &body],
    )
}

/// Whether a link can be opened: a longer one is not to be handed out.
pub fn is_short(text: &str) -> bool {
    text.len() <= MAX_LENGTH
}

/// The link to a deal: the game's options and its luck, for another table.
pub fn deal<G: Game>(table: &Table<G>) -> String {
    let Record { game, rules, config, table: Options { seed, start, .. }, .. } = table.record();
    let luck = Options { seed, start, ..Options::default() };
    let head = Head::new(game, rules, config, luck).to_json();
    write(Kind::Deal, &[&check(&head, &[]).to_le_bytes(), &[0, 0], &length(&head), head.as_bytes()])
}

impl Headline {
    /// Says what a link is about. It may still turn out not to be playable.
    pub fn peek(text: &str) -> Result<Headline, LinkError> {
        let letter = Letter::read(text)?;
        let fields = load::parse(letter.head.as_bytes()).map_err(LinkError::Load)?;
        let game = load::Headline::of(&fields).map_err(LinkError::Load)?.game;
        Ok(Headline { game, kind: letter.kind })
    }
}

/// The table that the link describes. `entropy` gives the seed for what is still to come if the link has none.
pub fn open<G: Game>(text: &str, entropy: u64) -> Result<Table<G>, LinkError> {
    let letter = Letter::read(text)?;
    if letter.kind != Kind::Game {
        return Err(LinkError::NotALink);
    }
    let fields = load::parse(letter.head.as_bytes()).map_err(LinkError::Load)?;
    let mut table = load::unplayed::<G>(fields, entropy).map_err(LinkError::Load)?;
    let mut number = Number::from_bytes(&letter.body);
    for _ in 0..letter.count {
        let (actions, weights) = next_of(table.state());
        let place = unfold(&weights, &mut number).ok_or(LinkError::Damaged)?;
        table.push(actions[place]).map_err(|_| LinkError::Damaged)?;
    }
    let steps: Vec<String> = table.history().iter().map(|step| step.action.to_string()).collect();
    if !number.is_zero() || letter.check != check(&letter.head, &steps) {
        return Err(LinkError::Damaged);
    }
    Ok(table)
}

/// The deal that the link describes.
pub fn open_deal<G: Game>(text: &str) -> Result<Deal<G>, LinkError> {
    let letter = Letter::read(text)?;
    if letter.kind != Kind::Deal {
        return Err(LinkError::NotALink);
    }
    if letter.check != check(&letter.head, &[]) || !letter.body.is_empty() || letter.count != 0 {
        return Err(LinkError::Damaged);
    }
    let mut fields = load::parse(letter.head.as_bytes()).map_err(LinkError::Load)?;
    let (game, options) = load::undealt::<G>(&mut fields).map_err(LinkError::Load)?;
    match options.start {
        Start::Seat(seat) if seat.index() >= usize::from(game.seats()) => Err(LinkError::Damaged),
        _ => Ok(Deal { config: game.config().clone(), options }),
    }
}

/// What a record says before its steps.
#[derive(Serialize)]
struct Head {
    format: u32,
    game: String,
    rules: u32,
    config: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<Vec<SeatInfo>>,
    table: Options,
}

impl Head {
    /// Without players, and without the options of other programs.
    fn new(game: String, rules: u32, config: Value, options: Options) -> Head {
        let table = Options { extra: Map::new(), ..options };
        Head { format: FORMAT, game, rules, config, seats: None, table }
    }

    fn to_json(&self) -> String {
        line(self)
    }
}

fn length(head: &str) -> [u8; 2] {
    // Names are short: the set-up sees to that, and a longer head would not be read again.
    u16::try_from(head.len()).unwrap_or(u16::MAX).to_le_bytes()
}

/// Of the head and of the steps as they read in the record, so that a program whose rules have changed cannot take a link for
/// another game.
fn check(head: &str, steps: &[String]) -> u32 {
    let mut text = String::from(head);
    for step in steps {
        text.push('\n');
        text += step;
    }
    half(checksum(text.as_bytes()))
}

/// Notices accidents on the way before anything is read.
fn seal(kind: Kind, bytes: &[u8]) -> u32 {
    half(checksum(&[&[kind.letter() as u8], bytes].concat()))
}

fn half(sum: u64) -> u32 {
    (sum ^ sum >> 32) as u32
}

fn write(kind: Kind, parts: &[&[u8]]) -> String {
    let bytes = parts.concat();
    let mut text = String::from(VERSION);
    text.push(kind.letter());
    text + &Base64UrlUnpadded::encode_string(&[&seal(kind, &bytes).to_le_bytes(), &bytes[..]].concat())
}

impl Kind {
    fn letter(self) -> char {
        match self {
            Kind::Game => 'g',
            Kind::Deal => 'd',
        }
    }
}

/// A link's parts.
struct Letter {
    kind: Kind,
    check: u32,
    count: u16,
    head: String,
    body: Vec<u8>,
}

impl Letter {
    fn read(text: &str) -> Result<Letter, LinkError> {
        if !is_short(text) {
            return Err(LinkError::TooLong { found: text.len() });
        }
        let mut letters = text.chars();
        match letters.next() {
            Some(VERSION) => {}
            Some('2'..='9') => return Err(LinkError::Newer),
            _ => return Err(LinkError::NotALink),
        }
        let letter = letters.next();
        let kind = [Kind::Game, Kind::Deal].into_iter().find(|kind| Some(kind.letter()) == letter);
        let kind = kind.ok_or(LinkError::NotALink)?;
        let bytes = Base64UrlUnpadded::decode_vec(letters.as_str()).map_err(|_| LinkError::Damaged)?;
        Letter::parts(kind, &bytes).ok_or(LinkError::Damaged)
    }

    fn parts(kind: Kind, bytes: &[u8]) -> Option<Letter> {
        let (sealed, rest) = bytes.split_first_chunk()?;
        (u32::from_le_bytes(*sealed) == seal(kind, rest)).then_some(())?;
        let (check, rest) = rest.split_first_chunk()?;
        let (count, rest) = rest.split_first_chunk()?;
        let (length, rest) = rest.split_first_chunk()?;
        let (head, body) = rest.split_at_checked(usize::from(u16::from_le_bytes(*length)))?;
        let count = u16::from_le_bytes(*count);
        (usize::from(count) <= MAX_STEPS).then_some(())?;
        Some(Letter {
            kind,
            check: u32::from_le_bytes(*check),
            count,
            head: String::from_utf8(head.to_vec()).ok()?,
            body: body.to_vec(),
        })
    }
}

/// All steps of a table in one number, the first on top.
fn fold<G: Game>(table: &Table<G>) -> Number {
    let mut choices = Vec::new();
    if let Some(mut state) = table.state_at(0) {
        for step in table.history() {
            let (actions, weights) = next_of(&state);
            let place = actions.iter().position(|action| *action == step.action);
            choices.extend(place.map(|place| choice(&weights, place)));
            // It was legal when it was played.
            let _ = state.apply(step.action);
        }
    }
    let mut number = Number::default();
    choices.iter().rev().for_each(|choice| number.put(*choice));
    number
}

/// What can happen next, in the order of the rules, with its weights: decisions weigh the same, chance what it does.
fn next_of<G: Game>(state: &G) -> (Vec<G::Action>, Vec<u32>) {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    if matches!(state.pending(), Pending::Chance(_)) {
        state.outcomes(&mut outcomes);
        outcomes.into_iter().unzip()
    } else {
        state.actions(&mut actions);
        let weights = vec![1; actions.len()];
        (actions, weights)
    }
}

/// The choice at that place among some of these weights.
fn choice(weights: &[u32], place: usize) -> Choice {
    let (below, rest) = weights.split_at(place);
    Choice { below: below.iter().sum(), weight: rest[0], total: weights.iter().sum() }
}

/// Takes the next choice out of the number: its place among these weights; `None` where nothing can follow.
fn unfold(weights: &[u32], number: &mut Number) -> Option<usize> {
    let found = number.place(weights.iter().sum());
    let mut below = 0;
    let place = weights.iter().position(|weight| {
        below += weight;
        found < below
    })?;
    number.take(choice(weights, place));
    Some(place)
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::TooLong { found } => write!(f, "it has {found} characters, at most {MAX_LENGTH}"),
            LinkError::NotALink => write!(f, "it is no link of this program"),
            LinkError::Newer => write!(f, "a newer version of this program wrote it"),
            LinkError::Damaged => write!(f, "it was cut off or altered"),
            LinkError::Load(error) => write!(f, "{error}"),
        }
    }
}

impl Error for LinkError {}
