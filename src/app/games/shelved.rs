//! What a game shows and asks in the set-up, and its small picture in lists. What the shelf says of it is plain data, in
//! [`super::catalog`].

use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    app::{
        shell::text::Locale,
        table::{contract::Config, scenes::Scenes},
    },
    rules::Seat,
    session::Table,
};

/// What a game shows and asks in the set-up, and its small picture in lists.
pub trait Shelved: Scenes {
    /// Its own options, as they are chosen; they are remembered for the next game.
    type Draft: Clone + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;

    /// Whatever this device keeps that a record or a link of the game may speak of is made known.
    fn prepare() {}
    /// The config for so many players.
    fn config(draft: &Self::Draft, players: u8) -> Config<Self>;
    /// Its own options in the set-up.
    fn options(draft: RwSignal<Self::Draft>, l: Locale) -> AnyView;
    /// Who plays with whom, where that can be chosen; `names` are those of the seats.
    fn sides(_: RwSignal<Self::Draft>, _names: Memo<Vec<String>>, _: Locale) -> AnyView {
        ().into_any()
    }
    /// What belongs to a seat, and where at the board it is.
    fn place(players: u8, seat: Seat, l: Locale) -> Place;
    /// A small picture of who sits where.
    fn map(players: Memo<u8>, l: Locale) -> AnyView;
    /// A small picture of a game as it stands, with nothing secret in it.
    fn picture(table: &Table<Self::Rules>) -> AnyView;
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
