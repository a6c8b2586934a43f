//! Where one looks at a board from: how near, and at what. Pure: it knows sizes and points, no page. Lengths are in sides of
//! the square that the board fills when all of it is seen, so that a view stays good when the square grows or shrinks; points
//! are seen from the middle of the room that the board has.

use hexx::Vec2;

/// How near a double tap takes one.
pub const NEAR: f32 = 2.2;
/// How near one can come.
const NEAREST: f32 = 3.6;
/// What has come so close to fit is fit.
const ABOUT_FIT: f32 = 1.03;
/// How much of the sea may be pulled in for every step nearer, so that nothing must stay under a button.
const SLACK: f32 = 0.12;

/// A view of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// 1 when all of the board is seen.
    pub zoom: f32,
    /// Where the middle of the board is.
    pub pan: Vec2,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera::FIT
    }
}

impl Camera {
    /// All of the board.
    pub const FIT: Camera = Camera { zoom: 1.0, pan: Vec2::ZERO };

    /// Whether all of the board is seen.
    pub fn is_fit(self) -> bool {
        self == Camera::FIT
    }

    /// The nearest view that is allowed in a room of that size: not beyond fit, not past the edge of the board.
    fn bounded(self, room: Vec2) -> Camera {
        let zoom = self.zoom.clamp(1.0, NEAREST);
        if zoom < ABOUT_FIT {
            return Camera::FIT;
        }
        let reach = (Vec2::splat(zoom) - room).max(Vec2::ZERO) / 2.0 + Vec2::splat((zoom - 1.0) * SLACK);
        Camera { zoom, pan: self.pan.clamp(-reach, reach) }
    }

    /// After a drag.
    pub fn dragged(self, by: Vec2, room: Vec2) -> Camera {
        Camera { pan: self.pan + by, ..self }.bounded(room)
    }

    /// Nearer or farther; what is at `about` stays there.
    pub fn zoomed(self, factor: f32, about: Vec2, room: Vec2) -> Camera {
        let zoom = (self.zoom * factor).clamp(1.0, NEAREST);
        Camera { zoom, pan: about + (self.pan - about) * (zoom / self.zoom) }.bounded(room)
    }

    /// After two fingers have moved: what is under them stays under them.
    pub fn pinched(self, from: [Vec2; 2], to: [Vec2; 2], room: Vec2) -> Camera {
        let middle = |points: [Vec2; 2]| (points[0] + points[1]) / 2.0;
        let apart = |points: [Vec2; 2]| points[0].distance(points[1]).max(0.001);
        // To be bounded once, at the end: a pinch may pass fit on its way.
        let zoom = (self.zoom * apart(to) / apart(from)).clamp(1.0, NEAREST);
        let pan = middle(to) + (self.pan - middle(from)) * (zoom / self.zoom);
        Camera { zoom, pan }.bounded(room)
    }

    /// After a double tap: near, or all of the board again.
    pub fn toggled(self, about: Vec2, room: Vec2) -> Camera {
        if self.is_fit() { self.zoomed(NEAR, about, room) } else { Camera::FIT }
    }

    /// At least so near, with a place of the board in the middle, or as near to it as the edge allows.
    pub fn looking_at(self, place: Vec2, least: f32, room: Vec2) -> Camera {
        let zoom = self.zoom.max(least);
        Camera { zoom, pan: -place * zoom }.bounded(room)
    }

    /// The same zoom, moved no more than needed to see a place of the board and a little around it.
    pub fn showing(self, place: Vec2, around: f32, room: Vec2) -> Camera {
        let seen = self.pan + place * self.zoom;
        let limit = (room / 2.0 - Vec2::splat(around * self.zoom)).max(Vec2::ZERO);
        let wanted = seen.clamp(-limit, limit);
        if wanted == seen { self } else { self.dragged(wanted - seen, room) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A phone: as wide as the board, a little higher.
    const PHONE: Vec2 = Vec2::new(1.0, 1.2);

    fn at(x: f32, y: f32) -> Vec2 {
        Vec2::new(x, y)
    }

    /// The place of the board that is seen at a point.
    fn under(camera: Camera, point: Vec2) -> Vec2 {
        (point - camera.pan) / camera.zoom
    }

    #[test]
    fn at_fit_nothing_can_be_dragged() {
        assert_eq!(Camera::FIT.dragged(at(0.3, -0.2), PHONE), Camera::FIT);
    }

    #[test]
    fn a_zoom_keeps_what_is_under_it() {
        let near = Camera::FIT.zoomed(2.0, at(0.2, -0.1), PHONE);
        assert!(under(near, at(0.2, -0.1)).distance(at(0.2, -0.1)) < 0.001);
        let nearer = near.zoomed(1.5, at(-0.1, 0.3), PHONE);
        assert!(under(nearer, at(-0.1, 0.3)).distance(under(near, at(-0.1, 0.3))) < 0.001);
        assert_eq!(nearer.zoomed(100.0, Vec2::ZERO, PHONE).zoom, NEAREST);
        assert_eq!(nearer.zoomed(0.01, at(0.4, 0.4), PHONE), Camera::FIT);
    }

    #[test]
    fn a_pinch_keeps_both_fingers_on_what_they_hold() {
        let from = [at(-0.1, 0.0), at(0.1, 0.1)];
        let to = [at(-0.25, -0.05), at(0.15, 0.15)];
        let camera = Camera::FIT.pinched(from, to, PHONE);
        assert!(camera.zoom > 1.9);
        for finger in 0..2 {
            assert!(under(camera, to[finger]).distance(from[finger]) < 0.001);
        }
        assert_eq!(camera.pinched(to, [at(0.0, 0.0), at(0.05, 0.0)], PHONE), Camera::FIT);
    }

    #[test]
    fn the_edge_of_the_board_stays_near_the_edge_of_the_room() {
        for room in [PHONE, at(1.0, 1.0), at(1.7, 1.0)] {
            for way in [at(9.0, 0.0), at(-9.0, 9.0), at(0.0, -9.0)] {
                let camera = Camera::FIT.zoomed(NEAR, Vec2::ZERO, room).dragged(way, room);
                let reach = (Vec2::splat(NEAR) - room).max(Vec2::ZERO) / 2.0;
                let past = camera.pan.abs() - reach;
                assert!(past.max_element() <= (NEAR - 1.0) * SLACK + 0.001, "{room} {way}: {past}");
            }
        }
    }

    #[test]
    fn a_double_tap_goes_near_and_back() {
        let near = Camera::FIT.toggled(at(0.3, 0.3), PHONE);
        assert_eq!(near.zoom, NEAR);
        assert!(under(near, at(0.3, 0.3)).distance(at(0.3, 0.3)) < 0.001);
        assert_eq!(near.toggled(Vec2::ZERO, PHONE), Camera::FIT);
    }

    #[test]
    fn what_is_shown_is_in_the_room() {
        let near = Camera::FIT.zoomed(3.0, Vec2::ZERO, PHONE);
        assert_eq!(near.showing(at(0.05, 0.0), 0.05, PHONE), near, "it is seen already");
        for place in [at(0.45, 0.0), at(-0.3, 0.4), at(0.0, -0.45)] {
            let shown = near.showing(place, 0.04, PHONE);
            assert_eq!(shown.zoom, near.zoom);
            let seen = shown.pan + place * shown.zoom;
            assert!((seen.abs() - PHONE / 2.0).max_element() < 0.0, "{place}: {seen}");
            let middle = Camera::FIT.looking_at(place, 1.5, PHONE);
            assert_eq!(middle.zoom, 1.5);
            let seen = middle.pan + place * middle.zoom;
            assert!((seen.abs() - PHONE / 2.0).max_element() < 0.0, "{place}: {seen}");
        }
    }
}
