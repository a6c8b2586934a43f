//! How people decided: what the coach would have done, something else that is as good, another way. There are no grades.

use leptos::prelude::*;

use super::work::Work;
use crate::{
    app::{
        shell::views::{CollectAny, live},
        table::context::use_table,
    },
    bots::review::Tally,
    t,
};

/// The panel; nothing where only bots have played.
#[component]
pub fn People(work: Work) -> impl IntoView {
    let l = use_table().locale;
    let facts = work.facts();
    if !facts.decided.iter().any(|decided| decided.person) {
        return ().into_any();
    }
    let turns = facts.turns.len();
    let up_to = move || {
        let facts = work.facts();
        let searched = work.review.read().searched(&facts.decided, turns, &facts.passes);
        (searched < turns).then(|| {
            view! { <small class="small muted num">" " {t!(l, review::up_to, turn = searched)}</small> }
                .into_any()
        })
    };
    let all = move || {
        let facts = work.facts();
        let tallies = work.review.read().tallies(&facts.decided, &facts.passes);
        tallies.into_iter().map(|tally| one(work, tally)).collect_any()
    };
    view! {
        <section class="panel card p-people" tabindex="0" aria-label=t!(l, review::people)>
            <h2>
                {t!(l, review::people)}
                {live(up_to)}
            </h2>
            <div class="tallies">{live(all)}</div>
        </section>
    }
    .into_any()
}

fn one(work: Work, tally: Tally) -> AnyView {
    let table = use_table();
    let l = table.locale;
    let Tally { seat, same, as_good, other, find } = tally;
    let all = same + as_good + other;
    let name = untrack(|| table.name(seat));
    if all == 0 {
        return view! {
            <div class="tally">
                {table.mark(seat, 36)}
                <div>
                    <h3>{name}</h3>
                    <p class="small muted">{t!(l, review::people_wait)}</p>
                </div>
            </div>
        }
        .into_any();
    }
    let parts = [("same", same), ("as-good", as_good), ("other", other)];
    let strip = parts.map(|(class, count)| view! { <i class=class style:--n=count.to_string()></i> });
    let texts = [
        t!(l, review::same, count = same),
        t!(l, review::as_good, count = as_good),
        t!(l, review::other, count = other),
    ];
    let legend =
        parts.into_iter().zip(texts).map(|((class, _), text)| view! { <li><i class=class></i> {text}</li> });
    let facts = work.facts();
    let find = find.map(|step| {
        let what = work.game().says(step, None);
        let text = t!(l, review::find_at, turn = facts.turn_at(step), what = what);
        view! { <p class="small"><b>{t!(l, review::find)}</b> " " {text}</p> }.into_any()
    });
    let review = work.review.read();
    let points = review.turning_points(&facts.decided, &facts.passes);
    let own = points.iter().position(|point| point.decided.seat == seat && point.decided.person);
    let second = own.map(|place| {
        let show = move |_| {
            let id = ["point-", &(place + 1).to_string()].concat();
            if let Some(card) = document().get_element_by_id(&id) {
                card.scroll_into_view();
                use wasm_bindgen::JsCast;
                if let Some(card) = card.dyn_ref::<web_sys::HtmlElement>() {
                    let _ = card.focus();
                }
            }
        };
        view! {
            <p class="small muted second">
                {t!(l, review::second)} " "
                <button type="button" class="btn quiet" on:click=show>
                    {t!(l, review::number, number = place + 1)}
                </button>
            </p>
        }
        .into_any()
    });
    view! {
        <div class="tally">
            {table.mark(seat, 36)}
            <div>
                <h3>{t!(l, review::as_good_of, name = name, good = same + as_good, all = all)}</h3>
                <div class="strip" aria-hidden="true">{strip.collect_any()}</div>
                <ul class="legend small muted num">{legend.collect_any()}</ul>
                {find}
                {second}
            </div>
        </div>
    }
    .into_any()
}
