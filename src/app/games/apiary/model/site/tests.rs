use super::*;
use crate::{
    app::games::apiary::trial::decisions,
    rules::apiary::{Event, ItemKind, Prompt},
};

#[test]
fn a_site_changes_the_score_by_what_building_there_does() {
    let (mut seen, mut bonuses) = (0, 0);
    for number in 0..25 {
        decisions(number, |game, at| {
            let Some((seat, Prompt::Build { .. })) = asked(at.view) else { return };
            let mut tiles: Vec<Item> = at
                .legal
                .iter()
                .filter_map(|action| match action {
                    Action::Build(tile, _) => Some(*tile),
                    _ => None,
                })
                .collect();
            tiles.dedup();
            for tile in tiles.into_iter().take(3) {
                let sites = sites(at, tile);
                let legal = at
                    .legal
                    .iter()
                    .filter(|action| matches!(action, Action::Build(item, _) if *item == tile));
                assert_eq!(sites.len(), legal.count());
                for site in sites {
                    let (mut then, mut events) = (game.clone(), Vec::new());
                    then.play(Action::Build(tile, site.hex), &mut events).unwrap();
                    assert_eq!(site.change, then.vp_now(seat).unwrap() - game.vp_now(seat).unwrap());
                    assert_eq!(site.change, site.parts.iter().map(|(_, vp)| vp).sum::<i32>());
                    let paid = events.iter().find_map(|event| match event {
                        Event::Built { cost, .. } => Some(*cost),
                        _ => None,
                    });
                    assert_eq!(paid, Some(site.price));
                    let [old, new] = [game, &then].map(|game| game.sheet(seat).unwrap().spots().count());
                    assert_eq!(new - old, site.spots.len());
                    assert!(site.spots.is_empty() || tile.kind() == ItemKind::Farm);
                    bonuses += u32::from(!site.bonus.is_empty());
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 500 && bonuses > 50, "{seen} {bonuses}");
}

#[test]
fn anchors_are_the_legal_places_of_a_frame() {
    let (mut places, mut closed) = (0, 0);
    for number in 0..25 {
        decisions(number, |_, at| {
            let anchors = anchors(at);
            assert!(anchors.is_sorted_by(|a, b| a.hex < b.hex));
            for anchor in anchors {
                assert!(anchor.turns.contains(&true));
                for (turn, legal) in (0..).zip(anchor.turns) {
                    let any = at.any(|action| matches!(action, Action::Frame(hex, other, _) if hex == anchor.hex && other == turn));
                    assert_eq!(any, legal);
                    closed += u32::from(!legal);
                }
                places += 1;
            }
        });
    }
    assert!(places > 100 && closed > 20, "{places} {closed}");
}
