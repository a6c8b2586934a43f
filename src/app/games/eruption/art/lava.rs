//! Lava. The channel of a tile is one closed outline: walk its lava sides clockwise; between two neighbours runs a bank. Where,
//! how wide and in which direction lava crosses a border is a property of the border ([`border`]), so any two tiles join without
//! a seam, and yet no two crossings look alike; in between a bank wanders by a seeded amount that is nought at both ends. The
//! same walk with smaller half-widths gives the nested layers ([`outline`]); crust, threads and pools lie on them ([`texture`]).
//!
//! A layer is one path for the whole board: that way a halo never darkens its neighbour's core, and the many tiles cost the
//! browser eleven elements.

mod border;
mod outline;
mod texture;

use border::Course;
use outline::Layer;

use super::{Shape, sides::Sides, stream::Stream};

/// How many layers lava has.
pub const LAYERS: usize = 11;

/// What a layer is.
#[derive(Clone, Copy, Debug)]
enum Paint {
    /// A channel of its own width.
    Channel(Layer),
    /// Plates of cooled crust along the banks.
    Plates,
    /// Slivers along the stream: dark near the banks, or bright near the middle.
    Threads {
        /// Whether they are the dark ones.
        dark: bool,
    },
    /// The pale pool of a fork.
    Pool,
}

const CRUST: Layer = Layer::new(36.0, 38.0, 0.84, 36.0);

/// The layers from the bottom up: class, what it is, and whether a lone tile has it.
const TABLE: [(&str, Paint, bool); LAYERS] = [
    ("lava-halo", Paint::Channel(Layer::new(49.0, 50.0, 0.8, 30.0)), false),
    ("lava-crust", Paint::Channel(CRUST), true),
    ("lava-deep", Paint::Channel(Layer::new(29.0, 31.0, 0.8, 28.0)), true),
    ("lava-edge", Paint::Channel(Layer::new(23.5, 26.0, 0.74, 20.0)), true),
    ("lava-flow", Paint::Channel(Layer::new(16.5, 20.0, 0.62, 8.0)), true),
    ("lava-dark", Paint::Threads { dark: true }, false),
    ("lava-mid", Paint::Channel(Layer::new(9.2, 13.5, 0.5, -8.0)), true),
    ("lava-plates", Paint::Plates, true),
    ("lava-hot", Paint::Channel(Layer::new(3.4, 7.5, 0.5, -26.0)), true),
    ("lava-threads", Paint::Threads { dark: false }, false),
    ("lava-core", Paint::Pool, true),
];

/// Draws streams, and remembers what it has drawn.
#[derive(Debug, Default)]
pub struct LavaPainter {
    known: Vec<(Stream, [String; LAYERS])>,
}

impl LavaPainter {
    /// All streams in their layers, the lowest first.
    pub fn paint(&mut self, streams: impl IntoIterator<Item = Stream>) -> [Shape; LAYERS] {
        let mut shapes = TABLE.map(|(class, ..)| Shape { class, d: String::new() });
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

/// One stream in its layers, the lowest first.
pub fn paint(stream: Stream) -> Vec<Shape> {
    let shapes = LavaPainter::default().paint([stream]).into_iter();
    shapes.filter(|shape| !shape.d.is_empty()).collect()
}

/// The layers of one stream as path strings.
fn layers(stream: &Stream) -> [String; LAYERS] {
    let course = Course::of(stream);
    TABLE.map(|(_, paint, lone)| match paint {
        _ if stream.lone && !lone => String::new(),
        Paint::Channel(layer) => outline::outline(&course, &layer),
        Paint::Plates => texture::plates(&course),
        Paint::Threads { dark } => texture::threads(&course, dark),
        Paint::Pool => texture::pool(&course),
    })
}

/// The outlines of their crust.
pub fn crust(streams: impl Iterator<Item = Stream>) -> String {
    streams.map(|stream| outline::outline(&Course::of(&stream), &CRUST)).collect()
}

/// What a stream has burnt before those of its open ends: the tongue's own shape, a little wider.
pub fn scorch(stream: &Stream, ends: Sides) -> String {
    outline::tongues(&Course::of(stream), ends, &Layer::new(45.0, 44.0, 0.8, 44.0))
}

#[cfg(test)]
#[path = "lava_tests.rs"]
mod tests;
