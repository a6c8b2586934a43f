//! What is to be seen at the VOLCANO table, as plain data: the board with its marks and labels, the question, the buttons, the
//! danger, the look ahead. Pure, and tested natively. Nothing in it knows more than the view it is made from.

mod ahead;
mod changes;
mod danger;
mod labels;
mod marks;
mod phase;
mod question;

pub use ahead::{Ahead, ahead};
pub use changes::after;
pub use marks::Marks;
pub use phase::{line, phase, step};

use super::{
    situation::Situation,
    ui::{Msg, Part, Ui},
    words::Words,
};
use crate::{
    app::table::controls::Control,
    rules::{
        Pending, Seat,
        volcano::{Action, Board, Cell, Chance, Chart, Prompt, View},
    },
};

/// Everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The board as it is shown: as the chosen action and the look ahead would have it.
    pub board: Board,
    /// The water: with the currents of that board, and the islands where they lie before they drift.
    pub water: Chart,
    /// What is marked on the board.
    pub marks: Marks,
    /// Its 25 cards in words.
    pub labels: Vec<String>,
    /// The cursor.
    pub cursor: Option<Cell>,
    /// Who decides.
    pub active: Option<Seat>,
    /// The phase, the question, and what stands under it.
    pub question: [String; 3],
    /// The three parts of a go, while there is one, and which of them is shown.
    pub parts: Vec<Control<Msg>>,
    /// The part that is shown.
    pub part: Part,
    /// The buttons.
    pub controls: Vec<Control<Msg>>,
    /// The look ahead, while it helps.
    pub ahead: Option<Ahead>,
    /// The danger level, and what it means in this turn.
    pub danger: [String; 2],
    /// The faces of the die that mean an eruption, if it is still to be rolled or was: up to this one.
    pub top: u8,
}

impl Model {
    /// What a view is to look like; `at` is what is asked, if anything is.
    pub fn new(view: &View, ui: &Ui, at: Option<&Situation<'_>>, words: &Words) -> Model {
        let board = view.board;
        let seat = match view.pending {
            Pending::Decision { seat, .. } => Some(seat),
            _ => None,
        };
        let prompt = at.and_then(Situation::prompt);
        let chosen = at.and_then(|at| ui.ready(at));
        let after = chosen.map_or(board, |action| changes::after(view, seat, action));
        // Once the choices are turned up, and when it is over, what was ahead has been.
        let has_been = matches!(
            view.pending,
            Pending::Decision { prompt: Prompt::Flee { .. }, .. }
                | Pending::Chance(Chance::Check { again: true })
                | Pending::Over
        );
        let watches = at.is_none() && view.incident.is_some() && !has_been;
        let looks = watches || matches!(prompt, Some(Prompt::Swap | Prompt::Add | Prompt::Act { .. }));
        let forecast = looks.then(|| after.forecast(ui.ahead));
        let mut shown = after;
        for event in forecast.iter().flat_map(|forecast| &forecast.drift) {
            shown.follow(event);
        }
        let (left, ghosts) = marks::left(view, &shown);
        let [lit, chosen_cells] = at.map(|at| marks::spots(ui, at)).unwrap_or_default();
        let marks = Marks {
            rings: marks::rings(&board, [lit, chosen_cells], chosen),
            lit,
            chosen: chosen_cells,
            turned: chosen.and_then(|action| match action {
                Action::Turn(cell, dir) => Some((cell, [board.chart().currents().dir(cell), dir])),
                _ => None,
            }),
            path: match (prompt, seat) {
                (Some(Prompt::Act { sailed: false, .. }), Some(seat)) => marks::path(&after, seat),
                _ => Vec::new(),
            },
            trails: forecast.as_ref().map(|forecast| marks::trails(&after, forecast)).unwrap_or_default(),
            left,
            ghosts,
        };
        let facts =
            chosen.map(|action| changes::facts(view, &after, seat, action, words)).unwrap_or_default();
        let detail = question::detail(view, ui, &facts, words);
        Model {
            board: shown,
            water: *after.chart(),
            labels: Cell::all().map(|cell| labels::label(view, &marks, words, cell)).collect(),
            marks,
            cursor: ui.cursor,
            active: seat,
            question: [step(view, words), question::question(view, ui, chosen, words), detail],
            parts: at.map(|at| question::parts(at, ui, words)).unwrap_or_default(),
            part: ui.shown_part(),
            controls: at.map(|at| question::controls(at, ui, words)).unwrap_or_default(),
            ahead: forecast.map(|forecast| ahead::ahead(view, &forecast, words)),
            danger: danger::danger(view, words),
            top: board.danger().threshold(),
        }
    }
}

#[cfg(test)]
mod tests;
