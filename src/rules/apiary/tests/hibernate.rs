//! 4.3 and 4.4: workers that come back and workers that hibernate.

use serde_json::json;

use super::{
    super::{Config, Event, SeedTiming, Setup, State},
    toolkit::{Arrange, begun, changed_pack, deal, dealt, go, table},
};
use crate::rules::{Game, trial::Trial};

/// Two seats with plain factions and workers of strengths 2 1 1, and 2 2.
fn two() -> Trial<State> {
    dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06")
}

#[test]
fn a32_all_workers_come_back_and_those_in_the_pool_get_nothing() {
    let mut trial = two();
    trial.workers(0, [0, 1, 0, 0]).out(0, "explore.2", 1).out(0, "carve", 2).land(0, 3);
    trial.play("retrieve");
    assert_eq!((trial.pool(0), trial.state.player(0).landing), ([0, 2, 1, 1], [0; 4]));
    assert_eq!(trial.json("spaces")["explore"], json!([null, null]));
    assert_eq!(trial.refusal("retrieve"), "A15");
}

#[test]
fn a32_a33_a34_a35_case_07_retrieve_pays_strengthens_and_puts_to_sleep() {
    for farm in [true, false] {
        let mut trial = two();
        trial.workers(0, [0; 4]).out(0, "explore.1", 1).out(0, "grow", 3).out(0, "carve", 4);
        if farm {
            trial.build(0, "ft04 0,-1");
        }
        trial.give(0, [0; 5]).play("retrieve");
        assert_eq!(trial.has(0), [u8::from(farm), 0, 0, 0, 0], "one income with one farm");
        assert_eq!((trial.asks(), trial.pool(0)), ("pod".into(), [0, 1, 0, 1]));
        assert_eq!(trial.state.player(0).supply, 2, "the 4 is in the supply");
        trial.play("pod 1");
        assert_eq!(trial.asks(), "end");
    }
}

#[test]
fn a34_a_worker_of_3_comes_back_with_4_and_stays() {
    let mut trial = two();
    trial.workers(0, [0; 4]).out(0, "grow", 3).out(0, "carve", 3);
    trial.play("retrieve");
    assert_eq!((trial.pool(0), trial.asks()), ([0, 0, 0, 2], "end".into()));
}

/// A play in which a worker that has come back is pushed before the incomes are over, by a seed.
fn pushed_among_incomes(pool: [u8; 4], out: &[(&str, u8)], push: &str) -> [u8; 4] {
    let config = Config { seed_timing: SeedTiming::Steps, setup: Setup::Random, ..Config::new(2) };
    let mut trial = table(config, "hm1 fa08 hm2 fa02");
    trial.workers(0, pool).hand(0, "se13");
    for (spot, strength) in out {
        trial.out(0, spot, *strength);
    }
    trial.build(0, "ft04 0,-1").build(0, "ft05 1,-1").build(0, "ft06 -1,0");
    trial.play("retrieve").play("seed se13").play(push).play("skip");
    while !matches!(trial.asks().as_str(), "end" | "pod") {
        let step = trial.options().into_iter().find(|step| step.starts_with("farm")).unwrap();
        trial.play(&step);
    }
    trial.pool(0)
}

#[test]
fn a34_a_worker_that_is_pushed_among_the_incomes_still_gets_its_own() {
    // The 1 that came back becomes 2 by the seed and 3 by A34, the 2 that came back 3; the 2 of the pool stays.
    let out = [("grow", 1), ("carve", 2)];
    assert_eq!(pushed_among_incomes([0, 1, 0, 0], &out, "up 1@active"), [0, 1, 2, 0]);
    // Where one of the pool can be meant it is: the 1 that came back becomes 2, the other as well.
    assert_eq!(pushed_among_incomes([1, 0, 0, 0], &out, "up 1@active"), [0, 2, 1, 0]);
    // A 3 becomes 4 by the seed, and no more.
    assert_eq!(pushed_among_incomes([0; 4], &[("grow", 3), ("carve", 1)], "up 3@active"), [0, 1, 0, 1]);
}

#[test]
fn a38_what_a_start_effect_pushes_above_4_hibernates_before_the_first_turn() {
    let pack = changed_pack(|pack| {
        for faction in pack["factions"].as_array_mut().unwrap() {
            (faction["workers"], faction["start"]) = (serde_json::json!([4, 1]), serde_json::json!("S3"));
        }
    });
    let mut trial = begun(Config { pack, setup: Setup::Random, ..Config::new(2) });
    trial.play("start 0");
    deal(&mut trial, "");
    let mut asked = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let asks = trial.asks();
        let word = asks.split(' ').next().unwrap_or_default().to_owned();
        if word == "turn" {
            break;
        }
        let options = trial.options();
        let push = options.iter().find(|step| step.starts_with("up 4"));
        trial.play(&push.unwrap_or(&options[0]).clone());
        deal(&mut trial, "");
        asked.insert(word);
    }
    assert!(asked.contains("pod"), "{asked:?}");
    for seat in 0..2 {
        assert_eq!(trial.json("players")[seat]["marked"], json!([]));
    }
}

#[test]
fn the_set_up_fires_no_event_for_a_new_worker() {
    let pack = changed_pack(|pack| {
        for faction in pack["factions"].as_array_mut().unwrap() {
            (faction["start"], faction["normal"]) = (json!("N1"), json!("on gain-worker: V5"));
        }
    });
    let mut trial = begun(Config { pack, setup: Setup::Random, ..Config::new(2) });
    trial.play("start 0");
    deal(&mut trial, "");
    assert_eq!([trial.vp(0), trial.vp(1)], [1, 2], "A5 alone");
}

#[test]
fn a35_those_of_4_hibernate_one_after_another_before_the_event() {
    let mut trial = dealt(2, "hm1 fa09 hm2 fa02", "");
    trial.workers(0, [0; 4]).out(0, "grow", 4).out(0, "carve", 4).out(0, "research", 2);
    trial.give(0, [0; 5]).play("retrieve");
    // The other one lies marked in the pool, and the 2 has got stronger.
    assert_eq!((trial.asks(), trial.pool(0)), ("pod".into(), [0, 0, 1, 1]));
    assert_eq!(trial.json("players")[0]["marked"], json!(["active"]));
    trial.play("pod 1");
    assert_eq!((trial.asks(), trial.pool(0), trial.has(0)), ("pod".into(), [0, 0, 1, 0], [0; 5]));
    trial.play("pod 8");
    assert_eq!(trial.has(0), [1, 0, 0, 0, 0], "the event of the retrieve comes last");
}

#[test]
fn a33_the_player_picks_the_farms_when_there_are_more_than_incomes() {
    // Two out and three farms; the worker in the pool keeps its strength.
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
fn a33_case_08_two_incomes_come_from_different_farms() {
    let mut trial = two();
    trial.build(0, "ft04 0,-1").build(0, "ft05 1,-1");
    trial.give(0, [0; 5]).workers(0, [0, 0, 1, 0]).out(0, "grow", 2).out(0, "carve", 2);
    trial.play("retrieve");
    assert_eq!((trial.has(0), trial.pool(0)), ([1, 1, 0, 0, 0], [0, 0, 3, 0]));
    assert_eq!(trial.asks(), "end", "both pay without a question");
}

#[test]
fn a36_a39_case_09_one_vacant_pod_for_two_workers() {
    let mut trial = two();
    (1..8).for_each(|pod| trial.state.pods[pod] = 1);
    trial.workers(0, [0; 4]).out(0, "grow", 4).out(0, "carve", 4).give(0, [0; 5]);
    trial.play("retrieve");
    assert_eq!(trial.options(), ["pod 1"]);
    assert_eq!(trial.refusal("pod 2"), "A36", "it holds a token");
    trial.play("pod 1");
    assert_eq!((trial.favor(0), trial.asks()), (1, "end".into()));
    assert_eq!((trial.state.player(0).tokens, trial.vp(0)), (6, 1 + 4));
    trial.play("end");
    assert_eq!(trial.state.last_turns, Some(2), "the end is triggered: one turn each");
}

#[test]
fn a36_without_a_token_left_hibernation_gives_favor() {
    let mut trial = two();
    trial.state.players[0].tokens = 0;
    trial.workers(0, [0; 4]).out(0, "grow", 4).play("retrieve");
    assert_eq!((trial.favor(0), trial.asks(), trial.state.player(0).supply), (1, "end".into(), 4));
}

#[test]
fn a37_case_10_a_marked_worker_cannot_be_pushed_again_and_hibernates_after_the_action() {
    // Two pushes; a 4 in the pool and a 1.
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
fn a18_a38_case_38_a_seat_that_loses_its_last_worker_by_a_seed_has_to_place_a_new_one() {
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

#[test]
fn a37_case_11_a_push_of_the_planet_does_not_change_the_running_explore() {
    let pack = changed_pack(|pack| pack["planets"][0]["bonus"] = json!("S1;V3"));
    let mut trial = table(Config { setup: Setup::Random, pack, ..Config::new(2) }, "hm1 fa01 hm2 fa02");
    trial.workers(0, [0, 0, 0, 1]).planet("2,2 pl01");
    trial.play("place explore 4; ship 2,2; bonus; up 4@explore.1");
    assert_eq!((trial.asks(), trial.vp(0)), ("slot".into(), 1 + 3), "it still counts as strength 4");
    assert_eq!(trial.json("players")[0]["marked"], json!(["explore.1"]));
    trial.play("slot P");
    assert_eq!(trial.asks(), "pod", "it hibernates at the end of the action");
    assert_eq!(trial.json("spaces")["explore"], json!([null, null]));
    trial.play("pod 1");
    assert_eq!(trial.asks(), "end");
}

#[test]
fn a39_hibernations_are_done_one_after_the_other_with_all_that_follows() {
    let mut trial = dealt(2, "hm1 fa15 hm2 fa02", "");
    trial.workers(0, [0; 4]).out(0, "grow", 4).out(0, "carve", 4);
    trial.play("retrieve");
    assert_eq!(trial.count(|event| matches!(event, Event::Hibernated { .. })), 1);
    trial.play("pod 8");
    // Benefit and clause (2 VP) of the first come before the second hibernates.
    assert_eq!((trial.asks(), trial.favor(0), trial.vp(0)), ("pod".into(), 3, 1 + 1 + 2));
    assert!(
        trial.options().contains(&"pod 1".to_string()) && !trial.options().contains(&"pod 8".to_string())
    );
    trial.play("pod 1");
    assert_eq!((trial.asks(), trial.vp(0)), ("end".into(), 4 + 4 + 2));
}

#[test]
fn a41_case_05_benefits_off_turn_are_taken_at_once_and_lie_loose_until_the_own_end() {
    let pack = changed_pack(|pack| pack["pods"][0]["effect"] = json!("F2"));
    let mut trial = table(Config { setup: Setup::Random, pack, ..Config::new(2) }, "hm1 fa01 hm2 fa02");
    // All spots of seat 1 are full.
    trial
        .workers(0, [1, 0, 0, 0])
        .workers(1, [0; 4])
        .out(1, "research", 4)
        .land(1, 2)
        .give(1, [1, 2, 2, 2, 0]);
    go(&mut trial, "place research 1; pod 1", "");
    assert_eq!((trial.has(1), trial.asked(), trial.asks()), ([1, 4, 2, 2, 0], Some(0), "end".into()));
    go(&mut trial, "end; retrieve", "");
    // Wasteful, and allowed: a third fibre goes when water lies on the spot for any basic resource.
    assert_eq!(trial.options(), ["end -F2", "end -F3"]);
    trial.play("end -F2");
    assert_eq!((trial.favor(1), trial.has(1)), (2, [1, 2, 2, 2, 0]));
}

#[test]
fn a36_a25_case_06_an_own_4_bumped_from_carve_takes_its_pod_before_the_carving() {
    let mut trial = dealt(2, "hm2 fa01 hm1 fa02", "");
    trial.workers(0, [0, 0, 0, 1]).out(0, "carve", 4).give(0, [0; 5]);
    assert_eq!(trial.refusal("place carve 4"), "A25", "no carving is payable before placing");
    trial.give(0, [0, 0, 0, 0, 1]);
    go(&mut trial, "place carve 4; pod 6", "");
    assert_eq!((trial.asks(), trial.has(0)), ("build".into(), [0, 0, 0, 0, 2]));
    // The honey of the pod pays for a carving of two.
    trial.play("build cv04 0,-1");
    assert_eq!((trial.has(0), trial.asks()), ([0; 5], "end".into()));
}

#[test]
fn a17_case_29_an_empty_hive_must_place_also_when_a_seed_gave_a_worker() {
    let mut trial = two();
    trial.workers(1, [0; 4]).out(1, "research", 4).hand(1, "se12").workers(0, [1, 0, 0, 0]);
    go(&mut trial, "place research 1; pod 1; end", "");
    assert_eq!((trial.state.seat, trial.pool(1), trial.state.must_place), (1, [1, 0, 0, 0], true));
    trial.play("seed se12");
    assert_eq!((trial.pool(1), trial.refusal("retrieve")), ([2, 0, 0, 0], "A17"));
    assert!(trial.options().iter().all(|option| !option.starts_with("retrieve")));
}

#[test]
fn a36_a54_case_36_a_pod_builds_a_farm_off_turn_and_the_gap_stays() {
    let mut trial = dealt(4, "hm1 fa01 hm2 fa02 hm3 fa03 hm4 fa04", "ft04 ft05 ft06");
    trial.workers(0, [0, 1, 0, 0]).give(0, [0, 0, 1, 0, 0]);
    trial.workers(1, [0; 4]).out(1, "advance-farm.2", 4).give(1, [0, 0, 0, 0, 0]);
    trial.out(0, "advance-farm.1", 1);
    trial.play("place advance-farm 2; pod 13");
    assert_eq!((trial.asks(), trial.asked()), ("build".into(), Some(1)));
    // It pays with its own resources: one off the cost of 1 is all. The gap stays for the action of seat 0, 2 + 1.
    trial.play("build ft04 0,-1");
    assert_eq!((trial.asked(), trial.json("rows")["farm"].clone()), (Some(0), json!([null, "ft05", "ft06"])));
    assert!(trial.allows("build ft05 0,-1"));
    assert_eq!(trial.refusal("build ft06 0,-1"), "A48");
    go(&mut trial, "build ft05 0,-1; end", "ft20 ft21");
    assert_eq!(trial.json("rows")["farm"], json!(["ft06", "ft20", "ft21"]));
}
