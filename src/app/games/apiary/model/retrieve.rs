//! What a retrieve brings, worker by worker (A32 to A37).

use crate::rules::{
    Seat,
    apiary::{Item, ItemKind, Owner, Spot, State},
};

/// A worker that returns.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Lane {
    pub spot: Spot,
    /// Its strength now.
    pub before: u8,
    /// Its strength then; nothing if it hibernates.
    pub after: Option<u8>,
    /// Whether it brings an income.
    pub pays: bool,
}

/// A retrieve before it is done.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Retrieve {
    pub lanes: Vec<Lane>,
    pub incomes: u8,
    /// The own farms in the order built.
    pub farms: Vec<Item>,
    /// Whether the player chooses among the farms.
    pub chosen: bool,
}

/// What a retrieve would bring the seat; nothing if there is nobody to retrieve.
pub fn retrieve(state: &State, seat: Seat) -> Option<Retrieve> {
    let sheet = state.sheet(seat)?;
    let owner = Owner::Seat(seat);
    let mut out: Vec<(Spot, u8)> = Vec::new();
    for (act, place, on) in state.spaces() {
        if let Some(on) = on.filter(|on| on.owner == owner) {
            out.push((Spot::At(act, place), on.strength));
        }
    }
    for (strength, workers) in (1..=4u8).zip(sheet.landing()) {
        out.extend(std::iter::repeat_n((Spot::Landing, strength), workers.into()));
    }
    if out.is_empty() {
        return None;
    }
    let farms: Vec<Item> =
        sheet.hive().map(|(_, tile)| tile).filter(|tile| tile.kind() == ItemKind::Farm).collect();
    let stronger = out.iter().filter(|(_, strength)| *strength < 4).count();
    let incomes = stronger.min(farms.len());
    let mut paying = incomes;
    let lanes = out.into_iter().map(|(spot, before)| {
        let grows = before < 4;
        let pays = grows && paying > 0;
        paying -= usize::from(pays);
        Lane { spot, before, after: grows.then(|| before + 1), pays }
    });
    let lanes = lanes.collect();
    Some(Retrieve { lanes, incomes: incomes as u8, chosen: farms.len() > stronger && stronger > 0, farms })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::{situation::asked, trial::decisions},
        rules::{
            Game, Pending,
            apiary::{Action, Event, Prompt},
        },
    };

    #[test]
    fn what_was_shown_comes() {
        let (mut seen, mut chosen) = (0, 0);
        for number in 1..15 {
            decisions(number, |game, at| {
                if at.prompt() != Some(Prompt::Turn) {
                    return;
                }
                let seat = asked(at.view).unwrap().0;
                let shown = retrieve(game, seat);
                assert!(shown.is_some() || !at.allows(Action::Retrieve));
                let Some(shown) = shown.filter(|_| at.allows(Action::Retrieve)) else { return };
                let (mut then, mut events) = (game.clone(), Vec::new());
                then.play(Action::Retrieve, &mut events).unwrap();
                let asks = matches!(then.pending(), Pending::Decision { prompt: Prompt::Income { .. }, .. });
                assert_eq!(asks, shown.chosen, "{shown:?}");
                let back = events.iter().find_map(|event| match event {
                    Event::Retrieved { workers, .. } => Some(usize::from(*workers)),
                    _ => None,
                });
                assert_eq!(back, Some(shown.lanes.len()));
                assert_eq!(shown.lanes.iter().filter(|lane| lane.pays).count(), shown.incomes.into());
                seen += 1;
                chosen += u32::from(asks);
            });
        }
        assert!(seen > 40 && chosen > 3, "{seen} {chosen}");
    }
}
