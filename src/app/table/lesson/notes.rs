//! A lesson as plain data: a recorded game, and what is said along with it.

use crate::rules::Seat;

/// The notes of each game.
pub mod texts {
    use crate::app::table::lesson::notes::{Kind, Note};
    include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
}

/// A lesson.
pub struct Lesson {
    /// The game that is played, as a link: [`session::link`](crate::session::link).
    pub record: &'static str,
    /// Where the learner sits.
    pub learner: Seat,
    /// What is said, from the beginning to the end.
    pub notes: &'static [Note],
}

/// What is said at a moment of the game.
pub struct Note {
    /// After how many steps of the record.
    pub step: usize,
    /// What the learner does.
    pub kind: Kind,
    /// What is pointed at.
    pub aim: &'static str,
    /// By language: the title, the text, and the answer to what is not meant.
    pub words: [&'static [&'static str]; 2],
}

/// What a learner does at a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Reads.
    Read,
    /// Reads, some turns later.
    Later,
    /// Plays what the record says.
    Act,
    /// Is done.
    End,
}
