use super::*;
use crate::{
    app::games::apiary::trial::{config, decisions},
    rules::{
        Pending,
        apiary::{Due, State},
    },
    session::{Options, Playout, SeatInfo, Table},
};

#[test]
fn the_end_of_a_turn_has_its_discards_with_their_favor() {
    let mut kinds = [0; 2];
    for number in 0..20 {
        decisions(number, |game, at| {
            if at.prompt() != Some(Prompt::End) {
                return;
            }
            let asked = question(at, &Ui::default(), &[]).unwrap();
            assert_eq!(asked.primary, asked.discards.first().map(|first| Action::End(first.resources)));
            let empty = asked.discards.iter().any(|way| way.resources.is_empty());
            assert_eq!(asked.panel, if empty { Panel::EverythingFits } else { Panel::Storage });
            kinds[usize::from(empty)] += 1;
            for way in asked.discards {
                let (mut after, before) = (game.clone(), game.sheet(asked.seat).unwrap().favor());
                after.play(Action::End(way.resources), &mut ()).unwrap();
                assert_eq!(after.sheet(asked.seat).unwrap().favor() - before, way.favor);
            }
        });
    }
    assert!(kinds.iter().all(|count| *count > 20), "{kinds:?}");
}

#[test]
fn a_choice_is_refused_with_the_reason_of_the_rules() {
    let mut refusals = std::collections::HashSet::new();
    for number in 0..20 {
        decisions(number, |game, at| {
            for choice in question(at, &Ui::default(), &[]).unwrap().choices {
                if let (Some(action), true) = (choice.action, choice.group != Group::Dance) {
                    assert_eq!(game.check(action).err(), choice.refused, "{action}");
                }
                refusals.extend(choice.refused.map(|why| format!("{why:?}")));
            }
        });
    }
    for why in ["NothingToDo", "NothingToRetrieve", "Cost", "ColumnClosed", "MustPlace"] {
        assert!(refusals.contains(why), "{why}: {refusals:?}");
    }
}

#[test]
fn a_turn_that_leaves_one_main_action_asks_for_that_one() {
    let mut asked = std::collections::HashMap::new();
    for number in 0..20 {
        decisions(number, |game, at| {
            if at.prompt() != Some(Prompt::Turn) {
                return;
            }
            let ask = question(at, &Ui::default(), &[]).unwrap().ask;
            let places = at.legal.iter().any(|action| matches!(action, Action::Place(..)));
            let retrieves = at.legal.contains(&Action::Retrieve);
            assert!(places || retrieves);
            match ask {
                Ask::Which(Prompt::Turn) => assert!(places && retrieves),
                Ask::Only(Main::Retrieve) => assert!(!places),
                Ask::Only(Main::Place) => assert!(!retrieves),
                Ask::Only(Main::PlaceNew) => {
                    assert_eq!(game.check(Action::Retrieve).err(), Some(Illegal::MustPlace));
                }
                other => panic!("{other:?}"),
            }
            *asked.entry(format!("{ask:?}")).or_insert(0) += 1;
        });
    }
    assert_eq!(asked.len(), 4, "{asked:?}");
}

#[test]
fn the_goods_after_an_answer_are_those_that_it_leaves() {
    let mut changes = 0;
    for number in 0..10 {
        decisions(number, |game, at| {
            for action in at.legal.iter().step_by(1 + at.legal.len() / 20) {
                let mut ui = Ui::default();
                ui.update(Msg::Pick(*action), at);
                let Some([before, after]) = question(at, &ui, &[]).unwrap().goods else { continue };
                let (seat, _) = asked(at.view).unwrap();
                assert_eq!(before, game.sheet(seat).unwrap().resources());
                let mut then = game.clone();
                then.play(*action, &mut ()).unwrap();
                assert_eq!(after, then.sheet(seat).unwrap().resources(), "{action}");
                changes += 1;
            }
        });
    }
    assert!(changes > 500, "{changes}");
}

#[test]
fn a_ladder_has_one_rung_that_is_asked_and_what_is_done_stands_before_it() {
    let (mut done, mut due) = (0, 0);
    for number in 0..12 {
        let config = config(number);
        let seats = (0..config.players).map(|seat| SeatInfo::new(format!("P{seat}")));
        let mut table = Table::<State>::new(&config, seats.collect(), Options::default(), number).unwrap();
        table.deal();
        let mut playout = Playout::new(number);
        while let Pending::Decision { seat, .. } = table.pending() {
            let view = table.view(crate::rules::Viewer::Seat(seat));
            let rungs = ladder(&view, &done_so_far(&table));
            let now = rungs.iter().filter(|rung| rung.mark == Mark::Now).count();
            assert!(now <= 1);
            assert!(rungs.is_sorted_by_key(|rung| rung.mark as u8));
            done += rungs.iter().filter(|rung| rung.mark == Mark::Done).count();
            due += rungs.iter().filter(|rung| matches!(rung.what, What::Due(Due::Asked { .. }))).count();
            let Some(action) = playout.choose(table.state()) else { break };
            table.play(action).unwrap();
        }
    }
    assert!(done > 1_000 && due > 40, "{done} {due}");
}
