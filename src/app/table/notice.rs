//! A short message to the players: it stands beside the question for a moment, and is read out.

/// What is said; nothing by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Notice {
    /// Nothing.
    #[default]
    None,
    /// What somebody wanted to do cannot be done, or something went wrong.
    Refusal(String),
    /// What has been done, or is good to know.
    News(String),
}

impl Notice {
    /// The reason why something cannot be done, if there is one.
    pub fn refusal(why: Option<String>) -> Notice {
        why.map_or(Notice::None, Notice::Refusal)
    }

    /// What it says; empty if nothing is said.
    pub fn text(&self) -> &str {
        match self {
            Notice::None => "",
            Notice::Refusal(text) | Notice::News(text) => text,
        }
    }
}
