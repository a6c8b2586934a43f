//! A game without its types: what the screens do with one.

use std::{marker::PhantomData, ops::RangeInclusive};

use leptos::prelude::*;

use super::{
    opened,
    shelved::{Place, Shelved},
};
use crate::{
    app::{
        dom::{Content, El, View, all, boxed},
        shell::{
            page::name_page,
            settings::use_locale,
            storage::{self, Known, Storage},
            text::Locale,
        },
        table::{contract::Config, lesson::lesson, rulebook::Book},
    },
    rules::{Game, Seat},
    session::{
        self, Options, SeatInfo, Snapshot,
        link::{self, Deal, LinkError},
        post,
        slots::{OpenError, Ticket},
    },
    t,
};

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
    /// The lesson on the screen, if there is one.
    fn lesson(&self) -> Option<View>;
}

/// Takes a game's types away.
pub struct InBox<T>(pub PhantomData<T>);

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

    fn mark(&self, players: u8, seat: Seat, size: u16) -> El {
        boxed(T::mark(&T::config(&T::Draft::default(), players), seat, size))
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

    fn lesson(&self) -> Option<View> {
        let l = use_locale();
        name_page(&t!(l, lesson::page_title, game = T::title(l)));
        lesson::<T>(T::LESSON?, storage::use_storage(), l)
    }
}

fn arrived(table: Snapshot) -> Result<Arrived, LinkError> {
    let record = post::read(table.record.as_bytes()).ok_or(LinkError::Damaged)?;
    Ok(Arrived { record, seat: table.deciding })
}

/// Sets a game up, deals, and saves it.
pub fn start<T: Shelved>(
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
