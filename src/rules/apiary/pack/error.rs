//! What can be wrong with a pack, and where.

use std::{error::Error, fmt};

use super::parse::Unread;

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// Where: `farms[3].income`; empty for the whole file.
    pub place: String,
    /// What.
    pub problem: Problem,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The bytes are no JSON.
    NoJson(String),
    /// The JSON has another shape: a key is missing, unknown, or holds something else.
    Shape(String),
    /// It is no pack, or of another version.
    Format,
    /// An id of another kind, or of another form.
    Id(String),
    /// Two components have this id.
    Twice(String),
    /// Something is named that the pack does not have.
    Unknown(String),
    /// A text that the effect grammar does not know.
    Unread(Unread),
    /// An effect that cannot stand there.
    Misplaced(&'static str),
    /// A number out of its bounds.
    Bounds {
        /// The number.
        found: usize,
        /// The least one allowed.
        least: usize,
        /// The greatest one allowed.
        most: usize,
    },
    /// The hexes of a mat are in one piece, and the faction tile lies beside them.
    Mat(&'static str),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        match &self.problem {
            Problem::NoJson(message) => write!(f, "no JSON: {message}"),
            Problem::Shape(message) => f.write_str(message),
            Problem::Format => f.write_str("not a pack of Apiary of version 1"),
            Problem::Id(text) => write!(f, "{text:?} is no id of this kind"),
            Problem::Twice(text) => write!(f, "the id {text} is there twice"),
            Problem::Unknown(text) => write!(f, "there is no {text:?}"),
            Problem::Unread(Unread { at, expected }) => {
                write!(f, "after {at} characters there should be {expected}")
            }
            Problem::Misplaced(what) => write!(f, "{what} cannot stand here"),
            Problem::Bounds { found, least, most } => {
                write!(f, "{found} is not from {least} to {most}")
            }
            Problem::Mat(what) => f.write_str(what),
        }
    }
}

impl Error for PackError {}
