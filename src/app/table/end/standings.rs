//! The standings: a row for each seat, and one for each team above those of its members. Those who are level with others see
//! what their tie-break is made of.

use leptos::prelude::*;

use crate::app::table::{contract::Team, outcome::Rank, scenes::Scenes, store::TableStore};
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
fn level<T: Scenes>(ranks: &[Rank<T>], at: usize) -> Level {
    let team = |rank: &Rank<T>| rank.team.as_ref().map(|team| team.index);
    let own = &ranks[at];
    let rivals = || {
        ranks.iter().filter(|rank| {
            rank.score.seat != own.score.seat && (team(own).is_none() || team(rank) != team(own))
        })
    };
    Level {
        shared: rivals().any(|rank| rank.score.rank == own.score.rank),
        tied: rivals().any(|rank| rank.score.total == own.score.total),
    }
}

/// The standings.
#[component]
pub fn Standings<T: Scenes>(
    store: TableStore<T>,
    ranks: Vec<Rank<T>>,
    /// In the same order: the scores in words.
    scores: Vec<String>,
    /// In the same order: what is special about them.
    remarks: Vec<Option<String>>,
) -> impl IntoView {
    let levels: Vec<Level> = (0..ranks.len()).map(|at| level(&ranks, at)).collect();
    let mut last = None;
    let mut rows = Vec::new();
    for (((rank, score), remark), level) in ranks.into_iter().zip(scores).zip(remarks).zip(levels) {
        let team = rank.team.as_ref().map(|team| team.index);
        let head = rank.team.clone().filter(|_| last != team);
        last = team;
        rows.push(view! {
            {head.map(|team| view! { <TeamRow store team rank=rank.score.rank level /> })}
            <SeatRow store rank score remark level />
        });
    }
    view! { <ol class="standings">{rows}</ol> }
}

/// A team.
#[component]
fn TeamRow<T: Scenes>(store: TableStore<T>, team: Team, rank: u8, level: Level) -> impl IntoView {
    view! {
        <Row
            class="team"
            first=rank == 1
            rank=t!(store.locale, table::rank, rank = rank)
            mark=T::team_mark(team.index)
            name=team.name
            score=team.score
        >
            {level.shared.then(|| chip(store))}
            {level.tied.then(|| view! { <span>{team.tie_break}</span> })}
        </Row>
    }
}

/// A seat; the rank of a team's member is that of the team.
#[component]
fn SeatRow<T: Scenes>(
    store: TableStore<T>,
    rank: Rank<T>,
    score: String,
    remark: Option<String>,
    level: Level,
) -> impl IntoView {
    let (l, Rank { score: own, team }) = (store.locale, rank);
    let alone = team.is_none();
    view! {
        <Row
            class=if alone { "" } else { "member" }
            first=own.rank == 1
            rank=if alone { t!(l, table::rank, rank = own.rank) } else { String::new() }
            mark=store.mark(own.seat, 44)
            name=untrack(|| store.name(own.seat))
            score
        >
            {(alone && level.shared).then(|| chip(store))}
            {level.tied.then(|| T::tie_break(l, &own))}
            {remark}
        </Row>
    }
}

/// That others have the same rank.
fn chip<T: Scenes>(store: TableStore<T>) -> impl IntoView {
    view! { <span class="chip">{t!(store.locale, table::shared_rank)}</span> }
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
