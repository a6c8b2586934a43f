//! The course of a game as a chart: a line for each seat over the turns, and the same as a table. The lines stretch with the
//! page; what is written stands beside them as text and keeps its size.

use std::cmp::Reverse;

use super::{
    any::{AnyDesk, Outcome},
    game::Course,
};
use crate::{
    app::dom::{Content, El, View, all, el, svg},
    rules::Seat,
    session::Turn,
    t,
};

/// The picture's height and width in its own units.
const SIDE: i32 = 1000;
/// Marks at the ends of lines are at least so far from each other, in the same units.
const NEAR: i32 = 95;

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

/// The points of a line from left to right, for a `polyline`.
fn points(values: &[i32], top: i32) -> String {
    let last = values.len() as i32 - 1;
    let mut text = String::new();
    for (place, value) in values.iter().enumerate() {
        text.push_str(&part(place as i32, last).to_string());
        text.push(',');
        text.push_str(&down(*value, top).to_string());
        text.push(' ');
    }
    text
}

/// How far down the marks at the ends of the lines stand, by seat: as near to their lines as they can without hiding each
/// other.
fn ends(values: &[i32], top: i32) -> Vec<i32> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by_key(|at| Reverse(values[*at]));
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
pub fn chart(desk: AnyDesk, outcome: &Outcome) -> View {
    let l = desk.locale;
    let Outcome { turns, beginning, .. } = outcome;
    let course = &outcome.report.course;
    let series: Vec<Vec<i32>> = (0..beginning.len())
        .map(|seat| {
            let own = turns.iter().map(|turn| turn.levels[seat]);
            std::iter::once(beginning[seat]).chain(own).collect()
        })
        .collect();
    let label = t!(l, end::chart, title = course.title, turns = turns.len());
    let picture = el("div.plot[role=img]")
        .attr("aria-label", label)
        .child(bands(desk, course))
        .child(lines(desk, &series, course.top))
        .child(axis(desk, turns))
        .child(marks(desk, &series, course.top));
    let key = turns
        .iter()
        .any(|turn| turn.landmark)
        .then(|| el("p.key.small.muted").child(desk.game().landmark(18)).child(course.landmark.as_str()));
    let table = el("details.data")
        .child(el("summary").child(t!(l, end::data)))
        .child(table(desk, turns, beginning, course));
    all([picture.into_node(), key.into_node(), table.into_node()])
}

/// The values across, and the bands between them.
fn bands(desk: AnyDesk, course: &Course) -> View {
    let band = |(number, name): (usize, &&'static str)| {
        let (from, to) = (course.grid[number + 1], course.grid[number + 2]);
        let (upper, lower) = (down(to, course.top), down(from, course.top));
        el("div")
            .class(["band", "band second", "band third"][number.min(2)])
            .style("top", percent(upper))
            .style("height", percent(lower - upper))
            .child(*name)
    };
    let line = |value: &i32| {
        el("div.across.num").style("top", percent(down(*value, course.top))).child(desk.game().level(*value))
    };
    all([all(course.bands.iter().enumerate().map(band)), all(course.grid.iter().map(line))])
}

/// A line for each seat; the first seats on top, because their patterns have gaps.
fn lines(desk: AnyDesk, series: &[Vec<i32>], top: i32) -> El {
    let line = |(seat, values): (usize, &Vec<i32>)| {
        let points = points(values, top);
        let stroke = |class: &str| svg("polyline").attr("class", class).attr("points", points.as_str());
        svg("g")
            .attr("class", desk.game().class(Seat::new(seat as u8)))
            .child(stroke("under"))
            .child(stroke("line"))
    };
    svg("svg[viewBox=0 0 1000 1000][preserveAspectRatio=none][aria-hidden=true]").child(all(series
        .iter()
        .enumerate()
        .rev()
        .map(line)))
}

/// The numbers of the turns, and what is marked in them.
fn axis(desk: AnyDesk, turns: &[Turn]) -> View {
    let last = turns.len() as i32;
    let step = stride(turns.len());
    let number = |place: usize| {
        el("span.tick.num").style("left", percent(part(place as i32, last))).child(place.to_string())
    };
    let landmark = |(place, turn): (usize, &Turn)| {
        el("span.landmark")
            .style("left", percent(part(place as i32 + 1, last)))
            .child(desk.game().landmark(18))
            .child(desk.mark(turn.seat, 18))
    };
    all([
        all((step..=turns.len()).step_by(step).map(number)),
        all(turns.iter().enumerate().filter(|(_, turn)| turn.landmark).map(landmark)),
    ])
}

/// Whose line ends where.
fn marks(desk: AnyDesk, series: &[Vec<i32>], top: i32) -> View {
    let last: Vec<i32> = series.iter().filter_map(|values| values.last().copied()).collect();
    let mark = |(seat, place): (usize, i32)| {
        let mark = desk.mark(Seat::new(seat as u8), 24);
        el("span.end-mark").style("top", percent(place)).child(mark)
    };
    all(ends(&last, top).into_iter().enumerate().map(mark))
}

/// The same in numbers.
fn table(desk: AnyDesk, turns: &[Turn], beginning: &[i32], course: &Course) -> El {
    let l = desk.locale;
    let head = Seat::first(beginning.len() as u8).map(|seat| player_head(desk, seat));
    let row = |name: View, levels: &[i32], note: Option<View>| {
        let cells = levels.iter().map(|level| el("td.num").child(desk.game().level(*level)));
        el("tr").child(el("th[scope=row]").child(name).child(note)).child(all(cells))
    };
    let turn = |(place, turn): (usize, &Turn)| {
        let name = t!(l, end::of_turn, number = place + 1, name = desk.name(turn.seat));
        let note = turn.landmark.then(|| {
            all([desk.game().landmark(16), el("span.sr").child([" ", course.landmark.as_str()].concat())])
        });
        row(name.into_node(), &turn.levels, note)
    };
    let body = all([
        row(t!(l, end::start).into_node(), beginning, None).into_node(),
        all(turns.iter().enumerate().map(turn)),
    ]);
    scrolled(&course.title, t!(l, end::turn_head), all(head), body)
}

/// A column head: the mark of a player, and where there is room the name.
pub fn player_head(desk: AnyDesk, seat: Seat) -> El {
    el("th[scope=col]").child(desk.mark(seat, 24)).child(el("span.name").child(desk.name(seat)))
}

/// A table that scrolls for itself where it is too wide.
pub fn scrolled(title: &str, corner: &str, head: View, body: View) -> El {
    let corner = el("th[scope=col]").child(corner);
    let table = el("table")
        .child(el("caption.sr").child(title))
        .child(el("thead").child(el("tr").child(corner).child(head)))
        .child(el("tbody").child(body));
    el("div.scroll[tabindex=0][role=region]").attr("aria-label", title).child(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_from_corner_to_corner() {
        assert_eq!(points(&[0, 145, 290], 290), "0,1000 500,500 1000,0 ");
        assert_eq!(points(&[0], 290), "0,1000 ");
        assert_eq!(percent(425), "42.5%");
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
