//! 6.1: storage at the end of the turn.

use super::{
    super::{Basket, State},
    toolkit::{Arrange, dealt, go},
};
use crate::rules::trial::Trial;

/// The discards of seat 0 with these spots and resources.
fn discards(spots: &[u8], resources: [u8; 5]) -> Vec<String> {
    let mut trial: Trial<State> = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.give(0, resources).spots(0, spots);
    let mut found = Vec::new();
    trial.state.each_discard(0, |discarded: Basket| found.push(discarded.to_string()));
    found
}

#[test]
fn a72_case_15_case_16_what_has_a_place_is_not_thrown_away() {
    // Worked case 15: any basic, and water only.
    assert_eq!(discards(&[7, 4], [0, 1, 1, 0, 0]), ["", "F1"]);
    // Worked case 16: pollen or fibre, and wax or honey.
    assert_eq!(discards(&[3, 24], [2, 0, 0, 1, 0]), ["P1"]);
    assert_eq!(discards(&[3, 24], [0, 0, 0, 1, 1]), ["H1", "X1"]);
    assert_eq!(discards(&[3, 24], [0, 0, 0, 1, 0]), [""]);
}

#[test]
fn a72_each_discarded_resource_gives_favor() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.play("place explore 1; ship 2,2; planet pl02; slot P");
    trial.give(0, [3, 0, 0, 0, 0]);
    assert_eq!(trial.options(), ["end -P1"]);
    assert_eq!(trial.refusal("end"), "A72");
    assert_eq!(trial.refusal("end -P2"), "A72");
    trial.play("end -P1");
    assert_eq!((trial.favor(0), trial.has(0)), (1, [2, 0, 0, 0, 0]));
}

#[test]
fn a70_spots_come_from_the_faction_tile_and_from_farms() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    assert_eq!([0, 1].map(|seat| trial.state.player(seat).spots()), [8, 7]);
    assert_eq!(trial.options_for("place explore").len(), 2);
    trial.build(0, "ft10 0,-1").build(0, "rc01 1,-1").build(0, "dv01 1,-2");
    assert_eq!(trial.state.player(0).spots(), 8 + 3);
    // Two for pollen, and one for wax or honey: two of pollen more fit, a third does not.
    let fits = |trial: &Trial<State>| trial.state.check_discard(0, Basket::NONE).is_ok();
    trial.give(0, [4, 0, 0, 0, 0]);
    assert!(fits(&trial));
    trial.give(0, [5, 0, 0, 0, 0]);
    assert!(!fits(&trial));
}

#[test]
fn a71_loose_resources_are_spent_like_stored_ones() {
    let mut trial = dealt(2, "hm2 fa01 hm1 fa02", "ft28 ft04 ft05");
    trial.give(0, [0, 2, 2, 0, 0]).hand(0, "se03 se04");
    // Two fibre and four water have a place: what the seeds give lies loose beside them, and pays.
    trial.play("seed se03; seed se04; place advance 2; build ft28 0,-1");
    assert_eq!((trial.has(0), trial.options()), ([0; 5], vec!["end".to_string()]));
}

#[test]
fn a73_the_legal_discards_are_the_ways_to_end_the_turn_and_the_empty_one_comes_first() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    go(&mut trial, "place explore 1; ship 2,2; slot P", "pl02");
    trial.spots(0, &[7, 4]).give(0, [0, 1, 1, 0, 0]).give(1, [9, 9, 9, 9, 9]);
    assert_eq!(trial.options(), ["end", "end -F1"]);
    assert_eq!(trial.refusal("end -W1"), "A72");
    trial.play("end -F1");
    assert_eq!((trial.has(0), trial.favor(0), trial.vp(0)), ([0, 0, 1, 0, 0], 1, 1 + 2));
    assert_eq!((trial.has(1), trial.favor(1)), ([9; 5], 0), "who is not on turn discards nothing");
}
