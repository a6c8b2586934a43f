//! Random games and position counts: for tests, benches and the native tool.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::rules::{Game, Pending, Sink};

/// Plays games with uniformly random decisions and weighted chance. Its lists are kept from game to game, so that playing
/// allocates nothing once they have grown.
pub struct Playout<G: Game> {
    rng: ChaCha8Rng,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Action, u32)>,
}

impl<G: Game> Playout<G> {
    /// Equal seeds give equal games.
    pub fn new(seed: u64) -> Playout<G> {
        Playout { rng: ChaCha8Rng::seed_from_u64(seed), actions: Vec::new(), outcomes: Vec::new() }
    }

    /// Plays to the end; gives the final state and how many actions it took, chance included.
    pub fn play(&mut self, mut game: G) -> (G, u32) {
        let mut actions = 0;
        while self.step(&mut game, &mut ()).is_some() {
            actions += 1;
        }
        (game, actions)
    }

    /// Resolves chance until somebody has to decide.
    pub fn deal(&mut self, game: &mut G) {
        while let Pending::Chance(_) = game.pending() {
            if self.step(game, &mut ()).is_none() {
                return;
            }
        }
    }

    /// Plays one random action and gives it; `None` when the game is over.
    pub fn step(&mut self, game: &mut G, events: &mut impl Sink<G::Event>) -> Option<G::Action> {
        let action = self.choose(game)?;
        game.play(action, events).ok().map(|()| action)
    }

    /// A random action for what is pending; `None` when the game is over.
    pub fn choose(&mut self, game: &G) -> Option<G::Action> {
        match game.pending() {
            Pending::Over => None,
            Pending::Decision { .. } => {
                game.actions(&mut self.actions);
                let index = self.rng.random_range(0..self.actions.len().max(1) as u32);
                self.actions.get(index as usize).copied()
            }
            Pending::Chance(_) => {
                game.outcomes(&mut self.outcomes);
                weighted(&self.outcomes, &mut self.rng)
            }
        }
    }
}

/// One of the outcomes, drawn by weight.
pub(crate) fn weighted<A: Copy>(outcomes: &[(A, u32)], rng: &mut impl Rng) -> Option<A> {
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut ticket = rng.random_range(0..total.max(1));
    for (action, weight) in outcomes {
        match ticket.checked_sub(*weight) {
            Some(rest) => ticket = rest,
            None => return Some(*action),
        }
    }
    None
}

/// How many sequences of `depth` decisions there are, over every outcome of chance in between (which does not count
/// towards the depth).
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let mut list = Vec::new();
    match game.pending() {
        Pending::Over => return 1,
        Pending::Chance(_) => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            list.extend(outcomes.into_iter().map(|(action, _)| action));
        }
        Pending::Decision { .. } if depth == 0 => return 1,
        Pending::Decision { .. } => game.actions(&mut list),
    }
    let depth = if matches!(game.pending(), Pending::Chance(_)) { depth } else { depth - 1 };
    let after = |action| {
        let mut next = game.clone();
        next.play(action, &mut ()).map_or(0, |()| perft(&next, depth))
    };
    list.into_iter().map(after).sum()
}
