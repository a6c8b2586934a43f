//! Keeps the save of a game in step with the game: after every action, before the next can be made. When that fails, the
//! game is held in the page, the players are told why and what they can do, and nothing can be played until they have chosen.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

use super::any::AnyDesk;
use crate::app::shell::{
    icon::icon,
    page::button,
    route::Route,
    storage::{self, Storage, held, summary},
    text::Locale,
    when,
};
use crate::{
    app::dom::{Content, El, View, el, watch},
    session::{
        Snapshot,
        slots::{Broken, Card, Entry, SaveError, StoreError, Ticket},
    },
    t,
};

/// Why the save is not in step with the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The store would not take it.
    Store(StoreError),
    /// Another tab has played on.
    Changed(Box<Card>),
    /// The slot was deleted.
    Gone,
    /// What is in the slot cannot be read.
    Broken(Broken),
}

/// Saves one game.
#[derive(Clone, Copy)]
pub struct Keeper {
    pub(super) storage: Storage,
    slot: StoredValue<Slot>,
    trouble: RwSignal<Option<Trouble>>,
    /// The players have decided to play on without saving.
    unsaved: RwSignal<bool>,
    /// How often they have tried again in vain.
    tries: RwSignal<u32>,
}

/// Where the game is saved.
#[derive(Clone, Debug)]
struct Slot {
    id: String,
    name: String,
    ticket: Option<Ticket>,
}

impl Keeper {
    /// Keeps a game that is saved, or was held, under this id. From now on it is watched whether another tab changes it.
    pub fn new(storage: Storage, id: String, name: String, ticket: Option<Ticket>) -> Keeper {
        let slot = StoredValue::new(Slot { id, name, ticket });
        let (trouble, unsaved) = (RwSignal::new(None), RwSignal::new(false));
        let keeper = Keeper { storage, slot, trouble, unsaved, tries: RwSignal::new(0) };
        let fresh = Cell::new(true);
        watch(move || {
            storage.elsewhere.track();
            if !fresh.replace(false) {
                untrack(|| keeper.look());
            }
        });
        keeper
    }

    /// Saves the game as it is now. If that fails it is held, and the players are told.
    pub fn save(self, table: Snapshot) {
        let mut slot = self.slot.get_value();
        let (slots, now) = (self.storage.slots(), storage::now());
        let (kept, summary) = (table.clone(), summary(&table));
        let result = match &mut slot.ticket {
            Some(ticket) => slots.save_from(ticket, kept, summary, now).map_err(Trouble::from),
            None => slots
                .create_from(&slot.name, kept, summary, now)
                .map(|ticket| slot.ticket = Some(ticket))
                .map_err(Trouble::Store),
        };
        match result {
            Ok(()) => self.saved(slot),
            Err(trouble) => {
                self.storage.hold(held(&slot.id, slot.ticket, &slot.name, table));
                self.tell(Some(trouble));
            }
        }
    }

    /// Saves the game in a slot of its own, whatever has become of the old one.
    fn save_as(self, table: Snapshot, name: String) {
        self.slot.update_value(|slot| {
            slot.name = name;
            slot.ticket = None;
        });
        self.save(table);
    }

    /// What is in that slot now is what is on the screen.
    fn take_over(self, ticket: Ticket) {
        self.storage.release(&self.slot.with_value(|slot| slot.id.clone()));
        self.slot.update_value(|slot| slot.ticket = Some(ticket));
    }

    /// Opens another game that begins where this one was, in a slot of its own.
    pub fn branch(self, l: Locale, table: Snapshot) {
        let name = self.slot.with_value(|slot| t!(l, saves::copy_name, name = slot.name));
        Route::Table(self.storage.create(&name, table)).go();
    }

    fn saved(self, mut slot: Slot) {
        self.storage.release(&slot.id);
        self.tell(None);
        let id = slot.ticket.as_ref().map(|ticket| ticket.id().to_string()).unwrap_or_default();
        let before = std::mem::replace(&mut slot.id, id.clone());
        self.slot.set_value(slot);
        if before != id {
            Route::Table(id).replace();
        }
    }

    fn tell(self, trouble: Option<Trouble>) {
        if self.trouble.get_untracked() != trouble {
            self.unsaved.set(false);
            self.tries.set(0);
            self.trouble.set(trouble);
        }
    }

    /// Another tab has changed something: was it this game?
    fn look(self) {
        let Some(ticket) = self.slot.with_value(|slot| slot.ticket.clone()) else { return };
        let slots = self.storage.slots();
        if self.trouble.get_untracked().is_some() || slots.is_current(&ticket) != Ok(false) {
            return;
        }
        let theirs = slots.list().unwrap_or_default().into_iter().find_map(|entry| match entry {
            Entry::Slot(slot) if slot.ticket.id() == ticket.id() => {
                Some(Trouble::Changed(Box::new(slot.card)))
            }
            Entry::Broken { id, why, .. } if id == *ticket.id() => Some(Trouble::Broken(why)),
            _ => None,
        });
        self.tell(Some(theirs.unwrap_or(Trouble::Gone)));
    }

    /// Whether the next action may be made: everything is saved, or the players have decided to play on without.
    pub fn may_play(self) -> bool {
        self.trouble.with_untracked(Option::is_none) || self.unsaved.get_untracked()
    }
}

impl From<SaveError> for Trouble {
    fn from(error: SaveError) -> Trouble {
        match error {
            SaveError::Store(error) => Trouble::Store(error),
            SaveError::ChangedElsewhere { theirs } => Trouble::Changed(theirs),
            SaveError::Gone => Trouble::Gone,
            SaveError::Broken(why) => Trouble::Broken(why),
        }
    }
}

/// Why a store did not do it, in a sentence that helps.
pub fn store_words(l: Locale, error: StoreError) -> &'static str {
    match error {
        StoreError::Full => t!(l, saves::full),
        StoreError::Denied => t!(l, saves::denied),
        StoreError::NotKept => t!(l, saves::not_kept),
    }
}

impl Trouble {
    fn title(&self, l: Locale) -> &'static str {
        match self {
            Trouble::Store(_) => t!(l, saves::not_saved_title),
            Trouble::Changed(_) => t!(l, saves::changed_title),
            Trouble::Gone => t!(l, saves::gone_title),
            Trouble::Broken(_) => t!(l, saves::broken_title),
        }
    }

    fn words(&self, l: Locale) -> String {
        match self {
            Trouble::Store(error) => {
                t!(l, common::sentences, a = store_words(l, *error), b = t!(l, saves::still_here))
            }
            Trouble::Changed(theirs) => t!(l, saves::changed, time = when::moment(l, theirs.updated)),
            Trouble::Gone => t!(l, saves::gone).to_owned(),
            Trouble::Broken(Broken::Damaged) => t!(l, saves::slot_damaged).to_owned(),
            Trouble::Broken(Broken::Newer) => t!(l, saves::slot_newer).to_owned(),
        }
    }
}

/// What is wrong with the save, and what can be done: over everything until the players have chosen, then as a strip above
/// the table for as long as the game is not saved.
pub fn save_alert(desk: AnyDesk) -> View {
    let keeper = desk.keeper;
    let shown = Memo::new(move |_| keeper.trouble.get().map(|trouble| (trouble, keeper.unsaved.get())));
    (move || {
        shown.get().map(|(trouble, unsaved)| if unsaved { strip(desk) } else { question(desk, &trouble) })
    })
    .into_node()
}

/// A button with a text.
fn choice(class: &'static str, text: &'static str, act: impl Fn() + 'static) -> El {
    button(class, act).child(text)
}

fn strip(desk: AnyDesk) -> El {
    let l = desk.locale;
    el("aside.save-strip").attr("aria-label", t!(l, table::not_saved)).child([
        icon("warning"),
        el("span").child(t!(l, table::not_saved)),
        el("span.tries[role=status]").child(tries(desk)),
        choice("btn quiet", t!(l, saves::retry), move || retry(desk)),
        choice("btn quiet", t!(l, saves::export), move || desk.export()),
    ])
}

fn question(desk: AnyDesk, trouble: &Trouble) -> El {
    let (l, keeper) = (desk.locale, desk.keeper);
    let export = |class| choice(class, t!(l, saves::export), move || desk.export());
    let choices = match trouble {
        Trouble::Store(_) => [
            choice("btn primary", t!(l, saves::retry), move || retry(desk)),
            export("btn"),
            choice("btn quiet", t!(l, saves::play_on), move || keeper.unsaved.set(true)),
        ],
        Trouble::Changed(_) => [
            choice("btn primary", t!(l, saves::open_theirs), move || open_theirs(desk)),
            choice("btn", t!(l, saves::keep_copy), move || {
                let name = keeper.slot.with_value(|slot| t!(l, saves::copy_name, name = slot.name));
                keeper.save_as(desk.game().snapshot(), name);
            }),
            export("btn quiet"),
        ],
        Trouble::Gone | Trouble::Broken(_) => [
            choice("btn primary", t!(l, saves::save_again), move || {
                let name = keeper.slot.with_value(|slot| slot.name.clone());
                keeper.save_as(desk.game().snapshot(), name);
            }),
            export("btn"),
            choice("btn quiet", t!(l, saves::leave), move || {
                keeper.storage.release(&keeper.slot.with_value(|slot| slot.id.clone()));
                Route::Shelf.go();
            }),
        ],
    };
    let title = el("h2[id=save-alert-title]").child(trouble.title(l));
    let text = el("p[id=save-alert-text][role=alert]").child(trouble.words(l));
    let body = el("div.dialog-body").child([
        el("div.dialog-head").child(icon("warning")).child(title),
        text,
        el("p.tries[role=status]").child(tries(desk)),
        el("div.choices").child(choices),
    ]);
    // It closes by a choice, not by Escape.
    el("dialog.dialog.card.save-alert[aria-labelledby=save-alert-title][aria-describedby=save-alert-text]")
        .child(body)
        .mounted(|dialog| show(&dialog))
        .on("cancel", |event| event.prevent_default())
        .on("close", |event| show(&event_target(&event)))
}

fn show(dialog: &Element) {
    if let Some(dialog) = dialog.dyn_ref::<HtmlDialogElement>().filter(|dialog| dialog.is_connected()) {
        let _ = dialog.show_modal();
    }
}

fn retry(desk: AnyDesk) {
    desk.keeper.save(desk.game().snapshot());
    if desk.keeper.trouble.with_untracked(Option::is_some) {
        desk.keeper.tries.update(|tries| *tries += 1);
    }
}

/// That trying again was in vain: another text each time, so that it is read out each time.
fn tries(desk: AnyDesk) -> impl Fn() -> Option<String> {
    let l = desk.locale;
    move || {
        let tries = desk.keeper.tries.get();
        (tries > 0).then(|| t!(l, saves::tried, count = tries))
    }
}

/// Takes over what the other tab has saved.
fn open_theirs(desk: AnyDesk) {
    let keeper = desk.keeper;
    let Some(ticket) = keeper.slot.with_value(|slot| slot.ticket.clone()) else { return };
    match keeper.storage.slots().read(ticket.id()) {
        Ok((record, _, ticket)) if desk.game().go_on(&record) => {
            keeper.take_over(ticket);
            keeper.tell(None);
        }
        // The screen that opens saves says what is wrong with it; what is held here stays.
        _ => keeper.look(),
    }
}
