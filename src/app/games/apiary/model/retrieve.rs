//! What a retrieve would bring (A32–A37), before it is chosen.

#[cfg(test)]
mod tests;

use crate::rules::{
    Seat,
    apiary::{Item, ItemKind, Owner, Spot, State},
};

/// A worker that would come back.
#[derive(Clone, Debug, PartialEq)]
pub struct Lane {
    /// Where it is.
    pub spot: Spot,
    /// Its strength.
    pub before: u8,
    /// Its strength in the pool; nothing if it hibernates.
    pub after: Option<u8>,
    /// Whether it brings an income. With too few farms it is the first ones that do.
    pub pays: bool,
}

/// What a retrieve would bring.
#[derive(Clone, Debug, PartialEq)]
pub struct Retrieve {
    /// The workers: those on the board in its order, then those of the landing area.
    pub lanes: Vec<Lane>,
    /// How many farms pay.
    pub incomes: u8,
    /// All own farms in the order built.
    pub farms: Vec<Item>,
    /// Whether the player picks among them; otherwise they pay in that order.
    pub chosen: bool,
}

/// What a retrieve of the seat would bring; nothing if there is nothing to retrieve.
pub fn retrieve(state: &State, seat: Seat) -> Option<Retrieve> {
    let sheet = state.sheet(seat)?;
    let own = state.spaces().filter_map(|(act, place, worker)| {
        let worker = worker.filter(|worker| worker.owner == Owner::Seat(seat))?;
        Some((Spot::At(act, place), worker.strength))
    });
    let landing = (1..)
        .zip(sheet.landing())
        .flat_map(|(strength, workers)| std::iter::repeat_n((Spot::Landing, strength), usize::from(workers)));
    let farms: Vec<Item> =
        sheet.hive().map(|(_, tile)| tile).filter(|tile| tile.kind() == ItemKind::Farm).collect();
    let (mut incomes, mut returned, mut lanes) = (0, 0, Vec::new());
    for (spot, before) in own.chain(landing) {
        let awake = before < 4;
        returned += usize::from(awake);
        let pays = awake && returned <= farms.len();
        incomes += u8::from(pays);
        lanes.push(Lane { spot, before, after: awake.then_some(before + 1), pays });
    }
    if lanes.is_empty() {
        return None;
    }
    Some(Retrieve { lanes, incomes, chosen: returned > 0 && farms.len() > returned, farms })
}
