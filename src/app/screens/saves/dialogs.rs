//! What is asked before a save gets another name, and before one is deleted.

use leptos::prelude::*;

use super::store::{Doomed, HandOut, SavesStore};
use crate::{
    app::{
        shell::{dialog::Dialog, effect::effect, focus::focus_soon},
        table::share::BeforeSecrets,
    },
    session::{LONGEST_TITLE, tidy_title},
    t,
};

/// The dialog that gives a slot another name.
#[component]
pub fn Rename(store: SavesStore) -> impl IntoView {
    view! {
        <Dialog open=mirror(store.rename) title=t!(store.l, saves::rename) class="card">
            <NameForm store />
        </Dialog>
    }
}

#[component]
fn NameForm(store: SavesStore) -> impl IntoView {
    let l = store.l;
    let new = RwSignal::new(store.rename.get_untracked().map(|(_, old)| old).unwrap_or_default());
    let wrong = RwSignal::new(false);
    let rename = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(title) = tidy_title(&new.get_untracked()) else {
            wrong.set(true);
            return focus_soon("#save-name");
        };
        if let Some((ticket, _)) = store.rename.get_untracked() {
            store.rename.set(None);
            store.rename_to(ticket, &title);
        }
    };
    view! {
        <form novalidate on:submit=rename>
            <label class="field">
                {t!(l, saves::name)}
                <input
                    type="text"
                    id="save-name"
                    maxlength=LONGEST_TITLE.to_string()
                    required
                    autofocus
                    autocomplete="off"
                    aria-invalid=move || wrong.get().to_string()
                    aria-describedby="save-name-error"
                    prop:value=new
                    on:input=move |event| {
                        wrong.set(false);
                        new.set(event_target_value(&event));
                    }
                />
            </label>
            <p class="field-error" id="save-name-error" role="alert">
                {move || wrong.get().then_some(t!(l, saves::name_missing))}
            </p>
            <div class="choices">
                <button type="submit" class="btn primary">
                    {t!(l, saves::rename)}
                </button>
                <button type="button" class="btn quiet" on:click=move |_| store.rename.set(None)>
                    {t!(l, common::cancel)}
                </button>
            </div>
        </form>
    }
}

/// The dialog that asks before something is deleted.
#[component]
pub fn Delete(store: SavesStore) -> impl IntoView {
    let l = store.l;
    let question = move || match store.delete.get_untracked() {
        Some(Doomed::Slot(_, name) | Doomed::Unsaved(_, name) | Doomed::Quarantined(name)) => {
            t!(l, saves::delete_question, name = name)
        }
        None => String::new(),
    };
    view! {
        <Dialog open=mirror(store.delete) title=t!(l, saves::delete) class="card">
            <p>{question()}</p>
            <div class="choices">
                <button type="button" class="btn primary" on:click=move |_| store.delete_now()>
                    {t!(l, saves::delete_now)}
                </button>
                <button type="button" class="btn quiet" on:click=move |_| store.delete.set(None)>
                    {t!(l, common::cancel)}
                </button>
            </div>
        </Dialog>
    }
}

/// The dialog that asks before something is handed out in which cards lie face down.
#[component]
pub fn AskSecrets(store: SavesStore) -> impl IntoView {
    let l = store.l;
    let question = move || {
        let what = store.hand_out.get_untracked()?;
        let anyway = match what {
            HandOut::Copy(..) => t!(l, saves::copy_anyway),
            HandOut::File(_) => t!(l, saves::export_anyway),
        };
        let go = move |()| {
            store.hand_out.set(None);
            store.hand_out_now(&what);
        };
        let leave = move |()| store.hand_out.set(None);
        Some(view! { <BeforeSecrets l warning=t!(l, saves::hidden) anyway go leave /> }.into_any())
    };
    view! {
        <Dialog open=mirror(store.hand_out) title=t!(l, saves::hidden_title) class="card">
            {question()}
        </Dialog>
    }
}

/// Whether there is something, for a dialog: closing it takes it away.
fn mirror<V: Send + Sync + 'static>(thing: RwSignal<Option<V>>) -> RwSignal<bool> {
    let open = RwSignal::new(false);
    effect(move || open.set(thing.with(Option::is_some)));
    effect(move || {
        if !open.get() && thing.with_untracked(Option::is_some) {
            thing.set(None);
        }
    });
    open
}
