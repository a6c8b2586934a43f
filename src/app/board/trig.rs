//! Angles. In the browser its own functions are called: the compiler's would be six kilobytes of the wasm.

#[cfg(target_arch = "wasm32")]
mod functions {
    use js_sys::Math;

    pub fn sin(radians: f32) -> f32 {
        Math::sin(radians.into()) as f32
    }

    pub fn cos(radians: f32) -> f32 {
        Math::cos(radians.into()) as f32
    }

    pub fn atan2(y: f32, x: f32) -> f32 {
        Math::atan2(y.into(), x.into()) as f32
    }

    pub fn pow(base: f32, exponent: f32) -> f32 {
        Math::pow(base.into(), exponent.into()) as f32
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod functions {
    pub fn sin(radians: f32) -> f32 {
        radians.sin()
    }

    pub fn cos(radians: f32) -> f32 {
        radians.cos()
    }

    pub fn atan2(y: f32, x: f32) -> f32 {
        y.atan2(x)
    }

    pub fn pow(base: f32, exponent: f32) -> f32 {
        base.powf(exponent)
    }
}

pub use functions::{atan2, cos, pow, sin};
