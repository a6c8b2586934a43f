//! Everything that is to be seen of a game of Apiary, as plain data: no words and no drawing.

pub mod question;
