//! What plays when nothing else answers: the greedy player alone, quick enough for the page itself.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{greedy::Greedy, infoset::InfoSet, judged::Judged, level::Level};

/// What a bot of that level does without any search; `None` if nobody has to decide. Equal seeds do alike.
pub fn simple<G: Judged>(game: &G, level: Level, seed: u64) -> Option<G::Action> {
    let known = InfoSet::of(game)?;
    Greedy::new(level.character().rivalry).choose(&known, &mut ChaCha8Rng::seed_from_u64(seed))
}
