//! The menu of the table.

use leptos::prelude::*;

use super::{desk::Desk, frame::Drawers, game::TableGame};
use crate::{
    app::{
        dom::{El, View, all, el},
        icon::icon,
        route::Route,
        settings::use_settings,
    },
    session::Table,
    t,
};

/// What can be done besides playing.
pub fn menu<T: TableGame>(desk: Desk<T>, drawers: Drawers, save: String) -> View {
    let l = desk.locale;
    let item = |name, text, act: Box<dyn Fn()>| item(drawers, name, text, act);
    let settings = use_settings();
    let turned = settings.get_untracked().turned;
    let turn = if turned { t!(l, table::unturn_board) } else { t!(l, table::turn_board) };
    let over = desk.session.with_untracked(Table::is_over);
    let list = el("ul")
        .class("menu")
        .child(item("undo", t!(l, table::undo), Box::new(move || desk.undo())))
        .child(item("redo", t!(l, table::redo), Box::new(move || desk.redo())))
        .child(item("back", t!(l, table::restart_turn), Box::new(move || desk.restart_turn())))
        .child(item("list", t!(l, table::actions_title), Box::new(move || drawers.actions.set(true))))
        .child(item("turn", turn, Box::new(move || settings.update(|settings| settings.turned = !turned))))
        .child(item("card", t!(l, table::deck), Box::new(move || drawers.deck.set(true))))
        .child(item("log", t!(l, table::log), Box::new(move || drawers.log.set(true))))
        .child(item("book", t!(l, book::rules), Box::new(move || drawers.explain(desk))))
        .child(item("export", t!(l, table::export), Box::new(move || desk.keeper.export(desk.session))))
        .child(over.then(|| link("check", t!(l, table::see_end), &Route::End(save))))
        .child(link("import", t!(l, table::saves), &Route::Saves))
        .child(link("gear", t!(l, table::settings), &Route::Settings))
        .child(link("back", t!(l, table::to_shelf), &Route::Shelf));
    all([list, el("p").class("muted small").child(t!(l, table::saved))])
}

fn item(drawers: Drawers, name: &'static str, text: &'static str, act: Box<dyn Fn()>) -> El {
    let choose = move |_| {
        drawers.menu.set(false);
        act();
    };
    let button = el("button").attr("type", "button").class("btn quiet").on("click", choose);
    el("li").child(button.child(icon(name)).child(text))
}

fn link(name: &'static str, text: &'static str, to: &Route) -> El {
    el("li").child(el("a").class("btn quiet").attr("href", to.href()).child(icon(name)).child(text))
}
