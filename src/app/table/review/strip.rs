//! The chart of the chances as the slider of a replay: it lies behind the slider's line, the turning points are its stops, and at one of
//! them the replay says what was played and what the coach would have played.

use leptos::prelude::*;

use super::{
    Opened,
    course::{PATTERNS, bands_of, percent, share},
    plot::{Plot, by_step, edges, widest},
    points::part_line,
};
use crate::{
    app::{
        board::decimal::number,
        shell::views::{CollectAny, live},
        table::context::use_table,
    },
    bots::review::{Decided, Look, Review},
    rules::Seat,
    t,
};

/// The box of the chart; it is stretched to the width of the slider.
const BOX: Plot = Plot { wide: 300.0, high: 84.0 };
/// A band that is as high as this part of the box has room for its emblem.
const ROOM: f64 = 0.24;

/// Where a replay stands, and how it is moved. Copied freely.
#[derive(Clone, Copy)]
pub struct Steps {
    /// After how many steps the game is shown.
    pub step: RwSignal<usize>,
    /// How many there are.
    pub last: usize,
    /// Shows it after so many.
    pub go: Callback<usize>,
}

/// A turning point: the decision, and the look at it.
type Stop = (Decided, Look);

/// The chart, the stops, and what the coach says at a stop.
#[component]
pub fn Strip(opened: Opened, review: Review, steps: Steps) -> impl IntoView {
    let facts = opened.facts.clone();
    let points = review.turning_points(&facts.decided, &facts.passes);
    let stops: Vec<Stop> = points.iter().map(|point| (point.decided, point.look.clone())).collect();
    let turns = facts.turns.len();
    let course = review.course(&facts.decided, turns, &facts.end);
    let mut starts: Vec<usize> = facts.turns.iter().map(|turn| turn.from).collect();
    starts.push(steps.last);
    let course = by_step(&course, &starts);
    let searched = review.searched(&facts.decided, turns, &facts.passes);
    let rough = (searched < turns).then(|| starts[searched]);
    let places: Vec<usize> = stops.iter().map(|(decided, _)| decided.step + 1).collect();
    let said = stops.clone();
    let verdict = move || {
        let step = steps.step.get();
        let (decided, look) = said.iter().find(|(decided, _)| decided.step + 1 == step)?.clone();
        Some(view! { <Verdict opened=opened.clone() decided look /> }.into_any())
    };
    view! {
        <Picture course places rough steps />
        <Stops stops steps />
        <div class="review coach-said" aria-live="polite">
            {live(verdict)}
        </div>
    }
}

/// The bands over the steps, and the numbers of the turning points above them.
#[component]
fn Picture(
    course: Vec<Vec<f64>>,
    places: Vec<usize>,
    /// From where on the coach has had only a rough look.
    rough: Option<usize>,
    steps: Steps,
) -> impl IntoView {
    let table = use_table();
    let left = move |step: usize| share(step as f64 / steps.last.max(1) as f64);
    let flag = |(place, step): (usize, &usize)| {
        view! { <span class="chance-flag" style:left=left(*step)><b class="no num">{place + 1}</b></span> }
    };
    let flags = places.iter().enumerate().map(flag).collect_any();
    let edges = edges(&course);
    let emblem = |seat: usize| {
        let (step, down) = widest(&edges, seat, ROOM)?;
        let mark = table.mark(Seat::new(seat as u8), 16);
        Some(
            view! { <span class="chance-mark" style:left=left(step) style:top=share(down)>{mark}</span> }
                .into_any(),
        )
    };
    let emblems = (0..table.seats.into()).filter_map(emblem).collect_any();
    let veil = rough.map(|step| {
        let covered = share(1.0 - step as f64 / steps.last.max(1) as f64);
        view! { <div class="chance-veil" style:--left=covered></div> }.into_any()
    });
    let viewed = ["0 0 ", &number(BOX.wide as f32), " ", &number(BOX.high as f32)].concat();
    view! {
        <div class="review strip" aria-hidden="true">
            <div class="chances">
                <svg viewBox=viewed preserveAspectRatio="none">
                    <g inner_html=PATTERNS />
                    {bands_of(table, BOX, &edges)}
                </svg>
                {veil}
                {emblems}
                {flags}
            </div>
        </div>
    }
}

/// The turning points by number: each leads to where its decision has just been made.
#[component]
fn Stops(stops: Vec<Stop>, steps: Steps) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    if stops.is_empty() {
        return ().into_any();
    }
    let stop = |(place, (decided, _)): (usize, Stop)| {
        let step = decided.step + 1;
        let here = move || (steps.step.get() == step).then_some("step");
        let name = t!(l, review::point, number = place + 1);
        let of = t!(l, review::point_of, name = untrack(|| table.name(decided.seat)), turn = decided.turn);
        let label = t!(l, common::sentences, a = name, b = of);
        view! {
            <button
                type="button"
                class="btn quiet icon"
                aria-label=label.clone()
                title=label
                aria-current=here
                on:click=move |_| steps.go.run(step)
            >
                <b class="no num">{place + 1}</b>
            </button>
        }
    };
    view! {
        <div class="review stops" role="group" aria-label=t!(l, review::points)>
            <span class="small muted">{t!(l, review::points)}</span>
            {stops.into_iter().enumerate().map(stop).collect_any()}
        </div>
    }
    .into_any()
}

/// What was played, what the coach would have played, and in which parts they differ.
#[component]
fn Verdict(opened: Opened, decided: Decided, look: Look) -> impl IntoView {
    let l = use_table().locale;
    let before = look.chances.get(decided.seat.index()).copied().unwrap_or(0.0);
    let after = t!(l, review::from_to, before = percent(before), after = percent(look.played.chance));
    let best = [percent(look.best.chance).to_string().as_str(), "%"].concat();
    let said = opened.game.says(look.step, None);
    let would = opened.game.says(look.step, Some(&look.best.action));
    let parts = opened.game.differences(&look).into_iter().map(|part| part_line(part).into_any());
    view! {
        <dl>
            <dt>{t!(l, review::played)}</dt>
            <dd>{said}</dd>
            <dd class="chance num">{after}</dd>
            <dt>{t!(l, review::coach)}</dt>
            <dd>{would}</dd>
            <dd class="chance num">{best}</dd>
        </dl>
        <ul class="differ small">{parts.collect_any()}</ul>
    }
}
