//! Phase 1, damage: E8 to E15. In a two-player game seat 0 owns the top village, whose edges from the owner's left are
//! 2,-5/NW · 1,-4/N · 1,-4/NW · 0,-3/N · -1,-3/NE · -1,-3/N · -2,-3/NE.

use super::toolkit::{Scene, scene, scene_of};
use crate::rules::{
    Game, Viewer,
    eruption::{
        Config, DrawCause, Event,
        Material::{Stone, Straw, Wood},
        ZoneCard,
    },
};

/// Contacts at 2,-5/NW, 0,-3/N, -1,-3/N and -2,-3/NE, as many as wanted.
fn contacts(count: usize) -> Scene {
    let tiles = [("2,-5", "5"), ("0,-3", "0"), ("-1,-3", "0"), ("-2,-3", "1")];
    tiles.into_iter().take(count).fold(scene(2), |scene, (hex, edges)| scene.tile(hex, edges))
}

#[test]
fn e8_each_open_contact_of_the_own_village_costs_20_degrees() {
    let table = contacts(2).tile("0,3", "3").tile("-1,4", "3").at(1, 10).damage();
    assert_eq!(table.temperatures(), [40, 10], "{table}");
    let table = scene(2).tile("-1,-3", "01").damage();
    assert_eq!(table.temperature(0), 40, "two contacts on one tile");
}

#[test]
fn e9_walled_contacts_are_rolled_once_from_the_owners_left_to_right() {
    let scene = contacts(3).wall("2,-5/NW", Straw).wall("0,-3/N", Wood).wall("-1,-3/N", Stone);
    let mut table = scene.stock([5, 5, 5]).damage();
    assert_eq!(table.rolls_for(), "2,-5/NW");
    table.play("dice 6 6");
    assert_eq!((table.temperature(0), table.wall("2,-5/NW")), (10, None), "lost: 10 degrees");
    assert_eq!(table.state.view(Viewer::Table).stock, [6, 5, 5], "back to the stock");
    assert_eq!(table.rolls_for(), "0,-3/N");
    table.play("dice 6 6");
    assert_eq!((table.temperature(0), table.wall("0,-3/N")), (10, Some(Wood)), "held: nothing");
    assert_eq!(table.rolls_for(), "-1,-3/N");
    table.play("dice 1 3");
    assert_eq!((table.temperature(0), table.wall("-1,-3/N")), (20, None));
    assert_eq!(table.asks(), "tile", "each was rolled once");
}

#[test]
fn e10_walls_without_contact_are_not_rolled() {
    let table = contacts(1).wall("0,-3/N", Straw).wall("1,-4/N", Straw).damage();
    assert_eq!((table.asks().as_str(), table.rolls(), table.temperature(0)), ("tile", 0, 20));
    assert_eq!(table.wall("0,-3/N"), Some(Straw));
}

#[test]
fn e11_open_contacts_count_before_any_roll() {
    let table = contacts(4).wall("2,-5/NW", Straw).damage();
    assert_eq!(table.rolls_for(), "2,-5/NW");
    assert_eq!(table.temperature(0), 60);
}

#[test]
fn e12_the_temperature_stops_at_290_and_the_other_walls_are_still_rolled() {
    let scene = contacts(4).at(0, 280).wall("-1,-3/N", Straw).wall("-2,-3/NE", Straw);
    let mut table = scene.damage();
    assert_eq!(table.temperature(0), 290);
    table.play("dice 1 6; dice 1 1");
    assert_eq!(table.temperature(0), 290);
    assert_eq!((table.wall("-1,-3/N"), table.wall("-2,-3/NE")), (None, None));
}

#[test]
fn e13_without_contact_no_damage_but_tiles_and_card_still_come() {
    let table = scene(2).at(0, 120).damage();
    assert_eq!(table.temperature(0), 120);
    assert_eq!(table.state.player(table.state.seat()).eruption_tiles, 2);
    assert_eq!(table.asks(), "card");
    assert_eq!(table.count(|event| matches!(event, Event::Heated { .. })), 0);
}

#[test]
fn e14_after_damage_every_space_reached_gives_its_eruption_tile() {
    let tiles = |scene: Scene| {
        let table = scene.damage();
        (table.state.player(table.state.seat()).eruption_tiles, table.state.view(Viewer::Table).eruption_row)
    };
    assert_eq!(tiles(contacts(1).at(0, 20)), (0, [true; 3]), "40 degrees");
    assert_eq!(tiles(contacts(1).at(0, 30)), (1, [false, true, true]), "50 degrees");
    assert_eq!(tiles(contacts(1).at(0, 180)), (3, [false; 3]), "200 degrees");
    assert_eq!(tiles(contacts(1).at(0, 180).taken(&[1, 3])), (1, [false; 3]), "only tile 2 was left");
    let told =
        contacts(1).at(0, 180).taken(&[2]).damage().events.into_iter().filter_map(|event| match event {
            Event::EruptionTaken { number, .. } => Some(number),
            _ => None,
        });
    assert_eq!(told.collect::<Vec<_>>(), [1, 3], "by their numbers, the lowest first");

    // A space reached through somebody else's eruption is claimed in the own next damage phase, in turn order.
    let mut table = scene(2).at(0, 20).at(1, 20).turn_of(1).holds(1, &[2]).damage();
    table.play("erupt -3,2");
    assert_eq!(table.temperatures(), [50, 20]);
    assert_eq!(table.state.view(Viewer::Table).eruption_row, [true, false, true], "not out of turn");
    table.play("tile 3; place -1,-1 5; done; end");
    assert_eq!(table.state.view(Viewer::Table).eruption_row, [false, false, true]);
    assert_eq!(table.asks(), "erupt");
}

#[test]
fn e15_zone_2_draws_a_card_after_damage_or_at_the_start_of_the_card_phase() {
    assert_eq!(scene(2).at(0, 110).taken(&[1]).damage().asks(), "tile");
    let table = scene(2).at(0, 120).taken(&[1, 2]).damage();
    assert_eq!(table.asks(), "card");

    let config = Config { zone_card: ZoneCard::CardPhase, ..Config::new(2) };
    let mut table = scene_of(&config).at(0, 120).taken(&[1, 2]).damage();
    assert_eq!(table.asks(), "tile", "not yet");
    table.play("tile 3; place -1,-1 5");
    assert_eq!(table.asks(), "card");
    table.play("card rain");
    assert_eq!(table.hand(0), "rain");
    assert_eq!(table.count(|event| matches!(event, Event::CardDrawn { cause: DrawCause::Zone, .. })), 1);
    assert_eq!(table.asks(), "cards", "once a turn");
}

#[test]
fn case_dice_straw_6_6_wood_6_6_stone_1_2_stone_1_3_straw_2_1() {
    for (material, dice, holds) in [
        (Straw, "dice 6 6", false),
        (Wood, "dice 6 6", true),
        (Stone, "dice 1 2", true),
        (Stone, "dice 1 3", false),
        (Straw, "dice 2 1", true),
    ] {
        let mut table = contacts(1).wall("2,-5/NW", material).damage();
        table.play(dice);
        assert_eq!(table.wall("2,-5/NW"), holds.then_some(material), "{material} {dice}");
        assert_eq!(table.temperature(0), if holds { 0 } else { 10 });
    }
}

#[test]
fn case_at_30_degrees_two_open_a_straw_and_a_wood_wall() {
    let mut table = contacts(4).at(0, 30).wall("2,-5/NW", Straw).wall("-2,-3/NE", Wood).damage();
    table.play("dice 3 3; dice 3 3");
    assert_eq!(table.temperature(0), 80);
    assert_eq!((table.wall("2,-5/NW"), table.wall("-2,-3/NE")), (None, Some(Wood)));
    assert_eq!(table.state.view(Viewer::Table).eruption_row, [false, true, true]);
    assert_eq!(table.asks(), "erupt", "no card is drawn");
    table.play("erupt -3,2; tile 3; place -1,-1 5; done; wall 1,-4/N straw; wall 1,-4/NW wood");
    assert_eq!(table.state.seat().index(), 1, "two walls end the turn");
}

#[test]
fn case_at_40_degrees_four_open_contacts_take_two_eruption_tiles() {
    let mut table = contacts(4).at(0, 40).damage();
    assert_eq!((table.temperature(0), table.asks().as_str()), (120, "card"));
    table.play("card rain; erupt -3,2");
    assert_eq!(table.temperatures(), [120, 30]);
    table.play("tile 3; place -1,-1 5; done; end; tile 03; place 1,1 0; done; end");
    // 200 degrees now: the third tile comes too, but one tile a turn is placed.
    assert_eq!(table.temperature(0), 200);
    table.play("card rain; erupt -3,4");
    assert_eq!(table.temperatures(), [200, 60]);
}

#[test]
fn case_at_280_degrees_rain_escapes_the_burn_out() {
    let mut table = contacts(3).at(0, 280).taken(&[1, 2, 3]).wall("-1,-3/N", Straw).hand(0, "rain").damage();
    table.play("dice 1 6");
    assert_eq!((table.temperature(0), table.wall("-1,-3/N")), (290, None));
    table.play("card quake; tile 3; place -1,-1 5; no-extra; play rain");
    assert_eq!(table.temperature(0), 260);
    table.play("done; end");
    assert_eq!(table.count(|event| matches!(event, Event::BurntOut { .. } | Event::FinalRound { .. })), 0);
}
