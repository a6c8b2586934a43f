//! 5.4 to 5.7: Grow, Research, Convert and Carve.

use serde_json::json;

use super::{
    super::State,
    toolkit::{Arrange, dealt, go},
};
use crate::rules::{Game, trial::Trial};

fn two() -> Trial<State> {
    dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06 rc04 rc02 rc03 dv01 dv02 dv04")
}

#[test]
fn a61_case_17_grow_buys_workers_and_frames() {
    let mut trial = two();
    trial.workers(0, [0, 0, 1, 0]).give(0, [3, 0, 1, 0, 0]);
    trial.play("place grow 3");
    assert_eq!(trial.refusal("done"), "A63");
    assert_eq!(trial.refusal("upgrade"), "A62");
    assert_eq!(trial.refusal("frame 4,-1 0 XX"), "A51", "a frame is paid with basic resources");
    let mut workers = trial.clone();
    workers.play("worker; worker; worker");
    assert_eq!((workers.pool(0), workers.options()), ([3, 0, 0, 0], vec!["done".to_string()]));
    let frame = trial.options_for("frame")[0].clone();
    assert!(trial.options_for("frame").iter().all(|step| step.ends_with("PP") || step.ends_with("PW")));
    trial.play(&frame).play("worker");
    assert_eq!((trial.state.frames, trial.options()), (14, vec!["done".to_string()]));
    // Four active workers, and less than 2 basic resources: nothing can be bought.
    let mut full = two();
    full.workers(0, [2, 1, 1, 0]).give(0, [1, 0, 0, 9, 9]);
    assert_eq!(full.refusal("place grow 3"), "A25");
    full.give(0, [1, 1, 0, 0, 0]).play("place grow 3");
    assert_eq!(full.refusal("worker"), "A61");
    assert!(!full.options_for("frame").is_empty());
}

#[test]
fn a62_case_18_strength_4_turns_the_faction_tile_for_nothing() {
    let mut trial = two();
    trial.workers(0, [0, 0, 0, 1]).give(0, [0; 5]);
    trial.play("place grow 4; upgrade");
    assert_eq!(trial.options(), ["done"]);
    let mut again = two();
    again.workers(0, [0, 0, 0, 1]).give(0, [0; 5]).state.players[0].upgraded = true;
    assert_eq!(again.refusal("place grow 4"), "A25");
}

#[test]
fn a64_case_30_research_draws_by_strength_and_keeps_one() {
    let mut trial = two();
    trial.play("place research 2; draw se01; draw se05");
    assert_eq!(trial.options(), ["keep se01", "keep se05"]);
    trial.play("keep se05");
    assert_eq!(trial.state.state_json()["discards"]["seed"], serde_json::json!(["se01"]));
    // A stack of one card and no discards: it is drawn and kept. Nothing at all: it cannot be chosen.
    let mut empty = two();
    let most: Vec<String> = (2..=45).map(|seed| format!("se{seed:02}")).collect();
    empty.hand(1, &most.join(" ")).workers(0, [0, 1, 1, 0]);
    let mut one = empty.clone();
    one.play("place research 3; draw se01");
    assert_eq!((one.asks(), one.state.player(0).hand.len()), ("end".into(), 1));
    empty.hand(1, "se01");
    assert_eq!(empty.refusal("place research 2"), "A25");
}

#[test]
fn a66_case_19_conversions_one_after_another() {
    let mut trial = two();
    trial.give(0, [2, 1, 1, 0, 0]);
    trial.play("place convert 2");
    let mut honey = trial.clone();
    honey.play("honey; done");
    assert_eq!(honey.has(0), [0, 1, 0, 0, 1]);
    trial.play("wax; turn P>F");
    assert_eq!((trial.has(0), trial.options()), ([0, 1, 1, 1, 0], vec!["done".to_string()]));
}

#[test]
fn a67_case_20_case_21_another_seats_use_of_a_dance_gives_its_teacher_favor() {
    // Teaching alone is enough.
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "dt1 dt2 dt3");
    trial.workers(0, [0, 0, 0, 1]).give(0, [0; 5]).give(1, [2, 0, 0, 0, 0]);
    trial.play("place convert 4");
    assert_eq!(trial.refusal("skip"), "A22");
    assert_eq!(trial.refusal("teach dt1 dk1 dk2"), "A68");
    trial.play("teach dt1 dk2; done");
    go(&mut trial, "end; place convert 2", "");
    trial.play("pod 1");
    assert_eq!(trial.options_for("dance"), ["dance dt1 P"]);
    trial.play("dance dt1 P; dance dt1 P; done");
    assert_eq!((trial.favor(0), trial.vp(1)), (2, 2 + 4));
    // Its own use gives the teacher nothing.
    trial.state.spaces = [None; 10];
    trial.workers(0, [1, 0, 0, 0]).give(0, [1, 0, 0, 0, 0]);
    go(&mut trial, "end; place convert 1; dance dt1 P; done", "");
    assert_eq!((trial.favor(0), trial.has(0)), (2, [0; 5]));
}

#[test]
fn a69_carving_needs_strength_4_and_honey() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "cv01 cv02 cv03 cv04 cv05 cv06");
    trial.give(0, [0, 0, 0, 0, 1]).workers(0, [0, 0, 1, 1]);
    assert_eq!(trial.refusal("place carve 3"), "A25");
    trial.play("place carve 4");
    assert_eq!(trial.refusal("build cv04 0,-1"), "A51");
    trial.play("build cv02 0,-1");
    assert_eq!(trial.state.state_json()["carvings"][1], serde_json::Value::Null, "slots are not refilled");
}

#[test]
fn a63_the_player_says_when_grow_is_done_and_something_must_have_happened() {
    let mut trial = two();
    trial.workers(0, [0, 1, 0, 0]).give(0, [1, 0, 0, 0, 0]);
    trial.play("place grow 2");
    assert_eq!(trial.refusal("done"), "A63");
    trial.play("worker");
    assert_eq!(trial.options(), ["done"], "one strength and nothing to pay with are left");
    trial.play("done");
    assert_eq!((trial.asks(), trial.pool(0)), ("end".into(), [1, 0, 0, 0]));
}

#[test]
fn a65_strength_4_on_research_plants_any_card_of_the_hand() {
    let mut trial = two();
    trial.workers(0, [0, 0, 0, 1]).hand(0, "se02");
    go(&mut trial, "place research 4; keep se01", "se01 se05 se07 se08");
    assert_eq!(trial.options(), ["plant se01", "plant se02", "skip"]);
    trial.play("plant se02");
    let player = &trial.json("players")[0];
    assert_eq!((&player["hand"], &player["planted"]), (&json!(["se01"]), &json!(["se02"])));
    assert_eq!(trial.asks(), "end");
    let mut trial = two();
    trial.workers(0, [0, 0, 1, 0]);
    go(&mut trial, "place research 3; keep se01", "se01 se05 se07");
    assert_eq!(trial.asks(), "end", "not with strength 3");
}

#[test]
fn a68_teaching_comes_before_conversions_fills_all_spots_and_happens_once() {
    let taught = || {
        let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "dt1 dt2 dt3");
        trial.workers(0, [0, 0, 0, 1]).give(0, [1, 0, 0, 0, 0]);
        trial
    };
    let mut trial = taught();
    trial.play("place convert 4");
    assert_eq!(trial.refusal("turn P>F"), "A15", "first the teaching");
    assert!(trial.allows("skip"), "a conversion is possible without it");
    assert_eq!(trial.refusal("teach dt2 dk1"), "A68", "all open spots");
    assert_eq!(trial.refusal("teach dt4 dk1"), "A68", "it is not on the board");
    trial.play("teach dt2 dk8 dk1");
    assert_eq!(trial.json("dances")[1], json!(["dt2", 0, ["dk8", "dk1"]]));
    // Once a game.
    trial.play("done");
    trial.state.spaces = [None; 10];
    trial.workers(0, [0, 0, 0, 1]).workers(1, [0, 0, 0, 1]);
    go(&mut trial, "end; place convert 4", "");
    assert_eq!(trial.refusal("teach dt2 dk2 dk3"), "A68", "it has a teacher");
    trial.play("teach dt1 dk2; done");
    trial.state.spaces = [None; 10];
    go(&mut trial, "end; place convert 4", "");
    assert_eq!(trial.asks(), "convert", "seat 0 has taught");
    // One token left: a dance with two spots cannot be taught.
    let mut trial = taught();
    trial.state.dance_tokens = [0].into_iter().collect();
    trial.play("place convert 4");
    assert_eq!(trial.options(), ["teach dt1 dk1", "skip"]);
}
