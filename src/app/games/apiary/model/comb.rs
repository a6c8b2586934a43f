//! The sectors of the comb: whose tokens lie there, and what they pay (A100).

use crate::rules::{
    Game, Seat,
    apiary::{Owner, State},
};

/// A sector in play.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Sector {
    /// Its place in the pack.
    pub number: usize,
    /// Owners with tokens, most first.
    pub tokens: Vec<(Owner, u8)>,
    /// What it would pay the seat now, and with one more token of it.
    pub vp: i32,
    pub after: i32,
    pub first: u8,
    pub second: Option<u8>,
}

/// The sectors in play, seen from a seat.
pub fn sectors(state: &State, seat: Option<Seat>) -> Vec<Sector> {
    let pack = state.config().pack.0;
    let mut owners: Vec<Owner> = Seat::first(state.seats()).map(Owner::Seat).collect();
    if state.autopilot_score().is_some() {
        owners.push(Owner::Autopilot);
    }
    let in_play = |number: usize| {
        state.pods().any(|(pod, _)| {
            pack.pods.get(usize::from(pod).wrapping_sub(1)).is_some_and(|pod| pod.sector == number)
        })
    };
    let sector = |(number, of): (usize, &crate::rules::apiary::pack::Sector)| {
        let mut tokens: Vec<(Owner, u8)> = owners
            .iter()
            .map(|owner| (*owner, state.tokens_of(number, *owner)))
            .filter(|(_, count)| *count > 0)
            .collect();
        tokens.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let pays = |more| seat.map_or(0, |seat| state.majority_of(number, Owner::Seat(seat), more));
        Sector { number, tokens, vp: pays(false), after: pays(true), first: of.first, second: of.second }
    };
    pack.sectors.iter().enumerate().filter(|(number, _)| in_play(*number)).map(sector).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::games::apiary::trial::decisions, rules::apiary::ScorePart};

    #[test]
    fn what_the_sectors_pay_is_that_part_of_the_score() {
        let mut paid = 0;
        for number in 0..10 {
            decisions(number, |game, _| {
                for seat in Seat::first(game.seats()) {
                    let sum: i32 = sectors(game, Some(seat)).iter().map(|sector| sector.vp).sum();
                    let parts = game.parts_now(seat);
                    let part = parts.iter().find(|(part, _)| *part == ScorePart::Sectors).unwrap().1;
                    assert_eq!(sum, part);
                    paid += sum;
                }
            });
        }
        assert!(paid > 0);
    }
}
