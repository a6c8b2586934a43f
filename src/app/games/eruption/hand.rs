//! The hand of the player whose decision is due: each card with why it cannot be played, if it cannot.

use super::{ui::Ui, words::Words};
use crate::{
    rules::{
        Game, Pending,
        eruption::{Action, Card, Prompt, State, View},
    },
    session::Table,
    t,
};

/// A card in the hand, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandCard {
    /// Which.
    pub card: Card,
    /// The number of the card among equal ones.
    pub copy: usize,
    /// Whether it has been chosen.
    pub selected: bool,
    /// Why its effect cannot be used now; it may still be traded.
    pub blocked: Option<String>,
}

/// The hand of the seat whose decision is due, if the viewer may see it.
pub fn hand(table: &Table<State>, view: &View, ui: &Ui, words: &Words) -> Vec<HandCard> {
    let Pending::Decision { seat, prompt } = view.pending else { return Vec::new() };
    let Some(cards) = view.players[seat.index()].hand else { return Vec::new() };
    let in_phase = matches!(prompt, Prompt::Cards { .. });
    let mut chosen: Vec<Card> = ui.card.into_iter().chain(ui.second).collect();
    let mut shown = Vec::new();
    for kind in cards.kinds() {
        for copy in 0..usize::from(cards.of(kind)) {
            let selected = chosen.iter().position(|card| *card == kind).map(|at| chosen.remove(at)).is_some();
            let blocked = if in_phase { why_blocked(table.state(), kind, words) } else { None };
            shown.push(HandCard { card: kind, copy, selected, blocked });
        }
    }
    shown
}

/// Why a card's effect cannot be used at all now.
fn why_blocked(state: &State, card: Card, words: &Words) -> Option<String> {
    let mut legal = Vec::new();
    state.actions(&mut legal);
    if legal.iter().any(|action| action.plays() == Some(card)) {
        return None;
    }
    let l = words.locale;
    let refused = |action| state.check(action).err().map(|why| words.refusal(why));
    match card {
        Card::LavaFlow => refused(Action::LavaFlow),
        Card::Relocate => refused(Action::Relocate),
        Card::Rain => refused(Action::Rain),
        Card::Quake => refused(Action::Quake),
        Card::Reinforce => Some(t!(l, eruption::blocked::reinforce).to_owned()),
        Card::Sinkhole => Some(t!(l, eruption::blocked::sinkhole).to_owned()),
        Card::VolcanicBomb => Some(t!(l, eruption::blocked::bomb).to_owned()),
        Card::Aftershock => Some(t!(l, eruption::blocked::aftershock).to_owned()),
    }
}
