//! The page of a review: its head, how far the coach is, and the parts. From 700 px on they are a column, on a wide screen two; on a
//! phone they are cards.

use leptos::prelude::*;

use super::{
    Opened,
    course::Course,
    luck::Luck,
    pager::Pager,
    people::People,
    points::Points,
    sure::Sure,
    work::{Standing, Work},
};
use crate::{
    app::{
        board::face::{Face, Mood},
        shell::{icon::Icon, page::Heading, route::Route, views::live},
        table::context::use_table,
    },
    bots::review::Task,
    t,
};

use super::game::COACH;

/// The review on the screen.
#[component]
pub fn Review(opened: Opened) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let work = Work::begin(opened);
    let facts = work.facts();
    let (save, turns) = (facts.save.clone(), facts.turns.len());
    let about = t!(l, review::about, game = table.title, turns = turns);
    let about = if facts.name.is_empty() { about } else { [&facts.name, " · ", &about].concat() };
    view! {
        <main class="screen review">
            <header class="review-head">
                <a class="btn quiet icon" href=Route::End(save.clone()).href() aria-label=t!(l, review::leave)>
                    <Icon name="back" />
                </a>
                <div>
                    <Heading>{t!(l, review::title)}</Heading>
                    <p class="small muted num">{about}</p>
                </div>
                <a class="btn" href=Route::Replay { save, step: None }.href()>
                    <Icon name="play" />
                    <span>{t!(l, review::replay)}</span>
                </a>
            </header>
            <Progress work />
            <Pager work>
                <Course work />
                <Points work />
                <Luck work />
                <People work />
                <Sure work />
            </Pager>
        </main>
    }
}

/// How far the coach is, with the way to stop it and to go on. Nothing when all is done.
#[component]
fn Progress(work: Work) -> impl IntoView {
    let l = use_table().locale;
    let facts = work.facts();
    let turns = facts.turns.len();
    let searched = {
        let facts = facts.clone();
        Memo::new(move |_| work.review.read().searched(&facts.decided, turns, &facts.passes))
    };
    let unseen = {
        let facts = facts.clone();
        Memo::new(move |_| work.review.read().known(&facts.decided, turns) == 0)
    };
    // The pass, and at which turn it is.
    let at = Memo::new(move |_| match work.task.get() {
        Some(Task::Look { step, pass, .. }) => (pass, facts.turn_at(step).max(1)),
        _ => (0, 1),
    });
    let text = move || match (work.standing.get(), at.get()) {
        (Standing::Failed, _) => t!(l, review::failed).to_owned(),
        (Standing::On, (0, turn)) => t!(l, review::first_look, turn = turn, turns = turns),
        (Standing::On, (1, turn)) => t!(l, review::at, turn = turn, turns = turns),
        (Standing::On, _) => t!(l, review::once_more).to_owned(),
        _ if unseen.get() => t!(l, review::stopped_first).to_owned(),
        _ if searched.get() < turns => t!(l, review::stopped, turn = searched.get(), turns = turns),
        _ => t!(l, review::stopped_last).to_owned(),
    };
    let bar = move || {
        let on = work.standing.get() == Standing::On;
        let (label, icon) = if on { (t!(l, review::stop), "stop") } else { (t!(l, review::go_on), "play") };
        let press = move |_| if on { work.stop() } else { work.go_on() };
        let mood = if on { Mood::Think } else { Mood::Idle };
        view! {
            <div class="panel work">
                <Face level=COACH mood size=40 />
                <p role="status">
                    <b>{text}</b>
                    {on.then(|| view! { <span class="small muted">{t!(l, review::meanwhile)}</span> }.into_any())}
                </p>
                <progress
                    max=turns.to_string()
                    prop:value=move || searched.get() as f64
                    aria-label=t!(l, review::progress)
                ></progress>
                <button type="button" class="btn" data-control="work" on:click=press>
                    <Icon name=icon />
                    {label}
                </button>
            </div>
        }
        .into_any()
    };
    let standing = Memo::new(move |_| work.standing.get());
    live(move || (standing.get() != Standing::Done).then(bar))
}
