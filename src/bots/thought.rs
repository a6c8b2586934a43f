//! Thinking as the app asks for it: a level, a budget, an answer with its reasons. It is done in steps, so that a worker can
//! look between them whether the answer is still wanted.

use std::fmt::Debug;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{
    follow::Follow,
    greedy::Greedy,
    infoset::{InfoSet, Sight},
    judged::{Judged, PerSeat},
    level::Level,
    search::Search,
};
use crate::rules::{Game, Seat, Viewer};

/// The reasons of so many ways are told.
const EXPLAINED: usize = 3;
/// Over so many samples.
const SAMPLES: usize = 8;
/// Of an action that is to be judged one walk is made for so many iterations of the search.
const KEPT: u32 = 4;
/// The clock is looked at after so many iterations, before they are divided by the game's weight.
const BETWEEN: u32 = 160;

/// How long to think.
pub enum Budget<'a> {
    /// As many iterations as the level has: the same answer everywhere from the same seed.
    Level,
    /// So many iterations; a greedy level does not search.
    Iterations(u32),
    /// Until the clock, in milliseconds from any moment on, has gone on by so much, or the level has had all that it uses in play.
    Time {
        /// How much.
        millis: u32,
        /// The clock.
        clock: &'a dyn Fn() -> f64,
    },
}

/// What was thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A, Part> {
    /// What to do: always legal.
    pub action: A,
    /// The ways that were looked at, the best first. One only if nothing else is legal.
    pub ways: Vec<Way<A, Part>>,
    /// Every seat's chance to win from here, from 0 to 1.
    pub chances: PerSeat,
    /// How many iterations were searched; 0 if the level is greedy or the move forced.
    pub iterations: u32,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Way<A, Part> {
    /// The action.
    pub action: A,
    /// How often it was searched.
    pub visits: u32,
    /// The seat's chance to win after it, from 0 to 1: by the search, or by the evaluation if there was none.
    pub chance: f64,
    /// What the position is worth after it against what it is worth now, in the game's units: the sum of the reasons.
    pub worth: f64,
    /// What that is made of. Empty beyond the first ways and the kept one.
    pub reasons: Vec<(Reason<Part>, f64)>,
}

/// A part of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason<Part> {
    /// What the seat itself has.
    Own(Part),
    /// What its rivals have.
    Rivals,
}

impl<Part: Copy + Debug> Reason<Part> {
    /// As an [`Answer`](super::Answer) names it: the part as the game's enum has it, or `Rivals`.
    pub fn name(self) -> String {
        match self {
            Reason::Own(part) => format!("{part:?}"),
            Reason::Rivals => "Rivals".to_owned(),
        }
    }

    /// The reason of that name, among the parts of a game.
    pub fn named(name: &str, parts: &[Part]) -> Option<Reason<Part>> {
        let own = parts.iter().map(|part| Reason::Own(*part));
        own.chain([Reason::Rivals]).find(|reason| reason.name() == name)
    }
}

/// Thinks to the end of the budget; `None` only if the information set has no legal action, which no game allows.
pub fn think<G: Judged>(
    known: &InfoSet<G>,
    level: Level,
    budget: &Budget,
    rng: &mut impl Rng,
) -> Option<Thought<G::Action, G::Part>> {
    let mut thinking = Thinking::new(known.clone(), level, rng.next_u64());
    thinking.run(budget);
    thinking.thought()
}

/// An action that was looked at: searched, or weighed only.
struct Ranked<A> {
    action: A,
    visits: u32,
    chance: Option<f64>,
}

/// A thought under way, for one decision after the other of the same seat.
pub struct Thinking<G: Judged> {
    level: Level,
    rng: ChaCha8Rng,
    greedy: Greedy<G>,
    search: Search<G>,
}

impl<G: Judged> Thinking<G> {
    /// Begins to think. Equal seeds think alike.
    pub fn new(known: InfoSet<G>, level: Level, seed: u64) -> Thinking<G> {
        Thinking {
            level,
            rng: ChaCha8Rng::seed_from_u64(seed),
            greedy: Greedy::new(level.character().rivalry),
            search: Search::new(known, seed),
        }
    }

    /// Follows one step of the game by what the seat saw of it ([`Search::follow`]).
    pub fn follow(&mut self, sight: Sight) {
        self.search.follow(sight);
    }

    /// Goes on with the next decision of the seat.
    pub fn turn_to(&mut self, known: InfoSet<G>) {
        self.search.turn_to(known);
    }

    /// An action that is told among the ways in any case ([`Search::keep`]).
    pub fn keep(&mut self, action: G::Action) {
        self.search.keep(action);
    }

    /// Looks at the kept action as closely as at others, unless it is the one that would be taken anyway.
    pub fn look_at_kept(&mut self) {
        let best = self.search.tried().first().map(|way| way.action);
        if !self.is_plain() && best != self.search.kept() {
            self.search.look_at_kept(self.search.iterations().div_ceil(KEPT));
        }
    }

    /// How many iterations this decision has had.
    pub const fn iterations(&self) -> u32 {
        self.search.iterations()
    }

    /// Whether there is nothing to search: a greedy level, or only one action.
    pub fn is_plain(&self) -> bool {
        let mut legal = Vec::new();
        self.search.known().actions(&mut legal);
        self.level.iterations::<G>(self.search.known().seats()).is_none() || legal.len() < 2
    }

    /// Searches so many iterations on, unless there is nothing to search.
    pub fn step(&mut self, iterations: u32) {
        if !self.is_plain() {
            self.search.step(iterations);
        }
    }

    /// Searches as long as the budget says.
    pub fn run(&mut self, budget: &Budget) {
        let seats = self.search.known().seats();
        match budget {
            Budget::Level => self.step(self.level.iterations::<G>(seats).unwrap_or(0)),
            Budget::Iterations(iterations) => self.step(*iterations),
            Budget::Time { millis, clock } => {
                let (end, most) = (clock() + f64::from(*millis), self.level.most_in_play::<G>(seats));
                while !self.is_plain() && self.iterations() < most {
                    self.step((BETWEEN / G::WEIGHT).max(1).min(most - self.iterations()));
                    if clock() >= end {
                        break;
                    }
                }
            }
        }
    }

    /// What to do by now, without the reasons: what bots need that play.
    pub fn action(&mut self) -> Option<G::Action> {
        let ranked = self.ranked();
        self.pick(&ranked)
    }

    /// The best of them, or in a slip any of the better third.
    fn pick(&mut self, ranked: &[Ranked<G::Action>]) -> Option<G::Action> {
        let slips = self.level.character().slips;
        let mut place = 0;
        if slips > 0 && ranked.len() > 1 && self.rng.random_range(0..100_u32) < slips {
            let better = ranked.len().div_ceil(3).max(2) as u32;
            place = self.rng.random_range(0..better) as usize;
        }
        ranked.get(place).map(|way| way.action)
    }

    /// The actions, the best first, with visits and chance. A search that has not begun falls back on the greedy player.
    fn ranked(&mut self) -> Vec<Ranked<G::Action>> {
        let known = self.search.known();
        if self.search.iterations() > 0 {
            let tried = self.search.tried();
            return tried
                .into_iter()
                .map(|way| Ranked { action: way.action, visits: way.visits, chance: Some(way.chance) })
                .collect();
        }
        let weighed = self.greedy.weigh(known, &mut self.rng);
        weighed.into_iter().map(|(action, _)| Ranked { action, visits: 0, chance: None }).collect()
    }

    /// What to do by now, and why.
    pub fn thought(&mut self) -> Option<Thought<G::Action, G::Part>> {
        let ranked = self.ranked();
        let action = self.pick(&ranked)?;
        let (ways, mut chances) = explained(self.search.known(), ranked, self.search.kept(), &mut self.rng);
        if self.search.iterations() > 0 {
            chances = self.search.chances();
        }
        Some(Thought { action, ways, chances, iterations: self.search.iterations() })
    }
}

/// What the greedy player would do, and why: without any search, and without its code.
pub(super) fn plain_thought<G: Judged>(
    known: &InfoSet<G>,
    rivalry: f64,
    seed: u64,
) -> Option<Thought<G::Action, G::Part>> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let weighed = Greedy::new(rivalry).weigh(known, &mut rng);
    let ranked = weighed.into_iter().map(|(action, _)| Ranked { action, visits: 0, chance: None });
    let (ways, chances) = explained(known, ranked.collect(), None, &mut rng);
    Some(Thought { action: ways.first()?.action, ways, chances, iterations: 0 })
}

/// Ways with their reasons.
type Explained<G> = Vec<Way<<G as Game>::Action, <G as Judged>::Part>>;

/// The ways with the reasons of the first ones and of one more, and every seat's chance to win by the evaluation.
fn explained<G: Judged>(
    known: &InfoSet<G>,
    ranked: Vec<Ranked<G::Action>>,
    kept: Option<G::Action>,
    rng: &mut ChaCha8Rng,
) -> (Explained<G>, PerSeat) {
    let mut follow = Follow::new();
    let samples: Vec<G> = (0..SAMPLES).map(|_| known.sample(rng)).collect();
    let seat = known.seat();
    let now = Account::mean(&samples, seat);
    let mut ways = Vec::with_capacity(ranked.len());
    for (place, Ranked { action, visits, chance }) in ranked.into_iter().enumerate() {
        let explained = place < EXPLAINED || Some(action) == kept;
        let mut way = Way { action, visits, chance: chance.unwrap_or(0.0), worth: 0.0, reasons: Vec::new() };
        if explained {
            let after = Account::after(&samples, action, seat, &mut follow, rng);
            way.chance = chance.unwrap_or(after.chance);
            way.reasons = after.against(&now);
            way.worth = way.reasons.iter().map(|(_, value)| value).sum();
        }
        ways.push(way);
    }
    (ways, now.chances)
}

/// The parts of a position, or the mean over several.
struct Account<Part> {
    parts: Vec<(Reason<Part>, f64)>,
    chance: f64,
    chances: PerSeat,
}

impl<Part: Copy + PartialEq> Account<Part> {
    fn empty() -> Account<Part> {
        Account { parts: Vec::new(), chance: 0.0, chances: PerSeat::default() }
    }

    fn add<G: Judged<Part = Part>>(&mut self, game: &G, seat: Seat, share: f64) {
        let viewer = Viewer::Seat(seat);
        game.judge(seat, viewer, &mut |part, value| self.tell(Reason::Own(part), share * value));
        let rivals = game.rivals(seat, &game.worths(viewer));
        self.tell(Reason::Rivals, share * rivals);
        let chances = game.chances(viewer);
        self.chance += share * chances[seat.index()];
        self.chances.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += share * chance);
    }

    fn tell(&mut self, reason: Reason<Part>, value: f64) {
        match self.parts.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, sum)) => *sum += value,
            None => self.parts.push((reason, value)),
        }
    }

    fn mean<G: Judged<Part = Part>>(samples: &[G], seat: Seat) -> Account<Part> {
        let mut account = Account::empty();
        samples.iter().for_each(|game| account.add(game, seat, 1.0 / samples.len() as f64));
        account
    }

    /// The mean after an action and what follows from it at its best.
    fn after<G: Judged<Part = Part>>(
        samples: &[G],
        action: G::Action,
        seat: Seat,
        follow: &mut Follow<G>,
        rng: &mut ChaCha8Rng,
    ) -> Account<Part> {
        let mut account = Account::empty();
        for game in samples {
            let mut next = game.clone();
            if next.play(action, &mut ()).is_ok() {
                let end = follow.best_end(next, seat, rng);
                account.add(&end, seat, 1.0 / samples.len() as f64);
            }
        }
        account
    }

    /// What has changed.
    fn against(&self, before: &Account<Part>) -> Vec<(Reason<Part>, f64)> {
        let was = |reason: &Reason<Part>| {
            before.parts.iter().find(|(known, _)| known == reason).map_or(0.0, |(_, value)| *value)
        };
        let mut changes: Vec<_> =
            self.parts.iter().map(|(reason, value)| (*reason, value - was(reason))).collect();
        // What is not told any more, as after the end of the game, is gone.
        let told = |reason: &Reason<Part>| self.parts.iter().any(|(known, _)| known == reason);
        changes.extend(
            before.parts.iter().filter(|(reason, _)| !told(reason)).map(|(reason, value)| (*reason, -value)),
        );
        changes
    }
}
