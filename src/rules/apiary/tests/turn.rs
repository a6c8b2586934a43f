//! Chapter 3 and 5.3: the turn, the order of what happens in it, and the rows.

use serde_json::json;

use super::{
    super::{Event, Prompt, Source, State, pack::TileKind, set::Copies, state::NONE},
    toolkit::{Arrange, dealt, go, place_of},
};
use crate::rules::{Game, Pending, Viewer, trial::Trial};

fn two() -> Trial<State> {
    dealt(2, "hm1 fa01 hm2 fa02", "ft04 ft05 ft06")
}

#[test]
fn a15_seeds_then_one_main_action_then_seeds_then_the_end() {
    let mut trial = two();
    trial.hand(0, "se02 se10 se33");
    assert_eq!(trial.refusal("end"), "A15", "there was no main action");
    trial.play("seed se02");
    assert_eq!(trial.asks(), "turn");
    go(&mut trial, "place explore 1; ship 2,2; slot P", "pl02");
    assert_eq!(trial.asks(), "end");
    assert_eq!((trial.refusal("place explore 1"), trial.refusal("retrieve")), ("A15", "A15"));
    trial.play("seed se10");
    assert_eq!(trial.asks(), "end");
    assert_eq!(trial.refusal("place explore 1"), "A15", "a seed does not bring a second action");
    go(&mut trial, "end", "");
    assert_eq!((trial.state.seat, trial.asks()), (1, "turn".into()));
}

#[test]
fn a18_workers_of_seeds_do_not_lift_the_duty_to_place() {
    let mut trial = two();
    trial.workers(0, [0, 0, 0, 1]).hand(0, "se12 se14 se38");
    trial.play("seed se14; up 4@active; pod 1");
    assert_eq!((trial.pool(0), trial.asks()), ([1, 0, 0, 0], "turn".into()), "A17 was looked at again");
    trial.play("seed se12; seed se38; pick 1");
    assert_eq!((trial.pool(0), trial.favor(0)), ([2, 0, 0, 0], 2));
    trial.land(0, 2);
    assert_eq!(trial.refusal("retrieve"), "A17");
    go(&mut trial, "place explore 1", "");
}

#[test]
fn a19_whoever_must_place_can_always_explore() {
    let mut trial = two();
    let all: Vec<String> = (1..=45).map(|seed| format!("se{seed:02}")).collect();
    trial.hand(0, &all.join(" ")).workers(1, [0; 4]).give(1, [0; 5]);
    go(&mut trial, "place explore 2; ship 2,2; slot P; end", "pl02");
    assert!(trial.state.must_place);
    assert_eq!(trial.options(), ["place explore 1"]);
}

#[test]
fn a20_the_end_settles_storage_then_rows_then_the_trigger_then_the_next_seat() {
    let mut trial = two();
    trial.state.players[1].tokens = 0;
    trial.give(0, [0, 1, 0, 0, 0]);
    go(&mut trial, "place advance 1; build ft04 0,-1", "");
    trial.give(0, [5, 0, 0, 0, 0]);
    go(&mut trial, "end -P2", "ft20");
    let order = [
        place_of(&trial, |event| matches!(event, Event::Discarded { .. })),
        place_of(&trial, |event| matches!(event, Event::Favored { favor: 2, .. })),
        place_of(
            &trial,
            |event| matches!(event, Event::TileDealt { tile, .. } if tile.to_string() == "ft20"),
        ),
        place_of(&trial, |event| matches!(event, Event::EndTriggered { turns: 2 })),
        place_of(&trial, |event| matches!(event, Event::TurnBegan { turn: 2, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn a21_what_cannot_be_gained_is_lost_and_nothing_is_refused_for_it() {
    let mut trial = two();
    trial.hand(0, "se12 se22 se06").workers(0, [3, 1, 0, 0]).give(0, [2, 2, 2, 0, 0]);
    trial.state.frames = 0;
    trial.play("seed se12");
    assert_eq!((trial.pool(0), trial.asks()), ([3, 1, 0, 0], "turn".into()), "no worker in the supply");
    trial.play("seed se22");
    assert_eq!((trial.has(0), trial.asks()), ([2, 2, 2, 0, 0], "turn".into()), "no farm");
    trial.play("seed se06");
    assert_eq!(trial.asks(), "turn", "no frame");
    assert_eq!(trial.json("discards")["seed"], json!(["se06", "se12", "se22"]));
}

#[test]
fn a22_triggers_go_faction_first_then_recruits_in_the_order_built() {
    let mut trial = dealt(2, "hm1 fa09 hm2 fa02", "");
    trial.build(0, "rc25 0,-1").build(0, "rc24 1,-1").land(0, 1);
    trial.play("retrieve; gain W");
    let sources: Vec<String> = trial
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Triggered { source: Source::Item(item), .. } => Some(item.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(sources, ["fa09", "rc25", "rc24"]);
    // A recruit is in force from its placing on, but its own build does not trigger it.
    let mut trial = dealt(2, "hm2 fa01 hm1 fa02", "rc06 rc02 rc03");
    trial.give(0, [4, 0, 0, 0, 0]);
    go(&mut trial, "place advance 1; build rc06 0,-1", "");
    assert_eq!(trial.favor(0), 0);
    trial.state.spaces = [None; 10];
    trial.workers(0, [0, 1, 0, 0]);
    go(&mut trial, "end; place explore 2; ship 2,2; slot P; end", "pl02");
    trial.play("place advance 2; build rc02 1,-1");
    assert_eq!(trial.favor(0), 3);
}

#[test]
fn a58_discarded_tiles_form_one_open_pile_per_kind() {
    let mut trial = two();
    trial.workers(0, [0; 4]).out(0, "grow", 4).out(0, "carve", 4);
    go(&mut trial, "retrieve; pod 2; pod 4", "");
    assert_eq!(trial.json("discards")["farm"], json!(["ft04", "ft05", "ft06"]));
    assert_eq!(trial.json("discards")["recruit"], json!(["rc01", "rc02", "rc03"]));
    assert_eq!(trial.json("discards")["development"], json!([]));
    let seen = trial.state.view(Viewer::Table).state;
    assert_eq!(seen.discards, trial.state.discards, "everybody sees them");
}

#[test]
fn a59_a_refreshed_row_is_discarded_and_three_are_dealt_at_once() {
    let mut trial = two();
    trial.workers(0, [0; 4]).out(0, "grow", 4);
    trial.state.rows[0][1] = NONE;
    go(&mut trial, "retrieve; pod 2", "ft10 ft11 ft12");
    assert_eq!(trial.json("rows")["farm"], json!(["ft10", "ft11", "ft12"]), "the gap is filled, too");
    assert_eq!(trial.json("discards")["farm"], json!(["ft04", "ft06"]));
    assert_eq!(trial.asks(), "end", "in the running turn");
}

#[test]
fn a60_an_empty_stack_is_renewed_from_its_discards_and_else_the_column_stays_empty() {
    let mut trial = two();
    let farm = |id: &str, trial: &Trial<State>| trial.state.pack().copies(id.parse().unwrap());
    let [lying, rest] = [farm("ft30", &trial), trial.state.stacks[0]];
    trial.state.discards[0] = lying;
    trial.state.stacks[0] = Copies::NONE;
    trial.state.players[1].reserve[0] = rest.without(lying);
    trial.give(0, [0, 1, 0, 0, 0]);
    trial.play("place advance 1; build ft04 0,-1; end");
    assert_eq!(trial.options(), ["row ft30"]);
    trial.play("row ft30");
    assert_eq!(trial.count(|event| *event == Event::TilesShuffled { kind: TileKind::Farm }), 1);
    assert_eq!(trial.json("rows")["farm"], json!(["ft05", "ft06", "ft30"]));
    assert_eq!(trial.json("discards")["farm"], json!([]));
    // Neither stack nor discards: the row slides, and the right column stays empty.
    trial.give(1, [0, 0, 1, 0, 0]);
    trial.state.spaces = [None; 10];
    trial.play("place advance 2; build ft05 0,-1; end");
    assert_eq!(trial.json("rows")["farm"], json!(["ft06", "ft30", null]));
    assert!(matches!(trial.state.pending(), Pending::Decision { prompt: Prompt::Turn, .. }));
}
