//! The games on the shelf: [`GAMES`], one line each. A game says of itself, as [`Shelved`], what the shelf and the set-up
//! show; [`BoxedGame`] is the same without its types, so that the screens know no game by name. [`table`] opens a saved
//! game, whichever it is.

pub mod eruption;
mod opened;
pub mod volcano;

use std::{marker::PhantomData, ops::RangeInclusive};

use crate::app::reactive::*;
use serde::{Serialize, de::DeserializeOwned};

use super::{
    book::Book,
    dom::{Content, El, View, all},
    screens::{self, page::name_page},
    settings::use_locale,
    storage::{self, Known, Storage},
    table::{TableGame, game::Config, lesson::lesson},
    text::Locale,
};
use crate::{
    rules::{Game, Seat},
    session::{
        self, Options, SeatInfo, Snapshot,
        link::{self, Deal, LinkError},
        post,
        slots::{OpenError, Ticket},
    },
    t,
};

pub use opened::{open_words, table};

/// Every game on the shelf.
pub const GAMES: [&dyn BoxedGame; 2] =
    [&InBox::<eruption::EruptionTable>(PhantomData), &InBox::<volcano::VolcanoTable>(PhantomData)];

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn BoxedGame> {
    GAMES.into_iter().find(|game| game.id() == id)
}

/// What a game shows on the shelf and asks in the set-up.
pub trait Shelved: TableGame {
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
        ().into_node()
    }
    /// What belongs to a seat, and where at the board it is.
    fn place(players: u8, seat: Seat, l: Locale) -> Place;
    /// A small picture of who sits where.
    fn map(players: Memo<u8>, l: Locale) -> El;
    /// A small picture of a game as it stands, with nothing secret in it.
    fn picture(table: &session::Table<Self::Rules>) -> El;
}

/// What of a saved game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The table, to play on.
    Table,
    /// The end; the table if there is none yet.
    End,
    /// What has happened, step by step.
    Replay,
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

/// The name of an emblem.
pub fn emblem_name(number: usize, l: Locale) -> &'static str {
    match number {
        0 => t!(l, eruption::emblem::v0),
        1 => t!(l, eruption::emblem::v1),
        2 => t!(l, eruption::emblem::v2),
        3 => t!(l, eruption::emblem::v3),
        4 => t!(l, eruption::emblem::v4),
        _ => t!(l, eruption::emblem::v5),
    }
}

/// The side of the table that is that many sixths clockwise from the top.
pub fn side_name(number: usize, l: Locale) -> &'static str {
    match number {
        0 => t!(l, eruption::side::v0),
        1 => t!(l, eruption::side::v1),
        2 => t!(l, eruption::side::v2),
        3 => t!(l, eruption::side::v3),
        4 => t!(l, eruption::side::v4),
        _ => t!(l, eruption::side::v5),
    }
}

/// How many quarters a table is turned, clockwise, towards who sits that many sixths clockwise from the top of it: two share
/// each of the sides left and right.
pub fn quarters(number: usize) -> u8 {
    [2, 3, 3, 0, 1, 1][number % 6]
}

/// The set-up form of a game.
pub struct Form {
    /// Its own options.
    pub options: View,
    /// Makes the game, for so many players, and saves it; gives the id for its address. Nothing, if there can be no game
    /// with these options: then an element of the class `field-error` says why.
    pub start: Box<dyn Fn(Vec<SeatInfo>, Options) -> Option<String>>,
}

/// A game that came by link.
#[derive(Clone, Debug)]
pub struct Arrived {
    /// What has happened in it.
    pub record: post::Record,
    /// Whose decision is due, if it is not over.
    pub seat: Option<Seat>,
}

/// A game without its types.
pub trait BoxedGame: Sync {
    /// Its id in records and addresses.
    fn id(&self) -> &'static str;
    /// Its rules.
    fn book(&self) -> Book;
    /// Its name.
    fn title(&self, l: Locale) -> &'static str;
    /// See [`Shelved::PLAYERS`].
    fn players(&self) -> RangeInclusive<u8>;
    /// See [`Shelved::FORETELLS`].
    fn foretells(&self) -> bool;
    /// See [`Shelved::tagline`].
    fn tagline(&self, l: Locale) -> &'static str;
    /// See [`Shelved::facts`].
    fn facts(&self, l: Locale) -> [&'static str; 2];
    /// See [`Shelved::credits`].
    fn credits(&self, l: Locale) -> &'static str;
    /// See [`Shelved::lid`].
    fn lid(&self, l: Locale) -> El;
    /// The mark of a seat among so many players.
    fn mark(&self, players: u8, seat: Seat, size: u16) -> El;
    /// See [`Shelved::place`].
    fn place(&self, players: u8, seat: Seat, l: Locale) -> Place;
    /// See [`Shelved::map`].
    fn map(&self, players: Memo<u8>, l: Locale) -> El;
    /// The set-up form, filled in as the last time; `names` are those of the seats.
    fn form(&self, names: Memo<Vec<String>>, l: Locale) -> Form;
    /// The picture of a saved game, if it can be opened.
    fn picture(&self, id: &str) -> Option<El>;
    /// Loads a file and saves it in a slot of that name.
    fn import(&self, storage: Storage, bytes: &[u8], name: &str) -> Result<Ticket, OpenError>;
    /// The game that a link describes.
    fn unfold(&self, link: &str) -> Result<Arrived, LinkError>;
    /// Saves a record: in place of a game that is here, or in a slot of its own; gives the id for its address.
    fn keep(&self, storage: Storage, record: &str, name: &str, known: Option<Known>) -> Option<String>;
    /// How many play the deal that a link describes, and the form that starts it.
    fn deal(&self, link: &str) -> Result<(u8, Form), LinkError>;
    /// A saved game on the screen.
    fn table(&self, id: String, show: Show) -> View;
    /// Whether there is a lesson.
    fn teaches(&self) -> bool;
    /// The lesson on the screen, if there is one.
    fn lesson(&self) -> Option<View>;
}

/// Takes a game's types away.
struct InBox<T>(PhantomData<T>);

impl<T: Shelved> BoxedGame for InBox<T> {
    fn id(&self) -> &'static str {
        T::Rules::ID
    }

    fn book(&self) -> Book {
        T::BOOK
    }

    fn title(&self, l: Locale) -> &'static str {
        T::title(l)
    }

    fn players(&self) -> RangeInclusive<u8> {
        T::PLAYERS
    }

    fn foretells(&self) -> bool {
        T::FORETELLS
    }

    fn tagline(&self, l: Locale) -> &'static str {
        T::tagline(l)
    }

    fn facts(&self, l: Locale) -> [&'static str; 2] {
        T::facts(l)
    }

    fn credits(&self, l: Locale) -> &'static str {
        T::credits(l)
    }

    fn lid(&self, l: Locale) -> El {
        T::lid(l)
    }

    fn mark(&self, players: u8, seat: Seat, size: u16) -> El {
        T::mark(&T::config(&T::Draft::default(), players), seat, size)
    }

    fn place(&self, players: u8, seat: Seat, l: Locale) -> Place {
        T::place(players, seat, l)
    }

    fn map(&self, players: Memo<u8>, l: Locale) -> El {
        T::map(players, l)
    }

    fn form(&self, names: Memo<Vec<String>>, l: Locale) -> Form {
        let key = format!("setup/{}", T::Rules::ID);
        let storage = storage::use_storage();
        let draft = RwSignal::new(crate::fields::read(storage::recall(&key)).unwrap_or_default());
        let options = all([T::sides(draft, names, l), T::options(draft, l)]);
        let start = move |seats: Vec<SeatInfo>, options| {
            let draft = draft.get_untracked();
            storage::remember(&key, &draft);
            let players = u8::try_from(seats.len()).ok()?;
            start::<T>(storage, &T::config(&draft, players), seats, options)
        };
        Form { options, start: Box::new(start) }
    }

    fn picture(&self, id: &str) -> Option<El> {
        opened::picture::<T>(id)
    }

    fn import(&self, storage: Storage, bytes: &[u8], name: &str) -> Result<Ticket, OpenError> {
        storage.take_in(name, session::load::<T::Rules>(bytes, storage::entropy())?.snapshot())
    }

    fn unfold(&self, link: &str) -> Result<Arrived, LinkError> {
        let mut table: session::Table<T::Rules> = link::open(link, storage::entropy())?;
        // A record may stop where chance was due.
        table.deal();
        arrived(table.snapshot())
    }

    fn keep(&self, storage: Storage, record: &str, name: &str, known: Option<Known>) -> Option<String> {
        let table = session::load::<T::Rules>(record.as_bytes(), storage::entropy()).ok()?.snapshot();
        Some(match known {
            Some(known) => storage.replace(known, table),
            None => storage.create(name, table),
        })
    }

    fn deal(&self, link: &str) -> Result<(u8, Form), LinkError> {
        let Deal { config, options: luck } = link::open_deal::<T::Rules>(link)?;
        let players = T::Rules::new(&config).map_or(0, |game| game.seats());
        let storage = storage::use_storage();
        let start = move |seats: Vec<SeatInfo>, options: Options| {
            let options = Options { seed: luck.seed, start: luck.start, ..options };
            start::<T>(storage, &config, seats, options)
        };
        Ok((players, Form { options: ().into_node(), start: Box::new(start) }))
    }

    fn table(&self, id: String, show: Show) -> View {
        opened::open::<T>(id, show)
    }

    fn teaches(&self) -> bool {
        T::LESSON.is_some()
    }

    fn lesson(&self) -> Option<View> {
        let l = use_locale();
        name_page(&t!(l, lesson::page_title, game = T::title(l)));
        lesson::<T>(T::LESSON?, storage::use_storage(), l)
    }
}

/// The lesson of that game.
pub fn learn(id: &str) -> View {
    game(id).and_then(BoxedGame::lesson).unwrap_or_else(screens::unknown)
}

fn arrived(table: Snapshot) -> Result<Arrived, LinkError> {
    let record = post::read(table.record.as_bytes()).ok_or(LinkError::Damaged)?;
    Ok(Arrived { record, seat: table.deciding })
}

/// Sets a game up, deals, and saves it.
fn start<T: Shelved>(
    storage: Storage,
    config: &Config<T>,
    seats: Vec<SeatInfo>,
    options: Options,
) -> Option<String> {
    let mut table = session::Table::<T::Rules>::new(config, seats, options, storage::entropy()).ok()?;
    table.deal();
    let table = table.snapshot();
    Some(storage.create(&table.players.join(" · "), table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id_and_has_a_place_for_every_seat() {
        for shelved in GAMES {
            assert_eq!(game(shelved.id()).map(|found| found.id()), Some(shelved.id()));
            for players in shelved.players() {
                let places: Vec<_> =
                    Seat::first(players).map(|seat| shelved.place(players, seat, Locale::En)).collect();
                for (at, place) in places.iter().enumerate() {
                    assert!(!place.name.is_empty() && !places[..at].contains(place), "{place:?}");
                }
            }
        }
        assert!(game("no such game").is_none());
    }
}
