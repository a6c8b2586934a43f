//! Phase 1b, eruption tiles: E16 to E23.

use super::toolkit::{hex, scene};
use crate::rules::{
    Game, Seat, Viewer,
    eruption::{
        Event, HexSet,
        Material::{Stone, Straw, Wood},
    },
};

#[test]
fn e16_exactly_one_held_eruption_tile_is_placed_each_turn() {
    let mut table = scene(2).holds(0, &[1, 2]).eruption();
    assert_eq!(table.asks(), "erupt");
    table.play("erupt -3,2");
    assert_eq!(table.asks(), "tile", "the other one waits");
    assert_eq!(table.state.player(Seat::new(0)).eruption_tiles, 1);
    table.play("tile 3; place -1,-1 5; done; end; tile 03; place 1,1 0; done; end");
    assert_eq!((table.state.seat(), table.asks().as_str()), (Seat::new(0), "erupt"));
    assert_eq!(scene(2).holds(1, &[1]).eruption().asks(), "tile", "nothing to place for seat 0");
}

#[test]
fn e17_it_may_lie_wherever_only_lava_faces_it() {
    let table = scene(2).holds(0, &[1]).eruption();
    assert_eq!(table.options().len(), 48, "everywhere but beside the volcano, connected or not");
    assert_eq!(table.refusal("erupt -1,-1"), "E17");
    assert_eq!(table.refusal("erupt -2,0"), "E17");

    let table = scene(2).tile("-1,-1", "02").tile("-3,2", "1").holds(0, &[1]).eruption();
    assert!(table.allows("erupt -1,-2"), "lava faces it");
    assert_eq!(table.refusal("erupt -2,-1"), "E17", "a bare edge faces it");
    assert_eq!(table.refusal("erupt -3,2"), "E25", "taken");
}

#[test]
fn e18_all_walls_facing_the_hex_go_without_dice() {
    let scene = scene(2).tile("-1,-1", "02").tile("0,-3", "4").holds(0, &[1]);
    let mut table = scene.wall("-1,-1/N", Stone).wall("0,-3/SW", Wood).stock([0, 0, 0]).eruption();
    table.play("erupt -1,-2");
    assert_eq!((table.rolls(), table.asks().as_str()), (0, "tile"));
    assert_eq!((table.wall("-1,-1/N"), table.wall("0,-3/SW")), (None, None));
    assert_eq!(table.state.view(Viewer::Table).stock, [0, 1, 1]);
}

#[test]
fn e19_it_pays_walls_and_cards_like_any_placed_tile() {
    let mut table = scene(2).holds(0, &[1]).eruption();
    table.play("erupt -2,-2");
    assert_eq!((table.supply(0), table.asks().as_str()), ([1, 2, 1], "tile"), "a wood hex");
    let mut table = scene(2).holds(0, &[1]).eruption();
    table.play("erupt -1,-3; card rain; card quake");
    assert_eq!((table.hand(0).as_str(), table.asks().as_str()), ("quake rain", "tile"), "two contacts");
}

#[test]
fn e20_everybody_else_heats_by_30_and_takes_no_eruption_tile_out_of_turn() {
    let mut table = scene(4).at(0, 60).at(1, 40).at(2, 270).at(3, 0).holds(0, &[2]).eruption();
    table.play("erupt -3,2");
    assert_eq!(table.temperatures(), [60, 70, 290, 30]);
    assert_eq!(table.state.view(Viewer::Table).eruption_row, [true, false, true]);
    assert_eq!(table.state.player(Seat::new(1)).eruption_tiles, 0);
}

#[test]
fn e21_with_no_legal_hex_it_is_discarded_and_nobody_heats() {
    let table = scene(2).filled_but(&["-3,2"], "0").holds(0, &[1, 2]).eruption();
    assert_eq!(table.count(|event| matches!(event, Event::EruptionDiscarded { .. })), 1);
    assert_eq!(table.temperatures(), [0, 0]);
    assert_eq!(table.state.player(Seat::new(0)).eruption_tiles, 1, "one a turn");
    assert_eq!(table.state.view(Viewer::Table).eruptions_gone, 1);
    assert_ne!(table.asks(), "erupt");
}

#[test]
fn e22_it_is_a_source_and_cards_may_turn_replace_or_remove_it() {
    let scene = scene(2).tile("-3,2", "*").tile("-3,1", "03");
    let mut table = scene.clone().stack("03 03").lava();
    assert!(table.state.board().is_connected(), "{table}");
    table.play("tile 03");
    assert!(table.allows("place -3,3 0"), "lava may join it\n{table}");
    assert_eq!(table.state.board().eruptions(), HexSet::of(hex("-3,2")));
    let before_a_mouth = super::toolkit::scene(2).tile("-1,-1", "*").tile("-1,-2", "03").lava();
    assert!(before_a_mouth.state.board().is_connected(), "{before_a_mouth}");
    let adrift = super::toolkit::scene(2).tile("-3,1", "03").lava();
    assert!(!adrift.state.board().is_connected(), "{adrift}");

    let table = scene.clone().stack("03").hand(0, "aftershock quake sinkhole").cards();
    assert!(table.allows("play aftershock -3,2 0"));
    assert_eq!(table.refusal("play sinkhole -3,2"), "E48", "its neighbour needs it");
    let mut alone = scene.tile("-3,1", "*").hand(0, "sinkhole").cards();
    alone.play("play sinkhole -3,2");
    assert_eq!(alone.state.board().occupied(), HexSet::of(hex("-3,1")));
    let mut replaced =
        super::toolkit::scene(2).tile("-3,2", "*").tile("-3,1", "*").stack("03").hand(0, "quake").cards();
    replaced.play("play quake; tile 03; replace -3,2 0");
    assert_eq!(replaced.tile("-3,2"), "03");
}

#[test]
fn e23_each_eruption_tile_is_taken_once() {
    let table = scene(2).at(0, 40).taken(&[1]).tile("0,-3", "0").wall("0,3/S", Straw).damage();
    assert_eq!(table.temperature(0), 60);
    assert_eq!(table.count(|event| matches!(event, Event::EruptionTaken { .. })), 0);
    assert_eq!(table.asks(), "tile");
}
