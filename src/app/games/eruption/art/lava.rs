//! Lava. The channel of a tile is one closed outline: walk its lava sides clockwise; between two neighbours runs a bank, which
//! leaves the one straight inwards and reaches the next straight outwards. Where and in which direction a bank meets the
//! border depends on nothing but the half-width of the layer, so any two tiles join without a seam; in between it wanders by a
//! seeded amount that is nought at both ends. The same walk with smaller half-widths gives the nested layers.
//!
//! A layer is one path for the whole board: that way a halo never darkens its neighbour's core, and the many tiles cost the
//! browser eight elements.

use hexx::Vec2;

use super::{
    Shape,
    geometry::{at, centre_of, middle, noise, normal, polar, seed_of, tangent, wobble},
    path::PathBuilder,
    trig,
};
use crate::rules::eruption::{Dir, Tile};

/// Some of the six sides of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// The volcano's middle: N, SE, SW.
    pub const EVEN: Sides = Sides(0b01_0101);
    /// The volcano's hexes with mouths: NE, S, NW.
    pub const ODD: Sides = Sides(0b10_1010);

    /// Whether it holds this side.
    pub fn has(self, dir: Dir) -> bool {
        self.0 >> dir.index() & 1 != 0
    }

    /// Its sides, clockwise.
    pub fn iter(self) -> impl Iterator<Item = Dir> + Clone {
        Dir::ALL.into_iter().filter(move |dir| self.has(*dir))
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Dir> for Sides {
    fn from_iter<T: IntoIterator<Item = Dir>>(sides: T) -> Sides {
        Sides(sides.into_iter().fold(0, |mask, dir| mask | 1 << dir.index()))
    }
}

impl From<Tile> for Sides {
    fn from(tile: Tile) -> Sides {
        tile.edges().collect()
    }
}

/// The lava of one hex: all that its picture depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stream {
    /// Axial coordinates of the hex it is drawn on.
    pub place: (i8, i8),
    /// The sides that it reaches.
    pub sides: Sides,
    /// Those of them that face no other lava: there it bulges over the border.
    pub open: Sides,
    /// What its accidents start from.
    pub seed: i32,
}

impl Stream {
    /// The lava of a tile on the board: its seed is its place, so that it never changes while it lies.
    pub fn on(place: (i8, i8), sides: Sides, open: Sides) -> Stream {
        Stream { place, sides, open, seed: seed_of(place) }
    }

    /// A tile for itself, at the origin.
    pub fn alone(sides: Sides, seed: i32) -> Stream {
        Stream { place: (0, 0), sides, open: Sides::NONE, seed }
    }
}

/// How many layers lava has.
pub const LAYERS: usize = 8;

/// The layers from the bottom up: class and half-width. Rafts and threads are not channels.
const TABLE: [(&str, f32); LAYERS] = [
    ("lava-halo2", 50.0),
    ("lava-halo", 41.0),
    ("lava-crust", 34.0),
    ("lava-edge", 28.0),
    ("lava-mid", 18.0),
    ("lava-rafts", 0.0),
    ("lava-hot", 8.0),
    ("lava-threads", 0.0),
];

/// Half of the widest body of lava at a border; halos reach further.
pub const HALF_WIDTH: f32 = 34.0;

/// Draws streams, and remembers what it has drawn.
#[derive(Debug, Default)]
pub struct LavaPainter {
    known: Vec<(Stream, [String; LAYERS])>,
}

impl LavaPainter {
    /// All streams in eight layers, the lowest first.
    pub fn paint(&mut self, streams: impl IntoIterator<Item = Stream>) -> [Shape; LAYERS] {
        let mut shapes = TABLE.map(|(class, _)| Shape { class, d: String::new() });
        for stream in streams {
            let place = self.known.iter().position(|(known, _)| *known == stream).unwrap_or_else(|| {
                self.known.push((stream, layers(&stream)));
                self.known.len() - 1
            });
            for (shape, layer) in shapes.iter_mut().zip(&self.known[place].1) {
                shape.d.push_str(layer);
            }
        }
        shapes
    }
}

/// One stream in eight layers, the lowest first.
pub fn paint(stream: Stream) -> [Shape; LAYERS] {
    LavaPainter::default().paint([stream])
}

/// The layers of one stream as path strings.
fn layers(stream: &Stream) -> [String; LAYERS] {
    TABLE.map(|(class, width)| match class {
        "lava-rafts" => rafts(stream),
        "lava-threads" => threads(stream),
        "lava-halo2" | "lava-halo" => channel(&Stream { open: Sides::NONE, ..*stream }, width),
        _ => channel(stream, width),
    })
}

/// The outline of the channel with that half-width.
fn channel(stream: &Stream, width: f32) -> String {
    let (centre, mut path) = (centre_of(stream.place), PathBuilder::new());
    let shift = |points: Vec<Vec2>| points.into_iter().map(|p| centre + p).collect::<Vec<_>>();
    if stream.sides.len() == 1 {
        for side in stream.sides.iter() {
            let pool = shift(pool(side, width, stream.seed));
            path.move_to(pool[0]).smooth_on(&pool, -normal(side), normal(side));
            lobe(&mut path, stream, side, width);
        }
        return path.close().finish();
    }
    for (i, (side, next, gap)) in pairs(stream.sides).enumerate() {
        let bank = shift(bank(side, next, gap, width, stream.seed));
        if i == 0 {
            path.move_to(bank[0])
        } else {
            path.line_to(bank[0])
        };
        path.smooth_on(&bank, -normal(side), normal(next));
        lobe(&mut path, stream, next, width);
    }
    path.close().finish()
}

/// Each side with the next one clockwise, and how many sixths lie between.
fn pairs(sides: Sides) -> impl Iterator<Item = (Dir, Dir, usize)> {
    sides.iter().filter_map(move |side| {
        let gap = (1..6).find(|gap| sides.has(side.turned(*gap)))?;
        Some((side, side.turned(gap), gap))
    })
}

/// How far a bank runs inwards, by the gap: for a thread of no width, and for the whole channel.
const PULL: [(f32, f32); 6] =
    [(0.0, 0.0), (72.0, 40.0), (68.0, 60.0), (62.0, 62.0), (64.0, 92.0), (64.0, 104.0)];

/// How many pieces a bank is drawn in.
const STEPS: usize = 6;

/// The bank between two sides, as points on a hex at the origin.
fn bank(side: Dir, next: Dir, gap: usize, width: f32, seed: i32) -> Vec<Vec2> {
    let p = middle(side) + tangent(side) * width;
    let q = middle(next) - tangent(next) * width;
    let (thin, wide) = PULL[gap];
    let pull = thin + (wide - thin) * width / HALF_WIDTH;
    let (c, d) = (p - normal(side) * pull, q - normal(next) * pull);
    let reach = 3.6 + width * 0.11;
    let point = |i: usize| {
        let t = i as f32 / STEPS as f32;
        let u = 1.0 - t;
        let on = p * (u * u * u) + c * (3.0 * u * u * t) + d * (3.0 * u * t * t) + q * (t * t * t);
        let along = (c - p) * (u * u) + (d - c) * (2.0 * u * t) + (q - d) * (t * t);
        let swell = trig::pow(trig::sin(std::f32::consts::PI * t).max(0.0), 0.8);
        let off = swell * reach * wobble(seed, (side.index() * 16 + i) as i32, gap as i32);
        on + along.normalize_or_zero().perp() * off
    };
    (0..=STEPS).map(point).collect()
}

/// A dead end: the lava wells up into a pool.
fn pool(side: Dir, width: f32, seed: i32) -> Vec<Vec2> {
    let (mid, along, out) = (middle(side), tangent(side) * width, normal(side));
    let neck = mid * 0.72;
    let round = (0..=8).map(|i| {
        let angle = 60.0 * side.index() as f32 - 38.0 + 256.0 * i as f32 / 8.0;
        polar(angle, width * 1.45 * (1.0 + 0.11 * wobble(seed, i, 4))) - out * 6.0
    });
    [mid + along, neck + along].into_iter().chain(round).chain([neck - along, mid - along]).collect()
}

/// Where the flow ends in the open it bulges over the border, from one side of its mouth to the other.
fn lobe(path: &mut PathBuilder, stream: &Stream, side: Dir, width: f32) {
    if !stream.open.has(side) {
        return;
    }
    let mid = centre_of(stream.place) + middle(side);
    let lean = wobble(stream.seed, side.index() as i32, 9) * width * 0.25;
    let bulge = width * 0.55;
    let point = |along: f32, out: f32| mid + tangent(side) * along + normal(side) * (bulge * out);
    path.curve_to(point(-width, 1.0), point(lean - width * 0.5, 1.25), point(lean, 1.0));
    path.curve_to(point(width * 0.6 + lean, 0.85), point(width, 0.7), point(width, 0.0));
}

/// Bright threads down the middle; drawn dashed, the dashes drift outwards.
fn threads(stream: &Stream) -> String {
    let (centre, mut path) = (centre_of(stream.place), PathBuilder::new());
    let off = |i: i32| wobble(stream.seed, i, 77) * 8.0;
    for side in stream.sides.iter() {
        let (mid, i) = (middle(side), side.index() as i32);
        path.move_to(centre + at(off(1), off(2)));
        path.quad_to(centre + mid * 0.45 + at(off(i + 3), off(i + 9)), centre + mid);
    }
    path.finish()
}

/// Plates of cooled crust that float near the banks, and in a wide pool.
fn rafts(stream: &Stream) -> String {
    let (centre, seed, mut path) = (centre_of(stream.place), stream.seed, PathBuilder::new());
    for (side, next, gap) in pairs(stream.sides) {
        let bank = bank(side, next, gap, 24.0, seed);
        for i in if gap < 3 { &[3_usize] as &[_] } else { &[2, 4] } {
            let key = side.index() as i32;
            if noise(seed, key, *i as i32 + 40) < 0.25 {
                continue;
            }
            let along = (bank[i + 1] - bank[i - 1]).normalize_or_zero();
            let (long, thin) =
                (9.0 + noise(seed, key, *i as i32) * 9.0, 4.0 + noise(seed, *i as i32, key) * 3.0);
            let plate = (0..7).map(|k| {
                let p = polar(k as f32 * 51.4 + noise(seed, *i as i32, k) * 26.0, 1.0);
                centre + bank[*i] * 0.83 + along * (p.x * long) + along.perp() * (p.y * thin)
            });
            path.polygon(plate);
        }
    }
    for i in 0..if stream.sides.len() > 3 { 2 } else { 0 } {
        let middle = polar(noise(seed, i, 50) * 360.0, 20.0 + noise(seed, i, 51) * 8.0);
        let plate = (0..6).map(|k| {
            let p = polar(k as f32 * 60.0 + noise(seed, i, k) * 30.0, 5.0 + noise(seed, i * 9, k) * 6.0);
            centre + middle + at(p.x * 1.3, p.y)
        });
        path.polygon(plate);
    }
    path.finish()
}

#[cfg(test)]
#[path = "lava_tests.rs"]
mod tests;
