//! What Apiary draws, in components: `board` with the actions and what lies beside them, `sheet` with the question, `players`, and
//! what these are made of.

pub mod act;
pub mod board;
pub mod choices;
pub mod comb;
pub mod dances;
pub mod desk;
pub mod hive;
pub mod info;
pub mod ladder;
pub mod motion;
pub mod museum;
pub mod parts;
pub mod players;
pub mod rulebook;
pub mod rows;
pub mod seeds;
pub mod sheet;
pub mod sky;
pub mod spots;
pub mod tray;
