//! The dealer: decides what chance decides, by weight, from a seed.
//!
//! The n-th chance action of a game (from 0, whatever decisions lie in between) is drawn from stream n of a ChaCha8
//! generator with the table's seed. So nothing of the generator needs to be saved, and the luck does not depend on how often
//! the game was loaded, undone or looked at: whoever takes back a roll of the dice and rolls again for the same thing gets
//! the same dice. Whoever does something else first uses up that draw for something else, as at a table with a stacked deck.
//! The sampling is our own, ten lines that will not change, because an old seed must give the old game.

use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::record::Start;
use crate::rules::{Game, Pending};

/// Decides chance for one table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dealer {
    seed: u64,
    start: Start,
}

impl Dealer {
    /// Equal seeds give equal luck. A chosen start overrides chance where the game asks who begins.
    pub(super) fn new(seed: u64, start: Start) -> Dealer {
        Dealer { seed, start }
    }

    /// The seed that a table takes from fresh entropy: 53 bits, so that programs with floating-point numbers can read it.
    pub(super) fn seed_from(entropy: u64) -> u64 {
        entropy & ((1 << 53) - 1)
    }

    /// The outcome of the pending chance, which is the `number`-th of this game, from 0; `None` if no chance is pending.
    pub(super) fn decide<G: Game>(&self, game: &G, number: u64) -> Option<G::Action> {
        let Pending::Chance(chance) = game.pending() else { return None };
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        self.chosen_start::<G>(&chance, &outcomes).or_else(|| pick(&outcomes, self.ticket(number)))
    }

    /// The outcome by which the chosen seat begins, if that is what chance decides now.
    fn chosen_start<G: Game>(&self, chance: &G::Chance, outcomes: &[(G::Action, u32)]) -> Option<G::Action> {
        let Start::Seat(seat) = self.start else { return None };
        if chance.to_string() != G::BEGINNER {
            return None;
        }
        let wanted = format!("{} {seat}", G::BEGINNER);
        outcomes.iter().map(|(action, _)| *action).find(|action| action.to_string() == wanted)
    }

    /// 64 random bits that belong to the `number`-th chance action.
    fn ticket(&self, number: u64) -> u64 {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(number);
        rng.next_u64()
    }
}

/// The outcome that the ticket falls on when the outcomes share the range of tickets by weight. With 64 bits against a total
/// of at most 32, no outcome is off its probability by more than one in four thousand million.
fn pick<A: Copy>(outcomes: &[(A, u32)], ticket: u64) -> Option<A> {
    let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let mut place = ((u128::from(ticket) * u128::from(total)) >> 64) as u64;
    for (action, weight) in outcomes {
        match place.checked_sub(u64::from(*weight)) {
            Some(rest) => place = rest,
            None => return Some(*action),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If one of these changes, old seeds give other games.
    #[test]
    fn tickets_stay_what_they_are() {
        for (seed, number, ticket) in [
            (0, 0, 15438444565445410878),
            (1, 0, 7037237572835827407),
            (1, 1, 1909849311801240084),
            (24301, 77, 14222395481036076524),
            (81985529216486895, 4294967296, 11830506626924230691),
            (18446744073709551615, 18446744073709551615, 17914896380817568050),
        ] {
            assert_eq!(Dealer::new(seed, Start::Random).ticket(number), ticket, "{seed} {number}");
        }
    }
}
