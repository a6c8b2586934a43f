//! What lies on the channels: plates of cooled crust, threads along the stream, the pool of a fork. Never evenly spaced.

use hexx::Vec2;

use super::border::{Bend, Course};
use crate::app::games::eruption::art::{
    geometry::{at, noise, polar, wobble},
    path::{PathBuilder, path},
    trig,
};

/// A plate, clockwise as all of them are: one path of the whole board has no holes only then.
fn plate(path: &mut PathBuilder, course: &Course, points: &[Vec2]) {
    path.polygon(points.iter().map(|point| course.seen(*point)));
}

/// Cracked crust: angular plates along the banks with glow in the cracks, some that jut inwards, some that are missing, and a
/// few adrift.
pub fn plates(course: &Course) -> String {
    path(|path| {
        for bend in course.bends() {
            banks(path, course, &bend);
            adrift(path, course, &bend);
        }
        skin(path, course);
    })
}

fn banks(path: &mut PathBuilder, course: &Course, bend: &Bend) {
    let (seed, key) = (course.seed, bend.key());
    let count = (bend.length() / 21.0).round().max(2.0) as i32;
    let n = count as f32;
    let cut = |i: i32| match i {
        0 => 0.0,
        i if i == count => 1.0,
        i => (i as f32 + 0.25 * wobble(seed, key * 9 + i, 21)) / n,
    };
    let share = |open: bool| if open { 0.8 } else { 1.0 };
    let on = |t: f32, width: f32| {
        let tapered = width * ((1.0 - t) * share(bend.from.open) + t * share(bend.to.open));
        let (on, along) = bend.at(tapered, t, [0.0; 2]);
        let rise = trig::pow(trig::sin(std::f32::consts::PI * t).max(0.0), 0.8);
        on + along.perp() * (rise * 2.0 * wobble(seed, key * 16 + (t * 8.0) as i32, bend.gap as i32))
    };
    for i in 0..count {
        let r = noise(seed, key * 11 + i, 22);
        if r < 0.13 && i > 0 && i + 1 < count {
            continue;
        }
        let crack = 0.012 + 0.1 / n;
        let from = cut(i) + if i > 0 { crack } else { 0.0 };
        let to = cut(i + 1) - if i + 1 < count { crack } else { 0.0 };
        let middle = (from + to) / 2.0 + 0.15 * wobble(seed, i, 23) / n;
        // At a border all plates are equally deep, so that those of two tiles join.
        let inner = |t: f32, salt: i32| match t {
            0.0 | 1.0 => 26.5,
            _ => 29.0 - noise(seed, key * 7 + i, salt) * if r > 0.8 { 15.0 } else { 8.5 },
        };
        let corners = [
            on(from, 37.0),
            on(middle, 38.0 - r * 2.0),
            on(to, 37.0),
            on(to, inner(to, 24)),
            on(middle, inner(middle, 25) - 2.0),
            on(from, inner(from, 26)),
        ];
        plate(path, course, &corners);
    }
}

fn adrift(path: &mut PathBuilder, course: &Course, bend: &Bend) {
    let accident = |salt: i32| noise(course.seed, bend.key(), salt);
    if bend.gap < 2 || accident(27) < 0.35 {
        return;
    }
    let (on, along) = bend.at(15.0 + accident(29) * 5.0, 0.3 + accident(28) * 0.4, [0.0; 2]);
    let size = 4.5 + accident(30) * 3.5;
    let points = [0, 1, 2, 3, 4].map(|k| {
        let p = polar(72.0 * k as f32 + noise(course.seed, k, bend.key()) * 40.0, size);
        on + along.rotate(at(p.x * 1.7, p.y * 0.75))
    });
    plate(path, course, &points);
}

/// The pool of a dead end has skinned over.
fn skin(path: &mut PathBuilder, course: &Course) {
    let [port] = course.ports[..] else { return };
    let seed = course.seed;
    for i in 0..9 {
        let (turn, away, size) =
            if i < 6 { (70 + i * 44, 38.0, 15.0) } else { (130 + (i - 6) * 50, 17.0, 9.0) };
        let middle = polar((60 * port.side.index() as i32 - 90 + turn) as f32, away) - port.out * 6.0;
        let points = [0, 1, 2, 3, 4, 5].map(|k| {
            let size = size * (0.72 + noise(seed, i, k + 41) * 0.5);
            middle + polar(60.0 * k as f32 + noise(seed, i, k + 31) * 36.0, size)
        });
        plate(path, course, &points);
    }
}

/// Threads along the stream: slivers that swell and taper, dark near the banks or bright near the middle.
pub fn threads(course: &Course, dark: bool) -> String {
    let mut path = PathBuilder::new();
    let (apart, half, salt) = if dark { (62.0, 13.0, 71) } else { (52.0, 17.0, 72) };
    for bend in course.bends() {
        let (key, length) = (bend.key(), bend.length());
        let count = (length / apart).round().max(1.0) as i32;
        for i in 0..count {
            let r = noise(course.seed, key * 5 + i, salt);
            let middle = i as f32 + 0.25 + noise(course.seed, key + i * 3, salt + 2) * 0.5;
            let (middle, half) = (middle / count as f32, half * (0.55 + r) / length);
            let from = (middle - half).max(if bend.from.open { 0.16 } else { 0.05 });
            let to = (middle + half).min(if bend.to.open { 0.84 } else { 0.95 });
            if to - from < 0.06 {
                continue;
            }
            let (width, thick) =
                if dark { (12.0 + r * 8.0, 3.4 + r * 2.0) } else { (6.5 + r * 9.0, 2.2 + r * 2.6) };
            let other = width + 2.0 * wobble(course.seed, i, key + 75);
            let on = |width: f32, t: f32| bend.at(width, t, [0.0; 2]);
            let (begin, end) = (on(width, from).0, on(other, to).0);
            let (belly, along) = on((width + other) / 2.0, (from + to) / 2.0);
            let aside = along.perp() * thick;
            let [begin, end, left, right] =
                [begin, end, belly + aside, belly - aside].map(|p| course.seen(p));
            path.move_to(begin).quad_to(right, end).quad_to(left, begin).close();
        }
    }
    if !dark {
        crossing_threads(&mut path, course);
    }
    path.finish()
}

/// The threads that cross a border belong to it, so that both tiles continue them.
fn crossing_threads(path: &mut PathBuilder, course: &Course) {
    const THICK: f32 = 1.7;
    for port in course.ports.iter().filter(|port| !port.open) {
        let long = 26.0 + noise(course.seed, port.side.index() as i32, 76) * 26.0;
        let seen = |along: f32, inwards: f32| course.seen(port.point(port.thread + along, -inwards));
        let tip = course.seen(port.point(port.thread * 0.55, -long));
        path.move_to(seen(THICK, 0.0)).quad_to(seen(THICK, long * 0.6), tip);
        path.quad_to(seen(-THICK, long * 0.6), seen(-THICK, 0.0)).close();
    }
}

/// The pool of a fork: an irregular star with a finger into each branch.
pub fn pool(course: &Course) -> String {
    const SIZE: f32 = 0.78;
    let ports = &course.ports;
    if ports.len() < 3 {
        return String::new();
    }
    let centre = ports.iter().map(|port| port.middle).sum::<Vec2>() * (0.3 / ports.len() as f32);
    let mut points = Vec::new();
    for (bend, i) in course.bends().zip(0..) {
        let angle = 60.0 * bend.from.side.index() as f32 - 90.0;
        let long = if bend.from.open { 13.0 } else { 21.0 + noise(course.seed, bend.key(), 81) * 12.0 };
        let hollow = if bend.gap > 2 { 10.0 } else { 5.5 };
        points.extend([
            polar(angle - 15.0, long * 0.6 * SIZE),
            polar(angle + 5.0 * wobble(course.seed, i, 82), long * SIZE),
            polar(angle + 15.0, long * 0.6 * SIZE),
            polar(angle + 30.0 * bend.gap as f32, hollow * SIZE + noise(course.seed, i, 83) * 2.0),
        ]);
    }
    let points: Vec<_> = points.into_iter().map(|point| course.seen(centre + point)).collect();
    path(|path| {
        path.blob(&points);
    })
}
