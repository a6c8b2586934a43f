//! Chapters 3 and 4: turns, and workers that are placed, bumped, retrieved and asleep.

use super::{
    super::State,
    toolkit::{Arrange, dealt, go},
};
use crate::rules::{Game, trial::Trial};

/// Two seats with plain factions and workers of strengths 2 1 1, and 2 2.
fn two() -> Trial<State> {
    dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06")
}

#[test]
fn a16_passing_is_not_possible_and_retrieving_needs_a_worker_that_is_out() {
    let trial = two();
    assert_eq!(trial.refusal("retrieve"), "A16");
    assert_eq!(trial.refusal("end"), "A15");
    assert_eq!(trial.refusal("place explore 3"), "A23");
}

#[test]
fn a17_an_empty_hive_gets_a_worker_and_has_to_place() {
    let mut trial = two();
    trial.workers(1, [0; 4]).hand(1, "se12");
    go(&mut trial, "place explore 2; ship 2,2; slot P; end", "");
    assert_eq!((trial.pool(1), trial.state.must_place), ([1, 0, 0, 0], true));
    // A18: a worker gained by a seed does not lift the duty.
    go(&mut trial, "seed se12", "");
    assert_eq!(trial.pool(1), [2, 0, 0, 0]);
    assert_eq!(trial.refusal("retrieve"), "A17");
    assert!(trial.allows("place explore 1"));
}

#[test]
fn a24_workers_shift_and_the_last_one_is_bumped() {
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "ft04 ft05 ft06");
    for seat in 0..3 {
        trial.give(seat, [0, 9, 9, 0, 0]);
    }
    go(&mut trial, "place advance 2; build ft04 0,-1; end; place advance 2; build ft05 1,-1; end", "");
    assert_eq!(trial.state.state_json()["spaces"]["advance"], serde_json::json!(["1:2", "0:2"]));
    // Worked case 2: the third worker shifts the second and bumps the first; its strength is 1 + 2.
    trial.play("place advance 1");
    assert_eq!(trial.asks(), "bumped");
    assert_eq!(trial.state.state_json()["bumped"], "0:2");
    trial.play("active");
    assert_eq!(trial.pool(0), [2, 0, 1, 0], "A29: one stronger, in the active pool");
    let tiles = trial.options_for("build ft");
    assert!(tiles.iter().any(|step| step.contains("ft06")), "3 opens two columns: {tiles:?}");
}

#[test]
fn a27_one_is_added_to_advance_for_an_empty_lower_space() {
    let mut trial = two();
    trial.give(0, [0, 9, 9, 0, 0]);
    trial.play("place advance 1");
    // Worked case 1: 1 + 1 opens the left column only.
    assert!(trial.allows("build ft04 0,-1"));
    assert_eq!(trial.refusal("build ft05 0,-1"), "A48");
}

#[test]
fn a29_a_bumped_worker_of_strength_4_hibernates() {
    let mut trial = two();
    trial.workers(0, [0, 0, 0, 1]).workers(1, [0, 0, 0, 1]);
    go(&mut trial, "place research 4; keep se01; skip; end; place research 4", "se01 se02 se03 se04");
    assert_eq!(trial.asks(), "pod");
    assert_eq!(trial.refusal("pod 9"), "A36", "a pod of a sector that is not in play");
    // Worked case 5: the benefit is taken at once, on the other seat's turn.
    trial.play("pod 5; gain F; gain F; gain F");
    assert_eq!(trial.has(0)[1], 1 + 3);
    assert_eq!((trial.state.player(0).tokens, trial.state.player(0).supply), (6, 4));
}

#[test]
fn a32_to_a35_retrieve_pays_strengthens_and_puts_to_sleep() {
    // Worked case 7: 1, 3 and 4 out; one farm, one income; they become 2 and 4, and the 4 hibernates.
    let mut trial = two();
    trial.give(0, [0, 1, 0, 0, 0]);
    go(&mut trial, "place advance 1; build ft04 0,-1; end; place explore 2; ship 2,2; slot P; end", "");
    trial.give(0, [0; 5]).workers(0, [0, 0, 0, 0]).out(0, "grow", 3).out(0, "carve", 4);
    trial.play("retrieve");
    assert_eq!(trial.has(0), [1, 0, 0, 0, 0]);
    assert_eq!(trial.asks(), "pod");
    assert_eq!((trial.pool(0), trial.state.player(0).supply), ([0, 1, 0, 1], 2));
    trial.play("pod 1");
    assert_eq!(trial.asks(), "end");
}

#[test]
fn a33_the_player_picks_the_farms_when_there_are_more_than_incomes() {
    // Worked case 8: two out and three farms; the worker in the pool keeps its strength.
    let mut trial = two();
    trial.give(0, [0, 2, 1, 0, 0]).build(0, "ft04 0,-1").build(0, "ft05 1,-1").build(0, "ft06 -1,0");
    trial.give(0, [0; 5]).workers(0, [0, 0, 1, 0]).out(0, "grow", 2).out(0, "carve", 2);
    trial.play("retrieve");
    assert_eq!(trial.options(), ["farm ft04", "farm ft05", "farm ft06"]);
    trial.play("farm ft06");
    assert_eq!(trial.refusal("farm ft06"), "A33", "each farm once");
    trial.play("farm ft05");
    assert_eq!((trial.has(0), trial.pool(0)), ([0, 1, 1, 0, 0], [0, 0, 3, 0]));
}

#[test]
fn a36_without_a_vacant_pod_hibernation_gives_favor() {
    // Worked case 9: 4 and 4 out, one vacant pod; the second worker gives 1 Favor.
    let mut trial = two();
    (1..8).for_each(|pod| trial.state.pods[pod] = 1);
    trial.state.players[1].tokens = 0;
    trial.workers(0, [0; 4]).out(0, "grow", 4).out(0, "carve", 4);
    trial.play("retrieve; pod 1");
    assert_eq!((trial.favor(0), trial.asks()), (1, "end".into()));
    assert_eq!((trial.state.player(0).tokens, trial.vp(0)), (6, 1 + 4));
}

#[test]
fn a37_a_marked_worker_cannot_be_pushed_again_and_hibernates_after_the_action() {
    // Worked case 10: two pushes; a 4 in the pool and a 1.
    let mut trial = two();
    trial.workers(0, [1, 0, 0, 1]).give(0, [0, 0, 0, 1, 0]).hand(0, "se13");
    trial.play("seed se13; up 4@active");
    assert_eq!(trial.options(), ["up 1@active", "skip"]);
    assert_eq!(trial.refusal("up 4@active"), "A37");
    trial.play("up 1@active");
    // A38: by a seed before the main action it hibernates when the seed is done.
    assert_eq!((trial.asks(), trial.pool(0)), ("pod".into(), [0, 1, 0, 0]));
    trial.play("pod 1");
    assert_eq!(trial.asks(), "turn");
}

#[test]
fn a38_a_seat_that_loses_its_last_worker_by_a_seed_has_to_place_a_new_one() {
    // Worked case 38.
    let mut trial = two();
    trial.workers(0, [0, 0, 0, 1]).hand(0, "se14");
    trial.play("seed se14; up 4@active; pod 1");
    assert_eq!((trial.pool(0), trial.state.must_place), ([1, 0, 0, 0], true));
    assert_eq!(trial.refusal("retrieve"), "A17");
}

#[test]
fn a40_a_pod_with_a_refresh_mark_deals_its_row_anew_before_its_benefit() {
    let mut trial = two();
    trial.workers(0, [0; 4]).out(0, "grow", 4).give(0, [0; 5]);
    trial.play("retrieve; pod 2");
    assert_eq!(trial.asks(), "row farm");
    assert_eq!(trial.has(0), [0; 5]);
    go(&mut trial, "row ft10", "");
    assert_eq!(trial.has(0), [1, 0, 0, 1, 0]);
    let state = trial.state.state_json();
    assert_eq!(state["discards"]["farm"], serde_json::json!(["ft04", "ft05", "ft06"]));
}
