//! The score as if the game ended now (A93–A102), and what each end-game text is worth.

use super::comb::sectors;
use crate::rules::{
    Game, Score, Seat,
    apiary::{Heap, Item, ItemKind, Owner, ScorePart, State, pack::TileKind},
};

/// The parts of a score in the order of the scoring: those of the seats, and among them that of the Autopilot.
pub const PARTS: [ScorePart; 9] = [
    ScorePart::Gained,
    ScorePart::Seeds,
    ScorePart::Tiles,
    ScorePart::Items,
    ScorePart::Carvings,
    ScorePart::Areas,
    ScorePart::Faction,
    ScorePart::Favor,
    ScorePart::Sectors,
];

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
    /// Active workers: they break ties (A102).
    pub tie: i32,
    /// Whether it has taught a dance: that breaks ties with the Autopilot (A115).
    pub taught: bool,
}

/// All scores, the best one first.
pub fn standings(state: &State) -> Vec<Standing> {
    let has_taught = |owner| match owner {
        Owner::Seat(seat) => state.sheet(seat).is_some_and(|sheet| sheet.has_taught()),
        Owner::Autopilot => false,
    };
    let standing = |owner, score: Score<ScorePart>| Standing {
        tie: score.tie_break,
        taught: has_taught(owner),
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

/// What a line of a part is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// The text of a planted seed, a carving, the faction or a recruit.
    Text(Item),
    /// So many tiles of a kind.
    Tiles(TileKind, u8),
    /// So many explore tokens, of the Autopilot.
    Explored(u8),
    /// The mat: hexes covered, and all of them.
    Mat(u8, u8),
    /// A frame, by its number from 1: the same.
    Frame(u8, u8, u8),
    /// So much Queen's Favor.
    Favor(u8),
    /// A sector of the comb with so many own tokens.
    Sector(usize, u8),
}

/// A line of a part of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detail {
    /// The part.
    pub part: ScorePart,
    /// What it is about.
    pub made: Made,
    /// What it scores.
    pub vp: i32,
}

/// What is worth a full mat or frame (A97).
const FULL: i32 = 8;

/// The lines of a score, as if the game ended now. What was gained in play has none.
pub fn details(state: &State, owner: Owner) -> Vec<Detail> {
    let mut all = match owner {
        Owner::Seat(seat) => of_seat(state, seat),
        Owner::Autopilot => of_autopilot(state),
    };
    for sector in sectors(state, None) {
        let own = sector.tokens.iter().find(|(of, _)| *of == owner).map_or(0, |(_, count)| *count);
        let [vp, _] = state.sector_pays(sector.number, owner);
        if own > 0 {
            all.push(Detail { part: ScorePart::Sectors, made: Made::Sector(sector.number, own), vp });
        }
    }
    all
}

fn of_seat(state: &State, seat: Seat) -> Vec<Detail> {
    let Some(sheet) = state.sheet(seat) else { return Vec::new() };
    let mut all = Vec::new();
    for (item, vp) in state.texts_now(seat) {
        let part = match item.kind() {
            ItemKind::Seed => ScorePart::Seeds,
            ItemKind::Carving => ScorePart::Carvings,
            _ => ScorePart::Faction,
        };
        all.push(Detail { part, made: Made::Text(item), vp });
    }
    let pack = state.config().pack.0;
    let kinds = [ItemKind::Farm, ItemKind::Recruit, ItemKind::Development];
    for (kind, of) in TileKind::ROWS.into_iter().zip(kinds) {
        let own = || sheet.hive().filter(|(_, item)| item.kind() == of);
        let vp = own().filter_map(|(_, item)| pack.tile(item)).map(|face| i32::from(face.vp)).sum();
        let count = own().count() as u8;
        if count > 0 {
            all.push(Detail { part: ScorePart::Tiles, made: Made::Tiles(kind, count), vp });
        }
    }
    for (nth, [covered, of]) in (0u8..).zip(state.areas_now(seat)) {
        let made = if nth == 0 { Made::Mat(covered, of) } else { Made::Frame(nth, covered, of) };
        let vp = if covered == of { FULL } else { 0 };
        all.push(Detail { part: ScorePart::Areas, made, vp });
    }
    let favor = state.parts_now(seat).into_iter().find(|(part, _)| *part == ScorePart::Favor);
    if let Some((part, vp)) = favor.filter(|_| sheet.favor() > 0) {
        all.push(Detail { part, made: Made::Favor(sheet.favor()), vp });
    }
    all
}

fn of_autopilot(state: &State) -> Vec<Detail> {
    let kinds = [ItemKind::Farm, ItemKind::Recruit, ItemKind::Development, ItemKind::Carving];
    let counts = kinds.map(|kind| state.heap(kind, Heap::Autopilot).count() as u8);
    let explored = state.tokens_taken().filter(|(owner, _)| *owner == Owner::Autopilot).count() as u8;
    let tiles = TileKind::ALL.into_iter().zip(counts).map(|(kind, count)| (Made::Tiles(kind, count), count));
    let made = tiles.chain([(Made::Explored(explored), explored)]);
    made.zip(state.autopilot_worths())
        .filter(|((_, count), _)| *count > 0)
        .map(|((made, count), worth)| Detail { part: ScorePart::Items, made, vp: i32::from(count) * worth })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::games::apiary::trial::decisions, rules::apiary::Action};

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
                    let lines = details(game, standing.owner);
                    for (part, vp) in standing.parts.iter().filter(|(part, _)| *part != ScorePart::Gained) {
                        let own = lines.iter().filter(|line| line.part == *part);
                        assert_eq!(own.map(|line| line.vp).sum::<i32>(), *vp, "{part:?} {lines:?}");
                    }
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
