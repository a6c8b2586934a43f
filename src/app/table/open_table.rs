//! The table itself: bar, players, board and sheet, and what opens over them.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{
    actions::ActionList,
    back::BackDialog,
    bar::Bar,
    columns::{LogColumn, Players, use_wide},
    contract::PlayedGame,
    drawers::{Drawers, use_drawers},
    log::Log,
    menu::Menu,
    rulebook::Reader,
    scenes::Scenes,
    store::TableStore,
};
use crate::{
    app::shell::{
        dialog::Dialog,
        settings::{Settings, use_settings},
    },
    session::Way,
    t,
};

/// The table itself. The children come before the prompt: in a lesson, what the coach says.
#[component]
pub fn OpenTable<T: Scenes>(
    store: TableStore<T>,
    /// By how many quarters it is turned.
    side: Memo<u8>,
    /// The id of the save, for addresses; a lesson has none.
    #[prop(optional, into)]
    save: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let (drawers, settings, wide) = (use_drawers(), use_settings(), use_wide(side));
    let coach = store.coach;
    keep_focus(store);
    view! {
        <div
            class=["table ", T::RULEBOOK.game].concat()
            class:over=move || store.is_over()
            class:lesson=coach.is_some()
            class:reading=move || coach.is_some_and(|coach| !coach.acts.get())
            data-aim=move || coach.map(|coach| coach.aim.get())
            on:keydown=move |event| shortcut(store, drawers, settings, &event)
        >
            <Bar store wide />
            <Players store wide />
            <main class="boardwrap">{T::board(store)}</main>
            <section class="sheet" aria-label=t!(store.locale, table::sheet)>
                {children.map(|children| children())}
                {T::sheet(store)}
                <LogColumn store wide />
            </section>
        </div>
        <OpenDrawers store save />
    }
}

/// What opens over the table.
#[component]
fn OpenDrawers<T: Scenes>(store: TableStore<T>, save: String) -> impl IntoView {
    let (l, drawers) = (store.locale, use_drawers());
    let save = StoredValue::new(save);
    view! {
        <Dialog open=drawers.menu title=t!(l, common::menu) class="drawer start">
            <Menu store save=save.get_value() />
        </Dialog>
        <Dialog open=drawers.log title=t!(l, table::log) class="drawer">
            <Log store chosen=move |()| drawers.log.set(false) />
        </Dialog>
        <BackDialog store at=drawers.back />
        <Dialog open=drawers.actions title=t!(l, table::actions_title) class="drawer">
            <ActionList store open=drawers.actions />
        </Dialog>
        <Dialog open=drawers.deck title=T::deck_title(l) class="drawer">
            {T::deck(store, true)}
        </Dialog>
        <Dialog open=drawers.rules title=t!(l, book::rules) class="drawer reading">
            <Reader book=T::RULEBOOK l at=drawers.rules_at page=false />
        </Dialog>
    }
}

/// When the control that had the focus is gone, the focus goes back to the board.
fn keep_focus<T: PlayedGame>(store: TableStore<T>) {
    Effect::new(move |_| {
        store.ui.track();
        store.session.track();
        request_animation_frame(|| {
            let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
            if lost && let Ok(Some(board)) = document().query_selector("[data-board]") {
                let _ = board.unchecked_into::<HtmlElement>().focus();
            }
        });
    });
}

/// Keys that work anywhere on the table.
fn shortcut<T: PlayedGame>(
    store: TableStore<T>,
    drawers: Drawers,
    settings: RwSignal<Settings>,
    event: &KeyboardEvent,
) {
    let control = event.ctrl_key() || event.meta_key();
    match (control, event.key().as_str()) {
        (true, "z" | "Z") if event.shift_key() => store.redo(),
        (true, "z") => store.travel(Way::Undo),
        (true, "y") => store.redo(),
        (false, "l" | "L") => drawers.log.set(true),
        (false, "?") => drawers.explain(store.place_in_book()),
        (false, "a" | "A") => drawers.actions.set(true),
        (false, "d" | "D") => drawers.deck.set(true),
        (false, "r" | "R") => store.travel(Way::Turn),
        (false, "m" | "M") => settings.update(Settings::mute),
        _ => return,
    }
    event.prevent_default();
}
