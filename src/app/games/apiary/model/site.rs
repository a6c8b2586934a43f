//! A tile on each legal hex, and where frames may lie.

#[cfg(test)]
mod tests;

use crate::{
    app::games::apiary::situation::{Situation, asked},
    rules::{
        Game,
        apiary::{Action, Basket, Hex, Item, ScorePart, pack::Effect},
    },
};

/// A tile on a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Site {
    /// The hex.
    pub hex: Hex,
    /// What the tile costs there.
    pub price: Basket,
    /// What covering the hex gives.
    pub bonus: Effect,
    /// How the score changes if the game ended then, VP that are gained at once included. What is still to be chosen is not in
    /// it.
    pub change: i32,
    /// The parts that change.
    pub parts: Vec<(ScorePart, i32)>,
    /// What each storage spot takes that it adds.
    pub spots: Vec<u8>,
}

/// Every hex where the tile can be built now.
pub fn sites(at: &Situation<'_>, tile: Item) -> Vec<Site> {
    let Some((seat, _)) = asked(at.view) else { return Vec::new() };
    let state = &at.view.state;
    let before = state.parts_now(seat);
    let spots = at.pack().tile(tile).map_or(Vec::new(), |face| face.spots.clone());
    let mut sites = Vec::new();
    for action in at.legal {
        let Action::Build(_, hex) = *action else { continue };
        if *action != Action::Build(tile, hex) {
            continue;
        }
        let mut then = state.clone();
        // Rules that tell no events would be the rules compiled once more.
        if then.apply(*action).is_err() {
            continue;
        }
        let after = then.parts_now(seat).into_iter().zip(&before);
        let parts = after.map(|((part, now), (_, was))| (part, now - was));
        let parts: Vec<(ScorePart, i32)> = parts.filter(|(_, change)| *change != 0).collect();
        sites.push(Site {
            hex,
            price: state.price_on(seat, tile, hex).unwrap_or_default(),
            bonus: state.bonus_on(seat, hex).unwrap_or_default(),
            change: parts.iter().map(|(_, change)| change).sum(),
            parts,
            spots: spots.clone(),
        });
    }
    sites
}

/// A place for a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Anchor {
    /// The hex of its shape that is turned about.
    pub hex: Hex,
    /// Which turns are legal.
    pub turns: [bool; 3],
}

/// Every place where a frame can be laid now.
pub fn anchors(at: &Situation<'_>) -> Vec<Anchor> {
    let mut anchors: Vec<Anchor> = Vec::new();
    for action in at.legal {
        let Action::Frame(hex, turn, _) = *action else { continue };
        if anchors.last().is_none_or(|last| last.hex != hex) {
            anchors.push(Anchor { hex, turns: [false; 3] });
        }
        if let Some(legal) = anchors.last_mut().and_then(|last| last.turns.get_mut(usize::from(turn))) {
            *legal = true;
        }
    }
    anchors
}
