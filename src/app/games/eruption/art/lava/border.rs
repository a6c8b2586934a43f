//! Where lava crosses the borders of its hex, and the lines along which it streams between them.

use hexx::Vec2;

use super::super::{sides::Sides, stream::Stream};
use crate::{
    app::games::eruption::art::{
        cone,
        geometry::{centre_of, middle, normal, polar, tangent, wobble},
    },
    rules::eruption::{Dir, is_volcano},
};

/// Where lava crosses a border. The tiles on both sides get the same answer.
#[derive(Clone, Copy, Debug)]
pub struct Port {
    /// The side of the hex.
    pub side: Dir,
    /// The flow ends here in the open.
    pub open: bool,
    /// The middle of the crossing, on a hex at the origin.
    pub middle: Vec2,
    /// Along the border, clockwise.
    pub along: Vec2,
    /// Through the border.
    pub out: Vec2,
    /// The direction in which lava leaves.
    pub heading: Vec2,
    /// How wide it is, as a share of what is usual.
    pub width: f32,
    /// How far from the middle the thread of this border crosses it.
    pub thread: f32,
}

impl Port {
    fn of(stream: &Stream, side: Dir) -> Port {
        let [shift, wider, angle, thread] =
            if stream.lone { [0.0, 0.0, 0.0, 4.0] } else { accidents(stream.place, side) };
        let (along, out, open) = (tangent(side), normal(side), stream.open.has(side));
        Port {
            side,
            open,
            middle: middle(side) + along * shift,
            along,
            out,
            heading: if open { out } else { polar(angle, 1.0).rotate(out) },
            width: 1.0 + wider,
            thread,
        }
    }

    /// A point by how far it is along the border and how far beyond it.
    pub fn point(&self, along: f32, beyond: f32) -> Vec2 {
        self.middle + self.along * along + self.out * beyond
    }
}

/// The accidents of a border: how far lava crosses beside its middle, how much wider it is, by how many degrees it slants, and
/// where its thread is. What is measured along the border changes its sign with the hex it is seen from.
fn accidents((q, r): (i8, i8), side: Dir) -> [f32; 4] {
    let (dq, dr) = side.step();
    let (q, r, sign) = if side.index() < 3 { (q, r, 1.0) } else { (q + dq, r + dr, -1.0) };
    let (q, r) = (i32::from(q) * 13 + (side.index() % 3) as i32 * 5 + 71, i32::from(r) * 29);
    let accident = |i: i32, reach: f32| wobble(q, r + i, 17 + i * 3) * reach;
    [sign * accident(1, 7.5), accident(2, 0.15), accident(3, 15.0), sign * accident(4, 7.0)]
}

/// How far a stream line runs inwards, by the gap: one in the middle, and one on the bank.
const PULL: [(f32, f32); 6] =
    [(0.0, 0.0), (72.0, 40.0), (68.0, 60.0), (62.0, 62.0), (64.0, 92.0), (64.0, 104.0)];
/// How long a bend is, by the gap.
const LENGTH: [f32; 6] = [0.0, 62.0, 110.0, 173.0, 190.0, 230.0];

/// From one port to the next one clockwise.
#[derive(Clone, Copy, Debug)]
pub struct Bend {
    /// Where it begins.
    pub from: Port,
    /// Where it ends.
    pub to: Port,
    /// How many sixths lie between.
    pub gap: usize,
}

impl Bend {
    /// How long it is, about.
    pub fn length(&self) -> f32 {
        LENGTH[self.gap]
    }

    /// The first port's side, to start accidents from.
    pub fn key(&self) -> i32 {
        self.from.side.index() as i32
    }

    /// A point of the line `width` beside the middle, from 0 to 1, and the direction there. With `inset` the line begins and
    /// ends so far beyond the borders.
    pub fn at(&self, width: f32, t: f32, inset: [f32; 2]) -> (Vec2, Vec2) {
        let (thin, wide) = PULL[self.gap];
        let (pull, u) = (thin + (wide - thin) * width / 34.0, 1.0 - t);
        let p = self.from.point(width * self.from.width, inset[0]);
        let q = self.to.point(-width * self.to.width, inset[1]);
        let (c, d) = (p - self.from.heading * pull, q - self.to.heading * pull);
        let on = p * (u * u * u) + c * (3.0 * u * u * t) + d * (3.0 * u * t * t) + q * (t * t * t);
        let along = (c - p) * (u * u) + (d - c) * (2.0 * u * t) + (q - d) * (t * t);
        (on, along.normalize_or_zero())
    }
}

/// The whole course of a stream: its ports and bends, and where it is drawn.
#[derive(Clone, Debug)]
pub struct Course {
    /// Its ports, clockwise.
    pub ports: Vec<Port>,
    /// What its accidents start from.
    pub seed: i32,
    centre: Vec2,
    /// It runs on the volcano, whose streams leave to even sides, or not.
    on_volcano: Option<bool>,
}

impl Course {
    /// The course of a stream.
    pub fn of(stream: &Stream) -> Course {
        let (q, r) = stream.place;
        let even = (stream.place == (0, 0)) == (stream.sides == Sides::EVEN);
        Course {
            ports: stream.sides.iter().map(|side| Port::of(stream, side)).collect(),
            seed: stream.seed,
            centre: if stream.lone { Vec2::ZERO } else { centre_of(stream.place) },
            on_volcano: (!stream.lone && is_volcano(q, r)).then_some(even),
        }
    }

    /// Where a point of the hex is seen: lava on the volcano is as high as its slope.
    pub fn seen(&self, point: Vec2) -> Vec2 {
        let point = self.centre + point;
        self.on_volcano.map_or(point, |even| cone::lift(point, even))
    }

    /// Where a direction at a point of the hex is seen to go.
    pub fn seen_direction(&self, point: Vec2, direction: Vec2) -> Vec2 {
        (self.seen(point + direction) - self.seen(point)).normalize_or_zero()
    }

    /// Its bends, clockwise; a dead end has none.
    pub fn bends(&self) -> impl Iterator<Item = Bend> {
        let count = if self.ports.len() > 1 { self.ports.len() } else { 0 };
        (0..count).map(move |i| {
            let (from, to) = (self.ports[i], self.ports[(i + 1) % count]);
            Bend { from, to, gap: (to.side.index() + 6 - from.side.index()) % 6 }
        })
    }
}
