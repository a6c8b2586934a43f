//! What is wrong with the save, and what can be done: over everything until the players have chosen, then as a strip above
//! the table for as long as the game is not saved.

use leptos::{html, prelude::*};
use web_sys::{Event, HtmlDialogElement};

use super::{
    autosave::{Trouble, store_words},
    context::{TableContext, use_table},
};
use crate::{
    app::shell::{effect::effect, icon::Icon, route::Route, text::Locale, views::live, when},
    session::slots::{Broken, StoreError},
    t,
};

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
                let way_out = match error {
                    StoreError::Denied => t!(l, saves::still_here_denied),
                    StoreError::Full | StoreError::NotKept => t!(l, saves::still_here),
                };
                t!(l, common::sentences, a = store_words(l, *error), b = way_out)
            }
            Trouble::Changed(theirs) => t!(l, saves::changed, time = when::moment(l, theirs.updated)),
            Trouble::Gone => t!(l, saves::gone).to_owned(),
            Trouble::Broken(Broken::Damaged) => t!(l, saves::slot_damaged).to_owned(),
            Trouble::Broken(Broken::Newer) => t!(l, saves::slot_newer).to_owned(),
        }
    }
}

/// What is wrong with the save, if anything is.
#[component]
pub fn SaveAlert() -> impl IntoView {
    let table = use_table();
    let autosave = table.autosave;
    // What another tab has deleted or damaged is on this screen only.
    effect(move || {
        if matches!(*autosave.trouble.read(), Some(Trouble::Gone | Trouble::Broken(_))) {
            autosave.hold(untrack(|| table.snapshot()));
        }
    });
    let shown = Memo::new(move |_| autosave.trouble.get().map(|trouble| (trouble, autosave.unsaved.get())));
    live(move || {
        shown.get().map(|(trouble, unsaved)| {
            if unsaved { view! { <Strip /> }.into_any() } else { view! { <Question trouble /> }.into_any() }
        })
    })
}

/// The players play on without saving: that it is so, and what can be tried.
#[component]
fn Strip() -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    view! {
        <aside class="save-strip" aria-label=t!(l, table::not_saved)>
            <Icon name="warning" />
            <span>{t!(l, table::not_saved)}</span>
            <span class="tries" role="status">
                {move || tries(table)}
            </span>
            <Retry class="btn quiet" />
            <Export class="btn quiet" />
        </aside>
    }
}

/// What is wrong, and what the players can do. It closes by a choice, not by Escape.
#[component]
fn Question(trouble: Trouble) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let dialog = NodeRef::<html::Dialog>::new();
    dialog.on_load(|dialog| show(&dialog));
    let choices = match trouble {
        Trouble::Store(_) => view! { <StoreChoices /> }.into_any(),
        Trouble::Changed(_) => view! { <ChangedChoices /> }.into_any(),
        Trouble::Gone | Trouble::Broken(_) => view! { <LostChoices /> }.into_any(),
    };
    view! {
        <dialog
            node_ref=dialog
            class="dialog card save-alert"
            aria-labelledby="save-alert-title"
            aria-describedby="save-alert-text"
            on:cancel=|event: Event| event.prevent_default()
            on:close=|event: Event| show(&event_target(&event))
        >
            <div class="dialog-body">
                <div class="dialog-head">
                    <Icon name="warning" />
                    <h2 id="save-alert-title">{trouble.title(l)}</h2>
                </div>
                <p id="save-alert-text" role="alert">
                    {trouble.words(l)}
                </p>
                <p class="tries" role="status">
                    {move || tries(table)}
                </p>
                <div class="choices">{choices}</div>
            </div>
        </dialog>
    }
}

/// The store would not take it.
#[component]
fn StoreChoices() -> impl IntoView {
    let table = use_table();
    view! {
        <Retry class="btn primary" />
        <Export class="btn" />
        <button type="button" class="btn quiet" on:click=move |_| table.autosave.unsaved.set(true)>
            {t!(table.locale, saves::play_on)}
        </button>
    }
}

/// Another tab has played on.
#[component]
fn ChangedChoices() -> impl IntoView {
    let table = use_table();
    let (l, autosave) = (table.locale, table.autosave);
    let copy = move |_| autosave.save_as(table.snapshot(), t!(l, saves::copy_name, name = autosave.name()));
    view! {
        <button type="button" class="btn primary" on:click=move |_| open_theirs(table)>
            {t!(l, saves::open_theirs)}
        </button>
        <button type="button" class="btn" on:click=copy>
            {t!(l, saves::keep_copy)}
        </button>
        <Export class="btn quiet" />
    }
}

/// The slot is gone, or cannot be read.
#[component]
fn LostChoices() -> impl IntoView {
    let table = use_table();
    let (l, autosave) = (table.locale, table.autosave);
    let leave = move |_| {
        autosave.release();
        Route::Shelf.go();
    };
    view! {
        <button
            type="button"
            class="btn primary"
            on:click=move |_| autosave.save_as(table.snapshot(), autosave.name())
        >
            {t!(l, saves::save_again)}
        </button>
        <Export class="btn" />
        <button type="button" class="btn quiet" on:click=leave>
            {t!(l, saves::leave)}
        </button>
    }
}

/// Tries again to save.
#[component]
fn Retry(class: &'static str) -> impl IntoView {
    let table = use_table();
    let retry = move |_| {
        table.autosave.save(table.snapshot());
        if table.autosave.trouble.with_untracked(Option::is_some) {
            table.autosave.tries.update(|tries| *tries += 1);
        }
    };
    view! {
        <button type="button" class=class on:click=retry>
            {t!(table.locale, saves::retry)}
        </button>
    }
}

/// Offers the game as a file.
#[component]
fn Export(class: &'static str) -> impl IntoView {
    let table = use_table();
    view! {
        <button type="button" class=class on:click=move |_| table.export()>
            {t!(table.locale, saves::export)}
        </button>
    }
}

/// Over everything, for as long as it is in the page.
fn show(dialog: &HtmlDialogElement) {
    if dialog.is_connected() {
        let _ = dialog.show_modal();
    }
}

/// That trying again was in vain: another text each time, so that it is read out each time.
fn tries(table: TableContext) -> Option<String> {
    let tries = table.autosave.tries.get();
    (tries > 0).then(|| t!(table.locale, saves::tried, count = tries))
}

/// Takes over what the other tab has saved.
fn open_theirs(table: TableContext) {
    let autosave = table.autosave;
    let Some(ticket) = autosave.ticket() else { return };
    match autosave.storage.slots().read(ticket.id()) {
        Ok((record, _, ticket)) if table.game().go_on(&record) => {
            autosave.take_over(ticket);
            autosave.tell(None);
        }
        Ok(_) => autosave.tell(Some(Trouble::Broken(Broken::Damaged))),
        // Deleted or damaged since: then that is what there is to say.
        Err(_) => autosave.look(),
    }
}
