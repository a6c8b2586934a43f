//! The frame round a game: bar, players, board, sheet and log in one grid, with the curtain before it and the end after.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, VisibilityState};

pub use super::drawers::Drawers;
use super::{
    actions::action_list,
    any::AnyDesk,
    back::back_dialog,
    curtain::curtain,
    desk::Desk,
    drawers::provide_drawers,
    keeper::save_alert,
    lesson::way_out::WayOut,
    log::{announcer, log},
    menu::menu,
    scenes::Scenes,
    share::{seats_dialog, share_dialog},
};
use crate::app::board::viewport::{self, Lens};
use crate::app::{
    shell::{
        dialog::dialog,
        icon::icon,
        media::use_media,
        route::Route,
        settings::{Settings, use_settings},
        sound::{self, Sound},
        text::Locale,
    },
    table::rulebook::Reader,
};
use crate::{
    app::dom::{Content, El, View, all, boxed, el, leaf, watch},
    session::Way,
    t,
};

/// Where the log and the stacks have a column of their own.
const WIDE: &str = "(min-width: 1100px) and (min-aspect-ratio: 1/1)";
/// The same for a table that is turned by a quarter.
const HIGH: &str = "(min-height: 1100px) and (max-aspect-ratio: 1/1)";

/// One game on the screen: the curtain, the table or the end, whichever is due.
pub fn frame(desk: AnyDesk, save: String, at_end: bool, rematch: Callback<bool>) -> View {
    let drawers = provide_drawers();
    provide_context(Lens::default());
    let settings = use_settings();
    let side = Memo::new(move |_| {
        let side = desk.game().side();
        if settings.get().flat { side } else { 0 }
    });
    watch(move || viewport::turn(side.get()));
    on_cleanup(|| viewport::turn(0));
    let hidden = window_event_listener_untyped("visibilitychange", move |_| {
        if document().visibility_state() == VisibilityState::Hidden {
            desk.game().hide();
        }
    });
    on_cleanup(move || hidden.remove());
    let over = Memo::new(move |_| desk.game().is_over());
    // The moment the game ends, the standings come by themselves; later only when asked for.
    let shown = StoredValue::new(over.get_untracked());
    let end_of_game = Route::End(save.clone());
    watch(move || {
        let over = over.get();
        if over && !shown.get_value() {
            sound::play(Sound::End);
            end_of_game.go();
        }
        // A teaching game may go back from its end, and end again.
        shown.set_value(over);
    });
    watch(move || {
        // Whatever was open over the table goes with it, and does not come back by itself.
        if desk.curtain.get().is_some() {
            drawers.close();
        }
    });
    let away = Memo::new(move |_| desk.curtain.get().is_some_and(|seat| desk.game().is_away(seat)));
    let screen = move || {
        away.track();
        if at_end && over.get() {
            return desk.game().end(save.clone(), rematch, drawers.share);
        }
        match desk.curtain.get() {
            Some(seat) => curtain(desk, seat, &save, drawers.seats),
            None => open_table(desk, drawers, side, &save, None),
        }
    };
    // The end is a screen like any other; what comes before it fills the room.
    let room = move || (!at_end || !over.get()).then_some("room");
    let seen = move || Some(side.get()).filter(|side| *side > 0).map(|side| side.to_string());
    let all = [
        announcer(desk).into_node(),
        save_alert(desk),
        screen.into_node(),
        desk.game().great_moment(),
        share_dialog(desk.locale, drawers.share, move || untrack(|| desk.game().links())).into_node(),
        seats_dialog(desk, drawers.seats).into_node(),
    ];
    el("div").class(room).attr("data-side", seen).child(all).into_node()
}

/// Whether the log and the stacks have a column of their own: as the table lies.
pub(super) fn use_wide(side: Option<Memo<u8>>) -> Memo<bool> {
    let (wide, high) = (use_media(WIDE), use_media(HIGH));
    Memo::new(move |_| if side.is_some_and(|side| side.get() % 2 > 0) { high.get() } else { wide.get() })
}

/// The table itself; in a lesson with what the coach says.
pub(super) fn open_table(
    desk: AnyDesk,
    drawers: Drawers,
    side: Memo<u8>,
    save: &str,
    lesson: Option<El>,
) -> View {
    let (l, settings) = (desk.locale, use_settings());
    let wide = use_wide(Some(side));
    let over = move || desk.game().is_over();
    let players = el("section.seats")
        .attr("aria-label", t!(l, table::players))
        .child(desk.game().players())
        .child(move || wide.get().then(|| el("div.stackbox").child(desk.game().deck(false))));
    let sheet = el("section.sheet")
        .attr("aria-label", t!(l, table::sheet))
        .child(lesson)
        .child(desk.game().sheet())
        .child(move || wide.get().then(|| log_column(desk)));
    let table = el("div")
        .class(["table ", desk.game().book().game].concat())
        .class_if("over", over)
        .on_key("keydown", move |event| shortcut(desk, drawers, settings, &event))
        .child(bar(desk, drawers, wide))
        .child(players)
        .child(el("main.boardwrap").child(desk.game().board()))
        .child(sheet);
    let table = match desk.coach {
        Some(coach) => table
            .class_if("lesson", || true)
            .class_if("reading", move || !coach.acts.get())
            .attr("data-aim", move || coach.aim.get()),
        None => table,
    };
    keep_focus(desk);
    let save = save.to_owned();
    let text = move |text: &'static str| move || text.to_owned();
    all([
        table,
        dialog(drawers.menu, text(t!(l, common::menu)), "drawer start", move || {
            menu(desk, drawers, save.clone())
        }),
        dialog(drawers.log, text(t!(l, table::log)), "drawer", move || {
            log(desk, move || drawers.log.set(false))
        }),
        back_dialog(desk, drawers.back),
        dialog(drawers.actions, text(t!(l, table::actions_title)), "drawer", move || {
            action_list(desk, drawers.actions)
        }),
        dialog(drawers.deck, text(desk.game().deck_title()), "drawer", move || desk.game().deck(true)),
        dialog(drawers.rules, text(t!(l, book::rules)), "drawer reading", move || {
            leaf(view! { <Reader book=desk.game().book() l at=drawers.rules_at page=false /> })
        }),
    ])
}

fn bar(desk: AnyDesk, drawers: Drawers, wide: Memo<bool>) -> El {
    let l = desk.locale;
    let count = move || desk.game().legal();
    let opener = |class: &'static str, name: &'static str, open: RwSignal<bool>| {
        el("button[type=button]").class(class).on("click", move |_| open.set(true)).child(icon(name))
    };
    // Refused, it still answers: with the reason.
    let undo = el("button.btn.quiet.icon[type=button]")
        .attr("aria-label", t!(l, table::undo))
        .attr("aria-disabled", move || desk.game().back()[0].is_some().to_string())
        .on("click", move |_| desk.game().travel(Way::Undo))
        .child(icon("undo"));
    let list = opener("btn quiet icon", "list", drawers.actions)
        .attr("aria-label", move || t!(l, table::all_actions, count = count()))
        .attr("title", t!(l, table::actions_title));
    let to_log = move || {
        let button = opener("btn quiet icon log-button", "log", drawers.log);
        (!wide.get()).then(|| button.attr("aria-label", t!(l, table::log)))
    };
    let menu = match desk.coach {
        Some(_) => boxed(view! { <WayOut l /> }),
        None => {
            opener("btn quiet icon menu-button", "menu", drawers.menu).attr("aria-label", t!(l, common::menu))
        }
    };
    let tools = el("div.bar-tools").child(desk.coach.is_none().then_some(undo)).child(list);
    el("header.bar").child(menu).child(el("h1").child(desk.game().title())).child(tools).child(to_log)
}

pub(super) fn log_column(desk: AnyDesk) -> El {
    let name = t!(desk.locale, table::log);
    let title = el("h2").child(icon("log")).child(name);
    el("section.logbox").attr("aria-label", name).child(title).child(log(desk, || ()))
}

/// Opens the rules where they speak of what is asked, of what is selected, or of why something was refused: `why` is that rule.
pub fn explain_button<T: Scenes>(desk: Desk<T>, why: fn(&T::Ui) -> Option<&'static str>) -> El {
    let drawers: Drawers = expect_context();
    explain(
        desk.locale,
        Rc::new(move || desk.ui.with(why)),
        Box::new(move || drawers.explain(desk.any().game().place_in_book())),
    )
}

fn explain(l: Locale, rule: Rc<dyn Fn() -> Option<&'static str>>, open: Box<dyn Fn()>) -> El {
    let (class, label, face) = (rule.clone(), rule.clone(), rule);
    let face = move || match face() {
        Some(rule) => t!(l, book::why, rule = rule).into_node(),
        None => icon("book").into_node(),
    };
    el("button[type=button]")
        .class(move || if class().is_some() { "btn explain" } else { "btn quiet icon explain" })
        .attr("aria-label", move || label().is_none().then_some(t!(l, book::rules)))
        .attr("title", t!(l, book::rules))
        .on("click", move |_| open())
        .child(face)
}

/// When the control that had the focus is gone, the focus goes back to the board.
fn keep_focus(desk: AnyDesk) {
    watch(move || {
        desk.game().track();
        request_animation_frame(|| {
            let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
            if lost && let Ok(Some(board)) = document().query_selector("[data-board]") {
                let _ = board.unchecked_into::<HtmlElement>().focus();
            }
        });
    });
}

/// Keys that work anywhere on the table.
fn shortcut(desk: AnyDesk, drawers: Drawers, settings: RwSignal<Settings>, event: &KeyboardEvent) {
    let control = event.ctrl_key() || event.meta_key();
    match (control, event.key().as_str()) {
        (true, "z" | "Z") if event.shift_key() => desk.game().redo(),
        (true, "z") => desk.game().travel(Way::Undo),
        (true, "y") => desk.game().redo(),
        (false, "l" | "L") => drawers.log.set(true),
        (false, "?") => drawers.explain(desk.game().place_in_book()),
        (false, "a" | "A") => drawers.actions.set(true),
        (false, "d" | "D") => drawers.deck.set(true),
        (false, "r" | "R") => desk.game().travel(Way::Turn),
        (false, "m" | "M") => settings.update(Settings::mute),
        _ => return,
    }
    event.prevent_default();
}
