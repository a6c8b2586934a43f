//! The score as if the game ended now (A93–A102), and what each end-game text is worth.

use crate::rules::{
    Game, Score, Seat,
    apiary::{Item, Owner, ScorePart, State},
};

/// A seat's score, or the Autopilot's.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Whose it is.
    pub owner: Owner,
    /// All of it.
    pub total: i32,
    /// Its rank; shared ones are equal.
    pub rank: u8,
    /// What it is made of, in the order of the scoring.
    pub parts: Vec<(ScorePart, i32)>,
}

/// All scores, the best one first.
pub fn standings(state: &State) -> Vec<Standing> {
    let standing = |owner, score: Score<ScorePart>| Standing {
        owner,
        total: score.total,
        rank: score.rank,
        parts: score.parts,
    };
    let mut all: Vec<Standing> =
        state.scores().into_iter().map(|score| standing(Owner::Seat(score.seat), score)).collect();
    all.extend(state.autopilot_score().map(|score| standing(Owner::Autopilot, score)));
    all.sort_by_key(|standing| standing.rank);
    all
}

/// What an end-game text is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The component with the text.
    pub item: Item,
    /// What it would score if the game ended now.
    pub vp: i32,
}

/// Every end-game text of the seat: planted seeds, carvings of the hive, the faction and recruits that score, then the seeds
/// of the hand as if each were planted.
pub fn worths(state: &State, seat: Seat) -> Vec<Worth> {
    let worths = state.texts_now(seat).into_iter().chain(state.hand_texts_now(seat));
    worths.map(|(item, vp)| Worth { item, vp }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::decisions,
        rules::apiary::{Action, ItemKind},
    };

    fn part(standing: &Standing, which: ScorePart) -> i32 {
        standing.parts.iter().find(|(part, _)| *part == which).map_or(0, |(_, vp)| *vp)
    }

    #[test]
    fn standings_are_the_scores_by_rank_and_their_texts_sum_to_their_parts() {
        let (mut solo, mut worth) = (0, 0);
        for number in 0..20 {
            let mut nth = 0;
            decisions(number, |game, _| {
                nth += 1;
                if nth % 7 > 0 {
                    return;
                }
                let all = standings(game);
                assert!(all.is_sorted_by_key(|standing| standing.rank) && all[0].rank == 1);
                assert_eq!(
                    all.len(),
                    usize::from(game.seats()) + usize::from(game.autopilot_score().is_some())
                );
                for standing in &all {
                    assert_eq!(standing.total, standing.parts.iter().map(|(_, vp)| vp).sum::<i32>());
                    let Owner::Seat(seat) = standing.owner else {
                        solo += 1;
                        continue;
                    };
                    assert_eq!(Some(standing.total), game.vp_now(seat));
                    let texts = game.texts_now(seat);
                    let sum = |kinds: &[ItemKind]| -> i32 {
                        texts.iter().filter(|(item, _)| kinds.contains(&item.kind())).map(|(_, vp)| vp).sum()
                    };
                    assert_eq!(sum(&[ItemKind::Seed]), part(standing, ScorePart::Seeds));
                    assert_eq!(sum(&[ItemKind::Carving]), part(standing, ScorePart::Carvings));
                    assert_eq!(
                        sum(&[ItemKind::Faction, ItemKind::Recruit]),
                        part(standing, ScorePart::Faction)
                    );
                    assert_eq!(
                        worths(game, seat).len(),
                        texts.len() + game.sheet(seat).unwrap().hand().count()
                    );
                    worth += sum(&[ItemKind::Seed, ItemKind::Carving]);
                }
            });
        }
        assert!(solo > 50 && worth > 100, "{solo} {worth}");
    }

    #[test]
    fn a_seed_of_the_hand_is_worth_what_planting_it_adds() {
        let mut planted = 0;
        for number in 0..60 {
            decisions(number, |game, at| {
                for action in at.legal {
                    let Action::Plant(seed) = *action else { continue };
                    let Some((seat, _)) = crate::app::games::apiary::situation::asked(at.view) else {
                        return;
                    };
                    let shown =
                        worths(&at.view.state, seat).into_iter().rev().find(|worth| worth.item == seed);
                    let mut then = game.clone();
                    then.play(*action, &mut ()).unwrap();
                    let now = then.texts_now(seat).into_iter().find(|(item, _)| *item == seed);
                    // What hears it may change more.
                    planted += u32::from(shown.map(|worth| worth.vp) == now.map(|(_, vp)| vp));
                    assert!(shown.is_some() && now.is_some());
                }
            });
        }
        assert!(planted > 10, "{planted}");
    }
}
