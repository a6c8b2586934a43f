//! The table itself: bar, players, board and sheet, and what opens over them.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{
    actions::ActionList,
    back::BackDialog,
    bar::Bar,
    bots::{BotsBar, WhoPlaysDialog},
    columns::{LogColumn, Players},
    context::{TableContext, use_table},
    drawers::{Drawers, use_drawers},
    hint::{HintPanel, hint_keys},
    keys::on_keys,
    layout::provide_layout,
    log::Log,
    menu::Menu,
    moment::{Awaited, Captions},
    rulebook::Reader,
    share::ExportDialog,
};
use crate::{
    app::shell::{
        dialog::Dialog,
        effect::effect,
        icon::Icon,
        route::Route,
        settings::{Settings, use_settings},
        views::show_when,
    },
    session::Way,
    t,
};

/// The table itself. The children come before the prompt: in a lesson, what the coach says.
#[component]
pub fn OpenTable(
    /// By how many quarters it is turned.
    side: Memo<u8>,
    /// The id of the save, for addresses; a lesson has none.
    #[prop(optional, into)]
    save: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let table = use_table();
    provide_layout(side);
    let (drawers, settings) = (use_drawers(), use_settings());
    let coach = table.coach;
    let save = StoredValue::new(save);
    keep_focus(table);
    on_keys(".table", move |event| shortcut(table, drawers, settings, event));
    let asleep = move || table.clock.is_on() || table.bots.are_on();
    // Nothing has been measured yet where a game is opened at a bot's turn.
    let height = move || Some(table.clock.held.get()).filter(|height| asleep() && *height > 0);
    let held = move || height().map(|height| [&height.to_string(), "px"].concat());
    view! {
        <div
            class=["table ", table.book.game].concat()
            class:over=move || table.over.get()
            class:lesson=coach.is_some()
            class:hinting=table.hinting
            class:reading=move || coach.is_some_and(|coach| !coach.acts.get())
            data-aim=move || coach.map(|coach| coach.aim.get())
        >
            <Bar />
            <Players />
            <main class="boardwrap">{table.game().board()} <Captions /> <Awaited /></main>
            <BotsBar />
            <section
                node_ref=table.clock.sheet
                class="sheet"
                class:asleep=asleep
                style:min-height=held
                inert=asleep
                aria-label=t!(table.locale, table::sheet)
            >
                {children.map(|children| children())}
                {show_when(move || table.over.get() && coach.is_none(), move || view! { <ToStandings save=save.get_value() /> }.into_any())}
                {table.game().sheet()}
                <HintPanel />
                <LogColumn />
            </section>
        </div>
        <OpenDrawers save=save.get_value() />
    }
}

/// The game is over, and its end has been told: the way to the standings.
#[component]
fn ToStandings(save: String) -> impl IntoView {
    let here = NodeRef::<html::A>::new();
    here.on_load(|here| drop(here.focus()));
    view! {
        <a class="btn primary standings" href=Route::End(save).href() node_ref=here>
            <Icon name="check" />
            {t!(use_table().locale, table::see_end)}
        </a>
    }
}

/// What opens over the table.
#[component]
fn OpenDrawers(save: String) -> impl IntoView {
    let table = use_table();
    let (l, drawers) = (table.locale, use_drawers());
    let save = StoredValue::new(save);
    view! {
        <Dialog open=drawers.menu title=t!(l, common::menu) class="drawer start">
            <Menu save=save.get_value() />
        </Dialog>
        <Dialog open=drawers.log title=t!(l, table::log) class="drawer">
            <Log chosen=move |()| drawers.log.set(false) />
        </Dialog>
        <BackDialog at=drawers.back />
        <WhoPlaysDialog open=drawers.players />
        <ExportDialog open=drawers.export />
        <Dialog open=drawers.actions title=t!(l, table::actions_title) class="drawer">
            <ActionList open=drawers.actions />
        </Dialog>
        <Dialog open=drawers.deck title=table.game().deck_title() class="drawer">
            {table.game().deck(true)}
        </Dialog>
        <Dialog open=drawers.rules title=t!(l, book::rules) class="drawer reading">
            <Reader book=table.book l at=drawers.rules_at page=false />
        </Dialog>
    }
}

/// When the control that had the focus is gone, the focus goes back to the board.
fn keep_focus(table: TableContext) {
    effect(move || {
        table.changed.get();
        request_animation_frame(|| {
            let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
            if lost && let Ok(Some(board)) = document().query_selector("[data-board]") {
                let _ = board.unchecked_into::<HtmlElement>().focus();
            }
        });
    });
}

/// Keys that work anywhere on the table.
fn shortcut(table: TableContext, drawers: Drawers, settings: RwSignal<Settings>, event: &KeyboardEvent) {
    if hint_keys(table, event) {
        return event.prevent_default();
    }
    let control = event.ctrl_key() || event.meta_key();
    match (control, event.key().as_str()) {
        (true, "z" | "Z") if event.shift_key() => table.redo(),
        (true, "z") => table.travel(Way::Undo),
        (true, "y") => table.redo(),
        (false, "l" | "L") => drawers.log.set(true),
        (false, "?") => drawers.explain(table.place_in_book()),
        (false, "a" | "A") => drawers.actions.set(true),
        (false, "d" | "D") => drawers.deck.set(true),
        (false, "r" | "R") => table.travel(Way::Turn),
        (false, "m" | "M") => settings.update(Settings::mute),
        _ => return,
    }
    event.prevent_default();
}
