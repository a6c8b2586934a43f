//! Actions in words.

use super::Words;
use crate::{
    app::shell::text::word,
    rules::eruption::{Action, Card, Edge, Tile},
};

impl Words {
    /// An action, for the list of all.
    /// `tile` is the tile as it would lie.
    pub fn action(&self, action: Action, tile: Option<Tile>, rolls: bool) -> String {
        use crate::app::shell::text::keys::eruption::{action as say, r#do as button};
        let l = self.locale;
        let edges = tile.map(|tile| self.edges(tile)).unwrap_or_default();
        match action {
            Action::Start(_) | Action::Card(_) | Action::Tile(_) | Action::Again(_) | Action::Dice { .. } => {
                action.to_string()
            }
            Action::Take(pile) => say::take { number: word(&(pile + 1)) }.text(l),
            Action::GiveCard(to, card) => {
                say::give { name: word(&self.name(to)), what: word(&self.card(card)) }.text(l)
            }
            Action::GiveWall(to, material) => {
                say::give { name: word(&self.name(to)), what: word(&self.wall(material)) }.text(l)
            }
            Action::Erupt(hex) => say::erupt { hex: word(&Words::hex(hex)) }.text(l),
            Action::Place(hex, _) if rolls => {
                say::place_roll { hex: word(&Words::hex(hex)), edges: word(&edges) }.text(l)
            }
            Action::Place(hex, _) => say::place { hex: word(&Words::hex(hex)), edges: word(&edges) }.text(l),
            Action::Replace(hex, _) => {
                say::replace { hex: word(&Words::hex(hex)), edges: word(&edges) }.text(l)
            }
            Action::Extra => button::extra {}.text(l).to_owned(),
            Action::NoExtra => button::no_extra {}.text(l).to_owned(),
            Action::LavaFlow | Action::Relocate | Action::Rain | Action::Quake => {
                let card = action.plays().map_or("", |card| self.card(card));
                say::play { card: word(&card) }.text(l)
            }
            Action::Reinforce(edge, material) => say::play_wall {
                card: word(&self.card(Card::Reinforce)),
                place: word(&self.edge(edge)),
                wall: word(&self.wall(material)),
            }
            .text(l),
            Action::Sinkhole(hex) => {
                say::play_at { card: word(&self.card(Card::Sinkhole)), place: word(&Words::hex(hex)) }.text(l)
            }
            Action::VolcanicBomb(edge) => {
                say::play_at { card: word(&self.card(Card::VolcanicBomb)), place: word(&self.edge(edge)) }
                    .text(l)
            }
            Action::Aftershock(hex, _) => say::play_turn {
                card: word(&self.card(Card::Aftershock)),
                place: word(&Words::hex(hex)),
                edges: word(&edges),
            }
            .text(l),
            Action::Move(from, to) => say::r#move {
                from: word(&self.edge(Edge::Village(from))),
                to: word(&self.edge(Edge::Village(to))),
            }
            .text(l),
            Action::Trade(card) => {
                say::trade { card: word(&self.card(card)), wall: word(&self.wall(card.trades_for())) }.text(l)
            }
            Action::TradeTwo(one, two) => {
                say::trade_two { one: word(&self.card(one)), two: word(&self.card(two)) }.text(l)
            }
            Action::Discard(card) => say::discard { card: word(&self.card(card)) }.text(l),
            Action::Done => button::done_short {}.text(l).to_owned(),
            Action::Wall(edge, material) => {
                say::wall { wall: word(&self.wall(material)), place: word(&self.edge(edge)) }.text(l)
            }
            Action::End => button::end {}.text(l).to_owned(),
        }
    }
}
