//! All saved games, broken ones too: open, rename, duplicate, delete, export, import.

use std::rc::Rc;

use leptos::prelude::*;

use super::shelf::who;
use crate::app::shell::{
    controls::input_of,
    page::{alert, button, link, page},
};
use crate::app::shell::{
    dialog::dialog,
    files::{self, Unread, download},
    icon::icon,
    route::Route,
    settings::use_locale,
    storage::{self, Storage, use_storage},
    text::Locale,
    when,
};
use crate::{
    app::{
        dom::{Content, El, View, all, el, watch},
        games::{game, listing, opened::open_words},
        table::keeper::store_words,
    },
    session::{
        Headline, LoadError,
        slots::{Broken, Entry, OpenError, Quarantined, SaveError, Slot, SlotId, StoreError, Ticket},
    },
    t,
};

/// What the screen does and says.
#[derive(Clone, Copy)]
struct Desk {
    l: Locale,
    storage: Storage,
    /// Counts what has been changed here.
    changes: RwSignal<u32>,
    /// What was done last, or what went wrong.
    said: RwSignal<Option<Said>>,
    rename: RwSignal<Option<(Ticket, String)>>,
    delete: RwSignal<Option<Doomed>>,
}

/// A message.
#[derive(Clone, Debug, PartialEq)]
enum Said {
    Done(String),
    Failed(String),
}

/// What is to be deleted, once confirmed.
#[derive(Clone, Debug, PartialEq)]
enum Doomed {
    Slot(SlotId, String),
    Unsaved(String, String),
    Quarantined(String),
}

/// The list of saves.
pub fn saves() -> View {
    let l = use_locale();
    let desk = Desk {
        l,
        storage: use_storage(),
        changes: RwSignal::new(0),
        said: RwSignal::new(None),
        rename: RwSignal::new(None),
        delete: RwSignal::new(None),
    };
    let list = move || {
        desk.look();
        match desk.storage.slots().list() {
            Ok(entries) => entry_list(desk, entries),
            Err(error) => alert(store_words(l, error)),
        }
    };
    let quarantined = move || {
        desk.look();
        let found = desk.storage.slots().quarantined().unwrap_or_default();
        (!found.is_empty()).then(|| quarantine(desk, found))
    };
    let file =
        el("input.sr[type=file][accept=.json,application/json,text/plain]").on("change", move |event| {
            if let Some(input) = input_of(&event) {
                files::read(&input, move |bytes| desk.import(bytes));
            }
        });
    let import = el("label.btn.file").child(icon("import")).child(t!(l, saves::import)).child(file);
    let by_link = link("btn", &Route::Link(String::new())).child(icon("link")).child(t!(l, link::open));
    let said = el("div[aria-live=polite]").child(move || desk.said.get().map(said));
    let content = all([
        el("div.row").child(import).child(by_link).into_node(),
        said.into_node(),
        (move || unsaved_list(desk)).into_node(),
        list.into_node(),
        quarantined.into_node(),
    ]);
    all([page(t!(l, table::saves), "saves", content), rename(desk).into_node(), delete(desk).into_node()])
}

fn said(said: Said) -> El {
    match said {
        Said::Done(text) => el("p.panel.said").child(text),
        Said::Failed(text) => alert(text),
    }
}

fn rows(rows: impl IntoIterator<Item = El>) -> El {
    el("ul.rows").child(all(rows))
}

fn entry_list(desk: Desk, entries: Vec<Entry>) -> El {
    if entries.is_empty() {
        let shelf = link("btn", &Route::Shelf).child(t!(desk.l, table::to_shelf));
        let invitation = [icon("copy"), el("p").child(t!(desk.l, saves::empty)), shelf];
        return el("div.panel.empty").child(invitation);
    }
    rows(entries.into_iter().map(|entry| match entry {
        Entry::Slot(slot) => slot_row(desk, slot),
        Entry::Broken { id, why, .. } => broken_row(desk, id, why),
    }))
}

fn slot_row(desk: Desk, slot: Slot) -> El {
    let l = desk.l;
    let (card, id) = (slot.card, slot.ticket.id().clone());
    let known = game(&card.game);
    let title = listing(&card.game).map_or(card.game.clone(), |game| (game.title)(l).to_owned());
    let seat = card.summary["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
    let turn = seat.and_then(|seat| card.players.get(usize::from(seat)));
    let line = match turn {
        _ if card.over => t!(l, saves::finished, game = title),
        Some(name) => t!(l, shelf::turn_of, game = title, name = name),
        None => title,
    };
    let names = card.players.join(" · ");
    let names = (names != card.name).then(|| el("p").child(names));
    let damaged = slot.damaged.then(|| el("p.warn").child(t!(l, saves::half_damaged)));
    let what = el("div.what")
        .child(el("h2").child(card.name.as_str()))
        .child(names)
        .child(who(known, card.players.len(), seat.filter(|_| !card.over)))
        .child(el("p").child(line))
        .child(el("p.num").child(when::moment(l, card.updated)))
        .child(damaged);
    let route = if card.over { Route::End(id.to_string()) } else { Route::Table(id.to_string()) };
    let name = card.name;
    let of = |what: &str| label_of(what, &name);
    let open = link("btn", &route).attr("aria-label", of(t!(l, saves::open))).child(t!(l, saves::open));
    let replay = Route::Replay { save: id.to_string(), step: None };
    let replay = link("btn quiet icon", &replay)
        .attr("title", of(t!(l, replay::title)))
        .attr("aria-label", of(t!(l, replay::title)))
        .child(icon("play"));
    let copy_name = t!(l, saves::copy_name, name = name);
    let (ticket, old) = (slot.ticket, name.clone());
    let (copy_id, file_id, doomed) = (id.clone(), id.clone(), Doomed::Slot(id, name.clone()));
    let tools = [
        open,
        replay,
        tool("pen", of(t!(l, saves::rename)), move || desk.rename.set(Some((ticket.clone(), old.clone())))),
        tool("copy", of(t!(l, saves::duplicate)), move || desk.duplicate(&copy_id, &copy_name)),
        tool("export", of(t!(l, saves::export)), move || desk.export(&file_id)),
        tool("bin", of(t!(l, saves::delete)), move || desk.delete.set(Some(doomed.clone()))),
    ];
    row("save panel", what, all(tools))
}

fn row(class: &str, what: El, tools: impl Content) -> El {
    el("li").class(class).child(what).child(el("div.row.acts").child(tools))
}

fn label_of(what: &str, name: &str) -> String {
    [what, ": ", name].concat()
}

fn tool(name: &'static str, label: String, act: impl Fn() + 'static) -> El {
    button("btn quiet icon", act).attr("title", label.as_str()).attr("aria-label", label).child(icon(name))
}

/// The words of a row on something that is not as it should be.
fn trouble(name: &str, text: &'static str, more: Option<&'static str>) -> El {
    el("div.what")
        .child(el("h2").child(icon("warning")).child(name))
        .child(el("p").child(text))
        .child(more.map(|more| el("p").child(more)))
}

fn broken_row(desk: Desk, id: SlotId, why: Broken) -> El {
    let l = desk.l;
    let name = t!(l, saves::broken_name, id = id.to_string());
    let what = trouble(&name, broken_words(l, why), Some(t!(l, saves::kept)));
    let of = |what: &str| label_of(what, &name);
    let (file_id, doomed) = (id.clone(), Doomed::Slot(id, name.clone()));
    let tools = [
        tool("export", of(t!(l, saves::export)), move || desk.export(&file_id)),
        tool("bin", of(t!(l, saves::delete)), move || desk.delete.set(Some(doomed.clone()))),
    ];
    row("save panel broken", what, tools)
}

/// What is wrong with a slot that cannot be read.
fn broken_words(l: Locale, why: Broken) -> &'static str {
    match why {
        Broken::Damaged => t!(l, saves::slot_damaged),
        Broken::Newer => t!(l, saves::slot_newer),
    }
}

/// The games that live in this page only.
fn unsaved_list(desk: Desk) -> Option<El> {
    let l = desk.l;
    let games = desk.storage.unsaved();
    let one = move |game: storage::Unsaved| {
        let what = trouble(&game.name, t!(l, saves::only_here), None);
        let of = |what: &str| label_of(what, &game.name);
        let (open, bin) = (of(t!(l, saves::open)), of(t!(l, saves::delete)));
        let doomed = Doomed::Unsaved(game.id.clone(), game.name);
        let open = link("btn", &Route::Table(game.id)).attr("aria-label", open).child(t!(l, saves::open));
        let bin = tool("bin", bin, move || desk.delete.set(Some(doomed.clone())));
        row("save panel broken", what, [open, bin])
    };
    (!games.is_empty()).then(|| rows(games.into_iter().map(one)))
}

/// What was damaged and has been put aside.
fn quarantine(desk: Desk, found: Vec<Quarantined>) -> El {
    let l = desk.l;
    let one = move |text: Quarantined| {
        let what = el("div.what").child(el("h3").child(text.name.as_str()));
        let of = |what: &str| label_of(what, &text.name);
        let (export, bin) = (of(t!(l, saves::export)), of(t!(l, saves::delete)));
        let doomed = Doomed::Quarantined(text.name.clone());
        let export = tool("export", export, move || download(&text.export(&when::file_date())));
        let bin = tool("bin", bin, move || desk.delete.set(Some(doomed.clone())));
        row("save panel broken", what, [export, bin])
    };
    el("section.quarantine").child([
        el("h2").child(t!(l, saves::quarantine)),
        el("p.muted").child(t!(l, saves::quarantine_help)),
        rows(found.into_iter().map(one)),
    ])
}

/// The dialog that gives a slot another name.
fn rename(desk: Desk) -> El {
    let l = desk.l;
    let content = move || {
        let new = RwSignal::new(desk.rename.get_untracked().map(|(_, old)| old).unwrap_or_default());
        let input = el("input[type=text][maxlength=60][required][autofocus][autocomplete=off]")
            .prop("value", move || new.get().into())
            .on("input", move |event| {
                new.set(input_of(&event).map(|input| input.value()).unwrap_or_default())
            });
        let rename = el("button.btn.primary[type=submit]").child(t!(l, saves::rename));
        let cancel = button("btn quiet", move || desk.rename.set(None)).child(t!(l, common::cancel));
        el("form")
            .child(el("label.field").child(t!(l, saves::name)).child(input))
            .child(el("div.choices").child([rename, cancel]))
            .on("submit", move |event| {
                event.prevent_default();
                let new = new.get_untracked();
                if let Some((ticket, _)) = desk.rename.get_untracked().filter(|_| !new.trim().is_empty()) {
                    desk.rename.set(None);
                    desk.rename_to(ticket, new.trim());
                }
            })
            .into_node()
    };
    dialog(mirror(desk.rename), move || t!(l, saves::rename).to_owned(), "card", content)
}

/// The dialog that asks before something is deleted.
fn delete(desk: Desk) -> El {
    let l = desk.l;
    let content = move || {
        let question = match desk.delete.get_untracked() {
            Some(Doomed::Slot(_, name) | Doomed::Unsaved(_, name) | Doomed::Quarantined(name)) => {
                t!(l, saves::delete_question, name = name)
            }
            None => String::new(),
        };
        let choices = [
            button("btn primary", move || desk.delete_now()).child(t!(l, saves::delete_now)),
            button("btn quiet", move || desk.delete.set(None)).child(t!(l, common::cancel)),
        ];
        all([el("p").child(question), el("div.choices").child(choices)])
    };
    dialog(mirror(desk.delete), move || t!(l, saves::delete).to_owned(), "card", content)
}

/// Whether there is something, for a dialog: closing it takes it away.
fn mirror<V: Send + Sync + 'static>(thing: RwSignal<Option<V>>) -> RwSignal<bool> {
    fn boxed(there: Rc<dyn Fn() -> bool>, take: Box<dyn Fn()>) -> RwSignal<bool> {
        let open = RwSignal::new(false);
        let shown = there.clone();
        watch(move || open.set(shown()));
        watch(move || {
            if !open.get() && untrack(|| there()) {
                take();
            }
        });
        open
    }
    boxed(Rc::new(move || thing.with(Option::is_some)), Box::new(move || thing.set(None)))
}

impl Desk {
    /// Whoever calls this is called again when anything has changed, here or in another tab.
    fn look(self) {
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

    fn rename_to(self, mut ticket: Ticket, name: &str) {
        match self.storage.slots().rename(&mut ticket, name, storage::now()) {
            Ok(()) => self.done(t!(self.l, saves::renamed, name = name)),
            Err(error) => self.save_failed(&error),
        }
    }

    fn duplicate(self, id: &SlotId, name: &str) {
        match self.storage.slots().duplicate(id, name, storage::now()) {
            Ok(_) => self.done(t!(self.l, saves::duplicated, name = name)),
            Err(error) => self.save_failed(&error),
        }
    }

    fn export(self, id: &SlotId) {
        match self.storage.slots().export(id, &when::file_date()) {
            Ok(Some(file)) => download(&file),
            Ok(None) => self.failed(t!(self.l, table::gone)),
            Err(error) => self.store_failed(error),
        }
    }

    fn delete_now(self) {
        let Some(doomed) = self.delete.get_untracked() else { return };
        self.delete.set(None);
        let slots = self.storage.slots();
        let (name, result) = match doomed {
            Doomed::Slot(id, name) => (name, slots.delete(&id)),
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
            Err(error) => self.store_failed(error),
        }
    }

    fn import(self, bytes: Result<Vec<u8>, Unread>) {
        let l = self.l;
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(Unread::TooLarge) => return self.failed(t!(l, saves::file_large)),
            Err(Unread::Unreadable) => return self.failed(t!(l, saves::file_unreadable)),
        };
        let imported = self.take_in(&bytes);
        if imported.is_err() {
            // All saves in one file have a line each.
            let lines = bytes.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"{\"format\""));
            let taken: Vec<bool> = lines.map(|line| self.take_in(line).is_ok()).collect();
            let done = taken.iter().filter(|taken| **taken).count();
            if done > 0 {
                return self.done(t!(l, saves::imported_all, done = done, all = taken.len()));
            }
        }
        match imported {
            Ok(name) => self.done(t!(l, saves::imported, name = name)),
            Err(why) => {
                self.failed(t!(
                    l,
                    common::sentences,
                    a = t!(l, saves::not_imported),
                    b = open_words(l, &why)
                ));
            }
        }
    }

    /// Saves the game of one record in a slot of its own, and gives the slot's name.
    fn take_in(self, bytes: &[u8]) -> Result<String, OpenError> {
        let headline = Headline::peek(bytes).map_err(OpenError::Load)?;
        let game = game(&headline.game)
            .ok_or_else(|| OpenError::Load(LoadError::OtherGame { found: headline.game.clone() }))?;
        let name: String = headline.names.join(" · ").chars().take(60).collect();
        game.import(self.storage, bytes, &name).map(|_| name)
    }
}
