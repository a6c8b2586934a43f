//! Set-up: V1 to V5.

use super::toolkit::Table;
use crate::rules::{
    Game, Viewer,
    volcano::{Config, Layout},
};

/// All currents lead to the west.
fn dealt(players: u8) -> Table {
    let mut table = Table::new_game(&Config::new(players));
    for row in 1..=5 {
        for column in 1..=5 {
            table.play(&format!("current {column},{row} W"));
        }
    }
    table
}

#[test]
fn v1_currents_are_dealt_row_by_row_in_any_direction() {
    let mut table = Table::new_game(&Config::new(4));
    assert_eq!(table.options(), ["current 1,1 N", "current 1,1 E", "current 1,1 S", "current 1,1 W"]);
    let mut outcomes = Vec::new();
    table.state.outcomes(&mut outcomes);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "each direction is as likely as the others");
    assert_eq!(table.refusal("current 2,1 N"), "V1");
    table.play("current 1,1 N");
    assert_eq!(table.state.state_json()["currents"][0], "N....");
    assert!(table.allows("current 2,1 N") && !table.allows("current 1,1 S"));
    assert_eq!(dealt(4).state.state_json()["currents"], serde_json::json!(vec!["WWWWW"; 5]));
}

#[test]
fn v2_one_resource_lies_on_each_island_and_none_on_the_volcano() {
    let table = dealt(4);
    assert_eq!(table.resources(), [1; 5]);
    let laid =
        ["1", "2", "3", "4", "5", "V"].map(|name| table.board().resources(super::toolkit::island(name)));
    assert_eq!(laid, [1, 1, 1, 1, 1, 0]);
}

#[test]
fn v2_the_islands_lie_as_the_layout_says() {
    let cells = |layout| {
        let table = Table::new_game(&Config { layout, ..Config::new(4) });
        ["1", "2", "3", "4", "5", "V"].map(|name| table.cell(name))
    };
    assert_eq!(cells(Layout::VolcanoInCentre), ["1,1", "5,1", "1,5", "5,5", "3,4", "3,3"]);
    assert_eq!(cells(Layout::FiveInCentre), ["1,1", "5,1", "1,5", "5,5", "3,3", "3,2"]);
}

#[test]
fn v3_every_seat_may_be_the_first_parent() {
    let mut table = dealt(5);
    assert_eq!(table.options(), ["parent 0", "parent 1", "parent 2", "parent 3", "parent 4"]);
    assert_eq!(table.refusal("parent 5"), "V3");
    assert!(table.state.state_json()["parent"].is_null());
    table.play("parent 4");
    assert_eq!(table.state.state_json()["parent"], 4);
}

#[test]
fn v4_pawns_are_placed_from_the_parent_clockwise_on_any_island() {
    let mut table = dealt(4);
    table.play("parent 2");
    assert_eq!((table.asks().as_str(), table.decides()), ("start", 2));
    assert_eq!(table.options(), ["start 1", "start 2", "start 3", "start 4", "start 5", "start V"]);
    table.play("start V; start 3");
    assert_eq!((table.decides(), table.at().as_str()), (0, "- - V 3"));
    table.play("start 3; start V");
    assert_eq!((table.asks().as_str(), table.at().as_str()), ("check", "3 V V 3"));
}

#[test]
fn v5_the_danger_is_one_and_nothing_has_erupted() {
    let view = dealt(4).state.view(Viewer::Table);
    assert_eq!((view.board.danger().level(), view.board.eruptions(), view.turn), (1, 0, 1));
}
