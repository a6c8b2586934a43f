//! Why a place cannot be chosen.

use super::{Situation, Spot, Ui};
use crate::rules::eruption::{Action, Card, Edge, Illegal, Material, Prompt, Turn};

impl Ui {
    /// The reason why a place cannot be chosen: that of the action it would have been, in its best turn.
    pub(super) fn why_not(&self, spot: Spot, at: &Situation<'_>) -> Option<Illegal> {
        let refusal = |action| (at.check)(action).err();
        match (at.prompt, self.card, spot) {
            (Prompt::Erupt { .. }, _, Spot::Hex(hex)) => refusal(Action::Erupt(hex)),
            (Prompt::Place { kind, .. }, _, Spot::Hex(hex)) => {
                best(kind.turns().filter_map(|turn| refusal(Action::Place(hex, turn))))
            }
            (Prompt::Replace { kind }, _, Spot::Hex(hex)) => {
                best(kind.turns().filter_map(|turn| refusal(Action::Replace(hex, turn))))
            }
            (Prompt::Cards { .. }, Some(Card::Sinkhole), Spot::Hex(hex)) => refusal(Action::Sinkhole(hex)),
            (Prompt::Cards { .. }, Some(Card::Aftershock), Spot::Hex(hex)) => {
                best(Turn::ALL.into_iter().filter_map(|turn| refusal(Action::Aftershock(hex, turn))))
            }
            (Prompt::Cards { .. }, Some(Card::VolcanicBomb), Spot::Edge(edge)) => {
                refusal(Action::VolcanicBomb(edge))
            }
            (Prompt::Cards { .. }, Some(Card::Reinforce), Spot::Edge(edge)) => best(
                Material::ALL.into_iter().filter_map(|material| refusal(Action::Reinforce(edge, material))),
            ),
            (Prompt::Walls { .. }, _, Spot::Edge(edge)) => {
                best(Material::ALL.into_iter().filter_map(|material| refusal(Action::Wall(edge, material))))
            }
            (Prompt::Relocate { .. }, _, Spot::Edge(Edge::Village(slot))) => {
                best(slot.village().slots().filter_map(|to| refusal(Action::Move(slot, to))))
            }
            // Nothing on the board is asked for, or hexes where edges are, or the other way round.
            _ => Some(Illegal::NotNow),
        }
    }
}

/// The most animation of several reasons: one about an edge or a rule rather than about the turn.
fn best(reasons: impl Iterator<Item = Illegal>) -> Option<Illegal> {
    let rank = |reason: &Illegal| match reason {
        Illegal::TurnNotSmallest | Illegal::SameTurn(_) | Illegal::NotInSupply(_) => 0,
        Illegal::NoJoin(_) => 1,
        Illegal::EdgeMismatch(..) | Illegal::MouthBlocked(..) | Illegal::BlankVolcano(..) => 2,
        _ => 3,
    };
    reasons.max_by_key(rank)
}
