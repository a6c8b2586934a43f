//! The greedy player: it tries each of its actions, reckons with what chance may bring and with the prompts that follow for
//! itself, and takes the action after which the position is worth most. It does not look at what others may answer.

use rand_chacha::ChaCha8Rng;

use super::{
    follow::{Follow, shuffle},
    infoset::InfoSet,
    judged::Judged,
};
use crate::rules::{Game, Seat, Viewer};

/// Of longer lists so many actions are tried, drawn at random.
const TRIED: usize = 100;

/// A player that looks one own action ahead. Its lists are kept from decision to decision.
pub struct Greedy<G: Game> {
    /// How much it minds what rivals gain: 1 as much as the game's evaluation says, 0 not at all; below 0 it is glad of it.
    rivalry: f64,
    follow: Follow<G>,
    actions: Vec<G::Action>,
}

impl<G: Judged> Greedy<G> {
    /// A player that minds rivals by that factor: 1 is as the evaluation says, 0 builds for itself alone, less wishes them well.
    pub fn new(rivalry: f64) -> Greedy<G> {
        Greedy { rivalry, follow: Follow::new(), actions: Vec::new() }
    }

    /// The actions that it has tried, each with what the position would be worth, the best first; equal ones in the order of
    /// the list. Empty only if there is nothing to decide.
    pub fn weigh(&mut self, known: &InfoSet<G>, rng: &mut ChaCha8Rng) -> Vec<(G::Action, f64)> {
        let mut actions = std::mem::take(&mut self.actions);
        known.actions(&mut actions);
        let mut weighed = Vec::new();
        if let [only] = actions[..] {
            weighed.push((only, 0.0));
        } else if !actions.is_empty() {
            self.try_all(known, &mut actions, rng, &mut weighed);
        }
        self.actions = actions;
        weighed.sort_by(|(_, one), (_, two)| two.total_cmp(one));
        weighed
    }

    fn try_all(
        &mut self,
        known: &InfoSet<G>,
        actions: &mut Vec<G::Action>,
        rng: &mut ChaCha8Rng,
        weighed: &mut Vec<(G::Action, f64)>,
    ) {
        let seat = known.seat();
        for sample in 0..G::SAMPLES.max(1) {
            let game = known.sample(rng);
            if sample == 0 {
                game.group(actions);
                if actions.len() > TRIED {
                    shuffle(actions, TRIED, rng);
                    actions.truncate(TRIED);
                }
                weighed.extend(actions.iter().map(|action| (*action, 0.0)));
            }
            for (action, sum) in &mut *weighed {
                *sum += self.worth_after(&game, *action, seat, rng) / G::SAMPLES.max(1) as f64;
            }
        }
    }

    fn worth_after(&mut self, game: &G, action: G::Action, seat: Seat, rng: &mut ChaCha8Rng) -> f64 {
        let mut next = game.clone();
        if next.play(action, &mut ()).is_err() {
            return f64::NEG_INFINITY;
        }
        let rivalry = self.rivalry;
        self.follow.expected(next, seat, G::STUDY, rng, &mut |game| worth(game, seat, rivalry))
    }

    /// What it does; `None` only if there is nothing to decide.
    pub fn choose(&mut self, known: &InfoSet<G>, rng: &mut ChaCha8Rng) -> Option<G::Action> {
        self.weigh(known, rng).first().map(|(action, _)| *action)
    }
}

/// What a position is worth to a seat that minds its rivals by that factor.
fn worth<G: Judged>(game: &G, seat: Seat, rivalry: f64) -> f64 {
    let worths = game.worths(Viewer::Seat(seat));
    worths[seat.index()] + rivalry * game.rivals(seat, &worths)
}
