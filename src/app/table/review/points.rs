//! The turning points: what was played and what the coach would have played on two boards, the parts in which they differ, and ways to
//! go on from there.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    boards::Boards,
    course::percent,
    game::{Difference, Reviewed},
    work::{Standing, Work},
};
use crate::{
    app::{
        shell::{
            icon::Icon,
            keyed::keyed,
            route::Route,
            views::{CollectAny, live},
        },
        table::{context::use_table, hint::Part},
    },
    bots::review::{Decided, Look},
    t,
};

/// So many there are at most.
const MOST: usize = 3;

/// All of them, and a card for what is still looked for.
#[component]
pub fn Points(work: Work) -> impl IntoView {
    let l = use_table().locale;
    let facts = work.facts();
    let found = Memo::new(move |_| {
        let review = work.review.read();
        let points = review.turning_points(&facts.decided, &facts.passes);
        points.iter().map(|point| (point.decided, point.look.clone())).collect::<Vec<_>>()
    });
    let all_searched = {
        let (facts, turns) = (work.facts(), work.facts().turns.len());
        Memo::new(move |_| work.review.read().searched(&facts.decided, turns, &facts.passes) == turns)
    };
    let all = move || (0..).zip(found.get()).collect::<Vec<(usize, (Decided, Look))>>();
    // A card whose decision was looked at again is made anew.
    let key = |(place, (decided, look)): &(usize, (Decided, Look))| (*place, decided.step, look.iterations);
    let card = move |(place, (decided, look))| view! { <Point work place decided look /> }.into_any();
    let rest = move || {
        let count = found.read().len();
        let text = match work.standing.get() {
            // All turns have been looked at: there are no others.
            _ if all_searched.get() && count == 0 => t!(l, review::points_none),
            _ if all_searched.get() || count >= MOST => return None,
            Standing::On => t!(l, review::points_wait),
            _ => t!(l, review::points_stopped),
        };
        Some(
            view! {
                <article class="panel card waits" aria-label=t!(l, review::points)>
                    <p>{text}</p>
                </article>
            }
            .into_any(),
        )
    };
    view! {
        <div class="turning-points">
            {keyed(all, key, card)}
            {live(rest)}
        </div>
    }
}

/// One turning point.
#[component]
fn Point(work: Work, place: usize, decided: Decided, look: Look) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let (game, facts) = (work.game(), work.facts());
    let name = untrack(|| table.name(decided.seat));
    let before = look.chances.get(decided.seat.index()).copied().unwrap_or(0.0);
    let step = look.step;
    let replay = Route::Replay { save: facts.save.clone(), step: Some(step) };
    let play_on = move |_| {
        if let Some(branch) = work.game().branch(step) {
            let names = branch.players.join(" · ");
            let name = t!(l, review::branch, names = names, turn = decided.turn);
            Route::Table(table.autosave.storage.create(&name, branch)).go();
        }
    };
    let of = t!(l, review::point_of, name = name, turn = decided.turn);
    view! {
        <article
            class="panel card point"
            id=["point-", &(place + 1).to_string()].concat()
            aria-label=t!(l, review::point, number = place + 1)
            data-number=(place + 1).to_string()
            tabindex="-1"
        >
            <header>
                <b class="no num">{place + 1}</b>
                {table.mark(decided.seat, 36)}
                <div>
                    <h3>{of}</h3>
                    <p class="small muted num">{t!(l, review::before, percent = percent(before))}</p>
                </div>
            </header>
            <Boards game=game.clone() look=look.clone() />
            <Differences game look />
            <div class="row">
                <a class="btn" href=replay.href()>
                    <Icon name="play" />
                    {t!(l, review::replay_here)}
                </a>
                <button type="button" class="btn" data-control="play-on" on:click=play_on>
                    <Icon name="swap" />
                    {t!(l, review::play_here)}
                </button>
            </div>
        </article>
    }
}

/// The parts in which what was played differs from what the coach would have played, in words.
#[component]
pub fn Differences(game: Arc<dyn Reviewed>, look: Look) -> impl IntoView {
    let l = use_table().locale;
    let differences = game.differences(&look);
    // The parts are what can be counted at once; the search may prefer something for what comes later.
    let hidden = differences.iter().all(|part| part.better);
    let parts = differences.into_iter().map(|part| part_line(part).into_any()).collect_any();
    let later = hidden.then(|| {
        view! { <li class="later"><span></span><span>{t!(l, review::further_on)}</span></li> }.into_any()
    });
    view! { <ul class="differ small">{parts} {later}</ul> }
}

fn part_line(part: Difference) -> impl IntoView {
    let l = use_table().locale;
    let text = match part.of_played {
        true => t!(l, review::says_played, own = part.own, text = part.text, other = part.other),
        false => t!(l, review::says_coach, own = part.own, text = part.text, other = part.other),
    };
    view! {
        <li>
            <b class="num" class:up=part.better class:down=!part.better>{part.value}</b>
            <Part name=part.name text />
        </li>
    }
}
