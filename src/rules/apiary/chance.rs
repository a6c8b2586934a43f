//! What chance can bring, and what it brings. A draw is weighted by the copies that are left.

use super::{
    action::Action,
    event::Event,
    illegal::Illegal,
    item::{Item, ItemKind},
    set::Copies,
    state::{State, seat},
    task::Task,
};
use crate::rules::Sink;

/// What is drawn: copies of a component, by an action that names it.
type Drawn = (Copies, ItemKind, fn(Item) -> Action);

impl State {
    /// From what the pending draw is made.
    fn drawn(&self) -> Option<Drawn> {
        Some(match self.tasks.last()? {
            Task::Tokens => (self.tokens, ItemKind::Token, Action::Token),
            Task::Rows(kinds) => {
                let (kind, _) = self.row_due(*kinds)?;
                (self.stacks[kind as usize], ItemKind::ALL[kind as usize], Action::Row)
            }
            Task::Carvings => (self.carvings, ItemKind::Carving, Action::Carving),
            Task::Floor => (self.floor, ItemKind::Dance, Action::Floor),
            Task::Hand { step: 0, .. } | Task::DraftMats => (self.mats, ItemKind::Mat, Action::Mat),
            Task::Hand { .. } | Task::DraftFactions => (self.factions, ItemKind::Faction, Action::Faction),
            Task::Reveal { .. } => (self.planets, ItemKind::Planet, Action::Planet),
            Task::Draw { .. } => (self.seeds, ItemKind::Seed, Action::Draw),
            _ => return None,
        })
    }

    pub(super) fn list_outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match self.tasks.last() {
            Some(Task::Start) => {
                out.extend((0..self.config.players).map(|number| (Action::Start(seat(number)), 1)));
            }
            Some(Task::Card | Task::NextCard) => {
                let deck = self.autopilot.deck.iter();
                out.extend(deck.map(|place| (Action::Card(self.pack().cards[usize::from(place)].id), 1)));
            }
            _ => {
                let Some((copies, kind, action)) = self.drawn() else { return };
                if self.pack().is_plain() && kind != ItemKind::Token {
                    out.extend(copies.iter().map(|copy| (action(self.pack().item(kind, copy)), 1)));
                    return;
                }
                let mut last = None;
                for copy in copies.iter() {
                    let item = self.pack().item(kind, copy);
                    match out.last_mut() {
                        Some((_, weight)) if last == Some(item) => *weight += 1,
                        _ => out.push((action(item), 1)),
                    }
                    last = Some(item);
                }
                if self.pack().is_ascending(kind) {
                    return;
                }
            }
        }
        out.sort_unstable();
    }

    /// Whether chance can bring this now.
    pub(super) fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match (action, self.tasks.last()) {
            (Action::Start(seat), Some(Task::Start)) => {
                if seat.index() < usize::from(self.config.players) {
                    Ok(())
                } else {
                    Err(Illegal::NotLeft)
                }
            }
            (Action::Card(card), Some(Task::Card | Task::NextCard)) => self.card_in_deck(card).map(|_| ()),
            _ => self.drawn_copy(action).map(|_| ()),
        }
    }

    fn card_in_deck(&self, id: u8) -> Result<u8, Illegal> {
        let mut deck = self.autopilot.deck.iter();
        deck.find(|place| self.pack().cards[usize::from(*place)].id == id).ok_or(Illegal::NotLeft)
    }

    /// The copy that an outcome takes.
    fn drawn_copy(&self, action: Action) -> Result<u8, Illegal> {
        let (copies, kind, named) = self.drawn().ok_or(Illegal::NotNow)?;
        let item = match action {
            Action::Token(item)
            | Action::Row(item)
            | Action::Carving(item)
            | Action::Floor(item)
            | Action::Mat(item)
            | Action::Faction(item)
            | Action::Planet(item)
            | Action::Draw(item) => item,
            _ => return Err(Illegal::NotNow),
        };
        if named(item) != action || item.kind() != kind {
            return Err(Illegal::NotNow);
        }
        self.pack().copies(item).within(copies).first().ok_or(Illegal::NotLeft)
    }

    /// Carries out an outcome. It has been checked.
    pub(super) fn come_about(&mut self, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Start(seat) => self.started(seat.index() as u8, log),
            Action::Card(id) => {
                if let Ok(place) = self.card_in_deck(id) {
                    self.turn_card(place, log);
                }
            }
            _ => {
                let Ok(copy) = self.drawn_copy(action) else { return };
                match action {
                    Action::Token(_) => self.lay_token(copy, log),
                    Action::Row(_) => self.deal_tile(copy, log),
                    Action::Carving(_) => self.lay_carving(copy, log),
                    Action::Floor(_) => self.lay_dance(copy, log),
                    Action::Mat(_) => self.deal_mat(copy, log),
                    Action::Faction(_) => self.deal_faction(copy, log),
                    Action::Planet(_) => self.reveal(copy, log),
                    _ => self.draw_seed(copy, log),
                }
            }
        }
    }
}
