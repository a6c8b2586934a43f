//! Links to a game: sharing it, or its deal; and the next turn of a game that is played by link. The sharing itself, by the
//! browser's share sheet or the clipboard, is done in `public/share.js`.

use std::rc::Rc;

use leptos::prelude::*;

pub use super::links::Links;
use super::{any::AnyDesk, desk::Desk, scenes::Scenes};
use crate::app::shell::{dialog::dialog, icon::icon, page::button, route::Route, text::Locale};
use crate::{
    app::{
        dom::{Content, El, View, all, el, made},
        screens::here::ask_seats,
    },
    rules::Seat,
    t,
};

/// A link with what can be done with it. `text` goes along into the share sheet.
pub fn send(l: Locale, address: &str, title: &str, text: String) -> El {
    let shares = document().document_element().is_some_and(|root| root.has_attribute("data-share"));
    let way = |how: &str, first: bool, text| {
        let class = if first { "btn primary" } else { "btn" };
        let picture = icon(if how == "share" { "share" } else { "copy" });
        button(class, || ()).attr("data-send", how).child(picture).child(text)
    };
    let field =
        el("input[type=text][readonly]").attr("aria-label", t!(l, link::field)).attr("value", address);
    let ways = [
        shares.then(|| way("share", true, t!(l, link::send))),
        Some(way("copy", !shares, t!(l, link::copy))),
    ];
    el("div.send")
        .attr("data-title", title)
        .attr("data-text", text)
        .attr("data-copied", t!(l, link::copied))
        .attr("data-refused", t!(l, link::refused))
        .child(el("div.row").child(ways))
        .child(field)
        .child(el("p.small[role=status]"))
}

/// The dialog with the links to a game. Before secrets are shared it says so.
pub fn share_dialog(l: Locale, open: RwSignal<bool>, links: impl Fn() -> Links + 'static) -> El {
    let content = move || {
        let links = links();
        if !links.hidden {
            return both(l, &links);
        }
        let anyway = RwSignal::new(false);
        let part = move || {
            if anyway.get() {
                return both(l, &links);
            }
            let show = button("btn", move || anyway.set(true)).child(t!(l, link::anyway));
            let keep = button("btn primary", move || open.set(false)).child(t!(l, common::cancel));
            all([
                el("p.alert").child(icon("warning")).child(t!(l, link::hidden)),
                el("div.choices").child([show, keep]),
            ])
        };
        part.into_node()
    };
    dialog(open, move || t!(l, link::share).to_owned(), "card", content)
}

fn both(l: Locale, links: &Links) -> View {
    let part =
        |title: &'static str, help: &'static str, address: &str| {
            let text = t!(l, link::share_text, game = links.title, names = links.names.join(" · "));
            el("section.link")
                .child(el("h3").child(title))
                .child(el("p.muted.small").child(help))
                .child(send(l, address, links.title, text))
        };
    all([
        part(t!(l, link::whole), t!(l, link::whole_help), &links.game),
        part(t!(l, link::deal), t!(l, link::deal_help), &links.deal),
    ])
}

/// The dialog that asks which seats sit at this device.
pub fn seats_dialog(desk: AnyDesk, open: RwSignal<bool>) -> El {
    let l = desk.locale;
    let content = move || {
        let links = untrack(|| desk.game().links());
        let marks = Seat::first(desk.game().seats()).map(|seat| desk.mark(seat, 36)).collect();
        let done = move |here: Vec<bool>| {
            open.set(false);
            desk.game().sit(&here);
        };
        let name = Rc::new(move |seat| untrack(|| desk.name(seat)));
        let question = ask_seats(l, marks, name, links.here, move |_| t!(l, post::set_seats), done);
        all([el("p").child(t!(l, post::help)).into_node(), question])
    };
    dialog(open, move || t!(l, post::play_by_link).to_owned(), "card", content)
}

/// What is on the curtain before somebody who sits at another device: the link for them.
pub fn hand_on(desk: AnyDesk, seat: Seat, save: &str, seats: RwSignal<bool>) -> View {
    let l = desk.locale;
    let name = desk.name(seat);
    let (to, turn) = (t!(l, post::waiting, name = name), name.clone());
    let link = move || {
        let links = desk.game().links();
        send(l, &links.game, links.title, t!(l, post::your_turn_text, game = links.title, name = turn))
    };
    let board = Route::Replay { save: save.to_owned(), step: Some(untrack(|| desk.game().steps())) };
    let board =
        el("a.btn.quiet").attr("href", board.href()).child(icon("eye")).child(t!(l, table::see_board));
    let change = button("btn quiet", move || seats.set(true)).child(icon("link")).child(t!(l, post::seats));
    all([
        el("h1").child(t!(l, post::send_to, name = name)).into_node(),
        el("p.small").child(to).into_node(),
        link.into_node(),
        el("div.row").child([board, change]).into_node(),
    ])
}

/// At the end of a game by link: the others see it when they have the link.
pub fn last_link(desk: AnyDesk) -> Option<El> {
    let l = desk.locale;
    let links = untrack(|| desk.game().links());
    links.by_link.then(|| {
        el("section.panel.last-link")
            .child(el("h2").child(t!(l, post::last)))
            .child(el("p.muted.small").child(t!(l, post::last_help)))
            .child(send(l, &links.game, links.title, t!(l, post::last_text, game = links.title)))
    })
}

/// At the end of a game by link: the others see it when they have the link.
#[component]
pub fn LastLink<T: Scenes>(desk: Desk<T>) -> impl IntoView {
    made(last_link(desk.any()))
}

/// The dialog with the links to a game. Before secrets are shared it says so.
#[component]
pub fn ShareDialog(l: Locale, open: RwSignal<bool>, #[prop(into)] links: Signal<Links>) -> impl IntoView {
    made(share_dialog(l, open, move || links.get_untracked()))
}
