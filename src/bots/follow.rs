//! What comes of an action before the position can be judged: chance by its weights, prompts of the same seat at their best.

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::judged::{Judged, Rollout};
use crate::{
    rules::{Game, Pending, Seat, Viewer},
    session::weighted,
};

/// An effect that is not done after so many steps is judged as it is.
const LONGEST: u32 = 16;
/// A game that is played on is judged after so many steps at the latest.
const FARTHEST: u32 = 400;

/// Looks at what follows an action. Its lists are kept, so that looking allocates little.
pub(super) struct Follow<G: Game> {
    lists: Vec<Vec<G::Action>>,
    outcomes: Vec<(G::Action, u32)>,
}

impl<G: Judged> Follow<G> {
    pub(super) fn new() -> Follow<G> {
        Follow { lists: Vec::new(), outcomes: Vec::new() }
    }

    /// The expected judgement of a position once what the seat has begun is done; at most about `ends` ends are looked at.
    pub(super) fn expected(
        &mut self,
        mut game: G,
        seat: Seat,
        mut ends: usize,
        rng: &mut ChaCha8Rng,
        judge: &mut impl FnMut(&G) -> f64,
    ) -> f64 {
        for _ in 0..LONGEST {
            if game.is_settled(seat) {
                break;
            }
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let groups = if ends > 1 { self.groups(&game, seat) } else { Vec::new() };
                    if groups.len() > 1 && groups.len() <= ends {
                        let each = ends / groups.len();
                        let whole: u32 = groups.iter().map(|(_, _, weight)| weight).sum();
                        let mut sum = 0.0;
                        for (_, outcome, weight) in groups {
                            let mut next = game.clone();
                            if next.play(outcome, &mut ()).is_ok() {
                                let value = self.expected(next, seat, each, rng, judge);
                                sum += f64::from(weight) / f64::from(whole) * value;
                            }
                        }
                        return sum;
                    }
                    game.outcomes(&mut self.outcomes);
                    let Some(outcome) = weighted(&self.outcomes, rng) else { break };
                    if game.play(outcome, &mut ()).is_err() {
                        break;
                    }
                }
                Pending::Decision { seat: asked, .. } => {
                    let mut list = self.lists.pop().unwrap_or_default();
                    game.actions(&mut list);
                    game.group(&mut list);
                    if list.len() > ends {
                        game.glance(&mut list);
                    }
                    let tried = if asked == seat { ends.clamp(1, list.len().max(1)) } else { 1 };
                    if tried < list.len() {
                        shuffle(&mut list, tried, rng);
                    }
                    if tried > 1 {
                        let mut best = f64::NEG_INFINITY;
                        for action in &list[..tried] {
                            let mut next = game.clone();
                            if next.play(*action, &mut ()).is_ok() {
                                best = best.max(self.expected(next, seat, ends / tried, rng, judge));
                            }
                        }
                        self.lists.push(list);
                        return best;
                    }
                    let only = list.first().copied();
                    self.lists.push(list);
                    if only.is_none_or(|only| game.play(only, &mut ()).is_err()) {
                        break;
                    }
                    ends = ends.max(1);
                }
            }
        }
        judge(&game)
    }

    /// One end of what the seat has begun: chance as it falls, the seat's own prompts at their best.
    pub(super) fn best_end(&mut self, mut game: G, seat: Seat, rng: &mut ChaCha8Rng) -> G {
        for _ in 0..LONGEST {
            if game.is_settled(seat) {
                break;
            }
            let next = self.next(&game, usize::MAX, G::GLANCE, rng);
            if next.is_none_or(|next| game.play(next, &mut ()).is_err()) {
                break;
            }
        }
        game
    }

    /// Plays on as greedy players would, from the sight of the seat that counts its turns.
    pub(super) fn play_on(&mut self, mut game: G, seat: Seat, rollout: Rollout, rng: &mut ChaCha8Rng) -> G {
        let alone = game.seats() == 1;
        let (mut others, mut come) = (false, 0);
        for _ in 0..FARTHEST {
            if let Pending::Decision { seat: asked, .. } = game.pending()
                && game.can_stop()
            {
                come += u32::from(others && asked == seat);
                others = asked != seat;
            }
            if come >= rollout.turns {
                break;
            }
            let next = self.next(&game, rollout.tried, 1, rng);
            if next.is_none_or(|next| game.play(next, &mut ()).is_err()) {
                break;
            }
            // Who plays alone is always next.
            others |= alone;
        }
        game
    }

    /// What a greedy player would do that tries at most so many actions and looks at about so many ends of each; chance as it falls.
    fn next(&mut self, game: &G, tried: usize, ends: usize, rng: &mut ChaCha8Rng) -> Option<G::Action> {
        let seat = match game.pending() {
            Pending::Over => return None,
            Pending::Chance(_) => {
                game.outcomes(&mut self.outcomes);
                return weighted(&self.outcomes, rng);
            }
            Pending::Decision { seat, .. } => seat,
        };
        let mut list = self.lists.pop().unwrap_or_default();
        game.actions(&mut list);
        game.group(&mut list);
        if list.len() > tried {
            game.glance(&mut list);
        }
        if list.len() > tried {
            shuffle(&mut list, tried, rng);
            list.truncate(tried);
        }
        let mut best = None;
        if let [only] = list[..] {
            best = Some((0.0, only));
        } else {
            for action in &list {
                let mut after = game.clone();
                if after.play(*action, &mut ()).is_err() {
                    continue;
                }
                let worth = self.expected(after, seat, ends, rng, &mut |end| end.worth(seat));
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, *action));
                }
            }
        }
        self.lists.push(list);
        best.map(|(_, action)| action)
    }

    /// The outcomes of chance, those that look alike to the seat as one, each with its weight.
    fn groups(&mut self, game: &G, seat: Seat) -> Vec<(u64, G::Action, u32)> {
        game.outcomes(&mut self.outcomes);
        let mut groups: Vec<(u64, G::Action, u32)> = Vec::new();
        for (outcome, weight) in &self.outcomes {
            let sight = game.sight(*outcome, Viewer::Seat(seat));
            match groups.iter_mut().find(|(known, _, _)| *known == sight) {
                Some((_, _, sum)) => *sum += weight,
                None => groups.push((sight, *outcome, *weight)),
            }
        }
        groups
    }
}

/// Brings so many, drawn at random, to the front.
pub(super) fn shuffle<T>(list: &mut [T], front: usize, rng: &mut ChaCha8Rng) {
    let length = list.len() as u32;
    for place in 0..front.min(list.len()) {
        let other = rng.random_range(place as u32..length) as usize;
        list.swap(place, other);
    }
}
