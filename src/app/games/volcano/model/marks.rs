//! What is marked on the board: what can be chosen and what is, ways and trails, the ghost of a current.

use super::super::{
    situation::{Situation, cell_of},
    ui::Ui,
};
use crate::rules::{
    Seat,
    volcano::{Action, Board, Cell, CellSet, Dir, Event, Forecast, Island},
};

/// The marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The cards that can be chosen as islands.
    pub lit: CellSet,
    /// Those that are chosen.
    pub chosen: CellSet,
    /// The current that may be turned, as it would be.
    pub ghost: Option<(Cell, Dir)>,
    /// The way of the current from the acting player's island, with the island it leads to at its end.
    pub path: Vec<Cell>,
    /// Where islands would drift: their cards from the first to the last.
    pub trails: Vec<(Island, Vec<Cell>)>,
}

/// The cards that can be chosen, and those that are.
pub fn spots(ui: &Ui, at: &Situation<'_>) -> [CellSet; 2] {
    let chart = at.view.board.chart();
    let chosen = match ui.ready(at) {
        Some(Action::Swap(a, b)) => [a, b].map(|island| chart.cell(island)).into_iter().collect(),
        Some(action) => cell_of(action, at.view).into_iter().collect(),
        None => ui.first.map(|island| chart.cell(island)).into_iter().collect(),
    };
    [Cell::all().filter(|cell| ui.is_lit(*cell, at)).collect(), chosen]
}

/// The cards that the current leads over from a player's island, if it leads to another one.
pub fn path(board: &Board, seat: Seat) -> Vec<Cell> {
    let (Some(from), chart) = (board.pawn(seat).at, board.chart()) else { return Vec::new() };
    match chart.connected(from) {
        Some(_) => [chart.cell(from)].into_iter().chain(chart.downstream(from)).collect(),
        None => Vec::new(),
    }
}

/// Where islands would drift.
pub fn trails(board: &Board, forecast: &Forecast) -> Vec<(Island, Vec<Cell>)> {
    let trail = |island: Island| {
        let mut cells = vec![board.chart().cell(island)];
        cells.extend(forecast.drift.iter().filter_map(|event| match *event {
            Event::Drifted { island: one, to, .. } if one == island => Some(to),
            _ => None,
        }));
        (cells.len() > 1).then_some((island, cells))
    };
    Island::ALL.into_iter().filter_map(trail).collect()
}
