//! A vent: a broken lip of stones, open where lava leaves it; inside, a dark back wall and a pool with a finger into each stream.
//! The volcano has a large one, an eruption tile a small one.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{at, noise, polar, wobble},
    path::{PathBuilder, path},
    sides::Sides,
    trig,
};

/// A vent on the island.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vent {
    /// Its middle.
    pub centre: Vec2,
    /// How wide it is.
    pub radius: f32,
    /// How high it is seen, as a share of its width.
    pub squash: f32,
    /// The sides to which lava leaves.
    pub sides: Sides,
    /// What its accidents start from.
    pub seed: i32,
}

impl Vent {
    /// That of an eruption tile.
    pub fn of_tile(centre: Vec2, seed: i32) -> Vent {
        Vent { centre, radius: 36.0, squash: 1.0, sides: Sides::ALL, seed }
    }

    /// That of the volcano.
    pub fn of_volcano(centre: Vec2, sides: Sides) -> Vent {
        Vent { centre, radius: 58.0, squash: 0.74, sides, seed: 8 }
    }

    fn point(&self, degrees: f32, radius: f32) -> Vec2 {
        let p = polar(degrees, radius * self.radius);
        self.centre + at(p.x, p.y * self.squash)
    }

    /// An irregular pool: its size, how far its fingers reach into the streams, how rough its edge is.
    fn pool(&self, path: &mut PathBuilder, [size, reach, rough]: [f32; 3], salt: i32) {
        let deep = if self.squash < 1.0 { 4.0 } else { 0.0 };
        let point = |i: i32| {
            let from = |side: usize| ((i * 20 - 60 * side as i32 + 990) % 360 - 180).abs();
            let near = self.sides.iter().map(|dir| from(dir.index())).min().unwrap_or(180);
            let finger = 1.0 + reach * (1.0 - near as f32 / 26.0).max(0.0);
            let edge = 1.0 + rough / 2.0 * wobble(self.seed, i, salt);
            self.point(i as f32 * 20.0, size * finger * edge) + at(0.0, deep)
        };
        path.blob(&(0..18).map(point).collect::<Vec<_>>());
    }

    /// The arcs of the lip between two streams: from where to where, and the number of the first stream's side.
    fn arcs(&self) -> impl Iterator<Item = (f32, f32, i32)> {
        let gap = if self.sides.len() > 4 { 15.0 } else { 20.0 };
        let sixths = 6 / self.sides.len().max(1);
        self.sides.iter().map(move |dir| {
            let from = heading(dir.index());
            (from + gap, from + 60.0 * sixths as f32 - gap, dir.index() as i32)
        })
    }

    fn lip(&self, path: &mut PathBuilder, lit: bool) {
        for (from, to, side) in self.arcs() {
            let stones = ((to - from) / 19.0).round().max(2.0) as i32;
            for i in 0..stones {
                let part = |share: f32| from + (to - from) * (i as f32 + share) / stones as f32;
                let (begin, end) = (part(0.0), part(0.97));
                let middle = (begin + end) / 2.0;
                let outer = 1.44 + 0.13 * wobble(self.seed, side, i);
                let inner = 0.86 + 0.08 * wobble(self.seed, side, i + 9);
                let p = |degrees: f32, radius: f32| self.point(degrees, radius);
                if !lit {
                    path.polygon([
                        p(begin, inner),
                        p(begin + 1.0, outer * 0.96),
                        p(middle, outer * 1.05),
                        p(end, outer * 0.97),
                        p(end, inner * 1.04),
                    ]);
                } else if polar(middle, 1.0).dot(Vec2::ONE) < 0.45 {
                    path.polygon([
                        p(begin + 2.0, outer * 0.95),
                        p(middle, outer * 1.03),
                        p(end - 1.0, outer * 0.95),
                        p(middle, 1.12),
                    ]);
                }
            }
        }
    }

    /// The inside of the lip on the far side.
    fn wall(&self, path: &mut PathBuilder) {
        for (from, to, side) in self.arcs() {
            if trig::sin(((from + to) / 2.0).to_radians()) > 0.3 {
                continue;
            }
            let angle = |i: i32| from + (to - from) * i as f32 / 6.0;
            let upper = (0..=6).map(|i| self.point(angle(i), 1.0));
            let lower =
                (0..=6).rev().map(|i| self.point(angle(i), 0.66 + noise(self.seed, side, i + 30) * 0.1));
            path.polygon(upper.chain(lower));
        }
    }
}

/// The angle of a side, clockwise from east.
fn heading(side: usize) -> f32 {
    60.0 * side as f32 - 90.0
}

/// Vents, the lowest paint first.
pub fn craters(vents: &[Vent]) -> [Shape; 9] {
    let all = |class, draw: &dyn Fn(&Vent, &mut PathBuilder)| {
        let d = path(|path| {
            for vent in vents {
                draw(vent, path);
            }
        });
        Shape { class, d }
    };
    let pool = |class, form: [f32; 3], salt: i32| all(class, &move |vent, path| vent.pool(path, form, salt));
    [
        pool("lava-crust", [1.02, 0.1, 0.12], 1),
        all("vent-wall", &|vent, path| vent.wall(path)),
        pool("lava-edge", [0.86, 0.3, 0.14], 2),
        pool("lava-flow", [0.76, 0.4, 0.16], 3),
        pool("lava-mid", [0.62, 0.55, 0.2], 4),
        pool("lava-hot", [0.44, 0.8, 0.26], 5),
        pool("lava-core", [0.26, 0.8, 0.3], 6),
        all("vent-lip", &|vent, path| vent.lip(path, false)),
        all("vent-lit", &|vent, path| vent.lip(path, true)),
    ]
}
