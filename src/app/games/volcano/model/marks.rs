//! What is marked on the board: what can be chosen and what is, ways and trails, a current that would be turned, and what is shown elsewhere than it is.

use super::super::{
    situation::{Situation, cell_of},
    ui::Ui,
};
use crate::rules::{
    Seat, Seats,
    volcano::{Action, Board, Cell, CellSet, Dir, Event, Forecast, Island, View},
};

/// The marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The cards that can be chosen as islands.
    pub lit: CellSet,
    /// Those that are chosen.
    pub chosen: CellSet,
    /// The rings round islands that can be chosen or are, with the card where each island is.
    pub rings: Vec<(Island, Cell, bool)>,
    /// The card whose current would be turned, with the way it runs now and the way it would.
    pub turned: Option<(Cell, [Dir; 2])>,
    /// The way of the current from the acting player's island, with the island it leads to at its end.
    pub path: Vec<Cell>,
    /// Where islands would drift: their cards from the first to the last.
    pub trails: Vec<(Island, Vec<Cell>)>,
    /// The islands that are shown elsewhere than they are, with the cards on which they are.
    pub left: Vec<(Island, Cell)>,
    /// The pawns that are shown on another island than they are.
    pub ghosts: Seats,
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

/// The rings round the islands that can be chosen, or are.
pub fn rings(
    board: &Board,
    [lit, chosen]: [CellSet; 2],
    action: Option<Action>,
) -> Vec<(Island, Cell, bool)> {
    let turns = matches!(action, Some(Action::Turn(..)));
    let ring = |island: Island| {
        let cell = board.chart().cell(island);
        let is_chosen = chosen.has(cell) && !turns;
        (is_chosen || lit.has(cell)).then_some((island, cell, is_chosen))
    };
    Island::ALL.into_iter().filter_map(ring).collect()
}

/// The cards that the current leads over from a player's island, if it leads to another one.
pub fn path(board: &Board, seat: Seat) -> Vec<Cell> {
    let (Some(from), chart) = (board.pawn(seat).at, board.chart()) else { return Vec::new() };
    match chart.connected(from) {
        Some(_) => [chart.cell(from)].into_iter().chain(chart.downstream(from)).collect(),
        None => Vec::new(),
    }
}

/// What is shown elsewhere than it is: islands with the cards on which they are, and pawns.
pub fn left(view: &View, shown: &Board) -> (Vec<(Island, Cell)>, Seats) {
    let moved = |island: &Island| view.board.chart().cell(*island) != shown.chart().cell(*island);
    let islands = Island::ALL.into_iter().filter(moved);
    let sails = |seat: &Seat| view.board.pawn(*seat).at != shown.pawn(*seat).at;
    (
        islands.map(|island| (island, view.board.chart().cell(island))).collect(),
        Seat::first(view.config.players).filter(sails).collect(),
    )
}

/// Where islands would drift, without steps that are taken back.
pub fn trails(board: &Board, forecast: &Forecast) -> Vec<(Island, Vec<Cell>)> {
    let trail = |island: Island| {
        let mut cells = vec![board.chart().cell(island)];
        for event in &forecast.drift {
            match *event {
                // Where two currents meet an island drifts to and fro.
                Event::Drifted { island: one, to, .. } if one == island => match cells[..] {
                    [.., before, _] if before == to => drop(cells.pop()),
                    _ => cells.push(to),
                },
                _ => {}
            }
        }
        (cells.len() > 1).then_some((island, cells))
    };
    Island::ALL.into_iter().filter_map(trail).collect()
}
