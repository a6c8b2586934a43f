//! 6.4: seeds played and planted.

use super::{
    super::{Config, SeedLimit, SeedTiming, Setup, State},
    toolkit::{Arrange, go, table},
};
use crate::rules::trial::Trial;

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
    // Worked case 22: one frame, three planted.
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
