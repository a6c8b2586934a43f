//! What is shown of actions, prices and scores before anything is done.

use super::{
    super::{Act, Basket, Hex, Item, Owner, ScorePart, State},
    toolkit::{Arrange, dealt, table},
};
use crate::rules::{Seat, apiary::Config, trial::Trial};

const FIRST: Seat = Seat::new(0);

fn id(text: &str) -> Item {
    text.parse().expect("an id")
}

/// The strength, and how many columns it opens.
fn advance(trial: &Trial<State>, act: Act, worker: u8) -> (u8, u8) {
    let placing = trial.state.placing(FIRST, act, worker).expect("an action");
    (placing.strength, trial.state.columns_opened(placing.strength))
}

#[test]
fn a27_case_1_an_empty_lower_space_counts_1() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    assert_eq!(advance(&trial, Act::Advance, 1), (2, 1));
    assert_eq!(advance(&trial, Act::Advance, 2), (3, 2));
    assert_eq!(advance(&trial, Act::Advance, 4), (5, 3));
    trial.out(1, "advance.1", 1);
    assert_eq!(advance(&trial, Act::Advance, 1), (2, 1));
    let placing = trial.state.placing(FIRST, Act::Advance, 1).unwrap();
    assert_eq!((placing.other, placing.empty, placing.bumped), (Some(1), false, None));
    assert_eq!(placing.shifted.map(|worker| worker.strength), Some(1));
}

#[test]
fn a24_case_2_the_first_worker_shifts_and_the_second_is_bumped() {
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "");
    trial.out(1, "advance.1", 2).out(2, "advance.2", 3);
    assert_eq!(advance(&trial, Act::Advance, 1), (3, 2));
    let placing = trial.state.placing(FIRST, Act::Advance, 1).unwrap();
    assert_eq!([placing.shifted, placing.bumped].map(|worker| worker.unwrap().strength), [2, 3]);
    trial.out(1, "grow", 1);
    let placing = trial.state.placing(FIRST, Act::Grow, 1).unwrap();
    assert_eq!((placing.shifted, placing.bumped.map(|worker| worker.strength)), (None, Some(1)));
}

#[test]
fn a24_an_empty_first_space_moves_nobody() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.out(1, "explore.2", 3);
    let placing = trial.state.placing(FIRST, Act::Explore, 2).unwrap();
    assert_eq!((placing.shifted, placing.bumped, placing.strength), (None, None, 5));
}

#[test]
fn a49_case_3_each_pair_of_the_large_board_counts_its_own_workers() {
    let mut trial = dealt(5, "hm1 fa01 hm2 fa02 hm3 fa03 hm4 fa04 hm5 fa05", "");
    trial.out(1, "advance-farm.1", 3);
    assert_eq!(advance(&trial, Act::AdvanceGuild, 2), (3, 2));
    assert_eq!(advance(&trial, Act::AdvanceFarm, 2).0, 5);
    assert_eq!(trial.state.placing(FIRST, Act::Advance, 2), None);
}

#[test]
fn a28_clauses_add_to_the_strength() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.build(0, "rc01 0,-1");
    let placing = trial.state.placing(FIRST, Act::Explore, 2).unwrap();
    assert_eq!((placing.modifier, placing.strength), (1, 3));
}

#[test]
fn a51_case_35_discounts_of_hexes_and_clauses_add_up_and_nothing_is_paid_back() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "ft13 ft14 ft15");
    let (farm, on) = (id("ft13"), |hex: &str| Hex::parse(hex).expect("a hex"));
    trial.give(0, [0; 5]);
    assert_eq!(trial.state.price(FIRST, farm), Some(Basket([0, 2, 1, 0, 0])));
    trial.build(0, "rc10 0,-1");
    assert_eq!(trial.state.price(FIRST, farm), Some(Basket([0, 1, 1, 0, 0])));
    assert_eq!(trial.state.price_on(FIRST, farm, on("-1,1")), Some(Basket::NONE));
    assert_eq!(trial.state.price_on(FIRST, farm, on("1,-1")), Some(Basket([0, 1, 1, 0, 0])));
    assert_eq!(trial.state.price_on(FIRST, farm, on("9,9")), None);
    // It is free on one hex, and may be built there.
    assert_eq!(trial.state.lacks(FIRST, farm), Some(Basket::NONE));
    trial.build(0, "ft01 -1,1");
    assert_eq!(trial.state.lacks(FIRST, farm), Some(Basket([0, 1, 1, 0, 0])));
}

#[test]
fn a100_case_26_a_sector_pays_first_and_second_and_one_more_token_may_change_it() {
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "");
    let mut pays = |tokens: [u8; 8]| {
        trial.state.pods[..8].copy_from_slice(&tokens);
        let sector = usize::from(tokens[0] == u8::MAX);
        [0, 1, 2].map(|seat| trial.state.sector_pays(sector, Owner::Seat(Seat::new(seat))))
    };
    let n = u8::MAX;
    assert_eq!(pays([0, 0, 1, 1, 2, n, n, n]), [[6, 6], [6, 6], [0, 0]], "no pod is vacant");
    assert_eq!(pays([0, 0, 1, 2, n, n, n, n]), [[9, 9], [2, 6], [2, 6]]);
    assert_eq!(pays([0, 0, 0, n, n, n, n, n]), [[9, 9], [0, 4], [0, 4]]);
    assert_eq!(pays([n, n, n, n, n, 0, 1, n]), [[3, 7], [3, 7], [0, 2]]);
    trial.state.players[1].tokens = 0;
    assert_eq!(trial.state.sector_pays(1, Owner::Seat(Seat::new(1))), [3, 3], "no token is left");
    assert_eq!(trial.state.sector_pays(99, Owner::Seat(FIRST)), [0, 0]);
}

#[test]
fn a96_a_carving_would_score_what_it_scores_once_it_is_built() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    // 4 for each farm that touches it.
    trial.build(0, "ft04 0,-1").build(0, "ft05 1,-2");
    let would = trial.state.carving_would_score(FIRST, id("cv02"));
    trial.build(0, "cv02 1,-1");
    assert_eq!(would, Some(8));
    assert_eq!(trial.state.texts_now(FIRST).iter().find(|(item, _)| *item == id("cv02")).unwrap().1, 8);
    assert_eq!(trial.state.carving_would_score(FIRST, id("ft01")), None);
}

#[test]
fn a94_a_seed_of_the_hand_is_worth_what_it_would_be_if_planted() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.build(0, "ft01 0,-1").build(0, "ft02 1,-1").hand(0, "se01");
    assert_eq!(trial.state.hand_texts_now(FIRST), [(id("se01"), 2)]);
    assert!(!trial.state.texts_now(FIRST).iter().any(|(item, _)| *item == id("se01")));
    trial.state.players[0].hand = Default::default();
    trial.planted(0, "se02");
    assert!(trial.state.texts_now(FIRST).iter().any(|(item, _)| *item == id("se02")));
}

/// 3 for each pollen, 3 for each seed in hand, 1 for each farm.
#[test]
fn a94_texts_that_count_what_is_there_to_be_spent_are_told_apart() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.give(0, [0; 5]).build(0, "ft01 0,-1");
    let before = trial.state.vp_now(FIRST).unwrap();
    trial.planted(0, "se01 se08 se17");
    assert_eq!((trial.state.vp_now(FIRST), trial.state.passing_now(FIRST)), (Some(before + 1), 0));
    trial.give(0, [2, 1, 0, 0, 0]);
    assert_eq!((trial.state.vp_now(FIRST), trial.state.passing_now(FIRST)), (Some(before + 7), 6));
    trial.hand(0, "se02 se03");
    assert_eq!((trial.state.vp_now(FIRST), trial.state.passing_now(FIRST)), (Some(before + 13), 12));
    trial.build(0, "cv24 1,-1").give(0, [2, 1, 0, 1, 1]);
    let carving = trial.part(0, ScorePart::Carvings);
    assert_eq!((carving > 0, trial.state.passing_now(FIRST)), (true, 12 + carving), "wax and honey");
    assert_eq!(trial.state.passing_now(Seat::new(1)), 0);
}

#[test]
fn a108_only_against_the_autopilot_there_are_cards() {
    let trial = table(Config::new(2), "");
    assert_eq!((trial.state.action_card(), trial.state.support_card()), (None, None));
    let trial = table(Config::solo(1), "");
    let (card, support) = (trial.state.action_card(), trial.state.support_card());
    assert!(card.is_some() && support.is_some() && card.map(|card| card.id) != support.map(|card| card.id));
    for amber in [false, true] {
        let out = trial.state.autopilot_out(amber).len() as u8;
        assert_eq!(trial.state.autopilot_pool(amber).iter().sum::<u8>() + out, if amber { 2 } else { 3 });
    }
}
