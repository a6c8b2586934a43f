//! 5.2: Advance, and builds of effects.

use serde_json::json;

use super::{
    super::{AdvanceFour, Config, Event, ScorePart, Setup, Source, State, state::NONE},
    toolkit::{Arrange, dealt, go, place_of, table},
};
use crate::rules::trial::Trial;

fn two() -> Trial<State> {
    dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06 rc04 rc02 rc03 dv01 dv02 dv04")
}

/// Which of the three farms of the row can be built.
fn open(trial: &Trial<State>) -> Vec<&'static str> {
    let farms = ["ft04", "ft05", "ft06"].into_iter();
    farms.filter(|farm| !trial.options_for(&format!("build {farm}")).is_empty()).collect()
}

#[test]
fn a27_a48_case_01_strength_and_the_empty_lower_space_open_columns() {
    for (placed, columns) in
        [(1, &["ft04"][..]), (2, &["ft04", "ft05"]), (3, &["ft04", "ft05"]), (4, &["ft04", "ft05", "ft06"])]
    {
        let mut trial = two();
        trial.workers(0, [1; 4]).give(0, [0, 9, 9, 0, 0]);
        trial.play(&format!("place advance {placed}"));
        assert_eq!(open(&trial), columns, "strength {placed} alone");
    }
    let mut trial = two();
    trial.workers(0, [2, 0, 0, 0]).give(0, [0, 9, 9, 0, 0]).give(1, [0, 9, 9, 0, 0]);
    go(
        &mut trial,
        "place advance 1; build ft04 0,-1; end; place explore 2; ship 2,2; slot P; end",
        "ft04 pl02",
    );
    trial.give(0, [0, 9, 9, 0, 0]);
    go(&mut trial, "place advance 1", "");
    assert_eq!(trial.json("spaces")["advance"], json!(["0:1", "0:1"]));
    assert_eq!(open(&trial), ["ft05"], "1 + 1, and what lies leftmost now");
}

#[test]
fn a24_a27_case_02_the_shifted_worker_counts_and_the_bumped_one_does_not() {
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "ft04 ft05 ft06");
    trial.workers(0, [1, 0, 0, 0]).give(0, [0, 9, 9, 0, 0]);
    trial.workers(1, [0; 4]).out(1, "advance.1", 2).workers(2, [0; 4]).out(2, "advance.2", 3);
    trial.play("place advance 1");
    assert_eq!((trial.asks(), trial.asked()), ("bumped".into(), Some(2)));
    assert_eq!(trial.json("spaces")["advance"], json!(["0:1", "1:2"]));
    trial.play("landing");
    assert_eq!(open(&trial), ["ft04", "ft05"], "1 + 2");
}

#[test]
fn a49_case_03_with_four_players_each_pair_has_its_own_kinds_and_workers() {
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
fn a50_pay_place_hex_bonus_then_the_effect_and_one_tile_only() {
    let mut trial = two();
    trial.give(0, [0, 9, 9, 9, 0]).workers(0, [0, 0, 0, 1]);
    trial.play("place advance 4; build dv04 2,0");
    let order = [
        place_of(&trial, |event| matches!(event, Event::Paid { .. })),
        place_of(&trial, |event| matches!(event, Event::Built { .. })),
        place_of(&trial, |event| matches!(event, Event::Triggered { source: Source::Hex, .. })),
        place_of(&trial, |event| matches!(event, Event::Favored { favor: 1, .. })),
        place_of(&trial, |event| matches!(event, Event::Gained { resources, .. } if resources.0[4] == 1)),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!((trial.asks(), trial.has(0)), ("end".into(), [0, 9, 9, 8, 1]));
}

#[test]
fn a51_case_35_discounts_of_hex_and_clauses_add_up_and_nothing_is_paid_back() {
    // 2 fibre 1 water, a hex with 1 fibre 1 water off, a recruit that saves 1 fibre.
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "ft13 ft14 ft15");
    trial.build(0, "rc10 0,-1").give(0, [0; 5]);
    trial.play("place advance 1");
    assert!(trial.allows("build ft13 -1,1"));
    assert_eq!(trial.refusal("build ft13 1,-1"), "A51");
    trial.play("build ft13 -1,1");
    assert_eq!(trial.has(0), [0; 5]);
}

#[test]
fn a52_printed_vp_count_only_at_the_end() {
    let mut trial = dealt(2, "hm2 fa01 hm1 fa02", "ft04 ft05 ft06 rc10");
    trial.give(0, [1, 0, 0, 0, 0]).play("place advance 1; build rc10 0,-1");
    assert_eq!(trial.vp(0), 1);
    assert_eq!((trial.part(0, ScorePart::Gained), trial.part(0, ScorePart::Tiles)), (1, 3));
}

#[test]
fn a53_a_reserved_tile_is_built_by_its_owner_with_any_strength_for_its_cost() {
    let mut trial = two();
    trial.reserve(0, "ft28").reserve(0, "rc30").give(0, [0, 3, 4, 0, 0]);
    assert!(trial.state.players[0].reserve[0].len() == 1);
    trial.play("place advance 1");
    assert_eq!(trial.refusal("build ft05 0,-1"), "A48", "a middle tile of the row");
    assert_eq!(trial.refusal("build ft28 0,-1"), "A51", "4 fibre, 4 water");
    assert!(trial.allows("build ft28 -1,1"), "one of each off on this hex");
    trial.give(0, [0, 4, 4, 0, 0]).play("build ft28 0,-1");
    assert_eq!((trial.has(0), trial.json("players")[0]["reserve"].clone()), ([0; 5], json!(["rc30"])));
    // What is left over is worth nothing, and nobody else may build it.
    let with = trial.total(0);
    trial.state.players[0].reserve = Default::default();
    assert_eq!(trial.total(0), with);
    trial.reserve(0, "rc29").give(1, [9; 5]);
    go(&mut trial, "end; place advance 2", "");
    assert_eq!(trial.refusal("build rc29 0,-1"), "A50");
}

#[test]
fn a54_an_effect_builds_from_any_column_and_is_lost_without_a_tile() {
    let mut trial = two();
    trial.hand(0, "se28 se27").give(0, [0; 5]);
    trial.play("seed se28");
    assert_eq!(open(&trial), ["ft04", "ft05", "ft06"], "strength is ignored, and one is off");
    assert_eq!(trial.refusal("build rc04 0,-1"), "A50", "only farms");
    assert_eq!(trial.refusal("build ft06 0,-2"), "A74");
    trial.play("build ft06 2,0");
    assert_eq!((trial.favor(0), trial.asks()), (1, "turn".into()), "the hex bonus follows");
    // A development's effect follows, too, and a reserved tile may be taken.
    let mut other = trial.clone();
    other.reserve(0, "dv05").give(0, [0, 0, 0, 1, 0]).play("seed se27; build dv05 0,-1");
    assert_eq!(other.pool(0), [2, 2, 0, 0]);
    let mut lost = trial.clone();
    lost.state.rows[2] = [NONE; 3];
    lost.give(0, [0, 0, 0, 9, 0]).play("seed se27");
    assert_eq!((lost.asks(), lost.has(0)[3]), ("turn".into(), 9), "nothing to build: it is lost");
}

#[test]
fn a55_a60_gaps_stay_until_the_end_of_the_turn() {
    let mut trial = two();
    trial.give(0, [0, 0, 1, 0, 0]).workers(0, [0, 0, 1, 0]);
    trial.play("place advance 3; build ft05 0,-1");
    assert_eq!(trial.json("rows")["farm"], json!(["ft04", null, "ft06"]));
    trial.play("end; row ft20");
    assert_eq!(trial.json("rows")["farm"], json!(["ft04", "ft06", "ft20"]));
}

#[test]
fn a54_a55_case_32_a_free_build_follows_and_columns_do_not_slide_within_the_turn() {
    let mut trial = dealt(2, "hm2 fa01 hm1 fa02", "ft04 ft05 ft06 dv12 dv02 dv03");
    trial.hand(0, "se28").give(0, [0, 9, 9, 1, 0]).workers(0, [0, 1, 0, 0]);
    trial.play("seed se28; build ft05 0,-1; place advance 2");
    assert_eq!(trial.refusal("build ft06 1,-1"), "A48", "it is still the right column");
    trial.play("build dv12 1,-1");
    assert_eq!(open(&trial), ["ft04", "ft06"]);
    go(&mut trial, "skip", "");
    assert_eq!(trial.json("rows")["farm"], json!(["ft04", null, "ft06"]));
    go(&mut trial, "end", "ft20");
    assert_eq!(trial.json("rows")["farm"], json!(["ft04", "ft06", "ft20"]));
}

#[test]
fn a56_strength_4_on_advance_needs_a_built_tile() {
    let mut trial = dealt(2, "hm2 fa01 hm1 fa02", "");
    trial.workers(0, [0, 0, 0, 1]).give(0, [0; 5]);
    assert_eq!(trial.refusal("place advance 4"), "A25", "the 3 VP alone are not enough");
    // Payable when placing and no longer after the bump: no tile, no VP.
    trial.give(0, [0, 1, 1, 0, 0]).workers(1, [0; 4]).out(1, "advance.1", 1).out(1, "advance.2", 4);
    go(&mut trial, "place advance 4; pod 2", "ft28 ft21 ft22");
    assert_eq!((trial.asks(), trial.vp(0)), ("end".into(), 1));
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
    trial.play("place advance 4; build dv04 2,0");
    assert_eq!((trial.favor(0), trial.has(0)[4], trial.vp(0)), (1, 1, 1 + 2 + 3));
}

#[test]
fn a50_a57_case_37_bonus_then_triggers_then_the_effect_then_strength_4() {
    let mut trial = two();
    trial.build(0, "rc09 1,-1").give(0, [0, 0, 0, 1, 0]).workers(0, [0, 0, 0, 1]);
    trial.events.clear();
    trial.play("place advance 4; build dv04 2,0");
    let gained = |kind: usize| move |event: &Event| matches!(event, Event::Gained { resources, .. } if resources.0[kind] == 1);
    let order = [
        place_of(&trial, |event| matches!(event, Event::Paid { .. })),
        place_of(&trial, |event| matches!(event, Event::Built { .. })),
        place_of(&trial, |event| matches!(event, Event::Favored { .. })),
        place_of(&trial, gained(0)),
        place_of(&trial, gained(4)),
        place_of(&trial, |event| matches!(event, Event::Scored { vp: 2, .. })),
        place_of(&trial, |event| matches!(event, Event::Scored { vp: 3, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!((trial.vp(0), trial.part(0, ScorePart::Tiles)), (1 + 2 + 3, 1 + 1));
}
