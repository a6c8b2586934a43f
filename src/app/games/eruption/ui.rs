//! The interface state of the Eruption table: what a player has tapped but not yet done. It is never saved and never
//! undone. Pointer, touch, keyboard and the list of actions all become one [`Msg`]; [`Ui::update`] is the one place that
//! handles it, and is pure.

use crate::rules::{
    Seat,
    eruption::{Action, Card, Dir, Edge, Hex, Illegal, Material, Prompt, Slot, Turn},
};

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
            Msg::Move(dir) => self.move_cursor(dir),
            Msg::NextTarget { back } => self.next_target(back, at),
        }
        None
    }

    fn clear(&mut self) {
        *self = Ui { cursor: self.cursor, ..Ui::default() };
    }

    /// The places that are lit: those that some legal action, with what is selected so far, would use.
    pub fn targets(&self, at: &Situation<'_>) -> Vec<Spot> {
        let mut spots: Vec<Spot> = match at.prompt {
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
        spots.sort();
        spots.dedup();
        spots
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
        let mut materials: Vec<Material> = at
            .legal
            .iter()
            .filter(|action| self.in_play(**action))
            .filter_map(|action| match action {
                Action::Wall(edge, material) | Action::Reinforce(edge, material) => {
                    (self.spot.is_none() || self.spot == Some(Spot::Edge(*edge))).then_some(*material)
                }
                _ => None,
            })
            .collect();
        materials.sort();
        materials.dedup();
        materials
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

    /// The reason why a place cannot be chosen: that of the action it would have been, in its best turn.
    fn why_not(&self, spot: Spot, at: &Situation<'_>) -> Option<Illegal> {
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

    /// Arrow keys walk over all hexes; where the island ends or the volcano begins, over to the other side or nowhere.
    fn move_cursor(&mut self, dir: Dir) {
        let from = match self.cursor {
            Some(Spot::Hex(hex)) => hex.axial(),
            Some(Spot::Edge(edge)) => match edge {
                Edge::Lava { front, .. } => front.axial(),
                Edge::Village(slot) => slot.place().0.axial(),
            },
            None => (0, 0),
        };
        let (dq, dr) = dir.step();
        let next = (1..=6).find_map(|steps| Hex::at(from.0 + dq * steps, from.1 + dr * steps));
        if let Some(hex) = next {
            self.cursor = Some(Spot::Hex(hex));
        }
    }

    fn next_target(&mut self, back: bool, at: &Situation<'_>) {
        let targets = self.targets(at);
        if targets.is_empty() {
            return;
        }
        let after = targets.iter().position(|spot| Some(*spot) > self.cursor).unwrap_or(0);
        let before = targets.iter().rposition(|spot| Some(*spot) < self.cursor).unwrap_or(targets.len() - 1);
        self.cursor = targets.get(if back { before } else { after }).copied();
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

/// The most telling of several reasons: one about an edge or a rule rather than about the turn.
fn best(reasons: impl Iterator<Item = Illegal>) -> Option<Illegal> {
    let rank = |reason: &Illegal| match reason {
        Illegal::TurnNotSmallest | Illegal::SameTurn(_) | Illegal::NotInSupply(_) => 0,
        Illegal::NoJoin(_) => 1,
        Illegal::EdgeMismatch(..) | Illegal::MouthBlocked(..) | Illegal::BlankVolcano(..) => 2,
        _ => 3,
    };
    reasons.max_by_key(rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game,
        eruption::{Config, State},
    };
    use crate::session::Playout;

    /// A game at its first placement, after that deal.
    fn first_placement(seed: u64) -> State {
        let mut game = State::new(&Config::new(2)).unwrap();
        Playout::new(seed).deal(&mut game);
        game
    }

    fn with<R>(game: &State, run: impl FnOnce(&Situation<'_>) -> R) -> R {
        let mut legal = Vec::new();
        game.actions(&mut legal);
        let crate::rules::Pending::Decision { prompt, .. } = game.pending() else {
            panic!("a decision is due")
        };
        run(&Situation { prompt, legal: &legal, check: &|action| game.check(action) })
    }

    #[test]
    fn a_tap_on_a_lit_hex_shows_a_legal_turn_and_confirm_plays_it() {
        let game = first_placement(1);
        with(&game, |at| {
            let mut ui = Ui::default();
            let targets = ui.targets(at);
            assert!(!targets.is_empty());
            for spot in targets {
                assert_eq!(ui.update(Msg::Spot(spot), at), None);
                let action = ui.ready(at).expect("the first turn shown is legal");
                assert!(at.legal.contains(&action));
                assert_eq!(ui.update(Msg::Confirm, at), Some(action));
                assert_eq!(ui.spot, None);
            }
        });
    }

    #[test]
    fn the_ghost_turns_through_every_legal_turn_and_no_other() {
        let game = first_placement(1);
        with(&game, |at| {
            let mut ui = Ui::default();
            let Some(Spot::Hex(hex)) = ui.targets(at).first().copied() else { panic!("a hex is lit") };
            let turns = ui.turns(hex, at);
            ui.update(Msg::Spot(Spot::Hex(hex)), at);
            for turn in turns.iter().cycle().take(7) {
                assert_eq!(ui.turn, Some(*turn));
                assert!(ui.ready(at).is_some());
                ui.update(Msg::TurnGhost { clockwise: true }, at);
            }
        });
    }

    #[test]
    fn of_two_cards_the_second_tap_takes_one_back() {
        let game = first_placement(1);
        with(&game, |at| {
            let mut ui = Ui { card_use: CardUse::Two, ..Ui::default() };
            let mut tap = |msg| {
                ui.update(msg, at);
                (ui.card, ui.second)
            };
            assert_eq!(tap(Msg::Card(Card::Rain)), (Some(Card::Rain), None));
            assert_eq!(tap(Msg::Card(Card::Quake)), (Some(Card::Rain), Some(Card::Quake)));
            assert_eq!(tap(Msg::Unpick(Card::Rain)), (Some(Card::Quake), None));
            assert_eq!(tap(Msg::Card(Card::Quake)), (Some(Card::Quake), Some(Card::Quake)));
            assert_eq!(tap(Msg::Unpick(Card::Quake)), (Some(Card::Quake), None));
            assert_eq!(tap(Msg::Unpick(Card::Quake)), (None, None));
        });
    }

    /// E76: a card or a wall is chosen for a gift, the one chosen last; nothing else of the phase uses it.
    #[test]
    fn a_gift_is_the_card_or_the_wall_that_was_chosen_last() {
        let game = first_placement(1);
        with(&game, |at| {
            let to = Seat::new(1);
            let mut ui = Ui { card_use: CardUse::Give, ..Ui::default() };
            assert_eq!(ui.gift(to), None);
            ui.update(Msg::Material(Material::Wood), at);
            assert_eq!(ui.gift(to), Some(Action::GiveWall(to, Material::Wood)));
            ui.update(Msg::Card(Card::Quake), at);
            assert_eq!(ui.gift(to), Some(Action::GiveCard(to, Card::Quake)));
            assert_eq!(ui.ready(at), None);
            ui.update(Msg::Material(Material::Straw), at);
            assert_eq!(ui.gift(to), Some(Action::GiveWall(to, Material::Straw)));
            ui.update(Msg::Card(Card::Quake), at);
            ui.update(Msg::Unpick(Card::Quake), at);
            assert_eq!(ui.gift(to), None);
            ui.update(Msg::CardUse(CardUse::One), at);
            ui.update(Msg::Card(Card::Rain), at);
            assert_eq!(ui.gift(to), None, "a card that is selected to be played is no gift");
        });
    }

    #[test]
    fn a_refused_hex_says_why() {
        let game = first_placement(1);
        with(&game, |at| {
            let far = Hex::at(5, -3).unwrap();
            let mut ui = Ui::default();
            assert_eq!(ui.update(Msg::Spot(Spot::Hex(far)), at), None);
            assert_eq!(ui.refusal, Some(Illegal::NoJoin(far)));
            assert_eq!(ui.spot, None);
        });
    }

    #[test]
    fn the_cursor_reaches_every_hex_by_arrows_and_every_target_by_its_key() {
        let game = first_placement(1);
        with(&game, |at| {
            let mut seen = std::collections::BTreeSet::new();
            let mut todo = vec![None];
            while let Some(cursor) = todo.pop() {
                for dir in Dir::ALL {
                    let mut ui = Ui { cursor, ..Ui::default() };
                    ui.update(Msg::Move(dir), at);
                    if seen.insert(ui.cursor) {
                        todo.push(ui.cursor);
                    }
                }
            }
            assert_eq!(seen.iter().flatten().count(), 60);
            let mut ui = Ui::default();
            let targets = ui.targets(at);
            for target in targets.iter().cycle().take(2 * targets.len()) {
                ui.update(Msg::NextTarget { back: false }, at);
                assert_eq!(ui.cursor, Some(*target));
            }
        });
    }

    #[test]
    fn every_legal_action_can_be_picked_and_confirmed_or_is_a_button() {
        let mut playout = Playout::new(7);
        for players in 2..=6 {
            let mut game = State::new(&Config::new(players)).unwrap();
            loop {
                if let crate::rules::Pending::Decision { .. } = game.pending() {
                    with(&game, |at| {
                        for action in at.legal {
                            let mut ui = Ui::default();
                            ui.update(Msg::Pick(*action), at);
                            let button = matches!(
                                action,
                                Action::Extra
                                    | Action::NoExtra
                                    | Action::Done
                                    | Action::End
                                    | Action::Trade(_)
                                    | Action::Discard(_)
                                    | Action::Move(..)
                            );
                            assert!(button || ui.ready(at) == Some(*action), "{action}");
                        }
                    });
                }
                if playout.step(&mut game, &mut ()).is_none() {
                    break;
                }
            }
        }
    }
}
