//! The chart of the chances: bands or lines over the turns, with the turning points, a slider, and the same as a table.

use leptos::prelude::*;

use super::{
    plot::{Plot, aside, beside, edges, stride, widest},
    work::{Standing, Work},
};
use crate::{
    app::{
        board::decimal::number,
        shell::{
            controls::WordChoices,
            icon::Icon,
            media::use_media,
            route::Route,
            views::{CollectAny, live, show_when},
        },
        table::context::{TableContext, use_table},
    },
    rules::Seat,
    t,
};

/// The box of the chart on a wide screen and on a phone.
const WIDE: Plot = Plot { wide: 700.0, high: 300.0 };
const PHONE: Plot = Plot { wide: 264.0, high: 190.0 };
/// The patterns of the seats, as on their fences: dots, long dashes, dash and dot, double line, ticks; the sixth is plain.
const PATTERNS: &str = r#"<defs><pattern id="chance-v0" class="v0" width="12" height="14" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="2.4" class="pk"/></pattern><pattern id="chance-v1" class="v1" width="18" height="14" patternUnits="userSpaceOnUse"><path class="ps" d="M1 6H11"/></pattern><pattern id="chance-v2" class="v2" width="14" height="14" patternUnits="userSpaceOnUse"><path class="ps" d="M0 6H6"/><circle cx="9.5" cy="6" r="1.5" class="pk"/></pattern><pattern id="chance-v3" class="v3" width="12" height="14" patternUnits="userSpaceOnUse"><path class="ps" d="M0 4H12M0 8H12"/></pattern><pattern id="chance-v4" class="v4" width="12" height="14" patternUnits="userSpaceOnUse"><path class="ps" d="M6 2V10"/></pattern><pattern id="chance-v5" class="v5" width="12" height="14" patternUnits="userSpaceOnUse"></pattern></defs>"#;

/// So far apart stand the numbers of turning points, as a share of the width of either.
const WIDE_GAP: f64 = 0.036;
const PHONE_GAP: f64 = 0.09;
/// So far apart stand the names beside the chart, as a share of its height.
const NAME_GAP: f64 = 0.125;
/// So far from the chart end the lines from its beginning to the names, in units of its width.
const LEAD: f64 = 12.0;

/// A share as a percentage for a style.
pub fn share(part: f64) -> String {
    [number((part * 100.0) as f32).as_str(), "%"].concat()
}

/// A chance as it is told: a whole number of percent.
pub fn percent(chance: f64) -> i32 {
    (chance * 100.0).round() as i32
}

/// The same with its sign.
pub fn in_percent(chance: f64) -> String {
    [percent(chance).to_string().as_str(), "%"].concat()
}

/// The picture of a chart, which fills its frame.
pub fn picture(plot: Plot, inner: AnyView) -> AnyView {
    let viewed = ["0 0 ", &number(plot.wide as f32), " ", &number(plot.high as f32)].concat();
    view! {
        <svg viewBox=viewed preserveAspectRatio="none" aria-hidden="true">
            <g inner_html=PATTERNS />
            {inner}
        </svg>
    }
    .into_any()
}

/// The turning points above a chart by their numbers: where they stand, as shares of its width, and how far apart numbers have to be.
pub fn flags(places: &[f64], gap: f64) -> AnyView {
    let one = |(number_at, (place, aside)): (usize, (&f64, f64))| {
        let aside = number((aside * 100.0) as f32);
        view! { <span class="chance-flag" style:left=share(*place) style:--aside=aside><b class="no num">{number_at}</b></span> }
    };
    (1..).zip(places.iter().zip(aside(places, gap))).map(one).collect_any()
}

/// The emblem of a seat in its band, or on its line.
pub fn emblem(mark: AnyView, left: String, top: String) -> AnyView {
    view! { <span class="chance-mark" style:left=left style:top=top>{mark}</span> }.into_any()
}

/// What lies over the part of a chart of which there is only a rough look: from that share of its width on.
pub fn veil(from: f64) -> AnyView {
    view! { <div class="chance-veil" style:--left=share(1.0 - from)></div> }.into_any()
}

/// What the chart shows, and where the slider stands.
#[derive(Clone, Copy)]
struct Shown {
    work: Work,
    table: TableContext,
    /// By turn: the chances after it.
    course: Memo<Vec<Vec<f64>>>,
    /// Of how many entries of it something is known.
    known: Memo<usize>,
    /// How many turns have been looked at closely.
    searched: Memo<usize>,
    /// The turns of the turning points.
    points: Memo<Vec<usize>>,
    turn: RwSignal<usize>,
    turns: usize,
}

impl Shown {
    /// Whether the chances after that turn are known: those after the last one are.
    fn knows(self, turn: usize) -> bool {
        turn < self.known.get() || turn == self.turns
    }
}

/// The chart with all that belongs to it.
#[component]
pub fn Course(work: Work) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let facts = work.facts();
    let turns = facts.turns.len();
    let (of_course, of_known, of_points) = (facts.clone(), facts.clone(), facts.clone());
    let shown = Shown {
        work,
        table,
        course: Memo::new(move |_| work.review.read().course(&of_course.decided, turns, &of_course.end)),
        known: Memo::new(move |_| work.review.read().known(&of_known.decided, turns)),
        searched: Memo::new(move |_| work.review.read().searched(&facts.decided, turns, &facts.passes)),
        points: Memo::new(move |_| {
            let review = work.review.read();
            let points = review.turning_points(&of_points.decided, &of_points.passes);
            points.iter().map(|point| point.decided.turn).collect()
        }),
        turn: RwSignal::new(turns),
        turns,
    };
    let (bands, listed) = (RwSignal::new(true), RwSignal::new(false));
    let pictures = vec![
        (true, "chance-bands", t!(l, review::bands).to_owned()),
        (false, "chance-lines", t!(l, review::lines).to_owned()),
    ];
    view! {
        <section class="panel card p-course" aria-label=t!(l, review::chance)>
            <div class="course-head">
                <h2>{t!(l, review::chance)}</h2>
                <WordChoices
                    legend=t!(l, review::picture)
                    group="chance"
                    choices=pictures
                    value=bands
                    set=move |on| bands.set(on)
                />
            </div>
            <Chart shown bands />
            <Slider shown />
            <Reading shown />
            <Key shown />
            <details class="data" on:toggle=move |_| listed.update(|listed| *listed = !*listed)>
                <summary>{t!(l, review::table)}</summary>
                // Nobody reads it while it is closed, and it changes with every look of the coach.
                {show_when(move || listed.get(), move || view! { <Numbers shown /> }.into_any())}
            </details>
        </section>
    }
}

#[component]
fn Chart(shown: Shown, bands: RwSignal<bool>) -> impl IntoView {
    let Shown { table, course, turns, .. } = shown;
    let phone = use_media("(max-width: 699px)");
    let label = t!(table.locale, review::chart, players = table.seats, turns = turns);
    let drawn = move || {
        let plot = if phone.get() { PHONE } else { WIDE };
        let course = course.read();
        let inner = if bands.get() {
            bands_of(shown.table, plot, &edges(&course))
        } else {
            let leads = (!phone.get()).then(|| leads(plot, &course));
            (leads, line_paths(shown, plot, &course)).into_any()
        };
        picture(plot, inner)
    };
    let veil = move || {
        let (done, known) = (shown.searched.get(), shown.known.get());
        let from = |turn: usize| turn as f64 / turns.max(1) as f64;
        let rough = (done < turns).then(|| veil(from(done)));
        let blank = (known <= turns).then(|| {
            let left = share(1.0 - from(known.saturating_sub(1)));
            view! { <div class="chance-veil blank" style:--left=left></div> }.into_any()
        });
        Some((rough, blank).into_any()).filter(|_| done < turns || known <= turns)
    };
    let grid = [0, 25, 50, 75, 100].map(|value| {
        view! {
            <span class="of-100 num" style:top=share(1.0 - f64::from(value) / 100.0)>
                {[value.to_string().as_str(), "%"].concat()}
            </span>
        }
    });
    let emblems = move || {
        let course = course.read();
        let edges = edges(&course);
        let one = |seat: usize| {
            let (turn, down) = if bands.get() {
                widest(&edges, seat, 0.11)?
            } else {
                let turn = (turns * (2 + seat % 3) / 6).min(turns);
                (turn, 1.0 - course.get(turn)?[seat])
            };
            if !shown.knows(turn) {
                return None;
            }
            let left = share(turn as f64 / turns.max(1) as f64);
            Some(emblem(table.mark(Seat::new(seat as u8), 22), left, share(down)))
        };
        (0..table.seats.into()).filter_map(one).collect_any()
    };
    // A phone has no room beside the chart; there the emblems in it have to do.
    let names = move || {
        let begins = course.read().first().map(|chances| standing(chances, bands.get()));
        let stand = begins.filter(|_| !phone.get()).map_or(Vec::new(), |begins| beside(&begins, NAME_GAP));
        let name = |(seat, down): (u8, &f64)| {
            let seat = Seat::new(seat);
            view! { <span class="chance-name" style:top=share(*down)>{table.mark(seat, 22)} <span>{table.name(seat)}</span></span> }
        };
        (0..).zip(&stand).map(name).collect_any()
    };
    view! {
        <div class="chances" class:lines=move || !bands.get() role="img" aria-label=label>
            {grid.collect_any()}
            {live(names)}
            {live(drawn)}
            {live(veil)}
            {live(emblems)}
            {axis(shown)}
            {live(move || points_of(shown, if phone.get() { PHONE_GAP } else { WIDE_GAP }))}
            {live(move || cursor(shown, bands))}
        </div>
    }
}

/// The bands of all seats, by the edges between them.
pub fn bands_of(table: TableContext, plot: Plot, edges: &[Vec<f64>]) -> AnyView {
    let one = |seat: usize| {
        let (path, class) = (plot.band(edges, seat), table.class(Seat::new(seat as u8)));
        let pattern = ["url(#chance-", class, ")"].concat();
        view! {
            <g class=class>
                <path class="chance-band" d=path.clone() />
                <path class="chance-pattern" fill=pattern d=path.clone() />
                <path class="chance-edge" d=path />
            </g>
        }
    };
    (0..table.seats.into()).map(one).collect_any()
}

fn line_paths(shown: Shown, plot: Plot, course: &[Vec<f64>]) -> AnyView {
    let one = |seat: usize| {
        let points = plot.line(course, seat);
        view! {
            <g class=shown.table.class(Seat::new(seat as u8))>
                <polyline class="under" points=points.clone() />
                <polyline class="line" points=points />
            </g>
        }
    };
    (0..shown.table.seats.into()).rev().map(one).collect_any()
}

/// Where the seats stand, as shares of the height from the top: in the middle of their bands, or on their lines.
fn standing(chances: &[f64], bands: bool) -> Vec<f64> {
    if bands {
        edges(&[chances.to_vec()])[0].windows(2).map(|band| (band[0] + band[1]) / 2.0).collect()
    } else {
        chances.iter().map(|chance| 1.0 - chance).collect()
    }
}

/// From the names beside the chart to where the lines begin.
fn leads(plot: Plot, course: &[Vec<f64>]) -> AnyView {
    let begins = course.first().map_or(Vec::new(), |chances| standing(chances, false));
    let lead = |(down, begin): (f64, &f64)| {
        let [down, begin] = [down, *begin].map(|share| number((share * plot.high) as f32));
        let path = ["M", &number(-LEAD as f32), " ", &down, "L0 ", &begin].concat();
        view! { <path class="chance-lead" d=path /> }
    };
    beside(&begins, NAME_GAP).into_iter().zip(&begins).map(lead).collect_any()
}

/// The numbers of the turns, and what is marked in them.
fn axis(shown: Shown) -> AnyView {
    let (facts, turns) = (shown.work.facts(), shown.turns);
    let left = move |turn: usize| share(turn as f64 / turns.max(1) as f64);
    let step = stride(turns, 8);
    let tick = |turn: usize| view! { <span class="tick num" style:left=left(turn)>{turn}</span> };
    let marked = facts.turns.iter().enumerate().filter(|(_, turn)| turn.landmark);
    let landmark = |(place, _)| {
        view! { <span class="chance-sign" style:left=left(place + 1)>{shown.table.game().landmark(16)}</span> }
    };
    let signs = marked.map(landmark).collect_any();
    // The roll of the game is known as soon as luck is.
    let stroke = move || {
        let review = shown.work.review.read();
        let facts = shown.work.facts();
        review.stroke().map(|(fortune, _)| {
            let left = left(facts.turn_at(fortune.step));
            let icon = if fortune.dice { "dice" } else { "card" };
            view! { <span class="chance-sign stroke" style:left=left><Icon name=icon /></span> }.into_any()
        })
    };
    ((step..=turns).step_by(step).map(tick).collect_any(), signs, live(stroke)).into_any()
}

/// The turning points so far.
fn points_of(shown: Shown, gap: f64) -> AnyView {
    let place = |turn: &usize| *turn as f64 / shown.turns.max(1) as f64;
    flags(&shown.points.read().iter().map(place).collect::<Vec<_>>(), gap)
}

fn cursor(shown: Shown, bands: RwSignal<bool>) -> AnyView {
    let (turn, course) = (shown.turn.get(), shown.course.read());
    let Some(chances) = course.get(turn).filter(|_| shown.knows(turn)) else { return ().into_any() };
    let stand = standing(chances, bands.get());
    let dots = stand.into_iter().map(|down| view! { <i style:top=share(down)></i> }).collect_any();
    view! { <span class="chance-cursor" style:left=share(turn as f64 / shown.turns.max(1) as f64)>{dots}</span> }
        .into_any()
}

/// A chance after a turn, if it is known.
fn percent_of(shown: Shown, turn: usize, chance: f64) -> String {
    if shown.knows(turn) { in_percent(chance) } else { "–".to_owned() }
}

/// What a turn is called: the one before the first is the start.
fn name_of(shown: Shown, turn: usize) -> String {
    let l = shown.table.locale;
    if turn == 0 { t!(l, review::start).to_owned() } else { t!(l, review::turn, turn = turn) }
}

#[component]
fn Slider(shown: Shown) -> impl IntoView {
    let l = shown.table.locale;
    let moved = move |event| {
        if let Ok(turn) = event_target_value(&event).parse() {
            shown.turn.set(turn);
        }
    };
    let said = move || {
        let (turn, course) = (shown.turn.get(), shown.course.read());
        let of = |(seat, chance): (u8, &f64)| {
            t!(l, review::of, name = shown.table.name(Seat::new(seat)), percent = percent(*chance))
        };
        let mut chances: Vec<String> = (0..).zip(course.get(turn).into_iter().flatten()).map(of).collect();
        if !shown.knows(turn) {
            chances = vec![t!(l, review::percent_unknown).to_owned()];
        }
        t!(l, review::at_turn, turn = name_of(shown, turn), chances = chances.join(", "))
    };
    view! {
        <div class="course-slider">
            <input
                type="range"
                min="0"
                max=shown.turns.to_string()
                aria-label=t!(l, review::slider)
                aria-valuetext=said
                prop:value=move || shown.turn.get().to_string()
                on:input=moved
            />
        </div>
    }
}

/// The turn at which the slider stands: the chance of each seat, whose turn it was, and the way into the replay.
#[component]
fn Reading(shown: Shown) -> impl IntoView {
    let (table, l) = (shown.table, shown.table.locale);
    let facts = shown.work.facts();
    let chip = move |seat: usize| {
        let chance = move || {
            let course = shown.course.read();
            let turn = shown.turn.get();
            course.get(turn).map(|chances| percent_of(shown, turn, chances[seat]))
        };
        let seat = Seat::new(seat as u8);
        view! {
            <span class="chip num">
                {table.mark(seat, 22)}
                <span class="sr">{untrack(|| table.name(seat))}</span>
                <b>{chance}</b>
            </span>
        }
        .into_any()
    };
    let named = facts.clone();
    let whose = move || {
        let turn = shown.turn.get();
        let place = turn.checked_sub(1);
        let played = place.and_then(|place| facts.turns.get(place));
        let step = played.or(facts.turns.first()).map_or(0, |turn| turn.from);
        let to = Route::Replay { save: facts.save.clone(), step: Some(step) };
        view! {
            <p class="small muted whose">
                <a href=to.href()>{t!(l, review::open)}</a>
            </p>
        }
        .into_any()
    };
    // As the replay calls it: in games whose turn is a round of all, that is who leads it.
    let title = move || {
        let turn = shown.turn.get();
        let played = turn.checked_sub(1).and_then(|place| named.turns.get(place));
        let name = played.map(|played| untrack(|| table.name(played.seat)));
        name.map_or_else(|| name_of(shown, turn), |name| t!(l, replay::turn, number = turn, name = name))
    };
    view! {
        <div class="reading">
            <p class="turn-name num">{title}</p>
            {(0..table.seats.into()).map(chip).collect_any()}
            {live(whose)}
        </div>
    }
}

/// What the signs in the chart are.
#[component]
fn Key(shown: Shown) -> impl IntoView {
    let (table, l) = (shown.table, shown.table.locale);
    let facts = shown.work.facts();
    let landmark = facts.turns.iter().any(|turn| turn.landmark).then(|| {
        let text = untrack(|| table.game().outcome()).report.course.landmark;
        view! { <span>{table.game().landmark(16)} {text}</span> }.into_any()
    });
    let dice = shown.work.game().rolls();
    let stroke = if dice { ("dice", t!(l, review::key_roll)) } else { ("card", t!(l, review::key_draw)) };
    let points = move || {
        (!shown.points.read().is_empty())
            .then(|| view! { <span><b class="no num">"1"</b> {t!(l, review::key_point)}</span> }.into_any())
    };
    let rough = move || {
        (shown.work.standing.get() != Standing::Done && shown.searched.get() < shown.turns)
            .then(|| view! { <span><i class="rough"></i> {t!(l, review::key_rough)}</span> }.into_any())
    };
    view! {
        <p class="course-key small muted">
            {live(points)}
            {landmark}
            <span>
                <Icon name=stroke.0 />
                {stroke.1}
            </span>
            {live(rough)}
        </p>
    }
}

/// The same in numbers.
#[component]
fn Numbers(shown: Shown) -> impl IntoView {
    let (table, l) = (shown.table, shown.table.locale);
    let head = Seat::first(table.seats).map(|seat| {
        view! {
            <th scope="col">
                {table.mark(seat, 24)}
                <span class="name">{untrack(|| table.name(seat))}</span>
            </th>
        }
    });
    let rows = move || {
        let points = shown.points.get();
        let row = |(turn, chances): (usize, &Vec<f64>)| {
            let point = points.iter().position(|point| *point == turn).map(|place| {
                view! {
                    <b class="no num" aria-hidden="true">{place + 1}</b>
                    <span class="sr">{t!(l, review::point, number = place + 1)}</span>
                }
                .into_any()
            });
            let cell = |chance: &f64| {
                view! { <td class="num">{percent_of(shown, turn, *chance)}</td> }
            };
            view! {
                <tr>
                    <th scope="row">
                        {name_of(shown, turn)}
                        {point}
                    </th>
                    {chances.iter().map(cell).collect_any()}
                </tr>
            }
        };
        shown.course.read().iter().enumerate().map(row).collect_any()
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!(l, review::table)>
            <table>
                <caption class="sr">{t!(l, review::chance)}</caption>
                <thead>
                    <tr>
                        <th scope="col">{t!(l, review::slider)}</th>
                        {head.collect_any()}
                    </tr>
                </thead>
                <tbody>{live(rows)}</tbody>
            </table>
        </div>
    }
}
