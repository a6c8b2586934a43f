//! End of the turn and of the game: V16 to V18.

use super::toolkit::{scene, seat};
use crate::rules::{
    Game, Pending, Viewer,
    volcano::{Config, ConfigError, Event, Outlook, State},
};

#[test]
fn v16_a_resource_grows_and_the_danger_rises_to_four() {
    let mut table = scene(4).at("V V V V").acts();
    for (turn, danger) in [(2, 2), (3, 3), (4, 4), (5, 4)] {
        table.vote("stay stay stay stay");
        assert_eq!((table.state.turn(), table.board().danger().level()), (turn, danger));
        assert_eq!(table.resources(), [turn; 5]);
        table.play("check 6; event 4");
    }
}

#[test]
fn v16_after_an_eruption_the_danger_is_one() {
    let mut table = scene(4).danger(4).acts_with(Outlook::Due);
    table.vote("stay stay stay stay");
    assert_eq!((table.board().danger().level(), table.resources()), (1, [1, 2, 2, 2, 2]));
}

#[test]
fn v16_the_next_parent_sits_to_the_left() {
    let mut table = scene(4).parent(3).acts();
    table.vote("stay stay stay stay");
    assert_eq!(table.board().parent(), seat(0));
    assert!(table.happened(Event::TurnEnded { turn: 1, parent: seat(3) }));
    table.play("check 6; event 3");
    assert_eq!(table.decides(), 0);
}

#[test]
fn v17_the_game_ends_with_the_turn_of_the_third_eruption() {
    let mut table = scene(4).at("V 1 1 1").points(&[5, 0, 0, 0]).eruptions(2).acts_with(Outlook::Due);
    table.vote("stay stay stay stay");
    assert_eq!(table.asks(), "flee", "the turn is played to its end");
    table.play("flee 2");
    assert_eq!((table.state.pending(), table.points()), (Pending::Over, vec![2, 1, 0, 0]));
    assert_eq!((table.resources(), table.board().danger().level()), ([1, 2, 2, 2, 2], 1));
    assert_eq!(table.refusal("check 1"), "V17");
    assert!(table.options().is_empty() && table.happened(Event::GameOver));
}

#[test]
fn v17_most_points_then_most_hits_then_a_shared_rank() {
    let mut table = scene(5).points(&[4, 6, 4, 6, 4]).acts();
    table.state.board.pawns[0].hits = 2;
    table.state.board.pawns[2].hits = 2;
    table.state.board.pawns[3].hits = 1;
    let ranks: Vec<u8> = table.state.scores().iter().map(|score| score.rank).collect();
    assert_eq!(ranks, [3, 2, 3, 1, 5]);
    assert_eq!(table.state.standings_json()[0].to_string(), r#"{"hits":1,"points":6,"rank":1,"seat":3}"#);
}

#[test]
fn v18_points_are_open_and_the_bank_has_no_end() {
    let mut table = scene(4).at("2 1 1 1").resources([0, 1_000_000, 0, 0, 0]).acts();
    table.vote("stay stay stay stay");
    let view = table.state.view(Viewer::Seat(seat(3)));
    assert_eq!(view.board.pawn(seat(0)).points, 1_000_000);
}

#[test]
fn v18_two_and_three_players_are_unofficial() {
    for players in 0..=255 {
        let config = Config::new(players);
        assert_eq!(State::new(&config).is_ok(), (2..=6).contains(&players));
        assert_eq!(config.is_official(), (4..=6).contains(&players));
    }
    assert_eq!(State::new(&Config::new(7)), Err(ConfigError::Players(7)));
}
