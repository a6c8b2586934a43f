//! Phase 2, drawing and placing a lava tile: E24 to E28 and E35 to E38. Walls in the way are in `flow`.

use super::{
    pictures::island,
    toolkit::{Table, scene},
};
use crate::rules::{
    Game, Viewer,
    eruption::{
        Event, Kind,
        Material::{Straw, Wood},
    },
};

#[test]
fn e24_everybody_sees_the_drawn_tile_and_it_must_be_placed() {
    let mut table = scene(2).lava();
    table.play("tile 0134");
    assert_eq!(table.state.view(Viewer::Table).in_hand, "0134".parse().ok());
    assert!(table.options().iter().all(|option| option.starts_with("place ")));
    // Also where it harms the player: the one hex that is left makes two contacts on the own village.
    let scene = scene(2).tile("-1,-2", "0").filled_but(&["-1,-3"], "3").stack("013");
    let mut table = scene.lava();
    table.play("tile 013");
    assert_eq!(table.options(), ["place -1,-3 0"], "{table}");
}

#[test]
fn e25_every_edge_matches_the_tiles_around() {
    let mut table = scene(2).tile("-1,-1", "02").lava();
    table.play("tile 03");
    assert!(table.allows("place -1,-2 0"), "{table}");
    assert_eq!(table.refusal("place -1,-2 1"), "E25", "bare against lava");
    assert_eq!(table.refusal("place -2,-1 2"), "E25", "lava against bare");
    assert_eq!(table.refusal("place -1,-1 2"), "E25", "taken");
}

#[test]
fn e25_mouths_face_lava_and_blank_edges_none() {
    let mut table = scene(2).lava();
    table.play("tile 34");
    assert_eq!(table.refusal("place -1,-1 1"), "E25", "no lava to the mouth");
    assert_eq!(table.refusal("place -1,-1 5"), "E25", "lava to the mouth and to the blank edge");
    assert!(table.allows("place -1,-1 4"));
    assert_eq!(table.refusal("place -2,0 5"), "E25", "only a blank edge");
}

#[test]
fn e25_at_least_one_edge_joins_lava_and_the_rim_is_free() {
    let mut table = scene(2).tile("-1,-1", "02").tile("-1,-2", "03").lava();
    table.play("tile 03");
    assert_eq!(table.refusal("place -4,2 0"), "E25", "nothing there to join");
    assert!(table.allows("place -1,-3 0"), "lava on a village edge");
    assert_eq!(table.refusal("place -1,-3 3"), "E25", "not the smallest turn of this picture");
    let mut table = scene(2).tile("2,-4", "03").lava();
    table.play("tile 0123");
    assert!(
        table.allows("place 2,-5 1") && table.allows("place 2,-5 3"),
        "village and sea are free\n{table}"
    );
}

#[test]
fn e26_whatever_is_placed_is_connected_to_a_source() {
    let board = island!(
        "
                    .               .
            .       .       .       .
                .       .       .
            .       03      .       *
                .       .       .
            .       025     .       .
        .       .       #       .       .
    .       .       #       #       .       .
        .       .       #       .       .
    .       .       #       #       .       .
        .       .       #       .       .
            .       024     .       .
                .       .       .
            .       .       .       .
                .       .       .
            .       .       .       .
                .               .
        "
    );
    let scene = scene(2).island(board);
    for kind in Kind::all() {
        let mut table = scene.clone().lava();
        table.play(&format!("tile {kind}"));
        assert!(!table.options().is_empty());
        for option in table.options() {
            let mut placed = table.clone();
            placed.play(&option);
            assert!(placed.state.board().is_connected(), "{option}\n{placed}");
        }
    }
}

#[test]
fn e27_a_tile_that_fits_nowhere_goes_back_and_another_is_drawn() {
    let mut table = scene(2).filled_but(&["-1,-1"], "0").stack("03 03 3").lava();
    table.play("tile 03");
    assert_eq!(table.asks(), "tile");
    assert_eq!(table.options(), ["tile 3", "tile 03"]);
    table.play("tile 03");
    assert_eq!(table.options(), ["tile 3"], "drawn from the tiles not yet rejected");
    assert_eq!(table.state.view(Viewer::Table).stack.len(), 3, "they have not gone");
    assert_eq!(table.refusal("tile 03"), "E2");
    assert_eq!(table.count(|event| matches!(event, Event::TileReturned { .. })), 2, "the log shows them");
    table.play("tile 3");
    assert_eq!(table.options(), ["place -1,-1 5"]);
    table.play("place -1,-1 5");
    assert_eq!(table.state.view(Viewer::Table).stack.of("03".parse().unwrap()), 2);
}

#[test]
fn e28_a_stack_of_which_nothing_fits_is_exhausted_in_the_mandatory_placement() {
    let mut table = scene(2).filled_but(&["-1,-1"], "0").stack("03 024").lava();
    assert_eq!(table.asks(), "cards", "the turn goes on");
    assert_eq!(table.count(|event| *event == Event::StackDiscarded { tiles: 2 }), 1);
    table.play("done; end");
    assert_eq!(table.count(|event| matches!(event, Event::FinalRound { turns: 2, .. })), 1);
}

#[test]
fn e28_optional_draws_are_not_offered_when_nothing_fits() {
    let scene = scene(2).filled_but(&["-1,-1"], "0").stack("03 024").hand(0, "lava-flow rain quake");
    let table = scene.cards();
    assert_eq!((table.refusal("play lava-flow"), table.refusal("trade2 quake rain")), ("E28", "E28"));
    assert_eq!((table.options_for("trade2").len(), table.options_for("play lava").len()), (0, 0));
}

#[test]
fn e35_a_resource_hex_pays_one_wall_of_its_material() {
    let mut table = scene(2).tile("-1,-1", "12").stack("3 3").lava();
    table.play("tile 3; place 0,-2 1");
    assert_eq!(table.supply(0), [2, 1, 1]);
    let mut table = scene(2).tile("-2,-1", "0").stack("3 3").lava();
    table.play("tile 3; place -2,-2 0");
    assert_eq!((table.supply(0), table.supply(1)), ([1, 2, 1], [1, 1, 1]));
}

/// A tile with lava N and NE put on -1,-3 by this seat of a game for so many players.
fn onto_the_top_village(players: u8, seat: u8) -> Table {
    let mut table = scene(players).turn_of(seat).tile("-1,-1", "02").tile("-1,-2", "03").lava();
    table.play("tile 013; place -1,-3 0");
    table
}

#[test]
fn e36_each_contact_draws_a_card_whosever_village_it_is() {
    for (players, seat) in [(2, 0), (2, 1), (4, 0)] {
        let mut table = onto_the_top_village(players, seat);
        table.play("card rain; card quake");
        assert_eq!(table.hand(seat), "quake rain", "{players} players, seat {seat}");
        assert_eq!(table.asks(), "cards");
    }
}

#[test]
fn case_two_cards_on_the_top_village_also_if_neutral_or_walled() {
    assert_eq!(onto_the_top_village(4, 1).play("card rain; card rain").asks(), "cards", "neutral");
    let scene = scene(2).turn_of(1).tile("-1,-1", "02").tile("-1,-2", "03");
    let mut table = scene.wall("-1,-3/N", Straw).wall("-1,-3/NE", Wood).lava();
    table.play("tile 013; place -1,-3 0; card rain; card rain");
    assert_eq!((table.hand(1).as_str(), table.rolls()), ("rain rain", 0), "walled");
}

#[test]
fn e37_zone_3_may_draw_and_place_one_more_tile_once() {
    let hot = || scene(2).at(0, 200).taken(&[1, 2, 3]);
    let mut table = hot().lava();
    table.play("tile 3; place -1,-1 5");
    assert_eq!(table.options(), ["extra", "no-extra"]);
    let mut without = table.clone();
    assert_eq!(without.play("no-extra").asks(), "cards");
    table.play("extra; tile 03");
    assert_eq!((table.refusal("no-extra"), table.refusal("done")), ("E6", "E6"), "it must be placed");
    table.play("place 1,1 0");
    assert_eq!(table.asks(), "cards", "once per turn");

    let mut cool = scene(2).at(0, 190).taken(&[1, 2]).lava();
    assert_eq!(cool.play("tile 3; place -1,-1 5").asks(), "cards", "not below 200 degrees");
    let mut last = hot().stack("3").lava();
    assert_eq!(last.play("tile 3; place -1,-1 5").asks(), "cards", "no tile is left");
    let mut full = hot().filled_but(&["-1,-1"], "0").stack("3 03").lava();
    assert_eq!(full.play("tile 3; place -1,-1 5").asks(), "cards", "no hex is left");
}

#[test]
fn e38_an_empty_stack_skips_phase_2() {
    let table = scene(2).stack("").lava();
    assert_eq!(table.asks(), "cards");
    assert_eq!(table.count(|event| matches!(event, Event::StackDiscarded { .. })), 0);
}

#[test]
fn case_first_turn_at_minus_1_minus_1() {
    let turns = |kind: &str| {
        let mut table = scene(2).lava();
        table.play(&format!("tile {kind}"));
        table.options_for("place -1,-1 ").iter().map(|option| option[12..].to_string()).collect::<String>()
    };
    assert_eq!(turns("03"), "2", "SE and NW");
    assert_eq!(turns("3"), "5", "SE");
    assert_eq!(turns("0134"), "1", "NE, SE, SW, NW");
    assert_eq!(scene(2).holds(0, &[1]).eruption().refusal("erupt -1,-1"), "E17");
}

#[test]
fn case_every_kind_has_six_or_twelve_placements_on_an_empty_board() {
    for kind in Kind::all() {
        let mut table = scene(2).lava();
        table.play(&format!("tile {kind}"));
        assert!([6, 12].contains(&table.options().len()), "{kind}: {}", table.options().len());
    }
}
