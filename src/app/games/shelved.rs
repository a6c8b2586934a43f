//! What a game shows on the shelf and asks in the set-up.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    app::{
        dom::{El, View},
        shell::text::Locale,
        table::{contract::Config, scenes::Scenes},
    },
    rules::Seat,
    session::Table,
};

/// What a game shows on the shelf and asks in the set-up.
pub trait Shelved: Scenes {
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// Whether it shows what is ahead before an action is confirmed, so that a table may do without ([`Options::no_hints`]).
    const FORETELLS: bool = true;
    /// Its own options, as they are chosen; they are remembered for the next game.
    type Draft: Clone + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;

    /// What it is about, in a sentence.
    fn tagline(l: Locale) -> &'static str;
    /// For how many and how long, in a few words each.
    fn facts(l: Locale) -> [&'static str; 2];
    /// Who made it.
    fn credits(l: Locale) -> &'static str;
    /// The picture of its box.
    fn lid(l: Locale) -> El;
    /// The config for so many players.
    fn config(draft: &Self::Draft, players: u8) -> Config<Self>;
    /// Its own options in the set-up.
    fn options(draft: RwSignal<Self::Draft>, l: Locale) -> View;
    /// Who plays with whom, where that can be chosen; `names` are those of the seats.
    fn sides(_: RwSignal<Self::Draft>, _names: Memo<Vec<String>>, _: Locale) -> View {
        crate::app::dom::Content::into_node(())
    }
    /// What belongs to a seat, and where at the board it is.
    fn place(players: u8, seat: Seat, l: Locale) -> Place;
    /// A small picture of who sits where.
    fn map(players: Memo<u8>, l: Locale) -> El;
    /// A small picture of a game as it stands, with nothing secret in it.
    fn picture(table: &Table<Self::Rules>) -> El;
}

/// A place at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The class that brings the seat's colours.
    pub class: &'static str,
    /// What the seat has, in words that need no colour.
    pub name: &'static str,
    /// Where it is.
    pub side: &'static str,
    /// Where its middle is on the map, in percent from the left and from the top.
    pub at: [u8; 2],
}
