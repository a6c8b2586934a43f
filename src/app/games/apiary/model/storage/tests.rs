use super::*;
use crate::{
    app::games::apiary::{situation::asked, trial::decisions},
    rules::apiary::{Action, Prompt},
};

/// The basket of so many resources.
fn basket(resources: impl IntoIterator<Item = Resource>) -> Basket {
    resources.into_iter().fold(Basket::NONE, |all, kind| all.with(Basket::of(kind, 1)))
}

/// Every unit lies on a spot that takes it, and nothing is lost.
fn checked(storage: &Storage, all: Basket) {
    for (takes, on) in &storage.spots {
        assert!(on.is_none_or(|kind| takes >> kind as u8 & 1 == 1));
    }
    let lying = storage.spots.iter().filter_map(|(_, on)| *on);
    assert_eq!(basket(lying.chain(storage.loose.iter().copied())), all);
}

#[test]
fn case_15_and_case_16_what_has_a_place_is_kept() {
    let loose = |spots: &[u8], amounts| {
        let storage = arranged(spots, Basket(amounts), Basket::NONE);
        checked(&storage, Basket(amounts));
        basket(storage.loose).to_string()
    };
    // Any basic, and water only; pollen or fibre, and wax or honey.
    assert_eq!(loose(&[7, 4], [0, 1, 1, 0, 0]), "");
    assert_eq!(loose(&[3, 24], [2, 0, 0, 1, 0]), "P1");
    assert_eq!(loose(&[3, 24], [0, 0, 0, 1, 1]), "H1");
    assert_eq!(loose(&[3, 24], [0, 0, 0, 1, 0]), "");
    // Fibre is discarded: water lies where fibre could.
    let storage = arranged(&[7, 4], Basket([0, 0, 1, 0, 0]), Basket([0, 1, 0, 0, 0]));
    assert_eq!(storage.spots, [(7, Some(Resource::Water)), (4, None)]);
    assert_eq!(arranged(&[7, 4], Basket([0, 0, 1, 0, 0]), Basket::NONE).spots[1].1, Some(Resource::Water));
}

#[test]
fn special_spots_are_taken_before_general_ones() {
    let storage = arranged(&[31, 7, 1, 2], Basket([1, 1, 0, 0, 0]), Basket::NONE);
    assert_eq!(
        storage.spots.iter().map(|(_, on)| on.is_some()).collect::<Vec<_>>(),
        [false, false, true, true]
    );
    let storage = arranged(&[31, 7, 1], Basket([2, 0, 1, 1, 0]), Basket::NONE);
    assert_eq!(basket(storage.loose).to_string(), "X1");
}

#[test]
fn what_is_loose_is_what_the_first_way_to_end_the_turn_discards() {
    let (mut full, mut ways) = (0, 0);
    for number in 0..40 {
        decisions(number, |game, at| {
            let Some((seat, Prompt::End)) = asked(at.view) else { return };
            let discards: Vec<Basket> = at
                .legal
                .iter()
                .filter_map(|action| match action {
                    Action::End(discarded) => Some(*discarded),
                    _ => None,
                })
                .collect();
            let all = game.sheet(seat).unwrap().resources();
            let now = storage(game, seat);
            checked(&now, all);
            assert_eq!(basket(now.loose.clone()), discards[0]);
            let least = discards.iter().map(|discarded| discarded.total()).min();
            assert_eq!(Some(now.loose.len() as u16), least);
            assert_eq!(now.loose.is_empty(), at.allows(Action::End(Basket::NONE)));
            full += u32::from(!now.loose.is_empty());
            for gone in discards {
                let then = discarding(game, seat, gone);
                checked(&then, all.less(gone));
                assert!(then.loose.is_empty());
                for (takes, on) in &then.spots {
                    let wanted =
                        Resource::ALL.iter().any(|kind| gone.get(*kind) > 0 && takes >> *kind as u8 & 1 == 1);
                    assert!(on.is_some() || !wanted, "{gone} of {all}: {:?}", then.spots);
                }
                let mut after = game.clone();
                after.play(Action::End(gone), &mut ()).unwrap();
                let [old, new] = [game, &after].map(|game| game.sheet(seat).unwrap().favor());
                assert_eq!(new - old, then.favor);
                ways += 1;
            }
        });
    }
    assert!(full > 50 && ways > 300, "{full} {ways}");
}

#[test]
fn no_resource_lies_on_a_general_spot_while_a_special_one_is_free() {
    for number in 0..15 {
        decisions(number, |game, at| {
            let Some((seat, _)) = asked(at.view) else { return };
            let now = storage(game, seat);
            for (special, _) in now.spots.iter().filter(|(_, on)| on.is_none()) {
                for (general, on) in &now.spots {
                    let Some(kind) = on else { continue };
                    assert!(special >> *kind as u8 & 1 == 0 || general.count_ones() <= special.count_ones());
                }
            }
        });
    }
}
