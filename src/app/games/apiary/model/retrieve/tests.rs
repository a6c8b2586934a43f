use super::*;
use crate::{
    app::games::apiary::{situation::asked, trial::decisions},
    rules::{
        Game, Pending,
        apiary::{Action, Event, Prompt},
    },
};

#[test]
fn a_retrieve_brings_what_was_shown() {
    let (mut seen, mut chosen, mut asleep) = (0, 0, 0);
    for number in 0..60 {
        decisions(number, |game, at| {
            let Some((seat, Prompt::Turn)) = asked(at.view) else { return };
            let shown = retrieve(game, seat);
            let must_place = game.check(Action::Retrieve) == Err(crate::rules::apiary::Illegal::MustPlace);
            assert!(must_place || shown.is_some() == at.allows(Action::Retrieve));
            let Some(shown) = shown.filter(|_| at.allows(Action::Retrieve)) else { return };
            let (mut then, mut events) = (game.clone(), Vec::new());
            then.play(Action::Retrieve, &mut events).unwrap();
            assert!(
                events.contains(&Event::Retrieved {
                    owner: Owner::Seat(seat),
                    workers: shown.lanes.len() as u8
                })
            );
            let asks = match then.pending() {
                Pending::Decision { prompt: Prompt::Income { left }, .. } => Some(left),
                _ => None,
            };
            let paying = shown.lanes.iter().filter(|lane| lane.pays).count();
            assert_eq!(paying, usize::from(shown.incomes));
            assert_eq!(asks, shown.chosen.then_some(shown.incomes));
            // Without a choice, the farms pay in the order built.
            let paid: Vec<Item> = events
                .iter()
                .filter_map(|event| match event {
                    Event::FarmPaid { farm, .. } => Some(*farm),
                    _ => None,
                })
                .collect();
            assert!(shown.farms.starts_with(&paid) && (!shown.chosen || paid.is_empty()));
            let lasting = |lane: &&Lane| lane.after.is_none();
            asleep += shown.lanes.iter().filter(lasting).count();
            assert!(shown.lanes.iter().all(|lane| lane.after.is_none_or(|after| after == lane.before + 1)));
            assert!(shown.lanes.iter().all(|lane| (lane.before == 4) == lane.after.is_none()));
            let marked = then.sheet(seat).unwrap().marked().count();
            if shown.chosen {
                assert_eq!(marked, shown.lanes.iter().filter(lasting).count());
            }
            seen += 1;
            chosen += u32::from(shown.chosen);
        });
    }
    assert!(seen > 100 && chosen > 20 && asleep > 20, "{seen} {chosen} {asleep}");
}
