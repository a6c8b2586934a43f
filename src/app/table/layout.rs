//! How a table is laid out: by the room that it has, as the container queries of the style sheets see it.

use leptos::prelude::*;

use crate::app::shell::media::use_media;

/// What stands where; the limits are those of the style sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// A phone, upright or on its side, or a window like one: the board and a sheet; where a board has many parts, one page at a time.
    Phone,
    /// Higher than wide: players, board and sheet below each other.
    Tablet,
    /// Wider than high: columns for players, board and sheet.
    Desktop,
}

/// A media query, and the same for a table that is turned by a quarter.
type Query = [&'static str; 2];

const NARROW: Query = ["(max-width: 699px)", "(max-height: 699px)"];
const LOW: Query = [
    "((max-height: 520px) or (max-width: 999px)) and (min-aspect-ratio: 1/1)",
    "((max-width: 520px) or (max-height: 999px)) and (max-aspect-ratio: 1/1)",
];
const WIDE: Query =
    ["(min-width: 1000px) and (min-aspect-ratio: 1/1)", "(min-height: 1000px) and (max-aspect-ratio: 1/1)"];

/// Lays out the table below, which is turned by so many quarters.
pub fn provide_layout(side: Memo<u8>) {
    let seen = |[upright, turned]: Query| {
        let (upright, turned) = (use_media(upright), use_media(turned));
        move || if side.get().is_multiple_of(2) { upright.get() } else { turned.get() }
    };
    let (narrow, low, wide) = (seen(NARROW), seen(LOW), seen(WIDE));
    let layout = Memo::new(move |_| match (narrow() || low(), wide()) {
        (true, _) => Layout::Phone,
        (false, true) => Layout::Desktop,
        (false, false) => Layout::Tablet,
    });
    provide_context(layout);
}

/// The layout of the table that this is a part of.
pub fn use_layout() -> Memo<Layout> {
    expect_context()
}
