//! What lies on which storage spot (A70 to A72). The rules count; this is one of the arrangements that hold the most.

use crate::rules::{
    Seat,
    apiary::{Basket, Resource, State},
};

/// Storage spots with what they hold, and what has no place.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Storage {
    /// What each spot takes, a bit for each resource, and what lies on it: those of the faction first, then of the farms.
    pub spots: Vec<(u8, Option<Resource>)>,
    pub loose: Vec<Resource>,
    /// The Queen's Favor that what is loose would give.
    pub favor: u8,
}

/// The storage of a seat.
pub fn storage(state: &State, seat: Seat) -> Storage {
    discarding(state, seat, Basket::NONE)
}

/// The storage of a seat once those resources are discarded.
pub fn discarding(state: &State, seat: Seat, gone: Basket) -> Storage {
    let Some(sheet) = state.sheet(seat) else { return Storage::default() };
    let takes: Vec<u8> = sheet.spots().collect();
    let kept = sheet.resources().less(gone);
    let mut goods: Vec<Resource> = Vec::new();
    for one in Resource::ALL {
        goods.extend(std::iter::repeat_n(one, kept.get(one).into()));
    }
    // Rare kinds find their spots first, and special spots are filled before general ones.
    let room = |one: Resource| takes.iter().filter(|takes| *takes & 1 << one as u8 != 0).count();
    goods.sort_by_key(|one| room(*one));
    let mut on: Vec<Option<usize>> = vec![None; takes.len()];
    let mut order: Vec<usize> = (0..takes.len()).collect();
    order.sort_by_key(|spot| takes[*spot].count_ones());
    let mut loose = Vec::new();
    for good in 0..goods.len() {
        let mut seen = vec![false; takes.len()];
        if !settle(good, &goods, &takes, &order, &mut on, &mut seen) {
            loose.push(goods[good]);
        }
    }
    let spots = takes.iter().zip(&on).map(|(takes, held)| (*takes, held.map(|good| goods[good]))).collect();
    let favor = loose.len().min(255) as u8;
    Storage { spots, loose, favor }
}

/// Finds a spot for a resource; others move if they can (augmenting paths, as in bipartite matching).
fn settle(
    good: usize,
    goods: &[Resource],
    takes: &[u8],
    order: &[usize],
    on: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for spot in order {
        if takes[*spot] & 1 << goods[good] as u8 == 0 || seen[*spot] {
            continue;
        }
        seen[*spot] = true;
        let free = match on[*spot] {
            None => true,
            Some(other) => settle(other, goods, takes, order, on, seen),
        };
        if free {
            on[*spot] = Some(good);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::{situation::asked, trial::decisions},
        rules::apiary::{Action, Prompt},
    };

    #[test]
    fn nothing_is_loose_exactly_if_the_turn_may_end_without_loss() {
        let (mut fits, mut over) = (0, 0);
        for number in 1..20 {
            decisions(number, |game, at| {
                if at.prompt() != Some(Prompt::End) {
                    return;
                }
                let seat = asked(at.view).unwrap().0;
                let store = storage(game, seat);
                assert_eq!(store.loose.is_empty(), at.allows(Action::End(Basket::NONE)));
                let least = at.legal.iter().filter_map(|action| match action {
                    Action::End(gone) => Some(gone.total()),
                    _ => None,
                });
                assert_eq!(least.min(), Some(store.loose.len() as u16));
                for action in at.legal {
                    let Action::End(gone) = *action else { continue };
                    assert!(discarding(game, seat, gone).loose.is_empty(), "{action}");
                }
                for (takes, held) in store.spots {
                    assert!(held.is_none_or(|held| takes & 1 << held as u8 != 0));
                }
                if store.loose.is_empty() { fits += 1 } else { over += 1 }
            });
        }
        assert!(fits > 50 && over > 5, "{fits} {over}");
    }
}
