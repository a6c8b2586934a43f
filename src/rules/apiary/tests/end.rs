//! Chapter 7: Favor, and when the game ends.

use super::{
    super::{Pack, State},
    toolkit::{Arrange, dealt, go},
};
use crate::rules::{Game, Seat, Viewer, trial::Trial};

#[test]
fn a87_favor_ends_with_the_track() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.state.players[0].favor = 19;
    trial.hand(0, "se15").play("seed se15");
    assert_eq!(trial.favor(0), 20);
}

/// A turn of whoever is on turn: a retrieve, or an explore somewhere.
fn any_turn(trial: &mut Trial<State>) {
    if trial.allows("retrieve") {
        go(trial, "retrieve", "");
    } else {
        let place = trial.options_for("place explore")[0].clone();
        go(trial, &place, "");
    }
    while !trial.asks().starts_with("end") {
        let first = trial.options()[0].clone();
        go(trial, &first, "");
    }
    go(trial, "end", "");
}

#[test]
fn a88_vp_are_open_and_no_text_takes_any_away() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.hand(0, "se10").play("seed se10");
    let seen = trial.state.view(Viewer::Seat(Seat::new(1)));
    assert_eq!(seen.state.player(0).vp, 1 + 3);
    // The grammar cannot write a loss.
    let caldera = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/packs/caldera.json"));
    for loss in ["\"V-3\"", "\"[V1>P1]\""] {
        let changed = caldera.replacen("\"effect\":\"V3\"", &format!("\"effect\":{loss}"), 1);
        let changed = changed.replacen("\"effect\": \"V3\"", &format!("\"effect\": {loss}"), 1);
        assert_ne!(changed, caldera);
        assert!(Pack::load(changed.as_bytes()).is_err(), "{loss}");
    }
}

#[test]
fn a89_all_pods_or_seven_tokens_of_a_seat_trigger_the_end() {
    let after = |arrange: &dyn Fn(&mut State)| {
        let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "");
        arrange(&mut trial.state);
        any_turn(&mut trial);
        trial.state.last_turns
    };
    assert_eq!(after(&|_| {}), None);
    assert_eq!(after(&|state| state.pods[..11].fill(0)), None, "eleven of twelve");
    assert_eq!(after(&|state| state.pods[..12].fill(0)), Some(3));
    assert_eq!(after(&|state| state.players[2].tokens = 1), None);
    assert_eq!(after(&|state| state.players[2].tokens = 0), Some(3));
}

#[test]
fn a90_the_trigger_is_looked_at_only_at_the_end_of_the_turn() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.workers(0, [1, 0, 0, 0]).workers(1, [0; 4]).out(1, "research", 4);
    trial.state.players[1].tokens = 1;
    go(&mut trial, "place research 1; pod 1", "");
    assert_eq!((trial.state.player(1).tokens, trial.state.last_turns), (0, None), "on another seat's turn");
    go(&mut trial, "end", "");
    assert_eq!((trial.state.seat, trial.state.last_turns), (1, Some(2)));
}

#[test]
fn a91_case_28_every_seat_takes_one_more_turn_after_the_trigger() {
    // Twelve pods, eleven covered; seat 0 bumps the 4 of seat 1.
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "");
    trial.workers(0, [1, 0, 0, 0]).workers(1, [0, 1, 0, 0]).out(1, "research", 4);
    (1..12).for_each(|pod| trial.state.pods[pod] = (pod % 2) as u8);
    go(&mut trial, "place research 1; pod 1", "");
    assert_eq!(trial.state.last_turns, None);
    go(&mut trial, "end", "");
    for (seat, left) in [(1, 3), (2, 2), (0, 1)] {
        assert_eq!((trial.state.seat, trial.state.last_turns), (seat, Some(left)));
        if seat == 2 {
            // Further hibernations give Favor.
            trial.workers(2, [0; 4]).out(2, "grow", 4).give(2, [0; 5]);
            let before = trial.favor(2);
            go(&mut trial, "retrieve; end", "");
            assert_eq!(trial.favor(2), before + 1);
        } else {
            any_turn(&mut trial);
        }
    }
    assert_eq!(trial.asks(), "over");
}

#[test]
fn a92_the_last_turn_ends_like_any_other_and_then_nothing_is_legal() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06");
    trial.state.last_turns = Some(1);
    trial.give(0, [5, 1, 0, 0, 0]);
    go(&mut trial, "place advance 1; build ft04 0,-1", "");
    trial.give(0, [5, 0, 0, 0, 0]).play("end -P2");
    assert_eq!((trial.asks(), trial.favor(0)), ("row farm".into(), 2), "storage and rows, too");
    trial.play("row ft20");
    assert_eq!(trial.asks(), "over");
    assert_eq!((trial.refusal("retrieve"), trial.refusal("end")), ("A92", "A92"));
    assert_eq!(trial.state.scores().len(), 2);
}
