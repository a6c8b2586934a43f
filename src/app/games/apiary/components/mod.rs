//! What Apiary draws, in components: `board` with the actions and what lies beside them, `sheet` with the question, `players`, and
//! what these are made of; `setup`, `pack` and `map` of the set-up; `rulebook` and `museum` to read.

pub mod act;
pub mod autopilot;
pub mod beside;
pub mod board;
pub mod cards;
pub mod charts;
pub mod choices;
pub mod comb;
pub mod dances;
pub mod desk;
pub mod draft;
pub mod ending;
pub mod hive;
pub mod info;
mod keys;
pub mod ladder;
pub mod map;
pub mod motion;
pub mod museum;
pub mod pack;
pub mod parts;
pub mod picture;
pub mod players;
pub mod rows;
pub mod rulebook;
pub mod scoring;
pub mod seeds;
pub mod setup;
pub mod sheet;
pub mod sky;
pub mod spots;
pub mod tray;
