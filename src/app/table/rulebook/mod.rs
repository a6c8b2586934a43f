//! The rules of a game as something to read: searchable, with pictures, opened where they are needed. The text is written in
//! `locales/rules/`, one line for each piece; `build.rs` checks that every language has the same ones.
//!
//! | a line that begins with | is |
//! |---|---|
//! | `# id` | the title of a section |
//! | `= id` | the title of a box, such as one card; what follows ` \| ` stands beside it. `=` alone ends the box |
//! | `E25` | the paragraph that states that rule, and nothing else states it |
//! | `-` | an item of a list |
//! | `\|` | a row of a table, the first one its head; ` \| ` parts the cells |
//! | `?` | a word, and after ` \| ` what it means |
//! | `! name` | a picture, drawn by the game, with what there is to see |
//! | anything else | a paragraph |
//!
//! In a text, `*stars*` make words stand out, and a rule's number leads there. Ids and numbers are *places*: what a link, a
//! refusal or the phase in play can open the book at.

mod book;
mod find;
mod outline;
mod page;
mod places;
mod prose;
mod reader;
mod reading;
mod search;

pub use book::{Block, Kind, Rulebook};
pub use find::folded;
pub use reader::Reader;

/// The texts: a constant for each game, in the order of the languages.
pub mod texts {
    include!(concat!(env!("OUT_DIR"), "/books.rs"));
}
