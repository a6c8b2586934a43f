//! The rows as they will be at the end of the turn (A60).

use crate::rules::apiary::{Item, State, pack::TileKind};

/// What stays of each row, slid to the left; nothing where a tile is dealt.
pub fn rows_after(state: &State) -> [[Option<Item>; 3]; 3] {
    TileKind::ROWS.map(|kind| {
        let mut left = state.row(kind).into_iter().flatten();
        std::array::from_fn(|_| left.next())
    })
}
