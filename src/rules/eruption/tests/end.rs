//! The end of the game: E68 to E75.

use super::toolkit::{Scene, Table, scene};
use crate::rules::{
    Game, Seat, Viewer,
    eruption::{
        Ending, Event,
        Material::{Stone, Straw, Wood},
    },
};

/// The seats whose turns are still to come, as they pass by with as little as possible.
fn rest_of_the_game(table: &mut Table) -> Vec<usize> {
    let mut turns = Vec::new();
    while table.asks() != "over" {
        turns.push(table.state.seat().index());
        table.play("done; end");
    }
    turns
}

fn burning(players: u8, seat: u8) -> Scene {
    scene(players).turn_of(seat).at(seat, 290).taken(&[1, 2, 3])
}

#[test]
fn e68_after_a_burn_out_every_other_player_takes_one_last_turn() {
    let mut table = burning(4, 2).walls();
    table.play("end");
    assert_eq!(table.state.view(Viewer::Table).stack.len(), 0, "the stack is discarded");
    assert_eq!(table.state.view(Viewer::Table).tile_discard.iter().sum::<u8>(), 40);
    assert_eq!(table.state.view(Viewer::Table).last_round.map(|(cause, _)| cause), Some(Ending::BurnOut));
    assert_eq!(rest_of_the_game(&mut table), [3, 0, 1]);
    assert_eq!(table.refusal("end"), "E68", "nothing can be played any more");
}

#[test]
fn e69_290_degrees_at_another_time_wait_for_the_own_turns_end() {
    let mut table = scene(2).at(1, 270).holds(0, &[1]).eruption();
    table.play("erupt -3,2; tile 3; place -1,-1 5; done; end");
    assert_eq!(table.temperature(1), 290);
    assert_eq!(table.state.view(Viewer::Table).last_round, None);
    // The hot player takes the tiles that are left, draws for zone 2, and burns out at the end of the own turn.
    table.play("card quake; erupt 3,-1; tile 03; place 1,1 0; no-extra; done");
    assert_eq!(table.state.view(Viewer::Table).last_round, None);
    table.play("end");
    assert_eq!(table.state.view(Viewer::Table).last_round.map(|(cause, _)| cause), Some(Ending::BurnOut));
    assert_eq!(table.state.seat(), Seat::new(0));
}

#[test]
fn e70_after_exhaustion_every_player_takes_one_last_turn_the_current_one_too() {
    let mut table = scene(3).turn_of(1).stack("3").lava();
    table.play("tile 3; place -1,-1 5; done");
    assert_eq!(table.state.view(Viewer::Table).last_round, None, "not before the turn's end");
    table.play("end");
    assert_eq!(table.state.view(Viewer::Table).last_round.map(|(cause, _)| cause), Some(Ending::Exhaustion));
    assert_eq!(rest_of_the_game(&mut table), [2, 0, 1]);
}

#[test]
fn e71_the_final_round_draws_no_lava_and_all_else_works() {
    let last = burning(2, 0).tile("0,3", "3").at(1, 60).holds(1, &[1]).hand(1, "lava-flow rain");
    let mut table = last.walls();
    table.play("end");
    assert_eq!((table.temperature(1), table.asks().as_str()), (80, "erupt"), "damage and eruption tiles");
    table.play("erupt -3,2");
    assert_eq!(table.temperatures(), [290, 80]);
    assert_eq!((table.asks().as_str(), table.refusal("play lava-flow")), ("cards", "E41"), "no phase 2");
    table.play("play rain; done; wall 1,3/S straw; end");
    assert_eq!((table.temperature(1), table.asks().as_str()), (50, "over"));

    let mut heated = scene(2).stack("").holds(1, &[1]).walls();
    heated.play("end; erupt -3,2");
    assert_eq!(heated.temperatures(), [30, 0], "the others still heat by 30");
}

#[test]
fn e72_a_burn_out_in_the_final_round_changes_nothing_more() {
    let mut table = scene(3).stack("").at(1, 290).taken(&[1, 2, 3]).walls();
    table.play("end; card rain; done; end");
    assert_eq!(table.count(|event| matches!(event, Event::FinalRound { .. })), 1);
    assert_eq!(rest_of_the_game(&mut table), [2, 0], "the round of exhaustion goes on: everybody once");
}

#[test]
fn e73_a_burn_out_goes_before_exhaustion() {
    let mut table = burning(3, 0).stack("").walls();
    table.play("end");
    assert_eq!(table.count(|event| matches!(event, Event::StackDiscarded { .. })), 0, "there is none");
    assert_eq!(table.state.view(Viewer::Table).last_round.map(|(cause, _)| cause), Some(Ending::BurnOut));
    assert_eq!(rest_of_the_game(&mut table), [1, 2]);
}

/// Rank and tie-break by seat.
fn standings(scene: Scene) -> Vec<(u8, i32)> {
    scene.walls().state.scores().into_iter().map(|score| (score.rank, score.tie_break)).collect()
}

#[test]
fn e74_the_lowest_temperature_wins() {
    let ranks = standings(scene(4).at(0, 100).at(1, 40).at(2, 290).at(3, 50).supply(1, [0; 3]));
    assert_eq!(ranks.iter().map(|(rank, _)| *rank).collect::<Vec<_>>(), [3, 1, 4, 2]);
    let totals: Vec<i32> =
        scene(2).at(0, 70).walls().state.scores().iter().map(|score| score.total).collect();
    assert_eq!(totals, [70, 0]);
}

#[test]
fn e75_tied_players_compare_walls_less_contacts_and_share_a_rank_if_still_tied() {
    assert_eq!(standings(scene(2)), [(1, 6), (1, 6)], "shared");
    let village = scene(2).supply(0, [0; 3]).supply(1, [2, 0, 1]).wall("0,-3/N", Stone).wall("1,-4/N", Wood);
    assert_eq!(standings(village.clone()), [(1, 5), (1, 5)], "supply and village walls count the same");
    assert_eq!(
        standings(village.tile("0,-3", "0")),
        [(2, 4), (1, 5)],
        "minus 1 for a contact, walled or not"
    );
    let lava_wall = scene(2).wall("0,-1/NW", Stone);
    assert_eq!(standings(lava_wall), [(1, 6), (1, 6)], "lava walls are nobody's");
    let four = scene(4).at(0, 50).at(1, 50).at(2, 50).supply(0, [0; 3]).supply(2, [0; 3]);
    assert_eq!(standings(four), [(3, 0), (2, 6), (3, 0), (1, 6)], "ranks below the first in the same way");
}

#[test]
fn case_two_players_at_100_degrees() {
    let tied = scene(2).at(0, 100).at(1, 100).supply(0, [0, 0, 1]).supply(1, [0, 1, 0]).wall("1,-4/N", Straw);
    let contacts = tied.tile("0,-3", "0").tile("-1,-3", "01");
    assert_eq!(standings(contacts), [(2, 1), (1, 2)]);
}
