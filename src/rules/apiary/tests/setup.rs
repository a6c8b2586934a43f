//! Chapter 2: the set-up.

use serde_json::json;

use super::{
    super::{Config, Event, Hex, Setup, Solo, State, TwoSeedToken},
    toolkit::{Arrange, begun, deal, dealt, table},
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
    let mut trial = begun(Config::new(3));
    trial.play("start 2");
    deal(&mut trial, "");
    assert_eq!([2, 0, 1].map(|seat| trial.vp(seat)), [1, 2, 3]);
}

#[test]
fn a6_each_seat_keeps_one_of_two_factions() {
    let mut trial = begun(Config::new(2));
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

#[test]
fn a2_every_planet_cell_has_an_explore_token_and_the_ship_is_on_the_start_cell() {
    for (players, start) in [(2, [2, 3]), (3, [2, 3]), (4, [3, 3]), (5, [3, 3])] {
        let trial = table(Config::new(players), "");
        assert_eq!(trial.json("ship"), json!(start));
        for cell in trial.json("cells").as_array().unwrap() {
            assert!(cell[2].is_string() && cell[3].is_null() && cell[4] == "", "{cell}");
            assert_ne!([cell[0].as_u64(), cell[1].as_u64()], start.map(Some));
        }
    }
}

#[test]
fn a3_three_tiles_of_each_row_are_dealt_from_left_to_right() {
    let trial = dealt(2, "hm1 fa01 hm2 fa02", "ft03 ft01 ft02 rc09 rc08 rc07 dv05 dv04 dv06");
    let rows = trial.json("rows");
    assert_eq!(rows["farm"], json!(["ft03", "ft01", "ft02"]));
    assert_eq!(rows["recruit"], json!(["rc09", "rc08", "rc07"]));
    assert_eq!(rows["development"], json!(["dv05", "dv04", "dv06"]));
    let stacks = json!({ "farm": 37, "recruit": 27, "development": 26, "seed": 45, "planet": 15 });
    assert_eq!(trial.json("stacks"), stacks);
}

#[test]
fn a4_carvings_and_dances_are_dealt_to_their_slots_and_all_tokens_lie_open() {
    let trial = dealt(2, "hm1 fa01 hm2 fa02", "cv09 cv07 dt5");
    assert_eq!(trial.json("carvings"), json!(["cv09", "cv07", "cv01", "cv02", "cv03", "cv04"]));
    assert_eq!(trial.json("dances"), json!([["dt5", null, []], ["dt1", null, []], ["dt2", null, []]]));
    let tokens: Vec<String> = (1..=9).map(|token| format!("dk{token}")).collect();
    assert_eq!(trial.json("dance_tokens"), json!(tokens));
    let mut carver = trial.clone();
    carver.workers(0, [0, 0, 0, 1]).give(0, [0, 0, 0, 0, 9]);
    carver.play("place carve 4");
    assert_eq!(carver.refusal("build cv05 0,-1"), "A50", "the rest has left the game");
}

#[test]
fn a9_mat_and_faction_come_at_random_without_a_choice() {
    let trial = dealt(2, "hm3 fa07 hm5 fa20", "");
    let players = trial.json("players");
    assert_eq!([&players[0]["mat"], &players[0]["faction"]], ["hm3", "fa07"]);
    assert_eq!([&players[1]["mat"], &players[1]["faction"]], ["hm5", "fa20"]);
    assert_eq!(trial.count(|event| matches!(event, Event::FactionOffered { .. })), 0);
    assert_eq!(trial.count(|event| matches!(event, Event::FactionTaken { .. })), 2);
}

#[test]
fn a10_the_faction_tile_lies_on_three_hexes_with_its_normal_side_up() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06");
    assert_eq!(Hex::FACTION.map(|hex| hex.to_string()), ["0,0", "1,0", "0,1"]);
    assert_eq!(trial.json("players")[0]["upgraded"], false);
    trial.give(0, [0, 1, 1, 0, 0]);
    trial.play("place advance 1");
    for hex in ["0,0", "1,0", "0,1"] {
        assert_eq!(trial.refusal(&format!("build ft04 {hex}")), "A74");
    }
    assert!(trial.allows("build ft04 2,0"), "the storage hexes connect");
}

#[test]
fn a11_the_faction_gives_workers_and_resources_and_the_rest_is_in_the_supply() {
    let trial = dealt(2, "hm1 fa15 hm2 fa16", "");
    assert_eq!((trial.pool(0), trial.has(0)), ([1, 0, 0, 1], [2, 1, 1, 0, 0]));
    assert_eq!((trial.pool(1), trial.has(1)), ([4, 0, 0, 0], [1, 0, 0, 0, 0]));
    assert_eq!([0, 1].map(|seat| trial.state.player(seat).supply), [2, 0]);
}

#[test]
fn a13_everybody_begins_without_favor_and_with_seven_tokens_and_one_to_teach() {
    let trial = dealt(5, "", "");
    for player in trial.json("players").as_array().unwrap() {
        assert_eq!((&player["favor"], &player["tokens"]), (&json!(0), &json!(7)));
        assert_eq!(player["taught"], json!(null));
    }
}
