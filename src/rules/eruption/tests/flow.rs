//! Phase 2, walls in the way of the lava: E29 to E34.
//!
//! Most cases play at -1,-2, which lava reaches from the south (-1,-1) and the north-east (0,-3); the tile 35 in turn 4 joins
//! both.

use super::toolkit::{Scene, Table, edge, scene};
use crate::rules::{
    Game, Viewer,
    eruption::{
        Event,
        Material::{Stone, Straw, Wood},
        WallLoss,
    },
};

fn two_ways_in() -> Scene {
    scene(2).tile("-1,-1", "02").tile("0,-3", "4")
}

fn both_walled() -> Table {
    let mut table = two_ways_in().wall("-1,-1/N", Straw).wall("0,-3/SW", Stone).stock([0, 0, 0]).lava();
    table.play("tile 35; place -1,-2 4");
    table
}

fn stock(table: &Table) -> [u8; 3] {
    table.state.view(Viewer::Table).stock
}

#[test]
fn e29_without_walls_the_tile_is_placed() {
    let mut table = two_ways_in().lava();
    table.play("tile 35; place -1,-2 4");
    assert_eq!((table.tile("-1,-2").as_str(), table.rolls()), ("13", 0));
}

#[test]
fn e29_lava_that_has_a_way_round_sweeps_the_walls_away_without_dice() {
    let mut table = two_ways_in().wall("0,-3/SW", Stone).stock([0, 0, 0]).lava();
    table.play("tile 35");
    assert_eq!(table.refusal("place -1,-2 0"), "E25", "the walled edge has to match too");
    table.play("place -1,-2 4");
    assert_eq!((table.tile("-1,-2").as_str(), table.rolls(), stock(&table)), ("13", 0, [0, 0, 1]));
    assert!(table.events.contains(&Event::WallLost {
        edge: edge("0,-3/SW"),
        material: Stone,
        cause: WallLoss::Flooded
    }));
}

#[test]
fn e29_a_mouth_is_a_way_in_like_any_other() {
    let mut open = scene(2).tile("-1,-2", "3").wall("-1,-2/S", Stone).lava();
    open.play("tile 35; place -1,-1 3");
    assert_eq!((open.rolls(), open.tile("-1,-1").as_str()), (0, "02"));
    let mut shut = scene(2).wall("0,-1/NW", Wood).lava();
    shut.play("tile 3; place -1,-1 5");
    assert_eq!(shut.rolls_for(), "0,-1/NW");
}

#[test]
fn e30_all_walls_hold_and_the_hex_is_refused() {
    let mut table = both_walled();
    assert_eq!(table.rolls_for(), "0,-3/SW", "in the order of the hex's edges");
    let held = table.state.view(Viewer::Table).in_hand;
    assert_eq!(held.map(|kind| kind.to_string()).as_deref(), Some("35"), "the tile is still in hand");
    table.play("dice 6 1");
    assert_eq!(table.rolls_for(), "-1,-1/N");
    table.play("dice 6 1");
    assert_eq!((table.wall("-1,-1/N"), table.wall("0,-3/SW")), (Some(Straw), Some(Stone)));
    assert_eq!(table.asks(), "place");
    assert_eq!(table.refusal("place -1,-2 4"), "E30");
    assert!(table.options().iter().all(|option| !option.starts_with("place -1,-2")));
    table.play("place 1,1 3");
    assert_eq!(table.asks(), "cards");
    // The next placement may try again.
    let mut again = table.clone();
    again.play("done; end; tile 35");
    assert!(again.allows("place -1,-2 4"));
}

#[test]
fn e30_one_lost_wall_opens_the_hex_and_all_its_walls_go() {
    for dice in ["dice 6 1; dice 1 6", "dice 1 6; dice 6 1"] {
        let mut table = both_walled();
        table.play(dice);
        assert_eq!(table.rolls(), 2, "all are rolled and shown");
        assert_eq!((table.wall("-1,-1/N"), table.wall("0,-3/SW")), (None, None));
        assert_eq!((table.tile("-1,-2").as_str(), stock(&table)), ("13", [1, 0, 1]));
        assert_eq!(table.asks(), "cards");
    }
}

#[test]
fn case_both_walled_straw_holds_and_stone_is_lost() {
    let mut table = both_walled();
    table.play("dice 1 6; dice 2 1");
    assert_eq!((table.wall("-1,-1/N"), table.wall("0,-3/SW")), (None, None));
    assert_eq!(table.tile("-1,-2"), "13");
}

#[test]
fn case_one_walled_with_stone_and_one_open() {
    let mut table = two_ways_in().wall("-1,-1/N", Stone).lava();
    table.play("tile 35; place -1,-2 4");
    assert_eq!((table.rolls(), table.wall("-1,-1/N"), table.tile("-1,-2").as_str()), (0, None, "13"));
}

#[test]
fn e31_hex_and_turn_are_committed_before_the_roll() {
    let mut table = scene(2).tile("-1,-1", "02").wall("-1,-1/N", Straw).lava();
    table.play("tile 35; place -1,-2 0");
    assert_eq!(table.asks(), "dice");
    assert_eq!((table.refusal("place -1,-2 4"), table.refusal("place 1,1 3")), ("E6", "E6"));
    table.play("dice 1 6");
    assert_eq!(table.tile("-1,-2"), "35");
}

#[test]
fn e32_a_wall_is_rolled_at_most_once_per_placement_whoever_built_it() {
    let mut table = both_walled();
    table.play("dice 6 1; dice 6 1; place 1,1 3");
    for wall in ["-1,-1/N", "0,-3/SW"] {
        let rolled =
            table.count(|event| matches!(event, Event::WallRolled { edge: at, .. } if *at == edge(wall)));
        assert_eq!(rolled, 1, "{wall}");
    }
    // The own wall is rolled like any other: nothing in the roll asks who built it.
    let mut own = scene(2).tile("-1,-1", "02").walls();
    own.play("wall -1,-1/N straw; tile 03; place 1,1 0; done; end; tile 35; place -1,-2 4");
    assert_eq!((own.state.seat().index(), own.rolls_for().as_str()), (0, "-1,-1/N"));
}

#[test]
fn e33_village_walls_are_not_rolled_by_a_placement() {
    let scene = scene(2).turn_of(1).tile("-1,-1", "02").tile("-1,-2", "03");
    let mut table = scene.wall("-1,-3/N", Straw).lava();
    table.play("tile 03; place -1,-3 0");
    assert_eq!((table.rolls(), table.asks().as_str()), (0, "card"));
    assert_eq!(table.wall("-1,-3/N"), Some(Straw));
}

/// Two hexes are open: -1,-1 takes the dead end only, behind a wall; 2,-1 takes the sharp bend only.
fn last_hexes(stack: &str) -> Table {
    scene(2).filled_but(&["-1,-1", "2,-1"], "0").wall("0,-1/NW", Wood).stack(stack).lava()
}

#[test]
fn e34_when_every_hex_is_refused_another_tile_is_drawn() {
    let mut table = last_hexes("3 34 3");
    table.play("tile 3");
    assert_eq!(table.options(), ["place -1,-1 5"]);
    table.play("place -1,-1 5; dice 6 1");
    assert_eq!(table.asks(), "tile");
    assert_eq!(table.options(), ["tile 3", "tile 34"], "the returned tile is not drawn again");
    table.play("tile 3");
    assert_eq!(table.options(), ["tile 34"], "the refused hex stays closed");
    table.play("tile 34");
    assert_eq!(table.refusal("place -1,-1 5"), "E30");
    table.play("place 2,-1 0");
    assert_eq!((table.asks().as_str(), table.state.view(Viewer::Table).stack.len()), ("cards", 2));
}

#[test]
fn e34_when_no_tile_is_left_to_try_the_placement_is_skipped_and_the_stack_stays() {
    let mut table = last_hexes("3 3");
    table.play("tile 3; place -1,-1 5; dice 6 1");
    assert_eq!(table.asks(), "cards");
    assert_eq!(table.count(|event| matches!(event, Event::PlacementSkipped { .. })), 1);
    assert_eq!(table.state.view(Viewer::Table).stack.len(), 2);
    table.play("done; end");
    assert_eq!(table.count(|event| matches!(event, Event::FinalRound { .. })), 0, "not exhausted");
    assert_eq!(table.options(), ["tile 3"], "and open again in the next placement");
    assert_eq!(table.wall("0,-1/NW"), Some(Wood));
}

#[test]
fn e34_a_skipped_placement_offers_no_extra_tile() {
    let hot = scene(2).at(0, 200).taken(&[1, 2, 3]);
    let mut table = hot.filled_but(&["-1,-1"], "0").wall("0,-1/NW", Wood).stack("3 3").lava();
    table.play("tile 3; place -1,-1 5; dice 6 1");
    assert_eq!(table.asks(), "cards");
}
