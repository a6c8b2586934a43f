//! The final standings, with what decided them.

use leptos::prelude::*;

use super::{desk::Desk, game::TableGame};
use crate::{
    app::{
        dom::{Content, View, all, el},
        route::Route,
        screens::page::heading,
    },
    order::sort_short,
    rules::{Game, Seat},
    t,
};

/// The standings of a game that is over.
pub fn end<T: TableGame>(desk: Desk<T>, save: String, rematch: Callback<()>) -> View {
    let l = desk.locale;
    let (scores, config, verdict) = desk.session.with_untracked(|session| {
        let mut scores = session.scores();
        sort_short(&mut scores, |a, b| (a.rank, a.seat) < (b.rank, b.seat));
        (scores, session.state().config().clone(), T::verdict(session, l))
    });
    let name = |seat: Seat| desk.session.with_untracked(|session| session.seats()[seat.index()].name.clone());
    let winners: Vec<String> =
        scores.iter().filter(|score| score.rank == 1).map(|score| name(score.seat)).collect();
    let title = match &winners[..] {
        [one] => t!(l, table::winner, names = one),
        more => t!(l, table::winners, names = more.join(if l.tag() == "ja" { "、" } else { ", " })),
    };
    let winner = scores.first().map(|score| T::mark(&config, score.seat, 96));
    let shared = |rank: u8| scores.iter().filter(|score| score.rank == rank).count() > 1;
    let rows = scores.iter().map(|score| {
        let (main, detail) = T::score(l, score);
        let tied = shared(score.rank).then(|| el("span").class("chip").child(t!(l, table::shared_rank)));
        el("li")
            .class((score.rank == 1).then_some("first"))
            .child(el("span").class("rank num").child(t!(l, table::rank, rank = score.rank)))
            .child(T::mark(&config, score.seat, 44))
            .child(el("span").class("who").child(name(score.seat)))
            .child(el("span").class("score num").child(main))
            .child(el("span").class("detail small muted").child(tied).child(detail))
    });
    let win = el("header")
        .class("win")
        .child(winner)
        .child(el("div").child(heading(title)).child(el("p").child(verdict)));
    let standings = el("section")
        .class("panel")
        .child(el("h2").child(t!(l, table::standings)))
        .child(el("ol").class("standings").child(all(rows)));
    let again = el("button")
        .attr("type", "button")
        .class("btn primary")
        .on("click", move |_| rematch.run(()))
        .child(t!(l, table::rematch));
    let board = el("a").class("btn").attr("href", Route::Table(save).href()).child(t!(l, table::see_board));
    let shelf = el("a").class("btn quiet").attr("href", "#/").child(t!(l, table::to_shelf));
    let row = el("div").class("row").child(again).child(board).child(shelf);
    el("main").class("screen end").child(win).child(standings).child(row).into_node()
}
