//! Rows of icons laid out: into a box, or as one line.

use super::phrase::{Glyph, Part};
use crate::app::board::{
    decimal::number,
    plane::{at, translate},
};

/// How high a line is.
const LINE: f32 = 26.0;
/// What is left free between two parts in one line.
const GAP: f32 = 4.0;
/// More lines are too small to be read.
const MOST_LINES: usize = 3;

/// A line: how wide it is, and its inner SVG from `x = 0` on.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// In units of which an icon has 24.
    pub width: f32,
    /// Inner SVG.
    pub art: String,
}

/// Glyphs one after the other.
pub fn line<'a>(glyphs: impl IntoIterator<Item = &'a Glyph>) -> Line {
    let (mut width, mut art) = (0.0, String::new());
    for glyph in glyphs {
        let middle = at(width + glyph.width / 2.0, 0.0);
        art += &["<g transform=\"", &translate(middle), "\">", &glyph.art, "</g>"].concat();
        width += glyph.width;
    }
    Line { width, art }
}

/// Parts in one line.
fn together(parts: &[Part]) -> Line {
    let gap = Glyph { width: GAP, art: String::new() };
    let mut glyphs = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        glyphs.extend((number > 0).then_some(&gap));
        glyphs.extend(&part.glyphs);
    }
    line(glyphs)
}

/// How much lines have to be made smaller, at most `most`.
fn scale(lines: &[Line], width: f32, height: f32, most: f32) -> f32 {
    let widest = lines.iter().map(|line| line.width).fold(1.0, f32::max);
    most.min(width / widest).min(height / (lines.len() as f32 * LINE))
}

/// Parts in a box round the origin, as large as they can be but not above the scale `most`: in one line if that is best, or split
/// over up to three.
pub fn fit(parts: &[Part], width: f32, height: f32, most: f32) -> String {
    if parts.is_empty() {
        return String::new();
    }
    let mut best = vec![together(parts)];
    let mut size = scale(&best, width, height, most);
    let mut better = |lines: Vec<Line>| {
        let now = scale(&lines, width, height, most);
        if now > size {
            (best, size) = (lines, now);
        }
    };
    for count in 2..=MOST_LINES.min(parts.len()) {
        better(parts.chunks(parts.len().div_ceil(count)).map(together).collect());
    }
    if let [only] = parts
        && only.breaks > 0
        && only.breaks < only.glyphs.len()
    {
        let (above, below) = only.glyphs.split_at(only.breaks);
        better(vec![line(above), line(below)]);
    }
    let middle = (best.len() as f32 - 1.0) / 2.0;
    let drawn = best.iter().enumerate().map(|(number, line)| {
        let place = at(-line.width / 2.0 * size, (number as f32 - middle) * LINE * size);
        ["<g transform=\"", &translate(place), " scale(", &self::number(size), ")\">", &line.art, "</g>"]
            .concat()
    });
    drawn.collect()
}

/// How small [`fit`] makes parts in such a box: 1 is the usual size.
pub fn size_in(parts: &[Part], width: f32, height: f32) -> f32 {
    let mut best = scale(&[together(parts)], width, height, 1.0);
    for count in 2..=MOST_LINES.min(parts.len()) {
        let lines: Vec<_> = parts.chunks(parts.len().div_ceil(count)).map(together).collect();
        best = best.max(scale(&lines, width, height, 1.0));
    }
    best
}

/// Parts in one line, for a text.
pub fn inline(parts: &[Part]) -> Line {
    together(parts)
}
