//! What the list of saves does and says.

use leptos::prelude::*;

use crate::{
    app::{
        games::{
            catalog::{GameInfo, info},
            load::{NotLoaded, open},
            unopened::open_words,
        },
        shell::{
            files::{Unread, download},
            focus::focus_soon,
            storage::{self, Storage},
            text::Locale,
            when,
        },
        table::autosave::store_words,
    },
    session::{
        BYTE_ORDER_MARK, Headline, LoadError,
        slots::{OpenError, SaveError, SlotId, StoreError, Ticket},
    },
    t,
};

/// What the screen does and says.
#[derive(Clone, Copy)]
pub struct SavesStore {
    /// The language.
    pub l: Locale,
    /// Where the saves are.
    pub storage: Storage,
    /// Counts what has been changed here.
    changes: RwSignal<u32>,
    /// What was done last, or what went wrong.
    pub said: RwSignal<Option<Said>>,
    /// The slot that is to get another name, with its present one.
    pub rename: RwSignal<Option<(Ticket, String)>>,
    /// What is to be deleted, once confirmed.
    pub delete: RwSignal<Option<Doomed>>,
    /// What is to be handed out, once confirmed, although something lies face down in it.
    pub hand_out: RwSignal<Option<HandOut>>,
}

/// A message.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// It was done.
    Done(String),
    /// It could not be done.
    Failed(String),
}

/// What is to be deleted, once confirmed.
#[derive(Clone, Debug, PartialEq)]
pub enum Doomed {
    /// A slot, with its name.
    Slot(SlotId, String),
    /// A game that lives in this page only, with its name.
    Unsaved(String, String),
    /// What was put aside under that name.
    Quarantined(String),
}

/// What of a slot can be handed out.
#[derive(Clone, Debug, PartialEq)]
pub enum HandOut {
    /// A copy of that name.
    Copy(SlotId, String),
    /// A file.
    File(SlotId),
}

impl SavesStore {
    /// Nothing has been done yet.
    pub fn new(l: Locale, storage: Storage) -> SavesStore {
        SavesStore {
            l,
            storage,
            changes: RwSignal::new(0),
            said: RwSignal::new(None),
            rename: RwSignal::new(None),
            delete: RwSignal::new(None),
            hand_out: RwSignal::new(None),
        }
    }

    /// Whoever calls this is called again when anything has changed, here or in another tab.
    pub fn look(self) {
        let _ = (self.changes.get(), self.storage.elsewhere.get());
    }

    fn done(self, text: String) {
        self.said.set(Some(Said::Done(text)));
        self.changes.update(|changes| *changes += 1);
    }

    fn failed(self, text: impl Into<String>) {
        self.said.set(Some(Said::Failed(text.into())));
        self.changes.update(|changes| *changes += 1);
    }

    fn store_failed(self, error: StoreError) {
        self.failed(store_words(self.l, error));
    }

    fn save_failed(self, error: &SaveError) {
        match error {
            SaveError::Store(error) => self.store_failed(*error),
            SaveError::ChangedElsewhere { .. } => self.failed(t!(self.l, saves::changed_meanwhile)),
            SaveError::Gone => self.failed(t!(self.l, table::gone)),
            SaveError::Broken(why) => self.failed(open_words(self.l, &OpenError::Broken(*why))),
        }
    }

    /// Gives a slot another name.
    pub fn rename_to(self, mut ticket: Ticket, name: &str) {
        match self.storage.slots().rename(&mut ticket, name, storage::now()) {
            Ok(()) => self.done(t!(self.l, saves::renamed, name = name)),
            Err(error) => self.save_failed(&error),
        }
    }

    /// Hands a slot out; if something lies face down in it, that is asked first.
    pub fn ask(self, what: HandOut, hidden: bool) {
        match hidden {
            true => self.hand_out.set(Some(what)),
            false => self.hand_out_now(&what),
        }
    }

    /// Hands out what was asked about.
    pub fn hand_out_now(self, what: &HandOut) {
        match what {
            HandOut::Copy(id, name) => self.duplicate(id, name),
            HandOut::File(id) => self.export(id),
        }
    }

    /// Copies a slot to one of that name.
    fn duplicate(self, id: &SlotId, name: &str) {
        match self.storage.slots().duplicate(id, name, storage::entropy(), storage::now()) {
            Ok(_) => self.done(t!(self.l, saves::duplicated, name = name)),
            Err(error) => self.save_failed(&error),
        }
    }

    /// Offers a slot as a file.
    pub fn export(self, id: &SlotId) {
        match self.storage.slots().export(id, &when::file_date()) {
            Ok(Some(file)) => download(&file),
            Ok(None) => self.failed(t!(self.l, table::gone)),
            Err(error) => self.store_failed(error),
        }
    }

    /// Deletes what was to be deleted.
    pub fn delete_now(self) {
        let Some(doomed) = self.delete.get_untracked() else { return };
        self.delete.set(None);
        let slots = self.storage.slots();
        let (name, result) = match doomed {
            Doomed::Slot(id, name) => (name, slots.delete(&id, storage::now())),
            Doomed::Unsaved(id, name) => {
                self.storage.release(&id);
                (name, Ok(()))
            }
            Doomed::Quarantined(name) => {
                let result = slots.discard_quarantined(&name);
                (name, result)
            }
        };
        match result {
            Ok(()) => self.done(t!(self.l, saves::deleted, name = name)),
            Err(error) => return self.store_failed(error),
        }
        // The button that asked has gone with it; where others are left the next one has the focus.
        focus_soon("body:not(:has(:focus-within)) .page-head h1");
    }

    /// Takes in a file: one game, or all saves in lines.
    pub async fn import(self, bytes: Result<Vec<u8>, Unread>) {
        let l = self.l;
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(Unread::TooLarge) => return self.failed(t!(l, saves::file_large)),
            Err(Unread::Unreadable) => return self.failed(t!(l, saves::file_unreadable)),
        };
        match self.storage.results().import(&bytes) {
            Some(Ok(count)) => return self.done(t!(l, saves::imported_results, count = count)),
            Some(Err(why)) => {
                let (a, b) = (t!(l, saves::not_imported), open_words(l, &why));
                return self.failed(t!(l, common::sentences, a = a, b = b));
            }
            None => {}
        }
        let imported = self.take_in(&bytes).await;
        if imported.is_err() {
            // All saves in one file have a line each.
            let text = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes);
            let lines = text.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"{\"format\""));
            let (mut done, mut all) = (0_usize, 0_usize);
            for line in lines {
                all += 1;
                done += usize::from(self.take_in(line).await.is_ok());
            }
            if done > 0 {
                return self.done(t!(l, saves::imported_all, done = done, all = all));
            }
        }
        match imported {
            Ok(name) => self.done(t!(l, saves::imported, name = name)),
            Err(why) => {
                let why = match why {
                    // It has a place of its own.
                    _ if is_pack(&bytes) => t!(l, saves::file_pack).to_owned(),
                    Untaken::NotOpened(why) => open_words(l, &why),
                    Untaken::NotLoaded(game) => t!(l, loading::not_fetched, game = (game.title)(l)),
                };
                self.failed(t!(l, common::sentences, a = t!(l, saves::not_imported), b = why));
            }
        }
    }

    /// Saves the game of one record in a slot of its own, and gives the slot's name.
    async fn take_in(self, bytes: &[u8]) -> Result<String, Untaken> {
        let Headline { game: id, names, .. } = Headline::peek(bytes).map_err(OpenError::Load)?;
        let Some(game) = info(&id) else {
            return Err(OpenError::Load(LoadError::OtherGame { found: id }).into());
        };
        let part = open(game).await.map_err(|NotLoaded| Untaken::NotLoaded(game))?;
        let name: String = names.join(" · ").chars().take(60).collect();
        part.import(self.storage, bytes, &name)?;
        Ok(name)
    }
}

/// Whether a file is a pack of Apiary: it says so in its first lines.
fn is_pack(bytes: &[u8]) -> bool {
    const SAYS: &[u8] = b"caldera-apiary-pack";
    bytes[..bytes.len().min(1024)].windows(SAYS.len()).any(|part| part == SAYS)
}

/// Why a file was not taken in.
enum Untaken {
    /// The file cannot be opened, or not be saved.
    NotOpened(OpenError),
    /// The code of its game could not be fetched.
    NotLoaded(&'static GameInfo),
}

impl From<OpenError> for Untaken {
    fn from(why: OpenError) -> Untaken {
        Untaken::NotOpened(why)
    }
}
