//! What the Autopilot does in its turn.

use serde_json::json;

use super::{
    super::{
        super::{
            Act, Config, Setup, State,
            state::{AUTOPILOT, NONE},
        },
        toolkit::{Arrange, go, table},
    },
    bee, group, plays, solo, vp,
};
use crate::rules::trial::Trial;

#[test]
fn a109_it_retrieves_first_of_all_for_2_vp_without_income() {
    let mut trial = solo(1);
    group(&mut trial, [0; 4], [0; 4]);
    bee(&mut trial, Act::Grow, 0, 3);
    bee(&mut trial, Act::Research, 0, 4);
    let before = vp(&trial);
    plays(&mut trial, 2, 14, "");
    // The 3 becomes 4; the 4 hibernates and is replaced by a worker of strength 2.
    assert_eq!((vp(&trial) - before, trial.state.autopilot.pools[0]), (2, [0, 1, 0, 1]));
    assert_eq!((trial.state.autopilot.tokens, trial.json("spaces")["grow"].clone()), (6, json!([null])));
}

#[test]
fn a109_case_41_the_retrieve_limit_is_about_the_pool_of_the_group() {
    // Limit 1; one amber worker in the pool, one on Research.
    let mut trial = solo(1);
    group(&mut trial, [1, 1, 0, 0], [1, 0, 0, 0]);
    bee(&mut trial, Act::Research, 1, 2);
    let before = vp(&trial);
    plays(&mut trial, 7, 9, "");
    assert_eq!((vp(&trial) - before, trial.state.autopilot.pools), (2, [[1, 1, 0, 0], [1, 0, 1, 0]]));
    // With two in the pool it acts instead.
    group(&mut trial, [0; 4], [2, 0, 0, 0]);
    let before = vp(&trial);
    plays(&mut trial, 7, 9, "");
    assert_eq!((vp(&trial) - before, trial.state.autopilot.pools[1]), (1, [1, 0, 0, 0]));
}

#[test]
fn a109_it_carves_with_strength_4_the_nth_carving_along_the_curve() {
    // Card 12: the second one. Down the slots are 0 1 2 5 4 3, up they are 5 4 3 0 1 2; two of them are empty.
    for (support, gone, taken) in [(3, [1, 2], "cv06"), (14, [5, 4], "cv01")] {
        let mut trial = solo(1);
        group(&mut trial, [0, 0, 0, 1], [0; 4]);
        gone.iter().for_each(|slot| trial.state.slots[*slot] = NONE);
        plays(&mut trial, 12, support, "");
        assert_eq!(trial.json("autopilot")["tiles"], json!([taken]));
        assert_eq!(trial.json("spaces")["carve"], json!(["ash:4"]));
    }
    // Without a worker of strength 4 it converts.
    let mut trial = solo(1);
    group(&mut trial, [0, 0, 1, 0], [0; 4]);
    let before = vp(&trial);
    plays(&mut trial, 12, 3, "");
    assert_eq!((vp(&trial) - before, trial.json("spaces")["convert"].clone()), (3, json!(["ash:3"])));
}

#[test]
fn a109_grow_research_and_convert_score_the_strength_and_6_for_4() {
    for (strength, expected) in [(1, 1), (2, 2), (3, 3), (4, 6)] {
        let mut trial = solo(1);
        let mut pool = [0; 4];
        pool[strength - 1] = 1;
        group(&mut trial, [0; 4], pool);
        let before = vp(&trial);
        // Card 8: Convert, no carving; it takes the strongest worker, but here it has one.
        trial.state.autopilot.pools[1][0] += 1;
        plays(&mut trial, 8, 9, "");
        assert_eq!(vp(&trial) - before, expected, "strength {strength}");
    }
}

#[test]
fn a109_advance_takes_the_leftmost_tile_of_its_rows_and_drops_the_next() {
    for (strength, rows) in [(1, &["farm"][..]), (2, &["farm", "recruit"]), (3, &["farm", "development"])] {
        let mut trial = solo(1);
        let mut pool = [0; 4];
        pool[strength - 1] = 1;
        group(&mut trial, pool, [0; 4]);
        let before = trial.json("rows");
        plays(&mut trial, 5, 14, "");
        let tiles = trial.json("autopilot")["tiles"].clone();
        let expected: Vec<_> = rows.iter().map(|row| before[row][0].clone()).collect();
        assert_eq!(tiles, json!(expected));
        for row in ["farm", "recruit", "development"] {
            let after = trial.json("rows")[row].clone();
            if rows.contains(&row) {
                assert_eq!(trial.json("discards")[row], json!([before[row][1]]));
                assert_eq!(after[0], before[row][2], "it slides and refills");
                assert!(after[2].is_string());
            } else {
                assert_eq!(after, before[row]);
            }
        }
    }
    let mut trial = solo(1);
    group(&mut trial, [0; 4], [0, 0, 0, 1]);
    plays(&mut trial, 6, 9, "");
    assert_eq!(trial.json("autopilot")["tiles"].as_array().unwrap().len(), 3, "strength 4: all rows");
}

#[test]
fn a107_a109_case_33_the_walk_stops_on_an_unexplored_planet() {
    let mut trial = solo(1);
    trial.ship("1,1").planet("0,1 pl03");
    let to = |trial: &Trial<State>, up: bool, strength: u8| {
        trial.state.autopilot_walk(up, strength).map(|cell| trial.state.cell(cell as u8).to_string())
    };
    assert_eq!(to(&trial, false, 2).as_deref(), Some("0,2"));
    assert_eq!(to(&trial, false, 1).as_deref(), Some("0,1"));
    trial.ship("2,1").planet("1,1 pl04");
    assert_eq!(to(&trial, false, 1).as_deref(), Some("1,1"), "one planet on");
    // Whole: it takes the token without its benefit, and puts the shown resource on the new planet.
    trial.ship("1,1");
    group(&mut trial, [0; 4], [0, 1, 0, 0]);
    let before = vp(&trial);
    plays(&mut trial, 10, 9, "pl02");
    assert_eq!(trial.json("ship"), json!([0, 2]));
    assert_eq!(trial.json("cells")[6], json!([0, 2, null, "pl02", "F"]));
    assert_eq!((vp(&trial), trial.json("autopilot")["explored"].clone()), (before, json!(["xt04"])));
}

#[test]
fn a109_case_34_the_start_cell_and_the_own_planet_are_not_counted() {
    let mut trial = solo(1);
    let cells = ["0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2", "0,3", "1,3"];
    for (cell, planet) in cells.iter().zip(2..) {
        trial.planet(&format!("{cell} pl{planet:02}"));
    }
    trial.ship("2,3");
    let to = |trial: &Trial<State>, strength: u8| {
        trial.state.autopilot_walk(true, strength).map(|cell| trial.state.cell(cell as u8).to_string())
    };
    assert_eq!(to(&trial, 1).as_deref(), Some("1,3"));
    assert_eq!(to(&trial, 2).as_deref(), Some("0,3"));
    // At the end of the curve it turns back: from (1,0) over (2,0), and (1,0) is skipped.
    trial.ship("1,0");
    assert_eq!(to(&trial, 2).as_deref(), Some("0,0"));
    // Strength 4: all of it twice.
    trial.ship("2,3");
    group(&mut trial, [0, 0, 0, 1], [0; 4]);
    trial.state.slots = [NONE; 16];
    plays(&mut trial, 1, 14, "");
    assert_eq!(trial.json("ship"), json!([0, 1]), "four planets and four more");
}

#[test]
fn a110_it_shifts_and_bumps_like_a_seat_and_the_human_decides() {
    let mut trial = solo(1);
    trial.workers(0, [0; 4]).out(0, "research", 2);
    group(&mut trial, [0; 4], [2, 0, 0, 0]);
    plays(&mut trial, 7, 9, "");
    assert_eq!((trial.asks(), trial.asked()), ("bumped".into(), Some(0)));
    let before = vp(&trial);
    go(&mut trial, "landing", "");
    assert_eq!((trial.state.player(0).landing, vp(&trial) - before), ([0, 1, 0, 0], 1));
    // For the end it has turns like a seat.
    trial.state.autopilot.tokens = 0;
    group(&mut trial, [0; 4], [2, 0, 0, 0]);
    plays(&mut trial, 8, 9, "");
    assert_eq!((trial.state.last_turns, trial.state.seat), (Some(2), 0));
    // For `bump` it is another seat.
    let mut trial = table(Config { setup: Setup::Random, ..Config::solo(1) }, "hm1 fa11 9 14");
    group(&mut trial, [1, 0, 0, 0], [0; 4]);
    bee(&mut trial, Act::Research, 1, 2);
    trial.give(0, [0; 5]);
    trial.play("place research 1");
    assert_eq!((trial.has(0), trial.state.autopilot.pools[1]), ([1, 0, 0, 0, 0], [0, 0, 1, 0]));
}

#[test]
fn a111_its_bumped_worker_gets_stronger_or_hibernates() {
    let mut trial = solo(1);
    group(&mut trial, [0; 4], [0; 4]);
    bee(&mut trial, Act::Research, 1, 3);
    go(&mut trial, "place research 1; end", "14");
    assert_eq!((trial.state.autopilot.pools[1], trial.state.autopilot.tokens), ([0, 0, 0, 1], 7));
    let mut trial = solo(1);
    group(&mut trial, [0; 4], [0; 4]);
    bee(&mut trial, Act::Research, 1, 4);
    trial.play("place research 1");
    assert_eq!((trial.state.autopilot.pools[1], trial.state.autopilot.tokens), ([0, 1, 0, 0], 6));
}

#[test]
fn a112_its_token_goes_where_it_raises_its_majority_most_without_any_benefit() {
    let hibernate = |pods: [u8; 8]| {
        let mut trial = solo(1);
        trial.state.pods[..8].copy_from_slice(&pods);
        group(&mut trial, [0; 4], [0; 4]);
        bee(&mut trial, Act::Research, 1, 4);
        let before = (trial.json("rows"), vp(&trial));
        trial.play("place research 1");
        assert_eq!((trial.json("rows"), vp(&trial)), before, "no benefit, no refresh");
        trial.state.pods[..8].iter().zip(pods).position(|(after, before)| *after != before)
    };
    let (n, a) = (NONE, AUTOPILOT);
    assert_eq!(hibernate([n; 8]), Some(0), "9 against 7, the first pod of the sector");
    assert_eq!(hibernate([a, n, n, n, n, n, n, n]), Some(5), "nothing more in A, 7 in B");
    assert_eq!(hibernate([0, 0, 0, n, n, n, n, n]), Some(5), "4 against 7");
    assert_eq!(hibernate([a, n, n, n, n, a, n, n]), Some(1), "a tie goes to the larger sector");
    assert_eq!(hibernate([0; 8]), None, "no vacant pod");
}
