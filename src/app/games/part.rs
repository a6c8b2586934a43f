//! A game without its types: what the screens do with one before it is played, once that code is here.

use std::{marker::PhantomData, sync::Arc};

use leptos::prelude::*;

use super::{
    begin::start,
    opened,
    shelved::{Place, Shelved},
};
use crate::{
    app::shell::{
        storage::{self, Known, Storage},
        text::Locale,
    },
    fields,
    rules::{Game, Seat},
    session::{
        self, Options, SeatInfo, Snapshot,
        link::{self, Deal, LinkError},
        play_by_link,
        slots::{OpenError, Ticket},
    },
};

/// Makes the game of a set-up form, for so many players, and saves it; gives the id for its address. Nothing, if there can be no
/// game with these options: then an element of the class `field-error` says why.
pub type Start = Arc<dyn Fn(Vec<SeatInfo>, Options) -> Option<String> + Send + Sync>;

/// The set-up form of a game.
pub struct Form {
    /// Its own options.
    pub options: AnyView,
    /// What makes the game.
    pub start: Start,
}

/// A deal that somebody has shared: all is settled but who plays.
#[derive(Clone)]
pub struct SharedDeal {
    /// How many play it.
    pub players: u8,
    /// What makes the game.
    pub start: Start,
}

/// A game that came by link.
#[derive(Clone, Debug)]
pub struct Arrived {
    /// What has happened in it.
    pub record: play_by_link::Record,
    /// Whose decision is due, if it is not over.
    pub seat: Option<Seat>,
}

/// A game without its types. What is said of it before its code is here is in the [catalog](super::catalog), and what is played
/// is a [`TablePart`](super::table_part::TablePart).
pub trait GamePart: Sync {
    /// The mark of a seat among so many players.
    fn mark(&self, players: u8, seat: Seat, size: u16) -> AnyView;
    /// See [`Shelved::place`].
    fn place(&self, players: u8, seat: Seat, l: Locale) -> Place;
    /// See [`Shelved::map`].
    fn map(&self, players: Memo<u8>, l: Locale) -> AnyView;
    /// The set-up form, filled in as the last time; `names` are those of the seats.
    fn form(&self, names: Memo<Vec<String>>, l: Locale) -> Form;
    /// Makes a game by its own options of the last time and saves it; gives the id for its address. Nothing, if there can be none.
    fn begin(&self, storage: Storage, seats: Vec<SeatInfo>, options: Options) -> Option<String>;
    /// The picture of a saved game, if it can be opened.
    fn picture(&self, id: &str) -> Option<AnyView>;
    /// Loads a file and saves it in a slot of that name.
    fn import(&self, storage: Storage, bytes: &[u8], name: &str) -> Result<Ticket, OpenError>;
    /// The game that a link describes.
    fn unfold(&self, link: &str) -> Result<Arrived, LinkError>;
    /// Saves a record: in place of a game that is here, or in a slot of its own; gives the id for its address.
    fn keep(&self, storage: Storage, record: &str, name: &str, known: Option<Known>) -> Option<String>;
    /// The deal that a link describes.
    fn deal(&self, link: &str) -> Result<SharedDeal, LinkError>;
    /// Whether there is a lesson.
    fn teaches(&self) -> bool;
}

/// Where a game's own options are remembered.
fn draft_key<T: Shelved>() -> String {
    format!("setup/{}", T::Rules::ID)
}

/// A game's own options, as they were the last time.
fn last_draft<T: Shelved>() -> T::Draft {
    fields::read(storage::recall(&draft_key::<T>())).unwrap_or_default()
}

/// Takes a game's types away.
pub struct InBox<T>(pub PhantomData<T>);

impl<T: Shelved> GamePart for InBox<T> {
    fn mark(&self, players: u8, seat: Seat, size: u16) -> AnyView {
        T::mark(&T::config(&T::Draft::default(), players), seat, size)
    }

    fn place(&self, players: u8, seat: Seat, l: Locale) -> Place {
        T::place(players, seat, l)
    }

    fn map(&self, players: Memo<u8>, l: Locale) -> AnyView {
        T::map(players, l)
    }

    fn form(&self, names: Memo<Vec<String>>, l: Locale) -> Form {
        T::prepare();
        let storage = storage::use_storage();
        let draft = RwSignal::new(last_draft::<T>());
        // As the seats are, whether the game is begun or not.
        Effect::new(move |before: Option<T::Draft>| {
            let now = draft.get();
            if before.is_some_and(|before| before != now) {
                storage::remember(&draft_key::<T>(), &now);
            }
            now
        });
        let options = [T::sides(draft, names, l), T::options(draft, l)].into_any();
        let start = move |seats: Vec<SeatInfo>, options| {
            let draft = draft.get_untracked();
            let players = u8::try_from(seats.len()).ok()?;
            start::<T>(storage, &T::config(&draft, players), seats, options)
        };
        Form { options, start: Arc::new(start) }
    }

    fn begin(&self, storage: Storage, seats: Vec<SeatInfo>, options: Options) -> Option<String> {
        T::prepare();
        let players = u8::try_from(seats.len()).ok()?;
        start::<T>(storage, &T::config(&last_draft::<T>(), players), seats, options)
    }

    fn picture(&self, id: &str) -> Option<AnyView> {
        T::prepare();
        opened::picture::<T>(id)
    }

    fn import(&self, storage: Storage, bytes: &[u8], name: &str) -> Result<Ticket, OpenError> {
        T::prepare();
        storage.take_in(name, session::load::<T::Rules>(bytes, storage::entropy())?.snapshot())
    }

    fn unfold(&self, link: &str) -> Result<Arrived, LinkError> {
        T::prepare();
        let mut table: session::Table<T::Rules> = link::open(link, storage::entropy())?;
        // A record may stop where chance was due.
        table.deal();
        arrived(table.snapshot())
    }

    fn keep(&self, storage: Storage, record: &str, name: &str, known: Option<Known>) -> Option<String> {
        T::prepare();
        let table = session::load::<T::Rules>(record.as_bytes(), storage::entropy()).ok()?.snapshot();
        Some(match known {
            Some(known) => storage.replace(known, table),
            None => storage.create(name, table),
        })
    }

    fn deal(&self, link: &str) -> Result<SharedDeal, LinkError> {
        T::prepare();
        let Deal { config, options: luck } = link::open_deal::<T::Rules>(link)?;
        let players = T::Rules::new(&config).map_or(0, |game| game.seats());
        let storage = storage::use_storage();
        let start = move |seats: Vec<SeatInfo>, options: Options| {
            let options = Options { seed: luck.seed, start: luck.start, ..options };
            start::<T>(storage, &config, seats, options)
        };
        Ok(SharedDeal { players, start: Arc::new(start) })
    }

    fn teaches(&self) -> bool {
        T::LESSON.is_some()
    }
}

fn arrived(table: Snapshot) -> Result<Arrived, LinkError> {
    let record = play_by_link::read(table.record.as_bytes()).ok_or(LinkError::Damaged)?;
    Ok(Arrived { record, seat: table.deciding })
}
