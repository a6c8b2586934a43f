//! Opens a saved game: from its slot, or from the page if it could not be saved. What cannot be opened is explained, and
//! stays where it is.

use leptos::prelude::*;

use super::{
    part::{Show, start},
    shelved::Shelved,
};
use crate::app::shell::{
    files::download,
    page::{button, link, name_page, page},
    route::Route,
    settings::use_locale,
    storage::{self, Storage, Unsaved, use_storage},
    text::Locale,
    when,
};
use crate::{
    app::{
        dom::{El, View, boxed, el, leaf},
        table::{
            Desk,
            frame::Frame,
            keeper::{Keeper, store_words},
            replay::replay,
        },
    },
    rules::Game,
    session::{
        self, LoadError,
        slots::{Broken, OpenError, SlotId, Ticket},
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
pub(super) fn picture<T: Shelved>(id: &str) -> Option<El> {
    let found = found(use_storage(), id).ok()?;
    Some(boxed(T::picture(&session::load(found.record.as_bytes(), 0).ok()?)))
}

/// A game of this kind.
pub(super) fn open<T: Shelved>(id: String, show: Show) -> View {
    let (l, storage) = (use_locale(), use_storage());
    let found = match found(storage, &id) {
        Ok(found) => found,
        Err(why) => return failed(id, &why),
    };
    let mut table = match session::load::<T::Rules>(found.record.as_bytes(), storage::entropy()) {
        Ok(table) => table,
        Err(why) => return failed(id, &why.into()),
    };
    if show == Show::Replay {
        return watched::<T>(table, id);
    }
    // A record may stop where chance was due.
    table.deal();
    let keeper = Keeper::new(storage, id.clone(), found.name, found.ticket);
    if found.held {
        // There may be room by now; if not, the players are told.
        keeper.save(table.snapshot());
    }
    seated(Desk::<T>::new(table, keeper, l), id, show == Show::End)
}

fn seated<T: Shelved>(desk: Desk<T>, id: String, end: bool) -> View {
    name_page(&t!(desk.locale, table::page_title, game = T::title(desk.locale)));
    let storage = use_storage();
    let rematch = Callback::new(move |swapped| {
        let again = desk.session.with_untracked(|session| {
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
        desk.catch_up();
    }
    leaf(view! { <Frame desk save=id at_end=end rematch /> })
}

/// The replay of a game. Nothing of its save is touched.
fn watched<T: Shelved>(table: session::Table<T::Rules>, id: String) -> View {
    let l = use_locale();
    name_page(&t!(l, replay::page_title, game = T::title(l)));
    let keeper = Keeper::new(use_storage(), id.clone(), String::new(), None);
    leaf(replay::<T>(table, keeper, l, id))
}

/// Why a save or a file was not opened, in a sentence that helps.
pub fn open_words(l: Locale, why: &OpenError) -> String {
    match why {
        OpenError::Store(error) | OpenError::Save(error) => store_words(l, *error).to_owned(),
        OpenError::Gone => t!(l, table::gone).to_owned(),
        OpenError::Broken(Broken::Damaged) => t!(l, saves::slot_damaged).to_owned(),
        OpenError::Broken(Broken::Newer) => t!(l, saves::slot_newer).to_owned(),
        OpenError::Load(error) => match error {
            LoadError::TooLarge { .. } => t!(l, saves::file_large).to_owned(),
            LoadError::NotJson { .. } | LoadError::NotARecord { .. } => t!(l, saves::file_other).to_owned(),
            LoadError::NewerFormat { .. } => t!(l, saves::slot_newer).to_owned(),
            LoadError::OtherGame { found } => t!(l, saves::other_game, game = short(found)),
            LoadError::OtherRules { found, ours } => {
                t!(l, saves::other_rules, found = found, ours = ours)
            }
            LoadError::BadStep { index, step, rule, .. } => {
                t!(l, saves::bad_step, number = index + 1, step = short(step), rule = rule)
            }
            _ => t!(l, saves::bad_config).to_owned(),
        },
    }
}

/// Texts from files are shown short.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

pub fn failed(id: String, why: &OpenError) -> View {
    let (l, storage) = (use_locale(), use_storage());
    let gone = matches!(why, OpenError::Gone | OpenError::Store(_));
    let export = move || {
        let file =
            SlotId::new(&id).and_then(|id| storage.slots().export(&id, &when::file_date()).ok().flatten());
        if let Some(file) = file {
            download(&file);
        }
    };
    let ways = [
        Some(link("btn primary", &Route::Saves).child(t!(l, shelf::all_saves))),
        (!gone).then(|| button("btn", export).child(t!(l, saves::export))),
        Some(link("btn quiet", &Route::Shelf).child(t!(l, table::to_shelf))),
    ];
    let panel = el("div.panel")
        .child(el("p[role=alert]").child(open_words(l, why)))
        .child((!gone).then(|| el("p.muted").child(t!(l, saves::kept))))
        .child(el("div.row").child(ways));
    page(t!(l, saves::not_opened), "message", panel)
}
