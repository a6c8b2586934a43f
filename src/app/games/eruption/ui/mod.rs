//! The interface state of the Eruption table: what a player has tapped but not yet done. It is never saved and never
//! undone. Pointer, touch, keyboard and the list of actions all become one [`Msg`]; [`Ui::update`] is the one place that
//! handles it, and is pure.

mod cursor;
mod refused;
mod targets;
#[cfg(test)]
mod tests;

use crate::rules::eruption::{Action, Card, Dir, Edge, Hex, Illegal, Material, Prompt, Turn};

pub use targets::{distinct, spot_of};

/// A place on the board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A playable hex, or the tile on it.
    Hex(Hex),
    /// An edge, or the wall on it.
    Edge(Edge),
}

/// What is done with the cards in phase 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardUse {
    /// Play the selected card, or trade it.
    #[default]
    One,
    /// Trade two cards for a lava tile.
    Two,
    /// Give the selected card, or a wall of the selected material, to a clanmate (E76).
    Give,
}

/// What a player has tapped so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ui {
    /// The selected hex or edge.
    pub spot: Option<Spot>,
    /// The turn of the ghost on the selected hex.
    pub turn: Option<Turn>,
    /// The selected card.
    pub card: Option<Card>,
    /// The second card of a trade of two.
    pub second: Option<Card>,
    /// What the cards are for.
    pub card_use: CardUse,
    /// The selected material.
    pub material: Option<Material>,
    /// Whether the turn shall end: nothing more is asked in it.
    pub ends_turn: bool,
    /// The cursor of the keyboard on the board.
    pub cursor: Option<Spot>,
    /// Why the last tap did nothing.
    pub refusal: Option<Illegal>,
}

/// Everything a player can do to the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A place on the board was tapped, or chosen with the keyboard.
    Spot(Spot),
    /// A card of the hand was tapped.
    Card(Card),
    /// A card of the hand that is selected was tapped again.
    Unpick(Card),
    /// What the cards are for was switched.
    CardUse(CardUse),
    /// A material was chosen.
    Material(Material),
    /// The ghost shall turn to the next legal turn, clockwise or not.
    TurnGhost {
        /// Clockwise.
        clockwise: bool,
    },
    /// The selected action shall be done.
    Confirm,
    /// What was said last has been heard.
    Heard,
    /// Nothing shall be selected.
    Cancel,
    /// An action was picked from the list: it becomes the selected one.
    Pick(Action),
    /// A button stands for this action: it is done at once.
    Do(Action),
    /// The turn shall end, whatever could still be done in it.
    EndTurn,
    /// The cursor shall go to the next hex in that direction.
    Move(Dir),
    /// The cursor shall go to the next lit place.
    NextTarget {
        /// Or to the one before.
        back: bool,
    },
}

/// What the table knows when a message is handled.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    /// What is asked.
    pub prompt: Prompt,
    /// Every legal action.
    pub legal: &'a [Action],
    /// Why an action would be refused.
    pub check: &'a dyn Fn(Action) -> Result<(), Illegal>,
}

impl Ui {
    /// Handles a message; gives the action that shall be played, if any.
    pub fn update(&mut self, msg: Msg, at: &Situation<'_>) -> Option<Action> {
        self.refusal = None;
        match msg {
            Msg::Spot(spot) => return self.tap(spot, at),
            Msg::Card(card) => self.tap_card(card),
            Msg::Unpick(card) => self.unpick(card),
            Msg::CardUse(card_use) => *self = Ui { card_use, cursor: self.cursor, ..Ui::default() },
            Msg::Material(material) => {
                self.material = Some(material);
                if self.card_use == CardUse::Give {
                    self.card = None;
                }
            }
            Msg::TurnGhost { clockwise } => self.turn_ghost(clockwise, at),
            Msg::Confirm => return self.ready(at).inspect(|_| self.clear()),
            Msg::Heard => {}
            Msg::Cancel => self.clear(),
            Msg::Pick(action) => self.pick(action),
            Msg::Do(action) => {
                self.clear();
                return Some(action);
            }
            Msg::EndTurn => {
                self.clear();
                self.ends_turn = true;
                return [Action::Done, Action::End].into_iter().find(|end| at.legal.contains(end));
            }
            Msg::Move(dir) => self.move_cursor(dir),
            Msg::NextTarget { back } => self.next_target(back, at),
        }
        None
    }

    fn clear(&mut self) {
        *self = Ui { cursor: self.cursor, ..Ui::default() };
    }

    fn tap(&mut self, spot: Spot, at: &Situation<'_>) -> Option<Action> {
        self.cursor = Some(spot);
        if let (Some(from), Spot::Edge(Edge::Village(to))) = (self.moving(at), spot) {
            let action = Action::Move(from, to);
            self.clear();
            if from != to {
                self.refusal = (at.check)(action).err();
                return at.legal.contains(&action).then_some(action);
            }
            return None;
        }
        if !self.targets(at).contains(&spot) {
            self.refusal = self.why_not(spot, at);
            return None;
        }
        let again = self.spot == Some(spot);
        self.spot = Some(spot);
        match spot {
            Spot::Hex(_) if again => self.turn_ghost(true, at),
            Spot::Hex(hex) => self.turn = self.turns(hex, at).first().copied(),
            Spot::Edge(_) => {}
        }
        None
    }

    fn tap_card(&mut self, card: Card) {
        match self.card_use {
            CardUse::One => *self = Ui { card: Some(card), cursor: self.cursor, ..Ui::default() },
            CardUse::Two if self.card.is_none() => self.card = Some(card),
            CardUse::Give => (self.card, self.material) = (Some(card), None),
            CardUse::Two => self.second = Some(card),
        }
    }

    /// Of two cards of a kind one stays.
    fn unpick(&mut self, card: Card) {
        match self.card_use {
            CardUse::One => self.clear(),
            CardUse::Give => self.card = None,
            CardUse::Two if self.second == Some(card) => self.second = None,
            CardUse::Two => self.card = self.second.take(),
        }
    }

    fn turn_ghost(&mut self, clockwise: bool, at: &Situation<'_>) {
        let Some(Spot::Hex(hex)) = self.spot else { return };
        let turns = self.turns(hex, at);
        let Some(now) = turns.iter().position(|turn| Some(*turn) == self.turn) else { return };
        let step = if clockwise { 1 } else { turns.len() - 1 };
        self.turn = turns.get((now + step) % turns.len()).copied();
    }

    fn pick(&mut self, action: Action) {
        self.clear();
        self.card = action.plays();
        self.spot = spot_of(action);
        match action {
            Action::Place(_, turn) | Action::Replace(_, turn) | Action::Aftershock(_, turn) => {
                self.turn = Some(turn)
            }
            Action::Wall(_, material) | Action::Reinforce(_, material) => self.material = Some(material),
            Action::TradeTwo(one, two) => {
                (self.card, self.second, self.card_use) = (Some(one), Some(two), CardUse::Two);
            }
            _ => {}
        }
        self.cursor = self.spot.or(self.cursor);
    }
}
