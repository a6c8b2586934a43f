//! What is drawn of Eruption on the screen: components that take plain values or signals and draw one thing each. What things look
//! like is in [`super::art`], what is to be seen in [`super::model`], the words in [`super::words`].

pub mod ahead;
pub mod clans;
pub mod controls;
pub mod deck;
pub mod draw;
pub mod facts;
pub mod hand;
pub mod panel;
pub mod pieces;
pub mod players;
pub mod prompt;
pub mod setup;
pub mod sheet;
pub mod stack;
pub mod tie_break;
pub mod watched;
