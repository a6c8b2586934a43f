//! Chapters 3 and 4: turns, and workers that are placed, bumped, retrieved and asleep.

use serde_json::json;

use super::{
    super::{Event, Item, State},
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
    // The third worker shifts the second and bumps the first; its strength is 1 + 2.
    trial.play("place advance 1");
    assert_eq!(trial.asks(), "bumped");
    assert_eq!(trial.state.state_json()["bumped"], "0:2");
    trial.play("active");
    assert_eq!(trial.pool(0), [2, 0, 1, 0], "A29: one stronger, in the active pool");
    let tiles = trial.options_for("build ft");
    assert!(tiles.iter().any(|step| step.contains("ft06")), "3 opens two columns: {tiles:?}");
}

#[test]
fn a29_a_bumped_worker_of_strength_4_hibernates() {
    let mut trial = two();
    trial.workers(0, [0, 0, 0, 1]).workers(1, [0, 0, 0, 1]);
    go(&mut trial, "place research 4; keep se01; skip; end; place research 4", "se01 se02 se03 se04");
    assert_eq!(trial.asks(), "pod");
    assert_eq!(trial.refusal("pod 9"), "A36", "a pod of a sector that is not in play");
    trial.play("pod 5; gain F; gain F; gain F");
    assert_eq!(trial.has(0)[1], 1 + 3);
    assert_eq!((trial.state.player(0).tokens, trial.state.player(0).supply), (6, 4));
}

#[test]
fn a23_workers_of_equal_strength_are_interchangeable() {
    let mut trial = two();
    assert_eq!(trial.pool(0), [2, 1, 0, 0]);
    assert_eq!(trial.options_for("place explore"), ["place explore 1", "place explore 2"]);
    trial.play("place explore 1");
    assert_eq!(trial.pool(0), [1, 1, 0, 0]);
    assert_eq!(two().refusal("place explore 4"), "A23");
}

#[test]
fn a24_a_single_space_bumps_at_once_and_an_empty_first_space_moves_nothing() {
    let mut trial = two();
    trial.workers(1, [0; 4]).out(1, "research", 2).out(1, "explore.2", 3);
    let mut other = trial.clone();
    trial.play("place research 1");
    assert_eq!((trial.asks(), trial.json("bumped")), ("bumped".into(), json!("1:2")));
    other.play("place explore 1");
    assert_eq!(
        (other.asks(), other.json("spaces")["explore"].clone()),
        ("ship".into(), json!(["0:1", "1:3"]))
    );
    // Own workers are bumped like others.
    let mut own = two();
    own.workers(0, [1, 0, 0, 0]).out(0, "research", 2);
    own.play("place research 1");
    assert_eq!((own.asks(), own.asked()), ("bumped".into(), Some(0)));
}

#[test]
fn a25_some_part_of_the_action_must_be_payable_when_placing() {
    let mut trial = dealt(2, "hm2 fa01 hm1 fa02", "");
    trial.give(0, [0; 5]).workers(0, [0, 0, 1, 1]);
    for act in ["grow", "convert", "advance", "carve"] {
        assert_eq!(trial.refusal(&format!("place {act} 3")), "A25");
    }
    // Strength 4 alone is enough on Grow and Convert.
    assert!(trial.allows("place grow 4") && trial.allows("place convert 4"));
    assert_eq!((trial.refusal("place advance 4"), trial.refusal("place carve 4")), ("A25", "A25"));
    trial.give(0, [1, 0, 0, 0, 1]);
    for act in ["grow 3", "convert 3", "advance 3", "carve 4"] {
        assert!(trial.allows(&format!("place {act}")), "{act} can be paid now");
    }
}

#[test]
fn a26_case_31_the_bump_can_take_away_the_last_possible_part() {
    // Seat 0 can pay one farm only; on the seat of the bumped 4 depends whether it stays.
    let mut trial = dealt(2, "hm4 fa16 hm1 fa02", "ft04 ft05 ft06");
    trial.give(0, [0, 1, 0, 0, 0]).workers(1, [0; 4]).out(1, "advance.1", 1).out(1, "advance.2", 4);
    trial.play("place advance 1");
    assert_eq!((trial.asks(), trial.asked()), ("pod".into(), Some(1)));
    trial.events.clear();
    go(&mut trial, "pod 2", "ft28 ft21 ft22");
    assert_eq!(trial.count(|event| matches!(event, Event::ActionLost { .. })), 1);
    // Only `place@1` is heard: 1 water. The worker stays.
    assert_eq!((trial.asks(), trial.has(0)), ("end".into(), [0, 1, 1, 0, 0]));
    assert_eq!(trial.json("spaces")["advance"], json!(["0:1", "1:1"]));
    // An action event is not fired either.
    let mut trial = dealt(2, "hm4 fa12 hm1 fa02", "");
    let all: Vec<String> = (1..=45).map(|seed| format!("se{seed:02}")).collect();
    let drawn: Vec<Item> =
        trial.state.player(0).hand.iter().map(|copy| trial.state.seed_item(copy)).collect();
    let rest: Vec<&str> = all.iter().map(String::as_str).filter(|id| *id != drawn[0].to_string()).collect();
    trial.hand(1, &rest[1..].join(" ")).workers(1, [0; 4]).out(1, "research", 4);
    let before = trial.vp(0);
    go(&mut trial, "place research 1; pod 3", "");
    assert_eq!((trial.asks(), trial.vp(0)), ("end".into(), before), "the last seed went to seat 1");
}

#[test]
fn a30_the_bumped_workers_owner_decides_also_outside_its_turn() {
    let mut trial = two();
    trial.workers(1, [0; 4]).out(1, "research", 3);
    trial.play("place research 1");
    assert_eq!((trial.state.seat, trial.asked()), (0, Some(1)));
    assert_eq!(trial.options(), ["active", "landing"]);
    assert_eq!(trial.refusal("place explore 1"), "A15", "the player waits");
    go(&mut trial, "active", "");
    assert_eq!((trial.pool(1), trial.asked()), ([0, 0, 0, 1], Some(0)));
}

#[test]
fn a29_case_04_active_is_one_stronger_and_landing_the_same_until_the_retrieve() {
    let mut trial = two();
    trial.workers(1, [0; 4]).out(1, "research", 3).build(1, "ft04 0,-1");
    trial.play("place research 1");
    let mut active = trial.clone();
    active.play("active");
    assert_eq!((active.pool(1), active.state.player(1).landing), ([0, 0, 0, 1], [0; 4]));
    go(&mut trial, "landing; end", "");
    assert_eq!((trial.pool(1), trial.state.player(1).landing), ([0; 4], [0, 0, 1, 0]));
    trial.give(1, [0; 5]).play("retrieve");
    assert_eq!((trial.has(1), trial.pool(1)), ([1, 0, 0, 0, 0], [0, 0, 0, 1]), "one income, then 4");
}

#[test]
fn a31_a_shift_is_not_a_bump() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa10", "");
    trial.workers(1, [0; 4]).out(1, "explore.1", 1).workers(0, [2, 0, 0, 0]);
    let mut shifted = trial.clone();
    go(&mut shifted, "place explore 1; ship 2,2; slot P", "pl02");
    assert_eq!((shifted.favor(1), shifted.asks()), (0, "end".into()));
    assert_eq!(shifted.count(|event| matches!(event, Event::Shifted { .. })), 1);
    assert_eq!(shifted.count(|event| matches!(event, Event::Bumped { .. })), 0);
    trial.out(0, "explore.2", 1);
    trial.state.spaces.swap(0, 1);
    trial.play("place explore 1; landing");
    assert_eq!((trial.favor(1), trial.asks()), (1, "ship".into()), "bumped from the second space");
}
