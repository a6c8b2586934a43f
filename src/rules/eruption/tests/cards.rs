//! Phase 3, playing and trading cards, and the cards that touch no tile: E39 to E47, E49, E55 and E57.

use super::toolkit::{Scene, scene, scene_of};
use crate::rules::{
    Game, Seat, Viewer,
    eruption::{
        Card, Config, Event,
        Material::{Stone, Straw, Wood},
    },
};

fn holding(hand: &str) -> Scene {
    scene(2).hand(0, hand)
}

#[test]
fn e39_effects_trades_and_pairs_in_any_number_and_order() {
    let mut table = holding("rain rain quake relocate sinkhole").at(0, 60).taken(&[1]).cards();
    table.play("trade quake; play rain; trade2 relocate sinkhole; tile 3; place -1,-1 5; trade rain");
    assert_eq!((table.supply(0), table.temperature(0), table.hand(0).as_str()), ([1, 2, 2], 30, ""));
    assert_eq!(table.refusal("trade rain"), "E39", "not in the hand");

    let table = holding("rain rain quake").cards();
    assert!(table.allows("trade2 rain rain") && table.allows("trade2 quake rain"));
    assert_eq!(table.refusal("trade2 rain quake"), "E39", "the two in alphabetical order");
    assert_eq!(table.refusal("trade2 quake quake"), "E39", "there is only one");
    assert_eq!(table.options_for("trade2"), ["trade2 quake rain", "trade2 rain rain"], "each pair once");
    let mut walls = table.clone();
    walls.play("done");
    assert_eq!(
        (walls.refusal("trade rain"), walls.refusal("trade2 rain rain")),
        ("E6", "E6"),
        "only in phase 3"
    );
}

#[test]
fn e40_lava_of_phase_3_follows_the_rules_of_placement() {
    let scene = holding("rain rain").tile("-1,-1", "02").tile("-1,-2", "03").wall("-1,-2/N", Straw);
    let mut table = scene.cards();
    table.play("trade2 rain rain; tile 013");
    let phase = table.state.view(crate::rules::Viewer::Table).phase;
    assert_eq!(phase, Some(crate::rules::eruption::Phase::Cards), "lava of a card is still phase 3");
    table.play("place -1,-3 0");
    assert_eq!(table.rolls_for(), "-1,-2/N", "E30");
    table.play("dice 1 6; card aftershock; card rain");
    assert_eq!((table.asks().as_str(), table.hand(0).as_str()), ("cards", "aftershock rain"), "E36");
    table.play("trade aftershock");
    assert_eq!(table.supply(0), [1, 1, 2], "a newly drawn card is used at once");
}

#[test]
fn e41_without_stack_nothing_that_needs_a_tile() {
    let table = holding("lava-flow quake rain").tile("-1,-1", "02").stack("").cards();
    for step in ["play lava-flow", "play quake", "trade2 quake rain"] {
        assert_eq!(table.refusal(step), "E41", "{step}");
    }
    assert_eq!(table.options(), ["trade lava-flow", "trade quake", "trade rain", "done"]);
}

#[test]
fn e42_no_more_than_three_cards_leave_phase_3() {
    let mut table = holding("rain rain quake relocate sinkhole").cards();
    assert_eq!((table.refusal("done"), table.options_for("discard").len()), ("E42", 4));
    table.play("discard rain");
    assert_eq!(table.refusal("done"), "E42");
    table.play("discard quake");
    assert_eq!(table.refusal("discard rain"), "E42", "only while there are more than three");
    assert_eq!(table.state.view(Viewer::Table).discards.len(), 2);
    assert_eq!(table.supply(0), [1; 3], "a plain discard pays nothing");
    table.play("done");
}

#[test]
fn e43_the_discards_are_shuffled_when_a_card_is_needed() {
    let contact = || scene(2).tile("-1,-1", "02").tile("-1,-2", "03");
    let mut table = contact().piles("", "rain quake quake").lava();
    assert_eq!(table.state.view(Viewer::Table).draw_pile, 0, "not before");
    table.play("tile 013; place -1,-3 0");
    assert_eq!(
        (table.asks().as_str(), table.options()),
        ("card", vec!["card quake".into(), "card rain".into()])
    );
    assert_eq!(table.count(|event| *event == Event::DiscardsShuffled { cards: 3 }), 1);
    table.play("card quake; card quake");
    assert_eq!(table.state.view(Viewer::Table).discards.len(), 0);

    let mut one = contact().piles("rain", "").lava();
    one.play("tile 013; place -1,-3 0; card rain");
    assert_eq!((one.asks().as_str(), one.hand(0).as_str()), ("cards", "rain"), "the second draw is lost");
    assert_eq!(one.count(|event| matches!(event, Event::DrawLost { .. })), 1);
}

#[test]
fn e43_a_played_card_is_in_the_discards_at_once() {
    let scene = holding("lava-flow").tile("-1,-1", "02").tile("-1,-2", "03").piles("", "");
    let mut table = scene.cards();
    table.play("play lava-flow; tile 03; place -1,-3 0");
    assert_eq!(table.options(), ["card lava-flow"]);
}

#[test]
fn e44_lava_flow_draws_and_places_one_more_tile() {
    let mut table = holding("lava-flow").cards();
    table.play("play lava-flow");
    assert_eq!(
        (table.asks().as_str(), table.state.view(Viewer::Table).discards.of(Card::LavaFlow)),
        ("tile", 1)
    );
    table.play("tile 3; place -1,-1 5");
    assert_eq!((table.asks().as_str(), table.tile("-1,-1").as_str()), ("cards", "2"));
}

#[test]
fn e45_reinforce_builds_at_once_and_several_times_besides_phase_4() {
    let mut table = holding("reinforce reinforce reinforce").supply(0, [1, 1, 1]).cards();
    assert_eq!(table.refusal("play reinforce 0,3/S straw"), "E65");
    table.play("play reinforce 0,-1/NW straw; play reinforce 0,-3/N stone");
    assert_eq!((table.wall("0,-1/NW"), table.wall("0,-3/N")), (Some(Straw), Some(Stone)));
    assert_eq!((table.supply(0), table.hand(0).as_str()), ([0, 1, 0], "reinforce"));
    assert_eq!(table.refusal("play reinforce 1,-4/N straw"), "E58", "no such wall in the supply");
    table.play("done");
    assert!(table.allows("wall 1,-4/N wood"), "phase 4 has its own wall");
    assert!(holding("reinforce").supply(0, [0; 3]).cards().options_for("play").is_empty());
}

#[test]
fn e46_relocate_moves_walls_freely_inside_the_own_village() {
    let walled = holding("relocate").wall("0,-3/N", Straw).wall("1,-4/N", Stone).wall("0,3/S", Wood);
    let mut table = walled.cards();
    table.play("play relocate");
    assert_eq!(table.refusal("done"), "E46", "at least one move");
    let from = |edge: &str| table.options_for(&format!("move {edge} ")).len();
    assert_eq!((from("0,-3/N"), from("1,-4/N"), table.options().len()), (6, 6, 12), "to the other six edges");
    assert_eq!(table.refusal("move 0,-3/N 0,3/S"), "E65");
    assert_eq!(table.refusal("move 0,-3/N 0,-3/N"), "E46");
    assert_eq!(table.refusal("move 2,-5/NW 0,-3/N"), "E49", "no wall there");
    table.play("move 0,-3/N -2,-3/NE");
    assert_eq!((table.wall("0,-3/N"), table.wall("-2,-3/NE")), (None, Some(Straw)));
    table.play("move 1,-4/N -2,-3/NE");
    assert_eq!((table.wall("1,-4/N"), table.wall("-2,-3/NE")), (Some(Straw), Some(Stone)), "a swap");
    table.play("done");
    assert_eq!((table.asks().as_str(), table.rolls(), table.supply(0)), ("cards", 0, [1; 3]));
    assert_eq!(holding("relocate").wall("0,3/S", Wood).cards().refusal("play relocate"), "E46");
}

#[test]
fn e46_seven_moves_are_enough_for_seven_edges() {
    let mut table = holding("relocate").wall("0,-3/N", Straw).cards();
    table.play(
        "play relocate; move 0,-3/N 1,-4/N; move 1,-4/N 0,-3/N; move 0,-3/N 1,-4/N; move 1,-4/N 0,-3/N",
    );
    table.play("move 0,-3/N 1,-4/N; move 1,-4/N 0,-3/N; move 0,-3/N 1,-4/N");
    assert_eq!((table.options(), table.refusal("move 1,-4/N 0,-3/N")), (vec!["done".into()], "E46"));
}

#[test]
fn e46_walls_of_one_material_may_change_places() {
    let mut table = holding("relocate").wall("0,-3/N", Straw).wall("1,-4/N", Straw).cards();
    table.play("play relocate; move 0,-3/N 1,-4/N; done");
    assert_eq!((table.wall("0,-3/N"), table.wall("1,-4/N")), (Some(Straw), Some(Straw)));
}

#[test]
fn e47_rain_cools_the_own_village_by_30_but_not_below_0() {
    let mut table = holding("rain rain").at(0, 40).at(1, 40).cards();
    table.play("play rain");
    assert_eq!(table.temperatures(), [10, 40]);
    table.play("play rain");
    assert_eq!(table.temperatures(), [0, 40]);
    assert_eq!(holding("rain").cards().refusal("play rain"), "E57", "not at 0");

    let mut burning = holding("rain").at(0, 290).taken(&[1, 2, 3]).cards();
    burning.play("play rain; done; end");
    assert_eq!(burning.count(|event| matches!(event, Event::BurntOut { .. })), 0);

    let dry = scene_of(&Config { rain: false, ..Config::new(2) }).damage();
    assert_eq!(dry.state.view(Viewer::Table).draw_pile, 32);
}

#[test]
fn e49_a_volcanic_bomb_takes_any_wall_of_anybody() {
    let walls = ["0,-1/NW", "-1,-1/N", "0,-3/N", "0,3/S"];
    let scene = holding("volcanic-bomb").tile("-1,-1", "02").stock([0; 3]);
    let table = walls.into_iter().fold(scene, |scene, wall| scene.wall(wall, Wood)).cards();
    assert_eq!(table.options_for("play volcanic-bomb").len(), 4);
    for wall in walls {
        let mut table = table.clone();
        table.play(&format!("play volcanic-bomb {wall}"));
        assert_eq!((table.wall(wall), table.state.view(Viewer::Table).stock), (None, [0, 1, 0]), "{wall}");
    }
    assert_eq!(table.refusal("play volcanic-bomb 1,-4/N"), "E49", "no wall there");
}

#[test]
fn e55_a_traded_card_gives_a_wall_of_its_material() {
    for (card, supply) in [
        ("lava-flow", [2, 1, 1]),
        ("reinforce", [2, 1, 1]),
        ("relocate", [2, 1, 1]),
        ("rain", [1, 2, 1]),
        ("sinkhole", [1, 2, 1]),
        ("volcanic-bomb", [1, 2, 1]),
        ("aftershock", [1, 1, 2]),
        ("quake", [1, 1, 2]),
    ] {
        let mut table = holding(card).stock([3, 3, 3]).cards();
        table.play(&format!("trade {card}"));
        assert_eq!((table.supply(0), table.hand(0).as_str()), (supply, ""), "{card}");
        assert_eq!(table.state.view(Viewer::Table).stock.iter().sum::<u8>(), 8);
        assert_eq!(table.state.view(Viewer::Table).discards.len(), 1);
    }
    let mut weaker = holding("quake").stock([0, 2, 0]).cards();
    assert_eq!(weaker.play("trade quake").supply(0), [1, 2, 1], "E60");
}

#[test]
fn e57_plays_that_change_nothing_are_refused() {
    let table = holding("rain relocate volcanic-bomb sinkhole aftershock quake").cards();
    assert_eq!(table.refusal("play rain"), "E57");
    assert_eq!(table.refusal("play relocate"), "E46");
    assert_eq!(table.refusal("play volcanic-bomb 0,-3/N"), "E49");
    assert_eq!(table.refusal("play sinkhole 0,-3"), "E48");
    assert_eq!(table.refusal("play aftershock 0,-3 0"), "E48");
    assert_eq!(table.refusal("play quake"), "E51");
    assert!(table.options_for("play").is_empty());

    let poor = holding("rain quake").stock([0; 3]).cards();
    assert_eq!((poor.refusal("trade rain"), poor.options_for("trade ").len()), ("E57", 0), "nothing to pay");
    let straw = holding("relocate rain").stock([0, 1, 0]).cards();
    assert_eq!(straw.options_for("trade "), ["trade rain"], "a straw card is never paid in wood");
    assert_eq!(straw.state.seat(), Seat::new(0));
}
