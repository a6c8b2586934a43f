//! Everybody's score as if the game ended now (A93 to A102), and what each end-game text is worth now.

use crate::rules::{
    Game, Seat,
    apiary::{Item, ItemKind, Owner, ScorePart, State},
};

/// How an owner stands.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Standing {
    pub owner: Owner,
    pub total: i32,
    pub rank: u8,
    pub parts: Vec<(ScorePart, i32)>,
}

/// All owners by rank, the Autopilot too.
pub fn standings(state: &State) -> Vec<Standing> {
    let seats = state.scores().into_iter().map(|score| Standing {
        owner: Owner::Seat(score.seat),
        total: score.total,
        rank: score.rank,
        parts: score.parts,
    });
    let autopilot = state.autopilot_score().map(|score| Standing {
        owner: Owner::Autopilot,
        total: score.total,
        rank: score.rank,
        parts: score.parts,
    });
    let mut all: Vec<Standing> = seats.chain(autopilot).collect();
    all.sort_by_key(|one| one.rank);
    all
}

/// A component with an end-game text, and its worth now.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Worth {
    pub item: Item,
    pub vp: i32,
}

/// Planted seeds, the seeds of the hand if they were planted, carvings in the hive, and the faction.
pub fn worths(state: &State, seat: Seat) -> Vec<Worth> {
    let Some(sheet) = state.sheet(seat) else { return Vec::new() };
    let carvings = sheet.hive().map(|(_, tile)| tile).filter(|tile| tile.kind() == ItemKind::Carving);
    let items = sheet.planted().chain(sheet.hand()).chain(carvings).chain(sheet.faction());
    items.filter_map(|item| Some(Worth { item, vp: state.worth_of(seat, item)? })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::apiary::trial::decisions;

    #[test]
    fn parts_sum_to_the_total_and_planted_seeds_to_their_part() {
        let mut planted = 0;
        for number in 0..10 {
            decisions(number, |game, _| {
                for standing in standings(game) {
                    assert_eq!(standing.parts.iter().map(|(_, vp)| vp).sum::<i32>(), standing.total);
                    let Owner::Seat(seat) = standing.owner else { continue };
                    let sheet = game.sheet(seat).unwrap();
                    if sheet.faction().is_none() || sheet.mat().is_none() {
                        continue;
                    }
                    let sown: Vec<Item> = sheet.planted().collect();
                    let all = worths(game, seat);
                    let sum: i32 = sown
                        .iter()
                        .filter_map(|item| all.iter().find(|one| one.item == *item))
                        .map(|one| one.vp)
                        .sum();
                    let part = standing.parts.iter().find(|(part, _)| *part == ScorePart::Seeds).unwrap().1;
                    assert_eq!(sum, part);
                    planted += sown.len();
                }
            });
        }
        assert!(planted > 20);
    }
}
