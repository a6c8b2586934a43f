//! The hand on the screen: each card with why it cannot be played, if it cannot.

use super::{ui::Ui, words::Words};
use crate::{
    rules::{
        Game, Pending, Seat,
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

/// Whose hand is shown: that of whoever decides, or else, while others do, of the one whose eyes these are.
pub fn holder(view: &View) -> Option<Seat> {
    let deciding = match view.pending {
        Pending::Decision { seat, .. } => Some(seat),
        Pending::Chance(_) | Pending::Over => None,
    };
    let mut seen = view.players.iter().filter(|player| player.hand.is_some()).map(|player| player.seat);
    let only = seen.next().filter(|_| seen.next().is_none());
    let own = deciding.filter(|seat| view.players[seat.index()].hand.is_some());
    own.or(only).or(deciding)
}

/// Whether cards are what is asked for, of the one whose hand is shown.
pub fn asks_for_cards(view: &View) -> bool {
    let asked = match view.pending {
        Pending::Decision { seat, prompt: Prompt::Cards { .. } } => Some(seat),
        _ => None,
    };
    asked.is_some() && asked == holder(view)
}

/// The hand that is [shown](holder), if the viewer may see it.
pub fn hand(table: &Table<State>, view: &View, ui: &Ui, words: &Words) -> Vec<HandCard> {
    let Some(cards) = holder(view).and_then(|seat| view.players[seat.index()].hand) else {
        return Vec::new();
    };
    let in_phase = asks_for_cards(view);
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
