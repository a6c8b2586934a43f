//! A simple player: it tries every action, plays the turn on at random a few times, and takes the action after which the best
//! of these looks best. It knows no rules; what a position is worth is said by each game.

use caldera::rules::{Game, Pending, Seat};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A game that says what a position is worth.
pub trait Judged: Game {
    /// What the position is worth to a seat, from what the seat can see; more is better.
    fn worth(&self, seat: Seat) -> f64;

    /// Whether what was begun is done, so that the position can be judged.
    fn is_settled(&self) -> bool;
}

/// How often a turn is played on from each action.
const SAMPLES: u32 = 2;
/// Of longer lists so many actions are tried, drawn at random.
const TRIED: usize = 30;
/// A turn is judged where it is after so many steps.
const LONGEST: u32 = 12;

/// The player, with its own luck.
pub struct Greedy<G: Game> {
    rng: ChaCha8Rng,
    actions: Vec<G::Action>,
    /// For the turns that are tried.
    tried: Vec<G::Action>,
    outcomes: Vec<(G::Action, u32)>,
}

impl<G: Judged> Greedy<G> {
    /// Equal seeds choose alike.
    pub fn new(seed: u64) -> Greedy<G> {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Greedy { rng, actions: Vec::new(), tried: Vec::new(), outcomes: Vec::new() }
    }

    /// What it does; `None` unless that seat has to decide.
    pub fn choose(&mut self, game: &G) -> Option<G::Action> {
        let Pending::Decision { seat, .. } = game.pending() else { return None };
        let mut actions = std::mem::take(&mut self.actions);
        game.actions(&mut actions);
        for place in 0..TRIED.min(actions.len()) {
            if actions.len() <= TRIED {
                break;
            }
            let other = self.rng.random_range(place as u32..actions.len() as u32) as usize;
            actions.swap(place, other);
        }
        actions.truncate(TRIED);
        let best = match actions[..] {
            [only] => Some(only),
            _ => self.best(game, seat, &actions),
        };
        self.actions = actions;
        best
    }

    fn best(&mut self, game: &G, seat: Seat, actions: &[G::Action]) -> Option<G::Action> {
        // What the seat does not know is drawn anew, so that it learns nothing from trying.
        let guess = game.resample(seat, &mut self.rng);
        let mut best = None;
        for action in actions {
            for _ in 0..SAMPLES {
                let worth = self.worth_after(&guess, *action, seat);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, *action));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// What the position is worth when this was played and the turn went on at random.
    fn worth_after(&mut self, game: &G, action: G::Action, seat: Seat) -> f64 {
        let mut state = game.clone();
        if state.play(action, &mut ()).is_err() {
            return f64::NEG_INFINITY;
        }
        for _ in 0..LONGEST {
            if state.is_settled() {
                break;
            }
            let next = match state.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    state.outcomes(&mut self.outcomes);
                    drawn(&self.outcomes, &mut self.rng)
                }
                Pending::Decision { .. } => {
                    state.actions(&mut self.tried);
                    let place = self.rng.random_range(0..self.tried.len().max(1) as u32);
                    self.tried.get(place as usize).copied()
                }
            };
            if next.is_none_or(|next| state.play(next, &mut ()).is_err()) {
                break;
            }
        }
        state.worth(seat)
    }

    /// What chance brings; `None` unless it is its turn.
    pub fn draw(&mut self, game: &G) -> Option<G::Action> {
        game.outcomes(&mut self.outcomes);
        drawn(&self.outcomes, &mut self.rng)
    }

    /// Any decision.
    pub fn any(&mut self, game: &G) -> Option<G::Action> {
        game.actions(&mut self.tried);
        let place = self.rng.random_range(0..self.tried.len().max(1) as u32);
        self.tried.get(place as usize).copied()
    }
}

/// One of the outcomes, by weight.
fn drawn<A: Copy>(outcomes: &[(A, u32)], rng: &mut impl Rng) -> Option<A> {
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut ticket = rng.random_range(0..total.max(1));
    let found = outcomes.iter().find(|(_, weight)| match ticket.checked_sub(*weight) {
        Some(rest) => {
            ticket = rest;
            false
        }
        None => true,
    });
    found.map(|(action, _)| *action)
}
