//! Information-set Monte Carlo tree search: SO-ISMCTS of Cowling, Powley and Whitehouse (2012), with max^n values.
//!
//! Each iteration draws a state that the searching seat could not tell from the true one, walks down the tree in it as far as
//! the tree reaches, and adds one node, which is judged by the game's evaluation: at once, or after a few turns in which all play
//! as the greedy player does (truncated rollouts, Tesauro and Galperin 1996).
//!
//! * A node is what the acting seat has seen since the root. Chance lies between nodes: an outcome is drawn by its weight, and
//!   outcomes that a seat cannot tell apart lead to the same node.
//! * What is legal differs from sample to sample, so each edge counts how often it was available, and exploration is measured
//!   by that (the paper's change to UCB).
//! * An edge starts from a quick guess of what it is worth, which is both its first value and its prior (PUCT, Silver et al.
//!   2016: it needs a square root and no logarithm). Long lists are widened by it: the n best guesses are open, n growing with
//!   the root of the visits (Coulom 2007; Chaslot et al. 2008).

use std::collections::{HashMap, hash_map::Entry};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    follow::Follow,
    infoset::{InfoSet, Sight},
    judged::{Judged, PerSeat, SEATS},
};
use crate::{
    rules::{Pending, Seat, Viewer},
    session::weighted,
};

/// How much exploration weighs against value, in the node's [scale](Node::scale).
const EXPLORE: f64 = 3.0;
/// No scale is smaller: where all guesses are alike.
const LEAST_SCALE: f64 = 1e-4;
/// How many edges are open at first, and how many more for each root of the visits.
const OPEN: f64 = 3.0;
const OPENING: f64 = 1.2;
/// A walk is judged where it is after so many decisions.
const DEEPEST: usize = 60;
/// A tree grows to so many nodes; then walks are judged where they leave it. At the next decision it is dropped.
const LARGEST: usize = 60_000;

/// An action at a node.
struct Edge<A> {
    action: A,
    /// The acting seat's chance to win, as first guessed.
    guess: f64,
    prior: f64,
    /// Its place among all edges of the node, the best guess first.
    rank: u16,
    /// How often it could have been chosen.
    available: u32,
    visits: u32,
    /// The sum of the acting seat's chances over all visits.
    value: f64,
}

impl<A> Edge<A> {
    /// The chance after so many visits; the guess counts as `weight` more.
    fn mean(&self, weight: f64) -> f64 {
        self.mean_from(self.guess, weight)
    }

    /// The same with another guess.
    fn mean_from(&self, guess: f64, weight: f64) -> f64 {
        (self.value + weight * guess) / (f64::from(self.visits) + weight)
    }
}

/// What a seat has seen since the root, when it has to decide. Its edges are in the order of their actions.
struct Node<A> {
    visits: u32,
    /// How far the best guess lies above their mean. By how much actions differ depends on the game and the moment: early on hardly at
    /// all, at the end by the whole game.
    scale: f64,
    edges: Vec<Edge<A>>,
}

impl<A> Node<A> {
    /// What walks have brought beyond the guesses of the edges they took, on average. Where walks are played on they look further ahead
    /// than guesses, and those of a node are off alike.
    fn beyond(&self) -> f64 {
        let surplus: f64 =
            self.edges.iter().map(|edge| edge.value - f64::from(edge.visits) * edge.guess).sum();
        surplus / f64::from(self.visits + 1)
    }
}

/// A search for one seat's next action. It is stepped, so that it can be stopped between any two steps.
pub struct Search<G: Judged> {
    known: InfoSet<G>,
    rng: ChaCha8Rng,
    nodes: Vec<Node<G::Action>>,
    /// By the acting seat and what it has seen.
    places: HashMap<(Seat, u64), u32>,
    /// What each seat has seen before the root, and whether anything was since the decision before.
    seen: [u64; SEATS],
    followed: bool,
    /// The sum of all seats' chances over the iterations of this decision.
    totals: PerSeat,
    iterations: u32,
    /// The evaluation's spread at the root, and where walks end that are played on.
    spreads: Option<[f64; 2]>,
    /// The root's action that stays, whatever the game groups, and how often walks were made to begin with it.
    kept: Option<G::Action>,
    kept_walks: u32,
    follow: Follow<G>,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Action, u32)>,
    path: Vec<(u32, u16, Seat)>,
}

/// How one of the root's actions has fared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried<A> {
    /// The action.
    pub action: A,
    /// How often it was tried, also in earlier decisions whose tree is still in use.
    pub visits: u32,
    /// The seat's chance to win after it.
    pub chance: f64,
}

impl<G: Judged> Search<G> {
    /// A search that has not begun. Equal seeds find alike.
    pub fn new(known: InfoSet<G>, seed: u64) -> Search<G> {
        Search {
            known,
            rng: ChaCha8Rng::seed_from_u64(seed),
            nodes: Vec::new(),
            places: HashMap::new(),
            seen: [0; SEATS],
            followed: false,
            totals: [0.0; SEATS],
            iterations: 0,
            spreads: None,
            kept: None,
            kept_walks: 0,
            follow: Follow::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
            path: Vec::new(),
        }
    }

    /// What the searching seat knows.
    pub const fn known(&self) -> &InfoSet<G> {
        &self.known
    }

    /// Follows one step of the game by what the searching seat saw of it. Every step has to be told, its own included, before
    /// [`turn_to`](Search::turn_to).
    pub fn follow(&mut self, sight: Sight) {
        self.seen.iter_mut().for_each(|seen| *seen = mixed(*seen, sight.0));
        self.followed = true;
    }

    /// Goes on with the next decision of the same seat, or with the same one; what was found about it before is kept.
    pub fn turn_to(&mut self, known: InfoSet<G>) {
        if self.followed && self.nodes.len() >= LARGEST {
            self.nodes.clear();
            self.places.clear();
        }
        self.followed = false;
        self.known = known;
        self.totals = [0.0; SEATS];
        self.iterations = 0;
        self.spreads = None;
        (self.kept, self.kept_walks) = (None, 0);
    }

    /// An action that is looked at whatever others are no worse: one that was played, and that a review is about. Nothing if it is
    /// not legal. It has to be told before the first iteration.
    pub fn keep(&mut self, action: G::Action) {
        let mut legal = Vec::new();
        self.known.actions(&mut legal);
        self.kept = Some(action).filter(|action| legal.contains(action));
    }

    /// The action that is looked at in any case.
    pub const fn kept(&self) -> Option<G::Action> {
        self.kept
    }

    /// Walks so many times down from the kept action, so that its chance is known as well as that of others. It counts neither for the
    /// chances of the position nor for the order of the actions.
    pub fn look_at_kept(&mut self, walks: u32) {
        if self.kept.is_some() {
            for _ in 0..walks {
                self.iterate(true);
            }
            self.kept_walks += walks;
        }
    }

    /// How many iterations this decision has had.
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Does so many iterations.
    pub fn step(&mut self, iterations: u32) {
        for _ in 0..iterations {
            let chances = self.iterate(false);
            self.iterations += 1;
            self.totals.iter_mut().zip(chances).for_each(|(total, chance)| *total += chance);
        }
    }

    /// Every seat's chance to win from here; even before the first iteration.
    pub fn chances(&self) -> PerSeat {
        let seats = usize::from(self.known.seats());
        std::array::from_fn(|seat| match self.iterations {
            _ if seat >= seats => 0.0,
            0 => 1.0 / seats as f64,
            iterations => self.totals[seat] / f64::from(iterations),
        })
    }

    /// The root's actions, the most visited first; of equally often visited ones the better one. Empty before the first iteration.
    ///
    /// What is told of actions that were hardly tried is their guess. Where walks are [played on](Judged::ROLLOUT) it is told with what the
    /// walks through others have brought beyond theirs; else an action would look far better or worse than its equals for no more
    /// than having been tried (a first-play urgency by the node: Gelly and Wang 2006).
    pub fn tried(&self) -> Vec<Tried<G::Action>> {
        let seat = self.known.seat();
        let root =
            self.places.get(&(seat, self.seen[seat.index()])).map(|place| &self.nodes[*place as usize]);
        let mut legal = Vec::new();
        self.known.actions(&mut legal);
        let beyond = root.filter(|_| G::ROLLOUT.is_some()).map_or(0.0, Node::beyond);
        let chosen = |edge: &Edge<G::Action>| {
            edge.visits - if self.kept == Some(edge.action) { self.kept_walks } else { 0 }
        };
        let mut edges: Vec<_> = root
            .into_iter()
            .flat_map(|node| &node.edges)
            .filter(|edge| legal.contains(&edge.action))
            .collect();
        edges.sort_by(|one, two| {
            chosen(two).cmp(&chosen(one)).then(two.mean(G::GUESS).total_cmp(&one.mean(G::GUESS)))
        });
        let tried = |edge: &Edge<G::Action>| Tried {
            action: edge.action,
            visits: chosen(edge),
            chance: edge.mean_from(edge.guess + beyond, G::GUESS).clamp(0.0, 1.0),
        };
        edges.into_iter().map(tried).collect()
    }

    /// One walk, on request with the kept action first; gives what came of it.
    fn iterate(&mut self, with_kept: bool) -> PerSeat {
        let mut game = self.known.sample(&mut self.rng);
        if self.spreads.is_none() {
            let later = G::ROLLOUT.map_or(0, |rollout| rollout.turns);
            self.spreads = Some([0, later].map(|turns| game.spread_after(turns)));
        }
        let (root, mut seen) = (self.known.seat(), self.seen);
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        loop {
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    game.outcomes(&mut self.outcomes);
                    let Some(outcome) = weighted(&self.outcomes, &mut self.rng) else { break };
                    see_chance(&game, outcome, root, &mut seen);
                    if game.play(outcome, &mut ()).is_err() {
                        break;
                    }
                }
                Pending::Decision { seat, .. } => {
                    let grows = path.is_empty() || self.nodes.len() < LARGEST;
                    let Some(place) = self.place(seat, seen[seat.index()], grows) else { break };
                    let fresh = self.nodes[place as usize].visits == 0;
                    if (fresh && !path.is_empty()) || path.len() >= DEEPEST {
                        self.nodes[place as usize].visits += 1;
                        break;
                    }
                    let kept = self.kept.filter(|_| path.is_empty());
                    let ends = if path.is_empty() { G::STUDY } else { G::GLANCE };
                    let chosen = self.choose(place, seat, &game, ends, kept);
                    let forced = kept.filter(|_| with_kept).and_then(|kept| self.edge(place, kept));
                    let Some(edge) = forced.or(chosen) else { break };
                    let action = self.nodes[place as usize].edges[usize::from(edge)].action;
                    path.push((place, edge, seat));
                    see_decision(&game, action, seat, &mut seen);
                    if game.play(action, &mut ()).is_err() {
                        break;
                    }
                }
            }
        }
        let chances = self.judge(game);
        for (place, edge, seat) in &path {
            let node = &mut self.nodes[*place as usize];
            let edge = &mut node.edges[usize::from(*edge)];
            node.visits += 1;
            edge.visits += 1;
            edge.value += chances[seat.index()];
        }
        self.path = path;
        chances
    }

    fn edge(&self, place: u32, action: G::Action) -> Option<u16> {
        let edges = &self.nodes[place as usize].edges;
        edges.binary_search_by(|edge| edge.action.cmp(&action)).ok().map(|index| index as u16)
    }

    /// The node of what a seat has seen; a new one only if the tree `grows`.
    fn place(&mut self, seat: Seat, seen: u64, grows: bool) -> Option<u32> {
        match self.places.entry((seat, seen)) {
            Entry::Occupied(place) => Some(*place.get()),
            Entry::Vacant(place) => grows.then(|| {
                self.nodes.push(Node { visits: 0, scale: LEAST_SCALE, edges: Vec::new() });
                *place.insert(self.nodes.len() as u32 - 1)
            }),
        }
    }

    /// The cut-off: what is begun is done as the greedy player would, the game is played on as far as it wants that, and the evaluation
    /// says what came of it.
    fn judge(&mut self, game: G) -> PerSeat {
        let seat = self.known.seat();
        let near = if game.can_stop() { game } else { self.follow.best_end(game, seat, &mut self.rng) };
        let [spread, later] = self.spreads.unwrap_or_default();
        let Some(rollout) = G::ROLLOUT else { return near.chances_from(Viewer::Everything, spread) };
        let here = (rollout.share < 1.0).then(|| near.chances_from(Viewer::Everything, spread));
        let far = self.follow.play_on(near, seat, rollout, &mut self.rng);
        let there = far.chances_from(Viewer::Everything, later);
        let mixed = |here: PerSeat| {
            std::array::from_fn(|seat| rollout.share * there[seat] + (1.0 - rollout.share) * here[seat])
        };
        here.map_or(there, mixed)
    }

    /// The edge to follow from a node in this sample; `None` only if nothing is legal.
    fn choose(
        &mut self,
        place: u32,
        seat: Seat,
        game: &G,
        ends: usize,
        kept: Option<G::Action>,
    ) -> Option<u16> {
        let mut actions = std::mem::take(&mut self.actions);
        game.actions(&mut actions);
        game.group(&mut actions);
        if let Some(kept) = kept
            && let Err(at) = actions.binary_search(&kept)
        {
            actions.insert(at, kept);
        }
        self.add_edges(place, seat, game, &actions, ends);
        let node = &mut self.nodes[place as usize];
        let open = (OPEN + OPENING * f64::from(node.visits).sqrt()) as u16;
        // Edges and actions are in the same order.
        let mut legal = actions.iter().peekable();
        // With its score, and with its rank.
        let mut best: Option<(f64, usize)> = None;
        let mut nearest: Option<(u16, usize)> = None;
        for (index, edge) in node.edges.iter_mut().enumerate() {
            if legal.next_if(|action| **action == edge.action).is_none() {
                continue;
            }
            if nearest.is_none_or(|(rank, _)| edge.rank < rank) {
                nearest = Some((edge.rank, index));
            }
            if edge.rank >= open {
                continue;
            }
            edge.available += 1;
            let explore = node.scale * EXPLORE * edge.prior * f64::from(edge.available).sqrt()
                / f64::from(1 + edge.visits);
            let score = edge.mean(G::GUESS) + explore;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, index));
            }
        }
        self.actions = actions;
        best.map(|(_, index)| index).or(nearest.map(|(_, index)| index)).map(|index| index as u16)
    }

    /// Gives the node an edge for each of these actions, with a guess of what it is worth.
    fn add_edges(&mut self, place: u32, seat: Seat, game: &G, actions: &[G::Action], ends: usize) {
        let mut edges = std::mem::take(&mut self.nodes[place as usize].edges);
        let before = edges.len();
        for action in actions {
            if edges[..before].binary_search_by(|edge| edge.action.cmp(action)).is_ok() {
                continue;
            }
            let guess = self.guess(game, *action, seat, ends);
            edges.push(Edge {
                action: *action,
                guess,
                prior: 1.0,
                rank: 0,
                available: 0,
                visits: 0,
                value: 0.0,
            });
        }
        let node = &mut self.nodes[place as usize];
        if edges.len() > before {
            node.scale = rank(&mut edges, G::PRIOR);
        }
        node.edges = edges;
    }

    fn guess(&mut self, game: &G, action: G::Action, seat: Seat, ends: usize) -> f64 {
        let mut next = game.clone();
        if next.play(action, &mut ()).is_err() {
            return 0.0;
        }
        let [spread, _] = self.spreads.unwrap_or_default();
        let mut judge = |game: &G| game.chances_from(Viewer::Seat(seat), spread)[seat.index()];
        self.follow.expected(next, seat, ends, &mut self.rng, &mut judge)
    }
}

/// Sets ranks and [priors](Judged::PRIOR) by the guesses, and puts the edges into the order of their actions. Gives their scale.
fn rank<A: Ord>(edges: &mut [Edge<A>], width: f64) -> f64 {
    edges.sort_by(|one, two| two.guess.total_cmp(&one.guess).then(one.action.cmp(&two.action)));
    let best = edges.first().map_or(0.0, |edge| edge.guess);
    let mean = edges.iter().map(|edge| edge.guess).sum::<f64>() / edges.len().max(1) as f64;
    let scale = (best - mean).max(LEAST_SCALE);
    let mut sum = 0.0;
    for (rank, edge) in edges.iter_mut().enumerate() {
        edge.rank = rank.min(usize::from(u16::MAX)) as u16;
        let near = 1.0 / (1.0 + (best - edge.guess) / (width * scale));
        edge.prior = near * near;
        sum += edge.prior;
    }
    edges.iter_mut().for_each(|edge| edge.prior /= sum);
    edges.sort_by(|one, two| one.action.cmp(&two.action));
    scale
}

/// What seats have seen, one step on.
fn mixed(seen: u64, sight: u64) -> u64 {
    let mixed = (seen ^ sight).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 32
}

/// The searching seat sees its own draws; the others are not told them, nor is what they draw themselves kept apart: they are
/// guessed at anyway.
fn see_chance<G: Judged>(game: &G, outcome: G::Action, root: Seat, seen: &mut [u64; SEATS]) {
    let (own, open) = (game.sight(outcome, Viewer::Seat(root)), game.sight(outcome, Viewer::Table));
    for (seat, seen) in seen.iter_mut().enumerate() {
        *seen = mixed(*seen, if seat == root.index() { own } else { open });
    }
}

fn see_decision<G: Judged>(game: &G, action: G::Action, actor: Seat, seen: &mut [u64; SEATS]) {
    let (own, open) = (game.sight(action, Viewer::Seat(actor)), game.sight(action, Viewer::Table));
    for (seat, seen) in seen.iter_mut().enumerate() {
        *seen = mixed(*seen, if seat == actor.index() { own } else { open });
    }
}
