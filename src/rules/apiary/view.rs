//! What may be seen of a game (A14), and what could be behind what is hidden.

use rand::Rng;

use super::{
    set::Copies,
    state::{NONE, SEATS, State},
    task::Task,
};
use crate::rules::Viewer;

/// A game as somebody sees it: the state without what is hidden from the viewer. The seeds that the viewer cannot tell
/// apart, in the stack, in hands and being looked at, lie together in one heap; how many are where is told beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is seen. Its seed stack is the heap of all unseen seeds.
    pub state: State,
    /// How many seeds each seat has in hand.
    pub hand_sizes: [u8; SEATS],
    /// How many seeds are left in the stack.
    pub seed_stack: u8,
    /// How many seeds are being looked at, by whomever.
    pub looking: u8,
}

impl State {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let mut state = self.clone();
        if viewer != Viewer::Everything {
            for number in 0..self.config.players {
                if !viewer.sees(super::state::seat(number)) {
                    let hand = std::mem::replace(&mut state.players[usize::from(number)].hand, Copies::NONE);
                    state.seeds = state.seeds.with(hand);
                }
            }
            for (level, looker) in self.lookers().into_iter().enumerate() {
                if looker.is_some_and(|number| !viewer.sees(super::state::seat(number))) {
                    let looked = std::mem::replace(&mut state.looking[level], Copies::NONE);
                    state.seeds = state.seeds.with(looked);
                }
            }
            // A108: of the next card only the support half is seen; the first card with this half stands for it.
            let autopilot = &mut state.autopilot;
            if autopilot.next != NONE {
                autopilot.deck.add(autopilot.next);
                if let Some(alike) = self.alike(autopilot.next, autopilot.deck).first() {
                    autopilot.next = alike;
                }
            }
        }
        View {
            viewer,
            hand_sizes: std::array::from_fn(|number| self.players[number].hand.len()),
            seed_stack: self.seeds.len(),
            looking: self.looking.iter().map(|looked| looked.len()).sum(),
            state,
        }
    }

    /// Who looks at the seeds of each level.
    fn lookers(&self) -> [Option<u8>; 2] {
        let mut lookers = [None; 2];
        for task in self.tasks.iter() {
            if let Task::Keep { seat, level, .. } = task {
                lookers[usize::from(*level)] = Some(*seat);
            }
        }
        lookers
    }

    /// Whether the seat sees anything that the table does not.
    pub(super) fn knows_secrets(&self, number: u8) -> bool {
        let looks = || {
            let mut levels = self.lookers().into_iter().zip(self.looking);
            levels.any(|(looker, looked)| looker == Some(number) && !looked.is_empty())
        };
        self.players.get(usize::from(number)).is_some_and(|player| !player.hand.is_empty()) || looks()
    }

    /// The cards among these that show the same support half (A106).
    pub(super) fn alike(&self, place: u8, among: Copies) -> Copies {
        let half = |place: u8| {
            let card = &self.pack().cards[usize::from(place)];
            (card.amber, card.up, card.resource)
        };
        among.iter().filter(|other| half(*other) == half(place)).collect()
    }

    /// A state that the seat could not tell from this one, drawn at random: unseen seeds change places, and so do cards of
    /// the Autopilot with the same visible half.
    pub(super) fn redealt(&self, number: u8, rng: &mut impl Rng) -> State {
        let mut state = self.clone();
        let mut unseen: Vec<u8> = self.seeds.iter().collect();
        let lookers = self.lookers();
        for (other, player) in (0..).zip(&self.players) {
            if other != number {
                unseen.extend(player.hand.iter());
            }
        }
        for (level, looker) in lookers.into_iter().enumerate() {
            if looker != Some(number) {
                unseen.extend(self.looking[level].iter());
            }
        }
        // What is drawn must not depend on where the unseen seeds truly are.
        unseen.sort_unstable();
        for last in (1..unseen.len()).rev() {
            unseen.swap(last, rng.random_range(0..=last as u32) as usize);
        }
        let mut take = |count: u8| -> Copies { unseen.drain(..usize::from(count)).collect() };
        state.seeds = take(self.seeds.len());
        for (other, player) in (0..).zip(&mut state.players) {
            if other != number {
                player.hand = take(player.hand.len());
            }
        }
        for (level, looker) in lookers.into_iter().enumerate() {
            if looker != Some(number) {
                state.looking[level] = take(self.looking[level].len());
            }
        }
        if self.autopilot.next != NONE {
            let mut deck = self.autopilot.deck;
            deck.add(self.autopilot.next);
            let alike = self.alike(self.autopilot.next, deck);
            let nth = rng.random_range(0..u32::from(alike.len())) as usize;
            if let Some(next) = alike.iter().nth(nth) {
                deck.remove(next);
                (state.autopilot.next, state.autopilot.deck) = (next, deck);
            }
        }
        state
    }
}
