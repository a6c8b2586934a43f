//! The look ahead at damage: certain contacts, walls by the odds of their rolls, the end of the meter, the last round. Edges
//! as in [`super::damage`].

use super::toolkit::{Scene, hex, scene};
use crate::rules::{
    Game, Seat, Viewer,
    eruption::{
        Action, Degrees,
        Material::{Stone, Straw, Wood},
        Outlook, Tile, View,
    },
};

/// Contacts at 2,-5/NW, 0,-3/N, -1,-3/N and -2,-3/NE, as many as wanted; seat 1 is on turn.
fn contacts(count: usize) -> Scene {
    let tiles = [("2,-5", "5"), ("0,-3", "0"), ("-1,-3", "0"), ("-2,-3", "1")];
    tiles.into_iter().take(count).fold(scene(2).turn_of(1), |scene, (hex, edges)| scene.tile(hex, edges))
}

fn view(scene: Scene) -> View {
    scene.cards().state.view(Viewer::Table)
}

/// Least, expected, most for seat 0.
fn outlook(view: &View) -> (u16, u16, u16) {
    let Outlook { least, most, expected } = view.outlook(Seat::new(0)).expect("a turn to come");
    (least.get(), expected, most.get())
}

#[test]
fn e8_open_contacts_are_certain() {
    assert_eq!(outlook(&view(contacts(0).at(0, 40))), (40, 40, 40), "E13: no contact, no damage");
    assert_eq!(outlook(&view(contacts(2).at(0, 40))), (80, 80, 80));
}

#[test]
fn e9_a_wall_costs_ten_degrees_times_the_chance_that_it_is_lost() {
    // Straw is lost in 21 of 36 rolls, wood in 15, stone in 10.
    for (material, expected) in [(Straw, 6), (Wood, 4), (Stone, 3)] {
        assert_eq!(outlook(&view(contacts(1).wall("2,-5/NW", material))), (0, expected, 10), "{material}");
    }
    let walled = contacts(3).wall("2,-5/NW", Straw).wall("0,-3/N", Straw);
    assert_eq!(outlook(&view(walled)), (20, 32, 40), "20 and twice 5.8, rounded once");
}

#[test]
fn e10_walls_without_contact_do_not_count() {
    assert_eq!(outlook(&view(contacts(1).wall("0,-3/N", Straw))), (20, 20, 20));
}

#[test]
fn e12_nothing_goes_beyond_the_burn_out_space() {
    // Two straw walls at 280: one lost is as much as two. 280 + 10 (1 - (15/36)^2).
    let walled = contacts(2).wall("2,-5/NW", Straw).wall("0,-3/N", Straw).at(0, 280);
    assert_eq!(outlook(&view(walled)), (280, 288, 290));
    assert_eq!(outlook(&view(contacts(4).at(0, 260))), (290, 290, 290));
}

#[test]
fn e20_an_eruption_tile_heats_the_others_before_their_damage() {
    let before = view(contacts(1).at(0, 40));
    let after = before.foreseen(Action::Erupt(hex("-1,-3")));
    assert_eq!((outlook(&before).0, outlook(&after).0), (60, 90 + 40), "+30, and two more contacts");
    let own = Seat::new(1);
    assert_eq!(before.outlook(own), after.outlook(own));
}

#[test]
fn e64_a_wall_before_lava_makes_damage_a_matter_of_dice() {
    let before = view(contacts(1).turn_of(0));
    let edge = super::toolkit::edge("2,-5/NW");
    assert_eq!(outlook(&before.foreseen(Action::Wall(edge, Stone))), (0, 3, 10));
    let there = before.foreseen(Action::Wall(edge, Stone));
    assert_eq!(outlook(&there.foreseen(Action::VolcanicBomb(edge))), (20, 20, 20), "E49");
}

#[test]
fn e48_a_tile_that_goes_takes_its_contacts_along() {
    let before = view(contacts(2));
    assert_eq!(outlook(&before.foreseen(Action::Sinkhole(hex("0,-3")))), (20, 20, 20));
    assert!(before.board.tile(hex("0,-3")).and_then(Tile::kind).is_some(), "it is foreseen, not done");
}

#[test]
fn e47_rain_cools_before_the_damage() {
    let before = view(contacts(1).turn_of(0).at(0, 70));
    assert_eq!(outlook(&before.foreseen(Action::Rain)), (60, 60, 60));
}

#[test]
fn e68_whoever_has_had_the_last_turn_takes_no_more_damage() {
    let mut seen = view(contacts(1));
    let all = |view: &View| [0, 1].map(|seat| view.outlook(Seat::new(seat)).is_some());
    assert_eq!(all(&seen), [true, true]);
    for (left, has) in [(0, [false, false]), (1, [true, false]), (2, [true, true])] {
        seen.last_round = Some((crate::rules::eruption::Ending::Exhaustion, left));
        assert_eq!(all(&seen), has);
    }
    assert_eq!(Degrees::BURN_OUT.get(), 290);
}

#[test]
fn e70_in_the_final_round_only_those_who_still_have_a_turn_expect_damage() {
    let mut view = view(scene(4).turn_of(1));
    let ahead = |view: &View| Seat::first(4).filter(|seat| view.outlook(*seat).is_some()).collect::<Vec<_>>();
    assert_eq!(ahead(&view), [0, 1, 2, 3].map(Seat::new));
    view.last_round = Some((crate::rules::eruption::Ending::Exhaustion, 2));
    assert_eq!(ahead(&view), [2, 3].map(Seat::new));
    view.last_round = Some((crate::rules::eruption::Ending::Exhaustion, 1));
    view.players[2].burnt_out = true;
    assert_eq!(ahead(&view), [Seat::new(3)], "who has burnt out sits out");
}
