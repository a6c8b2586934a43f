//! The shape of a pack's file, as it is read before anything is checked.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A name in every language of the pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the languages")]
pub struct Name {
    pub en: String,
    pub ja: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Boards {
    pub small: Board,
    pub large: Board,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Board {
    pub columns: u8,
    pub rows: u8,
    pub start: [u8; 2],
    pub carvings: [u8; 2],
    pub dances: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sector {
    pub id: String,
    pub name: Name,
    pub from: u8,
    pub vp: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pod {
    pub id: String,
    pub sector: String,
    pub hex: [i8; 2],
    pub effect: String,
    pub refresh: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Favor {
    pub position: Vec<u8>,
    pub rank: BTreeMap<String, Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Frame {
    pub hexes: Vec<[i8; 2]>,
    pub bonus: BTreeMap<String, String>,
    pub count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mat {
    pub id: String,
    pub name: Name,
    pub faction: [i8; 2],
    pub hexes: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Faction {
    pub id: String,
    pub name: Name,
    #[serde(default)]
    pub starter: bool,
    #[serde(default)]
    pub interactive: bool,
    pub workers: Vec<u8>,
    pub resources: String,
    pub a: String,
    pub b: String,
    pub start: String,
    pub normal: String,
    pub upgraded: String,
}

/// A farm, recruit, development or carving: each kind has some of the texts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tile {
    pub id: String,
    pub name: Name,
    pub cost: String,
    pub vp: Option<u8>,
    pub spots: Option<String>,
    pub income: Option<String>,
    pub clauses: Option<String>,
    pub effect: Option<String>,
    pub end: Option<String>,
    #[serde(default)]
    pub interactive: bool,
    #[serde(default = "one")]
    pub count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seed {
    pub id: String,
    pub name: Name,
    pub effect: String,
    pub end: String,
    #[serde(default)]
    pub interactive: bool,
    #[serde(default = "one")]
    pub count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Planet {
    pub id: String,
    pub name: Name,
    pub printed: String,
    pub slots: u8,
    pub bonus: String,
    #[serde(default = "one")]
    pub count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Token {
    pub id: String,
    pub name: Name,
    pub effect: String,
    #[serde(default = "one")]
    pub count: u8,
    #[serde(default)]
    pub two_seed: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dance {
    pub id: String,
    pub name: Name,
    pub cost: String,
    pub gain: String,
    pub spots: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DanceToken {
    pub id: String,
    pub name: Name,
    pub gain: String,
    #[serde(default = "one")]
    pub count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Level {
    pub level: u8,
    pub ash: Vec<u8>,
    pub amber: Vec<u8>,
    pub gained: u8,
    pub expert: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    pub id: u8,
    pub retrieve: u8,
    pub carve: u8,
    pub action: String,
    pub group: String,
    pub curve: String,
    pub resource: String,
}

/// How many copies there are where nothing is said.
fn one() -> u8 {
    1
}
