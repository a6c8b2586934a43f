//! A tile on each hex where it can be built: price, bonus, and what the score would be then.

use crate::{
    app::games::apiary::situation::{Situation, asked},
    rules::{
        Game,
        apiary::{Action, Basket, Hex, Item, ScorePart, pack::Effect},
    },
};

/// A tile on a hex.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Site {
    pub hex: Hex,
    pub price: Basket,
    /// What covering the hex gives.
    pub bonus: Effect,
    /// By how much the score would change if the game ended then, VP that are gained at once included.
    pub change: i32,
    /// The same, part by part.
    pub parts: Vec<(ScorePart, i32)>,
    /// Storage spots that it adds.
    pub spots: Vec<u8>,
}

/// That tile on each legal hex.
pub fn sites(at: &Situation<'_>, tile: Item) -> Vec<Site> {
    let Some((seat, _)) = asked(at.view) else { return Vec::new() };
    let state = &at.view.state;
    let before = state.parts_now(seat);
    let spots = at.pack().tile(tile).map(|face| face.spots.clone()).unwrap_or_default();
    let on_hex = |action: &Action| {
        let Action::Build(one, hex) = *action else { return None };
        if one != tile {
            return None;
        }
        let mut then = state.clone();
        then.play(*action, &mut ()).ok()?;
        let after = then.parts_now(seat);
        let parts: Vec<(ScorePart, i32)> =
            before.iter().zip(&after).map(|((part, was), (_, is))| (*part, is - was)).collect();
        Some(Site {
            hex,
            price: state.price_on(tile, hex).unwrap_or_default(),
            bonus: state.bonus_at(seat, hex),
            change: parts.iter().map(|(_, vp)| vp).sum(),
            parts,
            spots: spots.clone(),
        })
    };
    at.legal.iter().filter_map(on_hex).collect()
}

/// Where a frame can be anchored, and in which turns.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Anchor {
    pub hex: Hex,
    pub turns: [bool; 3],
}

/// All anchors.
pub fn anchors(at: &Situation<'_>) -> Vec<Anchor> {
    let mut all: Vec<Anchor> = Vec::new();
    for action in at.legal {
        let Action::Frame(hex, turn, _) = *action else { continue };
        match all.iter_mut().find(|anchor| anchor.hex == hex) {
            Some(anchor) => anchor.turns[usize::from(turn % 3)] = true,
            None => all.push(Anchor { hex, turns: std::array::from_fn(|one| one == usize::from(turn % 3)) }),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::decisions,
        rules::apiary::Prompt,
    };

    #[test]
    fn the_change_is_that_of_the_score() {
        let mut changed = 0;
        for number in 1..12 {
            decisions(number, |game, at| {
                let Some(Prompt::Build { .. }) = at.prompt() else { return };
                let Some(Action::Build(tile, _)) = at.first(|action| matches!(action, Action::Build(..))) else {
                    return;
                };
                let seat = asked(at.view).unwrap().0;
                for site in sites(at, tile) {
                    let mut then = game.clone();
                    then.play(Action::Build(tile, site.hex), &mut ()).unwrap();
                    assert_eq!(site.change, then.vp_now(seat).unwrap() - game.vp_now(seat).unwrap());
                    assert_eq!(site.parts.iter().map(|(_, vp)| vp).sum::<i32>(), site.change);
                    changed += u32::from(site.change != 0);
                }
            });
        }
        assert!(changed > 50, "{changed}");
    }
}
