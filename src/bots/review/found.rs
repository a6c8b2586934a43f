//! What a review comes to: the course of the chances, the turning points, luck and decisions.

use super::{Decided, EQUAL, Look, Passes, Review, TURNING};
use crate::{bots::luck::Fortune, rules::Seat};

/// So many turning points there are at most, and so many turns they are apart at least.
const POINTS: usize = 3;
const APART: usize = 3;

/// A turning point: a decision at which much was lost against the coach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point<'a> {
    /// The decision.
    pub decided: Decided,
    /// What was found about it.
    pub look: &'a Look,
}

/// A person's decisions, as far as they have been looked at closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Whose.
    pub seat: Seat,
    /// What the coach would have done.
    pub same: usize,
    /// Something else that is as good.
    pub as_good: usize,
    /// Another way.
    pub other: usize,
    /// The step at which what was done was furthest ahead of everything else, if it was by enough.
    pub find: Option<usize>,
}

impl Review {
    /// The chances after each turn, and before the first one: by turn, and in it by seat. `end` is how it ended. Where nothing is known
    /// yet it stays as it was.
    pub fn course(&self, decided: &[Decided], turns: usize, end: &[f64]) -> Vec<Vec<f64>> {
        let even = vec![1.0 / end.len().max(1) as f64; end.len()];
        let mut course: Vec<Vec<f64>> = Vec::with_capacity(turns + 1);
        for turn in 0..turns {
            let next = decided.iter().find(|decided| decided.turn > turn);
            let known = next.and_then(|decided| self.look(decided.step)).map(|look| look.chances.clone());
            let last = course.last().unwrap_or(&even).clone();
            course.push(known.unwrap_or(last));
        }
        course.push(end.to_vec());
        course
    }

    /// How many entries of the [`course`](Review::course), from the first one on, something is known of. The last one always is.
    pub fn known(&self, decided: &[Decided], turns: usize) -> usize {
        let is_known = |turn: &usize| {
            let next = decided.iter().find(|decided| decided.turn > *turn);
            next.is_none_or(|decided| self.look(decided.step).is_some())
        };
        (0..=turns).take_while(is_known).count()
    }

    /// How many turns, from the first one on, have been looked at closely.
    pub fn searched(&self, decided: &[Decided], turns: usize, passes: &Passes) -> usize {
        let rough = decided.iter().find(|decided| !self.is_close(decided.step, passes));
        rough.map_or(turns, |decided| decided.turn.saturating_sub(1))
    }

    fn is_close(&self, step: usize, passes: &Passes) -> bool {
        self.look(step).is_some_and(|look| look.iterations >= passes.fine)
    }

    /// The decisions that have been looked at closely, with what was found.
    fn close(&self, decided: &[Decided], passes: &Passes) -> impl Iterator<Item = Point<'_>> {
        let known = |decided: &Decided| Some(Point { decided: *decided, look: self.look(decided.step)? });
        decided.iter().filter_map(known).filter(|point| point.look.iterations >= passes.fine)
    }

    /// The turning points so far, in the order of the game.
    pub fn turning_points(&self, decided: &[Decided], passes: &Passes) -> Vec<Point<'_>> {
        let mut all: Vec<Point> = self.close(decided, passes).collect();
        all.retain(|point| point.look.loss() >= TURNING);
        all.sort_by(|one, two| {
            two.look.loss().total_cmp(&one.look.loss()).then(one.look.step.cmp(&two.look.step))
        });
        let mut points: Vec<Point> = Vec::new();
        for point in all {
            if points.iter().all(|other| other.decided.turn.abs_diff(point.decided.turn) >= APART) {
                points.push(point);
            }
            if points.len() == POINTS {
                break;
            }
        }
        points.sort_by_key(|point| point.look.step);
        points
    }

    /// By seat: what dice, and what draws, have given it against what was to be expected, in the units of the game.
    pub fn luck_of(&self, seat: Seat) -> [f64; 2] {
        let mut sums = [0.0; 2];
        for fortune in self.luck().into_iter().flatten() {
            let sum = &mut sums[usize::from(!fortune.dice)];
            *sum += fortune.off.get(seat.index()).copied().unwrap_or(0.0);
        }
        sums
    }

    /// What luck has done most: for which seat, whether by dice or else by draws, and how much in the units of the game.
    pub fn most_of_luck(&self, seats: u8) -> Option<(Seat, bool, f64)> {
        let of_seat = |seat: Seat| {
            let [dice, draws] = self.luck_of(seat);
            [(seat, true, dice), (seat, false, draws)]
        };
        Seat::first(seats).flat_map(of_seat).max_by(|(.., one), (.., two)| one.abs().total_cmp(&two.abs()))
    }

    /// The outcome of chance that has moved one seat the most, and which seat: a roll, or in games without dice a draw.
    pub fn stroke(&self) -> Option<(&Fortune, Seat)> {
        let luck = self.luck()?;
        let any_dice = luck.iter().any(|fortune| fortune.dice);
        let mut most: Option<(&Fortune, Seat, f64)> = None;
        for fortune in luck.iter().filter(|fortune| fortune.dice == any_dice) {
            for (seat, off) in (0_u8..).map(Seat::new).zip(&fortune.off) {
                if most.is_none_or(|(_, _, best)| off.abs() > best) {
                    most = Some((fortune, seat, off.abs()));
                }
            }
        }
        most.map(|(fortune, seat, _)| (fortune, seat))
    }

    /// How much chance a decision of a seat gave away against the coach's, on average over those that have been looked at closely; what
    /// is as good gave away nothing. Nothing is known of a seat before one of its decisions has been looked at closely.
    pub fn given_away(&self, decided: &[Decided], passes: &Passes, seat: Seat) -> Option<f64> {
        let (mut sum, mut count) = (0.0, 0.0_f64);
        for Point { look, .. } in self.close(decided, passes).filter(|point| point.decided.seat == seat) {
            sum += if look.is_as_good() { 0.0 } else { look.loss() };
            count += 1.0;
        }
        (count > 0.0).then(|| sum / count)
    }

    /// The decisions of everybody who decided as a person.
    pub fn tallies(&self, decided: &[Decided], passes: &Passes) -> Vec<Tally> {
        let mut tallies: Vec<(Tally, f64)> = Vec::new();
        let mut seats: Vec<Seat> = decided.iter().filter(|one| one.person).map(|one| one.seat).collect();
        seats.sort();
        seats.dedup();
        for seat in seats {
            tallies.push((Tally { seat, same: 0, as_good: 0, other: 0, find: None }, EQUAL));
        }
        for Point { decided, look } in self.close(decided, passes).filter(|point| point.decided.person) {
            let Some((tally, ahead)) = tallies.iter_mut().find(|(tally, _)| tally.seat == decided.seat)
            else {
                continue;
            };
            if look.is_same() {
                tally.same += 1;
            } else if look.is_as_good() {
                tally.as_good += 1;
            } else {
                tally.other += 1;
            }
            let gap = look.other.map_or(0.0, |other| look.played.chance - other);
            if look.is_as_good() && gap > *ahead {
                (tally.find, *ahead) = (Some(decided.step), gap);
            }
        }
        tallies.into_iter().map(|(tally, _)| tally).collect()
    }
}
