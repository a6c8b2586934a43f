use super::*;
use crate::{
    app::games::apiary::{situation::asked, trial::decisions},
    rules::apiary::{Action, Illegal, ItemKind, Prompt},
};

#[test]
fn what_can_be_paid_is_what_can_be_built() {
    let mut seen = [0; 4];
    for number in 0..30 {
        decisions(number, |game, at| {
            let Some((seat, Prompt::Build { optional })) = asked(at.view) else { return };
            let built =
                |tile: Item| at.any(|action| matches!(action, Action::Build(item, _) if item == tile));
            let hex = at.legal.iter().find_map(|action| match action {
                Action::Build(_, hex) => Some(*hex),
                _ => None,
            });
            let hex = hex.unwrap_or_default();
            let carving =
                at.any(|action| matches!(action, Action::Build(item, _) if item.kind() == ItemKind::Carving));
            let mut offers: Vec<Offer> = reserve(game, seat);
            for kind in TileKind::ROWS {
                offers.extend(row(game, seat, kind).into_iter().flatten());
            }
            if carving {
                offers.extend(carvings(game, seat).into_iter().flatten());
            }
            for offer in offers {
                let payable = offer.site && offer.short.is_empty();
                // Whatever is built can be paid; in an open column or the reserve that is enough.
                if built(offer.tile) {
                    assert!(payable, "{}", offer.tile);
                    seen[usize::from(optional)] += 1;
                    seen[2] += u32::from(offer.by_hex);
                    let cheapest = at.legal.iter().filter_map(|action| match action {
                        Action::Build(tile, hex) if *tile == offer.tile => game.price_on(seat, *tile, *hex),
                        _ => None,
                    });
                    assert!(cheapest.clone().all(|price| offer.price.holds(price)));
                    assert_eq!(cheapest.clone().all(|price| price != offer.price), offer.by_hex);
                } else if let Err(why) = (at.check)(Action::Build(offer.tile, hex)) {
                    seen[3] += u32::from(why == Illegal::Cost);
                    assert!(why != Illegal::Cost || !offer.short.is_empty());
                }
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

#[test]
fn what_is_missing_is_the_price_less_what_is_there() {
    let mut missing = 0;
    for number in 0..5 {
        decisions(number, |game, at| {
            let Some((seat, _)) = asked(at.view) else { return };
            let own = game.sheet(seat).unwrap().resources();
            for kind in TileKind::ROWS {
                for offer in row(game, seat, kind).into_iter().flatten() {
                    assert!(offer.price.less(own).holds(offer.short) && offer.worth.is_none());
                    missing += u32::from(!offer.short.is_empty());
                }
            }
        });
    }
    assert!(missing > 100);
}

#[test]
fn a_carving_scores_what_was_shown_where_it_scores_most() {
    let mut carved = 0;
    for number in 0..60 {
        decisions(number, |game, at| {
            let Some((seat, Prompt::Build { .. })) = asked(at.view) else { return };
            let offers = carvings(game, seat);
            for offer in offers.into_iter().flatten() {
                let Some(worth) = offer.worth.filter(|_| offer.price.is_empty() || !offer.by_hex) else {
                    continue;
                };
                let sites: Vec<_> = at
                    .legal
                    .iter()
                    .filter(|action| matches!(action, Action::Build(tile, _) if *tile == offer.tile))
                    .collect();
                let mut best = None;
                for action in sites {
                    let mut then = game.clone();
                    let before = then.texts_now(seat);
                    crate::rules::Game::play(&mut then, *action, &mut ()).unwrap();
                    let after = then.texts_now(seat);
                    let own = after.iter().find(|(item, _)| *item == offer.tile).map(|(_, vp)| *vp);
                    assert!(before.iter().all(|(item, _)| *item != offer.tile));
                    // What the hex gives at once may count in the text.
                    best = best.max(own);
                }
                if let Some(best) = best {
                    carved += 1;
                    assert!(best >= worth, "{}: {best} {worth}", offer.tile);
                }
            }
        });
    }
    assert!(carved > 5, "{carved}");
}
