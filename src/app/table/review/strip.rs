//! The chart of the chances as the slider of a replay: it lies behind the slider's line, the turning points are its stops, and at one of
//! them the replay says what was played and what the coach would have played.

use leptos::{html, prelude::*};

use super::{
    Opened,
    course::{bands_of, emblem, flags, in_percent, percent, picture, share, veil},
    plot::{SMALL, by_step, edges, widest},
    points::Differences,
    work::searched_before,
};
use crate::{
    app::{
        shell::{
            scroll::into_sight,
            views::{CollectAny, live},
        },
        table::context::use_table,
    },
    bots::review::{Decided, Look, Review},
    rules::Seat,
    t,
};

/// A band that is as high as this part of the box has room for its emblem.
const ROOM: f64 = 0.24;
/// So far apart stand the numbers of turning points, as a share of its width.
const GAP: f64 = 0.085;

/// Where a replay stands, and how it is moved. Copied freely.
#[derive(Clone, Copy)]
pub struct Steps {
    /// After how many steps the game is shown.
    pub step: RwSignal<usize>,
    /// Whether it goes on by itself; then nothing is read out.
    pub playing: RwSignal<bool>,
    /// How many steps there are.
    pub last: usize,
    /// Shows it after so many.
    pub go: Callback<usize>,
}

/// A turning point: the decision, and the look at it.
type Stop = (Decided, Look);

/// What was kept of that game as it is shown in its replay: nothing if it cannot be read, or no turn has been looked at closely.
pub fn strip(opened: Opened, steps: Steps) -> AnyView {
    match searched_before(&opened.facts) {
        Some(review) => view! { <Strip opened review steps /> }.into_any(),
        None => ().into_any(),
    }
}

/// The chart, the stops, and what the coach says at a stop.
#[component]
fn Strip(opened: Opened, review: Review, steps: Steps) -> impl IntoView {
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
    let clock = use_table().clock;
    let verdict = move || {
        // First it is seen what was played.
        let step = (!clock.is_on()).then(|| steps.step.get())?;
        let (decided, look) = said.iter().find(|(decided, _)| decided.step + 1 == step)?.clone();
        Some(view! { <Verdict opened=opened.clone() decided look /> }.into_any())
    };
    // On a phone it is further down.
    let coach = NodeRef::<html::Div>::new();
    let go = move |step| {
        steps.go.run(step);
        request_animation_frame(move || {
            if let Some(coach) = coach.try_get_untracked().flatten() {
                into_sight(&coach);
            }
        });
    };
    view! {
        <Picture course places rough steps />
        <Stops stops step=steps.step go=Callback::new(go) />
        <div node_ref=coach class="review coach-said" aria-live=move || if steps.playing.get() { "off" } else { "polite" }>
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
    let of_width = move |step: usize| step as f64 / steps.last.max(1) as f64;
    let edges = edges(&course);
    let mark = |seat: usize| {
        let (step, down) = widest(&edges, seat, ROOM)?;
        Some(emblem(table.mark(Seat::new(seat as u8), 16), share(of_width(step)), share(down)))
    };
    let marks = (0..table.seats.into()).filter_map(mark);
    let veil = rough.map(|step| veil(of_width(step)));
    view! {
        <div class="review strip" aria-hidden="true">
            <div class="chances">
                {picture(SMALL, bands_of(table, SMALL, &edges))}
                {veil}
                {marks.collect_any()}
                {flags(&places.into_iter().map(of_width).collect::<Vec<_>>(), GAP)}
            </div>
        </div>
    }
}

/// The turning points by number: each leads to where its decision has just been made.
#[component]
fn Stops(stops: Vec<Stop>, step: RwSignal<usize>, go: Callback<usize>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    if stops.is_empty() {
        return ().into_any();
    }
    let stop = |(place, (decided, _)): (usize, Stop)| {
        let to = decided.step + 1;
        let here = move || (step.get() == to).then_some("step");
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
                on:click=move |_| go.run(to)
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
    let said = opened.game.says(look.step, None);
    let would = opened.game.says(look.step, Some(&look.best.action));
    view! {
        <dl>
            <dt>{t!(l, review::played)}</dt>
            <dd>{said}</dd>
            <dd class="chance num">{after}</dd>
            <dt>{t!(l, review::coach)}</dt>
            <dd>{would}</dd>
            <dd class="chance num">{in_percent(look.best.chance)}</dd>
        </dl>
        <Differences game=opened.game look />
    }
}
