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
    desk::Desk,
    drawers::{Drawers, use_drawers},
    log::Log,
    menu::Menu,
    rulebook::Reader,
    scenes::Scenes,
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
    desk: Desk<T>,
    /// By how many quarters it is turned.
    side: Memo<u8>,
    /// The id of the save, for addresses; a lesson has none.
    #[prop(optional, into)]
    save: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let (drawers, settings, wide) = (use_drawers(), use_settings(), use_wide(side));
    let coach = desk.coach;
    keep_focus(desk);
    view! {
        <div
            class=["table ", T::BOOK.game].concat()
            class:over=move || desk.is_over()
            class:lesson=coach.is_some()
            class:reading=move || coach.is_some_and(|coach| !coach.acts.get())
            data-aim=move || coach.map(|coach| coach.aim.get())
            on:keydown=move |event| shortcut(desk, drawers, settings, &event)
        >
            <Bar desk wide />
            <Players desk wide />
            <main class="boardwrap">{T::board(desk)}</main>
            <section class="sheet" aria-label=t!(desk.locale, table::sheet)>
                {children.map(|children| children())}
                {T::sheet(desk)}
                <LogColumn desk wide />
            </section>
        </div>
        <OpenDrawers desk save />
    }
}

/// What opens over the table.
#[component]
fn OpenDrawers<T: Scenes>(desk: Desk<T>, save: String) -> impl IntoView {
    let (l, drawers) = (desk.locale, use_drawers());
    let save = StoredValue::new(save);
    view! {
        <Dialog open=drawers.menu title=t!(l, common::menu) class="drawer start">
            <Menu desk save=save.get_value() />
        </Dialog>
        <Dialog open=drawers.log title=t!(l, table::log) class="drawer">
            <Log desk chosen=move |()| drawers.log.set(false) />
        </Dialog>
        <BackDialog desk at=drawers.back />
        <Dialog open=drawers.actions title=t!(l, table::actions_title) class="drawer">
            <ActionList desk open=drawers.actions />
        </Dialog>
        <Dialog open=drawers.deck title=T::deck_title(l) class="drawer">
            {T::deck(desk, true)}
        </Dialog>
        <Dialog open=drawers.rules title=t!(l, book::rules) class="drawer reading">
            <Reader book=T::BOOK l at=drawers.rules_at page=false />
        </Dialog>
    }
}

/// When the control that had the focus is gone, the focus goes back to the board.
fn keep_focus<T: PlayedGame>(desk: Desk<T>) {
    Effect::new(move |_| {
        desk.ui.track();
        desk.session.track();
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
    desk: Desk<T>,
    drawers: Drawers,
    settings: RwSignal<Settings>,
    event: &KeyboardEvent,
) {
    let control = event.ctrl_key() || event.meta_key();
    match (control, event.key().as_str()) {
        (true, "z" | "Z") if event.shift_key() => desk.redo(),
        (true, "z") => desk.travel(Way::Undo),
        (true, "y") => desk.redo(),
        (false, "l" | "L") => drawers.log.set(true),
        (false, "?") => drawers.explain(desk.place_in_book()),
        (false, "a" | "A") => drawers.actions.set(true),
        (false, "d" | "D") => drawers.deck.set(true),
        (false, "r" | "R") => desk.travel(Way::Turn),
        (false, "m" | "M") => settings.update(Settings::mute),
        _ => return,
    }
    event.prevent_default();
}
