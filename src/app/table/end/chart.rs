//! The course of a game as a chart: a line for each seat over the turns, and the same as a table. The lines stretch with the
//! page; what is written stands beside them as text and keeps its size.

use std::cmp::Reverse;

use leptos::prelude::*;

use super::data_table::DataTable;
use crate::app::{
    shell::{text::Locale, views::CollectAny},
    table::{
        context::{TableContext, use_table},
        contract::Course,
    },
};
use crate::{order, rules::Seat, session::Turn, t};

/// The picture's height and width in its own units.
const SIDE: i32 = 1000;
/// Marks at the ends of lines are at least so far from each other, in the same units.
const NEAR: i32 = 95;
/// Lines that run along the same way are so far from each other.
const APART: i32 = 15;

/// A share of the side.
fn part(value: i32, of: i32) -> i32 {
    (value * SIDE + of / 2) / of.max(1)
}

/// How far down the picture a value is.
fn down(value: i32, top: i32) -> i32 {
    SIDE - part(value, top)
}

/// Thousandths as a percentage.
fn percent(thousandths: i32) -> String {
    [(thousandths / 10).to_string().as_str(), ".", &(thousandths % 10).to_string(), "%"].concat()
}

/// How far down the lines go at each place, by seat. Lines that run along the same way are set apart, in that order from below.
fn places(series: &[Vec<i32>], order: &[Seat], top: i32) -> Vec<Vec<i32>> {
    let value = |seat: &Seat, at: usize| series.get(seat.index()).and_then(|values| values.get(at).copied());
    let together = |one: &Seat, other: &Seat, at: usize| {
        let same = |at: usize| value(one, at).is_some() && value(one, at) == value(other, at);
        same(at) && (same(at + 1) || at > 0 && same(at - 1))
    };
    let place = |seat: &Seat, at: usize, value: i32| {
        let along: Vec<&Seat> =
            order.iter().filter(|other| *other == seat || together(seat, other, at)).collect();
        let below = along.iter().position(|other| *other == seat).unwrap_or(0) as i32;
        // All of them stay in the picture.
        down(value, top).max((along.len() as i32 - 1) * APART) - below * APART
    };
    let line = |(seat, values): (u8, &Vec<i32>)| {
        values.iter().enumerate().map(|(at, value)| place(&Seat::new(seat), at, *value)).collect()
    };
    (0u8..).zip(series).map(line).collect()
}

/// The points of a line from left to right, for a `polyline`.
fn points(places: &[i32]) -> String {
    let last = places.len() as i32 - 1;
    let mut text = String::new();
    for (at, down) in places.iter().enumerate() {
        for part in [&part(at as i32, last).to_string(), ",", &down.to_string(), " "] {
            text.push_str(part);
        }
    }
    text
}

/// How far down the marks at the ends of the lines stand, by seat: as near to their lines as they can without hiding each
/// other.
fn ends(values: &[i32], top: i32) -> Vec<i32> {
    let order = order::positions_by_key(values.len(), |at| Reverse(values[at]));
    let mut places: Vec<i32> = values.iter().map(|value| down(*value, top)).collect();
    for pair in order.windows(2) {
        places[pair[1]] = places[pair[1]].max(places[pair[0]] + NEAR);
    }
    for (below, seat) in order.iter().rev().enumerate() {
        places[*seat] = places[*seat].min(SIDE - NEAR * below as i32);
    }
    places
}

/// Every how many turns a number stands below: not more than ten of them.
fn stride(turns: usize) -> usize {
    [1, 2, 5, 10, 20, 50].into_iter().find(|step| turns / step <= 10).unwrap_or(100)
}

/// The chart with its table.
#[component]
pub fn Chart(
    /// What is in it besides its lines.
    course: Course,
    turns: Vec<Turn>,
    /// By seat: the level before the first turn.
    beginning: Vec<i32>,
    /// The seats in the order of the ranks.
    order: Vec<Seat>,
    /// A level with its unit.
    level: fn(Locale, i32) -> String,
) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let series: Vec<Vec<i32>> = (0..beginning.len())
        .map(|seat| {
            let own = turns.iter().map(|turn| turn.levels[seat]);
            std::iter::once(beginning[seat]).chain(own).collect()
        })
        .collect();
    let label = t!(l, end::chart, title = course.title, turns = turns.len());
    let marked = turns.iter().any(|turn| turn.landmark);
    let key = marked.then(|| {
        view! {
            <p class="key small muted">
                {table.game().landmark(18)}
                {course.landmark.clone()}
            </p>
        }
        .into_any()
    });
    view! {
        <div class="plot" role="img" aria-label=label>
            {bands(l, &course, level)}
            {lines(table, &places(&series, &order, course.top))}
            {axis(table, &turns, course.by_turn)}
            {end_marks(table, &series, course.top)}
        </div>
        {key}
        <details class="data">
            <summary>{t!(l, end::data)}</summary>
            <CourseTable turns beginning unit=level title=course.title landmark=course.landmark />
        </details>
    }
}

/// The values across, and the bands between them.
fn bands(l: Locale, course: &Course, level: fn(Locale, i32) -> String) -> impl IntoView + use<> {
    let top = course.top;
    let band = |(number, name): (usize, &&'static str)| {
        let (from, to) = (course.grid[number + 1], course.grid[number + 2]);
        let (upper, lower) = (down(to, top), down(from, top));
        let class = ["band", "band second", "band third"][number.min(2)];
        view! {
            <div class=class style:top=percent(upper) style:height=percent(lower - upper)>
                {*name}
            </div>
        }
    };
    let across = |value: &i32| {
        view! {
            <div class="across num" style:top=percent(down(*value, top))>
                {level(l, *value)}
            </div>
        }
    };
    (course.bands.iter().enumerate().map(band).collect_any(), course.grid.iter().map(across).collect_any())
}

/// A line for each seat; the first seats on top, because their patterns have gaps.
fn lines(table: TableContext, places: &[Vec<i32>]) -> impl IntoView + use<> {
    let line = |(seat, places): (u8, &Vec<i32>)| {
        let points = points(places);
        view! {
            <g class=table.class(Seat::new(seat))>
                <polyline class="under" points=points.clone() />
                <polyline class="line" points=points />
            </g>
        }
    };
    let mut lines: Vec<_> = (0u8..).zip(places).map(line).collect();
    lines.reverse();
    view! {
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
            {lines}
        </svg>
    }
}

/// The numbers of the turns, and what is marked in them.
fn axis(table: TableContext, turns: &[Turn], by_turn: bool) -> impl IntoView + use<> {
    let last = turns.len() as i32;
    let step = stride(turns.len());
    let number = |place: usize| {
        view! {
            <span class="tick num" style:left=percent(part(place as i32, last))>
                {place}
            </span>
        }
    };
    let landmark = |(place, turn): (usize, &Turn)| {
        view! {
            <span class="landmark" style:left=percent(part(place as i32 + 1, last))>
                {table.game().landmark(18)}
                {by_turn.then(|| table.mark(turn.seat, 18))}
            </span>
        }
    };
    (
        (step..=turns.len()).step_by(step).map(number).collect_any(),
        turns.iter().enumerate().filter(|(_, turn)| turn.landmark).map(landmark).collect_any(),
    )
}

/// Whose line ends where.
fn end_marks(table: TableContext, series: &[Vec<i32>], top: i32) -> impl IntoView + use<> {
    let last: Vec<i32> = series.iter().filter_map(|values| values.last().copied()).collect();
    let mark = |(seat, place): (u8, i32)| {
        view! {
            <span class="end-mark" style:top=percent(place)>
                {table.mark(Seat::new(seat), 24)}
            </span>
        }
    };
    (0u8..).zip(ends(&last, top)).map(mark).collect_any()
}

/// The same in numbers.
#[component]
fn CourseTable(
    turns: Vec<Turn>,
    beginning: Vec<i32>,
    title: String,
    /// What a landmark is.
    landmark: String,
    /// A level with its unit.
    unit: fn(Locale, i32) -> String,
) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let seats = beginning.len() as u8;
    let row = move |name: String, levels: Vec<i32>, note: Option<String>| {
        let cells =
            levels.into_iter().map(|level| view! { <td class="num">{unit(l, level)}</td> }.into_any());
        let note = note.map(|note| {
            view! {
                {table.game().landmark(16)}
                <span class="sr">{note}</span>
            }
            .into_any()
        });
        view! {
            <tr>
                <th scope="row">
                    {name}
                    {note}
                </th>
                {cells.collect_any()}
            </tr>
        }
    };
    let turn = move |(place, turn): (usize, Turn)| {
        let name = untrack(|| table.name(turn.seat));
        let name = t!(l, end::of_turn, number = place + 1, name = name);
        row(name, turn.levels, turn.landmark.then(|| [" ", &landmark].concat()))
    };
    let first = row(t!(l, end::start).to_owned(), beginning, None);
    let rows = turns.into_iter().enumerate().map(turn).collect_any();
    view! {
        <DataTable title corner=t!(l, end::turn_head) seats>
            {first}
            {rows}
        </DataTable>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_from_corner_to_corner() {
        let order = [Seat::new(0)];
        let drawn = |values: &[i32]| points(&places(&[values.to_vec()], &order, 290)[0]);
        assert_eq!(drawn(&[0, 145, 290]), "0,1000 500,500 1000,0 ");
        assert_eq!(drawn(&[0]), "0,1000 ");
        assert_eq!(percent(425), "42.5%");
    }

    #[test]
    fn lines_that_run_along_are_set_apart_and_lines_that_cross_are_not() {
        let order = [1, 0].map(Seat::new);
        let along = places(&[vec![0, 0, 10], vec![0, 0, 20]], &order, 290);
        assert_eq!(along[1][..2], [1000, 1000], "the winner's line is the lower one");
        assert_eq!(along[0][..2], [1000 - APART, 1000 - APART]);
        assert_eq!([along[0][2], along[1][2]], [down(10, 290), down(20, 290)]);
        let crossing = places(&[vec![0, 20, 40], vec![40, 20, 0]], &order, 290);
        assert_eq!(crossing[0][1], crossing[1][1]);
        let hot = places(&[vec![290, 290], vec![290, 290]], &order, 290);
        assert!(hot.iter().flatten().all(|place| *place >= 0), "{hot:?}");
    }

    #[test]
    fn marks_stand_in_order_and_none_hides_another() {
        assert_eq!(ends(&[140, 210, 290], 290), [517, 276, 0]);
        assert_eq!(ends(&[140, 140], 290), [517, 517 + NEAR]);
        for values in [[0; 6], [290; 6], [100, 110, 120, 130, 140, 150], [0, 290, 10, 280, 0, 290]] {
            let places = ends(&values, 290);
            for (one, place) in places.iter().enumerate() {
                assert!((0..=SIDE).contains(place), "{places:?}");
                for other in 0..one {
                    assert!((place - places[other]).abs() >= NEAR, "{places:?}");
                    assert!(values[one] <= values[other] || *place < places[other]);
                }
            }
        }
    }

    #[test]
    fn there_are_never_more_than_ten_numbers_below() {
        for turns in 1..400 {
            assert!(turns / stride(turns) <= 10);
        }
        assert_eq!([7, 18, 44].map(stride), [1, 2, 5]);
    }
}
