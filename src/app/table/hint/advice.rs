//! What the coach has said so far: the first ways with their reasons. A longer thought changes numbers at once, and the order only
//! where it is sure.

use std::str::FromStr;

use crate::{
    bots::{Answer, Reason},
    rules::Seat,
};

/// So many ways are told.
pub const WAYS: usize = 3;
/// A way goes before another one only if its chance is higher by more than that, and was looked at often enough: a part of how
/// often the other one was.
const LEAD: f64 = 0.03;
const OFTEN: u32 = 8;
/// Ways whose chances differ by no more than that are as good as equal.
const EQUAL: f64 = 0.02;

/// How far the thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing has been said yet.
    Thinking,
    /// Something has been said, and the coach thinks on.
    Refining,
    /// It has thought as long as it may.
    Done,
    /// Its thinking did not answer: the page has looked at each action by itself.
    Plain,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct AdvisedWay<A, P> {
    /// The action.
    pub action: A,
    /// How often it was searched.
    pub visits: u32,
    /// The seat's chance to win after it, from 0 to 1.
    pub chance: f64,
    /// What it is worth against the position now, part by part.
    pub reasons: Vec<(Reason<P>, f64)>,
}

/// What the coach has said.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A, P> {
    /// Who asked.
    pub seat: Seat,
    /// After how many steps.
    pub steps: usize,
    /// The first ways, the best first.
    pub ways: Vec<AdvisedWay<A, P>>,
    /// Which of them is looked at.
    pub picked: usize,
    /// How often games were thought through.
    pub visits: u32,
    /// How far the thought is.
    pub stage: Stage,
}

impl<A, P> AdvisedWay<A, P> {
    /// What it is worth at once, in the units of the game: the sum of the reasons.
    pub fn worth(&self) -> f64 {
        self.reasons.iter().map(|(_, value)| value).sum()
    }
}

impl<A: Copy + PartialEq, P: Copy + PartialEq> Advice<A, P> {
    /// Before the first answer.
    pub fn asked(seat: Seat, steps: usize) -> Advice<A, P> {
        Advice { seat, steps, ways: Vec::new(), picked: 0, visits: 0, stage: Stage::Thinking }
    }

    /// The action that is looked at.
    pub fn action(&self) -> Option<A> {
        self.ways.get(self.picked).map(|way| way.action)
    }

    /// Takes in what a longer thought has found. What is looked at stays so, wherever it stands now. In the first answer ways that are
    /// as good as equal stand in the order of what they are worth at once.
    pub fn learn(&mut self, found: Vec<AdvisedWay<A, P>>, visits: u32, stage: Stage) {
        let (looked_at, first) = (self.action(), self.ways.is_empty());
        self.ways = refined(&self.ways, found);
        if let Some(equals) = self.equals().filter(|_| first) {
            self.ways[equals].sort_by(|one, two| two.worth().total_cmp(&one.worth()));
        }
        self.picked = self.ways.iter().position(|way| Some(way.action) == looked_at).unwrap_or(0);
        (self.visits, self.stage) = (visits, stage);
    }

    /// Whether another way than the first is worth more at once, by `least` or more, although it is not as good: the search sees the
    /// difference further on.
    pub fn is_for_later(&self, least: f64) -> bool {
        let Some(first) = self.ways.first() else { return false };
        let equal = self.equals().filter(|range| range.start == 0).map_or(1, |range| range.end);
        self.ways[equal..].iter().any(|way| way.worth() >= first.worth() + least)
    }

    /// The ways that are as good as equal, as places in a row: two neighbours or more; nothing if each differs.
    pub fn equals(&self) -> Option<std::ops::Range<usize>> {
        let chances: Vec<f64> = self.ways.iter().map(|way| way.chance).collect();
        let alike = |range: &std::ops::Range<usize>| {
            let of = &chances[range.clone()];
            let [least, most] =
                [f64::min as fn(f64, f64) -> f64, f64::max].map(|pick| of.iter().copied().reduce(pick));
            least.zip(most).is_some_and(|(least, most)| most - least <= EQUAL + 1e-9)
        };
        let runs = (2..=chances.len())
            .rev()
            .flat_map(|length| (0..=chances.len() - length).map(move |from| from..from + length));
        runs.into_iter().find(alike)
    }
}

/// The ways of an answer that have reasons, if they are legal.
pub fn ways_of<A: FromStr + Copy, P: Copy + std::fmt::Debug>(
    answer: &Answer,
    parts: &[P],
    is_legal: impl Fn(A) -> bool,
) -> Vec<AdvisedWay<A, P>> {
    let told = answer.ways.iter().take(WAYS).filter_map(|way| {
        let action = way.action.parse().ok().filter(|action| is_legal(*action))?;
        let reason = |(name, value): &(String, f64)| Some((Reason::named(name, parts)?, *value));
        Some(AdvisedWay {
            action,
            visits: way.visits,
            chance: way.chance,
            reasons: way.reasons.iter().filter_map(reason).collect(),
        })
    });
    told.collect()
}

/// What is shown after a longer thought: place by place what stood there, with its new numbers, unless another way leads by enough.
/// What has not been shown yet stands in the order of the answer.
fn refined<A: Copy + PartialEq, P: Clone>(
    shown: &[AdvisedWay<A, P>],
    found: Vec<AdvisedWay<A, P>>,
) -> Vec<AdvisedWay<A, P>> {
    let newest =
        |way: &AdvisedWay<A, P>| found.iter().find(|new| new.action == way.action).unwrap_or(way).clone();
    let mut ways: Vec<AdvisedWay<A, P>> = Vec::new();
    for _ in 0..shown.len().max(found.len()).min(WAYS) {
        let left = |way: &&AdvisedWay<A, P>| ways.iter().all(|taken| taken.action != way.action);
        let Some(stands) = shown.iter().chain(&found).find(left).map(newest) else { break };
        let leads = |way: &&AdvisedWay<A, P>| {
            left(way)
                && way.chance > stands.chance + LEAD
                && way.visits.saturating_mul(OFTEN) >= stands.visits
        };
        let better = found.iter().filter(leads).max_by(|one, two| one.chance.total_cmp(&two.chance));
        let next = better.cloned().unwrap_or(stands);
        ways.push(next);
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(action: u8, chance: f64) -> AdvisedWay<u8, u8> {
        AdvisedWay { action, visits: 10, chance, reasons: Vec::new() }
    }

    fn worth(way: AdvisedWay<u8, u8>, value: f64) -> AdvisedWay<u8, u8> {
        AdvisedWay { reasons: vec![(Reason::Own(0), value - 1.0), (Reason::Rivals, 1.0)], ..way }
    }

    fn advice(ways: &[(u8, f64)]) -> Advice<u8, u8> {
        let mut advice = Advice::asked(Seat::new(0), 7);
        advice.learn(
            ways.iter().map(|(action, chance)| way(*action, *chance)).collect(),
            10,
            Stage::Refining,
        );
        advice
    }

    fn order(advice: &Advice<u8, u8>) -> Vec<u8> {
        advice.ways.iter().map(|way| way.action).collect()
    }

    #[test]
    fn the_order_changes_only_with_a_lead_of_more_than_three() {
        let mut told = advice(&[(1, 0.40), (2, 0.38), (3, 0.30)]);
        told.learn(vec![way(2, 0.42), way(1, 0.40), way(3, 0.31)], 20, Stage::Refining);
        assert_eq!(order(&told), [1, 2, 3], "two points are no lead");
        assert_eq!(told.ways[1].chance, 0.42, "but the numbers are new");
        told.learn(vec![way(2, 0.45), way(1, 0.40), way(4, 0.36)], 30, Stage::Refining);
        assert_eq!(order(&told), [2, 1, 4]);
        // One that is not among the first any more stays with what was known of it, until something leads it.
        told.learn(vec![way(2, 0.45), way(5, 0.41), way(6, 0.38)], 40, Stage::Done);
        assert_eq!(order(&told), [2, 1, 5]);
        assert_eq!((told.visits, told.stage), (40, Stage::Done));
        // A first answer is in the order of how often each was searched, but for a clear lead.
        assert_eq!(order(&advice(&[(1, 0.40), (2, 0.20), (3, 0.22)])), [1, 2, 3]);
        assert_eq!(order(&advice(&[(1, 0.40), (2, 0.20), (3, 0.30)])), [1, 3, 2]);
        // What was hardly looked at leads nothing.
        let mut told = advice(&[(1, 0.40), (2, 0.38)]);
        told.learn(vec![way(1, 0.40), AdvisedWay { visits: 1, ..way(3, 0.90) }], 20, Stage::Done);
        assert_eq!(order(&told), [1, 2]);
    }

    #[test]
    fn equal_ways_stand_by_what_they_are_worth_at_once() {
        let ways = || vec![worth(way(1, 0.31), 8.0), worth(way(2, 0.30), 12.0), worth(way(3, 0.25), 14.0)];
        let mut told: Advice<u8, u8> = Advice::asked(Seat::new(0), 7);
        told.learn(ways(), 10, Stage::Refining);
        assert_eq!(order(&told), [2, 1, 3], "the third is not as good");
        assert!(told.is_for_later(1.0) && !told.is_for_later(3.0), "it is worth 2 more than the first");
        // Later numbers move nothing.
        told.learn(vec![worth(way(1, 0.31), 20.0), worth(way(2, 0.31), 1.0)], 20, Stage::Done);
        assert_eq!(order(&told), [2, 1, 3]);
    }

    #[test]
    fn what_is_looked_at_stays_so_wherever_it_stands() {
        let mut told = advice(&[(1, 0.40), (2, 0.38), (3, 0.30)]);
        told.picked = 1;
        told.learn(vec![way(2, 0.50), way(1, 0.40), way(3, 0.30)], 20, Stage::Refining);
        assert_eq!((order(&told), told.picked, told.action()), (vec![2, 1, 3], 0, Some(2)));
    }

    #[test]
    fn ways_within_two_points_are_equal() {
        let equals = |ways: &[(u8, f64)]| advice(ways).equals();
        assert_eq!(equals(&[(1, 0.41), (2, 0.37), (3, 0.36)]), Some(1..3));
        assert_eq!(equals(&[(1, 0.41), (2, 0.40), (3, 0.36)]), Some(0..2));
        assert_eq!(equals(&[(1, 0.41), (2, 0.40), (3, 0.39)]), Some(0..3));
        assert_eq!(equals(&[(1, 0.41), (2, 0.38), (3, 0.35)]), None);
        assert_eq!(equals(&[(1, 0.41)]), None);
    }
}
