//! Eruption: V14.

use super::toolkit::{SEA, scene, seat};
use crate::rules::volcano::{Event, Outlook};

/// Island 1 lies diagonally beside the volcano, island 5 below it, the others far off.
const NEAR: &str = "
    W. N. N. N. E2
    W. W1 N. E. E.
    W. W. WV E. E.
    W. W. S5 E. E.
    W3 S. S. S. E4";

#[test]
fn v14_all_on_the_volcano_and_in_the_eight_cells_around_it_are_hit() {
    let mut table = scene(6).sea(NEAR).at("1 2 3 4 5 V").points(&[8; 6]).acts_with(Outlook::Due);
    table.vote("stay stay stay stay stay stay");
    assert_eq!((table.hits(), table.points()), (vec![1, 0, 0, 0, 1, 1], vec![4, 8, 8, 8, 4, 4]));
    assert_eq!(table.board().eruptions(), 1);
}

#[test]
fn case_half_is_lost_rounded_up_and_nothing_is_a_hit_too() {
    let mut table = scene(4).at("V V V 2").points(&[7, 1, 0, 7]).acts_with(Outlook::Due);
    table.vote("stay stay stay stay");
    assert_eq!((table.points(), table.hits()), (vec![3, 0, 0, 7], vec![1, 1, 1, 0]));
}

#[test]
fn v14_those_who_are_hit_flee_from_the_parent_clockwise_to_any_island() {
    let mut table = scene(4).at("V 2 V V").parent(2).acts_with(Outlook::Due);
    table.vote("stay stay stay stay");
    assert_eq!((table.asks().as_str(), table.decides()), ("flee", 2));
    assert_eq!(table.options(), ["flee 1", "flee 2", "flee 3", "flee 4", "flee 5", "flee V"]);
    table.play("flee 1");
    assert_eq!(table.decides(), 3);
    table.play("flee V");
    assert_eq!(table.decides(), 0);
    assert!(table.happened(Event::Fled {
        seat: seat(3),
        from: super::toolkit::island("V"),
        to: super::toolkit::island("V")
    }));
    table.play("flee 4");
    assert_eq!((table.at().as_str(), table.asks().as_str()), ("4 2 1 V", "check"));
}

#[test]
fn v14_who_is_hit_is_fixed_at_the_start() {
    // Seat 0 flees to island 5, which lies beside the volcano, and is not hit again; seat 1 there is hit once.
    let mut table = scene(4).at("V 5 2 2").points(&[8, 8, 8, 8]).acts_with(Outlook::Due);
    table.vote("stay stay stay stay").play("flee 5; flee 5");
    assert_eq!(table.hits(), [1, 1, 0, 0]);
    assert_eq!(table.points()[..2], [4, 4]);
}

#[test]
fn v14_resources_on_islands_are_unchanged() {
    let mut table = scene(4).at("V V V V").resources([1, 2, 3, 4, 5]).acts_with(Outlook::Due);
    table.vote("stay stay stay stay");
    assert_eq!(table.resources(), [1, 2, 3, 4, 5]);
}

#[test]
fn v14_islands_are_hit_where_they_lie_after_the_drift() {
    // With one GO island 1 comes beside the volcano.
    let sea = SEA.replace("W1 N. N. N. E2", "E. N. N. N. E2").replace("W. W. N. E. E.", "E1 W. N. E. E.");
    for (votes, hits) in [("stay stay stay stay", [0, 0, 0, 0]), ("go stay stay stay", [1, 1, 1, 1])] {
        let mut table = scene(4).sea(&sea.replace("WV", "NV")).acts_with(Outlook::Due);
        table.vote(votes);
        assert_eq!(table.hits(), hits, "{votes}");
    }
}

#[test]
fn v14_without_a_hit_the_turn_goes_on() {
    let mut table = scene(4).acts_with(Outlook::Due);
    table.vote("stay stay stay stay");
    assert_eq!((table.board().eruptions(), table.asks().as_str()), (1, "check"));
    assert!(table.happened(Event::Erupted { number: 1, hit: crate::rules::Seats::NONE }));
}
