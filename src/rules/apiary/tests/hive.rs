//! 6.2 and 6.3: where tiles and frames go.

use super::{
    super::{Config, Event, Hex, ScorePart, Setup, State},
    toolkit::{Arrange, changed_pack, dealt, go, table},
};
use crate::rules::trial::Trial;

fn two() -> Trial<State> {
    dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06 rc04 rc02 rc03 dv01 dv02 dv04")
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
fn a74_frames_are_built_on_before_the_mat_is_full() {
    let mut trial = two();
    trial.build(0, "ft20 2,-1").frame(0, "4,-1", 0).give(0, [0, 1, 0, 0, 0]);
    trial.play("place advance 1");
    assert_eq!(trial.refusal("build ft04 3,0"), "A74", "the frame touches no tile yet");
    trial.build(0, "ft21 3,-1");
    assert!(trial.allows("build ft04 3,0"));
}

#[test]
fn a75_a_hex_bonus_is_taken_once_and_tiles_stay() {
    let mut trial = two();
    trial.give(0, [0, 1, 1, 0, 0]).workers(0, [1, 1, 0, 0]);
    go(&mut trial, "place advance 1; build ft04 2,0; end; place explore 2; ship 2,2; slot P; end", "pl02");
    assert_eq!(trial.favor(0), 1);
    go(&mut trial, "place advance 2", "");
    assert_eq!(trial.refusal("build ft05 2,0"), "A74", "it is never replaced");
    trial.play("build ft05 0,-1");
    assert_eq!(trial.favor(0), 1);
    assert_eq!(trial.json("players")[0]["hive"], serde_json::json!([[2, 0, "ft04"], [0, -1, "ft05"]]));
}

#[test]
fn a76_adjacent_to_the_faction_is_the_faction_hex_alone_and_frames_count_like_the_mat() {
    let mut trial = two();
    trial.planted(0, "se28");
    trial.build(0, "ft01 2,0");
    assert_eq!(trial.part(0, ScorePart::Seeds), 0, "it touches a storage hex only");
    trial.build(0, "ft02 0,-1");
    assert_eq!(trial.part(0, ScorePart::Seeds), 3);
    // A carving on the mat beside a farm on a frame.
    trial.build(0, "ft03 2,-1").build(0, "cv02 3,-1");
    assert_eq!(trial.part(0, ScorePart::Carvings), 8);
    trial.frame(0, "4,-1", 0).build(0, "ft04 4,-1");
    assert_eq!(trial.part(0, ScorePart::Carvings), 12);
}

#[test]
fn a77_a78_a79_case_23_frames_lie_beside_the_hive_without_overlap() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.workers(0, [0, 1, 0, 0]).give(0, [2, 0, 0, 0, 0]);
    trial.play("place grow 2");
    assert_eq!(trial.refusal("frame 3,-2 0 PP"), "A78");
    assert_eq!(trial.refusal("frame 30,-2 0 PP"), "A78");
    let shape = &trial.state.pack().frame;
    let placed = |turn: u8| -> Vec<String> {
        shape.placed(Hex { q: 3, r: -2 }, turn).map(|hex| hex.to_string()).collect()
    };
    assert_eq!(placed(0), ["3,-2", "3,-1", "2,-1", "4,-2"]);
    assert_eq!(placed(1), ["3,-2", "2,-1", "2,-2", "3,-1"]);
    trial.play("frame 4,-1 0 PP");
    let hexes: Vec<String> = (12..16).map(|site| trial.state.site_hex(0, site).to_string()).collect();
    assert_eq!(hexes, ["4,-1", "4,0", "3,0", "5,-1"]);
    assert_eq!(trial.state.plant_limit(0), 3, "A79");
}

#[test]
fn a77_case_24_the_tips_turn_with_the_frame_and_pay_a_seed_each() {
    let trial = two();
    let tips = |turn: u8| {
        let shape = &trial.state.pack().frame;
        let hexes = shape.placed(Hex { q: 0, r: 0 }, turn).zip(&shape.bonus);
        let mut tips: Vec<String> =
            hexes.filter(|(_, bonus)| !bonus.is_empty()).map(|(hex, _)| hex.to_string()).collect();
        tips.sort_unstable();
        tips
    };
    assert_eq!(tips(0), ["-1,1", "1,0"]);
    assert_eq!(tips(1), ["-1,0", "0,1"]);
    assert_eq!(tips(2), ["-1,1", "0,-1"]);
    // The tips of a frame at (4,-1) are (3,0) and (5,-1).
    let mut trial = two();
    trial.build(0, "ft21 2,-1").build(0, "ft22 3,-1").frame(0, "4,-1", 0).give(0, [0, 1, 0, 0, 0]);
    go(&mut trial, "place advance 1; build ft04 3,0", "se07");
    assert_eq!(trial.json("players")[0]["hand"], serde_json::json!(["se07"]));
    assert_eq!(trial.count(|event| matches!(event, Event::SeedDrawn { .. })), 1);
}

#[test]
fn a78_frames_never_overlap_and_there_are_fifteen() {
    let mut trial = two();
    trial.frame(0, "4,-1", 0).workers(0, [0, 1, 0, 0]).give(0, [2, 0, 0, 0, 0]);
    let mut empty = trial.clone();
    trial.play("place grow 2");
    assert_eq!(trial.refusal("frame 5,-1 0 PP"), "A78", "over the other frame");
    assert!(trial.allows("frame 7,-2 0 PP"), "beside the other frame");
    assert_eq!((trial.state.frames, trial.state.player(0).frames.len()), (14, 1));
    empty.state.frames = 0;
    empty.give(0, [0, 1, 1, 0, 0]);
    assert_eq!(empty.refusal("place grow 2"), "A25", "none is left");
}

#[test]
fn a79_a85_case_22_each_of_the_first_two_frames_raises_the_planting_limit() {
    let mut trial = two();
    trial.planted(0, "se01 se02").hand(0, "se05");
    let can_plant = |trial: &Trial<State>| trial.state.check_plant(0, "se05".parse().unwrap()).is_ok();
    assert!(!can_plant(&trial), "two without a frame");
    trial.frame(0, "4,-1", 0);
    assert!(can_plant(&trial));
    trial.planted(0, "se03");
    assert!(!can_plant(&trial), "one frame and three planted");
    trial.frame(0, "7,-2", 0);
    assert!(can_plant(&trial), "two frames");
    trial.planted(0, "se04").frame(0, "10,-3", 0);
    assert!(!can_plant(&trial), "a fifth is refused with three frames");
    assert_eq!(trial.state.plant_limit(0), 4);
}

#[test]
fn a97_case_25_a_full_area_scores_8_and_14_of_15_hexes_nothing() {
    let mut trial = two();
    trial.frame(0, "4,-1", 0).frame(0, "7,-2", 0);
    let hexes = "2,-1 3,-1 4,-1 3,0 4,0 5,-1 -1,-1 -1,0 -1,1 0,-2 0,-1 1,-2 1,-1 2,-2 2,0 3,-2";
    for (number, hex) in hexes.split(' ').enumerate() {
        trial.build(0, &format!("ft{:02} {hex}", number + 10));
        let areas = match number {
            0..5 => 0,
            5..15 => 8,
            _ => 16,
        };
        assert_eq!(trial.part(0, ScorePart::Areas), areas, "the tile on {hex}; one of two frames is full");
    }
}

#[test]
fn a75_a_bonus_of_the_mat_can_be_any_effect_of_the_pack() {
    let pack = changed_pack(|pack| pack["mats"][0]["hexes"]["0,-1"] = serde_json::json!("V2;P1"));
    let mut trial = table(Config { setup: Setup::Random, pack, ..Config::new(2) }, "hm1 fa01 hm2 fa02 ft04");
    trial.give(0, [0, 1, 0, 0, 0]).play("place advance 1; build ft04 0,-1");
    assert_eq!((trial.vp(0), trial.has(0)), (1 + 2, [1, 0, 0, 0, 0]));
}
