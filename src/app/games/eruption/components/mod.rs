//! What is drawn of Eruption on the screen: components that take plain values or signals and draw one thing each. What things look
//! like is in [`super::art`], what is to be seen in [`super::model`], the words in [`super::words`].

pub mod draw;
pub mod pieces;
