//! The hand-off curtain: up whenever the next player to decide has secrets that are not on the screen yet. While it is up
//! nothing private is in the page at all; the table behind it is not drawn.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use leptos::prelude::*;

use super::{any::AnyDesk, contract::News, share::hand_on};
use crate::app::shell::icon::icon;
use crate::{
    app::dom::{Content, View, all, el},
    rules::Seat,
    t,
};

/// How many turns of others the curtain tells of at most: one of each other player.
const NEWS: usize = 5;

/// The curtain before that seat's decision. If the seat is at another device, it stays closed and has the link for it.
pub fn curtain(desk: AnyDesk, seat: Seat, save: &str, seats: RwSignal<bool>) -> View {
    let l = desk.locale;
    let away = untrack(|| desk.game().is_away(seat));
    let name = desk.name(seat);
    // A game may change behind the curtain: another tab's moves are taken over, a teaching game goes back.
    let news = Memo::new(move |_| desk.game().news(seat));
    let here = el("button.btn.primary[type=button]")
        .on("click", move |_| desk.game().reveal())
        .child(icon("eye"))
        .child(t!(l, table::curtain_button, name = name))
        .mounted(|button| drop(button.unchecked_into::<HtmlElement>().focus()));
    // What has just happened is told above; the button works all the while.
    let staged = desk.beat.get_untracked().is_some();
    let again = staged.then(|| {
        el("button.btn.quiet.again[type=button]")
            .on("click", move |_| desk.game().tell_again())
            .child(icon("play"))
            .child(t!(l, table::tell_again))
    });
    let order = Seat::first(desk.game().seats())
        .map(|other| el("span").class((other == seat).then_some("on")).child(desk.mark(other, 28)));
    let news = move || match news.get() {
        None => el("p").child(t!(l, table::since_nothing)).into_node(),
        Some(news) => news_list(desk, seat, news),
    };
    let title = match untrack(|| desk.game().links().by_link) {
        true => t!(l, post::your_turn, name = name),
        false => t!(l, table::curtain_hand, name = name),
    };
    let say = el("div.say").child(el("div.big").child(desk.mark(seat, 120)));
    let say = if away {
        say.child(hand_on(desk, seat, save, seats)).child(again)
    } else {
        say.child(el("h1").child(title))
            .child(el("p.small").child(t!(l, table::curtain_private)))
            .child(here)
            .child(again)
            .child(el("div.order[aria-hidden=true]").child(all(order)))
            .child(el("section.news").child(el("h2").child(t!(l, table::since))).child(news))
    };
    let say = say.child(el("a.btn.quiet[href=#/]").child(t!(l, table::to_shelf)));
    let curtain = el("main.curtain");
    if staged {
        let stage = el("div.theatre[aria-hidden=true]").child(desk.game().stage());
        return curtain.class_if("staged", || true).child(stage).child(say).into_node();
    }
    curtain.child(say).child(desk.game().curtain_picture(seat)).into_node()
}

/// How the player stands, and a line for each turn of another since the own last one.
fn news_list(desk: AnyDesk, seat: Seat, news: News) -> View {
    if news == News::default() {
        return el("p").child(t!(desk.locale, table::since_same)).into_node();
    }
    let line = |(seat, text): &(Seat, String)| {
        let mark = el("span.line-mark").child(desk.mark(*seat, 22));
        el("li").child(mark).child(el("span").child(text.as_str()))
    };
    let shown = &news.turns[news.turns.len().saturating_sub(NEWS)..];
    let turns = (!shown.is_empty()).then(|| el("ol").child(all(shown.iter().map(line))));
    let own = news.own.map(|own| el("ol.own").child(line(&(seat, own))));
    all([own, turns])
}
