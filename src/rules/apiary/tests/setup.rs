//! Chapter 2: the set-up.

use super::{
    super::{Config, Setup, Solo, State, TwoSeedToken},
    toolkit::{Arrange, deal, dealt, table},
};
use crate::rules::{Game, trial::Trial};

#[test]
fn a1_board_side_pods_and_slots_go_by_the_number_of_seats() {
    for (players, cells, pods, carvings, dances) in
        [(2, 11, 8, 6, 3), (3, 11, 12, 6, 3), (4, 15, 15, 9, 4), (5, 15, 15, 9, 4)]
    {
        let trial = table(Config::new(players), "");
        let state = trial.state.state_json();
        let len = |key: &str| state[key].as_array().map_or(0, Vec::len);
        assert_eq!(
            (len("cells"), len("pods"), len("carvings"), len("dances")),
            (cells, pods, carvings, dances)
        );
        let acts = if players > 3 { "place advance-farm 1" } else { "place advance 1" };
        assert_ne!(
            trial.state.check(acts.parse().unwrap()).map_err(|illegal| illegal.to_string()),
            Err("this board has no such action".into())
        );
    }
}

#[test]
fn a5_starting_vp_go_by_turn_order() {
    let mut trial = Trial::<State>::new_game(&Config::new(3));
    trial.play("start 2");
    deal(&mut trial, "");
    assert_eq!([2, 0, 1].map(|seat| trial.vp(seat)), [1, 2, 3]);
}

#[test]
fn a6_each_seat_keeps_one_of_two_factions() {
    let mut trial = Trial::<State>::new_game(&Config::new(2));
    trial.play("start 1");
    while !trial.asks().starts_with("keep") {
        let first = trial.options()[0].clone();
        trial.play(&first);
    }
    assert_eq!(trial.options(), ["keep fa01", "keep fa02"]);
    assert_eq!(trial.refusal("keep fa03"), "A6");
    trial.play("keep fa02");
    assert_eq!(trial.options(), ["keep fa03", "keep fa04"]);
    trial.play("keep fa03");
    // A11: what the faction gives, once all are known.
    assert_eq!((trial.pool(1), trial.has(1)), ([0, 2, 0, 0], [1, 1, 1, 0, 0]));
    assert_eq!((trial.pool(0), trial.has(0)), ([2, 1, 0, 0], [2, 1, 0, 0, 0]));
}

#[test]
fn a7_starters_are_dealt_without_choice() {
    let trial = table(Config { setup: Setup::Starters, ..Config::new(5) }, "");
    let factions =
        trial.state.players.iter().map(|player| &trial.state.pack().factions[usize::from(player.faction)]);
    assert!(factions.into_iter().all(|faction| faction.starter));
    assert_eq!(trial.asks(), "turn");
}

#[test]
fn a8_the_draft_goes_from_the_last_seat_to_the_first_and_back() {
    let mut trial = Trial::<State>::new_game(&Config { setup: Setup::Draft, ..Config::new(2) });
    trial.play("start 0");
    deal(&mut trial, "");
    assert_eq!(trial.options(), ["take fa01", "take fa02", "take fa03", "take hm1", "take hm2"]);
    trial.play("take fa02");
    assert!(trial.allows("take hm1") && trial.allows("take fa01"));
    trial.play("take hm1");
    // Seat 0 again: it lacks a faction.
    assert_eq!(trial.options(), ["take fa01", "take fa03"]);
    trial.play("take fa03");
    assert_eq!(trial.options(), ["take hm2"]);
    trial.play("take hm2");
    assert_eq!(trial.asks(), "turn");
    assert_eq!(trial.pool(0), [2, 1, 0, 0]);
}

#[test]
fn a12_start_effects_are_carried_out_in_turn_order_and_rows_refill() {
    let config = Config { setup: Setup::Random, ..Config::new(2) };
    let mut trial = table(config, "hm1 fa17 hm2 fa12 ft01 ft02 ft03");
    assert_eq!(trial.asks(), "reserve");
    trial.play("reserve ft02");
    assert_eq!(trial.refusal("reserve ft02"), "A50");
    trial.play("skip");
    assert_eq!(trial.options_for("row")[0], "row ft04", "the row has slid and is dealt to");
    deal(&mut trial, "se07");
    assert_eq!(trial.asks(), "turn");
    assert_eq!(trial.state.player(1).hand.len(), 1);
}

#[test]
fn a14_only_the_drawing_seat_sees_its_seed() {
    use crate::rules::{Seat, Viewer};
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.hand(1, "se03 se07");
    let [own, other, table] = [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(0)), Viewer::Table]
        .map(|viewer| trial.state.view(viewer));
    assert_eq!(own.state.player(1).hand.len(), 2);
    for view in [other, table] {
        assert_eq!((view.state.player(1).hand.len(), view.hand_sizes[1]), (0, 2));
        assert_eq!(view.state.seeds.len(), 45);
    }
    assert!(trial.state.has_secrets(Seat::new(1)) && !trial.state.has_secrets(Seat::new(0)));
}

#[test]
fn a84_the_token_of_two_seeds_can_be_left_out() {
    let mut trial = Trial::<State>::new_game(&Config { two_seed_token: TwoSeedToken::Out, ..Config::new(2) });
    trial.play("start 0");
    assert!(!trial.allows("token xt01"));
}

#[test]
fn a104_against_the_autopilot_interactive_items_leave_the_game() {
    let trial = table(Config::solo(3), "");
    assert_eq!(trial.state.state_json()["stacks"]["seed"], 41);
    assert_eq!(trial.vp(0), 2);
    let draft = Config { setup: Setup::Draft, ..Config::solo(1) };
    assert!(State::new(&draft).unwrap_err().to_string().contains("A104"));
    for wrong in
        [Config::new(1), Config::new(6), Config { solo: Solo::Level(1), ..Config::new(2) }, Config::solo(7)]
    {
        assert!(State::new(&wrong).is_err());
    }
}
