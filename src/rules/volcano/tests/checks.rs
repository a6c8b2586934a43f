//! Eruption check and event check: V6 and V7.

use super::toolkit::{SEA, scene};
use crate::rules::{
    Die, Game, Viewer,
    volcano::{Event, Odds},
};

#[test]
fn v6_a_roll_of_at_most_one_more_than_the_danger_means_an_eruption() {
    for (danger, highest) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        for die in Die::ALL {
            let mut table = scene(4).danger(danger).turn();
            table.play(&format!("check {die}; event 4"));
            table.vote("stay stay stay stay");
            let erupts = die.pips() <= highest;
            assert_eq!(table.board().eruptions(), u8::from(erupts), "danger {danger}, roll {die}");
        }
    }
}

#[test]
fn case_danger_1_to_4_erupts_on_2_3_4_5_of_6() {
    for danger in 1..=4 {
        let table = scene(4).danger(danger).turn();
        assert_eq!(table.state.view(Viewer::Table).odds(), Odds { cases: danger + 1, of: 6 });
    }
}

#[test]
fn v6_everybody_sees_the_roll() {
    let mut table = scene(4).turn();
    assert_eq!(table.options(), ["check 1", "check 2", "check 3", "check 4", "check 5", "check 6"]);
    table.play("check 2");
    let seen =
        |event: &&Event| matches!(event, Event::Checked { hits: true, threshold: 2, again: false, .. });
    let event = table.events.iter().find(seen).expect("the check is told");
    assert_eq!(crate::rules::volcano::State::witness(event, Viewer::Table), Some(*event));
}

#[test]
fn v7_events_1_and_2_void_the_check_hit_or_miss() {
    for (check, event) in [(1, 1), (6, 1), (1, 2), (6, 2)] {
        let mut table = scene(4).at("V V V V").points(&[4; 4]).turn();
        table.play(&format!("check {check}; event {event}"));
        assert_eq!(table.asks(), "act");
        table.vote("stay stay stay stay");
        assert_eq!((table.asks().as_str(), table.board().eruptions(), table.gains()), ("check", 0, 0));
        // Directly before resource gain, with the same threshold.
        let mut missed = table.clone();
        missed.play("check 3");
        assert_eq!((missed.points(), missed.board().eruptions()), (vec![5; 4], 0));
        table.play("check 2");
        assert_eq!((table.points(), table.board().eruptions()), (vec![2; 4], 1));
        assert_eq!(table.asks(), "flee");
    }
}

#[test]
fn v7_event_3_lets_the_parent_turn_two_different_currents() {
    let mut table = scene(4).turn();
    table.play("check 6; event 3");
    assert_eq!(table.options_for("turn").len(), 75);
    table.play("turn 1,1 E");
    assert_eq!((table.refusal("turn 1,1 S"), table.options_for("turn").len()), ("V7", 72));
    // Before or after moving.
    table.play("turn 1,2 N; go");
    assert_eq!(table.decides(), 1);
    table.play("turn 3,1 W");
    assert_eq!((table.refusal("turn 3,2 W"), table.options_for("turn").len()), ("V8", 0));
}

#[test]
fn v7_event_3_allows_no_third_current_and_none_has_to_be_turned() {
    let sea = &SEA.replace("N. N. N. E2", "E2 N. N. N.");
    let mut table = scene(4).sea(sea).turn();
    table.play("check 6; event 3");
    assert!(table.allows("go"));
    table.play("turn 3,1 W; sail 2; turn 3,2 W");
    assert_eq!((table.refusal("turn 3,4 N"), table.refusal("sail 1")), ("V8", "V8"));
}

#[test]
fn v7_event_4_brings_all_to_the_parents_island() {
    let mut table = scene(4).at("1 V 3 V").parent(1).turn();
    table.play("check 6; event 4");
    assert_eq!((table.at().as_str(), table.asks().as_str(), table.decides()), ("V V V V", "act", 1));
    assert_eq!(table.count(|event| matches!(event, Event::Gathered { .. })), 2, "two were there already");
}

#[test]
fn v7_event_5_swaps_two_islands_with_everything_on_them() {
    let mut table = scene(4).at("1 V 2 V").resources([7, 1, 1, 1, 1]).turn();
    table.play("check 6; event 5");
    assert_eq!((table.asks().as_str(), table.options().len()), ("swap", 15));
    assert_eq!((table.refusal("swap 2 1"), table.refusal("swap 3 3")), ("V7", "V7"));
    table.play("swap 1 V");
    assert_eq!((table.cell("1"), table.cell("V")), ("3,3".into(), "1,1".into()));
    assert_eq!((table.at().as_str(), table.resources()[0]), ("1 V 2 V", 7));
    assert_eq!(table.asks(), "act");
}

#[test]
fn v7_event_6_adds_two_resources_to_an_island() {
    let mut table = scene(4).at("V V V V").parent(3).turn();
    table.play("check 6; event 6");
    assert_eq!((table.asks().as_str(), table.decides()), ("add", 3));
    assert_eq!(table.refusal("add V"), "V7");
    table.play("add 4");
    assert_eq!((table.resources(), table.asks().as_str()), ([1, 1, 1, 3, 1], "act"));
}
