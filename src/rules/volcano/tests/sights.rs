//! What a view tells: the chance of an eruption, how many may choose GO, where a pawn could move to.

use super::toolkit::{Table, scene, seat};
use crate::rules::{
    Game, Viewer,
    volcano::{Adjacent, Config, IslandSet, Odds, Outlook, View},
};

fn view(table: &Table, viewer: Viewer) -> View {
    table.state.view(viewer)
}

#[test]
fn the_chance_of_an_eruption_follows_the_dice() {
    let mut table = scene(4).danger(2).turn();
    for (step, cases, of) in [("", 3, 6), ("check 3", 15, 18), ("event 5", 6, 6)] {
        if !step.is_empty() {
            table.play(step);
        }
        assert_eq!(table.state.odds(), Odds { cases, of }, "{step}");
        assert_eq!(view(&table, Viewer::Table).odds(), table.state.odds());
    }
}

#[test]
fn how_many_may_choose_go_is_told_by_the_ballots_that_one_knows() {
    let mut table = scene(4).acts();
    let range = |table: &Table, viewer| view(table, viewer).possible_go();
    assert_eq!(range(&table, Viewer::Everything), 0..=4);
    table.play("go; go; stay");
    assert_eq!(range(&table, Viewer::Table), 0..=4);
    assert_eq!(range(&table, Viewer::Seat(seat(0))), 1..=4);
    assert_eq!(range(&table, Viewer::Seat(seat(2))), 0..=3);
    assert_eq!(range(&table, Viewer::Everything), 2..=3);
}

#[test]
fn a_pawn_that_was_placed_can_be_shown_its_ways() {
    let table = scene(4).at("1 V 5 2").acts();
    let reachable = |table: &Table, number: u8| -> String {
        view(table, Viewer::Table).reachable(seat(number)).iter().map(|island| island.name()).collect()
    };
    assert_eq!([0, 1, 2, 3].map(|number| reachable(&table, number)), ["", "5", "V", ""]);
    let table = Table::new_game(&Config::new(4));
    assert_eq!(view(&table, Viewer::Table).reachable(seat(0)), IslandSet::EMPTY);
    let eight = scene(4).adjacent(Adjacent::Eight).at("1 V 5 2").acts_with(Outlook::Due);
    assert_eq!(reachable(&eight, 1), "5");
}
