//! Resource gain: V15.

use super::toolkit::scene;
use crate::rules::volcano::Outlook;

#[test]
fn case_three_resources_between_b_and_d() {
    let mut table = scene(5).at("1 2 1 2 1").resources([0, 3, 0, 0, 0]).acts();
    table.vote("stay stay stay stay stay");
    assert_eq!(table.points(), [0, 2, 0, 1, 0]);
}

#[test]
fn case_three_resources_between_a_c_d_and_e() {
    let mut table = scene(5).at("2 1 2 2 2").resources([0, 3, 0, 0, 0]).acts();
    table.vote("stay stay stay stay stay");
    assert_eq!(table.points(), [1, 0, 1, 1, 0]);
}

#[test]
fn v15_the_first_resource_is_the_parents_or_the_next_one_clockwise() {
    let mut table = scene(4).at("2 2 1 2").parent(3).resources([0, 4, 0, 0, 0]).acts();
    table.vote("stay stay stay stay");
    assert_eq!((table.points(), table.gains()), (vec![1, 1, 0, 2], 4));
}

#[test]
fn v15_one_player_alone_takes_all() {
    let mut table = scene(4).at("2 1 1 1").resources([0, 9, 0, 0, 0]).acts();
    table.vote("stay stay stay stay");
    assert_eq!((table.points()[0], table.resources()[1], table.gains()), (9, 1, 1));
}

#[test]
fn v15_if_nobody_may_take_they_stay() {
    let mut table = scene(4).resources([0, 9, 0, 0, 0]).acts();
    table.vote("stay stay stay stay");
    assert_eq!((table.points(), table.resources()[1]), (vec![0; 4], 10));
}

#[test]
fn v15_who_was_hit_takes_nothing_wherever_they_flee() {
    let mut table = scene(4).at("V 2 5 V").resources([0, 3, 0, 0, 6]).acts_with(Outlook::Due);
    table.vote("stay stay stay stay").play("flee 2; flee 5; flee V");
    assert_eq!(table.points(), [0, 3, 0, 0]);
    assert_eq!(table.resources(), [1, 1, 1, 1, 7], "what lay on island 5 stays there");
}

#[test]
fn v15_the_volcano_pays_the_danger_level_to_each() {
    let mut table = scene(4).at("V 1 V V").danger(3).acts();
    table.vote("stay stay stay stay");
    assert_eq!(table.points(), [3, 1, 3, 3]);
}
