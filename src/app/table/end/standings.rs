//! The standings: a row for each seat, one for each team above those of its members, and one for whom they all played against. Those who are level with others see
//! what their tie-break is made of.

use leptos::prelude::*;

use crate::app::table::{
    context::{TableContext, use_table},
    contract::{Rival, Team},
    outcome::Rank,
};
use crate::t;

/// With whom a place is level, besides its own team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Level {
    /// Somebody has the same rank.
    shared: bool,
    /// Somebody has the same score, before tie-breaks.
    tied: bool,
}

/// With whom the place at `at` is level.
fn level(ranks: &[Rank], at: usize) -> Level {
    let team = |rank: &Rank| rank.team.as_ref().map(|team| team.index);
    let own = &ranks[at];
    let rivals = || {
        ranks.iter().filter(|rank| rank.seat != own.seat && (team(own).is_none() || team(rank) != team(own)))
    };
    Level {
        shared: rivals().any(|rank| rank.rank == own.rank),
        tied: rivals().any(|rank| rank.total == own.total),
    }
}

/// The standings.
#[component]
pub fn Standings(
    ranks: Vec<Rank>,
    /// Whom all played against, if that is nobody of them.
    rival: Option<Rival>,
    /// In the same order: the scores in words.
    scores: Vec<String>,
    /// In the same order: what is special about them.
    remarks: Vec<Option<String>>,
) -> impl IntoView {
    let levels: Vec<Level> = (0..ranks.len()).map(|at| level(&ranks, at)).collect();
    let mut last = None;
    let mut rows = Vec::new();
    let (above, below) = match rival {
        Some(rival) if rival.rank == 1 => (Some(rival), None),
        rival => (None, rival),
    };
    let outsider = |rival: Option<Rival>| rival.map(|rival| view! { <RivalRow rival /> }.into_any());
    for (((rank, score), remark), level) in ranks.into_iter().zip(scores).zip(remarks).zip(levels) {
        let team = rank.team.as_ref().map(|team| team.index);
        let head = rank.team.clone().filter(|_| last != team);
        last = team;
        rows.push(view! {
            {head.map(|team| view! { <TeamRow team rank=rank.rank level /> }.into_any())}
            <SeatRow rank score remark level />
        });
    }
    view! { <ol class="standings">{outsider(above)} {rows} {outsider(below)}</ol> }
}

/// A team.
#[component]
fn TeamRow(team: Team, rank: u8, level: Level) -> impl IntoView {
    let table = use_table();
    view! {
        <Row
            class="team"
            first=rank == 1
            rank=t!(table.locale, table::rank, rank = rank)
            mark=table.game().team_mark(team.index)
            name=team.name
            score=team.score
        >
            {level.shared.then(|| chip(table))}
            {level.tied.then(|| view! { <span>{team.tie_break}</span> }.into_any())}
        </Row>
    }
}

/// Whom all played against.
#[component]
fn RivalRow(rival: Rival) -> impl IntoView {
    let table = use_table();
    view! {
        <Row
            class=""
            first=rival.rank == 1
            rank=t!(table.locale, table::rank, rank = rival.rank)
            mark=table.game().rival_mark()
            name=rival.name
            score=rival.score
        >
            {rival.remark}
        </Row>
    }
}

/// A seat; the rank of a team's member is that of the team.
#[component]
fn SeatRow(rank: Rank, score: String, remark: Option<String>, level: Level) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let alone = rank.team.is_none();
    view! {
        <Row
            class=if alone { "" } else { "member" }
            first=rank.rank == 1
            rank=if alone { t!(l, table::rank, rank = rank.rank) } else { String::new() }
            mark=table.mark(rank.seat, 44)
            name=untrack(|| table.name(rank.seat))
            score
        >
            {(alone && level.shared).then(|| chip(table))}
            {level.tied.then_some(rank.tie_break)}
            {remark}
        </Row>
    }
}

/// That others have the same rank.
fn chip(table: TableContext) -> impl IntoView {
    view! { <span class="chip">{t!(table.locale, table::shared_rank)}</span> }
}

/// A row of the standings.
#[component]
fn Row(
    class: &'static str,
    first: bool,
    rank: String,
    mark: AnyView,
    name: String,
    score: String,
    children: Children,
) -> impl IntoView {
    view! {
        <li class=class class:first=first>
            <span class="rank num">{rank}</span>
            {mark}
            <span class="who">{name}</span>
            <span class="score num">{score}</span>
            <div class="detail small muted">{children()}</div>
        </li>
    }
}
