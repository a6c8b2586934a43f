//! Queen's Favor as if the game ended now (A99).

use crate::rules::{
    Game, Seat,
    apiary::{ScorePart, State},
};

/// The Favor of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FavorRow {
    /// Whose it is.
    pub seat: Seat,
    /// How much it has.
    pub favor: u8,
    /// What that would score.
    pub vp: i32,
}

/// Every seat, in the order of the seats.
pub fn favor(state: &State) -> Vec<FavorRow> {
    let rows = Seat::first(state.seats()).filter_map(|seat| {
        let parts = state.parts_now(seat);
        let vp = parts.iter().find(|(part, _)| *part == ScorePart::Favor).map_or(0, |(_, vp)| *vp);
        Some(FavorRow { seat, favor: state.sheet(seat)?.favor(), vp })
    });
    rows.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::apiary::{model::standings, trial::decisions};
    use crate::rules::apiary::Owner;

    #[test]
    fn favor_scores_what_the_standings_say() {
        let (mut scored, mut nth) = (0, 0);
        for number in 0..10 {
            decisions(number, |game, _| {
                nth += 1;
                if nth % 8 > 0 {
                    return;
                }
                let rows = favor(game);
                assert_eq!(rows.len(), usize::from(game.seats()));
                for row in rows {
                    let all = standings(game);
                    let own = all.iter().find(|standing| standing.owner == Owner::Seat(row.seat)).unwrap();
                    assert!(own.parts.contains(&(ScorePart::Favor, row.vp)));
                    scored += row.vp;
                }
            });
        }
        assert!(scored > 100);
    }
}
