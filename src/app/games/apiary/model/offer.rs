//! The tiles that lie open, with their prices for a seat (A51) and what is missing.

#[cfg(test)]
mod tests;

use crate::rules::{
    Seat,
    apiary::{Basket, Item, State, pack::TileKind},
};

/// A tile that could be built.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offer {
    /// The tile.
    pub tile: Item,
    /// What it costs: discounts of clauses and of the build that runs are taken off, those of hexes are not.
    pub price: Basket,
    /// The least that is missing on any legal hex; nothing if it can be paid on one.
    pub short: Basket,
    /// Whether there is a legal hex.
    pub site: bool,
    /// Whether it can be paid only where a hex takes something off.
    pub by_hex: bool,
    /// Of a carving: what it would score at its best legal hex if the game ended now.
    pub worth: Option<i32>,
}

/// A row, column by column.
pub fn row(state: &State, seat: Seat, kind: TileKind) -> [Option<Offer>; 3] {
    state.row(kind).map(|tile| offer(state, seat, tile?))
}

/// The carving slots of the board.
pub fn carvings(state: &State, seat: Seat) -> Vec<Option<Offer>> {
    state.carving_slots().map(|tile| offer(state, seat, tile?)).collect()
}

/// The reserve of the seat.
pub fn reserve(state: &State, seat: Seat) -> Vec<Offer> {
    let Some(sheet) = state.sheet(seat) else { return Vec::new() };
    sheet.reserve().filter_map(|tile| offer(state, seat, tile)).collect()
}

fn offer(state: &State, seat: Seat, tile: Item) -> Option<Offer> {
    let price = state.price(seat, tile)?;
    let plain = price.less(state.sheet(seat)?.resources());
    let lacks = state.lacks(seat, tile);
    let short = lacks.unwrap_or(plain);
    Some(Offer {
        tile,
        price,
        short,
        site: lacks.is_some(),
        by_hex: short.is_empty() && !plain.is_empty(),
        worth: state.carving_would_score(seat, tile),
    })
}
