//! The solo opponent as it is seen (chapter 8): groups, tokens, and what it has taken.

use crate::rules::apiary::{Heap, ItemKind, Shown, State};

/// The Autopilot.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Autopilot {
    pub vp: u16,
    pub tokens: u8,
    /// Workers in the pools of its groups, by strength from 1.
    pub ash: [u8; 4],
    pub amber: [u8; 4],
    /// Tiles by kind.
    pub tiles: [usize; 4],
}

/// The Autopilot of a solo game.
pub fn autopilot(state: &State) -> Option<Autopilot> {
    state.autopilot_score()?;
    let shown = Shown::new(state);
    let kinds = [ItemKind::Farm, ItemKind::Recruit, ItemKind::Development, ItemKind::Carving];
    Some(Autopilot {
        vp: state.autopilot_vp(),
        tokens: state.autopilot_tokens(),
        ash: shown.group_pool(false),
        amber: shown.group_pool(true),
        tiles: kinds.map(|kind| state.heap(kind, Heap::Autopilot).count()),
    })
}
