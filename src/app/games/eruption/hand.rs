//! The hand of the player whose decision is due. Each card shows both uses; one that cannot be played says why.

use leptos::prelude::*;

use super::{
    board_art::{CardTexts, card_face},
    table::{EruptionTable, words},
    ui::{CardUse, Msg, Ui},
    words::Words,
};
use crate::{
    app::{
        dom::{El, each, el},
        table::Desk,
    },
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

/// The cards on the screen.
pub fn hand_view(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let cards = Memo::new(move |_| {
        let (view, ui) = (desk.view.get(), desk.ui.get());
        desk.session.with(|table| hand(table, &view, &ui, &words(table, l)))
    });
    let key = |card: &HandCard| [card.card.name(), " ", &card.copy.to_string()].concat();
    let keys = move || cards.with(|cards| cards.iter().map(key).collect());
    let in_phase = move || {
        desk.view.with(|view| matches!(view.pending, Pending::Decision { prompt: Prompt::Cards { .. }, .. }))
    };
    let face = move |wanted: String| {
        let Some(card) = wanted.split(' ').next().and_then(|name| name.parse::<Card>().ok()) else {
            return el("li");
        };
        let here = wanted.clone();
        let now = move || cards.with(|cards| cards.iter().find(|card| key(card) == wanted).cloned());
        let (why, chosen) = (now.clone(), now);
        let is_chosen = move || chosen().is_some_and(|card| card.selected);
        let why = move || why().and_then(|card| card.blocked);
        let (is_blocked, said) = (why.clone(), why.clone());
        let words = desk.session.with_untracked(|table| words(table, l));
        let texts = CardTexts {
            title: words.card(card).to_owned(),
            effect: words.effect(card).to_owned(),
            or: t!(l, eruption::or).to_owned(),
            trade: words.wall(card.trades_for()),
        };
        let picked = is_chosen.clone();
        let tap = move |_| {
            if untrack(in_phase) {
                let why = untrack(&why);
                if untrack(&picked) {
                    return desk.send(Msg::Unpick(card));
                }
                desk.send(Msg::Card(card));
                if let (Some(why), CardUse::One) = (why, desk.ui.get_untracked().card_use) {
                    desk.notice.set(why);
                }
            }
        };
        let blocked = move || is_blocked().is_some();
        let face = card_face(card, texts, blocked, is_chosen).attr("aria-description", said).on("click", tap);
        // Where it stands in the fan.
        let place = move || cards.with(|cards| cards.iter().position(|card| key(card) == here)).unwrap_or(0);
        el("li").style("--place", move || place().to_string()).child(face)
    };
    let count = move || cards.with(Vec::len);
    let list = el("ul.cards")
        .attr("data-many", move || count() > 3)
        .style("--of", move || count().to_string())
        .child(each(keys, face));
    el("section.hand").class_if("phase", in_phase).attr("aria-label", t!(l, table::hand)).child(list)
}
