//! Annihilation: E77, alone and with clans.

use super::toolkit::{Scene, Table, scene_of};
use crate::rules::{
    Game, Seat, Viewer,
    eruption::{
        Clans, Config, Event,
        Material::{Stone, Straw},
    },
};

/// The stack has straight tiles and a few others.
const STACK: &str = "03 03 03 03 03 03 013 013";

fn annihilation(players: u8) -> Scene {
    scene_of(&Config { annihilation: true, ..Config::new(players) }).stack(STACK)
}

fn burning(players: u8, seat: u8) -> Scene {
    annihilation(players).turn_of(seat).at(seat, 290).taken(&[1, 2, 3])
}

fn is_out(table: &Table, seat: usize) -> bool {
    table.state.view(Viewer::Table).players[seat].burnt_out
}

#[test]
fn e77_the_game_goes_on_after_a_burn_out_until_one_player_is_left() {
    let mut table = burning(3, 0).at(1, 290).walls();
    table.play("end");
    assert!(is_out(&table, 0) && !is_out(&table, 1), "at the end of the own turn only");
    assert_eq!(table.state.view(Viewer::Table).last_round, None);
    assert_eq!(table.state.view(Viewer::Table).stack.len(), 8, "the stack stays");
    table.play("card rain; tile 03; place 1,1 0; no-extra; done; end");
    assert_eq!((is_out(&table, 1), table.asks().as_str()), (true, "over"), "seat 2 is left");
    let ranks: Vec<u8> = table.state.scores().iter().map(|score| score.rank).collect();
    assert_eq!(ranks, [3, 2, 1], "the later burnt out, the better");
}

#[test]
fn e77_who_cools_down_before_the_turns_end_is_not_out() {
    let mut table = burning(3, 0).hand(0, "rain").cards();
    table.play("play rain; done; end");
    assert!(!is_out(&table, 0));
}

#[test]
fn e77_a_burnt_out_player_places_the_mandatory_tile_and_nothing_else() {
    let out = burning(3, 0).at(0, 290).tile("2,-5", "05").hand(0, "rain quake").holds(0, &[]).walls();
    let mut table = out;
    table.play("end; tile 03; place 1,1 0; done; end; tile 03; place -1,2 0; done; end");
    assert_eq!(
        (table.state.seat(), table.asks().as_str()),
        (Seat::new(0), "tile"),
        "no damage, no zone card"
    );
    let heated = table.count(|event| matches!(event, Event::Heated { seat, .. } if *seat == Seat::new(0)));
    assert_eq!(heated, 0);
    table.play("tile 03; place 2,-1 1");
    assert_eq!(table.state.seat(), Seat::new(1), "no extra tile, no cards, no walls");
}

#[test]
fn e77_a_burnt_out_player_gains_nothing() {
    let mut table = burning(3, 2).tile("-1,-1", "02").tile("-1,-2", "03").walls();
    table.play("end; tile 03; place 1,1 0; done; end; tile 03; place -1,2 0; done; end");
    let supply = table.supply(2);
    table.play("tile 013; place -1,-3 0");
    assert_eq!((supply, table.supply(2), table.hand(2).as_str()), ([0; 3], [0; 3], ""), "no contact cards");
    assert_eq!(table.state.seat(), Seat::new(0), "{table}");
}

#[test]
fn e77_burning_out_drops_eruption_tiles_cards_and_the_supply() {
    let start = annihilation(3).at(0, 290).holds(0, &[1, 2]).taken(&[3]).hand(0, "rain quake");
    let mut table = start.stock([0; 3]).supply(0, [1, 0, 2]).walls();
    table.play("end");
    let view = table.state.view(Viewer::Table);
    assert_eq!((view.players[0].eruption_tiles, view.eruptions_gone), (0, 3));
    assert_eq!((view.players[0].hand_size, view.discards.len()), (0, 2));
    assert_eq!((view.players[0].supply, view.stock), ([0; 3], [1, 0, 2]));
    assert!(!table.state.has_secrets(Seat::new(0)), "nothing to hide any more");
}

#[test]
fn e77_the_village_of_a_burnt_out_player_stays_with_its_walls_as_a_neutral_one() {
    let mut table = burning(3, 0).wall("0,-3/N", Stone).tile("0,-2", "03").walls();
    table.play("end; tile 03; place 0,-3 0; card rain");
    assert_eq!(table.hand(1), "rain", "a contact there still draws a card");
    assert_eq!(table.wall("0,-3/N"), Some(Stone));
}

#[test]
fn e77_an_eruption_tile_heats_the_survivors_only() {
    let mut table = burning(3, 0).walls();
    table.play("end; tile 03; place 1,1 0; done; end");
    let mut table = annihilation(3).at(0, 290).taken(&[1, 2]).holds(1, &[3]).walls();
    table.play("end; erupt -3,2");
    assert_eq!(table.temperatures(), [290, 0, 30]);
    assert_eq!(table.count(|event| matches!(event, Event::Heated { by: 0, .. })), 0);
}

#[test]
fn e77_an_empty_stack_is_made_of_the_tiles_that_left_the_game() {
    let mut table = annihilation(3).stack("03").gone("3 0135 0135").lava();
    table.play("tile 03; place 1,1 0");
    let view = table.state.view(Viewer::Table);
    assert_eq!((view.stack.len(), view.tile_discard.iter().sum::<u8>()), (3, 0));
    assert!(table.events.contains(&Event::TilesShuffled { tiles: 3 }));
    table.play("done; end");
    assert_eq!(table.options(), ["tile 3", "tile 0135"]);
    assert_eq!(table.state.view(Viewer::Table).last_round, None, "no final round");
}

#[test]
fn e77_with_nothing_left_to_draw_the_survivors_play_damage_cards_and_walls() {
    let mut table = annihilation(3).stack("").hand(0, "lava-flow").tile("0,-3", "0").damage();
    assert_eq!((table.temperature(0), table.asks().as_str()), (20, "cards"));
    assert_eq!(table.refusal("play lava-flow"), "E41");
    table.play("done");
    assert_eq!(table.asks(), "walls");
}

#[test]
fn e77_tiles_that_fit_nowhere_stay_and_the_placement_is_skipped() {
    let full = annihilation(3).filled_but(&["-1,-1"], "0").stack("03").gone("0135");
    let mut table = full.lava();
    assert_eq!(table.asks(), "cards");
    let view = table.state.view(Viewer::Table);
    assert_eq!(view.stack.len(), 2, "the discards were shuffled in and fit no better");
    table.play("done; end");
    assert!(table.events.contains(&Event::PlacementSkipped { seat: Seat::new(0) }));
}

#[test]
fn e77_after_a_quiet_round_the_lowest_temperature_wins() {
    let mut table = annihilation(3).stack("").at(0, 30).at(1, 10).at(2, 20).walls();
    table.play("wall 0,-3/N straw");
    table.play("done; end; done; end; done; end");
    assert_eq!(table.asks(), "over", "a wall was built in the turn before these three");
    let ranks: Vec<u8> = table.state.scores().iter().map(|score| score.rank).collect();
    assert_eq!(ranks, [3, 1, 2]);
}

#[test]
fn e77_a_card_a_wall_or_heat_starts_the_round_anew() {
    let quiet = || annihilation(3).stack("").hand(1, "rain volcanic-bomb").wall("0,-1/NW", Straw).at(1, 10);
    for stirring in ["play rain; done; end", "trade rain; done; end", "play volcanic-bomb 0,-1/NW; done; end"]
    {
        let mut table = quiet().walls();
        table.play("end").play(stirring).play("done; end; done; end");
        assert_ne!(table.asks(), "over", "{stirring}");
        table.play("done; end");
        assert_eq!(table.asks(), "over", "{stirring}");
    }
    let mut built = quiet().walls();
    built.play("end; done; wall 3,1/SE straw; done; end; done; end");
    assert_eq!(built.asks(), "cards");
    let mut burnt = annihilation(3).stack("").piles("", "").at(2, 290).taken(&[1, 2, 3]).walls();
    burnt.play("end; done; end; done; end; done; end");
    assert_eq!(burnt.asks(), "cards", "a burn-out too\n{burnt}");
    burnt.play("done; end");
    assert_eq!(burnt.asks(), "over");
}

#[test]
fn e77_discards_and_gifts_do_not_keep_the_game_going() {
    let config = Config { annihilation: true, clans: Clans::halves(4), ..Config::new(4) };
    let mut table = scene_of(&config).stack("").hand(0, "rain rain rain rain").walls();
    table.play("end; done; end; done; end; done; end; discard rain; done; end");
    assert_eq!(table.asks(), "over");
    let mut gifts = scene_of(&config).stack("").hand(0, "rain rain rain rain").turn_of(3).walls();
    gifts.play("end; give 1 rain; give 1 stone; done; end; give 0 rain; done; end; done; end; done; end");
    assert_eq!(gifts.asks(), "over");
}

#[test]
fn e77_with_clans_the_last_clan_wins_and_a_burnt_out_clanmate_only_places_lava() {
    let config = Config { annihilation: true, clans: Clans::halves(4), ..Config::new(4) };
    let start = scene_of(&config)
        .stack(STACK)
        .taken(&[1, 2, 3])
        .at(0, 290)
        .at(2, 290)
        .at(3, 290)
        .turn_of(2)
        .hand(1, "rain");
    let mut table = start.walls();
    table.play("end");
    assert!(is_out(&table, 2), "E77 goes before E76");
    table.play("card rain; tile 03; place 1,1 0; no-extra; done; end");
    assert_eq!(table.asks(), "over", "one clan is left");
    let scores = table.state.scores();
    assert_eq!(scores.iter().map(|score| score.rank).collect::<Vec<_>>(), [1, 1, 3, 3]);
    assert!(scores[0].total < 1000 && scores[2].total > 1000);

    let mut gift = scene_of(&config).stack(STACK).taken(&[1, 2, 3]).at(0, 290).hand(1, "rain").walls();
    gift.play("end; tile 03; place 1,1 0");
    assert_eq!(gift.refusal("give 0 rain"), "E76", "no gains");
}

#[test]
fn e77_whoever_stands_is_ahead_of_whoever_is_out_whatever_the_temperature() {
    let mut table = burning(2, 0).at(1, 290).walls();
    table.play("end");
    assert_eq!(table.asks(), "over");
    let scores = table.state.scores();
    assert_eq!((scores[0].rank, scores[1].rank), (2, 1));
    assert_eq!((scores[0].total, scores[1].total), (1290, 290));
    let rows = table.state.standings_json();
    assert_eq!(
        (rows[0]["seat"].as_u64(), rows[0]["temp"].as_u64(), rows[1]["temp"].as_u64()),
        (Some(1), Some(290), Some(290))
    );
}
