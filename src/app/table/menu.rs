//! The menu of the table.

use leptos::prelude::*;

use super::{any::AnyDesk, frame::Drawers};
use crate::app::shell::{
    icon::icon,
    route::Route,
    settings::{Settings, use_settings},
};
use crate::{
    app::{
        dom::{El, View, all, el},
        screens::speeds,
    },
    session::Way,
    t,
};

/// What can be done besides playing.
pub fn menu(desk: AnyDesk, drawers: Drawers, save: String) -> View {
    let l = desk.locale;
    let game = desk.game();
    let again = game.can_tell_again();
    let item = |name, text, why, act: Box<dyn Fn()>| item(drawers, name, text, why, act);
    let settings = use_settings();
    let turned = settings.get_untracked().turned;
    let turn = if turned { t!(l, table::unturn_board) } else { t!(l, table::turn_board) };
    let flip = move || settings.update(|settings| settings.turned = !turned);
    let flat = settings.get_untracked().flat;
    let lie = if flat { t!(l, settings::upright) } else { t!(l, settings::lay_flat) };
    let (speaker, sound) = if settings.get_untracked().muted {
        ("sound", t!(l, settings::unmute))
    } else {
        ("mute", t!(l, settings::mute))
    };
    let (over, [undo, redo, restart]) = untrack(|| (game.is_over(), game.back()));
    let list = el("ul.menu")
        .child(item("undo", t!(l, table::undo), undo, Box::new(move || desk.game().travel(Way::Undo))))
        .child(item("redo", t!(l, table::redo), redo, Box::new(move || desk.game().redo())))
        .child(item(
            "anticlockwise",
            t!(l, table::restart_turn),
            restart,
            Box::new(move || desk.game().travel(Way::Turn)),
        ))
        .child(item("list", t!(l, table::actions_title), None, Box::new(move || drawers.actions.set(true))))
        .child(game.turns().then(|| item("turn", turn, None, Box::new(flip))))
        .child(item("table", lie, None, Box::new(move || settings.update(|settings| settings.flat = !flat))))
        .child(item(speaker, sound, None, Box::new(move || settings.update(Settings::mute))))
        .child(item("card", game.deck_title(), None, Box::new(move || drawers.deck.set(true))))
        .child(again.then(|| {
            item("play", t!(l, table::tell_again), None, Box::new(move || desk.game().tell_again()))
        }))
        .child(item("log", t!(l, table::log), None, Box::new(move || drawers.log.set(true))))
        .child(item(
            "book",
            t!(l, book::rules),
            None,
            Box::new(move || drawers.explain(desk.game().place_in_book())),
        ))
        .child(item("export", t!(l, table::export), None, Box::new(move || desk.export())))
        .child(item("share", t!(l, link::share), None, Box::new(move || drawers.share.set(true))))
        .child((!over).then(|| {
            item("link", t!(l, post::play_by_link), None, Box::new(move || drawers.seats.set(true)))
        }))
        .child(over.then(|| link("check", t!(l, table::see_end), &Route::End(save.clone()))))
        .child(link("play", t!(l, replay::title), &Route::Replay { save, step: None }))
        .child(el("li").child(speeds()))
        .child(link("saves", t!(l, table::saves), &Route::Saves))
        .child(link("gear", t!(l, table::settings), &Route::Settings))
        .child(link("shelf", t!(l, table::to_shelf), &Route::Shelf));
    all([list, el("p.muted.small").child(t!(l, table::saved))])
}

/// An entry; one that cannot be done now says why. Chosen nevertheless, it says so aloud.
fn item(
    drawers: Drawers,
    name: &'static str,
    text: &'static str,
    why: Option<String>,
    act: Box<dyn Fn()>,
) -> El {
    let choose = move |_| {
        drawers.menu.set(false);
        act();
    };
    let button = el("button.btn.quiet[type=button]")
        .attr("aria-disabled", why.is_some().then_some("true"))
        .on("click", choose);
    let why = why.map(|why| el("span.why").child(why));
    el("li").child(button.child(icon(name)).child(el("span").child(text).child(why)))
}

fn link(name: &'static str, text: &'static str, to: &Route) -> El {
    el("li").child(el("a.btn.quiet").attr("href", to.href()).child(icon(name)).child(text))
}
