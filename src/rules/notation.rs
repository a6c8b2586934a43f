//! What the notations of all games have in common: why a text is refused, seats and dice.

use std::{error::Error, fmt};

use super::{Die, Seat};

/// A text that is no word of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl NotationError {
    pub(crate) fn new(text: &str, expected: &'static str) -> NotationError {
        NotationError { text: text.chars().take(80).collect(), expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not {}", self.text, self.expected)
    }
}

impl Error for NotationError {}

impl Seat {
    /// Reads a seat's number; no game has more than six.
    pub(super) fn parse(text: &str) -> Result<Seat, NotationError> {
        match text.as_bytes() {
            [digit @ b'0'..=b'5'] => Ok(Seat::new(digit - b'0')),
            _ => Err(NotationError::new(text, "a seat from 0 to 5")),
        }
    }
}

impl Die {
    /// Reads a face of a die.
    pub(super) fn parse(text: &str) -> Result<Die, NotationError> {
        let face = Die::ALL.into_iter().find(|die| text.as_bytes() == [b'0' + die.pips()]);
        face.ok_or_else(|| NotationError::new(text, "a die from 1 to 6"))
    }
}
