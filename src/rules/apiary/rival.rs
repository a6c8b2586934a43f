//! What lies open of the Autopilot (chapter 8), for whoever looks at a state from outside.

use super::{
    pack::Card,
    set::Copies,
    space::Spot,
    state::{GROUPS, NONE, State},
};

impl State {
    /// The action card of the running or the last turn of the Autopilot; `None` before its first one and while the cards are
    /// shuffled.
    pub fn action_card(&self) -> Option<Card> {
        self.card_at(self.autopilot.card)
    }

    /// The card after it. Only its support half, its group, curve and resource, is open (A108).
    pub fn support_card(&self) -> Option<Card> {
        self.card_at(self.autopilot.next)
    }

    fn card_at(&self, place: u8) -> Option<Card> {
        if self.is_solo() && place != NONE {
            self.pack().cards.get(usize::from(place)).copied()
        } else {
            None
        }
    }

    /// Workers in the pool of the Autopilot's ash or amber group, by strength from 1.
    pub fn autopilot_pool(&self, amber: bool) -> [u8; 4] {
        self.autopilot.pools[usize::from(amber)]
    }

    /// Workers of that group on spaces of the board, with their strengths, in the order of the board.
    pub fn autopilot_out(&self, amber: bool) -> Vec<(Spot, u8)> {
        let all = self.acts().iter().flat_map(|act| (0..act.spaces()).map(|place| (*act, place)));
        let out = all.filter_map(|(act, place)| {
            let bee = self.spaces[usize::from(act.first_space() + place)]?;
            (bee.owner == GROUPS[usize::from(amber)]).then_some((Spot::At(act, place), bee.strength))
        });
        out.collect()
    }

    /// The cards that may be its next action card: of those on the deck the ones with the support half that lies open (A108).
    /// None before its first turn, and where all cards are shuffled first.
    pub fn next_cards(&self) -> Vec<Card> {
        let (next, on_deck) = (self.autopilot.next, self.on_deck());
        if !self.is_solo() || next == NONE || on_deck.len() < 2 {
            return Vec::new();
        }
        self.alike(next, on_deck).iter().filter_map(|place| self.card_at(place)).collect()
    }

    /// How many cards lie under the one whose support half is open: without any, all are shuffled before the next turn (A108).
    pub fn cards_below(&self) -> u8 {
        self.on_deck().len().saturating_sub(1)
    }

    /// The card whose support half is open, and those under it. In a view nobody knows which of them it is.
    fn on_deck(&self) -> Copies {
        let mut deck = self.autopilot.deck;
        if self.autopilot.next != NONE {
            deck.add(self.autopilot.next);
        }
        deck
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        rules::{
            Game, Viewer,
            apiary::{Config, Event, State},
        },
        session::Playout,
    };

    #[test]
    fn the_next_card_is_one_of_those_with_the_open_half_and_a_view_knows_no_more() {
        let (mut turned, mut sure, mut shuffled) = (0, 0, 0);
        for number in 0..8 {
            let mut game = State::new(&Config::solo(1 + number as u8 % 6)).unwrap();
            let mut playout = Playout::new(number);
            let mut expected = None;
            loop {
                let view = game.view(Viewer::Table).state;
                assert_eq!(game.next_cards(), view.next_cards());
                assert_eq!(game.cards_below(), view.cards_below());
                if game.support_card().is_some() {
                    expected = Some(game.next_cards());
                }
                let mut events = Vec::new();
                if playout.step(&mut game, &mut events).is_none() {
                    break;
                }
                for event in &events {
                    let Event::CardsTurned { card, .. } = *event else { continue };
                    turned += 1;
                    match expected.take() {
                        None => {}
                        Some(cards) if cards.is_empty() => shuffled += 1,
                        Some(cards) => {
                            assert!(cards.iter().any(|one| one.id == card), "{cards:?} {card}");
                            sure += u32::from(cards.len() == 1);
                        }
                    }
                }
            }
        }
        assert!(turned > 60 && sure > 20 && shuffled > 0, "{turned} {sure} {shuffled}");
    }
}
