//! The outline of a channel: banks between ports, pointed tongues where lava ends in the open, a pool at a dead end.

use hexx::Vec2;

use super::{
    super::sides::Sides,
    border::{Bend, Course, Port},
};
use crate::app::games::eruption::art::{
    geometry::{INRADIUS, noise, polar, wobble},
    path::PathBuilder,
    trig,
};

/// The shape of a layer.
#[derive(Clone, Copy, Debug)]
pub struct Layer {
    /// Half of its width at a border.
    pub width: f32,
    /// What it swells to inside the tile, so that forks pool.
    swell: f32,
    /// How wide it still is at an open end, as a share.
    taper: f32,
    /// How far its tongue reaches beyond the border; below nought the heat gives out before it.
    tip: f32,
}

/// Layers narrower than this are heat: they go out before the crust does.
const HEAT: f32 = 12.0;
/// How far an outline reaches over a joined border, so that no line is seen between two edges.
const LAP: f32 = 0.9;

impl Layer {
    /// A layer: half-width, swollen half-width, share of it at an open end, length of its tongue.
    pub const fn new(width: f32, swell: f32, taper: f32, tip: f32) -> Layer {
        Layer { width, swell, taper, tip }
    }

    /// Where the bank ends at a port: before an open border, if the layer gives out there.
    fn inset(&self, port: &Port) -> f32 {
        if port.open { (self.tip - 12.0).min(0.0) } else { 0.0 }
    }
}

/// The outline of a course in that layer.
pub fn outline(course: &Course, layer: &Layer) -> String {
    let mut path = PathBuilder::new();
    if let [port] = course.ports[..] {
        dead_end(&mut path, course, &port, layer);
        return path.finish();
    }
    for (i, bend) in course.bends().enumerate() {
        let points = bank(course, &bend, layer);
        if i == 0 {
            path.move_to(points[0])
        } else {
            path.line_to(points[0])
        };
        let leaves = course.seen_direction(bend.from.middle, -bend.from.heading);
        let arrives = course.seen_direction(bend.to.middle, bend.to.heading);
        path.smooth_on(&points, leaves, arrives);
        mouth(&mut path, course, &bend.to, layer);
    }
    path.close().finish()
}

/// The bank of a bend: its points as they are seen.
pub fn bank(course: &Course, bend: &Bend, layer: &Layer) -> Vec<Vec2> {
    let steps = if bend.gap < 2 { 6 } else { 8 };
    let (key, gap, seed) = (bend.key() * 16, bend.gap as i32, course.seed);
    let share = |port: &Port| if port.open { layer.taper } else { 1.0 };
    let inset = [layer.inset(&bend.from), layer.inset(&bend.to)];
    let point = |i: i32| {
        let t = i as f32 / steps as f32;
        let rise = trig::sin(std::f32::consts::PI * t).max(0.0);
        let tapered = layer.width * ((1.0 - t) * share(&bend.from) + t * share(&bend.to));
        let width = tapered + (layer.swell - layer.width) * rise * rise;
        let (on, along) = bend.at(width, t, inset);
        // All layers wander together, and each a little on its own: so they never cross.
        let together = wobble(seed, key + i, gap) * 6.0;
        let own = wobble(seed + 3, key + i, gap + layer.width as i32) * (layer.width * 0.2).min(2.25);
        course.seen(on + along.perp() * (trig::pow(rise, 0.8) * (together + own)))
    };
    (0..=steps).map(point).collect()
}

/// From the left bank to the right one at the end of a bend.
fn mouth(path: &mut PathBuilder, course: &Course, port: &Port, layer: &Layer) {
    if port.open {
        return tongue(path, course, port, layer);
    }
    for along in [-layer.width, layer.width] {
        path.line_to(course.seen(port.point(along * port.width, LAP)));
    }
}

/// A pointed tongue; crust and glow have a second, shorter point beside it.
fn tongue(path: &mut PathBuilder, course: &Course, port: &Port, layer: &Layer) {
    let key = port.side.index() as i32;
    let accident = |salt: i32| noise(course.seed, key, 60 + salt);
    let (w, from) = (layer.width * port.width * layer.taper, layer.inset(port));
    let tip = layer.tip * (0.8 + accident(0) * 0.45);
    let lean = (accident(1) - 0.5) * 14.0 * (layer.width / 20.0).min(1.0);
    let long = tip - from;
    let mut curve = |points: [(f32, f32); 3]| {
        let [a, b, c] = points.map(|(along, beyond)| course.seen(port.point(along, beyond)));
        path.curve_to(a, b, c);
    };
    if layer.tip < 15.0 || layer.width > 48.0 {
        curve([(-w, from + long * 0.5), (lean - w * 0.22, tip - long * 0.3), (lean, tip)]);
        return curve([(lean + w * 0.3, tip - long * 0.4), (w, from + long * 0.45), (w, from)]);
    }
    // The second point is to the right, or everything is seen in a mirror and drawn backwards.
    let right = accident(2) > 0.5;
    let side = if right { 1.0 } else { -1.0 };
    let (second, short) = (w * 0.58, from + long * (0.5 + accident(3) * 0.2));
    let lean = lean * side;
    let (notch, deep) = ((lean + second) / 2.0, from + long * 0.3);
    let points = [
        (-w, from),
        (-w, from + long * 0.5),
        (lean - w * 0.25, tip - long * 0.4),
        (lean, tip),
        (lean + w * 0.12, tip - long * 0.4),
        (notch - w * 0.1, deep),
        (notch, deep),
        (notch + w * 0.15, deep),
        (second - w * 0.1, short - long * 0.1),
        (second, short),
        (second + w * 0.2, short - long * 0.15),
        (w, from + long * 0.25),
        (w, from),
    ];
    for i in 0..4 {
        let at = |k: usize| {
            let (along, beyond) = points[if right { 3 * i + k } else { 12 - 3 * i - k }];
            (along * side, beyond)
        };
        curve([at(1), at(2), at(3)]);
    }
}

/// The tongues at those of its open ends, as shapes of their own.
pub fn tongues(course: &Course, ends: Sides, layer: &Layer) -> String {
    let mut path = PathBuilder::new();
    for port in course.ports.iter().filter(|port| ends.has(port.side)) {
        path.move_to(course.seen(port.point(-layer.width * port.width * layer.taper, 0.0)));
        tongue(&mut path, course, port, layer);
        path.close();
    }
    path.finish()
}

/// A dead end wells up and goes out: the outer layers close in a pool, the heat ends in a point before its middle.
fn dead_end(path: &mut PathBuilder, course: &Course, port: &Port, layer: &Layer) {
    let w = layer.width * port.width;
    let seen = |along: f32, beyond: f32| course.seen(port.point(along, beyond));
    if layer.width < HEAT {
        let tip = -INRADIUS * if layer.tip > -20.0 { 0.98 } else { 0.62 };
        path.move_to(seen(w, 0.0));
        path.curve_to(seen(w, tip * 0.45), seen(10.0, tip * 0.7), seen(6.0, tip));
        path.curve_to(seen(4.0, tip * 0.7), seen(-w, tip * 0.5), seen(-w, 0.0));
    } else {
        let round = (0..=9).map(|i| {
            let angle = 60.0 * port.side.index() as f32 - 40.0 + 260.0 * i as f32 / 9.0;
            let radius = layer.width * 1.32 * (1.0 + 0.15 * wobble(course.seed, i, 4));
            course.seen(polar(angle, radius) - port.out * 7.0)
        });
        let points: Vec<_> = [seen(w, 0.0), seen(w * 0.96, -26.0)]
            .into_iter()
            .chain(round)
            .chain([seen(-w * 0.96, -26.0), seen(-w, 0.0)])
            .collect();
        path.move_to(points[0]).smooth_on(&points, -port.out, port.out);
    }
    mouth(path, course, port, layer);
    path.close();
}
