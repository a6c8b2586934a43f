//! What the table knows when something is tapped: which actions a tap on a card of the sea could mean, and which of them are legal.

use crate::rules::{
    Pending,
    volcano::{Action, Cell, Dir, Illegal, Prompt, View},
};

/// What the table knows when a message is handled.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    /// The game as the acting player sees it.
    pub view: &'a View,
    /// Every legal action.
    pub legal: &'a [Action],
    /// Why an action would be refused.
    pub check: &'a dyn Fn(Action) -> Result<(), Illegal>,
}

impl Situation<'_> {
    /// What is asked.
    pub fn prompt(&self) -> Option<Prompt> {
        match self.view.pending {
            Pending::Decision { prompt, .. } => Some(prompt),
            _ => None,
        }
    }

    /// What a tap on that card could mean, in this order: the island on it, then the turns of its current, clockwise.
    pub fn actions(&self, cell: Cell) -> impl Iterator<Item = Action> + use<'_> {
        let chart = self.view.board.chart();
        let island = chart.island(cell).map(|island| {
            [Action::Start(island), Action::Add(island), Action::Flee(island), Action::Sail(island)]
        });
        let now = chart.currents().dir(cell).index();
        let turns = (1..4).map(move |step| Action::Turn(cell, Dir::ALL[(now + step) % 4]));
        island.into_iter().flatten().chain(turns)
    }

    /// Those of them that are legal.
    pub fn options(&self, cell: Cell) -> Vec<Action> {
        self.actions(cell).filter(|action| self.legal.contains(action)).collect()
    }
}

/// The card that an action is about.
pub fn cell_of(action: Action, view: &View) -> Option<Cell> {
    match action {
        Action::Start(island) | Action::Add(island) | Action::Flee(island) | Action::Sail(island) => {
            Some(view.board.chart().cell(island))
        }
        Action::Swap(_, island) => Some(view.board.chart().cell(island)),
        Action::Turn(cell, _) => Some(cell),
        _ => None,
    }
}
