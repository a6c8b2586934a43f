//! The water of one card. Its band is one closed outline through the edges by which water comes in and the one by which it goes
//! out. Where and in which direction it crosses a border depends on its width alone, so that bands of neighbours join without a
//! seam. Over the bands ride streaks of foam, thin at the tail and round at the head.

use hexx::Vec2;

use super::{PITCH, middle};
use crate::{
    app::board::{
        path::PathBuilder,
        plane::{at, noise, wobble},
        trig,
    },
    rules::volcano::{Cell, Chart, Dir, Island},
};

/// From the middle of a card to the seam.
pub const HALF: f32 = PITCH / 2.0;
/// From the middle of a card to its border.
pub const CARD: f32 = 91.0;

/// The step over an edge.
pub fn normal(dir: Dir) -> Vec2 {
    let (x, y) = dir.step();
    at(x.into(), y.into())
}

/// Along an edge, clockwise round the card.
fn along(dir: Dir) -> Vec2 {
    let n = normal(dir);
    at(-n.y, n.x)
}

fn opposite(dir: Dir) -> Dir {
    Dir::ALL[(dir.index() + 2) % 4]
}

/// What becomes of the water that leaves a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outflow {
    /// It runs on over the next card.
    On,
    /// It meets the current of the next card head on.
    Clash,
    /// It pours over the rim of the sea.
    Rim,
}

/// Where a raft that starts on a card would end (V10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// At an island.
    Island,
    /// At the volcano.
    Volcano,
    /// Off the sea.
    Off,
    /// Nowhere: the current runs in a ring.
    Ring,
}

/// A card of the sea, with the water that comes and goes.
pub struct Card {
    /// Its middle.
    pub middle: Vec2,
    /// Where its current runs.
    pub out: Dir,
    /// What becomes of it.
    pub outflow: Outflow,
    /// Where it leads.
    pub goal: Goal,
    /// By which edges water comes in.
    pub inflow: Vec<Dir>,
    seed: i32,
}

impl Card {
    /// A card of a chart.
    pub fn new(chart: &Chart, cell: Cell) -> Card {
        let dir = |cell| chart.currents().dir(cell);
        let out = dir(cell);
        let comes_by = |edge: Dir| cell.beyond(edge).is_some_and(|next| dir(next) == opposite(edge));
        let outflow = match cell.beyond(out) {
            None => Outflow::Rim,
            Some(_) if comes_by(out) => Outflow::Clash,
            Some(_) => Outflow::On,
        };
        Card {
            middle: middle(cell),
            out,
            outflow,
            goal: goal(chart, cell),
            inflow: Dir::ALL.into_iter().filter(|edge| *edge != out && comes_by(*edge)).collect(),
            seed: (cell.index() * 7 + out.index()) as i32,
        }
    }

    /// A point at an edge, so far from the middle of the card, to one side of the middle of the edge.
    fn edge(&self, edge: Dir, side: f32) -> Vec2 {
        let reach = match self.outflow {
            Outflow::Clash if edge == self.out => 66.0,
            Outflow::Rim if edge == self.out => CARD - 1.0,
            _ => HALF + 0.6,
        };
        self.middle + normal(edge) * reach + along(edge) * side
    }

    /// Adds the outline of its band, so wide to each side of the middle.
    pub fn band(&self, width: f32, to: &mut PathBuilder) {
        let (n, t) = (normal(self.out), along(self.out));
        if self.inflow.is_empty() {
            // A spring: the current wells up inside the card.
            let (right, left) = (self.edge(self.out, width), self.edge(self.out, -width));
            let j = |i| wobble(self.seed, i, width as i32) * 8.0;
            let tail = self.middle - n * (22.0 + width * 0.74) + t * j(1);
            let side = |sign: f32, i| self.middle + t * (sign * (width * 0.8 + j(i))) + n * (4.0 + j(i + 1));
            let (a, b) = (side(1.0, 2), side(-1.0, 4));
            to.move_to(right)
                .curve_to(right - n * 46.0, a + n * 30.0, a)
                .curve_to(a - n * (width * 0.5), tail + t * (width * 0.42), tail)
                .curve_to(tail - t * (width * 0.42), b - n * (width * 0.5), b)
                .curve_to(b + n * 30.0, left - n * 46.0, left);
            self.nose(width, to);
            to.close();
            return;
        }
        let edges: Vec<Dir> =
            Dir::ALL.into_iter().filter(|edge| *edge == self.out || self.inflow.contains(edge)).collect();
        for (number, edge) in edges.iter().enumerate() {
            let next = edges[(number + 1) % edges.len()];
            let (p, q) = (self.edge(*edge, width), self.edge(next, -width));
            if number == 0 {
                to.move_to(p)
            } else {
                to.line_to(p)
            };
            let turns = (next.index() + 4 - edge.index()) % 4;
            if turns == 2 {
                let bend = along(*edge) * (wobble(self.seed, edge.index() as i32, width as i32) * 7.0);
                to.smooth_on(&[p, (p + q) / 2.0 + bend, q], -normal(*edge), normal(next));
            } else {
                let k = 0.6 * if turns == 1 { HALF - width } else { HALF + width };
                to.curve_to(p - normal(*edge) * k, q - normal(next) * k, q);
            }
            if next == self.out {
                self.nose(width, to);
            }
        }
        to.close();
    }

    /// Where two currents meet the band ends round.
    fn nose(&self, width: f32, to: &mut PathBuilder) {
        if self.outflow == Outflow::Clash {
            let (n, t) = (normal(self.out) * 22.0, along(self.out) * (width * 0.55));
            let (a, b) = (self.edge(self.out, -width), self.edge(self.out, width));
            let tip = (a + b) / 2.0 + n;
            to.curve_to(a + n, tip - t, tip).curve_to(tip + t, b + n, b);
        }
    }

    /// How many streaks begin on it, and from which edges; no edge is the spring.
    pub fn sources(&self) -> Vec<(Option<Dir>, i32)> {
        match self.inflow[..] {
            [] => vec![(None, 6)],
            [edge] => vec![(Some(edge), 6)],
            _ => self.inflow.iter().map(|edge| (Some(*edge), 4)).collect(),
        }
    }

    /// The streak of that number from that edge: how bright, and its outline. Merging streams keep to their own side.
    pub fn streak(
        &self,
        chart: &Chart,
        cell: Cell,
        from: Option<Dir>,
        number: i32,
        of: i32,
        to: &mut [PathBuilder; 2],
    ) {
        let r = |j| noise(self.seed * 13 + from.map_or(5, |dir| dir.index() as i32), number, j);
        let side = |edge: Dir| match (edge.index() + 4 - self.out.index()) % 4 {
            3 => 1.0,
            1 => -1.0,
            _ => 0.0,
        };
        let merges = self.inflow.len() > 1;
        let bias = match from {
            Some(edge) if merges && side(edge) != 0.0 => side(edge) * 27.0,
            Some(_) if merges => -24.0 * self.inflow.iter().map(|edge| side(*edge)).sum::<f32>(),
            _ => 0.0,
        };
        let spread = if merges { 56.0 } else { 124.0 };
        let lane = bias + ((number as f32 + 0.5) / of as f32 - 0.5) * spread + (r(1) - 0.5) * 12.0;
        let quick = lane.abs() < 34.0;
        let length = 90.0 + r(3) * if quick { 190.0 } else { 120.0 };
        let points =
            ride(chart, cell, from, [lane, r(2) * 70.0, length, number as f32 * 2.1 + self.seed as f32]);
        comet(&points, if quick { 4.6 } else { 3.2 }, &mut to[usize::from(r(4) < 0.52)]);
    }
}

/// Where a raft that starts on a card would end.
fn goal(chart: &Chart, from: Cell) -> Goal {
    let mut cell = from;
    for _ in 0..25 {
        match chart.currents().onward(cell) {
            None => return Goal::Off,
            Some(next) => cell = next,
        }
        match chart.island(cell).filter(|_| cell != from) {
            Some(Island::Volcano) => return Goal::Volcano,
            Some(_) => return Goal::Island,
            None => {}
        }
    }
    Goal::Ring
}

/// The points that a streak passes, in a lane, from a way into the first card, over a length.
fn ride(chart: &Chart, from: Cell, entry: Option<Dir>, [lane, start, length, seed]: [f32; 4]) -> Vec<Vec2> {
    const STEP: f32 = 23.0;
    let (mut cell, mut entry, mut way, mut run, mut points) = (from, entry, start, 0.0, Vec::new());
    for _ in 0..8 {
        let card = Card::new(chart, cell);
        let (n, centre) = (normal(card.out), card.middle);
        // A spring begins inside; a straight way is as long as the card, a turn a quarter of a circle round the corner.
        let turn = entry.filter(|edge| *edge != opposite(card.out)).map(normal);
        let begin = if entry.is_none() { -52.0 } else { -HALF };
        let whole = if turn.is_some() { HALF * std::f32::consts::FRAC_PI_2 } else { HALF - begin };
        let end = whole
            + match card.outflow {
                Outflow::On => 0.0,
                Outflow::Clash => -30.0,
                Outflow::Rim => 22.0,
            };
        while way < end && run < length {
            let (s, beyond) = (way.min(whole), (way - whole).max(0.0));
            let (place, ahead) = match turn {
                None => (n * (begin + s), n),
                Some(e) => {
                    let (sin, cos) = (trig::sin(s / HALF), trig::cos(s / HALF));
                    ((e + n - n * cos - e * sin) * HALF, n * sin - e * cos)
                }
            };
            let spread = if card.outflow == Outflow::Clash {
                1.0 + ((way - whole + 70.0) / 130.0).max(0.0)
            } else {
                1.0
            };
            let sway = lane * spread + 5.0 * trig::sin(run / 46.0 + seed);
            points.push(centre + place + ahead * beyond + at(ahead.y, -ahead.x) * sway);
            (way, run) = (way + STEP, run + STEP);
        }
        match cell.beyond(card.out).filter(|_| card.outflow == Outflow::On && run < length) {
            Some(next) => (cell, entry, way) = (next, Some(opposite(card.out)), way - end),
            None => break,
        }
    }
    points
}

/// A streak through points: thin at the tail, round at the head.
fn comet(points: &[Vec2], width: f32, to: &mut PathBuilder) {
    let (Some(last), true) = (points.len().checked_sub(1), points.len() > 3) else { return };
    let side = |i: usize, sign: f32| {
        let ahead = (points[(i + 1).min(last)] - points[i - 1]).normalize_or_zero();
        let share = i as f32 / last as f32;
        let half = width * share.sqrt() * if i == last { 0.8 } else { 1.0 } / 2.0;
        points[i] + at(-ahead.y, ahead.x) * (half * sign)
    };
    let nose = points[last] + (points[last] - points[last - 1]) * 0.2;
    to.move_to(points[0]).line_to(side(1, 1.0));
    for i in 1..last {
        let p = side(i, 1.0);
        to.quad_to(p, (p + side(i + 1, 1.0)) / 2.0);
    }
    to.quad_to(nose, side(last, -1.0));
    for i in (1..last).rev() {
        let p = side(i, -1.0);
        to.quad_to(p, (p + if i > 1 { side(i - 1, -1.0) } else { points[0] }) / 2.0);
    }
    to.close();
}
