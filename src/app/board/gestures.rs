//! From pointers that come, move and go to what a hand means: a tap, a drag, a pinch, a double tap. Pure; fingers, mouse and
//! pen are the same to it. Lengths are pixels, times milliseconds.

use hexx::Vec2;

/// How far a pointer may stray while it taps.
const STRAY: f32 = 8.0;
/// How long after a tap a second one makes it double, and how far from it.
const DOUBLE: (f64, f32) = (350.0, 30.0);
/// How far a wheel turns for one step.
const NOTCH: f32 = 50.0;

/// What a move of a pointer means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motion {
    /// The board goes along.
    Drag(Vec2),
    /// Two fingers were there and are here now.
    Pinch([Vec2; 2], [Vec2; 2]),
}

/// The pointers that are down, and what came before.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gesture {
    pointers: [Option<(i32, Vec2)>; 2],
    strayed: bool,
    tap: Option<(f64, Vec2)>,
    wheel: f32,
    turns: u32,
}

impl Gesture {
    /// A pointer comes down. A third finger does nothing.
    pub fn down(&mut self, id: i32, at: Vec2) {
        // A pointer whose end nobody told comes again.
        self.up(id);
        match self.pointers {
            [None, None] => {
                self.pointers[0] = Some((id, at));
                self.strayed = false;
            }
            [Some(_), None] => {
                self.pointers[1] = Some((id, at));
                self.strayed = true;
            }
            _ => {}
        }
    }

    /// A pointer goes.
    pub fn up(&mut self, id: i32) {
        let [first, second] = self.pointers;
        self.pointers = match (first, second) {
            (Some((one, _)), rest) if one == id => [rest, None],
            (first, Some((two, _))) if two == id => [first, None],
            same => [same.0, same.1],
        };
    }

    /// A pointer moves.
    pub fn moved(&mut self, id: i32, to: Vec2) -> Option<Motion> {
        match self.pointers {
            [Some((one, from)), None] if one == id => {
                if !self.strayed && from.distance(to) <= STRAY {
                    return None;
                }
                // It begins here: the board does not jump by what was let pass.
                let by = if self.strayed { to - from } else { Vec2::ZERO };
                self.strayed = true;
                self.pointers[0] = Some((id, to));
                Some(Motion::Drag(by))
            }
            [Some((one, a)), Some((two, b))] if one == id || two == id => {
                let now = if one == id { [to, b] } else { [a, to] };
                self.pointers = [Some((one, now[0])), Some((two, now[1]))];
                Some(Motion::Pinch([a, b], now))
            }
            _ => None,
        }
    }

    /// Whether what ends now, or has just ended, was more than a tap.
    pub fn has_strayed(&self) -> bool {
        self.strayed
    }

    /// Whether a pointer is down.
    pub fn is_on(&self) -> bool {
        self.pointers[0].is_some()
    }

    /// Whether a tap now is the second of a double tap.
    pub fn is_double(&mut self, time: f64, at: Vec2) -> bool {
        self.tap
            .take()
            .is_some_and(|(before, there)| time - before < DOUBLE.0 && there.distance(at) < DOUBLE.1)
    }

    /// Remembers a tap that did nothing: the next one may make it double.
    pub fn remember(&mut self, time: f64, at: Vec2) {
        self.tap = Some((time, at));
    }

    /// Adds to the wheel; tells whether it has gone one step further.
    pub fn steps(&mut self, by: f32) -> bool {
        self.turns = self.turns.wrapping_add(1);
        self.wheel = if by * self.wheel < 0.0 { by } else { self.wheel + by };
        let step = self.wheel.abs() >= NOTCH;
        if step {
            self.wheel = 0.0;
        }
        step
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f32, y: f32) -> Vec2 {
        Vec2::new(x, y)
    }

    #[test]
    fn a_finger_that_trembles_taps_and_one_that_goes_drags() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(100.0, 100.0));
        assert_eq!(gesture.moved(1, at(104.0, 103.0)), None);
        gesture.up(1);
        assert!(!gesture.has_strayed());
        gesture.down(1, at(100.0, 100.0));
        assert_eq!(gesture.moved(1, at(112.0, 100.0)), Some(Motion::Drag(Vec2::ZERO)));
        assert_eq!(gesture.moved(1, at(115.0, 99.0)), Some(Motion::Drag(at(3.0, -1.0))));
        assert_eq!(gesture.moved(7, at(0.0, 0.0)), None, "a mouse that is not pressed");
        gesture.up(1);
        assert!(gesture.has_strayed() && !gesture.is_on());
    }

    #[test]
    fn two_fingers_pinch_and_the_one_that_stays_drags_on() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0, 0.0));
        gesture.down(2, at(10.0, 0.0));
        gesture.down(3, at(50.0, 50.0));
        let pinch = Motion::Pinch([at(0.0, 0.0), at(10.0, 0.0)], [at(0.0, 0.0), at(30.0, 0.0)]);
        assert_eq!(gesture.moved(2, at(30.0, 0.0)), Some(pinch));
        gesture.up(1);
        assert_eq!(gesture.moved(2, at(31.0, 0.0)), Some(Motion::Drag(at(1.0, 0.0))));
        gesture.up(3);
        assert!(gesture.is_on() && gesture.has_strayed());
        gesture.up(2);
        gesture.down(4, at(0.0, 0.0));
        assert!(!gesture.has_strayed());
    }

    #[test]
    fn taps_are_double_when_they_are_close_in_time_and_place() {
        let mut gesture = Gesture::default();
        assert!(!gesture.is_double(1000.0, at(5.0, 5.0)));
        gesture.remember(1000.0, at(5.0, 5.0));
        assert!(gesture.is_double(1200.0, at(9.0, 5.0)));
        assert!(!gesture.is_double(1300.0, at(9.0, 5.0)), "three taps are not two double taps");
        gesture.remember(1000.0, at(5.0, 5.0));
        assert!(!gesture.is_double(1500.0, at(5.0, 5.0)));
        gesture.remember(1000.0, at(5.0, 5.0));
        assert!(!gesture.is_double(1100.0, at(99.0, 5.0)));
    }

    #[test]
    fn a_wheel_goes_step_by_step() {
        let mut gesture = Gesture::default();
        assert!(gesture.steps(120.0) && gesture.steps(-120.0));
        assert!(!gesture.steps(20.0) && !gesture.steps(20.0) && gesture.steps(20.0));
        assert!(!gesture.steps(40.0) && !gesture.steps(-40.0), "another way starts anew");
    }
}
