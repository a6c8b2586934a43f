//! The sectors of the comb (A100): who has how many tokens, and what that pays.

use crate::rules::{
    Game, Seat,
    apiary::{Owner, State},
};

/// A sector in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sector {
    /// Its place in the pack.
    pub number: usize,
    /// The tokens of each owner that has any, most first.
    pub tokens: Vec<(Owner, u8)>,
    /// What it pays the seat now.
    pub vp: i32,
    /// What it would pay the seat with one more of its tokens; the same if that cannot be.
    pub after: i32,
    /// VP for the first place.
    pub first: u8,
    /// VP for the second place, if there is one.
    pub second: Option<u8>,
    /// Pods without a token.
    pub vacant: u8,
}

/// The sectors in play, in pack order. Without a seat nothing is paid.
pub fn sectors(state: &State, seat: Option<Seat>) -> Vec<Sector> {
    let pack = state.config().pack.0;
    let mut sectors = Vec::new();
    for (number, face) in pack.sectors.iter().enumerate() {
        let inside = |pod: u8| {
            let place = usize::from(pod).checked_sub(1).and_then(|place| pack.pods.get(place));
            place.is_some_and(|pod| pod.sector == number)
        };
        let (mut pods, mut vacant, mut tokens) = (0, 0, Vec::<(Owner, u8)>::new());
        for (_, owner) in state.pods().filter(|(pod, _)| inside(*pod)) {
            pods += 1;
            let Some(owner) = owner else {
                vacant += 1;
                continue;
            };
            match tokens.iter_mut().find(|(other, _)| *other == owner) {
                Some((_, count)) => *count += 1,
                None => tokens.push((owner, 1)),
            }
        }
        if pods == 0 {
            continue;
        }
        let place = |owner: Owner| match owner {
            Owner::Seat(seat) => seat.index(),
            Owner::Autopilot => usize::MAX,
        };
        tokens.sort_by_key(|(owner, count)| (std::cmp::Reverse(*count), place(*owner)));
        let [vp, after] = seat.map_or([0; 2], |seat| state.sector_pays(number, Owner::Seat(seat)));
        sectors.push(Sector { number, tokens, vp, after, first: face.first, second: face.second, vacant });
    }
    sectors
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::{situation::asked, trial::decisions},
        rules::apiary::{Action, Prompt, ScorePart},
    };

    #[test]
    fn sectors_pay_the_part_of_the_score_before_and_after_a_token() {
        let (mut tokens, mut raised, mut nth) = (0, 0, 0);
        for number in 0..20 {
            decisions(number, |game, at| {
                nth += 1;
                for seat in Seat::first(game.seats()).filter(|_| nth % 8 == 0) {
                    let all = sectors(game, Some(seat));
                    let vp: i32 = all.iter().map(|sector| sector.vp).sum();
                    assert!(game.parts_now(seat).contains(&(ScorePart::Sectors, vp)));
                    assert!(all.iter().all(|sector| sector.tokens.is_sorted_by(|a, b| a.1 >= b.1)));
                    tokens += all.iter().map(|sector| sector.tokens.len()).sum::<usize>();
                }
                let Some((seat, Prompt::Pod)) = asked(at.view) else { return };
                for action in at.legal {
                    let Action::Pod(pod) = *action else { continue };
                    let number = game.config().pack.0.pods[usize::from(pod) - 1].sector;
                    let shown = sectors(game, Some(seat)).into_iter().find(|sector| sector.number == number);
                    let mut then = game.clone();
                    then.play(*action, &mut ()).unwrap();
                    let vp = sectors(&then, Some(seat)).into_iter().find(|sector| sector.number == number);
                    let (shown, now) = (shown.unwrap(), vp.unwrap());
                    assert_eq!((shown.after, shown.vacant - 1), (now.vp, now.vacant));
                    raised += u32::from(shown.after > shown.vp);
                }
            });
        }
        assert!(tokens > 300 && raised > 30, "{tokens} {raised}");
    }
}
