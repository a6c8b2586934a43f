//! What the Autopilot plays with, and what it scores.

use serde_json::json;

use super::{
    super::{
        super::{Act, Config, ScorePart, State, autopilot::curve, set::Copies, state::AUTOPILOT},
        toolkit::{Arrange, deal, go},
    },
    bee, group, plays, solo, vp,
};
use crate::rules::{Game, Viewer, trial::Trial};

#[test]
fn a105_levels_give_workers_tokens_and_the_strength_of_gained_workers() {
    let levels = [
        ([2, 1, 0, 0], [1, 1, 0, 0], 2, false),
        ([1, 2, 0, 0], [0, 2, 0, 0], 2, false),
        ([0, 2, 1, 0], [1, 0, 1, 0], 2, false),
        ([0, 2, 1, 0], [0, 1, 1, 0], 3, false),
        ([0, 2, 1, 0], [1, 0, 1, 0], 2, true),
        ([0, 2, 1, 0], [0, 1, 1, 0], 3, true),
    ];
    for (level, (ash, amber, gained, expert)) in (1..).zip(levels) {
        let mut trial = Trial::<State>::new_game(&Config::solo(level));
        assert_eq!((trial.state.autopilot.pools, trial.state.autopilot.tokens), ([ash, amber], 7));
        deal(&mut trial, "hm1 fa01 9 4");
        group(&mut trial, [0; 4], [0; 4]);
        bee(&mut trial, Act::Carve, 1, 4);
        plays(&mut trial, 7, 9, "");
        let mut pool = [0; 4];
        pool[gained - 1] = 1;
        assert_eq!(trial.state.autopilot.pools[1], pool, "level {level} gains strength {gained}");
        // Grow with strength 1: on the expert side one more.
        group(&mut trial, [1, 0, 0, 0], [0; 4]);
        let before = vp(&trial);
        plays(&mut trial, 2, 14, "");
        assert_eq!(vp(&trial) - before, 1 + u16::from(expert), "level {level}");
    }
}

#[test]
fn a106_the_deck_is_that_of_the_table() {
    let table = "1 0 1 Explore ash up F, 2 0 2 Grow ash up W, 3 1 3 Convert ash down P, 4 1 1 Research amber up W, \
                 5 0 2 Advance ash up P, 6 0 0 Advance amber down W, 7 1 1 Research amber down P, \
                 8 1 0 Convert amber down F, 9 0 3 Grow amber down F, 10 0 1 Explore amber down W, \
                 11 1 2 Explore amber up P, 12 0 2 Convert ash down W, 13 1 0 Research ash down P, \
                 14 1 2 Advance ash up F";
    let trial = solo(1);
    let cards: Vec<String> = trial
        .state
        .pack()
        .cards
        .iter()
        .map(|card| {
            let (group, curve) =
                (if card.amber { "amber" } else { "ash" }, if card.up { "up" } else { "down" });
            let action = format!("{:?}", card.action);
            format!(
                "{} {} {} {action} {group} {curve} {}",
                card.id,
                card.retrieve,
                card.carve,
                card.resource.letter()
            )
        })
        .collect();
    assert_eq!(cards.join(", "), table);
}

#[test]
fn a107_curves_run_through_a_grid_like_an_ox_plough() {
    let cells = |columns, rows, up| -> String {
        curve(columns, rows, up).map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(cells(3, 4, false), "0,0 1,0 2,0 2,1 1,1 0,1 0,2 1,2 2,2 2,3 1,3 0,3");
    assert_eq!(cells(3, 4, true), "2,3 1,3 0,3 0,2 1,2 2,2 2,1 1,1 0,1 0,0 1,0 2,0");
    assert_eq!(cells(3, 2, false), "0,0 1,0 2,0 2,1 1,1 0,1");
    assert_eq!(cells(3, 2, true), "2,1 1,1 0,1 0,0 1,0 2,0");
}

#[test]
fn a108_the_next_card_gives_the_support_side_and_becomes_the_action_card() {
    let mut trial = solo(1);
    let autopilot = trial.json("autopilot");
    assert_eq!((&autopilot["card"], &autopilot["next"]), (&json!(9), &json!(14)));
    assert_eq!(autopilot["deck"].as_array().unwrap().len(), 12);
    // Its turn: card 14 acts, and only the card after it is drawn.
    go(&mut trial, "place explore 1; ship 2,2; slot P; end", "pl02 3");
    let autopilot = trial.json("autopilot");
    assert_eq!((&autopilot["card"], &autopilot["next"]), (&json!(14), &json!(3)));
    // No card after it: all 14 are shuffled, and the turn starts with a new top card.
    trial.state.autopilot.deck = Copies::NONE;
    go(&mut trial, "place explore 1; ship 1,2; slot P; end", "pl03 5 6");
    let autopilot = trial.json("autopilot");
    assert_eq!((&autopilot["card"], &autopilot["next"]), (&json!(5), &json!(6)));
    assert_eq!(autopilot["deck"].as_array().unwrap().len(), 12);
    // Of the next card only the support half is public: 9 would look like 8 (amber, down, fibre).
    trial.state.autopilot.next = 8;
    trial.state.autopilot.deck = [7].into_iter().collect();
    let seen = trial.state.view(Viewer::Table).state;
    trial.state.autopilot.next = 7;
    trial.state.autopilot.deck = [8].into_iter().collect();
    assert_eq!(trial.state.view(Viewer::Table).state, seen);
}

#[test]
fn a113_who_teaches_a_dance_gets_4_favor_and_it_never_dances() {
    let mut trial = solo(1);
    trial.workers(0, [0, 0, 0, 1]).give(0, [0; 5]);
    go(&mut trial, "place convert 4; teach dt1 dk1; done", "");
    assert_eq!(trial.favor(0), 4);
    group(&mut trial, [0; 4], [0, 2, 0, 0]);
    go(&mut trial, "end", "");
    plays(&mut trial, 8, 9, "");
    assert_eq!(trial.favor(0), 4, "its Convert uses no dance");
}

#[test]
fn a114_its_score_is_vp_sectors_and_so_much_for_each_item() {
    for (level, items) in [(1, 1 + 2 + 3 + 7 + 3), (5, 2 + 3 + 4 + 7 + 4)] {
        let mut trial = solo(level);
        trial.state.autopilot.vp = 20;
        trial.state.autopilot.tiles = std::array::from_fn(|_| [0].into_iter().collect());
        trial.state.explored.push([AUTOPILOT, 0]);
        trial.state.pods[0] = AUTOPILOT;
        let score = trial.state.autopilot_score().unwrap();
        let parts = [(ScorePart::Gained, 20), (ScorePart::Items, items), (ScorePart::Sectors, 9)];
        assert_eq!((score.parts, score.total), (parts.to_vec(), 20 + items + 9));
    }
}

#[test]
fn a115_a_tie_goes_to_a_human_who_has_taught_a_dance() {
    let mut trial = solo(1);
    trial.state.players[0].vp += 50;
    let score = trial.total(0);
    trial.state.autopilot.vp += (score - trial.state.autopilot_score().unwrap().total) as u16;
    let ranks =
        |trial: &Trial<State>| [trial.state.scores()[0].rank, trial.state.autopilot_score().unwrap().rank];
    assert_eq!(ranks(&trial), [2, 1]);
    trial.state.players[0].taught = 0;
    assert_eq!(ranks(&trial), [1, 2]);
    trial.state.autopilot.vp += 1;
    assert_eq!(ranks(&trial), [2, 1]);
}
