//! 6.4: seeds played and planted.

use serde_json::json;

use super::{
    super::{Config, Event, SeedLimit, SeedTiming, Setup, State, set::Copies},
    toolkit::{Arrange, changed_pack, go, table},
};
use crate::rules::{Game, Viewer, trial::Trial};

fn two(config: Config) -> Trial<State> {
    let mut trial = table(Config { setup: Setup::Random, ..config }, "hm1 fa01 hm2 fa02 ft04 ft05 ft06");
    trial.hand(0, "se02 se10 se16");
    trial
}

#[test]
fn a80_a_seed_is_played_for_its_effect_or_for_a_basic_resource() {
    let mut trial = two(Config::new(2));
    trial.give(0, [0; 5]).play("seed se02");
    assert_eq!(trial.has(0), [2, 0, 0, 0, 0]);
    trial.play("seed se10 W");
    assert_eq!((trial.has(0), trial.state.seeds_used), ([2, 0, 1, 0, 0], [1, 2]));
    assert_eq!(trial.refusal("seed se02"), "A80");
    assert_eq!(trial.refusal("seed se16 PW"), "A80");
    trial.play("place explore 1; ship 2,2; planet pl02");
    assert_eq!(trial.refusal("seed se16"), "A80", "not between the steps of the main action");
}

#[test]
fn a80_with_steps_a_seed_may_be_played_at_prompts_of_the_main_action() {
    let mut trial = two(Config { seed_timing: SeedTiming::Steps, ..Config::new(2) });
    trial.play("place explore 1");
    assert!(trial.allows("seed se10"));
    let before = trial.vp(0);
    trial.play("seed se10");
    assert_eq!((trial.vp(0), trial.asks()), (before + 3, "ship".into()), "the prompt comes again");
    trial.play("seed se16");
    assert_eq!(trial.asks(), "gain");
    assert_eq!(trial.refusal("seed se02"), "A80", "not inside another seed's effect");
}

#[test]
fn a83_the_options_limit_effects_or_cards() {
    let mut trial = two(Config { seed_limit: SeedLimit::TwoAbilities, ..Config::new(2) });
    trial.hand(0, "se03").play("seed se02; seed se10");
    assert_eq!(trial.refusal("seed se03"), "A83");
    assert!(trial.allows("seed se03 P"));
    let mut trial = two(Config { seed_limit: SeedLimit::TwoCards, ..Config::new(2) });
    trial.play("seed se02; seed se10 P");
    assert_eq!(trial.refusal("seed se16 P"), "A83");
}

#[test]
fn a85_planting_has_a_limit_that_frames_raise() {
    let mut trial = two(Config::new(2));
    assert_eq!(trial.state.plant_limit(0), 2);
    let plant = |trial: &mut Trial<State>| {
        for seed in [2, 10, 16] {
            let copy = seed - 1;
            trial.state.players[0].hand.remove(copy);
            trial.state.players[0].planted.add(copy);
        }
    };
    plant(&mut trial);
    trial.hand(0, "se20").workers(0, [0, 0, 0, 1]).give(0, [0; 5]);
    go(&mut trial, "place explore 4; ship 2,2", "pl10");
    trial.play("bonus");
    assert_eq!(trial.asks(), "slot", "nothing can be planted");
    for _ in 0..3 {
        trial.state.players[0].frames.push(Default::default());
    }
    assert_eq!(trial.state.plant_limit(0), 4);
}

#[test]
fn a22_a_trade_pays_only_what_is_there_then() {
    let mut trial = two(Config::new(2));
    trial.give(0, [0; 5]).hand(0, "se24");
    trial.play("seed se24");
    assert_eq!(trial.asks(), "turn", "nothing to pay with: it is not asked");
}

#[test]
fn a22_case_39_what_the_first_step_gives_can_pay_for_the_second() {
    let pack = changed_pack(|pack| {
        pack["seeds"][0]["effect"] = json!("W1;[W1>V3]");
        pack["seeds"][1]["effect"] = json!("[W1>V3];W1");
    });
    let mut trial = two(Config { pack, ..Config::new(2) });
    trial.give(0, [0; 5]).hand(0, "se01").play("seed se02");
    assert_eq!((trial.asks(), trial.has(0)), ("turn".into(), [0, 0, 1, 0, 0]), "nothing to pay with yet");
    trial.give(0, [0; 5]).play("seed se01");
    assert_eq!(trial.options(), ["trade", "skip"]);
    trial.play("trade");
    assert_eq!((trial.asks(), trial.vp(0), trial.has(0)), ("turn".into(), 1 + 3, [0; 5]));
}

#[test]
fn a81_a_seed_is_done_completely_before_the_next_and_its_cards_can_be_played() {
    let mut trial = two(Config::new(2));
    trial.hand(0, "se08").play("seed se16");
    assert_eq!(trial.asks(), "gain");
    assert_eq!((trial.refusal("seed se02"), trial.refusal("place explore 1")), ("A80", "A15"));
    trial.play("gain P");
    go(&mut trial, "seed se08", "se12");
    go(&mut trial, "seed se12", "");
    assert_eq!(trial.pool(0), [3, 1, 0, 0], "the seed that was drawn");
}

#[test]
fn a82_a_seed_before_the_main_action_may_make_it_payable() {
    let mut trial = two(Config::new(2));
    trial.give(0, [0; 5]);
    assert_eq!(trial.refusal("place grow 1"), "A25");
    trial.play("seed se02");
    assert!(trial.allows("place grow 1"));
    // A card that was just planted is out of reach.
    trial.workers(0, [0, 0, 0, 1]);
    go(&mut trial, "place research 4; keep se05; plant se10", "se05 se06 se07 se08");
    assert_eq!(trial.refusal("seed se10"), "A80");
    assert!(trial.allows("seed se16"));
}

#[test]
fn a86_discarded_seeds_are_open_and_shuffled_when_a_card_is_needed() {
    let mut trial = two(Config::new(2));
    trial.play("seed se02; seed se10 P");
    let seen = trial.state.view(Viewer::Table).state.state_json();
    assert_eq!(seen["discards"]["seed"], json!(["se02", "se10"]));
    let rest = std::mem::replace(&mut trial.state.seeds, Copies::NONE);
    trial.state.players[1].hand = rest;
    trial.play("place research 2");
    assert_eq!(trial.options(), ["draw se02", "draw se10"]);
    assert_eq!(trial.count(|event| *event == Event::SeedsShuffled), 1);
    assert_eq!(trial.json("discards")["seed"], json!([]));
}
