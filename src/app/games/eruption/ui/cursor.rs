//! The cursor of the keyboard.

use super::{Situation, Spot, Ui};
use crate::rules::eruption::{Dir, Edge, Hex};

impl Ui {
    /// Arrow keys walk over all hexes; where the island ends or the volcano begins, over to the other side or nowhere.
    pub(super) fn move_cursor(&mut self, dir: Dir) {
        let from = match self.cursor {
            Some(Spot::Hex(hex)) => hex.axial(),
            Some(Spot::Edge(edge)) => match edge {
                Edge::Lava { front, .. } => front.axial(),
                Edge::Village(slot) => slot.place().0.axial(),
            },
            None => (0, 0),
        };
        let (dq, dr) = dir.step();
        let next = (1..=6).find_map(|steps| Hex::at(from.0 + dq * steps, from.1 + dr * steps));
        if let Some(hex) = next {
            self.cursor = Some(Spot::Hex(hex));
        }
    }

    pub(super) fn next_target(&mut self, back: bool, at: &Situation<'_>) {
        let targets = self.targets(at);
        if targets.is_empty() {
            return;
        }
        let after = targets.iter().position(|spot| Some(*spot) > self.cursor).unwrap_or(0);
        let before = targets.iter().rposition(|spot| Some(*spot) < self.cursor).unwrap_or(targets.len() - 1);
        self.cursor = targets.get(if back { before } else { after }).copied();
    }
}
