//! Phase 4, building walls: E58 to E67.

use super::{
    pictures::island,
    toolkit::{Scene, edge, hex, scene, scene_of},
};
use crate::rules::{
    Game, Seat, Viewer,
    eruption::{
        Config, Event,
        Material::{Stone, Straw, Wood},
        WallStock,
    },
};

fn row() -> Scene {
    scene(2).tile("-1,-1", "02").tile("-1,-2", "03")
}

#[test]
fn e58_one_wall_a_turn_two_from_50_degrees_and_none_is_needed() {
    let mut table = scene(2).at(0, 40).walls();
    table.play("wall 0,-3/N straw");
    assert_eq!((table.state.seat(), table.supply(0)), (Seat::new(1), [0, 1, 1]), "the turn is over");

    let mut table = scene(2).at(0, 50).taken(&[1]).walls();
    table.play("wall 0,-3/N straw");
    assert_eq!(table.refusal("wall 1,-4/N straw"), "E58", "no straw is left");
    table.play("wall 1,-4/N stone");
    assert_eq!(table.state.seat(), Seat::new(1));

    let mut poor = scene(2).at(0, 50).taken(&[1]).supply(0, [0, 1, 0]).walls();
    poor.play("wall 0,-3/N wood");
    assert_eq!(poor.options(), ["end"], "a second wall is allowed but cannot be paid for");
    assert_eq!(scene(2).walls().play("end").state.seat(), Seat::new(1), "none at all");

    let mut cooled = scene(2).at(0, 60).taken(&[1]).hand(0, "rain").cards();
    cooled.play("play rain; done; wall 0,-3/N straw");
    assert_eq!(cooled.state.seat(), Seat::new(1), "the temperature at that moment counts");
}

#[test]
fn e59_building_rolls_no_dice() {
    let mut table = row().tile("-1,-3", "03").walls();
    table.play("wall -1,-3/N straw");
    assert_eq!((table.rolls(), table.wall("-1,-3/N")), (0, Some(Straw)));
}

#[test]
fn e60_an_empty_stock_gives_one_step_weaker() {
    let paid = |stock: [u8; 3], kind: &str, steps: &str| {
        let mut table = scene(2).tile("-2,-1", "0").tile("2,-3", "0").stock(stock).stack("3 3").lava();
        table.play(&format!("tile {kind}; {steps}"));
        (table.supply(0), table.state.view(Viewer::Table).stock)
    };
    let (wood, stone) = ("place -2,-2 0", "place 2,-4 0");
    assert_eq!(paid([1, 1, 1], "3", stone), ([1, 1, 2], [1, 1, 0]));
    assert_eq!(paid([1, 1, 0], "3", stone), ([1, 2, 1], [1, 0, 0]));
    assert_eq!(paid([1, 0, 1], "3", wood), ([2, 1, 1], [0, 0, 1]), "never stronger");
    let given = |stock, wanted| scene(2).stock(stock).lava().state.view(Viewer::Table).given(wanted);
    assert_eq!((given([1, 1, 0], Stone), given([1, 0, 1], Wood)), (Some(Wood), Some(Straw)), "foretold");
    assert_eq!((given([0, 1, 1], Straw), given([0; 3], Stone)), (None, None));
    let unlimited = Config { wall_stock: WallStock::Unlimited, ..Config::new(2) };
    let mut table = scene_of(&unlimited).stock([0; 3]).tile("2,-3", "0").lava();
    table.play("tile 3; place 2,-4 0");
    assert_eq!(table.supply(0), [1, 1, 2]);
}

#[test]
fn e60_a_supply_counts_to_255_of_a_material() {
    let unlimited = Config { wall_stock: WallStock::Unlimited, ..Config::new(2) };
    let mut table = scene_of(&unlimited).supply(0, [255; 3]).tile("2,-3", "0").lava();
    table.play("tile 3; place 2,-4 0");
    assert_eq!(table.supply(0), [255; 3]);
}

#[test]
fn case_stone_and_wood_are_out_and_one_straw_is_left() {
    let stone_hex = |straw| {
        let mut table = scene(2).tile("2,-3", "0").stock([straw, 0, 0]).stack("3 3").lava();
        table.play("tile 3; place 2,-4 0");
        table
    };
    assert_eq!(stone_hex(1).supply(0), [2, 1, 1]);
    let nothing = stone_hex(0);
    assert_eq!(nothing.supply(0), [1, 1, 1]);
    assert_eq!(nothing.count(|event| matches!(event, Event::WallNotGained { wanted: Stone, .. })), 1);
}

#[test]
fn e61_lava_walls_stand_on_lava_edges_and_mouths_before_an_empty_hex() {
    let table = row().tile("-3,2", "*").walls();
    for edge in ["-1,-2/N", "0,-1/NE", "1,0/S", "-3,2/N", "-3,2/SE"] {
        assert!(table.allows(&format!("wall {edge} straw")), "{edge}\n{table}");
    }
    assert_eq!(table.refusal("wall -1,-2/NE straw"), "E61", "no lava on that edge");
    assert_eq!(table.refusal("wall 0,-1/N straw"), "E61", "a blank edge of the volcano");
    assert_eq!(table.refusal("wall 0,-1/NW straw"), "E62", "the mouth has its tile");
    // Any player may: nobody asks whose lava it is.
    let mut other = row().turn_of(1).walls();
    other.play("wall -1,-2/N stone");
    assert_eq!(other.wall("-1,-2/N"), Some(Stone));
}

#[test]
fn e62_not_between_two_tiles_and_not_toward_village_or_sea() {
    let table = row().tile("2,-5", "015").walls();
    assert_eq!(table.refusal("wall -1,-1/N straw"), "E62");
    assert_eq!(table.refusal("wall -1,-2/S straw"), "E62");
    assert!(
        "wall 2,-5/N straw".parse::<crate::rules::eruption::Action>().is_err(),
        "the sea has no such edge"
    );
    let rival = row().turn_of(1).tile("-1,-3", "03").walls();
    assert_eq!(rival.refusal("wall -1,-3/N straw"), "E65", "an edge on a village takes a village wall");
}

#[test]
fn e63_one_wall_on_an_edge_and_several_on_a_tile() {
    let mut table = row().tile("-1,-2", "0135").at(0, 50).taken(&[1]).wall("-1,-2/N", Straw).walls();
    assert_eq!(table.refusal("wall -1,-2/N wood"), "E63");
    table.play("wall -1,-2/NE wood; wall -1,-2/NW stone");
    assert_eq!(
        (table.wall("-1,-2/N"), table.wall("-1,-2/NE"), table.wall("-1,-2/NW")),
        (Some(Straw), Some(Wood), Some(Stone))
    );
}

#[test]
fn e64_village_walls_stand_on_the_own_seven_edges_with_or_without_lava() {
    let table = row().tile("-1,-3", "03").wall("0,-3/N", Straw).walls();
    let own = ["2,-5/NW", "1,-4/N", "1,-4/NW", "-1,-3/NE", "-1,-3/N", "-2,-3/NE"];
    for edge in own {
        assert!(table.allows(&format!("wall {edge} wood")), "{edge}");
    }
    assert_eq!(table.refusal("wall 0,-3/N wood"), "E63");
}

#[test]
fn e65_never_in_another_village() {
    let table = scene(2).walls();
    assert_eq!(table.refusal("wall 0,3/S straw"), "E65", "a rival's");
    assert_eq!(table.refusal("wall 5,-3/N straw"), "E65", "a neutral one");
    let own: usize = table.options_for("wall").len();
    assert_eq!(own, 3 * (7 + 6), "seven village edges and six mouths, three materials");
    let few = scene(2).supply(0, [0, 2, 0]).walls().options_for("wall");
    assert_eq!(few.len(), 7 + 6, "of what is in the supply");
    assert!(few.iter().all(|option| option.ends_with(" wood")));
}

#[test]
fn e66_two_walls_may_face_one_hex_from_different_tiles() {
    let mut table = scene(2).tile("-1,-1", "02").tile("0,-3", "4").wall("-1,-1/N", Straw).walls();
    table.play("wall 0,-3/SW straw");
    assert_eq!((table.wall("-1,-1/N"), table.wall("0,-3/SW")), (Some(Straw), Some(Straw)));
    let (facing, own) = ("-1,-2", "-1,-1");
    let board = table.state.board();
    assert!(
        board.walls_facing(hex(facing)).eq(["0,-3/SW", "-1,-1/N"].map(|at| (edge(at), Straw))),
        "by its edges"
    );
    assert!(
        board.walls_of_tile(hex(own)).eq([(edge("-1,-1/N"), Straw)]),
        "of the tile that the wall stands on"
    );
}

#[test]
fn e67_a_lava_wall_goes_only_with_its_hex_its_tile_or_a_bomb() {
    let board = island!(
        "
                    .               .
            .       .       .       .
                .       .       .
            .       0135    .       .
                .       .       .
            .       02      .       .
        .       .       #       .       .
    .       .       #       #       .       .
        .       .       #       .       .
    .       .       #       #       .       .
        .       .       #       .       .
            .       .       .       .
                .       .       .
            .       .       .       .
                .       .       .
            .       .       .       .
                .               .
        walls: -1,-2/N wood; -1,-2/NE wood; 0,-1/NE stone; -1,-2/NW straw
        "
    );
    let left = |steps: &str, hand: &str| {
        let mut table = scene(2).island(board).hand(0, hand).stack("3 013").cards();
        table.play(steps);
        let picture = table.state.board().to_string();
        picture.lines().last().unwrap_or_default().trim_start_matches("walls: ").to_string()
    };
    let placed = left("play lava-flow; tile 3; place -2,-2 5; dice 6 1; place 1,1 3", "lava-flow");
    assert_eq!(placed.matches(';').count(), 3, "all four stay: {placed}");
    let flooded = left("play lava-flow; tile 3; place 1,-2 1; dice 1 6", "lava-flow");
    assert!(!flooded.contains("stone") && flooded.matches(';').count() == 2, "{flooded}");
    assert_eq!(left("play sinkhole -1,-2", "sinkhole"), "0,-1/NE stone", "a wall on a mouth is on no tile");
    assert_eq!(left("play aftershock -1,-2 2", "aftershock"), "0,-1/NE stone");
    assert_eq!(left("play quake; tile 3; replace -1,-2 0", "quake"), "0,-1/NE stone");
    let bombed = left("play volcanic-bomb -1,-2/NE", "volcanic-bomb");
    assert_eq!(bombed.matches(';').count(), 2, "{bombed}");
}
