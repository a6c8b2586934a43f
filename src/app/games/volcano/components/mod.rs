//! What VOLCANO puts on the screen, a component for each thing. [`board`] is the board at the table, with what is told over it;
//! [`sea`] the picture of the sea, also for the set-up and the rules; [`zone`] the cells round the volcano, [`marks`] what is marked and [`figures`] what rises
//! from it; [`pointing`] is the board for keys. [`sheet`] stands beside the board, with [`danger`] and [`ahead`] in it;
//! [`players`] and [`deck`] are the panels; [`happening`] is what is told over the board, [`own_island`] the picture on
//! the curtain. Everything is drawn from
//! [`shown`](shown::shown), and nothing here knows a rule.

mod ahead;
pub mod board;
mod danger;
pub mod deck;
mod figures;
pub mod happening;
mod hinted;
pub mod lines;
mod marks;
pub mod own_island;
pub mod pictures;
pub mod players;
mod pointing;
pub mod rulebook;
mod sea;
pub mod setup;
pub mod sheet;
mod shown;
mod zone;
