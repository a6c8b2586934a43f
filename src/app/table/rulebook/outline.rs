//! A book as its sections, boxes, lists and tables: what the lines of its text are together. Every text in it has a number, in
//! the order of the book, so that a search can say what it found where.

use std::ops::Range;

use super::book::{Block, Kind};

/// A text and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// Its number.
    pub number: usize,
    /// As it is written, with `*stars*`.
    pub text: &'static str,
}

/// A place with its texts: a title, a paragraph, a picture with its caption, a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Its id, the number of its rule or the name of its picture, or nothing.
    pub place: &'static str,
    /// Its texts.
    pub texts: Vec<Text>,
}

/// What stands under a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A paragraph; the first text of a rule is its number.
    Paragraph(Line),
    /// A picture.
    Picture(Line),
    /// A list.
    Items(Vec<Line>),
    /// A table; its first row is its head.
    Rows(Vec<Line>),
    /// Words and their meanings.
    Terms(Vec<Line>),
}

/// What stands in a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Something by itself.
    Entry(Entry),
    /// A box: its title, and what is in it.
    Box(Line, Vec<Entry>),
}

/// A section: its title, and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its title.
    pub title: Line,
    /// What is in it.
    pub parts: Vec<Part>,
}

impl Line {
    /// The numbers of its texts.
    pub fn range(&self) -> Range<usize> {
        let first = self.texts.first().map_or(0, |text| text.number);
        first..first + self.texts.len()
    }
}

impl Entry {
    /// Its lines.
    fn lines(&self) -> &[Line] {
        match self {
            Entry::Paragraph(line) | Entry::Picture(line) => std::slice::from_ref(line),
            Entry::Items(lines) | Entry::Rows(lines) | Entry::Terms(lines) => lines,
        }
    }

    /// The numbers of its texts.
    pub fn range(&self) -> Range<usize> {
        over(self.lines().iter())
    }

    /// The lines of the list that this is, if it is one of that kind.
    fn list(&mut self, kind: Kind) -> Option<&mut Vec<Line>> {
        match (self, kind) {
            (Entry::Items(lines), Kind::Item)
            | (Entry::Rows(lines), Kind::Row)
            | (Entry::Terms(lines), Kind::Term) => Some(lines),
            _ => None,
        }
    }
}

impl Part {
    /// Its title, if it has one, and all lines under it.
    fn lines(&self) -> impl Iterator<Item = &Line> {
        let (title, entries) = match self {
            Part::Entry(entry) => (None, std::slice::from_ref(entry)),
            Part::Box(title, entries) => (Some(title), entries.as_slice()),
        };
        title.into_iter().chain(entries.iter().flat_map(Entry::lines))
    }

    /// The numbers of its texts.
    pub fn range(&self) -> Range<usize> {
        over(self.lines())
    }
}

impl Section {
    /// All its texts, in order.
    pub fn texts(&self) -> impl Iterator<Item = Text> {
        self.lines().flat_map(|line| line.texts.iter().copied())
    }

    /// Its title and all lines under it.
    fn lines(&self) -> impl Iterator<Item = &Line> {
        std::iter::once(&self.title).chain(self.parts.iter().flat_map(Part::lines))
    }

    /// The numbers of its texts.
    pub fn range(&self) -> Range<usize> {
        over(self.lines())
    }
}

/// The numbers of the texts of lines that follow each other.
fn over<'a>(lines: impl Iterator<Item = &'a Line>) -> Range<usize> {
    lines.map(Line::range).reduce(|all, next| all.start..next.end).unwrap_or_default()
}

/// The sections of a book. What comes before the first title belongs to none, and is left out.
pub fn outline(blocks: impl Iterator<Item = Block>) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut number = 0;
    let mut line = |block: Block, first: Option<&'static str>| {
        let texts = first.into_iter().chain(block.texts());
        let texts = texts.map(|text| {
            number += 1;
            Text { number: number - 1, text }
        });
        Line { place: block.place, texts: texts.collect() }
    };
    // Whether what comes next belongs to the box that came last.
    let mut boxed = false;
    for block in blocks {
        if block.kind == Kind::Section {
            sections.push(Section { title: line(block, None), parts: Vec::new() });
            boxed = false;
            continue;
        }
        let Some(Section { parts, .. }) = sections.last_mut() else { continue };
        match block.kind {
            Kind::Section => {}
            Kind::Box if block.place.is_empty() => boxed = false,
            Kind::Box => {
                parts.push(Part::Box(line(block, None), Vec::new()));
                boxed = true;
            }
            Kind::Paragraph => {
                let number = (!block.place.is_empty()).then_some(block.place);
                put(parts, boxed, Entry::Paragraph(line(block, number)));
            }
            Kind::Picture => put(parts, boxed, Entry::Picture(line(block, None))),
            Kind::Item | Kind::Row | Kind::Term => listed(parts, boxed, block.kind, line(block, None)),
        }
    }
    sections
}

/// Puts an entry at the end of the box, or else of the section.
fn put(parts: &mut Vec<Part>, boxed: bool, entry: Entry) {
    match parts.last_mut() {
        Some(Part::Box(_, entries)) if boxed => entries.push(entry),
        _ => parts.push(Part::Entry(entry)),
    }
}

/// Adds a line to the list that came last, or begins one.
fn listed(parts: &mut Vec<Part>, boxed: bool, kind: Kind, line: Line) {
    let last = match parts.last_mut() {
        Some(Part::Box(_, entries)) if boxed => entries.last_mut(),
        Some(Part::Entry(entry)) => Some(entry),
        _ => None,
    };
    if let Some(lines) = last.and_then(|entry| entry.list(kind)) {
        return lines.push(line);
    }
    let list = match kind {
        Kind::Row => Entry::Rows,
        Kind::Term => Entry::Terms,
        _ => Entry::Items,
    };
    put(parts, boxed, list(vec![line]));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{shell::text::Locale, table::rulebook::texts};

    /// The kinds and texts of a part, for comparing.
    fn shape(part: &Part) -> String {
        let texts = |lines: &[Line]| {
            let line = |line: &Line| line.texts.iter().map(|text| text.text).collect::<Vec<_>>().join("|");
            lines.iter().map(line).collect::<Vec<_>>().join("/")
        };
        let entry = |entry: &Entry| {
            let kind = match entry {
                Entry::Paragraph(_) => "p",
                Entry::Picture(_) => "fig",
                Entry::Items(_) => "ul",
                Entry::Rows(_) => "table",
                Entry::Terms(_) => "dl",
            };
            format!("{kind}({})", texts(entry.lines()))
        };
        match part {
            Part::Entry(one) => entry(one),
            Part::Box(title, entries) => {
                let inner: Vec<_> = entries.iter().map(entry).collect();
                format!("box({}: {})", texts(std::slice::from_ref(title)), inner.join(" "))
            }
        }
    }

    #[test]
    fn lines_of_one_kind_are_one_list_and_a_box_ends_where_it_says() {
        let text = "lost\n# a First\nwords\n- one\n- two\n| x | y\n- three\n= b Box | 4\nE7 Rule.\n- in\n- it\n=\n- out\n# c Last\n! map What is seen";
        let sections = outline(text.lines().map(Block::of));
        let shapes: Vec<Vec<String>> =
            sections.iter().map(|section| section.parts.iter().map(shape).collect()).collect();
        assert_eq!(
            shapes,
            [
                vec![
                    "p(words)",
                    "ul(one/two)",
                    "table(x|y)",
                    "ul(three)",
                    "box(Box|4: p(E7|Rule.) ul(in/it))",
                    "ul(out)"
                ],
                vec!["fig(What is seen)"],
            ]
        );
        assert_eq!(sections[0].title.place, "a");
    }

    #[test]
    fn texts_are_numbered_without_gaps_and_ranges_say_where() {
        for book in [texts::ERUPTION, texts::VOLCANO] {
            for l in Locale::ALL {
                let sections = outline(book[l as usize].lines().map(Block::of));
                let mut next = 0;
                for section in &sections {
                    let range = section.range();
                    assert_eq!(range.start, next);
                    next = section.title.range().end;
                    for part in &section.parts {
                        assert_eq!(part.range().start, next);
                        assert!(!part.range().is_empty());
                        next = part.range().end;
                    }
                    assert_eq!(range.end, next);
                }
                // Nothing that is written is left out.
                let written = book[l as usize].lines().filter(|line| line.contains(' ')).count();
                assert!(sections.len() > 5 && next >= written, "{next} texts of {written} lines");
            }
        }
    }
}
