//! Cards that turn, replace and remove tiles, and where the pieces go: E48, E50 to E54 and E56.
//!
//! Most cases play on a row of three from the mouth at -1,-1 up to the top village: 02, 03, and a tile on -1,-3.

use super::toolkit::{Scene, scene};
use crate::rules::{
    Game, Viewer,
    eruption::{
        Event, Kind,
        Material::{Stone, Straw, Wood},
        State,
    },
};

fn row(last: &str) -> Scene {
    scene(2).tile("-1,-1", "02").tile("-1,-2", "03").tile("-1,-3", last)
}

fn stock(state: &State) -> [u8; 3] {
    state.view(Viewer::Table).stock
}

#[test]
fn e48_sinkhole_takes_a_tile_that_no_other_needs_with_the_walls_on_its_edges() {
    let walled = row("013").tile("-1,-1", "012").wall("-1,-1/NE", Stone).wall("-1,-3/N", Straw);
    let mut table = walled.hand(0, "sinkhole").cards();
    assert_eq!(table.refusal("play sinkhole -1,-2"), "E48", "it would cut off -1,-3");
    assert_eq!(table.refusal("play sinkhole -1,-1"), "E48");
    assert_eq!(table.refusal("play sinkhole 0,-3"), "E48", "no tile there");
    assert_eq!(table.options_for("play"), ["play sinkhole -1,-3"]);
    table.play("play sinkhole -1,-3");
    assert_eq!(
        (table.tile("-1,-3").as_str(), table.wall("-1,-3/N")),
        ("", Some(Straw)),
        "village walls stay"
    );

    // A ring of three has another way round: either tile away from the mouth may go.
    let ring = scene(2).tile("-1,-1", "012").tile("-1,-2", "023").tile("0,-2", "45");
    let ring = ring.wall("-1,-2/N", Stone).wall("0,-1/NE", Wood).stock([0; 3]);
    let mut ring = ring.hand(0, "sinkhole").cards();
    assert_eq!(ring.options_for("play"), ["play sinkhole -1,-2", "play sinkhole 0,-2"]);
    ring.play("play sinkhole -1,-2");
    assert_eq!(
        (ring.wall("-1,-2/N"), ring.wall("0,-1/NE"), stock(&ring.state)),
        (None, Some(Wood), [0, 0, 1])
    );
    assert!(ring.state.board().is_connected(), "{ring}");
}

#[test]
fn e50_aftershock_turns_a_tile_where_its_edges_keep_matching() {
    let table = row("013").hand(0, "aftershock").cards();
    // -1,-3 must keep S; village, sea and empty hexes are free. Its other turns with lava S: 013 -> 2 is 2,3,5; 3 is 0,3,4.
    assert_eq!(
        table.options_for("play aftershock -1,-3"),
        ["play aftershock -1,-3 2", "play aftershock -1,-3 3"]
    );
    assert_eq!(table.refusal("play aftershock -1,-3 1"), "E25", "S must stay lava");
    assert_eq!(table.refusal("play aftershock -1,-3 0"), "E50", "as it lies");
    assert_eq!(table.refusal("play aftershock 0,-3 0"), "E48", "no tile there");
    let mouth = scene(2).tile("-1,-1", "02").hand(0, "aftershock").cards();
    assert_eq!(mouth.refusal("play aftershock -1,-1 0"), "E25", "lava against the blank edge");
    assert_eq!(mouth.refusal("play aftershock -1,-1 1"), "E25", "a mouth");
    assert_eq!(mouth.options_for("play"), ["play aftershock -1,-1 5"]);
}

#[test]
fn e50_the_walls_on_the_turned_tile_go_even_if_it_looks_the_same() {
    let walled = row("0123").wall("-1,-3/SE", Wood).hand(0, "aftershock");
    let mut table = walled.stock([0; 3]).cards();
    table.play("play aftershock -1,-3 1");
    assert_eq!((table.wall("-1,-3/SE"), stock(&table.state)), (None, [0, 1, 0]));

    let mut same = straight().stock([0; 3]).cards();
    same.play("play aftershock -1,-1 2");
    assert_eq!(
        (same.tile("-1,-1").as_str(), same.wall("-1,-1/NW"), stock(&same.state)),
        ("25", None, [1, 0, 0])
    );
    let mut eruption = scene(2).tile("-3,2", "*").wall("-3,2/N", Straw).hand(0, "aftershock").cards();
    eruption.play("play aftershock -3,2 0");
    assert_eq!(eruption.wall("-3,2/N"), None);
    // Walls on mouths are not on a tile, and other tiles keep theirs.
    let mut others = scene(2).tile("-1,-1", "02").wall("0,-1/NE", Stone).hand(0, "aftershock").cards();
    others.play("play aftershock -1,-1 5");
    assert_eq!(others.wall("0,-1/NE"), Some(Stone));
}

fn straight() -> Scene {
    scene(2).tile("-1,-1", "25").wall("-1,-1/NW", Straw).hand(0, "aftershock")
}

#[test]
fn e51_quake_draws_a_tile_and_puts_it_in_place_of_another() {
    let walled = row("0123").wall("-1,-3/SE", Wood).hand(0, "quake").stack("3 03").stock([0; 3]);
    let mut table = walled.cards();
    table.play("play quake; tile 3");
    assert_eq!(table.options(), ["replace -1,-3 0"], "S alone fits only there");
    assert_eq!(table.refusal("replace -1,-2 0"), "E25");
    assert_eq!(table.refusal("replace 0,-3 0"), "E48", "no tile there");
    table.play("replace -1,-3 0");
    assert_eq!((table.tile("-1,-3").as_str(), table.wall("-1,-3/SE")), ("3", None));
    assert_eq!((stock(&table.state), table.asks().as_str()), ([0, 1, 0], "cards"));

    // A tile that can replace nothing goes back, and another is drawn.
    let full = || scene(2).filled_but(&[], "0").hand(0, "quake");
    let mut table = full().stack("01235 3").cards();
    table.play("play quake; tile 01235");
    assert_eq!((table.asks().as_str(), table.options()), ("tile", vec!["tile 3".to_string()]));
    table.play("tile 3; replace -1,-1 5");
    assert_eq!(table.state.view(Viewer::Table).stack.of("01235".parse().unwrap()), 1);
    assert_eq!(full().stack("01235").cards().refusal("play quake"), "E51");
}

#[test]
fn e52_aftershock_and_quake_draw_for_new_contacts_only() {
    let mut table = row("03").hand(0, "quake").cards();
    table.play("play quake; tile 013; replace -1,-3 0");
    assert_eq!(table.asks(), "card");
    table.play("card rain");
    assert_eq!((table.asks().as_str(), table.hand(0).as_str()), ("cards", "rain"), "NE is new, N was there");
}

#[test]
fn case_aftershock_gives_up_a_contact_and_brings_it_back() {
    let mut table = row("013").hand(0, "aftershock aftershock").cards();
    table.play("play aftershock -1,-3 3");
    assert_eq!(
        (table.tile("-1,-3").as_str(), table.asks().as_str()),
        ("034", "cards"),
        "N kept, NE given up: no card"
    );
    table.play("play aftershock -1,-3 0");
    assert_eq!(table.asks(), "card", "NE is back");
    assert_eq!(table.play("card rain").asks(), "cards");
}

#[test]
fn e53_turning_and_replacing_pay_no_wall_but_a_cleared_hex_pays_again() {
    let resource = || scene(2).tile("-1,-1", "12").tile("0,-2", "14").stack("34 3");
    let mut turned = resource().hand(0, "aftershock quake").cards();
    turned.play("play aftershock 0,-2 1");
    assert_eq!(turned.supply(0), [1; 3]);
    turned.play("play quake; tile 34; replace 0,-2 1");
    assert_eq!((turned.tile("0,-2").as_str(), turned.supply(0)), ("45", [1; 3]));

    let mut cleared = resource().hand(0, "lava-flow sinkhole").cards();
    cleared.play("play sinkhole 0,-2; play lava-flow; tile 3; place 0,-2 1");
    assert_eq!(cleared.supply(0), [2, 1, 1]);
    let mut contact = row("03").hand(0, "lava-flow sinkhole").cards();
    contact.play("play sinkhole -1,-3; play lava-flow; tile 03; place -1,-3 0");
    assert_eq!(contact.asks(), "card", "contacts draw again");
}

#[test]
fn e54_quake_on_an_eruption_tile_only_if_every_tile_keeps_a_source() {
    let mut lonely = scene(2).tile("-3,2", "*").tile("-3,1", "03").hand(0, "quake").stack("03").cards();
    lonely.play("play quake; tile 03");
    assert_eq!(lonely.refusal("replace -3,2 0"), "E54", "the new tile and -3,1 would have none");
    assert!(lonely.allows("replace -3,1 0"));
    // Joined to the volcano, it may be replaced: -2,1 lies at a mouth, -3,1 is its neighbour.
    let joined = scene(2).tile("-2,1", "25").tile("-3,1", "*").tile("-3,2", "03");
    let mut joined = joined.hand(0, "quake").stack("0123").cards();
    joined.play("play quake; tile 0123; replace -3,1 0");
    assert!(joined.state.board().is_connected(), "{joined}");
    assert_eq!(joined.state.view(Viewer::Table).eruptions_gone, 1);
}

#[test]
fn e56_walls_return_to_the_stock_and_tiles_to_their_discard() {
    let walled = row("03").wall("-1,-2/NE", Stone).wall("0,-3/N", Wood).stock([0; 3]).stack("3 0123");
    let mut table = walled.tile("-1,-2", "013").hand(0, "sinkhole quake volcanic-bomb").cards();
    table.play("play volcanic-bomb 0,-3/N; play sinkhole -1,-3; play quake; tile 3; replace -1,-2 0");
    assert_eq!(stock(&table.state), [0, 1, 1]);
    let gone = table.state.view(Viewer::Table).tile_discard;
    let count = |kind: &str| gone[kind.parse::<Kind>().unwrap().index()];
    assert_eq!((count("03"), count("013"), gone.iter().sum::<u8>()), (1, 1, 2));
    assert_eq!(table.count(|event| matches!(event, Event::TileRemoved { .. })), 1);
}
