use super::State;
use crate::rules::{Score, Seat, rank};

/// What scores and tie-breaks are made of (V17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScorePart {
    /// Points: the most win.
    Points,
    /// How often the player was hit: more is better between equal points.
    Hits,
}

impl State {
    /// V17: most points, then most hits; still tied, the rank is shared.
    pub(super) fn standings(&self) -> Vec<Score<ScorePart>> {
        let mut scores: Vec<_> = Seat::first(self.config.players).map(|seat| self.score(seat)).collect();
        rank(&mut scores, |a, b| b.total.cmp(&a.total).then(b.tie_break.cmp(&a.tie_break)));
        scores
    }

    fn score(&self, seat: Seat) -> Score<ScorePart> {
        let pawn = self.board.pawn(seat);
        let (total, hits) = (i32::try_from(pawn.points).unwrap_or(i32::MAX), i32::from(pawn.hits));
        Score {
            seat,
            rank: 1,
            total,
            parts: vec![(ScorePart::Points, total)],
            tie_break: hits,
            tie_parts: vec![(ScorePart::Hits, hits)],
        }
    }
}
