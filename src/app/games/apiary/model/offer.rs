//! Tiles that lie open, with their prices for a seat (A51) and what is missing.

use crate::rules::{
    Seat,
    apiary::{Basket, Item, ItemKind, Resource, State, pack::TileKind},
};

/// A tile with its price.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Offer {
    pub tile: Item,
    /// After what clauses take off, and within a build what that takes off; hexes may lower it further.
    pub price: Basket,
    /// What the seat has too little of.
    pub short: Basket,
    /// Of a carving: what it would score on the best hex if the game ended now.
    pub worth: Option<i32>,
}

fn offer(state: &State, seat: Seat, tile: Item) -> Offer {
    let price = state.price(seat, tile);
    let own = state.sheet(seat).map_or(Basket::NONE, |sheet| sheet.resources());
    let mut short = Basket::NONE;
    for one in Resource::ALL {
        short.add(Basket::of(one, price.get(one).saturating_sub(own.get(one))));
    }
    let worth = if tile.kind() == ItemKind::Carving { state.worth_of(seat, tile) } else { None };
    Offer { tile, price, short, worth }
}

/// The tiles of a row.
pub fn row(state: &State, seat: Seat, kind: TileKind) -> [Option<Offer>; 3] {
    state.row(kind).map(|tile| tile.map(|tile| offer(state, seat, tile)))
}

/// The carvings, slot by slot.
pub fn carvings(state: &State, seat: Seat) -> Vec<Option<Offer>> {
    state.carving_slots().map(|tile| tile.map(|tile| offer(state, seat, tile))).collect()
}

/// The tiles of the seat's own reserve.
pub fn reserve(state: &State, seat: Seat) -> Vec<Offer> {
    let tiles: Vec<Item> = state.sheet(seat).map(|sheet| sheet.reserve().collect()).unwrap_or_default();
    tiles.into_iter().map(|tile| offer(state, seat, tile)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::decisions,
        rules::apiary::{Action, Prompt},
    };

    #[test]
    fn what_can_be_paid_can_be_built_and_nothing_else_but_on_a_cheaper_hex() {
        let (mut builds, mut short) = (0, 0);
        for number in 1..25 {
            decisions(number, |game, at| {
                let Some(Prompt::Build { .. }) = at.prompt() else { return };
                let Some((seat, _)) = crate::app::games::apiary::situation::asked(at.view) else { return };
                for action in at.legal {
                    let Action::Build(tile, hex) = *action else { continue };
                    let offer = offer(game, seat, tile);
                    let there = game.price_on(tile, hex).unwrap();
                    assert!(offer.price.holds(there), "{action}");
                    assert!(game.sheet(seat).unwrap().resources().holds(there));
                    builds += 1;
                    short += u32::from(!offer.short.is_empty());
                }
            });
        }
        assert!(builds > 500 && short > 0, "{builds} {short}");
    }
}
