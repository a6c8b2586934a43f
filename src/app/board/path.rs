//! Writes path strings: in whole tenths of a unit and in relative steps, so that they stay short and two shapes that meet do so
//! at the very same point.

use hexx::Vec2;

use super::{
    decimal::{number, push_tenths, tenths},
    plane::{at, polar},
};

/// One path of its own.
pub fn path(draw: impl FnOnce(&mut PathBuilder)) -> String {
    let mut builder = PathBuilder::new();
    draw(&mut builder);
    builder.finish()
}

/// Writes the `d` of a path.
#[derive(Clone, Debug, Default)]
pub struct PathBuilder {
    d: String,
    here: (i32, i32),
    start: (i32, i32),
    command: u8,
}

impl PathBuilder {
    /// An empty path.
    pub fn new() -> PathBuilder {
        PathBuilder::default()
    }

    /// Begins a part of the path.
    pub fn move_to(&mut self, p: Vec2) -> &mut Self {
        self.here = (tenths(p.x), tenths(p.y));
        self.start = self.here;
        self.command = b'M';
        self.d.push('M');
        push_tenths(&mut self.d, self.here.0);
        self.number(self.here.1);
        self
    }

    /// A straight line.
    pub fn line_to(&mut self, p: Vec2) -> &mut Self {
        self.step(b'l', &[p])
    }

    /// A cubic curve.
    pub fn curve_to(&mut self, c1: Vec2, c2: Vec2, p: Vec2) -> &mut Self {
        self.step(b'c', &[c1, c2, p])
    }

    /// A quadratic curve.
    pub fn quad_to(&mut self, c: Vec2, p: Vec2) -> &mut Self {
        self.step(b'q', &[c, p])
    }

    /// A circular arc of less than half a turn, clockwise or not.
    pub fn arc_to(&mut self, radius: f32, clockwise: bool, p: Vec2) -> &mut Self {
        let to = (tenths(p.x), tenths(p.y));
        let r = tenths(radius) as f32 / 10.0;
        let r = number(r);
        self.d += &["a", &r, " ", &r, " 0 0 ", if clockwise { "1" } else { "0" }].concat();
        self.command = b'a';
        self.d.push(' ');
        push_tenths(&mut self.d, to.0 - self.here.0);
        self.number(to.1 - self.here.1);
        self.here = to;
        self
    }

    /// Back to where this part began.
    pub fn close(&mut self) -> &mut Self {
        self.d.push('Z');
        self.here = self.start;
        self.command = b'Z';
        self
    }

    /// A closed shape with straight sides.
    pub fn polygon(&mut self, points: impl IntoIterator<Item = Vec2>) -> &mut Self {
        self.open_line(points).close()
    }

    /// A line through points.
    pub fn open_line(&mut self, points: impl IntoIterator<Item = Vec2>) -> &mut Self {
        for (i, p) in points.into_iter().enumerate() {
            if i == 0 {
                self.move_to(p)
            } else {
                self.line_to(p)
            };
        }
        self
    }

    /// A hexagon with that side.
    pub fn hexagon(&mut self, centre: Vec2, side: f32) -> &mut Self {
        self.polygon((0..6).map(|i| centre + polar(60.0 * i as f32, 100.0) * (side / 100.0)))
    }

    /// A disc.
    pub fn disc(&mut self, centre: Vec2, radius: f32) -> &mut Self {
        let r = at(radius, 0.0);
        self.move_to(centre - r).arc_to(radius, true, centre + r).arc_to(radius, true, centre - r).close()
    }

    /// A smooth curve from the present point, which is the first of `points`, through the others; it sets out in one direction
    /// and arrives in another, both of length 1.
    pub fn smooth_on(&mut self, points: &[Vec2], set_out: Vec2, arrive: Vec2) -> &mut Self {
        let last = points.len().saturating_sub(1);
        for i in 0..last {
            let (b, c) = (points[i], points[i + 1]);
            let third = b.distance(c) / 3.0;
            let out = if i == 0 { set_out * third } else { (c - points[i - 1]) / 6.0 };
            let on = if i + 1 == last { arrive * third } else { (points[i + 2] - b) / 6.0 };
            self.curve_to(b + out, c - on, c);
        }
        self
    }

    /// A smooth closed curve through points.
    pub fn blob(&mut self, points: &[Vec2]) -> &mut Self {
        let (n, Some(first)) = (points.len(), points.first()) else { return self };
        self.move_to(*first);
        for i in 0..n {
            let (a, b, c, d) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]);
            self.curve_to(b + (c - a) / 6.0, c - (d - b) / 6.0, c);
        }
        self.close()
    }

    /// The path string.
    pub fn finish(&mut self) -> String {
        std::mem::take(&mut self.d)
    }

    fn step(&mut self, command: u8, points: &[Vec2]) -> &mut Self {
        let repeated = self.command == command;
        if !repeated {
            self.d.push(command.into());
            self.command = command;
        }
        let from = self.here;
        for (i, p) in points.iter().enumerate() {
            let to = (tenths(p.x), tenths(p.y));
            if i == 0 && !repeated {
                push_tenths(&mut self.d, to.0 - from.0);
            } else {
                self.number(to.0 - from.0);
            }
            self.number(to.1 - from.1);
            self.here = to;
        }
        self
    }

    /// A number after another one: a minus sign separates as well as a space does.
    fn number(&mut self, n: i32) {
        if n >= 0 {
            self.d.push(' ');
        }
        push_tenths(&mut self.d, n);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_short_and_exact() {
        let d = path(|p| {
            p.move_to(at(0.04, -12.36)).line_to(at(10.0, -0.5)).line_to(at(0.04, 0.0)).close();
        });
        assert_eq!(d, "M0-12.4l10 11.9-10 .5Z");
    }
}
