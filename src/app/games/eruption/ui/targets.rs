//! What the selection so far leads to: the places that are lit, the action that is ready, and the choices on the way there.

use super::{CardUse, Situation, Spot, Ui};
use crate::{
    order,
    rules::{
        Seat,
        eruption::{Action, Card, Edge, Hex, Material, Prompt, Slot, Turn},
    },
};

/// Each place once, in a fixed order.
pub fn distinct(mut spots: Vec<Spot>) -> Vec<Spot> {
    order::sort_by_key(&mut spots, |spot| *spot);
    spots.dedup();
    spots
}

impl Ui {
    /// The places that are lit: those that some legal action, with what is selected so far, would use.
    pub fn targets(&self, at: &Situation<'_>) -> Vec<Spot> {
        let spots: Vec<Spot> = match at.prompt {
            Prompt::Relocate { .. } => match self.moving(at) {
                Some(from) => moves(at).filter(|(start, _)| *start == from).map(|(_, to)| slot(to)).collect(),
                None => moves(at).map(|(from, _)| slot(from)).collect(),
            },
            _ => at
                .legal
                .iter()
                .filter(|action| self.in_play(**action))
                .filter_map(|action| spot_of(*action))
                .collect(),
        };
        distinct(spots)
    }

    /// Whether an action belongs to what is being done: in phase 3, to the selected card.
    fn in_play(&self, action: Action) -> bool {
        match action.plays() {
            Some(card) => self.card == Some(card) && self.card_use == CardUse::One,
            None => true,
        }
    }

    /// What a clanmate would be given of what is selected.
    pub fn gift(&self, to: Seat) -> Option<Action> {
        match (self.card, self.material) {
            _ if self.card_use != CardUse::Give => None,
            (Some(card), _) => Some(Action::GiveCard(to, card)),
            (None, material) => Some(Action::GiveWall(to, material?)),
        }
    }

    /// The action that Confirm would play.
    pub fn ready(&self, at: &Situation<'_>) -> Option<Action> {
        let action = match (at.prompt, self.spot) {
            (Prompt::Erupt { .. }, Some(Spot::Hex(hex))) => Action::Erupt(hex),
            (Prompt::Place { .. }, Some(Spot::Hex(hex))) => Action::Place(hex, self.turn?),
            (Prompt::Replace { .. }, Some(Spot::Hex(hex))) => Action::Replace(hex, self.turn?),
            (Prompt::Walls { .. }, Some(Spot::Edge(edge))) => Action::Wall(edge, self.chosen_material(at)?),
            (Prompt::Cards { .. }, spot) if self.card_use == CardUse::One => self.card_action(spot, at)?,
            (Prompt::Cards { .. }, _) => {
                Action::TradeTwo(self.card?.min(self.second?), self.card?.max(self.second?))
            }
            _ => return None,
        };
        at.legal.contains(&action).then_some(action)
    }

    fn card_action(&self, spot: Option<Spot>, at: &Situation<'_>) -> Option<Action> {
        Some(match (self.card?, spot) {
            (Card::LavaFlow, _) => Action::LavaFlow,
            (Card::Relocate, _) => Action::Relocate,
            (Card::Rain, _) => Action::Rain,
            (Card::Quake, _) => Action::Quake,
            (Card::Reinforce, Some(Spot::Edge(edge))) => Action::Reinforce(edge, self.chosen_material(at)?),
            (Card::Sinkhole, Some(Spot::Hex(hex))) => Action::Sinkhole(hex),
            (Card::VolcanicBomb, Some(Spot::Edge(edge))) => Action::VolcanicBomb(edge),
            (Card::Aftershock, Some(Spot::Hex(hex))) => Action::Aftershock(hex, self.turn?),
            _ => return None,
        })
    }

    /// The materials that could be built on the selected edge.
    pub fn materials(&self, at: &Situation<'_>) -> Vec<Material> {
        let builds = |action: Action, with: Material| match action {
            Action::Wall(edge, material) | Action::Reinforce(edge, material) => {
                material == with && self.spot.is_none_or(|spot| spot == Spot::Edge(edge))
            }
            _ => false,
        };
        let possible =
            |with: &Material| at.legal.iter().any(|action| self.in_play(*action) && builds(*action, *with));
        Material::ALL.into_iter().filter(possible).collect()
    }

    /// The selected material, or the strongest there is.
    pub fn chosen_material(&self, at: &Situation<'_>) -> Option<Material> {
        let materials = self.materials(at);
        self.material.filter(|material| materials.contains(material)).or_else(|| materials.last().copied())
    }

    /// The turns in which the ghost may lie on that hex.
    pub fn turns(&self, hex: Hex, at: &Situation<'_>) -> Vec<Turn> {
        let turn = |action: &Action| match *action {
            Action::Place(at, turn) | Action::Replace(at, turn) if at == hex => Some(turn),
            Action::Aftershock(at, turn) if at == hex && self.card == Some(Card::Aftershock) => Some(turn),
            _ => None,
        };
        at.legal.iter().filter_map(turn).collect()
    }

    /// The wall that is being moved in a relocation.
    pub fn moving(&self, at: &Situation<'_>) -> Option<Slot> {
        match (at.prompt, self.spot) {
            (Prompt::Relocate { .. }, Some(Spot::Edge(Edge::Village(slot)))) => Some(slot),
            _ => None,
        }
    }
}

fn moves<'a>(at: &Situation<'a>) -> impl Iterator<Item = (Slot, Slot)> + use<'a> {
    at.legal.iter().filter_map(|action| match action {
        Action::Move(from, to) => Some((*from, *to)),
        _ => None,
    })
}

fn slot(slot: Slot) -> Spot {
    Spot::Edge(Edge::Village(slot))
}

/// The place that an action is about.
pub fn spot_of(action: Action) -> Option<Spot> {
    Some(match action {
        Action::Erupt(hex) | Action::Place(hex, _) | Action::Replace(hex, _) => Spot::Hex(hex),
        Action::Sinkhole(hex) | Action::Aftershock(hex, _) => Spot::Hex(hex),
        Action::Wall(edge, _) | Action::Reinforce(edge, _) | Action::VolcanicBomb(edge) => Spot::Edge(edge),
        Action::Move(from, _) => slot(from),
        _ => return None,
    })
}
