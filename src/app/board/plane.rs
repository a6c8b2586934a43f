//! Points of a drawing, how they are written, and its accidents: numbers that look random and never change.

use hexx::Vec2;

use super::{
    decimal::{number, push_tenths, tenths},
    trig,
};

/// A point, or a step from one to another.
pub fn at(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// `degrees` clockwise from east, `radius` away.
pub fn polar(degrees: f32, radius: f32) -> Vec2 {
    let angle = degrees.to_radians();
    at(trig::cos(angle), trig::sin(angle)) * radius
}

/// A number from 0 to 1 that looks random and is always the same for the same three.
pub fn noise(a: i32, b: i32, c: i32) -> f32 {
    let mut h = (a as u32).wrapping_mul(0x9e37_79b1)
        ^ (b as u32).wrapping_mul(0x85eb_ca77).rotate_left(11)
        ^ (c as u32).wrapping_mul(0xc2b2_ae3d).rotate_left(21);
    h = (h ^ h >> 16).wrapping_mul(0x7feb_352d);
    h = (h ^ h >> 15).wrapping_mul(0x846c_a68b);
    (h ^ h >> 16) as f32 / u32::MAX as f32
}

/// The same, from -1 to 1.
pub fn wobble(a: i32, b: i32, c: i32) -> f32 {
    noise(a, b, c) * 2.0 - 1.0
}

/// An SVG `transform` that moves to a point.
pub fn translate(to: Vec2) -> String {
    let mut text = String::from("translate(");
    push_tenths(&mut text, tenths(to.x));
    text.push(' ');
    push_tenths(&mut text, tenths(to.y));
    text.push(')');
    text
}

/// An SVG `transform` that moves, turns by degrees and scales.
pub fn placed(to: Vec2, degrees: f32, scale: f32) -> String {
    let mut text = translate(to);
    if degrees != 0.0 {
        text += &[" rotate(", &number(degrees), ")"].concat();
    }
    if (scale - 1.0).abs() > 0.001 {
        text += &[" scale(", &number(scale), ")"].concat();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_spreads() {
        let mean = (0..1000).map(|i| noise(i, 3, 7)).sum::<f32>() / 1000.0;
        assert!((0.45..0.55).contains(&mean), "{mean}");
    }
}
