//! What lies open of the Autopilot (chapter 8), for whoever looks at a state from outside.

use super::{
    pack::Card,
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
}
