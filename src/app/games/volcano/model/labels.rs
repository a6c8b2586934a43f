//! The cards of the sea in words.

use super::{
    super::words::{Words, join},
    marks::Marks,
};
use crate::{
    app::shell::text::{keys::volcano::cell_label as say, word},
    rules::volcano::{Cell, Island, IslandSet, View},
};

/// A card of the sea, with all that is on it and what is marked.
pub fn label(view: &View, marks: &Marks, words: &Words, cell: Cell) -> String {
    let (l, chart) = (words.locale, view.board.chart());
    let dir = words.dir(chart.currents().dir(cell));
    let mut parts = vec![say::current { place: word(&words.place(cell)), dir: word(&dir) }.text(l)];
    if let Some(island) = chart.island(cell) {
        parts.push(words.island(island));
        if island != Island::Volcano {
            parts.push(say::resources { count: word(&view.board.resources(island)) }.text(l));
        }
        let seats = view.board.players_on(IslandSet::from_iter([island]));
        parts.extend(seats.iter().map(|seat| words.name(seat).to_owned()));
    }
    let blast = chart.cell(Island::Volcano).around();
    for (cells, text) in [
        (blast, say::blast {}.text(l)),
        (marks.lit, say::lit {}.text(l)),
        (marks.chosen, say::chosen {}.text(l)),
    ] {
        if cells.has(cell) {
            parts.push(text.to_owned());
        }
    }
    join(l, parts)
}
