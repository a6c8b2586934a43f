//! 5.1: Explore.

use serde_json::json;

use super::{
    super::{Config, Event, Prompt, Setup, State, set::Copies},
    toolkit::{Arrange, changed_pack, dealt, go, place_of, table},
};
use crate::rules::{Game, Pending, trial::Trial};

fn two() -> Trial<State> {
    dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06 rc04 rc02 rc03 dv01 dv02 dv04")
}

/// How far the ship may move.
fn steps(trial: &Trial<State>) -> u8 {
    match trial.state.pending() {
        Pending::Decision { prompt: Prompt::Ship { steps }, .. } => steps,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a27_explore_adds_up_all_workers_on_it_whoever_owns_them() {
    let mut trial = two();
    trial.workers(1, [0; 4]).out(1, "explore.1", 3);
    trial.play("place explore 1");
    assert_eq!(steps(&trial), 1 + 3);
    // Fixed when the action begins: what stands on the second space has been shifted there.
    assert_eq!(trial.json("spaces")["explore"], json!(["0:1", "1:3"]));
    let mut trial = two();
    trial.workers(0, [1, 0, 0, 0]).out(0, "explore.1", 3).workers(1, [0; 4]).out(1, "explore.2", 4);
    trial.play("place explore 1; pod 1");
    assert_eq!(steps(&trial), 1 + 3, "the bumped worker does not count");
}

#[test]
fn a28_modifiers_add_to_an_action_and_never_change_the_worker() {
    let mut trial = dealt(2, "hm1 fa07 hm2 fa02", "");
    trial.workers(0, [0, 0, 1, 0]).planet("2,2 pl01");
    trial.play("place explore 3");
    assert_eq!((steps(&trial), trial.json("spaces")["explore"][0].clone()), (3 + 1, json!("0:3")));
    trial.play("ship 2,2");
    assert_eq!(trial.asks(), "slot", "four steps are not strength 4");
    // A carver of strength 3 needs a text that says so.
    let mut trial = dealt(2, "hm2 fa01 hm1 fa02", "");
    trial.workers(0, [0, 0, 1, 0]).give(0, [0, 0, 0, 0, 1]);
    assert_eq!(trial.refusal("place carve 3"), "A25");
    trial.build(0, "rc23 0,-1");
    assert!(trial.allows("place carve 3"));
}

#[test]
fn a42_the_ship_moves_orthogonally_and_ends_on_another_cell() {
    let mut trial = two();
    trial.ship("1,1");
    trial.play("place explore 1");
    assert_eq!(trial.options(), ["ship 0,1", "ship 1,0", "ship 1,2", "ship 2,1"]);
    assert_eq!((trial.refusal("ship 1,1"), trial.refusal("ship 0,0")), ("A43", "A43"));
    trial.play("ship 1,2");
    assert_eq!(trial.json("ship"), json!([1, 2]));
}

#[test]
fn a43_case_12_the_ship_ends_on_another_planet_cell_within_its_steps() {
    let mut trial = two();
    trial.play("place explore 1");
    assert_eq!(trial.options(), ["ship 1,3", "ship 2,2"]);
    assert_eq!(trial.refusal("ship 2,3"), "A43");
    let mut trial = two();
    trial.play("place explore 2");
    assert_eq!(trial.options(), ["ship 0,3", "ship 1,2", "ship 1,3", "ship 2,1", "ship 2,2"]);
    // From (1,3) the cell (2,2) is at distance 2, over (1,2) or over the start cell, which is no end itself.
    let mut trial = two();
    trial.ship("1,3");
    trial.play("place explore 2");
    assert!(trial.allows("ship 2,2"));
    assert_eq!(trial.refusal("ship 2,3"), "A43");
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
fn a44_the_token_comes_before_the_planet_and_the_event_after_it() {
    let mut trial = dealt(2, "hm1 fa07 hm2 fa02", "");
    go(&mut trial, "place explore 1; ship 2,2", "pl02");
    let order = [
        place_of(&trial, |event| matches!(event, Event::Explored { .. })),
        place_of(&trial, |event| matches!(event, Event::Scored { vp: 2, .. })),
        place_of(&trial, |event| matches!(event, Event::PlanetRevealed { .. })),
        place_of(&trial, |event| matches!(event, Event::Favored { favor: 1, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(trial.json("players")[0]["explored"], json!(["xt05"]));
}

#[test]
fn a45_case_14_everything_depicted_is_gained_and_a_full_planet_takes_nothing_more() {
    // A planet that prints 1 pollen and has 2 slots, one holding water.
    let pack = changed_pack(|pack| pack["planets"][1]["slots"] = json!(2));
    let config = Config { setup: Setup::Random, pack, ..Config::new(2) };
    let mut trial = table(config, "hm1 fa01 hm2 fa02");
    trial.planet("2,2 pl02 W").give(0, [0; 5]).give(1, [0; 5]);
    trial.play("place explore 1; ship 2,2");
    assert_eq!(trial.options(), ["slot P", "slot F", "slot W"]);
    trial.play("slot F");
    assert_eq!(trial.has(0), [1, 1, 1, 0, 0]);
    assert_eq!(trial.json("cells")[8], json!([2, 2, null, "pl02", "WF"]), "it stays there");
    go(&mut trial, "end", "");
    trial.ship("2,3").play("place explore 2; ship 2,2");
    assert_eq!((trial.asks(), trial.has(1)), ("end".into(), [1, 1, 1, 0, 0]));
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
    let mut trial = explored();
    trial.play("later; slot P; skip");
    assert_eq!((trial.asks(), trial.vp(0)), ("end".into(), before), "declined after the choice of later");
    let mut trial = explored();
    trial.play("skip; slot P");
    assert_eq!((trial.asks(), trial.vp(0)), ("end".into(), before));
}

#[test]
fn a47_without_planets_left_a_cell_keeps_only_the_benefit_of_its_token() {
    let mut trial = two();
    trial.state.planets = Copies::NONE;
    trial.workers(0, [0, 0, 0, 1]).give(0, [0; 5]);
    trial.play("place explore 4; ship 2,2");
    assert_eq!((trial.asks(), trial.vp(0), trial.has(0)), ("end".into(), 1 + 2, [0; 5]));
    assert_eq!(trial.json("cells")[8], json!([2, 2, null, null, ""]));
    go(&mut trial, "end", "");
    trial.ship("2,3").give(1, [0; 5]).play("place explore 2; ship 2,2");
    assert_eq!((trial.asks(), trial.has(1)), ("end".into(), [0; 5]), "no slots either");
}

#[test]
fn a42_case_13_back_and_forth_to_the_own_cell_is_no_move() {
    let mut trial = two();
    for cell in ["0,0 pl02", "1,0 pl03", "0,1 pl04", "1,1 pl06"] {
        trial.planet(cell);
    }
    trial.ship("0,0").workers(0, [0, 0, 1, 0]);
    trial.play("place explore 3");
    assert_eq!(trial.refusal("ship 0,0"), "A43");
    assert_eq!(trial.options_for("ship 1,0").len(), 1, "over three steps it is the same choice as over one");
}
