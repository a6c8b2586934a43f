//! The dealer: decides what chance decides, by weight, from a seed.
//!
//! The n-th chance action of a game (from 0, whatever decisions lie in between) is drawn from stream n of a ChaCha8
//! generator with the table's seed. So nothing of the generator needs to be saved, and the luck does not depend on how often
//! the game was loaded, undone or looked at: whoever takes back a roll of the dice and rolls again for the same thing gets
//! the same dice. Whoever does something else first uses up that draw for something else, as at a table with a stacked deck.
//! The sampling is our own, ten lines that will not change, because an old seed must give the old game.

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
        let mut words = [0; 16];
        words[..4].copy_from_slice(&EXPAND);
        words[4..6].copy_from_slice(&halves(self.seed));
        words[14..].copy_from_slice(&halves(number));
        let [low, high] = chacha8(words);
        u64::from(high) << 32 | u64::from(low)
    }
}

/// The words that every block begins with: "expand 32-byte k".
const EXPAND: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// The lower and the upper half.
fn halves(number: u64) -> [u32; 2] {
    [number as u32, (number >> 32) as u32]
}

/// The first two words of the block of key stream that ChaCha with eight rounds makes of these: four constants, eight words of
/// key, two of the block's number, two of the stream's. A table needs no more than that of it, and the generator that makes
/// four blocks at once is twenty times the code.
fn chacha8(words: [u32; 16]) -> [u32; 2] {
    /// Columns, then diagonals.
    const QUARTERS: [[usize; 4]; 8] = [
        [0, 4, 8, 12],
        [1, 5, 9, 13],
        [2, 6, 10, 14],
        [3, 7, 11, 15],
        [0, 5, 10, 15],
        [1, 6, 11, 12],
        [2, 7, 8, 13],
        [3, 4, 9, 14],
    ];
    let mut block = words;
    for [a, b, c, d] in QUARTERS.into_iter().cycle().take(4 * QUARTERS.len()) {
        for [to, from, turned, by] in [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]] {
            block[to] = block[to].wrapping_add(block[from]);
            block[turned] = (block[turned] ^ block[to]).rotate_left(by as u32);
        }
    }
    [block[0].wrapping_add(words[0]), block[1].wrapping_add(words[1])]
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
    use rand::{RngCore, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn tickets_are_those_of_the_generator_that_everybody_has() {
        for seed in [0, 1, 0x5eed, 0x0123_4567_89ab_cdef, u64::MAX] {
            let mut key = [0; 32];
            key[..8].copy_from_slice(&seed.to_le_bytes());
            for number in [0, 1, 2, 77, 1 << 32, u64::MAX] {
                let mut rng = ChaCha8Rng::from_seed(key);
                rng.set_stream(number);
                assert_eq!(
                    Dealer::new(seed, Start::Random).ticket(number),
                    rng.next_u64(),
                    "{seed} {number}"
                );
            }
        }
    }
}
