//! The end of a game: who has won and why, the course of the game, the game in numbers, and what to do next.

use leptos::prelude::*;

use super::{
    any::{AnyDesk, Outcome, Rank},
    chart::{chart, player_head, scrolled},
    contract::{Numbers, Report},
    share::last_link,
};
use crate::app::shell::{
    icon::icon,
    page::{button, heading, link},
    route::Route,
};
use crate::{
    app::dom::{Content, El, View, all, el},
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
    let decided = el("ol.decisions.small");
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
        el("ul.luck.small.num").child(all(luck)).into_node(),
    ]);
    el("main.screen.end")
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
    let mut names: Vec<String> = won.iter().map(|seat| desk.name(*seat)).collect();
    let winners = scores.iter().filter(|score| score.rank == 1);
    let mut teams: Vec<&str> =
        winners.filter_map(|score| score.team.as_ref().map(|team| team.name.as_str())).collect();
    teams.dedup();
    if !teams.is_empty() {
        names = teams.into_iter().map(str::to_owned).collect();
    }
    let title = match &names[..] {
        [one] => t!(l, table::winner, names = one),
        more => t!(l, table::winners, names = more.join(if l.tag() == "ja" { "、" } else { ", " })),
    };
    let marks = won.iter().map(|seat| desk.mark(*seat, 96));
    el("header.win")
        .child(el("div.marks").child(all(marks)))
        .child(el("div").child(heading(title)).child(el("p").child(verdict)))
}

/// A row for each seat, and one for each team above those of its members; those who are level with others see what their
/// tie-break is made of.
fn standings(desk: AnyDesk, scores: &[Rank], report: &Report) -> El {
    let l = desk.locale;
    let index = |score: &Rank| score.team.as_ref().map(|team| team.index);
    let mut rows = Vec::new();
    let mut last = None;
    for (place, score) in scores.iter().enumerate() {
        let team = score.team.as_ref();
        let rival = |other: &&Rank| {
            other.seat != score.seat && (index(score).is_none() || index(other) != index(score))
        };
        let shared = scores.iter().filter(rival).any(|other| other.rank == score.rank);
        let tied = scores.iter().filter(rival).any(|other| other.total == score.total);
        let first = score.rank == 1;
        let chip = || shared.then(|| el("span.chip").child(t!(l, table::shared_rank)).into_node());
        let mut rank = Some(t!(l, table::rank, rank = score.rank));
        let mut head = None;
        if let Some(team) = team {
            let detail = [chip(), tied.then(|| el("span").child(team.tie_break.as_str()).into_node())];
            let rank = rank.take().unwrap_or_default();
            let name = team.name.clone();
            let mark = score.mark.clone().unwrap_or_else(|| el("span"));
            head = (last != index(score)).then(|| row("team", rank, mark, name, &team.score, all(detail)));
        }
        last = index(score);
        let detail = [
            rank.is_some().then(chip).flatten(),
            tied.then(|| score.tie.clone()),
            report.remarks[place].as_deref().map(Content::into_node),
        ];
        let class = if rank.is_some() { "" } else { "member" };
        let (rank, mark, name) = (rank.unwrap_or_default(), desk.mark(score.seat, 44), desk.name(score.seat));
        let own = row(class, rank, mark, name, &report.scores[place], all(detail));
        rows.extend(head.into_iter().chain([own]).map(|row| row.class_if("first", move || first)));
    }
    el("ol.standings").child(all(rows))
}

/// A row of the standings.
fn row(class: &'static str, rank: String, mark: El, name: String, score: &str, detail: View) -> El {
    el("li")
        .class(class)
        .child(el("span.rank.num").child(rank))
        .child(mark)
        .child(el("span.who").child(name))
        .child(el("span.score.num").child(score))
        .child(el("div.detail.small.muted").child(detail))
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
        el("div.again")
            .child([button(class, move || rematch.run(swapped)).child(text), el("p.small.muted").child(help)])
    };
    let replay = Route::Replay { save: save.clone(), step: None };
    let ways = [
        link("btn", &replay).child(icon("play")).child(t!(l, end::replay)),
        link("btn", &Route::Table(save)).child(t!(l, table::see_board)),
        button("btn", move || share.set(true)).child(icon("share")).child(t!(l, link::share)),
        button("btn", move || desk.export()).child(icon("export")).child(t!(l, table::export)),
        link("btn quiet", &Route::Shelf).child(t!(l, table::to_shelf)),
    ];
    all([
        el("div.rematch").child([
            again("btn primary", t!(l, table::rematch), same, false),
            again("btn", t!(l, end::swapped), t!(l, end::swapped_help, name = beginner), true),
        ]),
        el("div.row").child(ways),
    ])
}

/// The game in numbers: a column for each seat.
fn numbers(desk: AnyDesk, numbers: &[Numbers]) -> El {
    let l = desk.locale;
    let seats = numbers.first().map_or(0, |row| row.texts.len()) as u8;
    let line = |row: &Numbers| {
        let cells = row.texts.iter().zip(&row.best).map(|(text, best)| {
            let star = best.then(|| {
                all([
                    el("span[aria-hidden=true]").child("★"),
                    el("span.sr").child([" ", t!(l, end::best)].concat()),
                ])
            });
            el("td").class(if *best { "num best" } else { "num" }).child(text.as_str()).child(star)
        });
        el("tr").child(el("th[scope=row]").child(row.name)).child(all(cells))
    };
    let head = Seat::first(seats).map(|seat| player_head(desk, seat));
    scrolled(t!(l, end::numbers), t!(l, end::counted), all(head), all(numbers.iter().map(line)))
}
