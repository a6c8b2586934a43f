//! Packs the app's wasm module a good third smaller than gzip does, and unpacks it in the browser: in small steps, and while
//! it is still being loaded. See `shape` for what is known of a module, `mix` for how it is predicted.
//!
//! The decoder is a wasm module itself and travels with what it unpacks, so it does without the standard library.

#![cfg_attr(target_family = "wasm", no_std)]
extern crate alloc;

pub mod coder;
pub mod mix;
#[cfg(not(target_family = "wasm"))]
pub mod pack;
pub mod shape;
#[cfg(not(target_family = "wasm"))]
pub mod split;
pub mod tree;
#[cfg(target_family = "wasm")]
mod unpack;
