//! The final scoring as a story: a bar for everybody, which grows part by part (A93–A100, A114), and then the standings. The same bars
//! stand in the end sheet.

use leptos::prelude::*;

use super::parts::{icon, mark, medal};
use crate::{
    app::{
        games::apiary::{
            animation::{AnimationStep, Scene},
            art::icons,
            model::score_now::{PARTS, Standing, standings},
            seats::class_of,
            table::{ApiaryTable, words},
            words::{Words, thing::rule_of},
        },
        shell::views::CollectAny,
        table::{TableStore, told::Told},
    },
    rules::apiary::{Owner, ScorePart},
    t,
};

/// A segment is so wide at least, in hundredths of the bar, if its number stands in it.
const NARROW: i32 = 7;

/// The class of a part's colour.
pub fn part_class(part: ScorePart) -> &'static str {
    match part {
        ScorePart::Gained => "ap-part-gained",
        ScorePart::Seeds => "ap-part-seeds",
        ScorePart::Tiles => "ap-part-tiles",
        ScorePart::Carvings => "ap-part-carvings",
        ScorePart::Areas => "ap-part-areas",
        ScorePart::Faction => "ap-part-faction",
        ScorePart::Favor => "ap-part-favor",
        ScorePart::Sectors => "ap-part-sectors",
        ScorePart::Items | ScorePart::Workers => "ap-part-items",
    }
}

/// The square with a part's colour.
pub fn swatch(part: ScorePart) -> AnyView {
    view! { <i class=["ap-swatch ", part_class(part)].concat() aria-hidden="true"></i> }.into_any()
}

/// The scoring over the whole screen, while it is told.
#[component]
pub fn Scoring(store: TableStore<ApiaryTable>) -> impl IntoView {
    view! { <Told store picture=scoring /> }
}

fn scoring(store: TableStore<ApiaryTable>, step: &AnimationStep) -> Option<AnyView> {
    let (told, ended) = match step.beat.scene {
        Scene::Part(part) => (Some(part), false),
        Scene::Standings => (None, true),
        _ => return None,
    };
    let words = store.session.with_untracked(|table| words(table, store.locale));
    // The game is over, so nothing of it is a secret any more.
    let mut all = store.session.with_untracked(|table| standings(table.state()));
    if !ended {
        all.sort_by_key(seat_order);
    }
    let top = all.iter().map(|standing| standing.total).max().unwrap_or(1).max(1);
    let known = told.and_then(|part| PARTS.iter().position(|one| *one == part)).unwrap_or(PARTS.len());
    let rows = all.iter().map(|standing| bar(&words, standing, &all, top, known, ended)).collect_any();
    let head = match told {
        Some(part) => view! {
            {swatch(part)}
            <b>{words.part(part)}</b>
            <small>{rule_of(part)}</small>
        }
        .into_any(),
        None => view! { <b>{t!(words.locale, apiary::end::standings)}</b> }.into_any(),
    };
    Some(
        view! {
            <div class="ap-scoring" data-part=told.map_or("standings", ScorePart::name) aria-hidden="true">
                <div class="ap-scorecard">
                    <p class="ap-scoretitle">{t!(words.locale, apiary::end::scoring)}</p>
                    <p class="ap-scorehead">{head}</p>
                    <ol class="ap-scorebars">{rows}</ol>
                </div>
            </div>
        }
        .into_any(),
    )
}

/// Seats in order, the Autopilot after them.
fn seat_order(standing: &Standing) -> usize {
    match standing.owner {
        Owner::Seat(seat) => seat.index(),
        Owner::Autopilot => usize::MAX,
    }
}

/// Everybody's bar with all parts, as a list.
pub fn bars(words: &Words, all: &[Standing]) -> AnyView {
    let top = all.iter().map(|standing| standing.total).max().unwrap_or(1).max(1);
    let rows = all.iter().map(|standing| bar(words, standing, all, top, PARTS.len(), true)).collect_any();
    view! { <ol class="ap-scorebars">{rows}</ol> }.into_any()
}

/// One of them: the parts up to the one at `known`, which is growing; once it has `ended` with the rank, and with what broke a tie.
fn bar(words: &Words, standing: &Standing, all: &[Standing], top: i32, known: usize, ended: bool) -> AnyView {
    let vp_of =
        |part: &ScorePart| standing.parts.iter().find(|(one, _)| one == part).map_or(0, |(_, vp)| *vp);
    let counted = PARTS.iter().take(known + 1).map(|part| (*part, vp_of(part)));
    let total: i32 = counted.clone().map(|(_, vp)| vp).sum();
    let newest = PARTS.get(known).map(|part| (*part, vp_of(part)));
    let segment = |(part, vp): (ScorePart, i32)| {
        let share = vp.max(0) * 100 / top;
        let class =
            [part_class(part), if newest.is_some_and(|(one, _)| one == part) { " ap-grows" } else { "" }];
        let text = (share >= NARROW).then(|| vp.to_string());
        view! { <i class=class.concat() style:width=[&share_of(vp, top), "%"].concat()>{text}</i> }
    };
    let segments = counted.filter(|(_, vp)| *vp > 0).map(segment).collect_any();
    let more = newest
        .filter(|(_, vp)| *vp != 0)
        .map(|(_, vp)| view! { <span class="ap-scoremore num">{["+", &vp.to_string()].concat()}</span> });
    let tied =
        ended && all.iter().any(|other| other.owner != standing.owner && other.total == standing.total);
    let tie = (tied && standing.owner != Owner::Autopilot).then(|| {
        view! { <small>{t!(words.locale, apiary::end::workers, count = standing.tie)}</small> }
    });
    let rank = ended.then(|| view! { <span class="ap-scorerank num">{standing.rank}</span> });
    let crown = (ended && standing.rank == 1).then(|| icon(icons::CROWN, 22));
    view! {
        <li class=class_of(standing.owner) class:ap-leads=ended && standing.rank == 1>
            {rank}
            {mark(standing.owner, 34)}
            <span class="ap-scorename">{words.owner_name(standing.owner).to_owned()} {crown} {tie}</span>
            {more}
            <span class="ap-scoretotal">{medal(total, 40)}</span>
            <span class="ap-scorebar">{segments}</span>
        </li>
    }
    .into_any()
}

/// A share of the bar in hundredths, with one place after the point.
fn share_of(vp: i32, top: i32) -> String {
    let tenths = vp.max(0) * 1000 / top.max(1);
    [&(tenths / 10).to_string(), ".", &(tenths % 10).to_string()].concat()
}
