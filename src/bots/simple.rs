//! What plays when nothing else answers: the greedy player alone, quick enough for the page itself.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    ask::{Answer, told},
    greedy::Greedy,
    infoset::InfoSet,
    judged::Judged,
    level::Level,
    thought::plain_thought,
};

/// What a bot of that level does without any search; `None` if nobody has to decide. Equal seeds do alike.
pub fn simple<G: Judged>(game: &G, level: Level, seed: u64) -> Option<G::Action> {
    let known = InfoSet::of(game)?;
    Greedy::new(level.character().rivalry).choose(&known, &mut ChaCha8Rng::seed_from_u64(seed))
}

/// The same with its ways and their reasons, as a worker tells them.
pub fn simple_ways<G: Judged>(game: &G, level: Level, seed: u64) -> Option<Answer> {
    let known = InfoSet::of(game)?;
    let thought = plain_thought(&known, level.character().rivalry, seed)?;
    Some(told(thought, usize::from(known.seats())))
}
