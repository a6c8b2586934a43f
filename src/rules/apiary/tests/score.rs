//! 7.1: the final scoring.

use serde_json::json;

use super::{
    super::{Config, FavorScoring, ScorePart, Setup, State},
    toolkit::{Arrange, changed_pack, dealt, go, table},
};
use crate::rules::{Game, trial::Trial};

#[test]
fn a93_vp_gained_are_all_that_came_during_the_game() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    let gained = |trial: &Trial<State>| trial.part(0, ScorePart::Gained);
    assert_eq!(gained(&trial), 1, "by turn order");
    trial.hand(0, "se10 se22").build(0, "ft29 0,-1");
    trial.play("seed se10; seed se22");
    assert_eq!(gained(&trial), 1 + 3 + 1, "a seed, an income");
    go(&mut trial, "place explore 1; ship 2,2; slot P", "pl15");
    assert_eq!(gained(&trial), 5 + 2 + 1, "an explore token, a planet");
    assert_eq!(trial.part(1, ScorePart::Gained), 2);
}

#[test]
fn a94_planted_seeds_score_by_their_lower_text_and_hand_cards_do_not() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.build(0, "ft01 0,-1").build(0, "ft02 1,-1").build(0, "rc01 -1,0");
    trial.hand(0, "se02");
    assert_eq!(trial.part(0, ScorePart::Seeds), 0);
    trial.planted(0, "se01");
    assert_eq!(trial.part(0, ScorePart::Seeds), 2, "1 for each farm");
    trial.planted(0, "se37");
    assert_eq!(trial.part(0, ScorePart::Seeds), 2 + 7, "without a frame");
    trial.frame(0, "4,-1", 0);
    assert_eq!(trial.part(0, ScorePart::Seeds), 2);
}

#[test]
fn a95_farms_are_worth_1_and_recruits_and_developments_what_is_printed() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    let tiles = |trial: &Trial<State>| trial.part(0, ScorePart::Tiles);
    trial.build(0, "ft28 0,-1");
    assert_eq!(tiles(&trial), 1);
    trial.build(0, "rc10 1,-1");
    assert_eq!(tiles(&trial), 1 + 3);
    trial.build(0, "dv28 -1,0");
    assert_eq!(tiles(&trial), 1 + 3 + 8);
    trial.build(0, "cv29 -1,1");
    assert_eq!(
        (tiles(&trial), trial.part(0, ScorePart::Carvings)),
        (12, 12),
        "carvings are a part of their own"
    );
}

#[test]
fn a97_a_full_mat_and_full_frames_score_8_each() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    for (number, hex) in
        ["-1,-1", "-1,0", "-1,1", "0,-2", "0,-1", "1,-2", "1,-1", "2,-2", "2,-1", "2,0", "3,-2"]
            .iter()
            .enumerate()
    {
        trial.build(0, &format!("ft{:02} {hex}", number + 1));
    }
    assert_eq!(trial.part(0, ScorePart::Areas), 0);
    trial.build(0, "ft12 3,-1");
    assert_eq!(trial.part(0, ScorePart::Areas), 8);
    assert_eq!((trial.part(0, ScorePart::Tiles), trial.part(0, ScorePart::Faction)), (12, 12));
}

#[test]
fn a99_case_27_tied_seats_share_the_vp_of_their_places() {
    // Places 10, 6 and 2.
    let pack = changed_pack(|pack| pack["favor"]["rank"]["3"] = json!([10, 6, 2]));
    let mut trial =
        table(Config { setup: Setup::Random, pack, ..Config::new(3) }, "hm1 fa01 hm2 fa02 hm3 fa03");
    let mut favors = |favors: [u8; 3]| {
        for (player, favor) in trial.state.players.iter_mut().zip(favors) {
            player.favor = favor;
        }
        [0, 1, 2].map(|seat| trial.part(seat, ScorePart::Favor))
    };
    assert_eq!(favors([5, 5, 1]), [8, 8, 2]);
    assert_eq!(favors([3, 0, 0]), [10, 0, 0]);
    assert_eq!(favors([2, 2, 2]), [6, 6, 6]);
    assert_eq!(favors([9, 1, 1]), [10, 4, 4]);
}

#[test]
fn a100_case_26_sectors_go_to_first_and_second() {
    // Sector A is pods 1 to 5, sector B pods 6 to 8.
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "");
    let mut sector = |tokens: [u8; 8]| {
        trial.state.pods[..8].copy_from_slice(&tokens);
        [0, 1, 2].map(|seat| trial.part(seat, ScorePart::Sectors))
    };
    let n = u8::MAX;
    assert_eq!(sector([0, 0, 1, 1, 2, n, n, n]), [6, 6, 0]);
    assert_eq!(sector([0, 0, 1, 2, n, n, n, n]), [9, 2, 2]);
    assert_eq!(sector([0, 0, 0, n, n, n, n, n]), [9, 0, 0]);
    assert_eq!(sector([n, n, n, n, n, 0, 1, n]), [3, 3, 0]);
}

#[test]
fn a96_carvings_count_what_touches_them_and_one_may_copy() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.build(0, "ft04 0,-1").build(0, "cv02 1,-1").build(0, "ft05 1,-2");
    assert_eq!(trial.part(0, ScorePart::Carvings), 8);
    // The copy counts from its own hex in its own hive.
    trial.build(1, "ft06 0,-1").build(1, "cv30 1,-1");
    assert_eq!(trial.part(1, ScorePart::Carvings), 4);
}

#[test]
fn a102_case_40_active_workers_decide_ties_and_ranks_are_shared() {
    let mut trial = dealt(3, "hm1 fa06 hm2 fa06 hm3 fa07", "");
    for (seat, vp) in [(0, 88), (1, 88), (2, 80)] {
        trial.state.players[seat].vp = vp;
        trial.state.players[seat].favor = 0;
    }
    trial.workers(0, [3, 0, 0, 0]).workers(1, [2, 0, 0, 0]);
    let ranks =
        |trial: &Trial<State>| -> Vec<u8> { trial.state.scores().iter().map(|score| score.rank).collect() };
    assert_eq!(ranks(&trial), [1, 2, 3]);
    trial.workers(1, [0, 3, 0, 0]);
    assert_eq!(ranks(&trial), [1, 1, 3]);
}

#[test]
fn a98_the_faction_scores_by_the_side_that_lies_up() {
    let mut trial = dealt(2, "hm1 fa04 hm2 fa02", "");
    trial.build(0, "dv01 0,-1").build(0, "dv02 1,-1");
    assert_eq!(trial.part(0, ScorePart::Faction), 2);
    trial.state.players[0].upgraded = true;
    assert_eq!(trial.part(0, ScorePart::Faction), 6);
    assert_eq!(trial.part(1, ScorePart::Faction), 0, "no explore token");
}

#[test]
fn a99_by_position_the_reached_space_pays() {
    let config = Config { setup: Setup::Random, favor: FavorScoring::Position, ..Config::new(2) };
    let mut trial = table(config, "hm1 fa01 hm2 fa02");
    for (favor, vp) in [(0, 0), (1, 0), (2, 1), (9, 5), (20, 12)] {
        trial.state.players[0].favor = favor;
        assert_eq!(trial.part(0, ScorePart::Favor), vp);
    }
}

#[test]
fn a101_resources_hand_reserve_and_tokens_are_worth_nothing_unless_a_text_counts_them() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    let before = trial.total(0);
    trial.give(0, [9; 5]).hand(0, "se01 se02").reserve(0, "dv28");
    trial.state.players[0].tokens = 3;
    assert_eq!(trial.total(0), before);
    trial.build(0, "cv16 0,-1");
    assert_eq!(trial.total(0), before + 2 * 5, "5 for each seed in hand");
}

#[test]
fn a103_texts_count_the_own_hive_and_stored_like_loose_resources() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.planted(0, "se01 se17").build(1, "ft01 0,-1").build(1, "ft02 1,-1").give(1, [9; 5]).give(0, [0; 5]);
    assert_eq!(trial.part(0, ScorePart::Seeds), 0, "the farms and the pollen are those of seat 1");
    trial.build(0, "ft03 0,-1");
    // Three spots take pollen, the fourth lies loose: each counts 3.
    trial.give(0, [4, 0, 0, 0, 0]);
    assert_eq!(trial.part(0, ScorePart::Seeds), 1 + 4 * 3);
    // "Adjacent" is sharing an edge with the tile's own hex.
    trial.build(0, "cv02 1,-1").build(0, "ft05 2,-2").build(0, "ft06 -1,0");
    assert_eq!(trial.part(0, ScorePart::Carvings), 2 * 4);
}
