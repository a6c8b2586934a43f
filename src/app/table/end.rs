//! The end of a game: who has won and why, the course of the game, the game in numbers, and what to do next.

use leptos::prelude::*;

use super::{
    any::{AnyDesk, Outcome, Rank},
    chart::{chart, player_head, scrolled},
    game::{Numbers, Report},
    share::last_link,
};
use crate::{
    app::{
        dom::{Content, El, View, all, el},
        icon::icon,
        route::Route,
        screens::page::{button, heading, link},
    },
    rules::Seat,
    session::Start,
    t,
};

/// The end of a game that is over. `rematch` starts another one, with swapped seats or not.
pub fn end(desk: AnyDesk, save: String, rematch: Callback<bool>, share: RwSignal<bool>) -> View {
    let l = desk.locale;
    let outcome = desk.game().outcome();
    let report = &outcome.report;
    let panel = |class: &str, title: &str, content: View| {
        let title = el("h2").child(title);
        el("section").class(["panel ", class].concat()).child(title).child(content)
    };
    let decided = el("ol").class("decisions small");
    let decided = decided.child(all(report.decisions.iter().map(|line| el("li").child(line.as_str()))));
    let decided = all([
        standings(desk, &outcome.ranks, report).into_node(),
        el("h3").child(t!(l, end::decided)).into_node(),
        decided.into_node(),
        choices(desk, save, &outcome, rematch, share),
    ]);
    let luck = report.luck.iter().enumerate().map(|(seat, line)| {
        el("li").child(desk.mark(Seat::new(seat as u8), 24)).child(el("span").child(line.as_str()))
    });
    let numbers = all([
        numbers(desk, &report.numbers).into_node(),
        el("h3").child(t!(l, end::luck)).into_node(),
        el("ul").class("luck small num").child(all(luck)).into_node(),
    ]);
    el("main")
        .class("screen end")
        .child(winners(desk, &outcome.ranks, &report.verdict))
        .child(last_link(desk))
        .child(panel("ranks", t!(l, table::standings), decided))
        .child(panel("course", &report.course.title, chart(desk, &outcome)))
        .child(panel("numbers", t!(l, end::numbers), numbers))
        .into_node()
}

/// Who has won, and what counted.
fn winners(desk: AnyDesk, scores: &[Rank], verdict: &str) -> El {
    let l = desk.locale;
    let won: Vec<Seat> = scores.iter().filter(|score| score.rank == 1).map(|score| score.seat).collect();
    let names: Vec<String> = won.iter().map(|seat| desk.name(*seat)).collect();
    let title = match &names[..] {
        [one] => t!(l, table::winner, names = one),
        more => t!(l, table::winners, names = more.join(if l.tag() == "ja" { "、" } else { ", " })),
    };
    let marks = won.iter().map(|seat| desk.mark(*seat, 96));
    el("header")
        .class("win")
        .child(el("div").class("marks").child(all(marks)))
        .child(el("div").child(heading(title)).child(el("p").child(verdict)))
}

/// A row for each seat; those who share a temperature with another see what their tie-break is made of.
fn standings(desk: AnyDesk, scores: &[Rank], report: &Report) -> El {
    let l = desk.locale;
    let rows = scores.iter().enumerate().map(|(place, score)| {
        let count = |alike: &dyn Fn(&Rank) -> bool| scores.iter().filter(|other| alike(other)).count();
        let shared = count(&|other| other.rank == score.rank) > 1;
        let tied = count(&|other| other.total == score.total) > 1;
        let detail = [
            shared.then(|| el("span").class("chip").child(t!(l, table::shared_rank)).into_node()),
            tied.then(|| score.tie.clone()),
            report.remarks[place].as_deref().map(Content::into_node),
        ];
        el("li")
            .class((score.rank == 1).then_some("first"))
            .child(el("span").class("rank num").child(t!(l, table::rank, rank = score.rank)))
            .child(desk.mark(score.seat, 44))
            .child(el("span").class("who").child(desk.name(score.seat)))
            .child(el("span").class("score num").child(report.scores[place].as_str()))
            .child(el("div").class("detail small muted").child(all(detail)))
    });
    el("ol").class("standings").child(all(rows))
}

/// What to do next.
fn choices(
    desk: AnyDesk,
    save: String,
    outcome: &Outcome,
    rematch: Callback<bool>,
    share: RwSignal<bool>,
) -> View {
    let l = desk.locale;
    // Who begins after a swap sits where somebody has begun this time.
    let first = outcome.turns.first();
    let beginner = first.and_then(|turn| outcome.swapped.get(turn.seat.index())).cloned().unwrap_or_default();
    let same = match outcome.start {
        Start::Random => t!(l, end::same_random).to_owned(),
        Start::Seat(seat) => t!(l, end::same_seat, name = desk.name(seat)),
    };
    let again = |class, text: &'static str, help: String, swapped| {
        el("div").class("again").child([
            button(class, move || rematch.run(swapped)).child(text),
            el("p").class("small muted").child(help),
        ])
    };
    let replay = Route::Replay { save: save.clone(), step: None };
    let ways = [
        link("btn", &replay).child(icon("play")).child(t!(l, end::replay)),
        link("btn", &Route::Table(save)).child(t!(l, table::see_board)),
        button("btn", move || share.set(true)).child(icon("share")).child(t!(l, link::share)),
        button("btn", move || desk.game().export()).child(icon("export")).child(t!(l, table::export)),
        link("btn quiet", &Route::Shelf).child(t!(l, table::to_shelf)),
    ];
    all([
        el("div").class("rematch").child([
            again("btn primary", t!(l, table::rematch), same, false),
            again("btn", t!(l, end::swapped), t!(l, end::swapped_help, name = beginner), true),
        ]),
        el("div").class("row").child(ways),
    ])
}

/// The game in numbers: a column for each seat.
fn numbers(desk: AnyDesk, numbers: &[Numbers]) -> El {
    let l = desk.locale;
    let seats = numbers.first().map_or(0, |row| row.texts.len()) as u8;
    let row = |row: &Numbers| {
        let cells = row.texts.iter().zip(&row.best).map(|(text, best)| {
            let star = best.then(|| {
                all([
                    el("span").attr("aria-hidden", "true").child("★"),
                    el("span").class("sr").child([" ", t!(l, end::best)].concat()),
                ])
            });
            el("td").class(if *best { "num best" } else { "num" }).child(text.as_str()).child(star)
        });
        el("tr").child(el("th").attr("scope", "row").child(row.name)).child(all(cells))
    };
    let head = Seat::first(seats).map(|seat| player_head(desk, seat));
    scrolled(t!(l, end::numbers), t!(l, end::counted), all(head), all(numbers.iter().map(row)))
}
