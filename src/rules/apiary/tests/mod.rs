//! The rules of Apiary, tested by number.

mod actions;
mod end;
mod laws;
mod packs;
mod seeds;
mod setup;
mod storage;
mod toolkit;
mod workers;
