//! A book as data: the pieces of its text.

use leptos::prelude::*;

use crate::app::shell::text::Locale;

/// The rules of a game.
#[derive(Clone, Copy)]
pub struct Rulebook {
    /// The game's id, for addresses.
    pub game: &'static str,
    /// In the order of the languages.
    pub texts: [&'static str; 2],
    /// Draws the picture of that name; what there is to see is said beside it.
    pub picture: fn(&str, Locale) -> Option<AnyView>,
}

impl Rulebook {
    /// All of it in that language.
    pub fn blocks(&self, l: Locale) -> impl Iterator<Item = Block> + use<> {
        self.texts[l as usize].lines().map(Block::of)
    }
}

/// What a piece of the text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The title of a section.
    Section,
    /// The title of a box; without an id, the end of one.
    Box,
    /// A paragraph.
    Paragraph,
    /// An item of a list.
    Item,
    /// A row of a table.
    Row,
    /// A word and its meaning.
    Term,
    /// A picture.
    Picture,
}

/// A piece of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it is.
    pub kind: Kind,
    /// Its id, the number of its rule or the name of its picture, or nothing.
    pub place: &'static str,
    /// Its text, or several with ` | ` between them.
    pub text: &'static str,
}

impl Block {
    pub(super) fn of(line: &'static str) -> Block {
        let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
        let kind = match head {
            "#" => Kind::Section,
            "=" => Kind::Box,
            "!" => Kind::Picture,
            "-" => return Block { kind: Kind::Item, place: "", text: rest },
            "|" => return Block { kind: Kind::Row, place: "", text: rest },
            "?" => return Block { kind: Kind::Term, place: "", text: rest },
            _ if is_rule(head) => return Block { kind: Kind::Paragraph, place: head, text: rest },
            _ => return Block { kind: Kind::Paragraph, place: "", text: line },
        };
        let (place, text) = rest.split_once(' ').unwrap_or((rest, ""));
        Block { kind, place, text }
    }

    /// Its texts.
    pub fn texts(self) -> impl Iterator<Item = &'static str> {
        self.text.split(" | ")
    }
}

/// Whether it is the number of a rule, such as `E25`.
pub fn is_rule(word: &str) -> bool {
    let mut bytes = word.bytes();
    bytes.next().is_some_and(|first| first.is_ascii_uppercase())
        && word.len() > 1
        && bytes.all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_what_they_begin_with() {
        let block = |kind, place, text| Block { kind, place, text };
        for (line, expected) in [
            ("# end The end", block(Kind::Section, "end", "The end")),
            ("= rain Rain | 4 | wood", block(Kind::Box, "rain", "Rain | 4 | wood")),
            ("=", block(Kind::Box, "", "")),
            ("! map The island.", block(Kind::Picture, "map", "The island.")),
            ("- one", block(Kind::Item, "", "one")),
            ("| a | b", block(Kind::Row, "", "a | b")),
            ("? word | meaning", block(Kind::Term, "", "word | meaning")),
            ("E7 Cards can be passed.", block(Kind::Paragraph, "E7", "Cards can be passed.")),
            ("E is a letter.", block(Kind::Paragraph, "", "E is a letter.")),
        ] {
            assert_eq!(Block::of(line), expected);
        }
        assert_eq!(Block::of("| a | b").texts().collect::<Vec<_>>(), ["a", "b"]);
    }
}
