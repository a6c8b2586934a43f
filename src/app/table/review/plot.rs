//! The geometry of the chart of chances: bands that lie on each other, or lines. Pure.

use crate::app::board::decimal::number;

/// The box that the chart fills, in its own units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plot {
    /// How wide it is.
    pub wide: f64,
    /// How high it is.
    pub high: f64,
}

/// The box of a small chart, which is stretched to its place: the slider of a replay, the way into a review.
pub const SMALL: Plot = Plot { wide: 300.0, high: 84.0 };

impl Plot {
    /// Where a turn stands, from the left.
    fn across(self, turn: usize, turns: usize) -> f64 {
        self.wide * turn as f64 / turns.max(1) as f64
    }

    /// The outline of a seat's band, by the [edges] of all.
    pub fn band(self, edges: &[Vec<f64>], seat: usize) -> String {
        let turns = edges.len().saturating_sub(1);
        let along = |edge: usize| {
            let one = move |(turn, edges): (usize, &Vec<f64>)| {
                point(self.across(turn, turns), self.high * edges[edge])
            };
            edges.iter().enumerate().map(one).collect::<Vec<_>>()
        };
        let mut points = along(seat);
        points.extend(along(seat + 1).into_iter().rev());
        ["M", &points.join("L"), "Z"].concat()
    }

    /// A seat's line, for a `polyline`.
    pub fn line(self, course: &[Vec<f64>], seat: usize) -> String {
        let turns = course.len().saturating_sub(1);
        let one = |(turn, chances): (usize, &Vec<f64>)| {
            point(self.across(turn, turns), self.high * (1.0 - chances[seat]))
        };
        course.iter().enumerate().map(one).collect::<Vec<_>>().join(" ")
    }
}

/// Where the bands of the seats meet after each turn, as shares of the height from the top: by turn, one more than there are seats.
/// Chances that sum to more than 1, as those of allies do, are scaled down.
pub fn edges(course: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let one = |chances: &Vec<f64>| {
        let whole = chances.iter().sum::<f64>().max(1.0);
        let mut down = 0.0;
        let mut edges = vec![0.0];
        for chance in chances {
            down += chance / whole;
            edges.push(down);
        }
        edges
    };
    course.iter().map(one).collect()
}

/// Where a seat's emblem stands in its band, as a turn and a share of the height: where the band is widest, away from the ends of the
/// game. Nothing where it is nowhere as wide as `least`.
pub fn widest(edges: &[Vec<f64>], seat: usize, least: f64) -> Option<(usize, f64)> {
    let turns = edges.len().saturating_sub(1);
    let width = |turn: usize| edges[turn][seat + 1] - edges[turn][seat];
    let room = |turn: usize| width(turn - 1).min(width(turn)).min(width(turn + 1));
    let from = (turns / 12).max(1);
    let mut best: Option<(usize, f64)> = None;
    for turn in from..(turns + 1).saturating_sub(from) {
        if best.is_none_or(|(_, most)| room(turn) > most) {
            best = Some((turn, room(turn)));
        }
    }
    let (turn, _) = best.filter(|(_, room)| *room >= least)?;
    Some((turn, (edges[turn][seat] + edges[turn][seat + 1]) / 2.0))
}

/// The chances after each step of a game instead of after each turn, in between in proportion. `starts` says with how many steps the
/// chances of each turn are reached, in rising order; the last one is the end of the game.
pub fn by_step(course: &[Vec<f64>], starts: &[usize]) -> Vec<Vec<f64>> {
    let last = starts.last().copied().unwrap_or(0);
    let at = |step: usize| {
        let after = starts.iter().position(|start| *start >= step).unwrap_or(0);
        let before = after.saturating_sub(1);
        let (one, two) = (starts.get(before).copied().unwrap_or(0), starts.get(after).copied().unwrap_or(0));
        let on = if two > one { (step.saturating_sub(one)) as f64 / (two - one) as f64 } else { 1.0 };
        let (one, two) = (&course[before], &course[after]);
        one.iter().zip(two).map(|(one, two)| one + (two - one) * on).collect()
    };
    if course.len() == starts.len() { (0..=last).map(at).collect() } else { course.to_vec() }
}

/// How far signs have to be moved aside so that none lies on another: where they stand, in rising order, as shares of the width, and how
/// far apart they have to be. Neighbours give way alike.
pub fn aside(places: &[f64], gap: f64) -> Vec<f64> {
    let mut moved = places.to_vec();
    for _ in 0..places.len() * 4 {
        for right in 1..moved.len() {
            let missing = gap - (moved[right] - moved[right - 1]);
            if missing > 0.0 {
                moved[right - 1] -= missing / 2.0;
                moved[right] += missing / 2.0;
            }
        }
    }
    moved.iter().zip(places).map(|(moved, place)| moved - place).collect()
}

/// Where the names of the seats stand beside a chart, as shares of its height in the order of the seats: as near as can be to where each
/// would be, `gap` apart, none beyond the chart.
pub fn beside(places: &[f64], gap: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|one, two| places[*one].total_cmp(&places[*two]));
    let sorted: Vec<f64> = order.iter().map(|seat| places[*seat]).collect();
    let apart: Vec<f64> =
        sorted.iter().zip(aside(&sorted, gap)).map(|(place, aside)| place + aside).collect();
    let (Some(first), Some(last)) = (apart.first(), apart.last()) else { return Vec::new() };
    let shift = (gap / 2.0 - first).max(0.0) + (1.0 - gap / 2.0 - last).min(0.0);
    let mut stand = vec![0.0; places.len()];
    for (seat, place) in order.into_iter().zip(apart) {
        stand[seat] = place + shift;
    }
    stand
}

/// Every how many turns a number stands below: not more than so many of them.
pub fn stride(turns: usize, most: usize) -> usize {
    [1, 2, 4, 5, 10, 20, 50].into_iter().find(|step| turns / step <= most).unwrap_or(100)
}

fn point(x: f64, y: f64) -> String {
    [number(x as f32), " ".to_owned(), number(y as f32)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLOT: Plot = Plot { wide: 300.0, high: 100.0 };

    fn course() -> Vec<Vec<f64>> {
        vec![vec![0.5, 0.5], vec![0.75, 0.25], vec![0.6, 0.4], vec![1.0, 0.0]]
    }

    #[test]
    fn bands_fill_the_box() {
        let edges = edges(&course());
        assert_eq!(edges[1], [0.0, 0.75, 1.0]);
        assert!(edges.iter().all(|edges| edges[0] == 0.0 && (edges[2] - 1.0).abs() < 1e-9));
        assert_eq!(PLOT.band(&edges, 1), "M0 50L100 75L200 60L300 100L300 100L200 100L100 100L0 100Z");
    }

    #[test]
    fn allies_share_the_box_and_one_alone_leaves_room_for_the_rival() {
        assert_eq!(edges(&[vec![1.0, 1.0, 0.0, 0.0]]), [[0.0, 0.5, 1.0, 1.0, 1.0]]);
        assert_eq!(edges(&[vec![0.25]]), [[0.0, 0.25]]);
    }

    #[test]
    fn between_turns_the_chances_go_on_step_by_step() {
        let steps = by_step(&course(), &[2, 4, 4, 8]);
        let first: Vec<f64> = steps.iter().map(|chances| chances[0]).collect();
        assert_eq!(first, [0.5, 0.5, 0.5, 0.625, 0.75, 0.7, 0.8, 0.9, 1.0]);
        assert!(steps.iter().all(|chances| (chances[0] + chances[1] - 1.0).abs() < 1e-9));
        assert_eq!(by_step(&course(), &[1]), course(), "another game's turns change nothing");
    }

    #[test]
    fn signs_that_would_lie_on_each_other_give_way() {
        let moved = |places: &[f64]| -> Vec<f64> {
            aside(places, 0.08).iter().zip(places).map(|(aside, place)| place + aside).collect()
        };
        assert_eq!(aside(&[0.1, 0.5, 0.9], 0.08), [0.0; 3]);
        let near = moved(&[0.5, 0.52]);
        assert!((near[0] - 0.47).abs() < 1e-9 && (near[1] - 0.55).abs() < 1e-9, "{near:?}");
        let three = moved(&[0.5, 0.51, 0.52]);
        assert!(three.windows(2).all(|pair| pair[1] - pair[0] > 0.078), "{three:?}");
        assert!(aside(&[], 0.08).is_empty());
    }

    #[test]
    fn names_beside_the_chart_keep_their_order_and_their_distance() {
        assert_eq!(beside(&[0.2, 0.8], 0.1), [0.2, 0.8]);
        assert_eq!(beside(&[0.9, 0.1], 0.1), [0.9, 0.1], "by seat, not by place");
        for start in [0.0, 0.5, 5.0 / 6.0, 1.0] {
            let six = beside(&[start; 6], 0.125);
            assert!(six.windows(2).all(|pair| pair[1] - pair[0] > 0.11), "{six:?}");
            assert!(six[0] > 0.05 && six[5] < 0.95, "{six:?}");
        }
        assert!(beside(&[], 0.1).is_empty());
    }

    #[test]
    fn lines_go_up_with_the_chance() {
        assert_eq!(PLOT.line(&course(), 0), "0 50 100 25 200 40 300 0");
    }

    #[test]
    fn an_emblem_stands_where_there_is_room_for_it() {
        let edges = edges(&course());
        assert_eq!(widest(&edges, 0, 0.1), Some((2, 0.3)));
        assert_eq!(widest(&edges, 1, 0.3), None);
        assert_eq!(widest(&edges[..2], 0, 0.01), None, "a game of one turn has no room");
    }

    #[test]
    fn numbers_below_have_room() {
        assert_eq!([9, 36, 60, 300].map(|turns| stride(turns, 10)), [1, 4, 10, 50]);
    }
}
