//! Chapter 5: the actions, and where tiles and frames go.

use super::{
    super::{AdvanceFour, Config, Setup, State},
    toolkit::{Arrange, dealt, go, table},
};
use crate::rules::{Game, trial::Trial};

fn two() -> Trial<State> {
    dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06 rc04 rc02 rc03 dv01 dv02 dv04")
}

#[test]
fn a43_the_ship_ends_on_another_planet_cell_within_its_steps() {
    // Worked case 12.
    let mut trial = two();
    trial.play("place explore 1");
    assert_eq!(trial.options(), ["ship 1,3", "ship 2,2"]);
    assert_eq!(trial.refusal("ship 2,3"), "A43");
    let mut trial = two();
    trial.play("place explore 2");
    assert_eq!(trial.options(), ["ship 0,3", "ship 1,2", "ship 1,3", "ship 2,1", "ship 2,2"]);
}

#[test]
fn a44_a_new_planet_gives_its_token_then_is_revealed_then_pays() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    let tokens = trial.state.state_json()["cells"][8].clone();
    assert_eq!(tokens[2], "xt05", "{tokens}");
    trial.play("place explore 1; ship 2,2");
    assert_eq!((trial.vp(0), trial.asks()), (1 + 2, "planet".into()));
    trial.give(0, [0; 5]).play("planet pl02; slot W");
    assert_eq!(trial.has(0), [1, 0, 1, 0, 0], "A45: the printed pollen and the token");
    assert_eq!(trial.asks(), "end");
}

#[test]
fn a46_strength_4_takes_the_benefit_before_or_after_or_not() {
    let explored = || {
        let mut trial = two();
        trial.workers(0, [0, 0, 0, 1]);
        trial.play("place explore 4; ship 2,2; planet pl01");
        trial
    };
    let mut trial = explored();
    assert_eq!(trial.options(), ["bonus", "later", "skip"]);
    let before = trial.vp(0);
    trial.play("later; slot P");
    assert_eq!(trial.options(), ["bonus", "skip"]);
    trial.play("bonus");
    assert_eq!(trial.vp(0), before + 3);
    let mut trial = explored();
    trial.play("bonus; slot P");
    assert_eq!(trial.asks(), "end");
}

#[test]
fn a49_with_four_players_each_pair_has_its_own_kinds_and_workers() {
    // Worked case 3.
    let mut trial = dealt(5, "hm1 fa01 hm2 fa02 hm3 fa03 hm4 fa04 hm5 fa05", "ft04 ft05 ft06 rc04 rc02 rc03");
    trial.give(0, [9, 9, 9, 9, 9]).give(1, [9, 9, 9, 9, 9]).workers(0, [0, 0, 1, 0]);
    trial.play("place advance-farm 3");
    assert!(trial.allows("build ft05 0,-1"));
    assert_eq!(trial.refusal("build rc04 0,-1"), "A50");
    go(&mut trial, "build ft04 0,-1; end; place advance-guild 2", "");
    assert!(trial.allows("build rc02 0,-1"));
    assert_eq!(trial.refusal("build rc03 0,-1"), "A48");
}

#[test]
fn a51_discounts_of_hex_and_clauses_add_up_and_nothing_is_paid_back() {
    // Worked case 35: 2 fibre 1 water, a hex with 1 fibre 1 water off, a recruit that saves 1 fibre.
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "ft13 ft14 ft15");
    trial.build(0, "rc10 0,-1").give(0, [0; 5]);
    trial.play("place advance 1");
    assert!(trial.allows("build ft13 -1,1"));
    assert_eq!(trial.refusal("build ft13 1,-1"), "A51");
    trial.play("build ft13 -1,1");
    assert_eq!(trial.has(0), [0; 5]);
}

#[test]
fn a55_and_a60_gaps_stay_until_the_end_of_the_turn() {
    let mut trial = two();
    trial.give(0, [0, 0, 1, 0, 0]).workers(0, [0, 0, 1, 0]);
    trial.play("place advance 3; build ft05 0,-1");
    assert_eq!(trial.state.state_json()["rows"]["farm"], serde_json::json!(["ft04", null, "ft06"]));
    trial.play("end; row ft20");
    assert_eq!(trial.state.state_json()["rows"]["farm"], serde_json::json!(["ft04", "ft06", "ft20"]));
}

#[test]
fn a57_strength_4_on_advance_gives_points_or_resources() {
    let config = Config { setup: Setup::Random, advance_four: AdvanceFour::Resources, ..Config::new(2) };
    let mut trial = table(config, "hm1 fa01 hm2 fa02 ft04 ft05 ft06");
    trial.give(0, [0, 1, 0, 0, 0]).workers(0, [0, 0, 0, 1]);
    trial.play("place advance 4; build ft04 0,-1; gain P; gain F; gain W");
    assert_eq!(trial.has(0), [1, 1, 1, 0, 0]);
    let mut trial = two();
    trial.give(0, [0, 0, 0, 1, 0]).workers(0, [0, 0, 0, 1]);
    // Worked case 37: hex bonus, then the development's effect, then strength 4.
    trial.play("place advance 4; build dv04 2,0");
    assert_eq!((trial.favor(0), trial.has(0)[4], trial.vp(0)), (1, 1, 1 + 2 + 3));
}

#[test]
fn a61_grow_buys_workers_and_frames() {
    // Worked case 17.
    let mut trial = two();
    trial.workers(0, [0, 0, 1, 0]).give(0, [3, 0, 1, 0, 0]);
    trial.play("place grow 3");
    assert_eq!(trial.refusal("done"), "A63");
    assert_eq!(trial.refusal("upgrade"), "A62");
    let mut workers = trial.clone();
    workers.play("worker; worker; worker");
    assert_eq!((workers.pool(0), workers.options()), ([3, 0, 0, 0], vec!["done".to_string()]));
    let frame = trial.options_for("frame")[0].clone();
    assert!(trial.options_for("frame").iter().all(|step| step.ends_with("PP") || step.ends_with("PW")));
    trial.play(&frame).play("worker");
    assert_eq!((trial.state.frames, trial.options()), (14, vec!["done".to_string()]));
}

#[test]
fn a62_strength_4_turns_the_faction_tile_for_nothing() {
    // Worked case 18.
    let mut trial = two();
    trial.workers(0, [0, 0, 0, 1]).give(0, [0; 5]);
    trial.play("place grow 4; upgrade");
    assert_eq!(trial.options(), ["done"]);
    let mut again = two();
    again.workers(0, [0, 0, 0, 1]).give(0, [0; 5]).state.players[0].upgraded = true;
    assert_eq!(again.refusal("place grow 4"), "A25");
}

#[test]
fn a64_research_draws_by_strength_and_keeps_one() {
    let mut trial = two();
    trial.play("place research 2; draw se01; draw se05");
    assert_eq!(trial.options(), ["keep se01", "keep se05"]);
    trial.play("keep se05");
    assert_eq!(trial.state.state_json()["discards"]["seed"], serde_json::json!(["se01"]));
    // Worked case 30: nothing in the stack nor in the discards.
    let mut empty = two();
    let all: Vec<String> = (1..=45).map(|seed| format!("se{seed:02}")).collect();
    empty.hand(1, &all.join(" "));
    assert_eq!(empty.refusal("place research 2"), "A25");
}

#[test]
fn a66_conversions_one_after_another() {
    // Worked case 19.
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
fn a67_another_seats_use_of_a_dance_gives_its_teacher_favor() {
    // Worked case 20, and 21: teaching alone is enough.
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
fn a74_tiles_grow_from_the_faction_tile() {
    let mut trial = two();
    trial.give(0, [0, 1, 0, 0, 0]);
    trial.play("place advance 1");
    assert_eq!(trial.refusal("build ft04 0,-2"), "A74", "empty hexes do not connect");
    assert_eq!(trial.refusal("build ft04 0,0"), "A74");
    assert_eq!(trial.refusal("build ft04 5,5"), "A74");
    trial.play("build ft04 0,-1");
    trial.build(0, "ft05 0,-2");
}

#[test]
fn a77_and_a78_frames_lie_beside_the_hive_without_overlap() {
    // Worked case 23.
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.workers(0, [0, 1, 0, 0]).give(0, [2, 0, 0, 0, 0]);
    trial.play("place grow 2");
    assert_eq!(trial.refusal("frame 3,-2 0 PP"), "A78");
    assert_eq!(trial.refusal("frame 30,-2 0 PP"), "A78");
    trial.play("frame 4,-1 0 PP");
    let hexes: Vec<String> = (12..16).map(|site| trial.state.site_hex(0, site).to_string()).collect();
    assert_eq!(hexes, ["4,-1", "4,0", "3,0", "5,-1"]);
    assert_eq!(trial.state.plant_limit(0), 3, "A79");
}
