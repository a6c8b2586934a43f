use std::cmp::Ordering;

use super::Seat;

/// One seat's score, with the named parts that sum to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score<Part> {
    /// Whose score.
    pub seat: Seat,
    /// 1 is first; equal ranks are shared, and the rank after a shared one is skipped.
    pub rank: u8,
    /// The score itself. Whether more is better is the game's rule.
    pub total: i32,
    /// What the total is made of.
    pub parts: Vec<(Part, i32)>,
    /// What decides between equal totals; more is better.
    pub tie_break: i32,
    /// What the tie-break is made of.
    pub tie_parts: Vec<(Part, i32)>,
}

/// Gives the ranks: `better` orders two scores, the better one first.
pub fn rank<Part>(scores: &mut [Score<Part>], better: impl Fn(&Score<Part>, &Score<Part>) -> Ordering) {
    for i in 0..scores.len() {
        let ahead = scores.iter().filter(|other| better(other, &scores[i]) == Ordering::Less).count();
        scores[i].rank = u8::try_from(ahead + 1).unwrap_or(u8::MAX);
    }
}
