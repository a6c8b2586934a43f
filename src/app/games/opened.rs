//! Opens a saved game: from its slot, or from the page if it could not be saved. What cannot be opened is explained by
//! [`Unopened`], and stays where it is.

use leptos::prelude::*;

use super::{
    begin::{Show, start},
    shelved::Shelved,
    unopened::Unopened,
};
use crate::{
    app::{
        shell::{
            page::name_page,
            route::Route,
            settings::use_locale,
            storage::{self, Storage, Unsaved, use_storage},
        },
        table::{
            TableStore, autosave::Autosave, frame::Frame, notice::Notice, replay::replay, review::review,
        },
    },
    rules::Game,
    session::{
        self, link,
        slots::{Entry, OpenError, SlotId, Ticket},
    },
    t,
};

/// A game that is here, as it was kept.
struct Found {
    record: String,
    name: String,
    ticket: Option<Ticket>,
    /// Whether it is held in the page because it could not be saved.
    held: bool,
}

/// The game with that id, held or in its slot.
fn found(storage: Storage, id: &str) -> Result<Found, OpenError> {
    if let Some(Unsaved { record, name, ticket, .. }) = storage.held(id) {
        return Ok(Found { record, name, ticket, held: true });
    }
    let (record, name, ticket) = storage.slots().read(&SlotId::new(id).ok_or(OpenError::Gone)?)?;
    Ok(Found { record, name, ticket: Some(ticket), held: false })
}

/// The picture of the game with that id, if it can be opened.
pub(super) fn picture<T: Shelved>(id: &str) -> Option<AnyView> {
    let found = found(use_storage(), id).ok()?;
    Some(T::picture(&session::load(found.record.as_bytes(), 0).ok()?))
}

/// A game of this kind.
pub(super) fn open<T: Shelved>(id: String, show: Show) -> AnyView {
    let (l, storage) = (use_locale(), use_storage());
    let by_link = (storage.held(&id).is_none() && SlotId::new(&id).is_none())
        .then(|| link::open::<T::Rules>(&id, storage::entropy()).ok())
        .flatten();
    let found = match by_link.as_ref().map_or_else(|| found(storage, &id), |table| Ok(came(table))) {
        Ok(found) => found,
        Err(why) => return view! { <Unopened save=id why /> }.into_any(),
    };
    let loaded =
        by_link.map_or_else(|| session::load::<T::Rules>(found.record.as_bytes(), storage::entropy()), Ok);
    let mut table = match loaded {
        Ok(table) => table,
        Err(why) => return view! { <Unopened save=id why=OpenError::from(why) /> }.into_any(),
    };
    match show {
        Show::Replay => return watched::<T>(table, id),
        Show::Review => return reviewed::<T>(table, id, found.name),
        Show::Table | Show::End => {}
    }
    // A record may stop where chance was due.
    table.deal();
    let autosave = Autosave::new(storage, id.clone(), found.name, found.ticket);
    if found.held {
        // There may be room by now; if not, the players are told.
        autosave.save(table.snapshot());
    }
    let half = SlotId::new(&id).and_then(|id| storage.slots().entry(&id).ok().flatten());
    let store = TableStore::<T>::new(table, autosave, l);
    let screen = seated(store, id, show == Show::End);
    if matches!(half, Some(Entry::Slot(slot)) if slot.damaged) && !found.held {
        store.notice.set(Notice::Refusal(t!(l, saves::damaged_copy).to_owned()));
    }
    screen
}

/// A game that came by link, and is not saved yet.
fn came<G: Game>(table: &session::Table<G>) -> Found {
    let names: Vec<&str> = table.seats().iter().map(|seat| seat.name.as_str()).collect();
    let name = names.join(" · ").chars().take(60).collect();
    Found { record: String::new(), name, ticket: None, held: false }
}

fn seated<T: Shelved>(store: TableStore<T>, id: String, end: bool) -> AnyView {
    name_page(&t!(store.locale, table::page_title, game = T::title(store.locale)));
    let storage = use_storage();
    let rematch = Callback::new(move |swapped| {
        let again = store.session.with_untracked(|session| {
            let (seats, options) = session.rematch(swapped);
            let config = session.state().config();
            let config = if swapped { T::swapped(config) } else { config.clone() };
            start::<T>(storage, &config, seats, options)
        });
        if let Some(id) = again {
            Route::Table(id).go();
        }
    });
    if !end {
        store.catch_up();
    }
    view! { <Frame store save=id at_end=end rematch /> }.into_any()
}

/// What the coach finds in a game. Nothing of its save is touched.
fn reviewed<T: Shelved>(table: session::Table<T::Rules>, id: String, name: String) -> AnyView {
    let l = use_locale();
    name_page(&t!(l, end::review_page, game = T::title(l)));
    let autosave = Autosave::new(use_storage(), id.clone(), name.clone(), None);
    review::<T>(table, autosave, l, id, name)
}

/// The replay of a game. Nothing of its save is touched.
fn watched<T: Shelved>(table: session::Table<T::Rules>, id: String) -> AnyView {
    let l = use_locale();
    name_page(&t!(l, replay::page_title, game = T::title(l)));
    let autosave = Autosave::new(use_storage(), id.clone(), String::new(), None);
    replay::<T>(table, autosave, l, id).into_any()
}
