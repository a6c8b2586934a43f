use std::{error::Error, fmt};

/// A text that is no word of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl NotationError {
    pub(super) fn new(text: &str, expected: &'static str) -> NotationError {
        NotationError { text: text.chars().take(80).collect(), expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not {}", self.text, self.expected)
    }
}

impl Error for NotationError {}
