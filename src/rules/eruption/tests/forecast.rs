//! Forecast: E78. A scene's stacks are written from the top down.

use super::toolkit::{Scene, Table, scene_of};
use crate::rules::{
    Game, Viewer,
    eruption::{Config, Event, Material::Wood},
};

fn forecast(players: u8) -> Scene {
    scene_of(&Config { forecast: true, ..Config::new(players) })
}

fn tops(table: &Table) -> Vec<String> {
    let stack = table.state.view(Viewer::Table).stack;
    (0..3).map(|pile| stack.top(pile).map_or(String::new(), |kind| kind.to_string())).collect()
}

fn heights(table: &Table) -> [u8; 3] {
    table.state.view(Viewer::Table).stack.heights().expect("three stacks")
}

const DEAL: &str = "start 0; card rain; card rain; card rain; card rain; card quake; card quake";

#[test]
fn e78_three_stacks_of_14_13_and_13_with_their_tops_face_up() {
    let mut table = Table::new_game(&Config { forecast: true, ..Config::new(2) });
    assert_eq!(heights(&table), [14, 13, 13]);
    table.play(DEAL);
    assert_eq!(table.asks(), "tile", "the tops come up after the deal");
    table.play("tile 03; tile 0135; tile 01235");
    assert_eq!((tops(&table).join(" ").as_str(), heights(&table)), ("03 0135 01235", [14, 13, 13]));
    assert_eq!((table.asks().as_str(), table.options().join(" ").as_str()), ("take", "take 0 take 1 take 2"));
}

#[test]
fn e78_every_draw_takes_a_top_and_the_next_tile_comes_up() {
    let mut table = forecast(2)
        .stacks(
            ["03 3 34", "0135 24 24", "35"]
                .map(|stack| if stack.contains("24") { "0135 024 024" } else { stack }),
        )
        .lava();
    table.play("take 0");
    assert_eq!(table.asks(), "tile", "before the tile is placed");
    assert_eq!(
        table.options(),
        ["tile 3", "tile 34", "tile 024"],
        "any unseen tile: nobody knows where it lies"
    );
    assert_eq!((table.refusal("tile 0123"), table.refusal("again 3")), ("E2", "E2"), "there is none");
    table.play("tile 3; place 1,1 0");
    assert_eq!((tops(&table).join(" ").as_str(), heights(&table)), ("3 0135 35", [2, 3, 1]));
    table.play("done; end; take 2");
    assert_eq!((table.asks().as_str(), heights(&table)), ("place", [2, 3, 0]), "nothing is left to come up");
    assert_eq!(table.refusal("take 2"), "E6");
}

#[test]
fn e78_a_taken_tile_must_be_placed_and_unseen_tiles_stay_unseen() {
    let mut table = forecast(2).stacks(["03 3", "03", ""]).lava();
    assert_eq!(table.refusal("take 2"), "E78", "an empty stack");
    table.play("take 1");
    assert!(table.options().iter().all(|option| option.starts_with("place ")), "{table}");
    let view = table.state.view(Viewer::Table);
    assert_eq!((view.stack.top(1), view.stack.len()), (None, 2));
}

#[test]
fn e78_tops_that_fit_nowhere_cannot_be_chosen() {
    // Only -1,-1 is open; the dead end alone fits there.
    let table = forecast(2).filled_but(&["-1,-1"], "0").stacks(["03 3", "3 03", ""]).lava();
    assert_eq!(table.options(), ["take 1"]);
    assert_eq!(table.refusal("take 0"), "E78");
}

#[test]
fn e78_if_no_top_fits_that_of_the_highest_stack_goes_back_until_one_does() {
    let full = forecast(2).filled_but(&["-1,-1"], "0").stacks(["03", "03 03 3", "03 03"]);
    let mut table = full.lava();
    assert_eq!(table.count(|event| matches!(event, Event::TileReturned { .. })), 1);
    assert_eq!((tops(&table).join("|").as_str(), heights(&table)), ("03||03", [1, 3, 2]));
    assert_eq!(
        table.chances(),
        [("tile 3".into(), 2), ("tile 03".into(), 4)],
        "the one put back does not come up"
    );
    table.play("tile 03");
    assert_eq!(table.count(|event| matches!(event, Event::TileReturned { .. })), 2);
    table.play("tile 03");
    assert_eq!(tops(&table).join("|"), "03|03|", "now the other stack is the highest\n{table}");
    table.play("tile 3");
    assert_eq!(table.options(), ["take 2"]);
    assert_eq!(heights(&table), [1, 3, 2]);
}

#[test]
fn e78_a_tile_that_was_put_back_comes_up_again_on_its_own_stack() {
    // 2,-1 takes the sharp bend only.
    let open = forecast(2).filled_but(&["-1,-1", "2,-1"], "0").stacks(["03 3 01235", "03 34", ""]);
    let mut table = open.lava();
    table.play("tile 3; take 0");
    assert_eq!(table.options(), ["tile 34", "tile 01235"], "not in the draw in which it was put back");
    table.play("tile 01235; place -1,-1 5; done; end");
    assert_eq!(heights(&table), [2, 2, 0]);
    assert_eq!(table.options(), ["again 03"], "no top fits, and nothing else lies in that stack");
    assert_eq!((table.refusal("tile 03"), table.refusal("tile 34")), ("E2", "E2"));
    table.play("again 03");
    assert_eq!(table.options(), ["tile 34"]);
    table.play("tile 34");
    assert_eq!(table.options(), ["take 1"]);
}

#[test]
fn e78_if_no_tile_of_any_stack_fits_the_mandatory_placement_discards_them() {
    let mut table = forecast(2).filled_but(&["-1,-1"], "0").stacks(["03", "03 03", ""]).lava();
    assert!(table.events.contains(&Event::StackDiscarded { tiles: 3 }));
    assert_eq!(table.asks(), "cards");
    table.play("done; end");
    assert_eq!(table.count(|event| matches!(event, Event::FinalRound { .. })), 1, "E28 and E70");
}

#[test]
fn e78_the_stacks_are_exhausted_when_all_three_are_empty() {
    let mut table = forecast(2).stacks(["", "03", "03"]).lava();
    table.play("take 1; place 1,1 0; done; end");
    assert_eq!(table.state.view(Viewer::Table).last_round, None);
    table.play("take 2; place 1,2 0; done; end");
    assert!(table.state.view(Viewer::Table).last_round.is_some());
}

#[test]
fn e78_a_tile_whose_hexes_are_all_refused_goes_back_into_its_stack() {
    let scene = forecast(2).filled_but(&["-1,-1", "2,-1"], "0").wall("0,-1/NW", Wood);
    let mut table = scene.stacks(["3 03", "34", ""]).lava();
    table.play("take 0; tile 03; place -1,-1 5; dice 6 1");
    assert_eq!((table.asks().as_str(), table.options().join(" ").as_str()), ("take", "take 1"), "E34");
    assert_eq!(table.state.view(Viewer::Table).stack.of("03".parse().unwrap()), 1, "it has not gone");
    assert_eq!((tops(&table).join("|").as_str(), heights(&table)), ("03|34|", [2, 1, 0]));
    table.play("take 1; place 2,-1 0");
    assert_eq!(heights(&table), [2, 0, 0]);
    let mut last = scene_with_one_tile();
    last.play("take 0; place -1,-1 5; dice 6 1");
    assert_eq!(last.options(), ["again 3"], "it comes up again when the placement is skipped");
    last.play("again 3");
    assert_eq!((tops(&last).join("|").as_str(), heights(&last)), ("3||", [1, 0, 0]));
}

fn scene_with_one_tile() -> Table {
    forecast(2).filled_but(&["-1,-1"], "0").wall("0,-1/NW", Wood).stacks(["3", "", ""]).lava()
}

#[test]
fn e78_cards_draw_from_the_stacks_too() {
    let scene = forecast(2).tile("-1,2", "03").hand(0, "lava-flow quake rain rain");
    let mut table = scene.stacks(["03 03 03", "01235", "3"]).cards();
    table.play("play lava-flow; take 0; tile 03; place 1,1 0");
    assert_eq!(table.asks(), "cards");
    table.play("play quake");
    assert_eq!((table.asks().as_str(), table.options().join(" ").as_str()), ("take", "take 0 take 1 take 2"));
    table.play("take 2; replace -1,2 3");
    assert_eq!((table.tile("-1,2").as_str(), table.asks().as_str()), ("0", "cards"));
    table.play("trade2 rain rain; take 0");
    assert_eq!(table.asks(), "tile");
}

#[test]
fn e78_quake_takes_only_a_top_that_can_replace_a_tile() {
    // Each of the three is joined to the other two, so a tile with one edge of lava replaces none of them.
    let ring = forecast(2).tile("-1,2", "023").tile("-1,3", "01").tile("0,2", "45").hand(0, "quake");
    let mut table = ring.stacks(["3", "34", ""]).cards();
    table.play("play quake");
    assert_eq!((table.options().join(" ").as_str(), table.refusal("take 0")), ("take 1", "E78"));
    assert!(table.state.stack_fits(table.state.open()), "elsewhere it would fit");
}

#[test]
fn e78_the_public_state_shows_tops_and_heights() {
    let table = forecast(2).stacks(["03 3", "", "0135"]).lava();
    let json = table.state.state_json();
    assert_eq!(json["stack"], 3);
    assert_eq!(json["stacks"][0], serde_json::json!({ "top": "03", "tiles": 2 }));
    assert_eq!(json["stacks"][1], serde_json::json!({ "top": null, "tiles": 0 }));
}

#[test]
fn e78_with_annihilation_the_discards_become_three_new_stacks() {
    let config = Config { forecast: true, annihilation: true, ..Config::new(2) };
    let mut table = scene_of(&config).stacks(["03", "", ""]).gone("3 03 0135 0135").lava();
    table.play("take 0; place 1,1 0");
    assert_eq!((table.asks().as_str(), heights(&table)), ("tile", [2, 1, 1]));
    table.play("tile 3; tile 03; tile 0135");
    assert_eq!((tops(&table).join(" ").as_str(), table.asks().as_str()), ("3 03 0135", "cards"));
}
