//! The hand-off curtain: up whenever the next player to decide has secrets that are not on the screen yet. While it is up
//! nothing private is in the page at all; the table behind it is not drawn.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{
    desk::Desk,
    game::TableGame,
    log::{Line, line_row, lines},
};
use crate::{
    app::{
        dom::{Content, View, all, el},
        icon::icon,
    },
    rules::{Game, Seat, Viewer},
    session::By,
    t,
};

/// How many lines of news the curtain tells.
const NEWS: usize = 5;

/// The curtain before that seat's decision.
pub fn curtain<T: TableGame>(desk: Desk<T>, seat: Seat) -> View {
    let l = desk.locale;
    let name = desk.name(seat);
    let (config, news) = desk.session.with_untracked(|session| {
        let last = session.history().iter().rposition(|step| matches!(step.by, By::Seat(by) if by == seat));
        let news = last.map(|last| lines::<T>(session, Viewer::Table, last + 1, l));
        (session.state().config().clone(), news)
    });
    let here = el("button")
        .attr("type", "button")
        .class("btn primary")
        .on("click", move |_| desk.reveal())
        .child(icon("eye"))
        .child(t!(l, table::curtain_button, name = name))
        .mounted(|button| drop(button.unchecked_into::<HtmlElement>().focus()));
    // What has just happened is told above; the button works all the while.
    let staged = desk.telling.clock.at.get_untracked().is_some();
    let again = staged.then(|| {
        el("button")
            .attr("type", "button")
            .class("btn quiet again")
            .on("click", move |_| desk.tell_again())
            .child(icon("play"))
            .child(t!(l, table::tell_again))
    });
    let seats = desk.session.with_untracked(|session| session.state().seats());
    let order = Seat::first(seats)
        .map(|other| el("span").class((other == seat).then_some("on")).child(T::mark(&config, other, 28)));
    let news = match news {
        None => el("p").child(t!(l, table::since_nothing)).into_node(),
        Some(news) => news_list::<T>(desk, news),
    };
    let say = el("div")
        .class("say")
        .child(el("div").class("big").child(T::mark(&config, seat, 120)))
        .child(el("h1").child(t!(l, table::curtain_hand, name = name)))
        .child(el("p").class("small").child(t!(l, table::curtain_private)))
        .child(here)
        .child(again)
        .child(el("div").class("order").attr("aria-hidden", "true").child(all(order)))
        .child(el("section").class("news").child(el("h2").child(t!(l, table::since))).child(news))
        .child(el("a").class("btn quiet").attr("href", "#/").child(t!(l, table::to_shelf)));
    let curtain = el("main").class("curtain");
    if staged {
        let stage = el("div").class("stage").attr("aria-hidden", "true").child(T::stage(desk));
        return curtain.class_if("staged", || true).child(stage).child(say).into_node();
    }
    curtain.child(say).child(T::curtain(&config, seat)).into_node()
}

fn news_list<T: TableGame>(desk: Desk<T>, news: Vec<Line>) -> View {
    let count = news.len();
    let notable: Vec<Line> = news.into_iter().filter(|line| line.notable).collect();
    let shown = &notable[notable.len().saturating_sub(NEWS)..];
    let rest = (count - shown.len()) as u32;
    let config = desk.session.with_untracked(|session| session.state().config().clone());
    let rows = shown.iter().map(|line| line_row::<T>(&config, line));
    let more =
        (rest > 0).then(|| el("p").class("xs").child(t!(desk.locale, table::more_events, count = rest)));
    all([el("ol").child(all(rows)).into_node(), more.into_node()])
}
